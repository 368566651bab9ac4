/** The board of Roll Player. */
export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { refsOf } from "./refs";

export const tabs = ["sheet", "market", "rivals"] as const;

/** `Final` shows it. */
export const tellsTheCount = true;

const IN_THE_MIDDLE = ["initiative", "market", "discard", "top", "bag", "trash"];

/** The tab on which a thing lies: what is everybody's, what is another's, or the own sheet. */
export function tabOf(ref: string): (typeof tabs)[number] {
  if (ref.startsWith("seat:")) return "rivals";
  return IN_THE_MIDDLE.includes(ref.split(":")[0] ?? "") ? "market" : "sheet";
}
