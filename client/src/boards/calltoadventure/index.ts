/** The board of Call to Adventure. */
import type { View } from "../../lib/wire";
import type { TableView } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { refsOf } from "./refs";

export const tabs = ["acts", "hero", "others"] as const;

const ON_MY_BOARD = ["hand", "story", "ability"];

/** The tab on which a thing lies: the rows and the cast, my own board, the others. Odium lies with the rows. */
export function tabOf(ref: string, shown: View = null): (typeof tabs)[number] {
  const view = shown as TableView | null;
  const [kind = "", name = ""] = ref.split(":");
  if (kind === "hero") return Number(name) === (view?.seat ?? view?.active ?? 0) ? "hero" : "others";
  if (kind === "story" && name === view?.odium?.scheme) return "acts";
  return ON_MY_BOARD.includes(kind) ? "hero" : "acts";
}
