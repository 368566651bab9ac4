/** What happened while the person was away: told when he comes back. */
import { recall, remember } from "./memory";
import type { Table } from "./table.svelte";
import type { ChatLine } from "./wire";

/** Fewer events than this are seen at a glance. */
const FEW = 4;
/** Whoever looks elsewhere for less than this was not away. */
const AWAY = 60_000;

interface Seen {
  events: number;
  /** The last line of the chat; not known to browsers that were here before the table spoke. */
  line?: number;
  when: number;
}

export class Absence {
  /** The first event he has not seen; null while he is up to date. */
  since = $state<number | null>(null);
  /** What the table said meanwhile of the people at it. */
  notices = $state.raw<readonly ChatLine[]>([]);
  private seen: Seen | null;
  /** He has just come, or has looked away. */
  private wasAway = true;

  constructor(private table: Table) {
    this.seen = recall<Seen>(this.key);
  }

  private get key(): string {
    return `seen.${this.table.id}`;
  }

  /** Call when events have come, and when the page is shown or hidden. */
  look(): void {
    const events = this.table.events.length;
    if (events === 0 || document.hidden) return;
    const when = Date.now();
    const { seen } = this;
    if (this.wasAway && seen && when - seen.when > AWAY && !this.table.result) this.tell(seen, events);
    this.wasAway = false;
    this.seen = { events, line: this.table.chat.at(-1)?.number ?? 0, when };
    remember(this.key, this.seen);
  }

  private tell(seen: Seen, events: number): void {
    const from = seen.line ?? Infinity;
    this.notices = this.table.chat.filter((line) => line.notice && line.number > from);
    if (events - seen.events >= FEW || this.notices.length > 0) this.since = seen.events;
  }

  /** He looks away now, and has seen all there is. */
  leave(): void {
    this.wasAway = true;
    if (this.seen === null) return;
    this.seen = { ...this.seen, when: Date.now() };
    remember(this.key, this.seen);
  }

  done(): void {
    this.since = null;
  }
}
