/**
 * Writes icons.ts: of the game-icons set (CC BY 3.0) only the pictures this board draws.
 * Run it after changing the list: node src/boards/runebound3/icons.make.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const PICTURES = {
  // terrain
  plains: "grass",
  hills: "hills",
  forest: "pine-tree",
  mountains: "peaks",
  water: "waves",
  wild: "compass",
  city: "castle",
  // places
  settlement: "village",
  shrine: "star-altar",
  fortress: "guarded-tower",
  // combat symbols
  physical: "crossed-swords",
  magic: "fire-silhouette",
  skull: "death-skull",
  surge: "lightning-trio",
  agility: "sprint",
  double: "stack",
  shield: "checked-shield",
  // attributes
  body: "biceps",
  mind: "brain",
  spirit: "third-eye",
  speed: "walking-boot",
  health: "hearts",
  hand: "card-draw",
  gold: "two-coins",
  // decks and trophies
  exploration: "treasure-map",
  social: "conversation",
  combat: "sword-clash",
  trophy: "trophy",
  // kinds of assets
  weapon: "broadsword",
  clothing: "robe",
  equipment: "knapsack",
  transport: "horse-head",
  goods: "wooden-crate",
  // what cards bring
  margath: "spiked-dragon-head",
  vorakesh: "crowned-skull",
  lore: "scroll-unfurled",
  ally: "shaking-hands",
  zombie: "shambling-zombie",
  damage: "bleeding-wound",
  heal: "healing",
  learn: "book-cover",
  move: "footsteps",
  delayed: "hourglass",
  rumour: "talk",
  story: "scroll-quill",
  refresh: "cycle",
  success: "sun-radiations",
  exert: "card-discard",
  defeated: "tombstone",
};

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const lines = Object.entries(PICTURES).map(([name, icon]) => {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon]?.body ?? "");
  if (!path) throw new Error(`there is no icon ${icon} of a single path`);
  return `  ${name}: "${path[1]}",`;
});
const text = `// Made by icons.make.mjs from game-icons.net, CC BY 3.0. Do not edit.\nexport const ICONS = {\n${lines.join("\n")}\n  dash: "M112 224h288v64H112z",\n} as const;\n\nexport type Picture = keyof typeof ICONS;\n`;
writeFileSync(new URL("icons.ts", import.meta.url), text);
