/** The texts as the pages use them: they follow the language at once, and know who sits at the table. */
import { MissingText, Texts, type Facts } from "./texts";
import { api } from "./api";
import type { GameEvent, Lang, Move, Refusal, ScoreLine, Stop } from "./wire";

const cache = new Map<string, Promise<Texts>>();

export function texts(key: string, lang: Lang): Promise<Texts> {
  const name = `${key}/${lang}`;
  let found = cache.get(name);
  if (!found) {
    found = api.texts(key, lang).then((files) => new Texts(lang, files));
    found.catch(() => cache.delete(name));
    cache.set(name, found);
  }
  return found;
}

/** All words of one game (or of the `hall`), in the language of the moment. */
export class Voice {
  current = $state.raw<Texts | null>(null);
  names = $state.raw<readonly string[]>([]);
  key = $state("");

  constructor(key: string) {
    this.key = key;
  }

  /** Fetch a language and switch to it; until it is here the old one stays. */
  async speak(lang: Lang): Promise<void> {
    this.wanted = lang;
    const found = await texts(this.key, lang);
    if (this.wanted === lang) this.current = found;
  }
  private wanted: Lang | null = null;

  get lang(): string {
    return this.current?.lang ?? "en";
  }

  say(message: string, facts: Facts = {}): string {
    return this.spoken(message, (texts) => texts.say(message, facts));
  }

  has(message: string): boolean {
    return this.current?.has(message) ?? false;
  }

  name(kind: string, id: string): string {
    return this.spoken(id, (texts) => texts.name(kind, id));
  }

  /** A player who gave no name has a number. */
  player(seat: number): string {
    return this.names[seat] || this.say("player", { number: seat + 1 });
  }

  ask(topic: string): string {
    return this.spoken(topic, (texts) => texts.ask(topic));
  }

  move(move: Move): string {
    return this.spoken(move.type, (texts) => texts.move(move, this.names));
  }

  event(event: GameEvent): string {
    return this.spoken(event.type, (texts) => texts.event(event, this.names));
  }

  score(line: ScoreLine): string {
    return this.spoken(line.what, (texts) => texts.score(line));
  }

  described(): { id: string; name: string; text: string }[] {
    return this.current?.described() ?? [];
  }

  /** Words as a list of the language: "A, B and C". */
  join(words: readonly string[]): string {
    return this.spoken(words.join(", "), (texts) => texts.join(words));
  }

  /** The sentence of a refusal, without its rule. */
  reason(refusal: Refusal): string {
    return this.spoken(refusal.reason, (texts) => texts.reason(refusal, this.names));
  }

  refusal(refusal: Refusal): string {
    return this.spoken(refusal.reason, (texts) => texts.refusal(refusal, this.names));
  }

  stop(stop: Stop): string {
    return this.spoken(stop.why, (texts) => texts.stop(stop, this.names));
  }

  /** A page never breaks for want of a word: it shows the key, and the console says what is missing. */
  private spoken(key: string, make: (texts: Texts) => string): string {
    if (this.current === null) return "";
    try {
      return make(this.current);
    } catch (error) {
      if (!(error instanceof MissingText)) throw error;
      console.error(error.message);
      return key;
    }
  }
}
