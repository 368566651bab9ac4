/** What lies behind the numbers that a card lets its hero choose from. */
import type { Table } from "../../lib/table.svelte";
import type { Voice } from "../../lib/voice.svelte";
import type { Move } from "../../lib/wire";
import { shelfOf } from "./facts";
import type { Printed, TableView } from "./types";
import { cardText, gainParts } from "./words";

const PARTS = ["one", "two", "three"] as const;
/** Questions that say in a sentence of the board what each choice is. */
const SAID: Record<string, string> = { "setup.corbin": "board-corbin", "story.toll": "board-toll" };

export const numberOf = (ref: string): number => (ref.startsWith("choice:") ? Number(ref.slice("choice:".length)) : 0);

/** The words of a choice on its card; empty if signs say it all. */
export function choiceTitle(texts: Voice, topic: string, card: string, number: number): string {
  if (SAID[topic]) return texts.say(`${SAID[topic]}-${number}`);
  return cardText(texts, "card", card, PARTS[number - 1] ?? "");
}

/** A choice in the list of moves says what it is, not only its number. */
export function wordsOf(move: Move, table: Table, texts: Voice, printed: unknown): string {
  const view = table.view as TableView;
  const number = move.type === "TakeOption" ? Number(move.option) : move.type === "TakeOutcome" ? Number(move.outcome) : 0;
  const topic = table.ask?.topic ?? "";
  if (number === 0) return "";
  const card = view.task || view.drawn;
  const gain = topic === "reward.choose" ? shelfOf(printed as Printed).enemy(card)?.rewards[number - 1] : undefined;
  const words = gain ? gainParts(texts, gain, view.scenario).map((part) => part.words) : [choiceTitle(texts, topic, card, number)];
  return texts.join(words);
}
