/** What the things on the table are called, for labels and for those who do not see them. */
import type { Voice } from "../../lib/voice.svelte";
import type { Shelf } from "./facts";
import { goalWords, type Progress } from "./goals";
import { signed } from "../../lib/figures";
import type { Attribute, DieView, Direction, InitiativeView, PrintedCard, PrintedGoal, PrintedMark } from "./types";

export const colorName = (texts: Voice, color: string): string => texts.name("color", color);

export function dieWords(texts: Voice, die: DieView): string {
  return texts.say("rp-die", { color: colorName(texts, die.color), value: die.value });
}

/** A die on a cell of the sheet, and what the backstory thinks of it. */
export function dieOnSheet(texts: Voice, die: DieView, row: Attribute, cell: number, mark: PrintedMark | undefined): string {
  const facts = { color: colorName(texts, die.color), value: die.value, row: texts.name("row", row), cell };
  if (mark?.cell !== cell) return texts.say("rp-die-on-sheet", facts);
  if (mark.color === die.color) return texts.say("rp-die-matches", facts);
  return texts.say("rp-die-elsewhere", { ...facts, wanted: colorName(texts, mark.color) });
}

export function emptyCell(texts: Voice, row: Attribute, cell: number, mark: PrintedMark | undefined): string {
  const facts = { row: texts.name("row", row), cell };
  if (mark?.cell !== cell) return texts.say("rp-cell-empty", facts);
  return texts.say("rp-cell-wants", { ...facts, wanted: colorName(texts, mark.color) });
}

export function goalText(texts: Voice, goal: PrintedGoal): string {
  return texts.say(...goalWords(goal));
}

export function rowWords(texts: Voice, row: Attribute, stand: Progress | null): string {
  if (!stand) return texts.say("rp-row-plain", { row: texts.name("row", row) });
  return texts.say("rp-row", {
    row: texts.name("row", row),
    total: stand.total,
    goal: goalText(texts, stand.goal),
    stars: stand.goal.stars,
    standing: texts.say(stand.message, stand.facts),
  });
}

/** `weapon, 1 hand`, `chain armour`, `skill`, `trait`. */
export function kindWords(texts: Voice, card: PrintedCard): string {
  if (card.kind === "weapon") return texts.say("rp-kind-weapon", { hands: card.hands });
  if (card.kind === "armour") return texts.name("armour", card.armour ?? "");
  return texts.say(`rp-kind-${card.kind}`);
}

export function cardWords(texts: Voice, card: PrintedCard, price: number): string {
  const facts = { name: texts.name("card", card.id), kind: kindWords(texts, card), cost: card.cost, price };
  const cheaper = price < card.cost;
  if (!card.arrow) return texts.say(cheaper ? "rp-card-discount" : "rp-card", facts);
  return texts.say(cheaper ? "rp-card-arrow-discount" : "rp-card-arrow", { ...facts, direction: texts.name("direction", card.arrow) });
}

export function arrowWords(texts: Voice, arrow: Direction | null): string {
  if (arrow === null) return texts.say("rp-no-arrow");
  return texts.say("rp-arrow", directionFacts(texts, arrow));
}

export function directionFacts(texts: Voice, direction: Direction): Record<string, string> {
  return {
    direction: texts.name("direction", direction),
    "direction-toward": texts.say(`direction-${direction}.toward`),
  };
}

/** A cell of an alignment card: where it lies, what it is worth, and whether the token is there. */
export function alignmentWords(
  texts: Voice,
  grid: readonly (readonly number[])[],
  token: readonly [number, number] | null,
  row: number,
  column: number,
): string {
  const here = token !== null && token[0] === row && token[1] === column;
  return texts.say(here ? "rp-alignment-here" : "rp-alignment-cell", {
    vertical: texts.say(["rp-good", "rp-neutral", "rp-evil"][row] ?? ""),
    horizontal: texts.say(["rp-order", "rp-neutral", "rp-chaos"][column] ?? ""),
    signed: signed(grid[row]?.[column] ?? 0),
  });
}

export function initiativeWords(texts: Voice, card: InitiativeView): string {
  if (card.holder !== null) {
    return texts.say("rp-initiative-taken", { number: card.number, name: texts.player(card.holder) });
  }
  if (card.die === null) return texts.say("rp-initiative-empty", { number: card.number });
  const facts = { number: card.number, color: colorName(texts, card.die.color), value: card.die.value };
  return card.gold ? texts.say("rp-initiative-card-gold", { ...facts, gold: card.gold }) : texts.say("rp-initiative-card", facts);
}

/** The attributes that a race changes, and by how much. */
export function modifiers(shelf: Shelf, race: string): { attribute: Attribute; by: number }[] {
  const changes = shelf.race(race)?.modifiers ?? [];
  return shelf.printed.attributes.flatMap((attribute, row) => {
    const by = changes[row] ?? 0;
    return by ? [{ attribute, by }] : [];
  });
}
