import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Absence } from "../src/lib/absence.svelte";
import { Table } from "../src/lib/table.svelte";

const events = (count: number) => Array.from({ length: count }, (_, number) => ({ type: "A", number }));
const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A person who has seen `count` events and leaves. */
function left(count: number): Table {
  const table = new Table("t");
  const here = new Absence(table);
  table.events = events(count);
  here.look();
  here.leave();
  return table;
}

function comeBack(table: Table, count: number): number | null {
  table.events = events(count);
  const again = new Absence(table);
  again.look();
  return again.since;
}

test("whoever comes back after a while is told what he has not seen", () => {
  const table = left(5);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(comeBack(table, 12)).toBe(5);
});

test("nobody is told what is seen at a glance, or after a short look elsewhere", () => {
  const table = left(5);
  vi.advanceTimersByTime(MINUTE / 2);
  expect(comeBack(table, 12)).toBeNull();
  const other = left(5);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(comeBack(other, 7)).toBeNull();
});

test("what the table says of people is told too, however little else happened", () => {
  const line = { number: 1, person: "b", name: "Ben", text: "hello", when: 0, notice: "" };
  const table = new Table("t");
  table.hear({ type: "Chat", lines: [line] });
  const here = new Absence(table);
  table.events = events(5);
  here.look();
  here.leave();
  vi.advanceTimersByTime(2 * MINUTE);
  table.hear({ type: "Chat", lines: [{ ...line, number: 2, text: "well" }] });
  expect(comeBack(table, 5)).toBeNull();
  here.leave();
  vi.advanceTimersByTime(2 * MINUTE);
  table.hear({ type: "Chat", lines: [{ ...line, number: 3, text: "", notice: "resigned" }] });
  const again = new Absence(table);
  again.look();
  expect([again.since, again.notices.map(({ number }) => number)]).toEqual([5, [3]]);
});

test("the first visit has nothing to tell", () => {
  expect(comeBack(new Table("new"), 30)).toBeNull();
});

test("while somebody watches, nothing is summed up, however long it takes", () => {
  const table = new Table("t");
  const here = new Absence(table);
  for (let count = 1; count < 30; count += 7) {
    table.events = events(count);
    here.look();
    vi.advanceTimersByTime(5 * MINUTE);
  }
  expect(here.since).toBeNull();
});
