/** The part of a map that a screen shows, in the map's own units. */
export interface Point {
  x: number;
  y: number;
}
export interface Screen {
  width: number;
  height: number;
}
export interface Frame extends Point, Screen {}

const CLOSEST = 4;
/** How high what is chosen is on the screen, in pixels: for a finger, and so small that it must not be smaller. */
const FINGER = 48;
const SMALLEST = 36;

/** The frame with some pixels free below it, for what lies over the foot of the map. */
export function withFoot(frame: Frame, screen: Screen, pixels: number): Frame {
  if (screen.width <= 0 || screen.height <= pixels) return frame;
  const unit = Math.max(frame.width / screen.width, frame.height / (screen.height - pixels));
  return { ...frame, height: frame.height + pixels * unit };
}

/** Around one point, so near that something of this size is large enough for a finger; null if the whole map is near enough already. */
export function frameNear({ x, y }: Point, thing: number, whole: Frame, screen: Screen): Frame | null {
  const pixels = thing * Math.min(screen.width / whole.width, screen.height / whole.height);
  if (pixels === 0 || pixels >= SMALLEST) return null;
  const unit = thing / FINGER;
  const [width, height] = [screen.width * unit, screen.height * unit];
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
