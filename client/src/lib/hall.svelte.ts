/** The hall around the tables: who I am, and which games there are. */
import { api } from "./api";
import type { GameInfo, Person } from "./wire";

class Hall {
  me = $state.raw<Person | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);

  async enter(): Promise<void> {
    // One after the other: the first request of a new browser is given its session.
    this.me = await api.me();
    this.games = await api.games();
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const hall = new Hall();
