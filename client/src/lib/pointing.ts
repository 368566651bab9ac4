/** What a click on a thing does: the move, a choice of moves, or the reason why there is none. */
import { remembering } from "./remembering.svelte";
import { settings } from "./settings.svelte";
import type { Offered, Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

export async function pointAt(table: Table, ref: string, anchor: Element, isTouch: boolean): Promise<void> {
  const moves = table.movesAt(ref);
  if (table.opened?.ref === ref && !table.opened.confirm) {
    table.opened = null;
    return;
  }
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only) await choose(table, only, anchor, isTouch);
  else if (moves.length > 1) table.opened = { anchor, ref, moves: [...moves], refusal: null, confirm: false };
  else await explain(table, ref, anchor);
}

/** Play a move; on touch one that chance decides, and so cannot be taken back, wants a second tap. */
export async function choose(table: Table, offered: Offered, anchor: Element, isTouch: boolean): Promise<void> {
  if (isTouch && settings.secondTap && !table.sandbox) {
    const ahead = await table.lookAhead(offered);
    if (!table.isOffered(offered)) return; // the table has moved on under the finger
    if (ahead?.chance) {
      table.opened = { anchor, ref: "", moves: [offered], refusal: null, confirm: true };
      return;
    }
  }
  await playNow(table, offered);
}

export async function playNow(table: Table, offered: Offered): Promise<void> {
  await toasts.during(async () => {
    const isReal = table.sandbox === null;
    await table.play(offered);
    if (isReal) await remembering.note(table, offered);
  });
}

async function explain(table: Table, ref: string, anchor: Element): Promise<void> {
  table.opened = null;
  const refusal = await table.whyNot(ref).catch(() => null);
  const isStill = table.opened === null && !table.glows(ref); // others may have played on: the reason still answers
  if (refusal && isStill) table.opened = { anchor, ref, moves: [], refusal, confirm: false };
}

/** Take the last move back, or say what stops that. */
export async function undo(table: Table): Promise<void> {
  const state = table.undoState;
  if (!state || !table.isLive || table.result) return;
  if (state.can) await toasts.during(() => table.undo(state.seat));
  else if (state.stop) toasts.tell("", {}, { stop: state.stop });
}
