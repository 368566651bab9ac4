/** The printed facts, found by id. */
import { finder, laidOut, sureFinder } from "../../lib/facts";
import type { Printed } from "./types";

export type Shelf = ReturnType<typeof shelfOf>;

export const shelfOf = laidOut((printed: Printed) => ({
  printed,
  card: sureFinder(printed.cards),
  classCard: finder(printed.classes),
  race: finder(printed.races),
  backstory: finder(printed.backstories),
  alignment: finder(printed.alignments),
  armour: sureFinder(printed.armour.map((set) => ({ id: set.kind, ...set }))),
}));
