/** The same people once more: the first who asks lays the table, the others are led to it. */
import { api } from "./api";
import { route } from "./route.svelte";
import type { Table } from "./table.svelte";
import { toasts } from "./toasts.svelte";

export const rematch = (table: Table): Promise<void> =>
  toasts.during(async () => {
    const next = table.info?.rematch || (await api.rematch(table.id)).id;
    route.go(`/t/${next}`);
  });
