/** What the things on the table are called, for labels and for those who do not see them. */
import { dashed } from "../../lib/texts";
import type { Voice } from "../../lib/voice.svelte";
import type { Shelf } from "./facts";
import type { Picture } from "./icons";
import type { PrintedAbility, PrintedFace, PrintedGain, TokenView } from "./types";

export const symbolName = (texts: Voice, symbol: string): string => (symbol === "wild" ? texts.name("face", "0") : texts.name("terrain", symbol));
export const symbolNames = (texts: Voice, symbols: readonly string[]): string => texts.join(symbols.map((each) => symbolName(texts, each)));

export const faceWords = (texts: Voice, face: PrintedFace): string => {
  const shows = texts.name("shows", `${face.symbol}-${face.value}`);
  return face.gold ? texts.say("board-face-gold", { shows }) : shows;
};

export function tokenWords(texts: Voice, shelf: Shelf, token: TokenView): string {
  const [front, back] = facesOf(shelf, token.id, token.face);
  const state = token.is_spent ? "spent" : token.on ? "doubles" : "ready";
  return texts.say("board-token", { shows: faceWords(texts, front), back: faceWords(texts, back), state });
}

/** The face that lies up, and the other one. */
export function facesOf(shelf: Shelf, id: string, up: number): [PrintedFace, PrintedFace] {
  const [one, other] = shelf.token(id).faces as [PrintedFace, PrintedFace];
  return up === 0 ? [one, other] : [other, one];
}

/** Where a card leads: places and regions by name, each once. */
export function whereWords(texts: Voice, shelf: Shelf, hexes: readonly number[]): string {
  const names = hexes.map((id) => {
    const { place, region } = shelf.hex(id);
    if (place) return texts.name("place", place);
    return region ? texts.name("region", region) : texts.name("hex", String(id));
  });
  return texts.join([...new Set(names)]);
}

export interface Brought {
  icon: Picture;
  words: string;
  bad?: boolean;
}

const HEAL_ALL = 99;

/** What a card brings, sign by sign. */
export function gainParts(texts: Voice, gain: PrintedGain, scenario: string): Brought[] {
  const found: Brought[] = [];
  const add = (icon: Picture, message: string, count: number | string, bad = false) =>
    found.push({ icon, words: texts.say(message, { count }), bad });
  if (gain.damage) add("damage", "board-gain-damage", gain.damage, true);
  if (gain.heal) add("heal", gain.heal >= HEAL_ALL ? "board-gain-heal-all" : "board-gain-heal", gain.heal);
  if (gain.gold) add("gold", gain.gold > 0 ? "board-gain-gold" : "board-gain-gold-lost", Math.abs(gain.gold), gain.gold < 0);
  if (gain.tokens) add(tokenIcon(scenario), gain.tokens > 0 ? `board-gain-tokens-${dashed(scenario)}` : `board-gain-tokens-lost-${dashed(scenario)}`, Math.abs(gain.tokens), gain.tokens < 0);
  if (gain.draw) add("hand", "board-gain-draw", gain.draw);
  if (gain.trophy) add("trophy", "board-gain-trophy", 1);
  for (const deck of gain.trophies) add(deck === "any" ? "trophy" : deck, "board-gain-trophies", texts.name("deck", deck));
  if (gain.learn) add("learn", "board-gain-learn", 1);
  if (gain.asset !== null) add("equipment", "board-gain-asset", gain.asset);
  if (gain.move) add("move", "board-gain-move", gain.move);
  if (gain.zombies) add("zombie", gain.zombies > 0 ? "board-gain-zombies" : "board-gain-zombies-gone", Math.abs(gain.zombies), gain.zombies > 0);
  if (gain.delayed) add("delayed", "board-gain-delayed", 1, true);
  if (gain.discard) add("exert", "board-gain-discard", 1, true);
  return found;
}

export const tokenIcon = (scenario: string): Picture => (scenario === "corpse_king" ? "ally" : "lore");

/** What an ability costs and when it is used, in a few words. */
export function priceWords(texts: Voice, ability: PrintedAbility): string {
  if (ability.moment === "surge" && !ability.exert && !ability.gold) return ""; // its sign stands before the name
  const words: string[] = [];
  if (ability.moment === "surge") words.push(texts.say("board-surges", { surges: ability.surges || "X" }));
  if (ability.moment === "action") words.push(texts.say("board-as-action"));
  if (ability.exert) words.push(texts.say("board-exert"));
  if (ability.gold) words.push(texts.say("gold", { gold: ability.gold }));
  if (ability.limit && ability.moment !== "surge") words.push(texts.say(`board-limit-${ability.limit}`));
  return words.join(" · ");
}

export const abilityText = (texts: Voice, id: string): string => texts.say(`ability-${dashed(id)}.text`);
export const cardText = (texts: Voice, kind: string, id: string, part = "text"): string => {
  const key = `${kind}-${dashed(id)}.${part}`;
  return texts.has(key) ? texts.say(key) : "";
};
