/** Everything there is to look up, and what is said of it. */
import type { Voice } from "../../lib/voice.svelte";
import type { Printed } from "./types";
import { saidBy, titleOf } from "./words";

export function pilesOf(printed: Printed) {
  return {
    origin: printed.origins,
    motivation: printed.motivations,
    destiny: printed.destinies,
    challenge: printed.challenges.filter(({ act }) => act > 0),
    trait: printed.traits,
    ally: printed.allies,
    hero: printed.fate.filter(({ side }) => side === "hero"),
    antihero: printed.fate.filter(({ side }) => side === "antihero"),
    scheme: [{ id: "odium" }, ...printed.schemes],
  };
}

/** A challenge is known by its paths, too. */
export function saidOf(texts: Voice, kind: string, id: string): string {
  const ids = kind === "challenge" ? [`${id}/upper`, `${id}/lower`] : [id];
  const said = ids.flatMap((each) => [titleOf(texts, each), saidBy(texts, each, "text"), saidBy(texts, each, "story"), saidBy(texts, each, "flavour")]);
  return [titleOf(texts, id), ...said].join(" ");
}
