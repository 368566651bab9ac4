/** Small things this browser keeps. One that keeps nothing still plays. */
const name = (key: string) => `questhall.${key}`;

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name(key)) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(name(key), JSON.stringify(value));
  } catch {
    // Private windows and full disks.
  }
}
