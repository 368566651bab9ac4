/** Chances in words: what is not certain is never nothing or everything. */
import type { Voice } from "./voice.svelte";
import type { Odds } from "./wire";

/** What never came in n tries comes, with a confidence of 95 %, less often than 3 / n. */
const RULE_OF_THREE = 3;

export function percent(chance: number, tries = 0): string {
  const doubt = tries ? RULE_OF_THREE / tries : 0.01;
  if (chance < doubt && (tries || chance)) return `<${Math.ceil(100 * doubt)}`;
  if (chance > 1 - doubt && (tries || chance < 1)) return `>${Math.floor(100 * (1 - doubt))}`;
  return String(Math.round(100 * chance));
}

export const percentWords = (texts: Voice, chance: number, tries = 0): string => texts.say("odds-percent", { percent: percent(chance, tries) });

/** Exact, or tried so many times. */
export const howWords = (texts: Voice, odds: Odds): string =>
  odds.tries > 0 ? texts.say("odds-tried", { tries: odds.tries }) : texts.say("odds-exact");

/** What all help would make of it, if that is anything else. */
export const helpedOf = (odds: Odds): number | null => (odds.helped === odds.chance ? null : odds.helped);

export function oddsWords(texts: Voice, odds: Odds): string {
  const facts = { what: texts.say(`odds-${odds.what}`, { detail: odds.detail }), percent: percentWords(texts, odds.chance, odds.tries), how: howWords(texts, odds) };
  const helped = helpedOf(odds);
  if (helped === null) return texts.say("ui-odds", facts);
  return texts.say("ui-odds.helped", { ...facts, help: texts.say("odds-help"), helped: percentWords(texts, helped) });
}
