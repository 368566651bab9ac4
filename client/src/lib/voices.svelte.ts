/** The words of the game whose table is open, for parts that stand outside it. */
import type { Voice } from "./voice.svelte";

class Voices {
  open = $state.raw<Voice | null>(null);
}

export const voices = new Voices();
