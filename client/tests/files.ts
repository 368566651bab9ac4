/** The message files as they lie in the repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const QUESTHALL = join(import.meta.dirname, "../../src/questhall");
export const LANGUAGES = ["en", "ru"] as const;

/** All messages that the server sends for a game; the hall's only, if none is named. */
export function messagesOf(lang: string, game = ""): string {
  const folders = [join(QUESTHALL, "text", lang), ...(game ? [join(QUESTHALL, "games", game, "text", lang)] : [])];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const wanted = files.filter((file) => file.endsWith(".ftl") && !file.endsWith("terminal.ftl"));
  expect(wanted.length).toBeGreaterThan(0);
  return wanted.map((file) => readFileSync(file, "utf-8")).join("\n");
}

/** Every source file of the client with its text. */
export function sources(): { file: string; text: string }[] {
  const src = join(import.meta.dirname, "../src");
  return readdirSync(src, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(src, file), "utf-8") }));
}
