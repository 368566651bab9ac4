// Made by tools/make_types.py. Do not edit.

export type Ability = "strength" | "dexterity" | "constitution" | "intelligence" | "wisdom" | "charisma";
export type Act = 1 | 2 | 3;
export type Icon = "faith" | "justice" | "magic" | "nobility" | "villainy" | "radiant";
export type Scheme = "radiants_united" | "true_desolation" | "contest_of_champions" | "broken_bonds";
export type Side = "hero" | "antihero";

/** The whole table, as one seat sees it. */
export interface TableView {
  seat: number | null;
  mode: string;
  phase: string;
  step: string;
  active: number;
  first: number;
  turn: number;
  closer: number | null;
  queue: number[];
  heroes: HeroView[];
  rows: SlotView[][];
  face_down: number[];
  decks: number[];
  discards: string[][];
  hero_deck: number;
  antihero_deck: number;
  hero_discard: string[];
  antihero_discard: string[];
  odium: OdiumView | null;
  attempt: AttemptView | null;
  paths: PathView[];
  stack: PlayedView[];
  found: string[];
  is_beaten: boolean;
  has_base: boolean;
}

/** A hero with everything on and around the board. */
export interface HeroView {
  origin: string;
  motivation: string;
  destiny: string;
  is_revealed: boolean;
  dealt: string[];
  story: string[];
  allies: AllyView[];
  hand: string[];
  hero_cards: number;
  antihero_cards: number;
  played: string[];
  xp: number;
  corruption: number;
  abilities: Record<string, number>;
  icons: Record<string, number>;
  radiant: number;
  next_bonus: number;
  turn_bonus: number;
  used: string[];
  oath: string;
  has_passed: boolean;
  score: ScoreLine[];
  tale: string[][];
}

export interface AllyView {
  id: string;
  is_down: boolean;
}

/** One line of the final count: what for (a message of the game), how much, and for which piece. */
export interface ScoreLine {
  what: string;
  stars: number;
  detail: string;
}

/** A card of a row and the ally under it. */
export interface SlotView {
  card: string;
  ally: string;
}

export interface OdiumView {
  xp: number;
  scheme: string;
  deck: number;
  revealed: string[];
  discard: string[];
}

/** An attempt under way: before the cast the runes lie ready, after it they show their faces. */
export interface AttemptView {
  card: string;
  act: number;
  path: string;
  difficulty: number;
  runes: string[];
  faces: number[];
  sum: number;
  bonus: number;
  bought: number;
  dark: number;
  casts: number;
  marks: string[];
  succeeded: boolean;
}

/** A path that could be announced now, with the runes that would be cast for it. */
export interface PathView {
  challenge: string;
  path: string;
  difficulty: number;
  runes: string[];
  bonus: number;
  dark: number;
  abilities: string[];
}

export interface PlayedView {
  card: string;
  seat: number;
  target: number;
  is_cancelled: boolean;
}

/** Of two character cards of one kind, keep this one. */
export interface KeepCard {
  type: "KeepCard";
  card: string;
}

export interface TakeTrait {
  type: "TakeTrait";
  trait: string;
}

/** Attempt a challenge by one of its paths: `escape/upper`. */
export interface TryPath {
  type: "TryPath";
  path: string;
}

/** Pay, and have a card of a row replaced. */
export interface Journey {
  type: "Journey";
  card: string;
}

/** Have a card replaced for nothing, because none can be taken. */
export interface Replace {
  type: "Replace";
  card: string;
}

/** Use what a card in the own story offers. */
export interface UsePower {
  type: "UsePower";
  card: string;
}

/** Play a hero or antihero card on somebody, or on nobody in particular. */
export interface PlayCard {
  type: "PlayCard";
  card: string;
  other_seat: number | null;
}

/** Add so many Dark runes to the cast. */
export interface BuyRunes {
  type: "BuyRunes";
  count: number;
}

/** The two abilities for the cast against Odium. */
export interface PickAbilities {
  type: "PickAbilities";
  one: Ability;
  other: Ability;
}

/** Take a card of this kind. */
export interface DrawFrom {
  type: "DrawFrom";
  side: Side;
}

/** Lay the ally that came up under this challenge. */
export interface Attach {
  type: "Attach";
  challenge: string;
}

export interface Sacrifice {
  type: "Sacrifice";
  ally: string;
}

/** One of the cards a power or a card lets one choose from. */
export interface PickCard {
  type: "PickCard";
  card: string;
}

export interface PickHero {
  type: "PickHero";
  seat: number;
}

export interface PickRune {
  type: "PickRune";
  rune: string;
}

/** Swear allegiance to Odium. */
export interface Swear {
  type: "Swear";
}

/** Do not. */
export interface StayTrue {
  type: "StayTrue";
}

/** Leave out what may be left out. */
export interface Decline {
  type: "Decline";
}

