/** What happened while the person was away: told when he comes back. */
import { recall, remember } from "./memory";
import type { Table } from "./table.svelte";

/** Fewer events than this are seen at a glance. */
const FEW = 4;
/** Whoever looks elsewhere for less than this was not away. */
const AWAY = 60_000;

interface Seen {
  events: number;
  when: number;
}

export class Absence {
  /** The first event he has not seen; null while he is up to date. */
  since = $state<number | null>(null);
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
    if (this.wasAway && seen && when - seen.when > AWAY && events - seen.events >= FEW && !this.table.result) this.since = seen.events;
    this.wasAway = false;
    this.seen = { events, when };
    remember(this.key, this.seen);
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
