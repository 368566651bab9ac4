/** Which things on the board an event is about, so that a line of the log can light them up. */
import type { TableView } from "./types";

const HEXES = ["hex", "to", "other_hex"] as const;
const CARDS = ["card", "item", "ally"] as const;

export function refsOf(told: unknown, shown: unknown): string[] {
  const event = told as Record<string, unknown>;
  const view = shown as TableView;
  const found: string[] = [];
  for (const field of HEXES) if (typeof event[field] === "number") found.push(`hex:${event[field]}`);
  for (const field of CARDS) if (typeof event[field] === "string") found.push(...CARD_REFS.map((kind) => `${kind}:${event[field]}`));
  if (Array.isArray(event.faces)) found.push(...event.faces.map((face) => `die:${face}`));
  if (typeof event.seat === "number" && event.seat !== view.seat) found.push(`seat:${event.seat}`);
  return found;
}

/** A card lies in one of these places; the others light up nothing. */
const CARD_REFS = ["item", "ally", "hero", "market"] as const;
