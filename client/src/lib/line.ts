/** The line to a table: a socket that comes back by itself, and messages that wait for their answers. */
import type { BrowserMessage, Refused, TableMessage } from "./wire";

type WithoutId<M> = M extends BrowserMessage ? Omit<M, "id"> : never;
export type Outgoing = WithoutId<BrowserMessage>;
export type Reply = Extract<TableMessage, { id: number }>;

/** The server said no, or could not be asked. */
export class NotDone extends Error {
  constructor(readonly refused: Omit<Refused, "type" | "id">) {
    super(refused.sentence);
  }
}

const OFFLINE = { problem: "ui-problem-offline", sentence: "the table cannot be reached", refusal: null, stop: null, facts: {} };
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

/** How long to wait before the next attempt: twice as long each time, and not all browsers at once. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

interface Listener {
  /** The address to call, newly asked at every attempt: it says how much is known already. */
  address(): string;
  hear(message: TableMessage): void;
  changed(open: boolean): void;
}

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: NotDone) => void }>();
  private next = 1;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(private listener: Listener) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.pinging = setInterval(() => this.isOpen && void this.send({ type: "Ping" }).catch(() => undefined), PING_EVERY);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Send a message; the promise is its answer. */
  send(message: Outgoing): Promise<Reply> {
    return new Promise((done, failed) => {
      if (!this.isOpen || !this.socket) {
        failed(new NotDone(OFFLINE));
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  end(): void {
    this.ended = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    socket.onopen = () => {
      this.attempt = 0;
      this.listener.changed(true);
    };
    socket.onmessage = (frame) => {
      for (const message of JSON.parse(String(frame.data)) as TableMessage[]) this.hear(message);
    };
    socket.onclose = () => this.lost(socket);
  }

  private hear(message: TableMessage): void {
    if ("id" in message) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "Refused") asked?.failed(new NotDone(message));
      else asked?.done(message);
      return;
    }
    if (message.type === "Gone") this.ended = true;
    this.listener.hear(message);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    for (const { failed } of this.waiting.values()) failed(new NotDone(OFFLINE));
    this.waiting.clear();
    this.listener.changed(false);
    if (!this.ended) this.timer = setTimeout(() => this.connect(), waitBefore(this.attempt++));
  }

  /** The network or the person is back: do not sit out the wait. */
  private retry = (): void => {
    if (this.ended || this.socket !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
