/** How a row of dice stands against the goal of its class: met, still open, or missed. */
import type { Shelf } from "./facts";
import type { PrintedGoal, SheetView } from "./types";

export type Standing = "met" | "open" | "missed";

export interface Progress {
  goal: PrintedGoal;
  total: number;
  standing: Standing;
  /** A message and its numbers: what is still needed, or by how much it was missed. */
  message: string;
  facts: Record<string, number>;
}

/** With one of these a die yet to come may count 1 more than it shows. */
const RAISING_WEAPONS = ["longsword", "jeweled_dagger"];

export function progress(shelf: Shelf, sheet: SheetView, row: number): Progress | null {
  const goal = shelf.classCard(sheet.class_card)?.goals[row];
  const total = sheet.totals[row];
  if (!goal || total === undefined || !sheet.alignment) return null;
  const empty = shelf.printed.cells - (sheet.rows[row]?.length ?? 0);
  const highest = shelf.printed.faces + (RAISING_WEAPONS.some((weapon) => sheet.weapons.includes(weapon)) ? 1 : 0);
  return { goal, total, ...(empty ? hopes(goal, total, empty, empty * highest) : outcome(goal, total)) };
}

function outcome(goal: PrintedGoal, total: number): Pick<Progress, "standing" | "message" | "facts"> {
  if (total < goal.low) return { standing: "missed", message: "rp-short", facts: { count: goal.low - total } };
  if (goal.high !== null && total > goal.high) {
    return { standing: "missed", message: "rp-over", facts: { count: total - goal.high } };
  }
  return { standing: "met", message: "rp-goal-met", facts: {} };
}

/** What the empty cells must bring together: from `low` to `high`. */
function hopes(goal: PrintedGoal, total: number, least: number, most: number): Pick<Progress, "standing" | "message" | "facts"> {
  const low = Math.max(goal.low - total, least);
  const high = Math.min((goal.high ?? Infinity) - total, most);
  if (low > high) return { standing: "missed", message: "rp-out-of-reach", facts: {} };
  return { standing: "open", ...needs(low, high, low === least, high === most) };
}

function needs(low: number, high: number, anyLow: boolean, anyHigh: boolean): Pick<Progress, "message" | "facts"> {
  if (anyLow && anyHigh) return { message: "rp-needs-anything", facts: {} };
  if (low === high) return { message: "rp-needs-exactly", facts: { value: low } };
  if (anyHigh) return { message: "rp-needs-least", facts: { low } };
  if (anyLow) return { message: "rp-needs-most", facts: { high } };
  return { message: "rp-needs", facts: { low, high } };
}

/** `17`, `14–15` or `14+`, as on the class card: the message and its numbers. */
export function goalWords(goal: PrintedGoal): [string, Record<string, number>] {
  if (goal.high === null) return ["rp-goal-least", { low: goal.low }];
  if (goal.low === goal.high) return ["rp-goal-exactly", { value: goal.low }];
  return ["rp-goal-between", { low: goal.low, high: goal.high }];
}
