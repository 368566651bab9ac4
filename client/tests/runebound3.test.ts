/** What the Runebound board works out by itself: where hexes lie, where borders run, what an event is about. */
import { describe, expect, it } from "vitest";
import { wordsOf } from "../src/boards/runebound3/choosing";
import { borderOf } from "../src/boards/runebound3/geometry";
import { tabOf } from "../src/boards/runebound3/index";
import { refsOf } from "../src/boards/runebound3/refs";
import { stridesOf, waysOf } from "../src/boards/runebound3/ways";
import { frameNear, withFoot } from "../src/lib/frames";
import { groupBy } from "../src/lib/group";
import { axial, centre, frameOf, HEIGHT, middleOf, standing } from "../src/lib/hexes";
import type { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { Voice } from "../src/lib/voice.svelte";
import type { PrintedHex } from "../src/boards/runebound3/types";
import { messagesOf } from "./files";

const hex = (row: number, column: number) => ({ row, column }) as PrintedHex;
const far = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

describe("the map", () => {
  it("puts odd columns half a hex lower", () => {
    expect(middleOf(hex(0, 1)).y - middleOf(hex(0, 0)).y).toBeCloseTo(86.6, 1);
    expect(middleOf(hex(-1, 1)).y).toBeLessThan(middleOf(hex(0, 0)).y);
    expect(axial(hex(5, 6))).toEqual({ q: 6, r: 2 });
  });
  it("has all six neighbours equally far away", () => {
    const near = [hex(4, 6), hex(6, 6), hex(4, 5), hex(5, 5), hex(4, 7), hex(5, 7)];
    for (const one of near) expect(far(middleOf(hex(5, 6)), middleOf(one))).toBeCloseTo(173.2, 1);
  });
  it("draws a river from corner to corner of a border", () => {
    const [from, to] = borderOf(hex(5, 6), hex(5, 7));
    expect(far(from, to)).toBeCloseTo(100, 3);
    for (const end of [from, to]) expect(far(end, middleOf(hex(5, 6)))).toBeCloseTo(100, 3);
  });
  it("lets several figures stand on one hex", () => {
    expect(standing(0, 1)).toEqual({ x: 0, y: 0 });
    expect(far(standing(0, 2), standing(1, 2))).toBeCloseTo(68, 3);
    for (const count of [3, 4, 5]) expect(far(standing(0, count), standing(1, count))).toBeGreaterThan(50);
    expect(standing(2, 4).y).toBeLessThan(35); // nobody stands on the name of the place
  });
});

describe("a map too large for the screen", () => {
  const hexes = Array.from({ length: 15 * 14 }, (_, number) => axial(hex(number % 14, Math.floor(number / 14))));
  const whole = frameOf(hexes);
  it("is shown whole where there is room", () => {
    expect(frameNear(centre(hexes[0]!), HEIGHT, whole, { width: 650, height: 650 })).toBeNull();
    expect(frameNear(centre(hexes[0]!), HEIGHT, whole, { width: 0, height: 0 })).toBeNull();
  });
  it("is near enough for a finger on a phone, and never leaves the map", () => {
    const frame = frameNear(centre(hexes[0]!), HEIGHT, whole, { width: 370, height: 400 })!;
    expect((173.2 * 370) / frame.width).toBeCloseTo(48, 0);
    expect(frame.x).toBeCloseTo(whole.x, 3);
    expect(frame.y).toBeCloseTo(whole.y, 3);
  });
});

describe("the foot of a map", () => {
  const hexes = Array.from({ length: 15 * 14 }, (_, number) => axial(hex(number % 14, Math.floor(number / 14))));
  const map = frameOf(hexes);
  const FOOT = 50;
  /** How many pixels are free below a hex when the frame fills the screen. */
  const free = (of: { row: number; column: number }, frame: typeof map, screen: { width: number; height: number }) => {
    const unit = Math.max(frame.width / screen.width, frame.height / screen.height);
    const bottom = frame.y + frame.height / 2 + (unit * screen.height) / 2;
    return (bottom - middleOf(of as PrintedHex).y - 86.6) / unit;
  };
  it.each([[650, 650], [650, 900], [1200, 650], [370, 400]])("is free of hexes at %i by %i", (width, height) => {
    const whole = withFoot(map, { width, height }, FOOT);
    const shown = frameNear(centre(axial(hex(13, 13))), HEIGHT, whole, { width, height }) ?? whole;
    expect(free(hex(13, 13), shown, { width, height })).toBeGreaterThanOrEqual(FOOT - 0.01);
  });
  it("takes no room where nobody knows the size", () => expect(withFoot(map, { width: 0, height: 0 }, FOOT)).toBe(map));
});

describe("what lies where", () => {
  it("knows the tab of each thing", () => {
    const refs = ["hex:3", "token:A01", "hand:parry", "ability:bounty", "market:griffin", "seat:1"];
    expect(refs.map((ref) => tabOf(ref))).toEqual(["map", "map", "hero", "hero", "market", "rivals"]);
    expect(["asset:griffin", "market:satchel", "hand:parry"].map((ref) => tabOf(ref, { trade: {} }))).toEqual(["map", "map", "hero"]);
  });
  it("knows what an event is about", () => {
    const view = { seat: 0 };
    expect(refsOf({ type: "Moved", seat: 0, hex: 7, face: null }, view)).toEqual(["hex:7"]);
    expect(refsOf({ type: "Moved", seat: 1, hex: 7, face: null }, view)).toEqual(["hex:7", "seat:1"]);
    expect(refsOf({ type: "SkillLearned", seat: 0, skill: "parry" }, view)).toEqual(["skill:parry"]);
    expect(refsOf({ type: "TokensCast", seat: null, tokens: ["enemy.1"], shows: ["skull-1"] }, view)).toEqual(["token:enemy.1"]);
    expect(refsOf({ type: "Passed", seat: null }, view)).toEqual([]);
    expect(refsOf({ type: "GoldGained", seat: 1, gold: 2 }, view)).toEqual(["seat:1"]);
  });
  it("groups what belongs together", () => {
    expect([...groupBy([3, 1, 4, 1, 5], (number) => number % 2)]).toEqual([
      [1, [3, 1, 1, 5]],
      [0, [4]],
    ]);
  });
});

describe("a choice in the list of moves", () => {
  const texts = new Texts("en", { ftl: messagesOf("en", "runebound3"), words: {} }) as unknown as Voice;
  const printed = { heroes: [], tokens: [], hexes: [], skills: [], assets: [], events: [], quests: [], stories: [], enemies: [{ id: "ash_drake", rewards: [{ gold: 2, trophies: [], asset: null }, { tokens: 1, trophies: [], asset: null }] }] };
  const words = (topic: string, task: string, move: { type: string } & Record<string, unknown>) =>
    wordsOf(move, { ask: { topic }, view: { task, drawn: "", scenario: "margath" } } as unknown as Table, texts, printed);
  it("is what the card says", () => {
    expect(words("event.choose", "nameless_milestone", { type: "TakeOption", option: 2 })).toBe("Lay your hand on the stone and wait for it to speak.");
    expect(words("setup.corbin", "", { type: "TakeOption", option: 1 })).toBe("A skill card");
  });
  it("is what a reward brings", () => {
    expect([1, 2].map((option) => words("reward.choose", "ash_drake", { type: "TakeOption", option }))).toEqual(["2 gold", "lore: 1"]);
  });
  it("leaves every other move to its own words", () => {
    expect(words("turn.act", "", { type: "Rest" })).toBe("");
  });
});

describe("a walk", () => {
  const step = (hex: number, die: number, ability = "") => ({
    seat: 0,
    at: 9,
    topic: "move.dice",
    move: { type: "MoveTo", hex, die, face: die, ability },
    touches: [`hex:${hex}`],
  });
  const reach = [
    { hex: 5, dice: [0], path: [5] },
    { hex: 6, dice: [0, 2], path: [5, 6] },
    { hex: 7, dice: [2, 0, 1], path: [4, 5, 7] },
    { hex: 8, dice: [1, 0], path: [3, 8] },
  ];
  const view = { rolled: { why: "move", dice: [4, 1, 0], spent: [false, false, false] }, reach };

  it("to a far hex is one click: its first step, then the others with their dice", () => {
    const [near, farther, ...more] = waysOf(view, [step(5, 0), step(4, 2), step(4, 1, "pathfinding")]);
    expect(near).toEqual({ ...step(5, 0), touches: ["hex:6"], then: [{ type: "MoveTo", hex: 6, die: 2, face: 0, ability: "" }] });
    expect(stridesOf(farther!)).toEqual([{ hex: 4, die: 2 }, { hex: 5, die: 0 }, { hex: 7, die: 1 }]);
    expect(more).toEqual([]);
  });
  it("is none to a hex that one die leads to, by whatever ability, nor without dice", () => {
    expect(waysOf(view, [step(5, 0), step(6, 1, "pathfinding")])).toEqual([]);
    expect(waysOf({ rolled: null, reach: [] }, [step(5, 0)])).toEqual([]);
    expect(stridesOf(null)).toEqual([]);
  });
});
