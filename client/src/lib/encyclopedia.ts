/** Everything there is to look up in a box, and what is said of it. */
import { searching } from "./search";
import { dashed } from "./texts";
import type { Voice } from "./voice.svelte";

/** The printed things of each kind, in the order in which they are shown. */
export type Piles<Kind extends string> = Readonly<Record<Kind, readonly { id: string }[]>>;
/** What a kind of thing is called in the texts, where that is not the kind itself: weapons are named `card-…`. */
export type Vocabularies<Kind extends string> = Readonly<Partial<Record<Kind, string>>>;

export interface Entry<Kind extends string> {
  kind: Kind;
  id: string;
}

/** The attributes of a name that are read on the card. */
const READ = ["text", "flavour", "ability", "story", "one", "two", "three"] as const;

export function kindsOf<Kind extends string>(piles: Piles<Kind>): Kind[] {
  return Object.keys(piles) as Kind[];
}

/** What fits a search by its name or by what is read on it. */
export function lookUp<Kind extends string>(piles: Piles<Kind>, search: string, said: (entry: Entry<Kind>) => string): Entry<Kind>[] {
  const fits = searching(search);
  const all = kindsOf(piles).flatMap((kind) => piles[kind].map(({ id }) => ({ kind, id })));
  return search.trim() ? all.filter((entry) => fits(said(entry))) : all;
}

/** A thing's name and all that is read on it. */
export function saidOf(texts: Voice, vocabulary: string, id: string): string {
  const keys = READ.map((attribute) => `${vocabulary}-${dashed(id)}.${attribute}`);
  return [texts.name(vocabulary, id), ...keys.filter((key) => texts.has(key)).map((key) => texts.say(key))].join(" ");
}
