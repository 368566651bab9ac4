/** Which things on the board an event is about, so that a line of the log can light them up. */
import type { GameEvent, TableView } from "./types";

/** The own things are named without a seat; those of others are `seat:<n>/<thing>`. */
export function refsOf(told: unknown, shown: unknown): string[] {
  const event = told as GameEvent;
  const view = shown as TableView;
  const own = (seat: number, ...refs: string[]): string[] =>
    seat === view.seat ? refs : [`seat:${seat}`, ...refs.map((ref) => `seat:${seat}/${ref}`)];
  switch (event.type) {
    case "DiePlaced":
    case "DieChanged":
    case "DieRerolled":
    case "DieExchanged":
      return own(event.seat, `die:${event.row}.${event.cell}`, `row:${event.row}`);
    case "DiceSwapped":
      return own(event.seat, `die:${event.row}.${event.cell}`, `die:${event.other_row}.${event.other_cell}`);
    case "DieMoved":
      return own(event.seat, `row:${event.row}`, `row:${event.other_row}`);
    case "TokenMoved":
    case "TokenStayed":
      return own(event.seat, "token");
    case "CardBought":
      return [`market:${event.card}`, ...own(event.seat, `card:${event.card}`, "purse")];
    case "SkillUsed":
    case "SkillRefreshed":
      return own(event.seat, `card:${event.skill}`, `skill:${event.skill}`);
    case "WeaponDropped":
      return [`discard:${event.weapon}`, "discard", ...own(event.seat)];
    case "CardDiscarded":
    case "CardTrashed":
      return [`discard:${event.card}`, "discard"];
    case "CardAdded":
    case "TopTurned":
      return [`market:${event.card}`, `top:${event.card}`];
    case "MarketCleared":
      return ["discard", ...event.cards.map((card) => `discard:${card}`)];
    case "MarketDealt":
      return event.cards.map((card) => `market:${card}`);
    case "PoolRolled":
      return view.initiative.map((card) => `initiative:${card.number}`);
    case "PoolLaid":
      return event.cards.map((card) => `initiative:${card}`);
    case "PoolDieChanged":
    case "CardTaken":
      return [`initiative:${event.card}`];
    case "PoolSwapped":
      return [`initiative:${event.card}`, `initiative:${event.other}`];
    case "GoldTaken":
    case "GoldPaid":
    case "CharismaTaken":
      return own(event.seat, "purse");
    case "StartingDice":
      return own(event.seat, ...event.colors.map((_, die) => `starting:${die}`));
    default:
      return "seat" in event && event.seat !== view.seat ? [`seat:${event.seat}`] : [];
  }
}
