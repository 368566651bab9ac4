/** What the things on the table are called, for labels and for those who do not see them. */
import type { Voice } from "../../lib/voice.svelte";
import type { Picture } from "./icons";
import type { PrintedPower, PrintedReward } from "./types";

export const ABILITIES = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
export const ICON_KINDS = ["faith", "justice", "magic", "nobility", "villainy", "radiant"] as const;

/** `escape/upper` is the message `escape-upper`. */
export const dashed = (id: string): string => id.replaceAll(/[_/ ]/g, "-");

/** A player who gave no name has a number. */
export const playerName = (texts: Voice, seat: number): string => texts.names[seat] || texts.say("player", { number: seat + 1 });

/** The title of a card, or of a path of a challenge. */
export const titleOf = (texts: Voice, strip: string): string => texts.say(`${strip.includes("/") ? "path" : "card"}-${dashed(strip)}`);

/** What a card says beside its title, if it says that. */
export const saidBy = (texts: Voice, id: string, what: "text" | "flavour" | "story"): string => {
  const message = `${id.includes("/") ? "path" : "card"}-${dashed(id)}.${what}`;
  return texts.has(message) ? texts.say(message) : "";
};

export interface Gain {
  picture: Picture;
  count: number;
  words: string;
}

const COUNTED = [
  ["triumph", "triumph"],
  ["tragedy", "tragedy"],
  ["hero", "hero"],
  ["antihero", "antihero"],
  ["xp", "xp"],
  ["moons", "moon"],
  ["suns", "sun"],
] as const;

/** The symbols of a strip, in the order in which they are read. */
export function gainsOf(texts: Voice, reward: PrintedReward): Gain[] {
  const signs = [
    ...reward.abilities.map((ability): Gain => ({ picture: ability as Picture, count: 1, words: texts.name("ability", ability) })),
    ...reward.icons.map((icon): Gain => ({ picture: icon as Picture, count: 1, words: texts.name("icon", icon) })),
  ];
  const counts = COUNTED.filter(([field]) => reward[field] !== 0).map(
    ([field, picture]): Gain => ({ picture, count: reward[field], words: texts.say(`board-gain-${picture}`, { count: reward[field] }) }),
  );
  return [...signs, ...counts];
}

export const gainWords = (texts: Voice, reward: PrintedReward): string =>
  gainsOf(texts, reward)
    .map((gain) => gain.words)
    .join(", ");

/** What a power asks for. */
export function powerWords(texts: Voice, power: PrintedPower): string {
  const parts = [texts.say(`board-when-${power.moment}`)];
  if (power.xp) parts.push(texts.say("board-costs", { xp: power.xp }));
  if (power.radiant) parts.push(texts.say("board-asks-radiant", { count: power.radiant }));
  return parts.join(" · ");
}

/** Of which ability a rune is, or `core`, or `dark`. */
export const kindOf = (rune: string): string => rune.replace(/\d+$/, "");

export const isSpecial = (rune: string): boolean => rune.endsWith("3") && !["core", "dark"].includes(kindOf(rune));

/** The picture on a face: the symbol of an ability is that of its rune. */
export const faceOf = (rune: string, symbol: string): Picture => (symbol === "ability" ? kindOf(rune) : symbol) as Picture;

export function faceWords(texts: Voice, rune: string, symbol: string): string {
  return symbol === "ability" ? texts.name("ability", kindOf(rune)) : texts.say(`board-face-${symbol}`);
}
