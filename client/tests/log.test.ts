import { expect, test } from "vitest";
import { linesOf, told, toldBy } from "../src/lib/log";

const event = (type: string, more = {}) => ({ type, ...more });

test("new events follow those that are known", () => {
  const [a, b, c] = [event("A"), event("B"), event("C")];
  expect(told([a, b], 2, [c])).toEqual([a, b, c]);
  expect(told([a, b], 1, [c])).toEqual([a, c]);
  expect(told([a, b], 0, [c])).toEqual([c]);
});

test("how far the log had come in an earlier position", () => {
  const [a, b, c] = [event("A"), event("B", { seat: 1 }), event("C")];
  expect(toldBy([a, b, c], [a, b])).toBe(2);
  expect(toldBy([a, b, c], [])).toBe(0);
  // After a take-back by consent the position knows nothing of what was taken back.
  expect(toldBy([a, c, event("Undone", { seat: 0, keep: 1 }), b], [a, b])).toBe(4);
  expect(toldBy([a], [a, b])).toBe(1);
});

test("an undo voids what came after its keep, and not itself", () => {
  const lines = linesOf([event("A"), event("B"), event("C"), event("Undone", { seat: 0, keep: 1 }), event("D")]);
  expect(lines.map((line) => line.void)).toEqual([false, true, true, false, false]);
});
