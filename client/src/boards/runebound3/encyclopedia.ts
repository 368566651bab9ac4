/** Everything there is to look up, and whether it fits a search. */
import type { Voice } from "../../lib/voice.svelte";
import type { Printed } from "./types";
import { dashed } from "./words";

export const KINDS = ["hero", "skill", "asset", "enemy", "event", "quest", "story"] as const;
export type Kind = (typeof KINDS)[number];

export interface Entry {
  kind: Kind;
  id: string;
}

/** Enemies, events and quests are adventure cards: one vocabulary names them. */
const VOCABULARY: Partial<Record<Kind, string>> = { enemy: "card", event: "card", quest: "card" };
const PARTS = ["text", "flavour", "one", "two", "three"] as const;

export function shelve(texts: Voice, printed: Printed, search: string): Entry[] {
  const wanted = search.trim().toLowerCase();
  const piles: Record<Kind, readonly { id: string }[]> = {
    hero: printed.heroes,
    skill: printed.skills,
    asset: printed.assets,
    enemy: printed.enemies,
    event: printed.events,
    quest: printed.quests,
    story: printed.stories,
  };
  const all = KINDS.flatMap((kind) => piles[kind].map(({ id }) => ({ kind, id })));
  return wanted ? all.filter((entry) => saidOf(texts, entry).includes(wanted)) : all;
}

function saidOf(texts: Voice, { kind, id }: Entry): string {
  const vocabulary = VOCABULARY[kind] ?? kind;
  const keys = PARTS.map((part) => `${vocabulary}-${dashed(id)}.${part}`);
  return [texts.name(vocabulary, id), ...keys.filter((key) => texts.has(key)).map((key) => texts.say(key))].join(" ").toLowerCase();
}
