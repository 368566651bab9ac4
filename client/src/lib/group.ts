/** Things that have something in common, together, in the order in which they come. */
export function groupBy<T, K>(things: readonly T[], key: (thing: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const thing of things) found.set(key(thing), [...(found.get(key(thing)) ?? []), thing]);
  return found;
}
