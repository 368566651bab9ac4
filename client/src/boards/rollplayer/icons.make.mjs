/**
 * Writes icons.ts: of the game-icons set (CC BY 3.0) only the pictures this board draws.
 * Run it after changing the list: node src/boards/rollplayer/icons.make.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const PICTURES = {
  // attributes
  strength: "biceps",
  dexterity: "sprint",
  constitution: "hearts",
  intelligence: "open-book",
  wisdom: "third-eye",
  charisma: "rose",
  // races
  dragonkin: "spiked-dragon-head",
  dwarf: "dwarf-face",
  elf: "woman-elf-face",
  halfling: "hobbit-dwelling",
  human: "barbute",
  orc: "orc-head",
  // classes
  cleric: "ankh",
  paladin: "templar-shield",
  druid: "oak-leaf",
  ranger: "wolf-head",
  monk: "meditation",
  bard: "lyre",
  rogue: "rogue",
  thief: "robber",
  sorcerer: "magic-swirl",
  wizard: "wizard-face",
  warrior: "crossed-swords",
  barbarian: "sharp-axe",
  // weapons
  longsword: "broadsword",
  blessed_mace: "flanged-mace",
  jeweled_dagger: "broad-dagger",
  longbow: "pocket-bow",
  tower_shield: "checked-shield",
  ancient_spear: "stone-spear",
  quarterstaff: "bo",
  heavy_crossbow: "crossbow",
  // armour
  chain_gorget: "gem-chain",
  chain_vambraces: "bracers",
  chain_helm: "visored-helm",
  chain_tunic: "chain-mail",
  chain_leggings: "leg-armor",
  mystic_cowl: "hood",
  mystic_robes: "robe",
  mystic_cloak: "cloak",
  leather_greaves: "greaves",
  leather_boots: "walking-boot",
  leather_gloves: "mailed-fist",
  leather_pauldron: "pauldrons",
  // skills
  concentrate: "concentration-orb",
  search: "magnifying-glass",
  negotiate: "shaking-hands",
  pickpocket: "robber-hand",
  acrobatics: "acrobatic",
  open_lock: "unlocking",
  climb: "mountain-climbing",
  intimidate: "angry-eyes",
  move_silently: "footsteps",
  knowledge: "white-book",
  cure_wounds: "healing",
  sleight_of_hand: "card-pick",
  diplomacy: "peace-dove",
  // traits
  steadfast: "stone-tower",
  honorable: "scales",
  nimble: "feather",
  proud: "crown",
  weak: "weight",
  clumsy: "falling",
  foolish: "jester-hat",
  reckless: "explosion-rays",
  focused: "eye-target",
  compassionate: "heart-plus",
  obsessed: "whale-tail",
  cunning: "fox-head",
  greedy: "two-coins",
  honest: "mirror-mirror",
  loyal: "sitting-dog",
  obnoxious: "trumpet-flag",
  dedicated: "checklist",
  courageous: "lion",
  envious: "snake",
  famous: "star-medal",
  // things on the table
  hand: "hand",
  bag: "knapsack",
  deck: "card-draw",
  discard: "card-discard",
  story: "scroll-quill",
  compass: "compass",
  trash: "fire-silhouette",
  first: "trumpet-flag",
  trophy: "trophy",
};

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const lines = Object.entries(PICTURES).map(([name, icon]) => {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon]?.body ?? "");
  if (!path) throw new Error(`there is no icon ${icon} of a single path`);
  return `  ${name}: "${path[1]}",`;
});
const text = `// Made by icons.make.mjs from game-icons.net, CC BY 3.0. Do not edit.\nexport const ICONS = {\n${lines.join("\n")}\n} as const;\n\nexport type Picture = keyof typeof ICONS;\n`;
writeFileSync(new URL("icons.ts", import.meta.url), text);
