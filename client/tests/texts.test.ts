import { describe, expect, test } from "vitest";
import { dashed, Messages, MissingText, Texts } from "../src/lib/texts";
import type { GameEvent, Move, Refusal, ScoreLine, Stop } from "../src/lib/wire";
import samples from "./fixtures/texts.json";
import { LANGUAGES, messagesOf, sources } from "./files";

interface Sample {
  kind: string;
  value: unknown;
  en: string;
  ru: string;
}

function said(texts: Texts, { kind, value }: Sample): string {
  switch (kind) {
    case "ask":
      return texts.ask(value as string);
    case "move":
      return texts.move(value as Move, samples.names);
    case "event":
      return texts.event(value as GameEvent, samples.names);
    case "refusal":
      return texts.refusal(value as Refusal, samples.names);
    case "stop":
      return texts.stop(value as Stop, samples.names);
    case "score":
      return texts.score(value as ScoreLine);
  }
  throw new Error(`a sample of kind ${kind}`);
}

describe.each(Object.entries(samples.games))("%s", (key, game) => {
  test.each(LANGUAGES)("says in %s what Python says", (lang) => {
    const texts = new Texts(lang, { ftl: messagesOf(lang, key), words: game.words as unknown as Record<string, string> });
    const kinds = new Set(game.samples.map((sample) => sample.kind));
    expect([...kinds].sort()).toEqual(["ask", "event", "move", "refusal", "score", "stop"]);
    for (const sample of game.samples as Sample[]) expect(said(texts, sample)).toBe(sample[lang]);
  });
});

const ENGLISH = new Texts("en", { ftl: messagesOf("en"), words: {} });

test("lists are joined as the language does", () => {
  expect(ENGLISH.join([])).toBe("");
  expect(ENGLISH.join(["A"])).toBe("A");
  expect(ENGLISH.join(["A", "B", "C"])).toBe("A, B and C");
  expect(new Texts("ru", { ftl: messagesOf("ru"), words: {} }).join(["А", "Б"])).toBe("А и Б");
});

test("a missing message or fact is an error", () => {
  expect(() => ENGLISH.say("dragon")).toThrow(MissingText);
  expect(() => ENGLISH.say("player")).toThrow(/player/);
  expect(ENGLISH.say("player", { number: 7 })).toBe("Player 7");
});

test("the seat of somebody unknown gets a number", () => {
  expect(ENGLISH.event({ type: "Undone", seat: 6, keep: 2 }, ["Ann"])).toBe("Player 7 takes a move back.");
});

test("ids get dashes", () => {
  expect(["sleight_of_hand", "deck.market", "less random"].map(dashed)).toEqual(["sleight-of-hand", "deck-market", "less-random"]);
});

test.each(LANGUAGES)("every text that the pages name is there in %s", (lang) => {
  const messages = new Messages(lang, messagesOf(lang));
  const named = sources().flatMap(({ text }) => [...text.matchAll(/["`](ui-[\w-]+(?:\.\w+)?)["`]/g)].map((found) => found[1]!));
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((message) => !messages.has(message))).toEqual([]);
});
