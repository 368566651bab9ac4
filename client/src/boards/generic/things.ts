/** Names for things that only their game knows. */
import { dashed } from "../../lib/texts";
import type { Voice } from "../../lib/voice.svelte";

/** `market:longsword` is of the kind `market`; a thing without an id is a kind of its own. */
export function byKind(refs: readonly string[]): { kind: string; refs: string[] }[] {
  const kinds = new Map<string, string[]>();
  for (const ref of refs) {
    const [kind = ref] = ref.split(":");
    kinds.set(kind, [...(kinds.get(kind) ?? []), ref]);
  }
  return [...kinds].map(([kind, refs]) => ({ kind, refs }));
}

/** What the texts call it, in its own vocabulary or as a card; else its id. */
export function nameOf(ref: string, texts: Voice): string {
  const [kind = "", id = ""] = ref.split(":", 2);
  const known = [`${dashed(kind)}-${dashed(id)}`, `card-${dashed(id)}`].find((message) => id && texts.has(message));
  return known ? texts.say(known) : id || kind;
}
