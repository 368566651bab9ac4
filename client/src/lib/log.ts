/** The log of one reader: an `Undone` voids what came after its `keep`. */
import type { GameEvent } from "./wire";

export interface LogLine {
  /** The reader's number of the event, from 0. */
  number: number;
  event: GameEvent;
  /** It was taken back. */
  void: boolean;
}

/** The events known before `since`, and the new ones after it. */
export function told(known: readonly GameEvent[], since: number, events: readonly GameEvent[]): GameEvent[] {
  return [...known.slice(0, since), ...events];
}

export function linesOf(events: readonly GameEvent[]): LogLine[] {
  const lines = events.map((event, number) => ({ number, event, void: false }));
  for (const { number, event } of lines) {
    if (event.type !== "Undone") continue;
    for (const line of lines.slice(Number(event.keep), number)) if (line.event.type !== "Undone") line.void = true;
  }
  return lines;
}

/**
 * The smallest number of journal entries after which a reader knew of an event.
 * `eventsAt(n)` is how many events he had after n entries; it never falls as n grows.
 */
export async function entriesFor(number: number, most: number, eventsAt: (n: number) => Promise<number>): Promise<number> {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await eventsAt(middle)) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}
