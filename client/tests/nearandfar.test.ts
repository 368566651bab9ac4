/** What the board of Near and Far works out by itself: where paths run, what a page of the storybook has brought, what lies where. */
import { describe, expect, it } from "vitest";
import { wordsOf } from "../src/boards/nearandfar/choosing";
import { routeSpaces, shelfOf, waysOn } from "../src/boards/nearandfar/facts";
import { front, tabOf } from "../src/boards/nearandfar/index";
import { refsOf } from "../src/boards/nearandfar/refs";
import { lastReading } from "../src/boards/nearandfar/story";
import type { Printed, PrintedMap, TableView } from "../src/boards/nearandfar/types";
import { pricesOf, rollWords, spotName } from "../src/boards/nearandfar/words";
import type { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { Voice } from "../src/lib/voice.svelte";
import { messagesOf } from "./files";

const texts = new Texts("en", { ftl: messagesOf("en", "nearandfar"), words: {} }) as unknown as Voice;
const spot = (kind: string, x: number, y: number, book = "", named = false) => ({ kind, x, y, book, named, water: false, mammoths: false });
const MAP = {
  number: 1,
  id: "glogo_caverns",
  spots: [spot("town", 0, 0), spot("pepper", 100, 0, "B", true), spot("coin", 200, 0), spot("pepper", 200, 100, "C")],
  paths: [{ a: 0, b: 1, symbol: "threat" }, { a: 1, b: 2, symbol: "" }, { a: 2, b: 3, symbol: "treasure" }],
  routes: { pepper: [10, 5] },
} as unknown as PrintedMap;
const turn = { action: "", steps: 0, building: "", trade: null, fight: null, quest: null, target: null, shown: [] };
const view = (changed: Record<string, unknown>): TableView =>
  ({ seat: 0, active: 0, phase: "turn", turn, players: [{ place: "map" }, { place: "farm" }], ...changed }) as unknown as TableView;

describe("the map", () => {
  it("bends paths a little, and puts a symbol on the line", () => {
    const [first, second] = waysOn(MAP);
    expect(first).toMatchObject({ x: 50, symbol: "threat" });
    expect(Math.abs(first!.y)).toBeCloseTo(3.5, 1);
    expect(Math.sign(first!.y)).toBe(-Math.sign(second!.y));
    expect(first!.line).toMatch(/^M0 0Q50 \S+ 100 0$/);
  });

  it("knows the two ends of a trade route", () => {
    expect(routeSpaces(MAP, "pepper")).toEqual([1, 3]);
  });

  it("names a space that has a name", () => {
    expect(spotName(texts, MAP, 1)).toBe("Lantern Gate");
    expect(spotName(texts, MAP, 3)).toBe("");
  });
});

describe("facts", () => {
  const printed = { adventurers: [{ id: "mara", tribe: "outlaws", price: 2, icons: { combat: 2 } }], pet: { skill: 1 }, cards: [], threats: [{ id: "bandit", strength: 4, points: 1 }], bosses: [], maps: [MAP] };
  const shelf = shelfOf(printed as unknown as Printed);

  it("are found by id, threats by their strength", () => {
    expect(shelf.threat(4)?.id).toBe("bandit");
    expect(shelf.map(1)).toBe(MAP);
    expect([shelf.iconsOf("mara"), shelf.iconsOf("cat_2"), shelf.iconsOf("nobody")]).toEqual([{ combat: 2 }, { skill: 1 }, {}]);
  });
});

describe("prices and rolls", () => {
  it("list only what is paid, tokens by tribe", () => {
    const prices = pricesOf(texts, { coins: 2, gems: 0, food: 1, tokens: { nomads: 2, outlaws: 0 } });
    expect(prices.map(({ picture, count }) => [picture, count])).toEqual([["coin", 2], ["food", 1], ["nomads", 2]]);
  });

  it("say what the die must show, and hearts where it cannot", () => {
    expect([1, 6, 8].map((roll) => rollWords(texts, roll))).toEqual(["any roll will do", "6 or more on the die", "a 6 and 2 hearts"]);
  });
});

describe("the storybook", () => {
  const OPENED = { type: "QuestRead", seat: 1 };
  const GEM = { type: "GemsGained", seat: 1, gems: 1 };
  const DONE = { type: "QuestDone", seat: 1, bonus: false };

  it("is closed before the first quest", () => {
    expect(lastReading([GEM])).toBeNull();
  });

  it("tells what a success has brought, and nothing that came before or after", () => {
    const paid = { type: "CoinsGained", seat: 1, coins: 1 };
    const reading = lastReading([GEM, OPENED, paid, DONE, GEM, { type: "CampPlaced", seat: 1, space: 3 }, GEM]);
    expect(reading).toEqual({ id: "1", seat: 1, brought: [GEM], isPast: true });
  });

  it("tells of nothing after a failure, and forgets the page before", () => {
    expect(lastReading([OPENED, DONE, GEM, { type: "ArcadeDrawn", seat: 0 }, { type: "QuestFailed", seat: 0 }])).toEqual({ id: "3", seat: 0, brought: [], isPast: false });
  });

  it("calls options by their headings in the list of moves", () => {
    const quest = { options: [{ option: 1, heading: { en: "Wait", ru: "Ждать" } }] };
    const table = { view: view({ turn: { ...turn, quest } }) } as unknown as Table;
    expect(wordsOf({ type: "ChooseOption", option: 1 }, table, texts)).toBe("Wait");
    expect(wordsOf({ type: "Done" }, table, texts)).toBe("");
  });
});

describe("things on the board", () => {
  it("lie on a tab of the phone", () => {
    const now = view({});
    expect(["space:3", "option:1", "camp", "hearts", "shown:spices"].map((ref) => tabOf(ref, now))).toEqual(["map", "map", "map", "map", "map"]);
    expect(["building:farm", "cell:2", "good:gem", "reputation"].map((ref) => tabOf(ref, now))).toEqual(["town", "town", "town", "town"]);
    expect(["hand:spices", "animal:0", "member:mara"].map((ref) => tabOf(ref, now))).toEqual(["board", "board", "board"]);
    expect([tabOf("seat:1", now), tabOf("shown:spices", view({ turn: { ...turn, building: "store" } }))]).toEqual(["others", "town"]);
    expect(tabOf("hand:spices", view({ phase: "draft" }))).toBe("map");
  });

  it("come to the front where the active player is", () => {
    expect([front(view({})), front(view({ active: 1 })), front(view({ phase: "draft" }))]).toEqual(["map", "town", "map"]);
    expect(front(view({ turn: { ...turn, building: "mine" } }))).toBe("town");
  });

  it("are lit by the lines of the log", () => {
    const now = view({});
    expect(refsOf({ type: "Walked", seat: 1, space: 7 }, now)).toEqual(["space:7", "seat:1"]);
    expect(refsOf({ type: "ArtifactClaimed", seat: 0, artifact: "spices" }, now)).toEqual(["card:spices"]);
    expect(refsOf({ type: "ArtifactClaimed", seat: 1, artifact: "spices" }, now)).toEqual(["seat:1"]);
    expect(refsOf({ type: "DuelBegan", seat: 0, other_seat: null, fair: true }, now)).toEqual(["building:town_hall"]);
  });
});
