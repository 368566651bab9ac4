/** What a move is in this position, where its own words do not say it. */
import type { Table } from "../../lib/table.svelte";
import type { Voice } from "../../lib/voice.svelte";
import type { Move } from "../../lib/wire";
import type { TableView } from "./types";
import { inWords } from "./words";

/** An option of a story is called as the book calls it. */
export function wordsOf(move: Move, table: Table, texts: Voice): string {
  if (move.type !== "ChooseOption") return "";
  const quest = (table.view as TableView).turn.quest;
  return inWords(texts, quest?.options.find((option) => option.option === move.option)?.heading ?? null);
}
