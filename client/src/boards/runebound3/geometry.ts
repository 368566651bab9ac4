/** Where hexes of the printed board lie on the map, and where the borders between them run. */
import { centre } from "../../lib/hexes";
import type { PrintedHex } from "./types";

export interface Point {
  x: number;
  y: number;
}

/** Odd columns lie half a hex lower. */
export const axial = ({ row, column }: PrintedHex): { q: number; r: number } => ({ q: column, r: row - Math.floor(column / 2) });
export const middleOf = (hex: PrintedHex): Point => centre(axial(hex));

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

/** Several figures on one hex stand in a ring around its middle, three and more a little farther out and smaller. */
export const sizeOf = (count: number): number => (count < 3 ? 1 : 0.78);
export function standing(place: number, count: number, radius = count < 3 ? 34 : 44): Point {
  if (count < 2) return { x: 0, y: 0 };
  const first = count === 4 ? -0.75 * Math.PI : -Math.PI / 2; // four stand in a square: the name below stays free
  const angle = (2 * Math.PI * place) / count + first;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
