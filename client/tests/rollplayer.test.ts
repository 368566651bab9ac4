/** What the Roll Player board works out by itself: standings, provisional dice, what an event is about, searching. */
import { describe, expect, it } from "vitest";
import { chancesAt } from "../src/boards/rollplayer/chances";
import { totalOf, partsOf } from "../src/boards/rollplayer/count";
import { shelfOf } from "../src/boards/rollplayer/facts";
import { goalWords, progress } from "../src/boards/rollplayer/goals";
import { withPlacedDice } from "../src/boards/rollplayer/placing";
import { refsOf } from "../src/boards/rollplayer/refs";
import { figure, signed } from "../src/lib/figures";
import type { Attribute, Color, DieView, Printed, SheetView, TableView } from "../src/boards/rollplayer/types";
import type { Odds } from "../src/lib/wire";

const ATTRIBUTES: Attribute[] = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"];
const goal = (low: number, high: number | null, stars: number) => ({ low, high, stars });
const PRINTED = {
  attributes: ATTRIBUTES,
  cells: 3,
  faces: 6,
  cards: [],
  classes: [{ id: "monk", color: "purple", ability: "enlightened", goals: [goal(18, null, 3), goal(16, 17, 2), goal(17, 17, 3), goal(14, null, 1), goal(15, 16, 2), goal(14, 15, 2)] }],
  races: [],
  backstories: [],
  alignments: [],
  armour: [],
} as unknown as Printed;
const shelf = shelfOf(PRINTED);

const die = (value: number, color: Color = "red"): DieView => ({ color, value });
function sheetOf(rows: DieView[][], more: Partial<SheetView> = {}): SheetView {
  const totals = rows.map((row) => row.reduce((sum, each) => sum + each.value, 0));
  const all = { rows, totals, class_card: "monk", alignment: "hermit", weapons: [], starting: [], held: null, ...more };
  return all as unknown as SheetView;
}
const rows = (first: DieView[], ...others: DieView[][]): DieView[][] => ATTRIBUTES.map((_, row) => [first, ...others][row] ?? []);

describe("a row against its goal", () => {
  const standing = (dice: DieView[], row = 0, more: Partial<SheetView> = {}) => {
    const all = ATTRIBUTES.map((_, place) => (place === row ? dice : []));
    const found = progress(shelf, sheetOf(all, more), row)!;
    return [found.standing, found.message, found.facts];
  };

  it("is met or missed once it is full", () => {
    expect(standing([die(6), die(6), die(6)])).toEqual(["met", "rp-goal-met", {}]);
    expect(standing([die(6), die(6), die(5)])).toEqual(["missed", "rp-short", { count: 1 }]);
    expect(standing([die(6), die(6), die(6)], 1)).toEqual(["missed", "rp-over", { count: 1 }]);
  });

  it("says what the empty cells must bring", () => {
    expect(standing([die(5), die(6)], 1)).toEqual(["open", "rp-needs-least", { low: 5 }]);
    expect(standing([die(6), die(6)], 2)).toEqual(["open", "rp-needs-exactly", { value: 5 }]);
    expect(standing([die(6), die(5)], 4)).toEqual(["open", "rp-needs", { low: 4, high: 5 }]);
    expect(standing([die(6), die(6)], 5)).toEqual(["open", "rp-needs", { low: 2, high: 3 }]);
    expect(standing([die(3), die(2)])).toEqual(["missed", "rp-out-of-reach", {}]);
  });

  it("counts on a weapon that raises dice to come", () => {
    expect(standing([die(6), die(5)])).toEqual(["missed", "rp-out-of-reach", {}]);
    expect(standing([die(6), die(5)], 0, { weapons: ["longsword"] })).toEqual(["open", "rp-needs-exactly", { value: 7 }]);
  });

  it("has no goal before there is a class", () => {
    expect(progress(shelf, sheetOf(rows([]), { class_card: "" }), 0)).toBeNull();
  });

  it("is written as on the card", () => {
    expect(goalWords(goal(17, 17, 3))).toEqual(["rp-goal-exactly", { value: 17 }]);
    expect(goalWords(goal(14, 15, 2))).toEqual(["rp-goal-between", { low: 14, high: 15 }]);
    expect(goalWords(goal(14, null, 1))).toEqual(["rp-goal-least", { low: 14 }]);
  });
});

