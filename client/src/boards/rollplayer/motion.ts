/** Nothing on the board moves for longer than this; nothing moves at all for those who do not want it. */
import { crossfade, fade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const LONGEST = 280;

export function moment(): number {
  const still = !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : LONGEST;
}

/** A card that is bought flies from the market to the sheet. */
export const [leave, arrive] = crossfade({
  duration: () => moment(),
  fallback: (node) => fade(node, { duration: moment() }),
});
