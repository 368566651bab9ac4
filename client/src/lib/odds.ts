/** Chances in words: what is not certain is never nothing or everything. */
import type { Voice } from "./voice.svelte";
import type { Odds } from "./wire";

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  if (chance > 0.99 && chance < 1) return ">99";
  return String(Math.round(100 * chance));
}

export const percentWords = (texts: Voice, chance: number): string => texts.say("odds-percent", { percent: percent(chance) });

/** Exact, or tried so many times. */
export const howWords = (texts: Voice, odds: Odds): string =>
  odds.tries > 0 ? texts.say("odds-tried", { tries: odds.tries }) : texts.say("odds-exact");

/** What all help would make of it, if that is anything else. */
export const helpedOf = (odds: Odds): number | null => (odds.helped === odds.chance ? null : odds.helped);

export function oddsWords(texts: Voice, odds: Odds): string {
  const facts = { what: texts.say(`odds-${odds.what}`, { detail: odds.detail }), percent: percentWords(texts, odds.chance), how: howWords(texts, odds) };
  const helped = helpedOf(odds);
  if (helped === null) return texts.say("ui-odds", facts);
  return texts.say("ui-odds.helped", { ...facts, help: texts.say("odds-help"), helped: percentWords(texts, helped) });
}
