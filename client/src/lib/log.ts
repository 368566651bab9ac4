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