/** Play nothing now. */
export interface Pass {
  type: "Pass";
}

export interface EndTurn {
  type: "EndTurn";
}

/** Character cards to choose from. */
export interface Dealt {
  type: "Dealt";
  seat: number;
  cards: string[];
}

/** A hero's origin and motivation lie open. */
export interface CharacterMade {
  type: "CharacterMade";
  seat: number;
  origin: string;
  motivation: string;
}

/** Told to its owner only. */
export interface DestinyKept {
  type: "DestinyKept";
  seat: number;
  destiny: string;
}

export interface SchemeLaid {
  type: "SchemeLaid";
  scheme: Scheme;
  xp: number;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface DestinyRevealed {
  type: "DestinyRevealed";
  seat: number;
  destiny: string;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

export interface RowOpened {
  type: "RowOpened";
  act: Act;
  cards: string[];
}

/** A new card in a row. */
export interface CardTurnedUp {
  type: "CardTurnedUp";
  card: string;
}

export interface DeckShuffled {
  type: "DeckShuffled";
  act: Act;
}

export interface AllyAttached {
  type: "AllyAttached";
  seat: number;
  ally: string;
  challenge: string;
}

/** Discarded, for there was no challenge for it. */
export interface AllyLeft {
  type: "AllyLeft";
  ally: string;
}

export interface Journeyed {
  type: "Journeyed";
  seat: number;
  card: string;
  xp: number;
}

export interface Replaced {
  type: "Replaced";
  seat: number;
  card: string;
}

export interface TraitGained {
  type: "TraitGained";
  seat: number;
  trait: string;
}

export interface AllyWon {
  type: "AllyWon";
  seat: number;
  ally: string;
}

export interface AllySacrificed {
  type: "AllySacrificed";
  seat: number;
  ally: string;
}

/** Turned face up again. */
export interface AllyRestored {
  type: "AllyRestored";
  seat: number;
  ally: string;
}

export interface ChapterEnded {
  type: "ChapterEnded";
  seat: number;
  act: Act;
}

/** A story is complete: all others have one more turn. */
export interface LastTurns {
  type: "LastTurns";
  seat: number;
}

/** There was nothing to take or to attempt. */
export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  totals: number[];
  places: number[];
}

/** An attempt, and what it asks for. */
export interface Announced {
  type: "Announced";
  seat: number;
  path: string;
  difficulty: number;
}

export interface RunesBought {
  type: "RunesBought";
  seat: number;
  count: number;
}

export interface RunesAdded {
  type: "RunesAdded";
  seat: number;
  runes: string[];
}

export interface RuneRemoved {
  type: "RuneRemoved";
  seat: number;
  rune: string;
}

/** A rune was turned over, and what the cast comes to now. */
export interface RuneTurned {
  type: "RuneTurned";
  seat: number;
  rune: string;
  sum: number;
}

/** The runes of these two are cast, not those the challenge shows. */
export interface AbilitiesChanged {
  type: "AbilitiesChanged";
  seat: number;
  one: Ability;
  other: Ability;
}

/** The runes, the faces they show, and what they come to. */
export interface RunesCast {
  type: "RunesCast";
  seat: number;
  runes: string[];
  faces: number[];
  sum: number;
}

export interface CastAgain {
  type: "CastAgain";
  seat: number;
}

/** An attempt succeeded. */
export interface Passed {
  type: "Passed";
  seat: number;
  path: string;
  result: number;
  difficulty: number;
}

export interface Failed {
  type: "Failed";
  seat: number;
  challenge: string;
  result: number;
  difficulty: number;
}

/** To the result of the attempt; negative: lowered. */
export interface ResultRaised {
  type: "ResultRaised";
  seat: number;
  plus: number;
}

export interface DifficultyRaised {
  type: "DifficultyRaised";
  plus: number;
}

export interface ExperienceGained {
  type: "ExperienceGained";
  seat: number;
  xp: number;
}

export interface ExperienceLost {
  type: "ExperienceLost";
  seat: number;
  xp: number;
}

/** Its name is told to whoever drew it. */
export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  side: Side;
  card: string;
}

/** A card left a hand unplayed. */
export interface CardLost {
  type: "CardLost";
  seat: number;
  side: Side;
  card: string;
}

export interface CardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
  other_seat: number | null;
}

export interface CardCancelled {
  type: "CardCancelled";
  card: string;
}

/** A card could do nothing here. */
export interface NoEffect {
  type: "NoEffect";
  card: string;
}

export interface PowerUsed {
  type: "PowerUsed";
  seat: number;
  card: string;
}

/** Something on a card happened by itself. */
export interface PowerWorked {
  type: "PowerWorked";
  seat: number;
  card: string;
}

/** To a space of the Corruption track, counted from the top with 1. */
export interface MarkerMoved {
  type: "MarkerMoved";
  seat: number;
  space: number;
  down: boolean;
}

