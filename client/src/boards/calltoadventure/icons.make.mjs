/**
 * Writes icons.ts: of the game-icons set (CC BY 3.0) only the pictures this board draws.
 * Run it after changing the list: node src/boards/calltoadventure/icons.make.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";


const PICTURES = {
  // abilities
  strength: "broadsword",
  dexterity: "arrowhead",
  constitution: "checked-shield",
  intelligence: "crystal-wand",
  wisdom: "third-eye",
  charisma: "queen-crown",
  // story icons
  faith: "prayer",
  justice: "scales",
  magic: "magic-swirl",
  nobility: "fleur-de-lys",
  villainy: "evil-hand",
  radiant: "winged-sword",
  // what strips and runes bring
  xp: "cut-diamond",
  moon: "moon",
  sun: "sun",
  skull: "death-skull",
  // kinds of cards
  origin: "footsteps",
  motivation: "compass",
  destiny: "polar-star",
  challenge: "crossed-swords",
  trait: "feather",
  ally: "shaking-hands",
  scheme: "evil-book",
  odium: "daemon-skull",
  // things on the table
  deck: "card-draw",
  discard: "card-discard",
  story: "scroll-quill",
  journey: "cycle",
  closed: "padlock",
  runes: "rune-stone",
};

/** Drawn by ourselves, on the same grid of 512. */
const OWN = {
  triumph: "M256 24 456 256 256 488 56 256ZM256 104 125 256 256 408 387 256Z",
  tragedy: "M256 24 456 256 256 488 56 256Z",
  hero: "M256 56 480 444H32ZM256 152 115 396h282Z",
  antihero: "M256 456 32 68h448Z",
  either: "M256 20 424 236H88ZM256 98 182 194h148ZM256 492 88 276h336Z",
  bar: "M216 40h80v432h-80ZM128 150 216 100v84l-88 50ZM296 330l88-50v84l-88 50Z",
  blank: "M246 246h20v20h-20Z",
};

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const lines = Object.entries(PICTURES).map(([name, icon]) => {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon]?.body ?? "");
  if (!path) throw new Error(`there is no icon ${icon} of a single path`);
  return `  ${name}: "${path[1]}",`;
});
const own = Object.entries(OWN).map(([name, path]) => `  ${name}: "${path}",`);
const text = `// Made by icons.make.mjs from game-icons.net, CC BY 3.0. Do not edit.\nexport const ICONS = {\n${[...lines, ...own].join("\n")}\n} as const;\n\nexport type Picture = keyof typeof ICONS;\n`;
writeFileSync(new URL("icons.ts", import.meta.url), text);
