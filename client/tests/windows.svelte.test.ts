import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Outgoing, Reply } from "../src/lib/line";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import { watchTurns } from "../src/lib/turns.svelte";
import { Voice } from "../src/lib/voice.svelte";
import type { AskMessage, Position, TableInfo } from "../src/lib/wire";
import { messagesOf } from "./files";
import Stage from "./Stage.svelte";

const FTL = `${messagesOf("en")}
ask-ward = Who turns the strike?
move-Ward = Ward
move-Pass = Pass
`;
const PASS = { move: { type: "Pass" }, touches: [] };
const WINDOW: AskMessage = { seat: 0, at: 5, topic: "ward", rules: [], moves: [{ move: { type: "Ward", card: 1 }, touches: ["card:1"] }, PASS], group: true };
const POSITION: Position = {
  type: "Position",
  entries: 5,
  seat: 0,
  view: {},
  asks: [WINDOW],
  offers: [],
  undo: [],
  waiting: [0, 1],
  topic: "ward",
  odds: [],
  things: ["card:1"],
  secret: {},
  clocks: null,
  take_back: null,
  held: false,
  result: null,
};
const NOBODY_ASKED = { ...POSITION, asks: [] };

class Here extends Table {
  sent: Outgoing[] = [];

  override async send(message: Outgoing): Promise<Reply> {
    this.sent.push(message);
    return { type: "Answer", id: 1 };
  }
}

let table: Here;
let stage: Record<string, unknown>;
let stop: () => void;
const seat = { kind: "person", bot: null, online: true, resigned: false };
const seats = ["Ann", "Ben"].map((name, number) => ({ ...seat, number, name, person: name }));
const sit = (orders: Record<string, unknown>) =>
  table.hear({ type: "TableChanged", table: { seats } as unknown as TableInfo, you: [0], muted: false, silenced: [], orders });
const hear = (position: Position) => {
  table.hear(structuredClone(position));
  flushSync();
};
const sentence = () => document.querySelector(".sentence")!.textContent;
const forMe = () => document.querySelector<HTMLElement>(".doing [aria-pressed]");

beforeEach(() => {
  table = new Here("t");
  sit({});
  table.hear(structuredClone(POSITION));
  const texts = new Voice("duel");
  texts.current = new Texts("en", { ftl: FTL, words: {} });
  texts.names = ["Ann", "Ben"];
  stage = mount(Stage, { target: document.body, props: { table, texts, refs: ["card:1"] } });
  stop = $effect.root(() => watchTurns(table, texts));
  flushSync();
});
afterEach(async () => {
  stop();
  await unmount(stage);
});

test("whoever can only pass is asked nothing: no prompt of his own, no call in the title", () => {
  expect([sentence(), document.title.includes("Your turn")]).toEqual(["Who turns the strike?", true]);
  hear(NOBODY_ASKED);
  expect(sentence()).toBe("Ben is asked: “Who turns the strike?”");
  expect(document.querySelector(".prompt")!.classList.contains("mine")).toBe(false);
  expect([document.title.includes("Your turn"), document.querySelectorAll(".doing button").length]).toEqual([false, 0]);
  hear({ ...NOBODY_ASKED, waiting: [0] });
  expect(sentence()).toBe("The game goes on …");
});

test("a window is passed for me from one press to the next, in the same place", () => {
  expect([forMe()!.textContent?.trim(), forMe()!.getAttribute("aria-pressed")]).toEqual(["For me always: Pass", "false"]);
  forMe()!.click();
  expect(table.sent.pop()).toEqual({ type: "StandingOrder", seat: 0, topic: "ward", move: { type: "Pass" } });
  sit({ "0/ward": { type: "Pass" } });
  hear(NOBODY_ASKED);
  expect([forMe()!.textContent?.trim(), forMe()!.getAttribute("aria-pressed")]).toEqual(["For me always: Pass", "true"]);
  forMe()!.click();
  expect(table.sent.pop()).toEqual({ type: "StandingOrder", seat: 0, topic: "ward" });
  sit({});
  flushSync();
  expect(forMe()).toBeNull();
});

test("an order for one question, or of another seat, is not shown at another", () => {
  sit({ "0/turn": { type: "Pass" }, "1/ward": { type: "Pass" } });
  hear(NOBODY_ASKED);
  expect(forMe()).toBeNull();
});

test("what one seat alone is asked can only be remembered with its answer", () => {
  hear({ ...POSITION, waiting: [0], asks: [{ ...WINDOW, group: false }] });
  expect(forMe()!.getAttribute("aria-label")).toBe("Remember my next answer to this question");
});
