/** Which things on the board an event is about, so that a line of the log can light them up. */
import type { GameEvent, TableView } from "./types";

/** Whom one fights: the character whom nobody plays stands in the town hall. */
export const duelist = (seat: number | null): string => (seat === null ? "building:town_hall" : `seat:${seat}`);

export function refsOf(told: unknown, shown: unknown): string[] {
  const event = told as GameEvent;
  const view = shown as TableView;
  const who = (seat: number): string[] => (seat === view.seat ? [] : [`seat:${seat}`]);
  const own = (seat: number, ...refs: string[]): string[] => (seat === view.seat ? refs : who(seat));
  switch (event.type) {
    case "ArtifactsDealt":
      return [...event.artifacts, ...event.cards].map((card) => `hand:${card}`);
    case "ArtifactsKept":
      return event.artifacts.map((card) => `hand:${card}`);
    case "Walked":
    case "CampPlaced":
    case "DrivenBack":
      return [`space:${event.space}`, ...who(event.seat)];
    case "LeftTown":
      return ["space:0", ...own(event.seat, ...event.team.map((member) => `member:${member}`))];
    case "Visited":
      return [`building:${event.building}`, ...who(event.seat)];
    case "Dug":
      return [`cell:${event.cell}`, ...who(event.seat)];
    case "Hired":
    case "AdventurerJoined":
      return own(event.seat, `member:${event.adventurer}`);
    case "SentToReserve":
      return own(event.seat, `member:${event.member}`);
    case "RowFilled":
      return [`adventurer:${event.adventurer}`];
    case "RowReplaced":
      return event.adventurers.map((one) => `adventurer:${one}`);
    case "ThreatMet":
    case "ThreatDefeated":
      return [`threat:${event.threat}`, ...who(event.seat)];
    case "BossMet":
    case "BossDefeated":
      return [`boss:${event.boss}`, ...who(event.seat)];
    case "TreasureKept":
      return own(event.seat, `treasure:${event.treasure}`);
    case "KeepsakeFound":
      return own(event.seat, `card:${event.keepsake}`);
    case "ArtifactClaimed":
      return own(event.seat, `card:${event.artifact}`);
    case "ReputationChanged":
      return ["reputation", ...who(event.seat)];
    case "HeartsGained":
    case "HeartsPaid":
      return own(event.seat, "hearts");
    case "DuelBegan":
    case "DuelWon":
      return [...who(event.seat), ...(event.other_seat === null ? [duelist(null)] : who(event.other_seat))];
    case "TalentBought":
      return own(event.seat, `talent:${event.talent}`);
    default:
      return "seat" in event && typeof event.seat === "number" ? who(event.seat) : [];
  }
}
