/** What the board of Call to Adventure makes of what it is told. */
import { describe, expect, it } from "vitest";
import { castOf, lastCast } from "../src/boards/calltoadventure/casting";
import { shelfOf } from "../src/boards/calltoadventure/facts";
import { tabOf } from "../src/boards/calltoadventure/index";
import { refsOf } from "../src/boards/calltoadventure/refs";
import type { AttemptView, Printed, PrintedReward, TableView } from "../src/boards/calltoadventure/types";
import { faceOf, isSpecial, kindOf } from "../src/boards/calltoadventure/words";

const ANNOUNCED = { type: "Announced", seat: 1, path: "escape/upper", difficulty: 4 };
const CAST = { type: "RunesCast", seat: 1, runes: ["core1", "wisdom1"], faces: [1, 0], sum: 1 };
const view = (changed: Partial<TableView>): TableView => ({ seat: 0, active: 1, phase: "turn", step: "act", queue: [], attempt: null, odium: null, ...changed }) as TableView;

describe("the cast on the table", () => {
  it("is none before the first", () => {
    expect(lastCast([])).toBeNull();
    expect(lastCast([ANNOUNCED])).toBeNull();
  });

  it("stays to be read when the attempt is over", () => {
    const told = [ANNOUNCED, CAST, { type: "Failed", seat: 1, challenge: "escape", result: 3, difficulty: 5 }];
    expect(castOf(view({}), told)).toEqual({
      number: 1, times: 1, seat: 1, strip: "escape/upper", difficulty: 5, runes: ["core1", "wisdom1"], faces: [1, 0], sum: 1, bonus: 2, end: "failed",
    });
  });

  it("is the last one of several, with every rune as it was turned", () => {
    const again = { ...CAST, faces: [0, 0], sum: 2 };
    const turned = { type: "RuneTurned", seat: 1, rune: "wisdom1", sum: 3 };
    const cast = lastCast([ANNOUNCED, CAST, again, turned, { type: "Passed", seat: 1, path: "escape/upper", result: 4, difficulty: 4 }]);
    expect(cast).toMatchObject({ number: 2, times: 2, faces: [0, 1], sum: 3, bonus: 1, end: "passed" });
  });

  it("lies ready while an attempt has not been cast, whatever was cast before", () => {
    const attempt = { card: "buried_quarry", path: "lower", difficulty: 6, runes: ["core1"], faces: [], casts: 0, sum: 0, bonus: 1, succeeded: false } as unknown as AttemptView;
    const cast = castOf(view({ attempt, step: "before" }), [ANNOUNCED, CAST]);
    expect(cast).toMatchObject({ strip: "buried_quarry/lower", faces: [], bonus: 1, end: "" });
  });

  it("tells its end only when it is settled", () => {
    const attempt = { card: "escape", path: "upper", difficulty: 4, runes: ["core1"], faces: [0], casts: 1, sum: 1, bonus: 0, succeeded: false } as unknown as AttemptView;
    expect(castOf(view({ attempt, step: "during" }), [])?.end).toBe("");
    expect(castOf(view({ attempt, step: "after" }), [])?.end).toBe("failed");
  });
});

describe("things on the board", () => {
  it("lie on a tab of the phone", () => {
    const now = view({ odium: { xp: 1, scheme: "broken_bonds", deck: 0, revealed: [], discard: [] } });
    expect(["path:escape/upper", "rune:dark1", "story:broken_bonds"].map((ref) => tabOf(ref, now))).toEqual(["acts", "acts", "acts"]);
    expect(["hand:stormlight", "story:sister", "ability:wisdom", "hero:0"].map((ref) => tabOf(ref, now))).toEqual(["hero", "hero", "hero", "hero"]);
    expect(tabOf("hero:1", now)).toBe("others");
  });

  it("are lit by the lines of the log", () => {
    expect(refsOf(ANNOUNCED, view({}))).toEqual(["row:escape", "path:escape/upper", "hero:1"]);
    expect(refsOf({ type: "AllyWon", seat: 0, ally: "sister" }, view({}))).toEqual(["hero:0", "story:sister"]);
    expect(refsOf({ type: "AllyWon", seat: 1, ally: "sister" }, view({}))).toEqual(["hero:1"]);
  });

  it("are runes of a kind, the third of an ability special", () => {
    expect(["core3", "dark3", "wisdom3", "wisdom2"].map(isSpecial)).toEqual([false, false, true, false]);
    expect([kindOf("dark2"), faceOf("wisdom1", "ability"), faceOf("wisdom3", "hero")]).toEqual(["dark", "wisdom", "hero"]);
  });

  it("are strips of a story, by the path that was taken", () => {
    const upper = { triumph: 1 } as PrintedReward;
    const trait = { triumph: 3 } as PrintedReward;
    const printed = {
      origins: [], motivations: [], destinies: [], allies: [], fate: [], schemes: [],
      traits: [{ id: "scholar", reward: trait }],
      challenges: [{ id: "escape", upper: { reward: upper }, lower: { reward: { triumph: 2 } } }],
    } as unknown as Printed;
    const shelf = shelfOf(printed);
    expect(shelf.rewardOf("escape/upper")).toBe(upper);
    expect(shelf.rewardOf("scholar")).toBe(trait);
  });
});
