/** What the things on the table are called, for labels and for those who do not see them. */
import { dashed } from "../../lib/texts";
import type { Voice } from "../../lib/voice.svelte";
import type { Picture } from "./icons";
import type { PrintedMap, Words } from "./types";

export const TRIBES = ["outlaws", "mystics", "lizardfolk", "nomads"] as const;
export const BUILDINGS = ["town_hall", "saloon", "stables", "store", "farm", "hut", "mine"] as const;
export const GOODS = ["food", "coin", "gem", "nomads", "lizardfolk", "outlaws", "mystics"] as const;
export const SYMBOLS = ["skill", "combat", "search", "caution", "movement", "hearts"] as const;
export const LOWEST = -6;
export const HIGHEST = 12;

export const isTribe = (good: string): boolean => TRIBES.some((tribe) => tribe === good);

/** The words of the storybook in the language of the moment. */
export const inWords = (texts: Voice, words: Words | null): string => (words ? (texts.lang === "ru" ? words.ru : words.en) : "");

/** What a card says beside its title, if it says that. */
export function saidBy(texts: Voice, id: string, part: "text" | "needs", kind = "card"): string {
  const key = `${kind}-${dashed(id)}.${part}`;
  return texts.has(key) ? texts.say(key) : "";
}

export const characterName = (texts: Voice, id: string): string => (id ? texts.name("character", id) : "");
/** On a standee there is room for two letters. */
export const initials = (texts: Voice, id: string): string => characterName(texts, id).slice(0, 2);

export const iconName = (texts: Voice, icon: string): string => texts.name("icon", icon);

/** Where a standee is, in a few words. */
export function whereWords(texts: Voice, place: string): string {
  return place === "gate" || place === "jail" || place === "map" ? texts.name("place", place) : texts.say(`building-${dashed(place)}.in`);
}

/** The name under a space, if it has one. */
export function spotName(texts: Voice, map: PrintedMap, space: number): string {
  const spot = map.spots[space];
  return spot?.named ? texts.say(`place-${dashed(map.id)}-${spot.book}`) : "";
}

export interface Price {
  picture: Picture;
  count: number;
  words: string;
}

interface Costs {
  coins: number;
  gems: number;
  food: number;
  tokens?: Record<string, number>;
}

/** What is paid, sign by sign: coins, gems, food, faction tokens. */
export function pricesOf(texts: Voice, { coins, gems, food, tokens = {} }: Costs): Price[] {
  const plain = [
    { picture: "coin", count: coins, words: texts.say("coins", { coins }) },
    { picture: "gem", count: gems, words: texts.say("board-gems", { gems }) },
    { picture: "food", count: food, words: texts.say("board-food", { food }) },
  ] as const;
  const flags = TRIBES.filter((tribe) => tokens[tribe]).map((tribe) => ({
    picture: tribe,
    count: tokens[tribe]!,
    words: texts.say("board-tokens", { tribe: texts.say(`tribe-${tribe}.token`), count: tokens[tribe]! }),
  }));
  return [...plain.filter(({ count }) => count > 0), ...flags];
}

const FACES = 6;

/** What the die must show; more than it has takes hearts. */
export function rollWords(texts: Voice, roll: number): string {
  if (roll <= 1) return texts.say("board-roll-any");
  return roll <= FACES ? texts.say("board-roll", { roll }) : texts.say("board-roll-hearts", { hearts: roll - FACES });
}
