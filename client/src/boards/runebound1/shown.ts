/** What the board shows: the table now, and after the move under the pointer. */
import { getContext, setContext } from "svelte";
import type { HeroView, TableView } from "./types";

const SHOWN = Symbol("shown");

export interface Shown {
  readonly view: TableView;
  readonly next: TableView | null;
  /** Whose hero lies in front: the own one, for onlookers the one whose turn it is. */
  readonly me: number;
}

export const setShown = (shown: Shown): Shown => setContext(SHOWN, shown);
export const getShown = (): Shown => getContext<Shown>(SHOWN);

export const cardsOf = (hero: HeroView): string[] => [...hero.items, ...hero.allies.map(({ card }) => card)];
