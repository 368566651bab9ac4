/** Nothing on a board moves for longer than this; nothing moves at all for those who do not want it. */
import { settings } from "./settings.svelte";

const LONGEST = 280;

export function moment(): number {
  const still = !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : LONGEST;
}
