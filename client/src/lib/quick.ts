/** "Play now": me against bots, with what the game comes with. */
import type { BotLevel, GameInfo, NewTable, TableSettings, WantedSeat } from "./wire";

export const SETTINGS: TableSettings = {
  public: false,
  past_bots: true,
  take_back: true,
  pace: "natural",
  leaver: "wait",
  clock: null,
};

/** Three at the table where the game allows it. */
export function usualCount(game: GameInfo): number {
  const [first = 1] = [...game.players].sort((one, other) => Math.abs(one - 3) - Math.abs(other - 3));
  return first;
}

export const bot = (level: BotLevel = "greedy"): WantedSeat => ({ kind: "bot", bot: level });

export function quickTable(game: GameInfo, count: number = usualCount(game)): NewTable {
  const bots = Array.from({ length: count - 1 }, () => bot());
  return { game: game.key, seats: [{ kind: "me" }, ...bots], settings: SETTINGS, start: true };
}
