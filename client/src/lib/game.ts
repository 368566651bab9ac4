/** What a page needs to show a game: its board and its printed facts. */
import { api, ProblemError } from "./api";
import { loadBoard, type BoardModule } from "./board";

export interface LoadedGame {
  key: string;
  board: BoardModule;
  printed: unknown;
}

const games = new Map<string, Promise<LoadedGame>>();

export function loadGame(key: string): Promise<LoadedGame> {
  let game = games.get(key);
  if (!game) {
    game = Promise.all([loadBoard(key), printedOf(key)]).then(([board, printed]) => ({ key, board, printed }));
    game.catch(() => games.delete(key));
    games.set(key, game);
  }
  return game;
}

/** A game that says nothing of its print is drawn by the generic board, which asks for nothing. */
async function printedOf(key: string): Promise<unknown> {
  try {
    return await api.printed(key);
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}
