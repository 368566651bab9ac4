import { expect, test } from "vitest";
import { entriesFor, linesOf, told } from "../src/lib/log";

const event = (type: string, more = {}) => ({ type, ...more });

test("new events follow those that are known", () => {
  const [a, b, c] = [event("A"), event("B"), event("C")];
  expect(told([a, b], 2, [c])).toEqual([a, b, c]);
  expect(told([a, b], 1, [c])).toEqual([a, c]);
  expect(told([a, b], 0, [c])).toEqual([c]);
});

test("an undo voids what came after its keep, and not itself", () => {
  const lines = linesOf([event("A"), event("B"), event("C"), event("Undone", { seat: 0, keep: 1 }), event("D")]);
  expect(lines.map((line) => line.void)).toEqual([false, true, true, false, false]);
});

test("the position of an event is the first after which it was known", async () => {
  const known = [0, 2, 2, 5, 6, 6, 9];
  let asked = 0;
  const eventsAt = (n: number) => {
    asked += 1;
    return Promise.resolve(known[n]!);
  };
  for (const [number, entries] of [[0, 1], [1, 1], [2, 3], [5, 4], [8, 6]] as const) {
    expect(await entriesFor(number, known.length - 1, eventsAt)).toBe(entries);
  }
  expect(asked).toBeLessThanOrEqual(15);
});
