/** Which things on the board an event is about, so that a line of the log can light them up. */
import type { GameEvent, TableView } from "./types";

export function refsOf(told: unknown, shown: unknown): string[] {
  const event = told as GameEvent;
  const view = shown as TableView;
  const own = (seat: number | null, ...refs: string[]): string[] => (seat === view.seat ? refs : seat === null ? [] : [`seat:${seat}`]);
  switch (event.type) {
    case "Placed":
    case "Moved":
      return [`hex:${event.hex}`, ...own(event.seat)];
    case "VillainPlaced":
    case "VillainMoved":
    case "ZombiesPlaced":
    case "ZombieKilled":
      return [`hex:${event.hex}`];
    case "ZombieMoved":
      return [`hex:${event.hex}`, `hex:${event.other_hex}`];
    case "StoryDrawn":
    case "StorySolved":
    case "StoryFailed":
      return [`story:${event.story}`];
    case "DieRerolled":
      return [`die:${event.die}`];
    case "DiceRolled":
      return event.faces.map((_, die) => `die:${die}`);
    case "SkillLearned":
      return own(event.seat, `skill:${event.skill}`);
    case "SkillsDrawn":
      return own(event.seat, ...event.skills.map((skill) => `hand:${skill}`));
    case "AssetOffered":
      return [`market:${event.asset}`];
    case "AssetBought":
    case "AssetTaken":
      return own(event.seat, `asset:${event.asset}`);
    case "AbilityUsed":
    case "SurgeUsed":
      return [`ability:${event.ability}`, ...own(event.seat)];
    case "QuestTaken":
      return own(event.seat, `quest:${event.card}`);
    case "RumourKept":
      return own(event.seat, `rumour:${event.card}`);
    case "TokensCast":
      return event.tokens.map((token) => `token:${token}`);
    case "TokenFlipped":
    case "TokenRecast":
      return [`token:${event.token}`];
    case "TokenDoubled":
      return [`token:${event.token}`, `token:${event.double}`];
    default:
      return "seat" in event && typeof event.seat === "number" && event.seat !== view.seat ? [`seat:${event.seat}`] : [];
  }
}
