/** A table as this browser knows it. Boards and parts read it; nothing of the rules is here. */
import { api } from "./api";
import { Line, type Outgoing, type Reply } from "./line";
import { linesOf, told, toldBy } from "./log";
import { byRef, inARow, isSame, keyOf, offeredBy, type Offered } from "./offered";
import { settings } from "./settings.svelte";
import type * as wire from "./wire";

export type { Offered } from "./offered";

/** Moves tried out in the mind only. */
interface Sandbox {
  moves: wire.Move[];
  answer: wire.TryAnswer | null;
}

/** Something opened at a piece: the moves it stands for, or why it stands for none. */
export interface Opened {
  anchor: Element;
  ref: string;
  moves: Offered[];
  refusal: wire.Refusal | null;
  /** On touch, a move that cannot be undone asks for a second tap. */
  confirm: boolean;
}

const PEEK_AFTER = 140;

export class Table {
  info = $state.raw<wire.TableInfo | null>(null);
  you = $state.raw<readonly number[]>([]);
  muted = $state(false);
  /** Who may not speak here; only the owner knows. */
  silenced = $state.raw<readonly string[]>([]);
  orders = $state.raw<Record<string, unknown>>({});
  position = $state.raw<wire.Position | null>(null);
  events = $state.raw<readonly wire.GameEvent[]>([]);
  chat = $state.raw<readonly wire.ChatLine[]>([]);
  connected = $state(false);
  /** Why the table is gone for this browser (a key of the texts), if it is. */
  gone = $state("");
  highlight = $state.raw<ReadonlySet<string>>(new Set());
  preview = $state.raw<wire.TryAnswer | null>(null);
  /** The move whose preview is shown. */
  previewed = $state.raw<Offered | null>(null);
  opened = $state.raw<Opened | null>(null);
  /** An earlier position that the board shows instead of the present. */
  past = $state.raw<wire.Step | null>(null);
  sandbox = $state.raw<Sandbox | null>(null);
  /** Which part of the board a phone shows; empty on a wide screen: all of it. See `BoardModule.tabs`. */
  tab = $state("");
  /** A move is on its way: nothing else is sent until its answer is here. */
  busy = $state(false);

  readonly isLive = $derived(this.past === null && this.sandbox === null);
  readonly view: unknown = $derived(this.past?.view ?? this.sandbox?.answer?.view ?? this.position?.view ?? null);
  readonly seat = $derived(this.past ? this.past.seat : (this.position?.seat ?? null));
  readonly asks: readonly wire.AskMessage[] = $derived.by(() => {
    if (this.past !== null) return [];
    return this.sandbox?.answer?.asks ?? this.position?.asks ?? [];
  });
  readonly offers: readonly wire.OffersMessage[] = $derived(this.isLive ? (this.position?.offers ?? []) : []);
  /** What the seat we look from is asked. */
  readonly ask = $derived(this.asks.find((ask) => ask.seat === this.seat) ?? null);
  readonly moves: readonly Offered[] = $derived([
    ...(this.ask ? offeredBy(this.ask) : []),
    ...this.offers.filter((offer) => offer.seat === this.seat).flatMap(offeredBy),
  ]);
  /** The whole log, also while the board shows an earlier position: `toldLines` of it had been told by then. */
  readonly log = $derived(linesOf(this.events));
  readonly toldLines = $derived(this.past ? toldBy(this.events, this.past.events as wire.GameEvent[]) : this.events.length);
  /** What somebody without a name is called: bots get theirs in the language of the page. */
  nameless = $state.raw<(seat: wire.Seat) => string>(() => "");
  readonly names: readonly string[] = $derived(this.info?.seats.map((seat) => seat.name || this.nameless(seat)) ?? []);
  readonly result = $derived(this.past ? this.past.result : (this.position?.result ?? null));
  readonly undoState = $derived(this.position?.undo.find((undo) => undo.seat === this.seat) ?? null);
  /** Nobody else decides here now whom a take-back could be asked of. */
  readonly isAlone = $derived(!this.info?.seats.some((seat) => seat.kind === "person" && !seat.bot && !this.you.includes(seat.number)));
  private things = $derived(new Set(this.position?.things ?? []));
  /** Moves of the question that no thing on the board stands for. */
  readonly buttons: readonly Offered[] = $derived(this.moves.filter((offered) => !offered.touches.some((ref) => this.things.has(ref))));
  /** What is asked: of this seat, or else of others. */
  readonly topic = $derived(this.ask?.topic ?? this.position?.topic ?? "");
  /** What this seat wants answered for it whenever this is asked. */
  readonly order = $derived(((this.seat !== null && this.orders[`${this.seat}/${this.topic}`]) || null) as wire.Move | null);
  /** Where several are asked at once: the one answer that says nothing more than its name, such as to pass. */
  readonly plainAnswer: wire.Move | null = $derived.by(() => {
    const plain = this.ask?.group ? this.buttons.filter(({ topic, move }) => topic !== "" && Object.keys(move).length === 1) : [];
    return plain.length === 1 ? (plain[0]?.move ?? null) : null;
  });
  /** Those who are waited for. For an own seat that is asked nothing the table answers in a moment. */
  readonly waitedFor: readonly number[] = $derived(
    (this.position?.waiting ?? []).filter(
      (seat) => !this.you.includes(seat) || this.info?.seats[seat]?.bot || this.asks.some((ask) => ask.seat === seat),
    ),
  );

