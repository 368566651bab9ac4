// Made by tools/make_types.py. Do not edit.

/** A move, an event or a view, whatever the game: a board narrows it to its own types. */
export type Move = { type: string } & Record<string, unknown>;
export type GameEvent = { type: string } & Record<string, unknown>;
export type View = unknown;

export type BotLevel = "random" | "easy" | "greedy" | "strong";
export type Lang = "en" | "ru";
export type Pace = "instant" | "natural" | "slow";
export type Stage = "draft" | "playable" | "complete";
export type TableStage = "open" | "playing" | "over" | "closed" | "frozen";

/** Make a move for one of the own seats. `at` is that of the question it answers: an old one is refused. */
export interface Play {
  type: "Play";
  id: number;
  seat: number;
  at: number;
  move: Move;
}

export interface Undo {
  type: "Undo";
  id: number;
  seat: number;
}

/** Ask all other people at the table to take back the seat's last move, where undo says no. */
export interface AskTakeBack {
  type: "AskTakeBack";
  id: number;
  seat: number;
}

export interface AnswerTakeBack {
  type: "AnswerTakeBack";
  id: number;
  seat: number;
  agree: boolean;
}

export interface WhyNot {
  type: "WhyNot";
  id: number;
  seat: number;
  ref: string;
}

/** What would these moves lead to? Nothing is played; what the seat cannot know is imagined. */
export interface Try {
  type: "Try";
  id: number;
  seat: number;
  moves: Move[];
}

/** A line of chat. */
export interface Say {
  type: "Say";
  id: number;
  text: string;
}

/** The seat's owner gives up: a bot plays it to the end. */
export interface Resign {
  type: "Resign";
  id: number;
  seat: number;
}

/** Bots wait, because somebody is thinking about cutting in. */
export interface Hold {
  type: "Hold";
  id: number;
  hold: boolean;
}

/** Answer a question of this topic for the seat without asking, as long as the answer is among its moves. */
export interface StandingOrder {
  type: "StandingOrder";
  id: number;
  seat: number;
  topic: string;
  move?: Move;
}

/** Look through the eyes of another of the own seats (hotseat); none: as a spectator does. */
export interface LookFrom {
  type: "LookFrom";
  id: number;
  seat: number | null;
}

export interface Ping {
  type: "Ping";
  id: number;
}

/** The table as the reader may see it now. It replaces the one before. */
export interface Position {
  type: "Position";
  entries: number;
  seat: number | null;
  view: View;
  asks: AskMessage[];
  offers: OffersMessage[];
  undo: UndoState[];
  waiting: number[];
  topic: string;
  things: string[];
  odds: Odds[];
  secret: Record<number, unknown[]>;
  clocks: number[] | null;
  take_back: TakeBackRequest | null;
  held: boolean;
  result: Result | null;
}

/** What one of the own seats is asked. */
export interface AskMessage {
  seat: number;
  at: number;
  topic: string;
  rules: string[];
  moves: OfferedMove[];
  group: boolean;
}

/** A move, and the things on the board that stand for it. */
export interface OfferedMove {
  move: Move;
  touches: string[];
}

/** What one of the own seats may do at any moment. */
export interface OffersMessage {
  seat: number;
  at: number;
  moves: OfferedMove[];
}

/** Whether undo works for a seat, or what stops it; whether the others may be asked. */
export interface UndoState {
  seat: number;
  can: boolean;
  stop: Stop | null;
  take_back: boolean;
}

/** What stops an undo: `learned` something, another seat `acted`, `nothing` left, or the match is `over`. */
export interface Stop {
  why: "acted" | "learned" | "nothing" | "over";
  what: string;
  seat: number | null;
}

/** A chance and what it is about. It is exact, or the share of so many imagined matches in which it came so. */
export interface Odds {
  ref: string;
  what: string;
  chance: number;
  helped: number | null;
  tries: number;
  detail: string;
}

export interface TakeBackRequest {
  seat: number;
  agreed: number[];
  waiting: number[];
}

/** How a match ended. Places begin with 1; seats that share a place share it. */
export interface Result {
  places: number[];
  totals: number[];
  lines: ScoreLine[][];
  end: string;
  title: string;
  campaign: unknown;
  lost: boolean;
}

