/** The words of a game, as `src/questhall/text` makes them: the same messages, the same facts, the same sentences. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameEvent, Move, Refusal, ScoreLine, Stop, Texts as TextFiles } from "./wire";

export type Facts = Record<string, string | number>;
type Fields = Record<string, unknown>;
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

/** What an empty field becomes, so that a message can select on it. */
const NONE = "none";

/** A message that the language does not have, or one that does not fit its facts. */
export class MissingText extends Error {}

/** An id as it stands in a message: `sleight_of_hand`, `deck.market` and `less random` all get dashes. */
export function dashed(id: string): string {
  return id.replace(/[_. /]/g, "-");
}

/** Finds a message (`gold`) or its attribute (`row-strength.short`) and fills in the facts. */
export class Messages {
  private bundle: FluentBundle;

  constructor(
    readonly lang: string,
    ftl: string,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(ftl));
  }

  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  attributes(message: string): string[] {
    return Object.keys(this.bundle.getMessage(message)?.attributes ?? {});
  }

  /** All messages that have an attribute of this name and need no facts. */
  with(attribute: string): string[] {
    const ids = [...this.bundle._messages.keys()];
    return ids.filter((id) => this.has(`${id}.${attribute}`));
  }

  fill(message: string, facts: Facts): string {
    const pattern = this.pattern(message);
    if (pattern === null) throw new MissingText(`there is no text '${message}' in language ${this.lang}`);
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, facts, errors);
    if (errors[0]) throw new MissingText(`text '${message}' in language ${this.lang}: ${errors[0].message}`);
    return sentence;
  }

  private pattern(message: string): Exclude<Pattern, null> | null {
    const [id = "", attribute] = message.split(".", 2);
    const found = this.bundle.getMessage(id);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }
}

/** What the values in a game are called, for people with these names. */
class Wording {
  constructor(
    private messages: Messages,
    private vocabularies: Record<string, string>,
    private names: readonly string[],
  ) {}

  /** A message filled with fields; its attribute `each` tells of lists that belong together, one by one. */
  sentence(message: string, fields: Fields): string {
    const facts = this.facts(fields);
    if (this.messages.has(`${message}.each`)) {
      const lines = linesOf(fields).map((line) => this.messages.fill(`${message}.each`, this.facts(line)));
      facts.each = this.join("list-commas", lines);
    }
    return this.messages.fill(message, facts);
  }

  facts(fields: Fields): Facts {
    return Object.assign({}, ...Object.entries(fields).map(([name, value]) => this.fact(name, value)));
  }

  /**
   * A number stays one, an id gets its name and the attributes of that name, a seat its player. A number whose field has
   * a vocabulary is an id too: a hex, the face of a die.
   */
  fact(name: string, value: unknown): Facts {
    if (Array.isArray(value)) {
      const words = value.map((each) => String(this.fact(singular(name), each)[singular(name)]));
      return { [name]: this.join("list", words), [`${name}-count`]: value.length };
    }
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (value === null || value === undefined || value === "") return { [name]: NONE };
    if (typeof value === "string") return this.named(name, value);
    if (plain(name) in this.vocabularies) return this.named(name, String(value));
    return { [name]: plain(name) === "seat" ? this.player(Number(value)) : Number(value) };
  }

  private named(field: string, id: string): Facts {
    const word = `${this.vocabulary(field)}-${dashed(id)}`;
    const facts: Facts = { [field]: this.messages.fill(word, {}) };
    for (const each of this.messages.attributes(word)) facts[`${field}-${each}`] = this.messages.fill(`${word}.${each}`, {});
    return facts;
  }

  /** By default the field's own name. */
  private vocabulary(field: string): string {
    return this.vocabularies[plain(field)] ?? dashed(plain(field));
  }

  private player(seat: number): string {
    return this.names[seat] ?? this.messages.fill("player", { number: seat + 1 });
  }

