// Made by tools/make_types.py. Do not edit.

export type Attribute = "strength" | "dexterity" | "constitution" | "intelligence" | "wisdom" | "charisma";
export type Color = "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";
export type Direction = "up" | "down" | "left" | "right";
export type Race = "dragonkin" | "dwarf" | "elf" | "halfling" | "human" | "orc";
export type Side = "female" | "male";

/** The table as a seat sees it. */
export interface TableView {
  seat: number | null;
  phase: string;
  round: number;
  rounds: number;
  start: number;
  turn: number | null;
  sheets: SheetView[];
  initiative: InitiativeView[];
  market: MarketView[];
  discard: string[];
  trash: string[];
  deck: number;
  bag: Partial<Record<Color, number>>;
  aside: Color[];
  top: string;
  reroll: RerollView | null;
}

/** A character sheet; `totals` are the rows as they would count for the goals now. */
export interface SheetView {
  rows: DieView[][];
  totals: number[];
  race: string;
  side: string;
  class_card: string;
  backstory: string;
  alignment: string;
  token: [number, number];
  gold: number;
  charisma: number;
  weapons: string[];
  armour: string[];
  skills: SkillView[];
  traits: string[];
  starting: DieView[];
  held: DieView | null;
  prices: Record<string, number>;
  score: ScoreLine[];
}

export interface DieView {
  color: Color;
  value: number;
}

export interface SkillView {
  id: string;
  exhausted: boolean;
}

/** One line of the final count: what for (a message of the game), how much, and for which piece. */
export interface ScoreLine {
  what: string;
  stars: number;
  detail: string;
}

export interface InitiativeView {
  number: number;
  gold: number;
  die: DieView | null;
  holder: number | null;
}

export interface MarketView {
  card: string;
  cost: number;
}

/** A seat is being asked whether to reroll a die. */
export interface RerollView {
  seat: number;
  row: Attribute | null;
  cell: number;
}

/** Take a character sheet and turn up one of its sides. */
export interface TakeSheet {
  type: "TakeSheet";
  race: Race;
  side: Side;
}

/** Play this class. */
export interface TakeClass {
  type: "TakeClass";
  class_card: string;
}

/** Take one of the own starting dice in hand, to place it. */
export interface TakeDie {
  type: "TakeDie";
  die: number;
  color: Color;
  value: number;
}

/** Place the die in hand on the leftmost empty cell of a row. */
export interface PlaceDie {
  type: "PlaceDie";
  row: Attribute;
}

/** Of dice with one value, lay this colour on the lowest of their initiative cards. */
export interface LayDie {
  type: "LayDie";
  card: number;
  color: Color;
}

/** Choose an initiative card with its die and gold. */
export interface TakeCard {
  type: "TakeCard";
  card: number;
}

/** Mischievous: swap the dice on two unchosen initiative cards. */
export interface SwapPool {
  type: "SwapPool";
  card: number;
  other: number;
}

/** Turn a die of the own sheet to its opposite face. */
export interface Flip {
  type: "Flip";
  row: Attribute;
  cell: number;
}

/** Pick the first of two dice that change places. */
export interface Swap {
  type: "Swap";
  row: Attribute;
  cell: number;
}

/** Pick the second one. */
export interface SwapWith {
  type: "SwapWith";
  row: Attribute;
  cell: number;
}

/** Change the value of a die of the own sheet. */
export interface Adjust {
  type: "Adjust";
  row: Attribute;
  cell: number;
  by: number;
}

/** Reroll a die of the own sheet. */
export interface Reroll {
  type: "Reroll";
  row: Attribute;
  cell: number;
}

/** Accept the new value. */
export interface KeepRoll {
  type: "KeepRoll";
  value: number;
}

/** Turn the die back to its old value. */
export interface RestoreRoll {
  type: "RestoreRoll";
  value: number;
}

/** Move the own token on the alignment card. */
export interface StepToken {
  type: "StepToken";
  direction: Direction;
}

/** Vigilant: leave the token where it is. */
export interface StayPut {
  type: "StayPut";
}

/** Take a charisma token. */
export interface TakeToken {
  type: "TakeToken";
}

/** Perform the action of another attribute, thanks to a class ability, a skill or for gold. */
export interface Perform {
  type: "Perform";
  attribute: Attribute;
  gold: number;
}

/** Mysterious: reroll the die just placed, and keep the result. */
export interface RerollPlaced {
  type: "RerollPlaced";
}

/** Buy a market card with gold and charisma tokens, dropping weapons that would be too many. */
export interface Buy {
  type: "Buy";
  card: string;
  gold: number;
  tokens: number;
  drop: string[];
}

/** Discard a market card and take gold instead of buying. */
export interface DiscardCard {
  type: "DiscardCard";
  card: string;
}

/** Friendly market: take gold instead of buying, and leave the market as it is. */
export interface TakeGold {
  type: "TakeGold";
}

