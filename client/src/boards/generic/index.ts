/** A board for any game: everything the seat sees as lists and tables, everything it can point at as pieces. */
export { default as Board } from "./Board.svelte";

export const tabs = [] as const;

/** Which pieces an event is about is known only to the game's own board; ids in its fields are a good guess. */
export function refsOf(event: { type: string } & Record<string, unknown>): string[] {
  const ids = Object.values(event).flat().filter((value) => typeof value === "string" || typeof value === "number");
  return Object.entries(event).flatMap(([name, value]) => [value].flat().map((id) => `${name.replace(/s$/, "")}:${String(id)}`)).concat(ids.map(String));
}
