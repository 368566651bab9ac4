/** The count, part by part: as it would be now, and at the end. */
import type { Voice } from "../../lib/voice.svelte";
import type { ScoreLine } from "./types";

/** The parts of the count, in the order of the rulebook. */
export const PARTS = ["goal", "class-dice", "alignment", "backstory", "armour", "trait", "gold"] as const;
/** Parts that are told line by line, with the vocabulary of each line. */
const SINGLE: Record<string, string> = { goal: "row", armour: "armour", trait: "card" };

export interface Part {
  what: string;
  stars: number;
  single: boolean;
  lines: ScoreLine[];
}

export function partsOf(lines: readonly ScoreLine[]): Part[] {
  return PARTS.flatMap((what): Part[] => {
    const own = lines.filter((line) => line.what === what);
    return own.length ? [{ what, stars: totalOf(own), single: what in SINGLE, lines: own }] : [];
  });
}

export function totalOf(lines: readonly ScoreLine[], what: string | null = null): number {
  return lines.filter((line) => what === null || line.what === what).reduce((sum, line) => sum + line.stars, 0);
}

export function detailWords(texts: Voice, line: ScoreLine): string {
  return texts.name(SINGLE[line.what] ?? line.what, line.detail);
}
