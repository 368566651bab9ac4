/** Which fights the table can weigh before they begin. */
import type { Move } from "../../lib/wire";
import type { TableView } from "./types";

/** The undefeated challenges, by the card, that are fights: the others are skill tests. */
export type IsFight = (card: string) => boolean;

/** An attack on a hero, or the challenge that waits where the own hero stands. What lies in a deck nobody knows. */
export function beginsFight(move: Move, view: TableView, isFight: IsFight): boolean {
  if (move.type === "AttackHero") return true;
  const here = view.heroes[view.seat ?? -1]?.hex;
  return move.type === "Attempt" && view.undefeated.some((waiting) => waiting.hex === here && isFight(waiting.card));
}

/** Whether dice will soon decide where the own hero stands: then it is worth a look who waits, and where. */
export const isOnTheWay = (moves: readonly { move: Move }[]): boolean => moves.some(({ move }) => move.type === "StayHere" || move.type === "StopMoving");
