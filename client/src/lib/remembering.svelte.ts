/** "Remember this answer": the next answer to the marked question becomes a standing order. */
import type { Offered, Table } from "./table.svelte";

class Remembering {
  /** The topic whose next answer is to be remembered. */
  topic = $state("");

  toggle(topic: string): void {
    this.topic = this.topic === topic ? "" : topic;
  }

  /** Called with every move that is played. */
  async note(table: Table, { seat, topic, move }: Offered): Promise<void> {
    if (!topic || topic !== this.topic) return;
    this.topic = "";
    await table.send({ type: "StandingOrder", seat, topic, move });
  }
}

export const remembering = new Remembering();
