/** The seven colours of dice. Each has its own shape of pip, so that nobody needs to tell colours apart. */
export type DieColor = "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";

/** Shapes of pips around 0,0 with a radius of about 1. */
export const MARKS: Record<DieColor, string> = {
  white: "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  black: "M0-1.1A1.1 1.1 0 1 1 0 1.1A1.1 1.1 0 1 1 0-1.1ZM0-.45A.45.45 0 1 0 0 .45A.45.45 0 1 0 0-.45Z",
  red: "M0-1.25L1.1 0L0 1.25L-1.1 0Z",
  green: "M0-1.15L1.2.95L-1.2.95Z",
  blue: "M0-1.35C.35-.6.95-.1.95.45A.95.95 0 1 1-.95.45C-.95-.1-.35-.6 0-1.35Z",
  purple: "M0-1.35L.38-.38L1.35 0L.38.38L0 1.35L-.38.38L-1.35 0L-.38-.38Z",
  gold: "M-.92-.92H.92V.92H-.92Z",
};

const LEFT = 9;
const MIDDLE = 20;
const RIGHT = 31;

/** Where the pips of each value lie on a face of 40 by 40. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [[LEFT, LEFT], [RIGHT, RIGHT]],
  3: [[LEFT, LEFT], [MIDDLE, MIDDLE], [RIGHT, RIGHT]],
  4: [[LEFT, LEFT], [RIGHT, LEFT], [LEFT, RIGHT], [RIGHT, RIGHT]],
  5: [[LEFT, LEFT], [RIGHT, LEFT], [MIDDLE, MIDDLE], [LEFT, RIGHT], [RIGHT, RIGHT]],
  6: [[LEFT, LEFT], [RIGHT, LEFT], [LEFT, MIDDLE], [RIGHT, MIDDLE], [LEFT, RIGHT], [RIGHT, RIGHT]],
};
