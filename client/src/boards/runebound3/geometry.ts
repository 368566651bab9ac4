/** Where the borders between hexes of the printed board run. */
import type { Point } from "../../lib/frames";
import { middleOf } from "../../lib/hexes";
import type { PrintedHex } from "./types";

/** The border between two neighbours, from corner to corner. */
export function borderOf(one: PrintedHex, other: PrintedHex): [Point, Point] {
  const [a, b] = [middleOf(one), middleOf(other)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const half = 50 / Math.hypot(dx, dy);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [
    { x: middle.x - dy * half, y: middle.y + dx * half },
    { x: middle.x + dy * half, y: middle.y - dx * half },
  ];
}

export const line = ([from, to]: readonly [Point, Point]): string => `M${round(from)}L${round(to)}`;
const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
