/** Everything a table of this game will need, fetched while its owner is still on his way there. */
import { loadGame } from "./game";
import { settings } from "./settings.svelte";
import { texts } from "./voice.svelte";

export function prefetch(key: string): void {
  const parts = [import("../pages/Table.svelte"), loadGame(key), texts(key, settings.lang)];
  for (const part of parts) part.catch(() => undefined);
}
