/** What the one on a chair is called. Bots have names of their own in every language. */
import type { Voice } from "./voice.svelte";
import type { Seat } from "./wire";

const BOT_NAMES = 6;

export function nameless(texts: Voice): (seat: Seat) => string {
  return (seat) =>
    seat.kind === "bot" ? texts.say(`ui-bot-name-${seat.number % BOT_NAMES}`) : texts.say("player", { number: seat.number + 1 });
}

export const nameOf = (seat: Seat, texts: Voice): string => seat.name || nameless(texts)(seat);
