/** Everything there is to look up, and whether it fits a search. */
import type { Voice } from "../../lib/voice.svelte";
import type { Printed } from "./types";
import { saidBy, titleOf } from "./words";

export const KINDS = ["origin", "motivation", "destiny", "challenge", "trait", "ally", "hero", "antihero", "scheme"] as const;
export type Kind = (typeof KINDS)[number];

interface Entry {
  kind: Kind;
  id: string;
}

export function shelve(texts: Voice, printed: Printed, search: string): Entry[] {
  const wanted = search.trim().toLowerCase();
  const of = (kind: Kind, cards: readonly { id: string }[]): Entry[] => cards.map(({ id }) => ({ kind, id }));
  const all: Entry[] = [
    ...of("origin", printed.origins),
    ...of("motivation", printed.motivations),
    ...of("destiny", printed.destinies),
    ...of("challenge", printed.challenges.filter(({ act }) => act > 0)),
    ...of("trait", printed.traits),
    ...of("ally", printed.allies),
    ...of("hero", printed.fate.filter(({ side }) => side === "hero")),
    ...of("antihero", printed.fate.filter(({ side }) => side === "antihero")),
    ...of("scheme", [{ id: "odium" }, ...printed.schemes]),
  ];
  return wanted ? all.filter((entry) => saidOf(texts, entry).includes(wanted)) : all;
}

/** A challenge is known by its paths, too. */
function saidOf(texts: Voice, { kind, id }: Entry): string {
  const ids = kind === "challenge" ? [`${id}/upper`, `${id}/lower`] : [id];
  const said = ids.flatMap((each) => [titleOf(texts, each), saidBy(texts, each, "text"), saidBy(texts, each, "story"), saidBy(texts, each, "flavour")]);
  return [titleOf(texts, id), ...said].join(" ").toLowerCase();
}
