/** Which questions this person has met before, so that a coach note comes once. */
import { recall, remember } from "./memory";

class Coached {
  private topics = $state.raw<ReadonlySet<string>>(new Set(recall<string[]>("coached") ?? []));

  has(game: string, topic: string): boolean {
    return this.topics.has(`${game}/${topic}`);
  }

  note(game: string, topic: string): void {
    this.topics = new Set([...this.topics, `${game}/${topic}`]);
    remember("coached", [...this.topics]);
  }

  forget(): void {
    this.topics = new Set();
    remember("coached", []);
  }
}

export const coached = new Coached();
