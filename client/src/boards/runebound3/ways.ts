/** Walking by terrain dice: a click on a far hex is the whole way there, a die for each step. */
import { inARow, type Offered } from "../../lib/offered";
import type { TableView } from "./types";

export interface Stride {
  hex: number;
  die: number;
}

/** For each hex that no single die leads to, the moves that do. */
export function waysOf(shown: unknown, moves: readonly Offered[]): Offered[] {
  const { reach, rolled } = shown as TableView;
  if (!rolled) return [];
  const steps = moves.filter((offered) => offered.move.type === "MoveTo");
  const isNear = (hex: number) => steps.some(({ move }) => move.hex === hex);
  return reach
    .filter(({ hex, path }) => path.length > 1 && !isNear(hex))
    .flatMap(({ hex, dice, path }) => {
      const first = steps.find(({ move }) => move.hex === path[0] && move.die === dice[0] && !move.ability);
      if (!first) return [];
      const then = path.slice(1).map((next, place) => {
        const die = dice[place + 1]!;
        return { ...first.move, hex: next, die, face: rolled.dice[die]! };
      });
      return [{ ...first, touches: [`hex:${hex}`], then }];
    });
}

/** The steps that a move and what follows it would be: none, unless it is a walk by dice. */
export function stridesOf(offered: Offered | null): Stride[] {
  const moves = offered ? inARow(offered) : [];
  return moves.filter((move) => move.type === "MoveTo").map((move) => ({ hex: Number(move.hex), die: Number(move.die) }));
}
