/** The board of Runebound, first edition. */
import type { View } from "../../lib/wire";
import type { TableView } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { refsOf } from "./refs";
export { waysOf } from "./ways";

export const tabs = ["map", "hero", "market", "rivals"] as const;

const OWN_CARDS = ["hero", "item", "ally", "attribute"];

/** The tab on which a thing lies; a fight and an exchange bring the cards they are about to the map. */
export function tabOf(ref: string, view: View = null): (typeof tabs)[number] {
  const kind = ref.split(":")[0] ?? "";
  const { fight = null, trade = null } = (view as TableView | null) ?? {};
  if (fight || trade) return kind === "seat" ? "rivals" : "map";
  if (kind === "seat") return "rivals";
  if (kind === "market") return "market";
  return OWN_CARDS.includes(kind) ? "hero" : "map";
}
