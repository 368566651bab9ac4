/** Looking things up: by their names, and by what is read on them. */
import { expect, test } from "vitest";
import { kindsOf, lookUp, saidOf } from "../src/lib/encyclopedia";
import { Texts } from "../src/lib/texts";
import type { Voice } from "../src/lib/voice.svelte";

const FTL = `
card-tower-shield = Tower Shield
    .text = Counts as one card more.
    .gender = neuter
class-monk = Monk
    .ability = Turns a die over.
`;
const texts = new Texts("en", { ftl: FTL, words: {} }) as unknown as Voice;
const PILES = { armour: [{ id: "tower_shield" }], class: [{ id: "monk" }] };
const VOCABULARIES = { armour: "card", class: "class" };
const found = (search: string) => lookUp(PILES, search, ({ kind, id }) => saidOf(texts, VOCABULARIES[kind], id)).map(({ kind, id }) => `${kind} ${id}`);

test("without a search everything is there, in the order of the kinds", () => {
  expect(kindsOf(PILES)).toEqual(["armour", "class"]);
  expect(found(" ")).toEqual(["armour tower_shield", "class monk"]);
});

test("names and what is read on the card are searched, what only grammar needs is not", () => {
  expect(found("shield tower")).toEqual(["armour tower_shield"]);
  expect(found("one card")).toEqual(["armour tower_shield"]);
  expect(found("die over")).toEqual(["class monk"]);
  expect(found("neuter")).toEqual([]);
});
