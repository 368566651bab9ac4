/** What the board shows: the table now, and after the move under the pointer. */
import { getContext, setContext } from "svelte";
import type { TableView } from "./types";

const SHOWN = Symbol("shown");

export interface Shown {
  readonly view: TableView;
  readonly next: TableView | null;
}

export const setShown = (shown: Shown): Shown => setContext(SHOWN, shown);
export const getShown = (): Shown => getContext<Shown>(SHOWN);
