import { expect, test } from "vitest";
import { finder, laidOut, sureFinder } from "../src/lib/facts";
import { zoomed } from "../src/lib/frames";
import { centre, corners, frameOf } from "../src/lib/hexes";
import { focusTenth, keyOf, movesIn, stepTo } from "../src/lib/keys";
import { NotDone, waitBefore } from "../src/lib/line";
import { quickTable, usualCount } from "../src/lib/quick";
import { searching } from "../src/lib/search";
import { shortcuts } from "../src/lib/shortcuts";
import { toasts } from "../src/lib/toasts.svelte";
import type { GameInfo } from "../src/lib/wire";

const GAME = { key: "duel", players: [2, 4] } as unknown as GameInfo;

test("play now seats me against bots, three at the table where that is possible", () => {
  expect(usualCount({ ...GAME, players: [1, 2, 3, 4] })).toBe(3);
  expect(usualCount({ ...GAME, players: [2] })).toBe(2);
  const table = quickTable(GAME, 4);
  expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(table.start).toBe(true);
});

test("attempts to connect become rarer, up to a limit", () => {
  expect([0, 1, 2, 20].map((attempt) => waitBefore(attempt, 0.5))).toEqual([500, 1000, 2000, 15000]);
  expect(waitBefore(0, 0)).toBeLessThan(waitBefore(0, 1));
});

test("hexes of a row are neighbours, and the frame holds them all", () => {
  expect(centre({ q: 0, r: 0 })).toEqual({ x: 0, y: 0 });
  const far = (one: { q: number; r: number }) => Math.hypot(centre(one).x, centre(one).y);
  const around = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => far({ q: q!, r: r! }));
  for (const distance of around) expect(distance).toBeCloseTo(100 * Math.sqrt(3), 6);
  expect(corners().split(" ")).toHaveLength(6);
  const whole = frameOf([{ q: 0, r: 0 }, { q: 2, r: 0 }]);
  expect(whole.width).toBe(500);
  expect(zoomed(whole, whole, 2, 0.5, 0.5)).toEqual(whole);
  expect(zoomed(whole, whole, 0.5, 0, 0)).toMatchObject({ x: whole.x, y: whole.y, width: 250 });
});

test("keys do their deeds, in both alphabets, but not while somebody writes", () => {
  const done: string[] = [];
  const deed = (name: string) => () => done.push(name);
  const press = shortcuts({ number: (n) => done.push(String(n)), tenth: deed("tenth"), undo: deed("undo"), help: deed("help"), list: deed("list"), escape: deed("escape") });
  const key = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: target });
    press(event);
  };
  for (const one of ["3", "0", "u", "Г", "l", "?", "Escape", "x"]) key(one);
  key("u", { ctrlKey: true });
  key("u", {}, document.createElement("input"));
  expect(done).toEqual(["3", "tenth", "undo", "undo", "list", "help", "escape"]);
});

test("moves beyond the ninth are reached by the tenth key and arrows", () => {
  const list = document.createElement("section");
  document.body.append(list);
  list.innerHTML = "<button class='move'></button>".repeat(12) + "<button></button>";
  const moves = movesIn(list);
  expect([moves.length, [1, 9, 10, 11].map(keyOf)]).toEqual([12, ["1", "9", "0", ""]]);
  focusTenth(list);
  expect(document.activeElement).toBe(moves[9]);
  const lead = (key: string, from: unknown) => moves.indexOf(stepTo(moves, from, key)!);
  expect([lead("ArrowDown", moves[9]), lead("ArrowUp", moves[0]), lead("ArrowDown", moves[11])]).toEqual([10, 11, 0]);
  expect([lead("Home", moves[5]), lead("End", moves[5]), lead("x", moves[5]), lead("Home", document.body)]).toEqual([0, 11, -1, -1]);
  list.innerHTML = "<button class='move'></button>".repeat(3);
  focusTenth(list);
  expect(document.activeElement).toBe(movesIn(list)[2]);
  list.remove();
});

test("what the table refuses is told with its facts, so that every language can say it", () => {
  toasts.fail(new NotDone({ problem: "problem-frozen", sentence: "in English", refusal: null, stop: null, facts: { why: "newer-rules", version: 9 } }));
  expect(toasts.all.at(-1)).toMatchObject({ message: "problem-frozen", facts: { why: "newer-rules", version: 9 } });
});

test("a search finds texts that hold all its words, in any order and case, with е for ё", () => {
  const found = (search: string, text: string) => searching(search)(text);
  expect(found("charisma TOKEN", "Move the token for each Charisma action.")).toBe(true);
  expect(found("charisma dice", "Move the token for each Charisma action.")).toBe(false);
  expect([found("елка", "Ёлка"), found("ёлка", "Елка"), found("  ", "anything")]).toEqual([true, true, true]);
});

test("printed facts are laid out once, and what is not printed is missing or an error", () => {
  const cards = [{ id: "mace", price: 3 }];
  const shelfOf = laidOut((box: { cards: typeof cards }) => ({ card: finder(box.cards), sure: sureFinder(box.cards) }));
  const box = { cards };
  expect(shelfOf(box)).toBe(shelfOf(box));
  expect([shelfOf(box).card("mace")?.price, shelfOf(box).card("axe"), shelfOf(box).sure("mace").price]).toEqual([3, undefined, 3]);
  expect(() => shelfOf(box).sure("axe")).toThrow("axe");
});
