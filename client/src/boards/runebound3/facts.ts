/** The printed facts, found by id. */
import type {
  Printed,
  PrintedAbility,
  PrintedAsset,
  PrintedEnemy,
  PrintedEvent,
  PrintedHero,
  PrintedHex,
  PrintedQuest,
  PrintedSkill,
  PrintedStory,
  PrintedToken,
} from "./types";

export interface Shelf {
  printed: Printed;
  hex: (id: number) => PrintedHex;
  token: (id: string) => PrintedToken;
  hero: (id: string) => PrintedHero | undefined;
  skill: (id: string) => PrintedSkill | undefined;
  asset: (id: string) => PrintedAsset | undefined;
  enemy: (id: string) => PrintedEnemy | undefined;
  event: (id: string) => PrintedEvent | undefined;
  quest: (id: string) => PrintedQuest | undefined;
  story: (id: string) => PrintedStory | undefined;
  /** The abilities of a hero's card, learned skills and assets. */
  abilities: (hero: string, cards: readonly string[]) => PrintedAbility[];
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
  const hexes = byId(printed.hexes);
  const tokens = byId(printed.tokens);
  const heroes = byId(printed.heroes);
  const skills = byId(printed.skills);
  const assets = byId(printed.assets);
  const enemies = byId(printed.enemies);
  const events = byId(printed.events);
  const quests = byId(printed.quests);
  const stories = byId(printed.stories);
  return {
    printed,
    hex: (id) => sure(hexes.get(id), id),
    token: (id) => sure(tokens.get(id), id),
    hero: (id) => heroes.get(id),
    skill: (id) => skills.get(id),
    asset: (id) => assets.get(id),
    enemy: (id) => enemies.get(id),
    event: (id) => events.get(id),
    quest: (id) => quests.get(id),
    story: (id) => stories.get(id),
    abilities: (hero, cards) => [
      ...(heroes.get(hero)?.abilities ?? []),
      ...cards.flatMap((card) => (skills.get(card) ?? assets.get(card))?.abilities ?? []),
    ],
  };
}

function byId<K, T extends { id: K }>(things: readonly T[]): Map<K, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

function sure<T>(thing: T | undefined, id: string | number): T {
  if (thing === undefined) throw new Error(`nothing is printed about ${id}`);
  return thing;
}
