/** The printed facts, found by id. */
import type { Printed, PrintedAlignment, PrintedArmour, PrintedBackstory, PrintedCard, PrintedClass, PrintedRace } from "./types";

export interface Shelf {
  printed: Printed;
  card: (id: string) => PrintedCard;
  classCard: (id: string) => PrintedClass | null;
  race: (id: string) => PrintedRace | null;
  backstory: (id: string) => PrintedBackstory | null;
  alignment: (id: string) => PrintedAlignment | null;
  armour: (kind: string) => PrintedArmour;
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
  const cards = byId(printed.cards);
  const classes = byId(printed.classes);
  const races = byId(printed.races);
  const backstories = byId(printed.backstories);
  const alignments = byId(printed.alignments);
  const sets = new Map(printed.armour.map((set) => [set.kind as string, set]));
  return {
    printed,
    card: (id) => sure(cards.get(id), id),
    classCard: (id) => classes.get(id) ?? null,
    race: (id) => races.get(id) ?? null,
    backstory: (id) => backstories.get(id) ?? null,
    alignment: (id) => alignments.get(id) ?? null,
    armour: (kind) => sure(sets.get(kind), kind),
  };
}

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function sure<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`nothing is printed about ${id}`);
  return thing;
}
