/** Which cast the table shows: the one under way, or the last one that was settled. */
import type { GameEvent, TableView } from "./types";

export interface CastShown {
  /** Grows with every cast: runes that were cast anew tumble. */
  number: number;
  /** How often these runes have been cast in this attempt. */
  times: number;
  seat: number;
  /** `escape/upper`, or `odium/upper`. */
  strip: string;
  difficulty: number;
  runes: readonly string[];
  /** Empty before the cast. */
  faces: readonly number[];
  sum: number;
  bonus: number;
  end: "" | "passed" | "failed";
}

/** Milliseconds from one rune of a cast to the next: they are read one after the other. */
export const STAGGER = 40;
const ODIUM = "odium/upper";

/** What the log tells of the last attempt; null before the first cast. */
export function lastCast(told: readonly unknown[]): CastShown | null {
  let cast: CastShown | null = null;
  let number = 0;
  for (const event of told as readonly GameEvent[]) {
    if (event.type === "RunesCast") number += 1;
    cast = after(cast, event, number);
  }
  return cast?.faces.length ? cast : null;
}

function after(cast: CastShown | null, event: GameEvent, number: number): CastShown | null {
  switch (event.type) {
    case "Announced":
      return begun(event.seat, event.path, event.difficulty, number);
    case "FacesOdium":
      return begun(event.seat, ODIUM, event.difficulty, number);
    case "RunesCast":
      return cast && { ...cast, number, times: cast.times + 1, runes: event.runes, faces: event.faces, sum: event.sum };
    case "RuneTurned":
      return cast && { ...cast, sum: event.sum, faces: cast.faces.map((face, place) => (cast.runes[place] === event.rune ? 1 - face : face)) };
    case "Passed":
    case "OdiumPassed":
      return cast && settled(cast, event.result, event.difficulty, "passed");
    case "Failed":
    case "OdiumWithstood":
      return cast && settled(cast, event.result, event.difficulty, "failed");
    default:
      return cast;
  }
}

const begun = (seat: number, strip: string, difficulty: number, number: number): CastShown => ({
  number,
  times: 0,
  seat,
  strip,
  difficulty,
  runes: [],
  faces: [],
  sum: 0,
  bonus: 0,
  end: "",
});

const settled = (cast: CastShown, result: number, difficulty: number, end: "passed" | "failed"): CastShown => ({
  ...cast,
  difficulty,
  bonus: result - cast.sum,
  end,
});

/** The attempt on the table; else the last one. */
export function castOf(view: TableView, told: readonly unknown[]): CastShown | null {
  const last = lastCast(told);
  const attempt = view.attempt;
  if (!attempt) return last;
  const isSettled = view.step === "after" || view.step === "end";
  return {
    number: last?.number ?? 0,
    times: attempt.casts,
    seat: view.phase === "confrontation" ? (view.queue[0] ?? view.active) : view.active,
    strip: `${attempt.card}/${attempt.path}`,
    difficulty: attempt.difficulty,
    runes: attempt.runes,
    faces: attempt.casts ? attempt.faces : [],
    sum: attempt.sum,
    bonus: attempt.bonus,
    end: isSettled ? (attempt.succeeded ? "passed" : "failed") : "",
  };
}
