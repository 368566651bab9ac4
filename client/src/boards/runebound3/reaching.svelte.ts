/** Where a roll of the dice may lead, if somebody wants to see it on the map. */
import type { Odds } from "../../lib/wire";

class Reaching {
  isWanted = $state(false);
  /** By hex, for the position they were asked in. */
  chances = $state.raw<ReadonlyMap<number, Odds>>(new Map());
}

export const reaching = new Reaching();
