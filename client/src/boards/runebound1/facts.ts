/** The printed facts, found by id. */
import { finder, laidOut, sureFinder } from "../../lib/facts";
import type { Printed } from "./types";

export const shelfOf = laidOut((printed: Printed) => ({
  printed,
  hex: sureFinder(printed.hexes),
  hero: finder(printed.heroes),
  item: finder(printed.items),
  ally: finder(printed.allies),
  adventure: finder(printed.adventures),
}));
