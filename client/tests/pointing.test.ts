import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Outgoing, Reply } from "../src/lib/line";
import { remembering } from "../src/lib/remembering.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import { Voice } from "../src/lib/voice.svelte";
import type { Move, Position, TableInfo } from "../src/lib/wire";
import { messagesOf } from "./files";
import Stage from "./Stage.svelte";

const FTL = `${messagesOf("en")}
ask-take = Take a card.
move-Take = Take card { $card }
move-Skip = Skip
refusal-taken = { $seat } has this card.
`;
const take = (card: number, touches: string[]) => ({ move: { type: "Take", card } as Move, touches });

const POSITION: Position = {
  type: "Position",
  entries: 5,
  seat: 0,
  view: {},
  asks: [
    {
      seat: 0,
      at: 5,
      topic: "take",
      rules: ["T-1"],
      moves: [take(1, ["card:1"]), take(2, ["pile"]), take(3, ["pile"]), { move: { type: "Skip" }, touches: [] }],
      group: false,
    },
  ],
  offers: [],
  undo: [{ seat: 0, can: true, stop: null, take_back: false }],
  waiting: [0],
  topic: "take",
  odds: [],
  things: ["card:1", "card:9", "pile"],
  secret: {},
  clocks: null,
  take_back: null,
  held: false,
  result: null,
};

/** A table whose server is this test. */
class Here extends Table {
  sent: Outgoing[] = [];
  chance = false;

  override async send(message: Outgoing): Promise<Reply> {
    this.sent.push(message);
    if (message.type === "WhyNot") {
      return { type: "WhyNotAnswer", id: 1, ref: message.ref, refusal: { rule: "T-7", reason: "taken", facts: { seat: 1 } } };
    }
    if (message.type === "Try") return { type: "TryAnswer", id: 1, view: {}, asks: [], chance: this.chance, result: null };
    return { type: "Answer", id: 1 };
  }

  override async whyNot(ref: string) {
    const reply = await this.send({ type: "WhyNot", seat: 0, ref });
    return reply.type === "WhyNotAnswer" ? reply.refusal : null;
  }
}

let table: Here;
let stage: Record<string, unknown>;

beforeEach(() => {
  table = new Here("t");
  table.hear(structuredClone(POSITION));
  const texts = new Voice("duel");
  texts.current = new Texts("en", { ftl: FTL, words: {} });
  texts.names = ["Ann", "Ben"];
  stage = mount(Stage, { target: document.body, props: { table, texts, refs: ["card:1", "card:9", "pile"] } });
  flushSync();
});
afterEach(async () => {
  await unmount(stage);
  settings.secondTap = true;
  remembering.topic = "";
});

const piece = (ref: string) => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;
const bubble = () => document.querySelector<HTMLElement>(".bubble");
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};
const played = () => table.sent.filter((message) => message.type === "Play").map((message) => message.move);

test("pieces with moves glow and say so", () => {
  expect(["card:1", "card:9", "pile"].map((ref) => piece(ref).classList.contains("glows"))).toEqual([true, false, true]);
  expect(piece("pile").textContent).toContain("pile: 2 moves");
  expect([piece("card:1").tabIndex, piece("card:9").tabIndex]).toEqual([0, -1]);
});

test("a click on a piece with one move is the move", async () => {
  piece("card:1").click();
  await settled();
  expect(table.sent).toEqual([{ type: "Play", seat: 0, at: 5, move: { type: "Take", card: 1 } }]);
});

test("a second click before the next position is no second answer", async () => {
  piece("card:1").click();
  await settled();
  piece("card:1").click();
  await settled();
  expect(played()).toHaveLength(1);
});

test("a piece with several moves opens a menu; Escape closes it, a choice plays", async () => {
  piece("pile").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await settled();
  expect([...bubble()!.querySelectorAll(".item")].map((item) => item.textContent?.trim())).toEqual(["Take card 2", "Take card 3"]);
  bubble()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await settled();
  expect([bubble(), played()]).toEqual([null, []]);
  piece("pile").click();
  await settled();
  bubble()!.querySelectorAll<HTMLElement>(".item")[1]!.click();
  await settled();
  expect(played()).toEqual([{ type: "Take", card: 3 }]);
});

test("a piece without moves says why, and by which rule", async () => {
  piece("card:9").click();
  await settled();
  expect(bubble()!.querySelector("p")!.textContent).toBe("Ben has this card.");
  expect(bubble()!.querySelector("a")!.getAttribute("href")).toBe("/rules/duel#T-7");
});

test("on touch a move that chance decides wants a second tap, unless the setting is off", async () => {
  table.chance = true;
  const touch = () => {
    piece("card:1").dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    piece("card:1").click();
  };
  touch();
  await settled();
  expect(played()).toEqual([]);
  bubble()!.querySelector<HTMLElement>(".item")!.click();
  await settled();
  expect(played()).toHaveLength(1);
  table.hear({ ...structuredClone(POSITION), entries: 6, asks: [{ ...POSITION.asks[0]!, at: 6 }] });
  settings.secondTap = false;
  touch();
  await settled();
  expect(played()).toHaveLength(2);
});

test("the prompt asks, links the rule, and has a button for what no piece stands for", async () => {
  expect(document.querySelector(".sentence")!.textContent).toBe("Take a card.");
  expect(document.querySelector(".prompt a")!.getAttribute("href")).toBe("/rules/duel#T-1");
  const buttons = [...document.querySelectorAll<HTMLElement>(".doing .button.main")];
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["Skip"]);
  remembering.toggle("take");
  buttons[0]!.click();
  await settled();
  await settled();
  expect(table.sent.map((message) => message.type)).toEqual(["Play", "StandingOrder"]);
  expect(remembering.topic).toBe("");
});

