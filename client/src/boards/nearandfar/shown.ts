/** What the board shows: the table as this seat sees it, and where a move under the pointer would lead. */
import { getContext, setContext } from "svelte";
import type { PlayerView, TableView } from "./types";

const SHOWN = Symbol("shown");

export interface Shown {
  readonly view: TableView;
  readonly next: TableView | null;
  /** Whose board lies in front: the own one, for onlookers that of the active player. */
  readonly me: number;
}

export const setShown = (shown: Shown): Shown => setContext(SHOWN, shown);
export const getShown = (): Shown => getContext<Shown>(SHOWN);

export const nobody = (player: PlayerView | undefined): boolean => !player?.character;
