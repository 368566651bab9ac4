/** The printed facts, found by id. */
import type { Printed, PrintedChallenge, PrintedFate, PrintedPart, PrintedReward, PrintedScheme, PrintedTrait } from "./types";

export interface Shelf {
  printed: Printed;
  /** A character card, a trait or an ally. */
  part: (id: string) => PrintedPart | undefined;
  trait: (id: string) => PrintedTrait | undefined;
  challenge: (id: string) => PrintedChallenge | undefined;
  fate: (id: string) => PrintedFate | undefined;
  scheme: (id: string) => PrintedScheme | undefined;
  /** What a strip of a story shows: `escape/upper`, or the id of a card. */
  rewardOf: (strip: string) => PrintedReward | undefined;
}

const shelves = new WeakMap<Printed, Shelf>();

export function shelfOf(printed: Printed): Shelf {
  let shelf = shelves.get(printed);
  if (!shelf) {
    shelf = fill(printed);
    shelves.set(printed, shelf);
  }
  return shelf;
}

function fill(printed: Printed): Shelf {
  const { origins, motivations, destinies, allies } = printed;
  const traits = byId(printed.traits);
  const parts = byId<PrintedPart>([...origins, ...motivations, ...destinies, ...allies, ...printed.traits]);
  const challenges = byId(printed.challenges);
  const fate = byId(printed.fate);
  const schemes = byId(printed.schemes);
  return {
    printed,
    part: (id) => parts.get(id),
    trait: (id) => traits.get(id),
    challenge: (id) => challenges.get(id),
    fate: (id) => fate.get(id),
    scheme: (id) => schemes.get(id),
    rewardOf: (strip) => {
      const [card = "", path] = strip.split("/");
      if (path === undefined) return parts.get(card)?.reward;
      return challenges.get(card)?.[path === "upper" ? "upper" : "lower"].reward;
    },
  };
}

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
