/** What the board shows: the table as this seat sees it. */
import { getContext, setContext } from "svelte";
import type { TableView } from "./types";

const SHOWN = Symbol("shown");

export interface Shown {
  readonly view: TableView;
}

export const setShown = (shown: Shown): Shown => setContext(SHOWN, shown);
export const getShown = (): Shown => getContext<Shown>(SHOWN);