describe("starting dice placed in secret", () => {
  const starting = [die(4, "green"), die(2, "blue"), die(6, "red")];
  const view = { seat: 1, phase: "placing", sheets: [sheetOf(rows([])), sheetOf(rows([]), { starting })] } as unknown as TableView;
  const answers = [{ type: "TakeDie", die: 1 }, { type: "PlaceDie", row: "wisdom" }];
  const mine = (topic: string, given: unknown[] = answers) => withPlacedDice(view, given, topic, ATTRIBUTES).sheets[1]!;

  it("lie on the own sheet, and nothing else changes", () => {
    const sheet = mine("setup.die");
    expect(sheet.rows[4]).toEqual([die(2, "blue")]);
    expect(sheet.totals[4]).toBe(2);
    expect(sheet.starting).toEqual([die(4, "green"), die(6, "red")]);
    expect(view.sheets[1]!.starting).toHaveLength(3);
  });

  it("are in hand once taken, also where only one kind was left to take", () => {
    expect(mine("setup.row", [{ type: "TakeDie", die: 2 }]).held).toEqual(die(6, "red"));
    expect(mine("setup.row", []).held).toEqual(die(4, "green"));
  });

  it("are left alone in any other phase", () => {
    const later = { ...view, phase: "dice" };
    expect(withPlacedDice(later, answers, "dice.row", ATTRIBUTES)).toBe(later);
  });
});

describe("what an event is about", () => {
  const view = { seat: 0, initiative: [{ number: 1 }, { number: 2 }] } as unknown as TableView;
  const placed = (seat: number) => ({ type: "DiePlaced", seat, color: "red", value: 5, row: "wisdom", cell: 2 });

  it("names the own things as moves do", () => {
    expect(refsOf(placed(0), view)).toEqual(["die:wisdom.2", "row:wisdom"]);
  });

  it("names those of a rival with the seat", () => {
    expect(refsOf(placed(2), view)).toEqual(["seat:2", "seat:2/die:wisdom.2", "seat:2/row:wisdom"]);
  });

  it("names shared things plainly", () => {
    expect(refsOf({ type: "PoolSwapped", seat: 2, card: 1, other: 3 }, view)).toEqual(["initiative:1", "initiative:3"]);
    expect(refsOf({ type: "MarketDealt", cards: ["weak", "longbow"] }, view)).toEqual(["market:weak", "market:longbow"]);
    expect(refsOf({ type: "RoundBegan", round: 1, rounds: 11, seat: 0 }, view)).toEqual([]);
  });
});

describe("a die that may be rerolled", () => {
  const odds = (what: string, chance: number): Odds => ({ ref: "die:wisdom.2", what, chance, helped: null, tries: 0, detail: what });
  const told = (...all: Odds[]) => {
    const found = chancesAt((ref, what) => all.find((each) => each.ref === ref && each.detail === what) ?? null, "die:wisdom.2");
    return found.map(({ sign, odds }) => `${sign}${odds.chance}`);
  };

  it("says how likely its full row meets the goal, and no more", () => {
    expect(told(odds("goal", 0.25), odds("higher", 0.5), odds("lower", 0.25))).toEqual(["★0.25"]);
  });

  it("has another sign where the goal is met whatever falls", () => {
    expect(told(odds("goal", 1))).toEqual(["✓1"]);
  });

  it("says else whether it rises, and whether it sinks where it stays as it falls", () => {
    expect(told(odds("higher", 0.5))).toEqual(["↑0.5"]);
    expect(told(odds("higher", 0.5), odds("lower", 0.25))).toEqual(["↑0.5", "↓0.25"]);
  });

  it("says nothing while it is not asked for", () => {
    expect(told()).toEqual([]);
  });
});

describe("the count", () => {
  const lines = [
    { what: "trait", stars: 3, detail: "weak" },
    { what: "goal", stars: 2, detail: "wisdom" },
    { what: "alignment", stars: -3, detail: "arbiter" },
  ];

  it("follows the rulebook's order and adds up", () => {
    expect(partsOf(lines).map((part) => [part.what, part.stars, part.single])).toEqual([
      ["goal", 2, true],
      ["alignment", -3, false],
      ["trait", 3, true],
    ]);
    expect([totalOf(lines), totalOf(lines, "trait")]).toEqual([2, 3]);
  });

  it("is written with real minus signs", () => {
    expect([signed(2), signed(0), signed(-2), figure(-13)]).toEqual(["+2", "0", "−2", "−13"]);
  });
});
