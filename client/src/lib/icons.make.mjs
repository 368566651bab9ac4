/** Writes a board's icons.ts: of the game-icons set (CC BY 3.0) only the pictures that board draws. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

/** `board` is the address of the script that lists them, `pictures` are icons by name, `own` are paths drawn by us. */
export function makeIcons(board, pictures, own = {}) {
  const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const taken = Object.entries(pictures).map(([name, icon]) => [name, pathOf(set, icon)]);
  const lines = [...taken, ...Object.entries(own)].map(([name, path]) => `  ${name}: "${path}",\n`);
  const text = `// Made by icons.make.mjs from game-icons.net, CC BY 3.0. Do not edit.\nexport const ICONS = {\n${lines.join("")}} as const;\n\nexport type Picture = keyof typeof ICONS;\n`;
  writeFileSync(new URL("icons.ts", board), text);
}

function pathOf(set, icon) {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[icon]?.body ?? "");
  if (!path) throw new Error(`there is no icon ${icon} of a single path`);
  return path[1];
}
