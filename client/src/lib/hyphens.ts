/** Where long Russian words may break: not every browser knows, and a title on a narrow card must not break anywhere. */

const SHY = "\u00ad";
const LONG = /[а-яё]{10,}/gi;
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const SILENT = "[йъь]";

/** After what, and before what, a syllable may end. */
const BREAKS = [
  [SILENT, "[а-яё]{2}"],
  [VOWEL, `${VOWEL}[а-яё]`],
  [VOWEL, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}{2}${VOWEL}`],
  [`${VOWEL}${CONSONANT}{2}`, `${CONSONANT}{2}${VOWEL}`],
].map(([before, after]) => new RegExp(`${before}(?=${after})`, "gi"));

/** The same text, with a soft hyphen wherever a long word may break; at least three letters stay together. */
export function soft(text: string): string {
  return text.replace(LONG, (word) => {
    const places = BREAKS.flatMap((rule) => [...word.matchAll(rule)].map((found) => found.index + found[0].length));
    const good = [...new Set(places)].filter((place) => place >= 3 && place <= word.length - 3).sort((one, other) => one - other);
    return [0, ...good].map((place, number) => word.slice(place, good[number])).join(SHY);
  });
}
