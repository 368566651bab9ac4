/** What the things on the table are called, and what is written on them. */
import { dashed } from "../../lib/texts";
import type { Voice } from "../../lib/voice.svelte";

export const ATTRIBUTES = ["mind", "body", "spirit"] as const;
export const ATTACKS = ["ranged", "melee", "magic"] as const;
export const COLOURS = ["green", "yellow", "blue", "red"] as const;

export const cardText = (texts: Voice, id: string, part = "text"): string => {
  const key = `card-${dashed(id)}.${part}`;
  return texts.has(key) ? texts.say(key) : "";
};
