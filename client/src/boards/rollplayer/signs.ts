/** Small signs: arrows, marks of a standing. */
import type { Direction } from "./types";
import type { Standing } from "./goals";

export const ARROWS: Record<Direction, string> = { up: "↑", down: "↓", left: "←", right: "→" };
export const MARKS: Record<Standing, string> = { met: "✓", open: "…", missed: "✗" };
/** Steps on the alignment card by row and column: up is good, left is lawful. */
export const STEPS: Record<Direction, readonly [number, number]> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };
