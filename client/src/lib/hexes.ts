/** Geometry of a hex map: axial coordinates, flat side up, a corner 100 away from the middle. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIZE = 100;
const NARROW = (SIZE * Math.sqrt(3)) / 2;
const CLOSEST = 4;

export function centre({ q, r }: { q: number; r: number }): { x: number; y: number } {
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

/** The frame with some pixels free below it, for what lies over the foot of the map. */
export function withFoot(frame: Frame, screen: { width: number; height: number }, pixels: number): Frame {
  if (screen.width <= 0 || screen.height <= pixels) return frame;
  const unit = Math.max(frame.width / screen.width, frame.height / (screen.height - pixels));
  return { ...frame, height: frame.height + pixels * unit };
}

/** How high a hex is on the screen, in pixels: for a finger, and so small that it must not be smaller. */
const FINGER = 48;
const SMALLEST = 36;

/** Around one hex, near enough for a finger; null if the whole map is near enough already. */
export function frameAround(hex: { q: number; r: number }, whole: Frame, screen: { width: number; height: number }): Frame | null {
  const pixels = NARROW * 2 * Math.min(screen.width / whole.width, screen.height / whole.height);
  if (pixels === 0 || pixels >= SMALLEST) return null;
  const unit = (NARROW * 2) / FINGER;
  const [width, height] = [screen.width * unit, screen.height * unit];
  const { x, y } = centre(hex);
  const within = (middle: number, length: number, from: number, all: number) =>
    length >= all ? from + (all - length) / 2 : Math.min(from + all - length, Math.max(from, middle - length / 2));
  return { x: within(x, width, whole.x, whole.width), y: within(y, height, whole.y, whole.height), width, height };
}

/** Nearer or farther, around a point given as parts of the frame; never farther than the whole. */
export function zoomed(frame: Frame, whole: Frame, factor: number, x: number, y: number): Frame {
  const width = Math.min(whole.width, Math.max(whole.width / (CLOSEST * 2), frame.width * factor));
  const height = (width / frame.width) * frame.height;
  return { x: frame.x + (frame.width - width) * x, y: frame.y + (frame.height - height) * y, width, height };
}
