/** What a board folder exports, and how it is found. Boards load when somebody sits down at them. */
import type { Component } from "svelte";
import type { Offered } from "./offered";
import type { Table } from "./table.svelte";
import type { Voice } from "./voice.svelte";
import type { GameEvent, Move, View } from "./wire";

export interface BoardModule {
  /** Takes no props: reads `getTable()`, `getTexts()`, `getPrinted()`. */
  Board: Component;
  /** The things on the board that an event is about, to light them when the log line is pointed at. */
  refsOf(event: GameEvent, view: View): string[];
  /**
   * The parts of the board that become tabs on a phone, by id; `board-tab-<id>` names them.
   * `table.tab` is the one shown; on a wide screen it is "" and the board shows everything.
   */
  tabs: readonly string[];
  /** The tab on which a thing lies, so that a tab can say how many of its things may be chosen now. */
  tabOf?(ref: string, view: View): string;
  /** The tab that a phone brings to the front when this seat is asked something; where the game has moved, so does the eye. */
  front?(view: View): string;
  /** What a move is in this position, where its own words do not say it (a choice printed on a card); else "". */
  wordsOf?(move: Move, table: Table, texts: Voice, printed: unknown): string;
  /** What a click on a thing does that no single move does: several moves in a row, such as the steps to a far place. */
  waysOf?(view: View, moves: readonly Offered[]): Offered[];
  /** Whether the board itself shows the final count, so that no page need show it again below it. */
  tellsTheCount?: boolean;
  /** A campaign between two matches: its character sheets and the games so far. Reads `getTexts()` and `getPrinted()`. */
  Campaign?: Component<{ page: View; names: readonly string[] }>;
  /** Every component of the game, drawn; shows what fits the search. Reads `getTexts()` and `getPrinted()`. */
  Encyclopedia?: Component<{ search: string }>;
}

const BOARDS = import.meta.glob<Partial<BoardModule>>("../boards/*/index.ts");

/** The board of a game; a game without one of its own gets the generic board. */
export async function loadBoard(key: string): Promise<BoardModule> {
  const load = BOARDS[`../boards/${key}/index.ts`] ?? BOARDS["../boards/generic/index.ts"];
  return (await load!()) as BoardModule;
}