test("the list has every move, with its number", () => {
  const moves = [...document.querySelectorAll(".moves .move")].map((move) => move.textContent?.replace(/\s+/g, " ").trim());
  expect(moves).toEqual(["1 Take card 1", "2 Take card 2", "3 Take card 3", "4 Skip"]);
});

test("moves tried out are sent as tries, and never played", async () => {
  await table.tryOut([]);
  piece("card:1").click();
  await settled();
  expect(table.sandbox?.moves).toEqual([{ type: "Take", card: 1 }]);
  expect(table.sent.map((message) => message.type)).toEqual(["Try"]);
  table.backToNow();
  expect(table.isLive).toBe(true);
});

test("a reason is told although the others play on, and stays until the thing can be chosen", async () => {
  piece("card:9").click();
  table.hear({ ...structuredClone(POSITION), entries: 6 });
  await settled();
  expect(bubble()?.textContent).toContain("Ben has this card.");
  table.hear({ ...structuredClone(POSITION), entries: 7 });
  await settled();
  expect(bubble()).not.toBeNull();
  const mine = structuredClone(POSITION);
  mine.asks[0]!.moves.push(take(9, ["card:9"]));
  table.hear({ ...mine, entries: 8 });
  await settled();
  expect(bubble()).toBeNull();
});

test("a reason that comes when the thing can be chosen is not told", async () => {
  piece("card:9").click();
  const mine = structuredClone(POSITION);
  mine.asks[0]!.moves.push(take(9, ["card:9"]));
  table.hear({ ...mine, entries: 6 });
  await settled();
  expect(bubble()).toBeNull();
});

test("what was tried out is not shown to somebody who is back", async () => {
  const trying = table.tryOut([{ type: "Skip" }]);
  table.backToNow();
  await trying;
  expect(table.isLive).toBe(true);
});

test("a take-back is asked for where somebody else could grant it; undo never goes past what was learned", async () => {
  const undo = () => document.querySelector<HTMLElement>('.doing [aria-keyshortcuts="u"]')!;
  const seat = { number: 0, kind: "person", name: "Ann", person: "a", bot: null, online: true, resigned: false };
  const sit = (other: object) =>
    table.hear({ type: "TableChanged", table: { seats: [seat, { ...seat, number: 1, ...other }] } as unknown as TableInfo, you: [0], muted: false, silenced: [], orders: {} });
  table.hear({ ...structuredClone(POSITION), undo: [{ seat: 0, can: false, stop: null, take_back: true }] });
  sit({ person: "b" });
  flushSync();
  expect(undo().getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".doing")!.textContent).toContain("Ask for a take-back");
  sit({ kind: "bot", person: "", bot: "greedy" });
  flushSync();
  expect(undo().getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector(".doing")!.textContent).not.toContain("Ask for a take-back");
  undo().click();
  await settled();
  expect(table.sent).toEqual([]);
});

/** Card 9 is had by taking 1, then 2, then 3. */
function threeForOne() {
  table.waysOf = (_, moves) => {
    const first = moves.find(({ move }) => move.card === 1);
    return first ? [{ ...first, touches: ["card:9"], then: [2, 3].map((card) => ({ type: "Take", card })) }] : [];
  };
  flushSync();
}
const next = (at: number, ...cards: number[]): Position => ({
  ...structuredClone(POSITION),
  entries: at,
  asks: [{ ...structuredClone(POSITION.asks[0]!), at, moves: cards.map((card) => take(card, [`card:${card}`])) }],
});

test("one click makes several moves in a row, each when its question is here", async () => {
  threeForOne();
  expect(piece("card:9").classList.contains("glows")).toBe(true);
  piece("card:9").click();
  await settled();
  expect(played()).toEqual([{ type: "Take", card: 1 }]);
  table.hear(structuredClone(POSITION)); // the same question once more: nothing follows yet
  await settled();
  expect(played()).toHaveLength(1);
  for (const [at, card] of [[6, 2], [7, 3], [8, 1]] as const) {
    table.hear(next(at, card, 4));
    await settled();
  }
  expect(played().map((move) => move.card)).toEqual([1, 2, 3]);
  expect(table.sent.flatMap((message) => (message.type === "Play" ? [message.at] : []))).toEqual([5, 6, 7]);
});

test("moves in a row end where the next of them is not offered, and do not begin again", async () => {
  threeForOne();
  piece("card:9").click();
  await settled();
  table.hear(next(6, 4));
  await settled();
  table.hear(next(7, 2, 3));
  await settled();
  expect(played().map((move) => move.card)).toEqual([1]);
});

test("whoever takes a move back goes no further", async () => {
  threeForOne();
  piece("card:9").click();
  await settled();
  await table.undo(0);
  table.hear(next(6, 2));
  await settled();
  expect(played().map((move) => move.card)).toEqual([1]);
});

test("moves in a row are looked ahead to their end", async () => {
  threeForOne();
  await table.lookAhead(table.movesAt("card:9")[0]!);
  expect(table.sent).toEqual([{ type: "Try", seat: 0, moves: [1, 2, 3].map((card) => ({ type: "Take", card })) }]);
});

test("on touch several moves in a row begin at once, or after a second tap that says where they end", async () => {
  threeForOne();
  const touch = () => {
    piece("card:9").dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
    piece("card:9").click();
  };
  table.chance = true;
  touch();
  await settled();
  expect([bubble()!.querySelector(".item")!.textContent?.trim(), played()]).toEqual(["Take card 3", []]);
  table.hear(next(6, 1, 2));
  table.chance = false;
  await settled();
  touch();
  await settled();
  expect(played()).toEqual([{ type: "Take", card: 1 }]);
});