export interface RadiantForTurn {
  type: "RadiantForTurn";
  seat: number;
  icons: number;
}

/** Three of a kind. */
export interface IconCompleted {
  type: "IconCompleted";
  seat: number;
  icon: Icon;
}

export interface FacesOdium {
  type: "FacesOdium";
  seat: number;
  one: Ability;
  other: Ability;
  difficulty: number;
}

export interface OdiumPassed {
  type: "OdiumPassed";
  seat: number;
  result: number;
  difficulty: number;
  removed: number;
}

export interface OdiumWithstood {
  type: "OdiumWithstood";
  seat: number;
  result: number;
  difficulty: number;
}

export interface OdiumRevealed {
  type: "OdiumRevealed";
  card: string;
}

export interface OdiumGained {
  type: "OdiumGained";
  xp: number;
}

export interface OdiumLost {
  type: "OdiumLost";
  xp: number;
}

export interface OathSworn {
  type: "OathSworn";
  seat: number;
  xp: number;
}

export interface OathRefused {
  type: "OathRefused";
  seat: number;
}

export interface OdiumDefeated {
  type: "OdiumDefeated";
}

export interface OdiumTriumphed {
  type: "OdiumTriumphed";
  xp: number;
}

/** A seat took something back: of this reader's events, those after number `keep` never happened. */
export interface Undone {
  type: "Undone";
  seat: number;
  keep: number;
}

/** Everything in the box. */
export interface Printed {
  origins: PrintedPart[];
  motivations: PrintedPart[];
  destinies: PrintedPart[];
  allies: PrintedPart[];
  traits: PrintedTrait[];
  challenges: PrintedChallenge[];
  fate: PrintedFate[];
  schemes: PrintedScheme[];
  track: PrintedSpace[];
  runes: Record<string, string[]>;
  values: Record<string, number>;
  sets: number[];
  special: Record<string, string>;
}

/** A character card, a trait or an ally. */
export interface PrintedPart {
  id: string;
  kind: string;
  act: number;
  reward: PrintedReward;
  power: PrintedPower | null;
  is_base: boolean;
  is_radiant: boolean;
}

/** The symbols of a strip. */
export interface PrintedReward {
  abilities: string[];
  icons: string[];
  triumph: number;
  tragedy: number;
  hero: number;
  antihero: number;
  xp: number;
  moons: number;
  suns: number;
}

export interface PrintedPower {
  moment: string;
  xp: number;
  radiant: number;
  limit: string;
  sacrifice: boolean;
}

export interface PrintedTrait {
  id: string;
  kind: string;
  act: number;
  reward: PrintedReward;
  power: PrintedPower | null;
  is_base: boolean;
  is_radiant: boolean;
  needs_abilities: string[];
  needs_icons: string[];
  track: number[];
  price: number;
  next_turn: number;
}

export interface PrintedChallenge {
  id: string;
  act: number;
  difficulty: number;
  abilities: string[];
  upper: PrintedPath;
  lower: PrintedPath;
  is_base: boolean;
}

export interface PrintedPath {
  reward: PrintedReward;
  harder: boolean;
}

/** A hero or antihero card. */
export interface PrintedFate {
  id: string;
  side: string;
  moment: string;
  target: string;
  copies: number;
  has_skull: boolean;
  is_base: boolean;
}

export interface PrintedScheme {
  id: string;
  is_solo: boolean;
  power: PrintedPower | null;
}

export interface PrintedSpace {
  triumph: number;
  tragedy: number;
  plays: string[];
}

export type View = TableView;

export type GameMove = KeepCard | TakeTrait | TryPath | Journey | Replace | UsePower | PlayCard | BuyRunes | PickAbilities | DrawFrom | Attach | Sacrifice | PickCard | PickHero | PickRune | Swear | StayTrue | Decline | Pass | EndTurn;

export type GameEvent = Dealt | CharacterMade | DestinyKept | SchemeLaid | FirstPlayer | DestinyRevealed | TurnBegan | RowOpened | CardTurnedUp | DeckShuffled | AllyAttached | AllyLeft | Journeyed | Replaced | TraitGained | AllyWon | AllySacrificed | AllyRestored | ChapterEnded | LastTurns | TurnSkipped | MatchEnded | Announced | RunesBought | RunesAdded | RuneRemoved | RuneTurned | AbilitiesChanged | RunesCast | CastAgain | Passed | Failed | ResultRaised | DifficultyRaised | ExperienceGained | ExperienceLost | CardDrawn | CardLost | CardPlayed | CardCancelled | NoEffect | PowerUsed | PowerWorked | MarkerMoved | RadiantForTurn | IconCompleted | FacesOdium | OdiumPassed | OdiumWithstood | OdiumRevealed | OdiumGained | OdiumLost | OathSworn | OathRefused | OdiumDefeated | OdiumTriumphed | Undone;