/** One line of the final count: what for (a message of the game), how much, and for which piece. */
export interface ScoreLine {
  what: string;
  stars: number;
  detail: string;
}

/** Events of this reader, beginning with his number `since`. An `Undone` voids what came after its `keep`. */
export interface Told {
  type: "Told";
  since: number;
  events: GameEvent[];
}

export interface Chat {
  type: "Chat";
  lines: ChatLine[];
}

/** What somebody said; or, with a `notice`, what the table says of him in the reader's own language. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  when: number;
  notice: string;
}

/** Seats, people, stage: the table as everybody may see it. */
export interface TableChanged {
  type: "TableChanged";
  table: TableInfo;
  you: number[];
  muted: boolean;
  silenced: string[];
  orders: Record<string, unknown>;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  settings: TableSettings;
  stage: TableStage;
  owner: string;
  seats: Seat[];
  waiting: number[];
  round: number | null;
  created: number;
  changed: number;
  commitment: string;
  seed: number | null;
  rematch: string;
  campaign: string;
  note: string;
  why: string;
  facts: Record<string, string | number>;
  exported: boolean;
}

/** What a table chooses beside the rules. */
export interface TableSettings {
  public: boolean;
  past_bots: boolean;
  take_back: boolean;
  pace: Pace;
  leaver: "bot" | "wait";
  clock: Clock | null;
}

/** A time bank for each seat, and what every move adds. When it runs out, a bot answers for the seat. */
export interface Clock {
  bank: number;
  add: number;
}

/** A chair: who sits on it, and whether he is here. */
export interface Seat {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  person: string;
  bot: BotLevel | null;
  online: boolean;
  resigned: boolean;
  away_until: number;
}

/** The message with this id was carried out; a move is on disk. */
export interface Answer {
  type: "Answer";
  id: number;
}

export interface WhyNotAnswer {
  type: "WhyNotAnswer";
  id: number;
  ref: string;
  refusal: Refusal | null;
}

/** Why something is not possible now: a rule, and a message of that game with its facts. */
export interface Refusal {
  rule: string;
  reason: string;
  facts: Record<string, number | string>;
}

/** Where the moves would lead. If chance had a say, this is one of several worlds. */
export interface TryAnswer {
  type: "TryAnswer";
  id: number;
  view: View;
  asks: AskMessage[];
  chance: boolean;
  result: Result | null;
}

/** The message with this id changed nothing: a key of the texts with its facts, and an English sentence. */
export interface Refused {
  type: "Refused";
  id: number;
  problem: string;
  sentence: string;
  refusal: Refusal | null;
  stop: Stop | null;
  facts: Record<string, string | number>;
}

/** The table is closed, or you were removed; the socket ends. */
export interface Gone {
  type: "Gone";
  problem: string;
}

/** What every refused request answers: a key of the texts (`problem-…`) with its facts, and an English sentence. */
export interface Problem {
  problem: string;
  sentence: string;
  facts: Record<string, string | number>;
}

/** Who you are here. A guest has no account; his tables live as long as his session. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
}

export interface Rename {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** A one-time code that brings this session to another device. */
export interface MovingCode {
  code: string;
  seconds: number;
}

export interface ContinueHere {
  code: string;
}

/** How a seat of a new table is to be filled. `me` more than once is a hotseat. */
export interface WantedSeat {
  kind: "bot" | "me" | "open";
  bot?: BotLevel;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, boolean | number | string>;
  settings?: TableSettings;
  seed?: number | null;
  start?: boolean;
  campaign?: Record<string, unknown> | null;
}

export interface TableList {
  mine: TableInfo[];
  public: TableInfo[];
  more: number;
}

/** A campaign as those who play it may see it. */
export interface CampaignInfo {
  id: string;
  game: string;
  table: TableInfo;
  over: boolean;
  changed: number;
  page: View | null;
}

/** A campaign in the list of somebody who plays it. */
export interface CampaignRow {
  id: string;
  game: string;
  table: string;
  over: boolean;
  changed: number;
}

export interface JoinTable {
  code: string;
}

/** The owner fills or empties a chair; a person may hand his own to a bot and take it back. */
export interface SetSeat {
  kind: "bot" | "open";
  bot?: BotLevel;
}

export interface RemovePerson {
  person: string;
}

export interface Mute {
  person: string;
  muted?: boolean;
}

