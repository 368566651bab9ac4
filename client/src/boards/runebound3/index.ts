/** The board of Runebound, third edition. */
import type { View } from "../../lib/wire";
import type { TableView } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { wordsOf } from "./choosing";
export { refsOf } from "./refs";
export { waysOf } from "./ways";

export const tabs = ["map", "hero", "market", "rivals"] as const;

const ON_THE_SHEET = ["hand", "skill", "asset", "quest", "rumour", "ability"];

/** The tab on which a thing lies; an exchange brings everything it is about to the map. */
export function tabOf(ref: string, view: View = null): (typeof tabs)[number] {
  const kind = ref.split(":")[0] ?? "";
  if ((view as TableView | null)?.trade && (kind === "asset" || kind === "market")) return "map";
  if (kind === "seat") return "rivals";
  if (kind === "market" || kind === "story") return "market";
  return ON_THE_SHEET.includes(kind) ? "hero" : "map";
}
