/** Starting dice are placed in secret, all at the same time: the own sheet shows them to their owner at once. */
import type { Attribute, DieView, SheetView, TableView } from "./types";

type Answer = { type?: string; die?: number; row?: Attribute };

/** The view in which the dice placed so far lie on the own sheet, and the one taken is in hand. */
export function withPlacedDice(view: TableView, answers: readonly unknown[], topic: string, attributes: readonly Attribute[]): TableView {
  const sheet = view.seat === null ? undefined : view.sheets[view.seat];
  if (view.phase !== "placing" || !sheet || view.seat === null) return view;
  const placed = placing(sheet, answers as Answer[], topic, attributes);
  return { ...view, sheets: view.sheets.map((each, seat) => (seat === view.seat ? placed : each)) };
}

function placing(old: SheetView, answers: readonly Answer[], topic: string, attributes: readonly Attribute[]): SheetView {
  const sheet = { ...old, rows: old.rows.map((row) => [...row]), totals: [...old.totals], starting: [...old.starting] };
  for (const answer of answers) {
    if (answer.type === "TakeDie") sheet.held = sheet.starting.splice(answer.die ?? 0, 1)[0] ?? null;
    else if (answer.type === "PlaceDie" && answer.row) place(sheet, attributes.indexOf(answer.row));
  }
  if (topic === "setup.row") takeTheOnlyOne(sheet);
  return sheet;
}

/** The sheet with the die in hand on a row. */
export function place(sheet: SheetView, row: number): void {
  takeTheOnlyOne(sheet);
  const die: DieView | null = sheet.held;
  if (!die) return;
  sheet.rows[row]?.push(die);
  sheet.totals[row] = (sheet.totals[row] ?? 0) + die.value;
  sheet.held = null;
}

/** Of equal dice one is taken without a question. */
function takeTheOnlyOne(sheet: SheetView): void {
  sheet.held ??= sheet.starting.shift() ?? null;
}
