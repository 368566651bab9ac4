/** Geometry of a hex map: axial coordinates, flat side up, a corner 100 away from the middle. */
import type { Frame, Point } from "./frames";

const SIZE = 100;
const NARROW = (SIZE * Math.sqrt(3)) / 2;

export function centre({ q, r }: { q: number; r: number }): Point {
  return { x: q * SIZE * 1.5, y: (r + q / 2) * NARROW * 2 };
}

/** The outline of a hex, for the `points` of a polygon. */
export function corners(): string {
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

/** The part of the plane that holds all hexes. */
export function frameOf(hexes: readonly { q: number; r: number }[]): Frame {
  const points = hexes.map(centre);
  if (points.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left - SIZE, y: top - NARROW, width: right - left + 2 * SIZE, height: bottom - top + 2 * NARROW };
}

/** How high a hex is. */
export const HEIGHT = NARROW * 2;

/** Printed maps count rows and columns; odd columns lie half a hex lower. */
export const axial = ({ row, column }: { row: number; column: number }): { q: number; r: number } => ({ q: column, r: row - Math.floor(column / 2) });
export const middleOf = (hex: { row: number; column: number }): Point => centre(axial(hex));

/** Several figures on one hex stand in a ring around its middle, three and more a little farther out and smaller. */
export const sizeOf = (count: number): number => (count < 3 ? 1 : 0.78);
export function standing(place: number, count: number, radius = count < 3 ? 34 : 44): Point {
  if (count < 2) return { x: 0, y: 0 };
  const first = count === 4 ? -0.75 * Math.PI : -Math.PI / 2; // four stand in a square: the name below stays free
  const angle = (2 * Math.PI * place) / count + first;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
