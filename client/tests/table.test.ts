import { expect, test } from "vitest";
import { Table } from "../src/lib/table.svelte";
import type { Position, Step, TableInfo } from "../src/lib/wire";

const TAKE = { move: { type: "Take", card: 3 }, touches: ["card:3"] };
const TAKE_TWICE = { move: { type: "TakeTwice", card: 3 }, touches: ["card:3", "card:4"] };
const SKIP = { move: { type: "Skip" }, touches: [] };
const USE = { move: { type: "Use" }, touches: ["skill:climb"] };

const POSITION: Position = {
  type: "Position",
  entries: 5,
  seat: 0,
  view: { round: 1 },
  asks: [
    { seat: 0, at: 5, topic: "take", rules: ["T-1"], moves: [TAKE, TAKE_TWICE, SKIP], group: false },
    { seat: 1, at: 5, topic: "take", rules: ["T-1"], moves: [{ move: { type: "Other" }, touches: ["card:9"] }], group: false },
  ],
  offers: [{ seat: 0, at: 5, moves: [USE] }],
  undo: [{ seat: 0, can: true, stop: null, take_back: false }],
  waiting: [0, 1],
  topic: "take",
  odds: [],
  things: ["card:3", "card:4", "skill:climb"],
  secret: {},
  clocks: null,
  take_back: null,
  held: false,
  result: null,
};

function table(): Table {
  const table = new Table("t");
  table.hear(structuredClone(POSITION));
  return table;
}

test("things glow for the moves of the seat that looks, asked or offered", () => {
  const at = table();
  expect(at.movesAt("card:3").map(({ move }) => move.type)).toEqual(["Take", "TakeTwice"]);
  expect(at.movesAt("skill:climb")).toMatchObject([{ seat: 0, at: 5, topic: "" }]);
  expect([at.glows("card:4"), at.glows("card:9"), at.glows("bag")]).toEqual([true, false, false]);
});

test("a move that no thing on the table stands for is a button", () => {
  const at = table();
  expect(at.buttons.map(({ move }) => move.type)).toEqual(["Skip"]);
  at.hear({ ...structuredClone(POSITION), things: ["card:4"] });
  expect(at.buttons.map(({ move }) => move.type)).toEqual(["Take", "Skip", "Use"]);
});

test("an earlier position has a view and no moves, and the log says how far it had come", () => {
  const at = table();
  at.hear({ type: "Told", since: 0, events: [{ type: "A" }, { type: "B" }] });
  const step: Step = { entries: 2, of: 5, seat: 0, view: { round: 0 }, events: [{ type: "A" }], waiting: [1], topic: "", result: null };
  at.show(step);
  expect(at.view).toEqual({ round: 0 });
  expect([at.isLive, at.moves.length, at.glows("card:3"), at.log.length, at.toldLines]).toEqual([false, 0, false, 2, 1]);
  at.backToNow();
  expect([at.isLive, at.view, at.moves.length, at.toldLines]).toEqual([true, { round: 1 }, 4, 2]);
});

test("a new position closes what was open at a piece, the same one does not", () => {
  const at = table();
  const opened = { anchor: document.body, ref: "card:3", moves: [], refusal: null, confirm: false };
  at.opened = opened;
  at.hear(structuredClone(POSITION));
  expect(at.opened).toBe(opened);
  at.hear({ ...structuredClone(POSITION), entries: 6 });
  expect(at.opened).toBeNull();
});

test("chat lines come once", () => {
  const at = table();
  const line = { number: 1, person: "a", name: "Ann", text: "hello", when: 0, notice: "" };
  at.hear({ type: "Chat", lines: [line] });
  at.hear({ type: "Chat", lines: [line, { ...line, number: 2 }] });
  expect(at.chat.map(({ number }) => number)).toEqual([1, 2]);
});

test("bots are named by the language of the page", () => {
  const at = table();
  const seat = { number: 0, kind: "person", name: "Ann", person: "a", bot: null, online: true, resigned: false } as const;
  at.info = { seats: [seat, { ...seat, number: 1, kind: "bot", name: "" }] } as unknown as TableInfo;
  at.nameless = ({ number }) => `Bot ${number}`;
  expect(at.names).toEqual(["Ann", "Bot 1"]);
});
