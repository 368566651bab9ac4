/** Finding what is printed; a board's `facts.ts` says what there is to find. */

/** Lays out the facts of a box once, however many parts of the board ask for them. */
export function laidOut<Printed extends object, Shelf>(layOut: (printed: Printed) => Shelf): (printed: Printed) => Shelf {
  const shelves = new WeakMap<Printed, Shelf>();
  return (printed) => {
    let shelf = shelves.get(printed);
    if (!shelf) {
      shelf = layOut(printed);
      shelves.set(printed, shelf);
    }
    return shelf;
  };
}

interface Thing {
  id: string | number;
}
type IdOf<T extends Thing> = T["id"] extends number ? number : string;

/** Finds a thing by its id. */
export function finder<T extends Thing>(things: readonly T[]): (id: IdOf<T>) => T | undefined {
  const found = new Map<string | number, T>(things.map((thing) => [thing.id, thing]));
  return (id) => found.get(id);
}

/** The same for things of which every id is printed. */
export function sureFinder<T extends Thing>(things: readonly T[]): (id: IdOf<T>) => T {
  const find = finder(things);
  return (id) => {
    const thing = find(id);
    if (thing === undefined) throw new Error(`nothing is printed about ${id}`);
    return thing;
  };
}
