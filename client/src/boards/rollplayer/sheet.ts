/** A sheet with what a hovered move would make of it. */
import { getContext, setContext } from "svelte";
import type { TableView } from "./types";

const SHOWN = Symbol("shown");

/** What the board shows: the table now, and after the move under the pointer. */
export interface Shown {
  readonly view: TableView;
  readonly next: TableView | null;
  /** Chance has a say in `next`. */
  readonly chance: boolean;
}

export const setShown = (shown: Shown): Shown => setContext(SHOWN, shown);
export const getShown = (): Shown => getContext<Shown>(SHOWN);
