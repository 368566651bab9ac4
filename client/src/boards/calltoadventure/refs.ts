/** Which things on the board an event is about, so that a line of the log can light them up. */
import type { GameEvent, TableView } from "./types";

export function refsOf(told: unknown, shown: unknown): string[] {
  const event = told as GameEvent;
  const view = shown as TableView;
  const own = (seat: number, ...refs: string[]): string[] => (seat === view.seat ? [`hero:${seat}`, ...refs] : [`hero:${seat}`]);
  switch (event.type) {
    case "Dealt":
      return event.cards.map((card) => `dealt:${card}`);
    case "CharacterMade":
      return own(event.seat, `story:${event.origin}`, `story:${event.motivation}`);
    case "DestinyKept":
    case "DestinyRevealed":
      return own(event.seat, `story:${event.destiny}`);
    case "SchemeLaid":
      return ["odium:card", `story:${event.scheme}`];
    case "RowOpened":
      return event.cards.map((card) => `row:${card}`);
    case "CardTurnedUp":
    case "Journeyed":
    case "Replaced":
      return [`row:${event.card}`];
    case "AllyAttached":
      return [`row:${event.challenge}`];
    case "TraitGained":
      return own(event.seat, `story:${event.trait}`);
    case "Announced":
    case "Passed":
      return [`row:${event.path.split("/")[0]}`, `path:${event.path}`, `hero:${event.seat}`];
    case "Failed":
      return [`row:${event.challenge}`, `hero:${event.seat}`];
    case "FacesOdium":
    case "OdiumPassed":
    case "OdiumWithstood":
      return ["odium:card", `hero:${event.seat}`];
    case "RunesAdded":
    case "RunesCast":
      return event.runes.map((rune) => `rune:${rune}`);
    case "RuneRemoved":
    case "RuneTurned":
      return [`rune:${event.rune}`];
    case "AllyWon":
    case "AllySacrificed":
    case "AllyRestored":
      return own(event.seat, `story:${event.ally}`);
    case "CardDrawn":
      return [`deck:${event.side}`, ...own(event.seat, ...(event.card ? [`hand:${event.card}`] : []))];
    case "PowerUsed":
    case "PowerWorked":
      return own(event.seat, `story:${event.card}`);
    case "OdiumGained":
    case "OdiumLost":
    case "OdiumRevealed":
    case "OdiumDefeated":
    case "OdiumTriumphed":
      return ["odium:card"];
    default:
      return "seat" in event && typeof event.seat === "number" ? [`hero:${event.seat}`] : [];
  }
}
