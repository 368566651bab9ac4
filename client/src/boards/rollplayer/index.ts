/** The board of Roll Player. */
export { default as Board } from "./Board.svelte";
export { default as Encyclopedia } from "./Encyclopedia.svelte";
export { refsOf } from "./refs";

export const tabs = ["sheet", "market", "rivals"] as const;