  /** Exact chances of what lies before the seat; of an earlier position, or one only tried out, none are told. */
  readonly odds: readonly wire.Odds[] = $derived(this.isLive ? (this.position?.odds ?? []) : []);

  /** What the board makes of the moves: several in a row for one click. */
  waysOf = $state.raw<((view: unknown, moves: readonly Offered[]) => Offered[]) | null>(null);
  private index = $derived(byRef([...this.moves, ...(this.waysOf?.(this.view, this.moves) ?? [])]));
  /** What is still to follow the move made last. */
  private rest: wire.Move[] = [];
  /** The question answered last: a second click before the next position is here is no second answer. */
  private answered = "";
  private line: Line | null = null;
  private peeks = new Map<string, Promise<wire.TryAnswer | null>>();
  private weighed = new Map<string, Promise<wire.Odds[]>>();
  private peekTimer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every wish to look elsewhere: the answer to an older wish comes too late. */
  private wish = 0;
  /** The earlier position asked for last; it may still be on its way. */
  private wantedStep = 0;

  constructor(readonly id: string) {}

  // The line

  connect(): void {
    this.line = new Line({
      address: () => {
        // Events are numbered for each reader: only those of the first own seat are certain to go on.
        const since = this.seat === (this.you[0] ?? null) ? this.events.length : 0;
        const { protocol, host } = location;
        return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${this.id}/socket?since=${since}`;
      },
      hear: (message) => this.hear(message),
      changed: (open) => (this.connected = open),
    });
  }

  end(): void {
    clearTimeout(this.peekTimer);
    this.line?.end();
  }

  hear(message: wire.TableMessage): void {
    switch (message.type) {
      case "TableChanged":
        this.info = message.table;
        this.you = message.you;
        this.muted = message.muted;
        this.silenced = message.silenced;
        this.orders = message.orders;
        break;
      case "Position":
        this.arrive(message);
        break;
      case "Told":
        this.events = told(this.events, message.since, message.events);
        break;
      case "Chat":
        this.chat = [...this.chat.filter((line) => !message.lines.some((one) => one.number === line.number)), ...message.lines];
        break;
      case "Gone":
        this.gone = message.problem;
        break;
    }
  }

  private arrive(position: wire.Position): void {
    const isNew = position.entries !== this.position?.entries;
    this.position = position;
    if (isNew) {
      this.peeks.clear();
      this.weighed.clear();
      this.stopPeeking();
      // Moves offered before are void; a reason may be read on, unless the thing can be chosen now.
      if (this.opened && (!this.opened.refusal || this.glows(this.opened.ref))) this.opened = null;
    }
    this.followTheQuestion();
    this.goOn();
  }

  /** At one screen for several people the eyes go to the seat that is asked. */
  private followTheQuestion(): void {
    const asked = this.position?.asks ?? [];
    const next = asked[0];
    if (this.you.length > 1 && next && !asked.some((ask) => ask.seat === this.position?.seat)) void this.lookFrom(next.seat);
  }

  send(message: Outgoing): Promise<Reply> {
    if (this.line === null) return Promise.reject(new Error("this table is only looked at"));
    return this.line.send(message);
  }

  // Pointing

  movesAt(ref: string): readonly Offered[] {
    return this.index.get(ref) ?? [];
  }

  glows(ref: string): boolean {
    return this.index.has(ref);
  }

  /** Whether a move can be made now, alone or with others in a row. */
  isOffered(offered: Offered): boolean {
    const found = [...this.moves, ...offered.touches.flatMap((ref) => this.movesAt(ref))];
    return found.some((move) => isSame(move, offered));
  }

  /** Everything on the table that glows. */
  get glowing(): string[] {
    return [...this.index.keys()].filter((ref) => this.things.has(ref));
  }

  /** Make a move; in the sandbox only in the mind. */
  async play(offered: Offered): Promise<void> {
    this.opened = null;
    this.stopPeeking();
    if (this.busy) return;
    if (this.sandbox) {
      await this.tryOut([...this.sandbox.moves, ...inARow(offered)]);
      return;
    }
    const question = `${offered.seat}/${offered.at}`;
    if (question === this.answered) return;
    this.busy = true;
    this.answered = question;
    this.rest = offered.then ?? [];
    try {
      await this.send({ type: "Play", seat: offered.seat, at: offered.at, move: offered.move });
    } catch (error) {
      this.answered = "";
      this.rest = [];
      throw error;
    } finally {
      this.busy = false;
    }
    this.goOn();
  }

  /** The next of several moves in a row, once its question is here. If it is not offered any more, they end there. */
  private goOn(): void {
    const isHere = this.isLive && (!this.ask || `${this.ask.seat}/${this.ask.at}` !== this.answered);
    if (this.busy || this.rest.length === 0 || !isHere) return;
    const [move, ...then] = this.rest;
    const next = this.moves.find((offered) => JSON.stringify(offered.move) === JSON.stringify(move));
    this.rest = [];
    if (next) this.play({ ...next, then }).catch(() => undefined);
  }

  async undo(seat: number): Promise<void> {
    this.rest = [];
    await this.send({ type: "Undo", seat });
  }

  /** Why nothing can be done with this thing now; null if something can, or nobody can be asked. */
  async whyNot(ref: string): Promise<wire.Refusal | null> {
    if (this.seat === null || this.line === null || !this.isLive) return null;
    const reply = await this.send({ type: "WhyNot", seat: this.seat, ref });
    return reply.type === "WhyNotAnswer" ? reply.refusal : null;
  }

  async tryMoves(moves: wire.Move[], seat: number | null = this.seat): Promise<wire.TryAnswer> {
    if (seat === null) throw new Error("a spectator has no moves to try");
    const reply = await this.send({ type: "Try", seat, moves });
    if (reply.type !== "TryAnswer") throw new Error(`an answer of type ${reply.type} to a try`);
    return reply;
  }

  /** Show soon where a move would lead, unless the pointer has moved on by then. */
  peek(offered: Offered): void {
    if (!settings.previews || isSame(this.previewed, offered) || this.line === null || this.past) return;
    this.stopPeeking();
    this.peekTimer = setTimeout(() => void this.showPeek(offered), PEEK_AFTER);
  }

  stopPeeking(): void {
    clearTimeout(this.peekTimer);
    this.preview = null;
    this.previewed = null;
  }

  private async showPeek(offered: Offered): Promise<void> {
    this.previewed = offered;
    const answer = await this.lookAhead(offered);
    if (isSame(this.previewed, offered)) this.preview = answer;
  }

  /** Where one move would lead; asked once for each. */
  lookAhead(offered: Offered): Promise<wire.TryAnswer | null> {
    const before = this.sandbox?.moves ?? [];
    const key = `${before.length}:${keyOf(offered)}`;
    let answer = this.peeks.get(key);
    if (!answer) {
      answer = this.tryMoves([...before, ...inARow(offered)], offered.seat).catch(() => null);
      this.peeks.set(key, answer);
    }
    return answer;
  }

  // Chances

  oddsAt(ref: string, detail = ""): wire.Odds | null {
    return this.odds.find((odds) => odds.ref === ref && odds.detail === detail) ?? null;
  }

  /** The chances of a move, or without one of what is under way; asked once for each position. */
  weigh(move: wire.Move | null): Promise<wire.Odds[]> {
    if (this.seat === null || !this.isLive) return Promise.resolve([]);
    const key = JSON.stringify(move);
    let found = this.weighed.get(key);
    if (!found) {
      found = api.odds(this.id, move ? { seat: this.seat, move } : { seat: this.seat });
      this.weighed.set(key, found);
      found.catch(() => this.weighed.delete(key));
    }
    return found;
  }

  /** What a strong bot would do on a seat of mine. */
  hint(seat: number): Promise<wire.Hint> {
    return api.hint(this.id, { seat });
  }

  // Looking elsewhere

  async lookFrom(seat: number | null): Promise<void> {
    await this.send({ type: "LookFrom", seat });
  }

  /** Show the position in which an event had just happened. */
  async jumpTo(event: number): Promise<void> {
    const wish = ++this.wish;
    const found = await api.moment(this.id, event, this.seat, false);
    if (wish === this.wish) this.show(found);
  }

  /** From an earlier position some steps on or back. Quick steps add up, though their answers are not here yet. */
  async jumpBy(steps: number): Promise<void> {
    this.wantedStep = Math.max(0, this.wantedStep + steps);
    if (this.wantedStep >= (this.position?.entries ?? 0)) {
      this.backToNow();
      return;
    }
    const wish = ++this.wish;
    const found = await api.step(this.id, this.wantedStep, this.seat);
    if (wish === this.wish) this.show(found);
  }

  show(step: wire.Step): void {
    this.wish++;
    this.wantedStep = step.entries;
    this.sandbox = null;
    this.opened = null;
    this.stopPeeking();
    this.past = step;
  }

  backToNow(): void {
    this.wish++;
    this.past = null;
    this.sandbox = null;
    this.opened = null;
    this.peeks.clear();
    this.stopPeeking();
  }

  /** Try moves out: an empty list begins, a shorter one steps back. */
  async tryOut(moves: wire.Move[]): Promise<void> {
    this.past = null;
    this.peeks.clear();
    const wish = ++this.wish;
    this.busy = true;
    try {
      const answer = moves.length > 0 ? await this.tryMoves(moves) : null;
      if (wish === this.wish) this.sandbox = { moves, answer };
    } finally {
      this.busy = false;
    }
  }
}
