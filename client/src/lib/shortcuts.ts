/** Keys that work anywhere at a table, unless somebody is writing. */
interface Deeds {
  number(number: number): void;
  tenth(): void;
  undo(): void;
  help(): void;
  list(): void;
  escape(): void;
}

export function shortcuts(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as Element | null;
    if (target?.closest("input, textarea, select, dialog")) return;
    const key = event.key.toLowerCase();
    // The same keys on a Russian keyboard.
    if (/^[1-9]$/.test(key)) deeds.number(Number(key));
    else if (key === "0") deeds.tenth();
    else if (key === "u" || key === "г") deeds.undo();
    else if (key === "l" || key === "д") deeds.list();
    else if (key === "?" || (key === "," && event.shiftKey)) deeds.help();
    else if (key === "escape") deeds.escape();
  };
}