/** Attuned: add a card of the discard pile to the market. */
export interface AddCard {
  type: "AddCard";
  card: string;
}

/** Turn a used skill upright. */
export interface Refresh {
  type: "Refresh";
  skill: string;
}

/** Use a skill; Diplomacy names the rival's skill it copies. */
export interface UseSkill {
  type: "UseSkill";
  skill: string;
  copied: string;
}

/** Put an own weapon on the discard pile. */
export interface DropWeapon {
  type: "DropWeapon";
  weapon: string;
}

/** Climb: turn the die on an unchosen initiative card to its opposite face. */
export interface FlipPool {
  type: "FlipPool";
  card: number;
}

/** Intimidate: turn the die on an unchosen initiative card to this value. */
export interface TurnPool {
  type: "TurnPool";
  card: number;
  value: number;
}

/** Pick the own die that Search or Negotiate exchanges. */
export interface GiveDie {
  type: "GiveDie";
  row: Attribute;
  cell: number;
}

/** Negotiate: the die of this unchosen initiative card comes in exchange. */
export interface TakeFromPool {
  type: "TakeFromPool";
  card: number;
}

/** Search: a die of this colour comes in exchange. */
export interface TakeFromBag {
  type: "TakeFromBag";
  color: Color;
}

/** Sleight of Hand: pick the die that moves. */
export interface MoveDie {
  type: "MoveDie";
  row: Attribute;
  cell: number;
}

/** Sleight of Hand: the row it moves to. */
export interface MoveTo {
  type: "MoveTo";
  row: Attribute;
}

/** Leave out something optional. */
export interface Skip {
  type: "Skip";
}

/** Nothing more to do here. */
export interface Done {
  type: "Done";
}

/** Everybody rolled a die for the start. */
export interface StartRolled {
  type: "StartRolled";
  values: number[];
  seats: number[];
}

export interface StartPlayer {
  type: "StartPlayer";
  seat: number;
}

export interface SheetTaken {
  type: "SheetTaken";
  seat: number;
  race: Race;
  side: Side;
}

/** Gold from the supply, and what for. */
export interface GoldTaken {
  type: "GoldTaken";
  seat: number;
  gold: number;
  why: string;
}

export interface ClassDieDrawn {
  type: "ClassDieDrawn";
  seat: number;
  color: Color;
  accepted: boolean;
}

export interface ClassTaken {
  type: "ClassTaken";
  seat: number;
  class_card: string;
}

export interface CardsDealt {
  type: "CardsDealt";
  seat: number;
  backstory: string;
  alignment: string;
}

export interface MarketDealt {
  type: "MarketDealt";
  cards: string[];
}

export interface CardTrashed {
  type: "CardTrashed";
  card: string;
}

export interface StartingDice {
  type: "StartingDice";
  seat: number;
  colors: Color[];
  values: number[];
}

export interface DiePlaced {
  type: "DiePlaced";
  seat: number;
  color: Color;
  value: number;
  row: Attribute;
  cell: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  rounds: number;
  seat: number;
}

export interface PoolRolled {
  type: "PoolRolled";
  seat: number;
  colors: Color[];
  values: number[];
}

/** The dice on the unchosen initiative cards, in ascending order. */
export interface PoolLaid {
  type: "PoolLaid";
  cards: number[];
  colors: Color[];
  values: number[];
}

export interface PoolDieChanged {
  type: "PoolDieChanged";
  seat: number;
  card: number;
  color: Color;
  old: number;
  value: number;
}

export interface PoolSwapped {
  type: "PoolSwapped";
  seat: number;
  card: number;
  other: number;
}

/** An initiative card with its die. */
export interface CardTaken {
  type: "CardTaken";
  seat: number;
  card: number;
  color: Color;
  value: number;
}

/** A die of a sheet shows another value. */
export interface DieChanged {
  type: "DieChanged";
  seat: number;
  row: Attribute;
  cell: number;
  color: Color;
  old: number;
  value: number;
}

/** A die was rolled again; whether the new value stays is said by what follows. */
export interface DieRerolled {
  type: "DieRerolled";
  seat: number;
  row: Attribute;
  cell: number;
  color: Color;
  value: number;
}

export interface RollRejected {
  type: "RollRejected";
  seat: number;
  value: number;
}

export interface DiceSwapped {
  type: "DiceSwapped";
  seat: number;
  row: Attribute;
  cell: number;
  other_row: Attribute;
  other_cell: number;
}

export interface DieMoved {
  type: "DieMoved";
  seat: number;
  color: Color;
  value: number;
  row: Attribute;
  other_row: Attribute;
}

/** A die of the sheet left for one from the pool or the bag. */
export interface DieExchanged {
  type: "DieExchanged";
  seat: number;
  row: Attribute;
  cell: number;
  color: Color;
  value: number;
  other_color: Color;
  other_value: number;
}

