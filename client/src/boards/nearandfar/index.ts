/** The board of Near and Far. */
import type { View } from "../../lib/wire";
import type { TableView } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Campaign } from "./Campaign.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { refsOf } from "./refs";
export { wordsOf } from "./choosing";

export const tabs = ["map", "town", "board", "others"] as const;
type Tab = (typeof tabs)[number];

const IN_TOWN = ["building", "cell", "adventurer", "good", "stables", "coins", "artifacts", "food", "treasures", "bag", "reputation"];
const MINE = ["hand", "animal", "treasure", "card", "member", "talent"];

/** The tab on which a thing lies; what is being chosen from lies where it is resolved. */
export function tabOf(ref: string, shown: View = null): Tab {
  const view = shown as TableView | null;
  const [kind = ""] = ref.split(":");
  if (view && view.phase !== "turn" && view.phase !== "over") return "map";
  if (kind === "shown" || kind === "hearts") return view ? front(view) : "map";
  if (kind === "seat") return view?.turn.building ? "town" : "others";
  if (IN_TOWN.includes(kind)) return "town";
  return MINE.includes(kind) ? "board" : "map";
}

/** Where the active player is: that tab comes to the front. */
export function front(shown: View): Tab {
  const view = shown as TableView;
  if (view.phase !== "turn" || view.turn.quest) return "map";
  return view.turn.building || view.players[view.active]?.place !== "map" ? "town" : "map";
}
