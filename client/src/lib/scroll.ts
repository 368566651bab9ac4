/** Keeps what can be chosen in sight, on screens too small for the whole board. */
import { tick } from "svelte";
import { moment } from "./motion";

const CHOOSABLE = ":is(.glows, .way):not([inert] *)";

export async function showMoves(board: HTMLElement): Promise<void> {
  await tick();
  const pieces = [...board.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const frame = scrollerOf(board).getBoundingClientRect();
  if (pieces.some((piece) => isWithin(piece.getBoundingClientRect(), frame))) return;
  pieces[0]?.scrollIntoView({ block: "center", behavior: moment() ? "smooth" : "instant" });
}

function scrollerOf(board: HTMLElement): Element {
  let element: HTMLElement | null = board.parentElement;
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
  return element ?? document.documentElement;
}

const isWithin = (piece: DOMRect, frame: DOMRect): boolean =>
  piece.height > 0 && piece.bottom > frame.top + piece.height / 2 && piece.top < frame.bottom - piece.height / 2;
