/** Arrow keys on a board: the nearest thing in that direction. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function nearest(from: Element | undefined, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction || !from) return null;
  const [dx, dy] = direction;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>("[data-ref]")) {
    if (other === from || other.contains(from) || from.contains(other)) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least && other.getClientRects().length > 0) [best, least] = [other, far];
  }
  return best;
}
