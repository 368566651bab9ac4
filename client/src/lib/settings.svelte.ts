/** What this browser's person prefers. Kept here, sent nowhere. */
import type { Lang } from "./wire";

const KEPT_AS = "questhall.settings";
export type Theme = "auto" | "light" | "dark";

const FIRST = {
  lang: (navigator.language.startsWith("ru") ? "ru" : "en") as Lang,
  theme: "auto" as Theme,
  motion: true,
  moveList: true,
  secondTap: true,
  coach: true,
  notify: false,
  /** Between people at one screen: hide the board until the next one says he sits there. */
  curtain: false,
  /** Show where a move leads while the pointer rests on it. */
  previews: true,
  scale: 100,
};

export type Preferences = typeof FIRST;

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

function make(): Preferences {
  const settings = $state<Preferences>({ ...FIRST, ...kept() });
  return settings;
}

export const settings = make();
const night = matchMedia("(prefers-color-scheme: dark)");

/** Remember changes and show them on the page. Called once, by the app. */
export function keepSettings(): void {
  let isNight = $state(night.matches);
  night.addEventListener("change", () => (isNight = night.matches));
  $effect(() => {
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme === "auto" ? (isNight ? "dark" : "light") : settings.theme;
    root.dataset.motion = settings.motion ? "on" : "off";
    root.style.fontSize = `${settings.scale}%`;
  });
}
