/** Why a bot would do what it would do. */
import type { Voice } from "./voice.svelte";
import type { Hint } from "./wire";

/** The move, and how it compares with the next best. */
export function hintFacts(texts: Voice, hint: Hint): { move: string; why: string } {
  const { clarity, compared, visits } = hint;
  const other = hint.instead_of ? texts.move(hint.instead_of) : "";
  return { move: texts.move(hint.move), why: texts.say("thought", { clarity, compared, visits, other }) };
}
