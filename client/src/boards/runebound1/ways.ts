/** Walking by movement dice: a click on a far hex is the whole way there, a die for each step. */
import { inARow, type Offered } from "../../lib/offered";
import type { TableView } from "./types";

export interface Stride {
  hex: number;
  face: number;
}

/** For each hex that no single die leads to, the moves that do. */
export function waysOf(shown: unknown, moves: readonly Offered[]): Offered[] {
  const { reach } = shown as TableView;
  const steps = moves.filter((offered) => offered.move.type === "Step");
  const isNear = (hex: number) => steps.some(({ move }) => move.hex === hex);
  return reach
    .filter(({ hex, path }) => path.length > 1 && !isNear(hex))
    .flatMap(({ hex, faces, path }) => {
      const first = steps.find(({ move }) => move.hex === path[0] && move.face === faces[0]);
      if (!first) return [];
      const then = path.slice(1).map((next, place) => ({ ...first.move, hex: next, face: faces[place + 1]! }));
      return [{ ...first, touches: [`hex:${hex}`], then }];
    });
}

/** The steps that a move and what follows it would be: none, unless it is a walk by dice. */
export function stridesOf(offered: Offered | null): Stride[] {
  const moves = offered ? inARow(offered) : [];
  return moves.filter((move) => move.type === "Step").map((move) => ({ hex: Number(move.hex), face: Number(move.face) }));
}