/** Something went wrong: what the person expected. */
export interface Report {
  expected: string;
  seat?: number | null;
}

export interface Reported {
  file: string;
}

/** Private notes of one person at one table. */
export interface Note {
  text: string;
}

/** A new table of one's own from a point of a finished match: what if. */
export interface Fork {
  entries: number;
}

/** The chances of one of your moves, or without one of what is under way. */
export interface Weigh {
  seat: number;
  move?: Move;
}

/** What would a strong bot do in your place? */
export interface AskHint {
  seat: number;
}

/** What a strong bot would do, from what your seat knows, and why: how it compares with the next best move. */
export interface Hint {
  move: Move;
  instead_of: Move;
  clarity: string;
  compared: number;
  visits: number;
}

/** The reason of a bot for something it did, and where that stands in the log of a reader. */
export interface Given {
  event: number;
  seat: number;
  hint: Hint;
}

/** A match after some of its entries, from one pair of eyes. */
export interface Step {
  entries: number;
  of: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  waiting: number[];
  topic: string;
  result: Result | null;
}

/** A finished match as your seat may look back at it; nothing yet while it is still being weighed: ask again. */
export interface LookBack {
  review: Review | null;
}

/** A whole match as one seat may look back at it. */
export interface Review {
  seat: number;
  stretches: Stretch[];
  choice: number;
  luck: number;
  others: number;
  course: number;
  lines: [Line, Line, Line];
  worlds: number;
}

/** A part of the match, and why things looked better or worse after it. */
export interface Stretch {
  entries: number;
  until: number;
  before: number;
  after: number;
  choice: number;
  luck: number;
  others: number;
  course: number;
  topic: string;
  move: Move;
  best: Move | null;
  considered: Considered[];
}

/** A move, and how the match looked after it, on average. */
export interface Considered {
  move: Move;
  value: number;
}

/** One line of the answer to "where did I lose it?"; a message `review-<what>`. */
export interface Line {
  what: string;
  amount: number;
  entries: number;
  move: Move;
  best: Move | null;
}

export interface ScorePoint {
  entries: number;
  round: number | null;
  totals: number[];
}

/** All texts of the hall and of one game in one language, and the vocabularies of its fields: docs/texts.md. */
export interface Texts {
  ftl: string;
  words: Record<string, string>;
}

export interface RuleText {
  id: string;
  chapter: string;
  kind: string;
  text: string;
  ruling: string;
}

/** The catalogue of a game in one language, and which rules stand behind which question. */
export interface RulesPage {
  game: string;
  title: string;
  chapters: string[];
  rules: RuleText[];
  topics: Record<string, string[]>;
}

/** While you are away your clocks stand still at tables where a bank lasts for a day or longer. */
export interface Vacation {
  until: number;
  left: number;
  longest: number;
}

export interface GoAway {
  days: number;
}

/** How the hall tells you that it is your turn, when you are not at the table. */
export interface Reach {
  letters: boolean;
  calls: boolean;
  mail: string;
  confirmed: boolean;
  hook: string;
  on: boolean;
}

/** Where letters shall go, and in which language; empty: nowhere. */
export interface SetMail {
  mail: string;
  lang?: Lang;
}

/** The address of a program that shall be called; empty: none. It is called at once, to see that it is there. */
export interface SetHook {
  hook: string;
  lang?: Lang;
}

export interface SwitchReach {
  on: boolean;
}

/** What a letter brought along, to confirm an address or to get no more of them. */
export interface LetterCode {
  code: string;
}

/** An account says its password once more. */
export interface ForgetMe {
  password?: string;
}

export interface Done {
  done: boolean;
}

/** What the lobby shows of a game. */
export interface GameInfo {
  key: string;
  title: Record<string, string>;
  players: number[];
  modes: Record<string, number[]>;
  options: Option[];
  stage: Stage;
  rules_version: number;
  campaigns: boolean;
}

/** One thing a table can choose about a game, with all its values. */
export interface Option {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

export type BrowserMessage = Play | Undo | AskTakeBack | AnswerTakeBack | WhyNot | Try | Say | Resign | Hold | StandingOrder | LookFrom | Ping;

export type TableMessage = Position | Told | Chat | TableChanged | Answer | WhyNotAnswer | TryAnswer | Refused | Gone;
