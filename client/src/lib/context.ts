/** What every part inside a table may ask for. */
import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";
import type { Voice } from "./voice.svelte";

const TABLE = Symbol("table");
const TEXTS = Symbol("texts");
const PRINTED = Symbol("printed");

export const setTable = (table: Table): Table => setContext(TABLE, table);
export const getTable = (): Table => getContext<Table>(TABLE);

export const setTexts = (texts: Voice): Voice => setContext(TEXTS, texts);
export const getTexts = (): Voice => getContext<Voice>(TEXTS);

/** The printed facts of the game; a board names its own type for them. */
export const setPrinted = (printed: unknown): unknown => setContext(PRINTED, printed);
export const getPrinted = <P>(): P => getContext<P>(PRINTED);