  /** A list as the language writes it; how its last two words are joined is the message's attribute `last`. */
  join(message: string, words: readonly string[]): string {
    let joined = words[0] ?? "";
    for (const word of words.slice(1, -1)) joined = this.messages.fill(message, { left: joined, right: word });
    const last = words.length > 1 ? words[words.length - 1] : undefined;
    return last === undefined ? joined : this.messages.fill(`${message}.last`, { left: joined, right: last });
  }
}

/** Streams of chance that belong to a seat: `seat.2.terrain` is told as `terrain`. */
const OF_A_SEAT = /^seat\.\d+\./;

/** `other_row` is a row. */
function plain(field: string): string {
  return field.replace(/^other_/, "");
}

/** Fields that hold lists are plurals: `cards` are named like a `card`. */
function singular(field: string): string {
  return field.replace(/s$/, "");
}

/** Fields whose lists belong together, cut into lines. Where no seat is named, there is a line for every seat. */
function linesOf(fields: Fields): Fields[] {
  const lists = Object.entries(fields).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const others = Object.fromEntries(Object.entries(fields).filter(([, value]) => !Array.isArray(value)));
  return (lists[0]?.[1] ?? []).map((_, number) => ({
    seat: number,
    ...others,
    ...Object.fromEntries(lists.map(([name, values]) => [singular(name), values[number]])),
  }));
}

/** The fields of a move or event, without the name of its type. */
function fieldsOf(value: Move | GameEvent): Fields {
  const { type: _, ...fields } = value;
  return fields;
}

/** Everything a game or the hall says, in one language. */
export class Texts {
  private messages: Messages;
  private words: Record<string, string>;

  constructor(
    readonly lang: string,
    files: TextFiles,
  ) {
    this.messages = new Messages(lang, files.ftl);
    this.words = files.words;
  }

  say(message: string, facts: Facts = {}): string {
    return this.messages.fill(message, facts);
  }

  has(message: string): boolean {
    return this.messages.has(message);
  }

  name(kind: string, id: string): string {
    return this.say(`${dashed(kind)}-${dashed(id)}`);
  }

  ask(topic: string): string {
    return this.say(`ask-${dashed(topic)}`);
  }

  move(move: Move, names: readonly string[]): string {
    return this.wording(names).sentence(`move-${move.type}`, fieldsOf(move));
  }

  event(event: GameEvent, names: readonly string[]): string {
    return this.wording(names).sentence(`event-${event.type}`, fieldsOf(event));
  }

  score(line: ScoreLine): string {
    return this.wording([]).sentence(`score-${line.what}`, { [line.what]: line.detail, stars: line.stars });
  }

  /** Why something is not possible now, without the rule: the bubble shows that as a link. */
  reason(refusal: Refusal, names: readonly string[]): string {
    return this.wording(names).sentence(`refusal-${refusal.reason}`, refusal.facts);
  }

  refusal(refusal: Refusal, names: readonly string[]): string {
    return this.say("refusal", { sentence: this.reason(refusal, names), rule: refusal.rule });
  }

  stop(stop: Stop, names: readonly string[]): string {
    const what = stop.why === "learned" ? this.name("learned", stop.what.replace(OF_A_SEAT, "")) : stop.what;
    return this.say(`stop-${stop.why}`, { what, ...this.wording(names).fact("seat", stop.seat) });
  }

  /** Everything that has a name and a text beside it: the components of a game. */
  described(): { id: string; name: string; text: string }[] {
    const things = this.messages.with("text").filter((id) => !/^(ui|option|problem)-/.test(id));
    return things.map((id) => ({ id, name: this.say(id), text: this.say(`${id}.text`) }));
  }

  /** Words as a list of the language: "A, B and C". */
  join(words: readonly string[]): string {
    return this.wording([]).join("list", words);
  }

  private wording(names: readonly string[]): Wording {
    return new Wording(this.messages, this.words, names);
  }
}
