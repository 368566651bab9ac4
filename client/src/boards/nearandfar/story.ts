/** Which page of the storybook lies open, and what came of it. */
import type { GameEvent, QuestView, TableView } from "./types";

const OPENS = ["QuestRead", "ArcadeDrawn", "PassageUnwritten"];
/** With these somebody goes on to other things. */
const GOES_ON = ["Walked", "Visited", "CampPlaced", "LeftTown", "RoundBegan", "DrivenBack", "MatchEnded"];
const BRINGS = [
  "CoinsGained", "GemsGained", "FoodGained", "HeartsGained", "TokenGained", "ReputationChanged", "TreasureDrawn", "KeepsakeFound",
  "AdventurerJoined", "AnimalTaken", "ChiefWon", "KeywordLearned", "SideQuestNoted", "SquareFilled",
];

export interface Reading {
  /** The same page of the same match, whatever is on it by now. */
  id: string;
  seat: number;
  /** What it brought, as events. */
  brought: GameEvent[];
  /** Whether the match has gone on since. */
  isPast: boolean;
}

/** The quest that was opened last: who took it, and what it has brought so far. */
export function lastReading(told: readonly unknown[]): Reading | null {
  const events = told as readonly GameEvent[];
  const start = events.findLastIndex((event) => OPENS.includes(event.type));
  const opened = events[start];
  if (!opened || !("seat" in opened) || typeof opened.seat !== "number") return null;
  const after = events.slice(start + 1);
  const end = after.findIndex((event) => GOES_ON.includes(event.type));
  const during = end < 0 ? after : after.slice(0, end);
  const done = during.findIndex((event) => event.type === "QuestDone");
  const brought = done < 0 ? [] : during.slice(done + 1).filter((event) => BRINGS.includes(event.type));
  return { id: String(start), seat: opened.seat, brought, isPast: end >= 0 };
}

/** The quest being read, or else the last one that was. */
export const questOf = (view: TableView): QuestView | null => view.turn.quest ?? view.told;
