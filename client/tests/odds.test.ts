/** Chances in words, and asking for them once. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { helpedOf, percent } from "../src/lib/odds";
import { Table } from "../src/lib/table.svelte";
import type { Odds, Position } from "../src/lib/wire";

const odds = (more: Partial<Odds>): Odds => ({ ref: "quest:moonlight", what: "outcome", chance: 0.5, helped: null, tries: 0, detail: "1", ...more });
const position = (entries: number, told: Odds[]): Position => ({
  type: "Position",
  entries,
  seat: 0,
  view: {},
  asks: [],
  offers: [],
  undo: [],
  waiting: [0],
  topic: "turn.act",
  things: [],
  odds: told,
  secret: {},
  clocks: null,
  take_back: null,
  held: false,
  result: null,
});

afterEach(() => vi.restoreAllMocks());

describe("percent", () => {
  it.each([
    [0, "0"],
    [0.001, "<1"],
    [0.5, "50"],
    [0.999, ">99"],
    [1, "100"],
  ])("%f is %s: what is not certain is never nothing or everything", (chance, words) => {
    expect(percent(chance)).toBe(words);
  });

  it("is careful with what came every time, or never", () => {
    expect([0, 0.05, 0.99, 1].map((chance) => percent(chance, 120))).toEqual(["<3", "5", ">97", ">97"]);
  });

  it("names help only where it changes something", () => {
    expect([odds({}), odds({ helped: 0.5 }), odds({ helped: 0.7 })].map(helpedOf)).toEqual([null, null, 0.7]);
  });
});

describe("odds at a table", () => {
  it("are found by thing and detail, and only of the present", () => {
    const table = new Table("t");
    table.hear(position(3, [odds({}), odds({ detail: "2", chance: 0.2 })]));
    expect(table.oddsAt("quest:moonlight", "2")?.chance).toBe(0.2);
    expect(table.oddsAt("quest:moonlight")).toBeNull();
    table.show({ entries: 1, of: 3, seat: 0, view: {}, events: [], waiting: [], topic: "", result: null });
    expect(table.oddsAt("quest:moonlight", "2")).toBeNull();
  });

  it("are asked for once in a position, and again in the next or after a failure", async () => {
    const asked = vi.spyOn(api, "odds").mockResolvedValue([odds({ tries: 120 })]);
    const table = new Table("t");
    table.hear(position(3, []));
    await Promise.all([table.weigh(null), table.weigh(null), table.weigh({ type: "EngageVillain" })]);
    expect(asked.mock.calls.map(([, body]) => body)).toEqual([{ seat: 0 }, { seat: 0, move: { type: "EngageVillain" } }]);
    table.hear(position(4, []));
    asked.mockRejectedValueOnce(new Error("offline"));
    await expect(table.weigh(null)).rejects.toThrow("offline");
    expect(await table.weigh(null)).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
