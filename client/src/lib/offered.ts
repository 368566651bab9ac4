/** What a seat may do: moves with the things on the board that stand for them. */
import type { AskMessage, Move, OffersMessage } from "./wire";

export interface Offered {
  seat: number;
  at: number;
  move: Move;
  touches: string[];
  /** The topic of the question it answers; empty for what may be done at any moment. */
  topic: string;
  /** Moves that follow it by themselves, as long as each is offered: one click for a whole way. */
  then?: Move[];
}

export function offeredBy(ask: AskMessage | OffersMessage): Offered[] {
  const topic = "topic" in ask ? ask.topic : "";
  return ask.moves.map(({ move, touches }) => ({ seat: ask.seat, at: ask.at, move, touches, topic }));
}

/** Which moves each thing stands for. */
export function byRef(moves: readonly Offered[]): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const offered of moves) {
    for (const ref of offered.touches) found.set(ref, [...(found.get(ref) ?? []), offered]);
  }
  return found;
}

export const isSame = (one: Offered | null, other: Offered | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** One move at one question, with what follows it, as a key. */
export const keyOf = (offered: Offered): string =>
  `${offered.seat}/${offered.at}/${JSON.stringify(inARow(offered))}`;

/** The move and what follows it. */
export const inARow = (offered: Offered): Move[] => [offered.move, ...(offered.then ?? [])];
