import { crossfade, fade } from "svelte/transition";
import { moment } from "../../lib/motion";

/** A card that is bought flies from the market to the sheet. */
export const [leave, arrive] = crossfade({
  duration: () => moment(),
  fallback: (node) => fade(node, { duration: moment() }),
});
