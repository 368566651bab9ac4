/** The list of moves by keyboard: 1 to 9 play a move, 0 goes to the tenth, and arrows lead on from there. */

const TENTH = 10;

/** The key of a move, counted from 1; empty for those that arrows lead to. */
export function keyOf(number: number): string {
  return number < TENTH ? String(number) : number === TENTH ? "0" : "";
}

export function movesIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("button.move")];
}

/** Puts the focus on the tenth move of the list, or the last of fewer. */
export function focusTenth(list: ParentNode = document): void {
  const moves = movesIn(list);
  moves[Math.min(TENTH, moves.length) - 1]?.focus();
}

/** Where an arrow, Home or End leads from the item that has the focus; nowhere with any other key. */
export function stepTo<Item>(items: readonly Item[], here: unknown, key: string): Item | undefined {
  const at = items.findIndex((item) => item === here);
  if (at < 0) return undefined;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key];
  return to === undefined ? undefined : items[(to + items.length) % items.length];
}