export interface TokenMoved {
  type: "TokenMoved";
  seat: number;
  direction: Direction;
}

/** The arrow pointed off the card, or the owner was vigilant. */
export interface TokenStayed {
  type: "TokenStayed";
  seat: number;
}

export interface CharismaTaken {
  type: "CharismaTaken";
  seat: number;
}

/** Gold paid for another action than the row's own. */
export interface GoldPaid {
  type: "GoldPaid";
  seat: number;
  gold: number;
  attribute: Attribute;
}

export interface CardBought {
  type: "CardBought";
  seat: number;
  card: string;
  gold: number;
  tokens: number;
}

export interface WeaponDropped {
  type: "WeaponDropped";
  seat: number;
  weapon: string;
}

export interface CardDiscarded {
  type: "CardDiscarded";
  seat: number;
  card: string;
}

export interface CardAdded {
  type: "CardAdded";
  seat: number;
  card: string;
}

export interface TopTurned {
  type: "TopTurned";
  seat: number;
  card: string;
}

export interface EnemyRolled {
  type: "EnemyRolled";
  value: number;
}

export interface MarketCleared {
  type: "MarketCleared";
  cards: string[];
}

export interface DeckReshuffled {
  type: "DeckReshuffled";
  count: number;
}

export interface SkillUsed {
  type: "SkillUsed";
  seat: number;
  skill: string;
  copied: string;
}

export interface SkillRefreshed {
  type: "SkillRefreshed";
  seat: number;
  skill: string;
}

export interface MatchEnded {
  type: "MatchEnded";
  totals: number[];
  places: number[];
}

/** A seat took something back: of this reader's events, those after number `keep` never happened. */
export interface Undone {
  type: "Undone";
  seat: number;
  keep: number;
}

/** Everything on the box, the sheets and the cards that somebody may want to look at. */
export interface Printed {
  attributes: Attribute[];
  cells: number;
  faces: number;
  dice: Partial<Record<Color, number>>;
  sides: Side[];
  cards: PrintedCard[];
  classes: PrintedClass[];
  races: PrintedRace[];
  backstories: PrintedBackstory[];
  backstory_stars: number[];
  alignments: PrintedAlignment[];
  armour: PrintedArmour[];
}

/** A market card. Hands are those of a weapon, the set that of an armour, the arrow that of a skill or a trait. */
export interface PrintedCard {
  id: string;
  kind: "armour" | "skill" | "trait" | "weapon";
  cost: number;
  dots: number;
  hands: number;
  armour: "chain" | "leather" | "mystic" | null;
  arrow: Direction | null;
}

export interface PrintedClass {
  id: string;
  color: Color;
  ability: string;
  goals: PrintedGoal[];
}

/** From `low` to `high`; no `high` is a number with a plus. */
export interface PrintedGoal {
  low: number;
  high: number | null;
  stars: number;
}

export interface PrintedRace {
  id: Race;
  modifiers: number[];
}

export interface PrintedBackstory {
  id: string;
  marks: PrintedMark[];
}

/** The marked cell of a row, counted from 1, and the colour a die needs there. */
export interface PrintedMark {
  color: Color;
  cell: number;
}

export interface PrintedAlignment {
  id: string;
  grid: [[number, number, number], [number, number, number], [number, number, number]];
}

/** An armour set: stars for 1, 2, 3 … cards, and the class colours for which it is worth 1 star more. */
export interface PrintedArmour {
  kind: "chain" | "leather" | "mystic";
  stars: number[];
  colors: Color[];
}

export type View = TableView;

export type GameMove = TakeSheet | TakeClass | TakeDie | PlaceDie | LayDie | TakeCard | SwapPool | Flip | Swap | SwapWith | Adjust | Reroll | KeepRoll | RestoreRoll | StepToken | StayPut | TakeToken | Perform | RerollPlaced | Buy | DiscardCard | TakeGold | AddCard | Refresh | UseSkill | DropWeapon | FlipPool | TurnPool | GiveDie | TakeFromPool | TakeFromBag | MoveDie | MoveTo | Skip | Done;

export type GameEvent = StartRolled | StartPlayer | SheetTaken | GoldTaken | ClassDieDrawn | ClassTaken | CardsDealt | MarketDealt | CardTrashed | StartingDice | DiePlaced | RoundBegan | PoolRolled | PoolLaid | PoolDieChanged | PoolSwapped | CardTaken | DieChanged | DieRerolled | RollRejected | DiceSwapped | DieMoved | DieExchanged | TokenMoved | TokenStayed | CharismaTaken | GoldPaid | CardBought | WeaponDropped | CardDiscarded | CardAdded | TopTurned | EnemyRolled | MarketCleared | DeckReshuffled | SkillUsed | SkillRefreshed | MatchEnded | Undone;
