import { expect, test } from "vitest";
import { linesOf, told } from "../src/lib/log";

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
