/** The printed facts, found by id. */
import { finder, laidOut, sureFinder } from "../../lib/facts";
import type { Printed, PrintedAbility } from "./types";

export type Shelf = ReturnType<typeof shelfOf>;

export const shelfOf = laidOut((printed: Printed) => {
  const [hero, skill, asset] = [finder(printed.heroes), finder(printed.skills), finder(printed.assets)];
  return {
    printed,
    hex: sureFinder(printed.hexes),
    token: sureFinder(printed.tokens),
    hero,
    skill,
    asset,
    enemy: finder(printed.enemies),
    event: finder(printed.events),
    quest: finder(printed.quests),
    story: finder(printed.stories),
    /** The abilities of a hero's card, learned skills and assets. */
    abilities: (id: string, cards: readonly string[]): PrintedAbility[] => [
      ...(hero(id)?.abilities ?? []),
      ...cards.flatMap((card) => (skill(card) ?? asset(card))?.abilities ?? []),
    ],
  };
});
