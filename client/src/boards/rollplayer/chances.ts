/** What is told at a die that may be rerolled, each chance with a sign. */
import type { Odds } from "../../lib/wire";

export interface Chance {
  sign: string;
  odds: Odds;
}

const SIGNS = { goal: "★", higher: "↑", lower: "↓" };
const SURELY_MET = "✓";

/** In a full row its goal says it all; else whether the die rises, and where it stays as it falls, whether it sinks. */
export function chancesAt(oddsAt: (ref: string, detail: string) => Odds | null, ref: string): Chance[] {
  const told = (what: keyof typeof SIGNS): Chance[] => {
    const odds = oddsAt(ref, what);
    return odds ? [{ sign: what === "goal" && odds.chance === 1 ? SURELY_MET : SIGNS[what], odds }] : [];
  };
  const goal = told("goal");
  return goal.length ? goal : [...told("higher"), ...told("lower")];
}
