/** The board of Runebound, third edition. */
export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { wordsOf } from "./choosing";
export { refsOf } from "./refs";
export { waysOf } from "./ways";

export const tabs = ["map", "hero", "market", "rivals"] as const;

const ON_THE_SHEET = ["hand", "skill", "asset", "quest", "rumour", "ability"];

/** The tab on which a thing lies. */
export function tabOf(ref: string): (typeof tabs)[number] {
  const kind = ref.split(":")[0] ?? "";
  if (kind === "seat") return "rivals";
  if (kind === "market" || kind === "story") return "market";
  return ON_THE_SHEET.includes(kind) ? "hero" : "map";
}
