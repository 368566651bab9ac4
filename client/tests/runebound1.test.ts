/** What the board of the first Runebound works out by itself: ways over the map, tabs, what an event is about. */
import { describe, expect, it } from "vitest";
import { beginsFight, isOnTheWay } from "../src/boards/runebound1/fights";
import { tabOf } from "../src/boards/runebound1/index";
import { refsOf } from "../src/boards/runebound1/refs";
import type { TableView } from "../src/boards/runebound1/types";
import { stridesOf, waysOf } from "../src/boards/runebound1/ways";

const ASKED = { seat: 0, at: 5, topic: "move.step" };
const step = (hex: number, face: number) => ({ ...ASKED, move: { type: "Step", hex, face }, touches: [`hex:${hex}`, `die:${face}`] });

describe("a way over the map", () => {
  const view = {
    reach: [
      { hex: 20, faces: [1], path: [20] },
      { hex: 33, faces: [1, 4], path: [20, 33] },
      { hex: 46, faces: [0, 4], path: [21, 46] },
    ],
  };

  it("is walked by one click, a die for each step", () => {
    const ways = waysOf(view, [step(20, 1), step(21, 2)]);

    expect(ways).toEqual([{ ...step(20, 1), touches: ["hex:33"], then: [{ type: "Step", hex: 33, face: 4 }] }]);
    expect(stridesOf(ways[0]!)).toEqual([
      { hex: 20, face: 1 },
      { hex: 33, face: 4 },
    ]);
  });

  it("is no way while nobody walks", () => {
    expect(waysOf(view, [])).toEqual([]);
    expect(stridesOf(null)).toEqual([]);
    expect(stridesOf({ ...ASKED, move: { type: "StayHere" }, touches: [] })).toEqual([]);
  });
});

describe("on a phone", () => {
  it("lies every thing on a tab of its own kind", () => {
    expect(["hex:3", "die:2", "deck:red", "item:axe", "ally:guide", "attribute:mind", "market:axe", "seat:1"].map((ref) => tabOf(ref))).toEqual(
      ["map", "map", "map", "hero", "hero", "hero", "market", "rivals"],
    );
  });

  it("lies what a fight or a trade is about beside it", () => {
    expect(tabOf("item:axe", { fight: {} })).toBe("map");
    expect(tabOf("market:axe", { trade: {} })).toBe("map");
    expect(tabOf("seat:1", { fight: {} })).toBe("rivals");
  });
});

describe("a line of the log", () => {
  const view = { seat: 0 };

  it("lights up hexes, cards, dice and the others", () => {
    expect(refsOf({ type: "HeroMoved", seat: 1, hex: 7 }, view)).toEqual(["hex:7", "seat:1"]);
    expect(refsOf({ type: "DiceRolled", seat: 0, faces: [0, 4] }, view)).toEqual(["die:0", "die:4"]);
    expect(refsOf({ type: "CardBought", seat: 0, card: "axe" }, view)).toContain("market:axe");
    expect(refsOf({ type: "TurnBegan", seat: 0 }, view)).toEqual([]);
  });
});

describe("a fight that could begin", () => {
  const view = { seat: 0, heroes: [{ hex: 7 }, { hex: 7 }], undefeated: [{ space: 1, card: "troll", hex: 7 }, { space: 2, card: "riddle", hex: 8 }] } as TableView;
  const isFight = (card: string) => card === "troll";
  const seen = (hex: number) => ({ ...view, heroes: [{ hex }] }) as TableView;

  it("is an attack on a hero, or the challenge that lies open where mine stands", () => {
    expect(beginsFight({ type: "AttackHero", seat: 1 }, view, isFight)).toBe(true);
    expect(beginsFight({ type: "Attempt" }, view, isFight)).toBe(true);
    expect(beginsFight({ type: "LetBe" }, view, isFight)).toBe(false);
  });

  it("is neither what lies in a deck nor a test", () => {
    expect(beginsFight({ type: "Attempt" }, seen(6), isFight)).toBe(false);
    expect(beginsFight({ type: "Attempt" }, seen(8), isFight)).toBe(false);
  });

  it("is looked for before and during a move", () => {
    expect([["RollDice", "StayHere"], ["Step", "StopMoving"], ["Attempt", "LetBe"]].map((types) => isOnTheWay(types.map((type) => ({ move: { type } }))))).toEqual(
      [true, true, false],
    );
  });
});
