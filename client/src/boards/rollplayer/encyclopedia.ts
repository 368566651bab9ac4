/** Everything there is to look up, and whether it fits a search. */
import type { Voice } from "../../lib/voice.svelte";
import type { Printed } from "./types";
import { dashed } from "./words";

export const KINDS = ["weapon", "armour", "skill", "trait", "class", "race", "backstory", "alignment"] as const;
export type Kind = (typeof KINDS)[number];

interface Entry {
  kind: Kind;
  id: string;
}

/** Which texts of a thing are searched, besides its name. */
const TEXTS: Record<string, readonly string[]> = {
  card: ["text", "flavour"],
  class: ["text", "ability"],
  race: ["text"],
  backstory: ["story"],
  alignment: ["text"],
};

export function shelve(texts: Voice, printed: Printed, search: string): Entry[] {
  const wanted = search.trim().toLowerCase();
  const all: Entry[] = [
    ...printed.cards.map(({ kind, id }) => ({ kind, id })),
    ...printed.classes.map(({ id }) => ({ kind: "class" as const, id })),
    ...printed.races.map(({ id }) => ({ kind: "race" as const, id })),
    ...printed.backstories.map(({ id }) => ({ kind: "backstory" as const, id })),
    ...printed.alignments.map(({ id }) => ({ kind: "alignment" as const, id })),
  ];
  return wanted ? all.filter((entry) => saidOf(texts, entry).includes(wanted)) : all;
}

function saidOf(texts: Voice, { kind, id }: Entry): string {
  const vocabulary = kind in TEXTS ? kind : "card";
  const said = (TEXTS[vocabulary] ?? []).map((attribute) => texts.say(`${vocabulary}-${dashed(id)}.${attribute}`));
  return [texts.name(vocabulary, id), ...said].join(" ").toLowerCase();
}
