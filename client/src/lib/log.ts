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

/**
 * How many of a reader's events had been told in an earlier position. After a take-back by consent his log is longer than
 * that of the position, whose last event is then found further down.
 */
export function toldBy(events: readonly GameEvent[], past: readonly GameEvent[]): number {
  const last = JSON.stringify(past.at(-1) ?? null);
  for (let count = past.length; count <= events.length; count++) {
    if (JSON.stringify(events[count - 1] ?? null) === last) return count;
  }
  return Math.min(past.length, events.length);
}

export function linesOf(events: readonly GameEvent[]): LogLine[] {
  const lines = events.map((event, number) => ({ number, event, void: false }));
  for (const { number, event } of lines) {
    if (event.type !== "Undone") continue;
    for (const line of lines.slice(Number(event.keep), number)) if (line.event.type !== "Undone") line.void = true;
  }
  return lines;
}
