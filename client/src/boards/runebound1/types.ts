// Made by tools/make_types.py. Do not edit.

export type Attack = "ranged" | "melee" | "magic";
export type Attribute = "mind" | "body" | "spirit";
export type Colour = "green" | "yellow" | "blue" | "red";
export type Terrain = "plains" | "road" | "hills" | "mountains" | "forest" | "swamp" | "river" | "town";
export type Town = "tamalir" | "riverwatch" | "dawnsmoor" | "forge" | "greyhaven" | "nerekhall" | "frostgate" | "vynelvale";

/** The table as a seat sees it. */
export interface TableView {
  seat: number | null;
  phase: string;
  round: number;
  first: number;
  active: number;
  heroes: HeroView[];
  decks: Partial<Record<Colour, number>>;
  under: Partial<Record<Colour, string[]>>;
  over: Partial<Record<Colour, string[]>>;
  discards: Partial<Record<Colour, string[]>>;
  market: number;
  market_under: string[];
  stalls: Partial<Record<Town, string[]>>;
  prices: Record<string, number>;
  spots: number[];
  bank: number[];
  undefeated: UndefeatedView[];
  event_box: string[];
  doom: string[];
  doom_counters: number;
  doom_limit: number;
  allowance: number;
  rested: number;
  dice: number[];
  reach: ReachView[];
  improvement: number;
  venture: VentureView | null;
  fight: FightView | null;
  roll: RollView | null;
  hurt: HurtView | null;
  trade: TradeView | null;
  shown: string[];
  order: number[];
  winner: number | null;
  end: string;
  two_dice: boolean;
}

/** A hero with everything that lies beside the card; numbers as they count now, cards and events included. */
export interface HeroView {
  hero: string;
  hex: number;
  came_from: number;
  wounds: number;
  life: number;
  exhaustion: number;
  stamina: number;
  gold: number;
  attributes: number[];
  damage: number[];
  skills: Record<string, number>;
  items: string[];
  allies: AllyView[];
  face_down: string[];
  improved: number[];
  raised: number;
  counters: number[];
  noted: number;
  points: number;
  runes: number;
  level: number;
  trophies: string[];
  used: string[];
  is_knocked_out: boolean;
  is_dead: boolean;
}

/** An ally beside a hero. */
export interface AllyView {
  card: string;
  wounds: number;
  exhaustion: number;
  life: number;
  stamina: number;
  attributes: number[];
  damage: number[];
}

export interface UndefeatedView {
  space: number;
  card: string;
  hex: number;
}

/** A hex that the dice lead to: the faces that pay for the way, and the hexes it leads over. */
export interface ReachView {
  hex: number;
  faces: number[];
  path: number[];
}

export interface VentureView {
  colour: Colour;
  card: string;
  hazard: boolean;
}

/** A fight as it stands; against the seat whose round it is stands a card, or the rival's hero. */
export interface FightView {
  seat: number;
  rival: number | null;
  card: string;
  reason: string;
  phase: string;
  round: number;
  step: number;
  wounds: number;
  life: number;
  targets: number[];
  damage: number[];
  attack: number[];
  defence: number[];
  attacked: string[];
  kept_out: string[];
  boost: number;
  extra: number;
  can_escape: boolean;
  escape: number;
}

/** A roll that is about to be made, or whose die lies there and may be rolled again. */
export interface RollView {
  seat: number;
  who: string;
  why: string;
  kind: number;
  target: number;
  bonus: number;
  skill: string;
  taken: number;
  die: number;
}

/** Wounds on their way; `ally` is empty for the hero. */
export interface HurtView {
  seat: number;
  ally: string;
  amount: number;
}

export interface TradeView {
  seat: number;
  other: number;
  gives: string[];
  takes: string[];
  gold: number;
}

/** Give up a movement die, and take exhaustion off the hero or an ally. */
export interface Rest {
  type: "Rest";
  who: string;
}

/** Roll the movement dice that are left. */
export interface RollDice {
  type: "RollDice";
}

/** Move one hex without dice. */
export interface StepAside {
  type: "StepAside";
  hex: number;
}

/** Do not move in this turn. */
export interface StayHere {
  type: "StayHere";
}

/** Spend a movement die that shows this face to enter a neighbouring hex. */
export interface Step {
  type: "Step";
  hex: number;
  face: number;
}

/** Leave the other dice unused. */
export interface StopMoving {
  type: "StopMoving";
}

/** Take on the adventure of this hex: a new one, or the undefeated challenge that lies here. */
export interface Attempt {
  type: "Attempt";
}

/** Attack another hero on this hex. */
export interface AttackHero {
  type: "AttackHero";
  seat: number;
}

/** Leave adventures and heroes of this hex alone. */
export interface LetBe {
  type: "LetBe";
}

/** Spend experience to raise an attribute by 1. */
export interface Improve {
  type: "Improve";
  attribute: Attribute;
}

/** Spend experience to raise two attributes by 1 each. */
export interface ImproveTwo {
  type: "ImproveTwo";
  attribute: Attribute;
  other_attribute: Attribute;
}

/** Spend experience to raise life by 1. */
export interface RaiseLife {
  type: "RaiseLife";
}

/** Spend experience to raise life by 1, and an attribute too. */
export interface RaiseLifeAnd {
  type: "RaiseLifeAnd";
  attribute: Attribute;
}

/** Keep the experience that is left, and end the turn. */
export interface EndTurn {
  type: "EndTurn";
}

/** Try to escape from the fight. */
export interface Escape {
  type: "Escape";
}

/** Go on with the fight. */
export interface FightOn {
  type: "FightOn";
}

/** Attack in this phase with the hero or an ally, by the card. */
export interface AttackWith {
  type: "AttackWith";
  who: string;
}

/** The hero defends in this phase. */
export interface Defend {
  type: "Defend";
}

/** Take an exhaustion counter to use a skill in a test. */
export interface Exert {
  type: "Exert";
}

/** Roll the die of a test. */
export interface RollTest {
  type: "RollTest";
}

/** Take this card from the hero one has knocked out. */
export interface Rob {
  type: "Rob";
  card: string;
}

/** Buy an item of this town's market. */
export interface Buy {
  type: "Buy";
  card: string;
}

/** Hire an ally of this town's market. */
export interface Hire {
  type: "Hire";
  card: string;
}

/** Sell an own item to this town's market. */
export interface Sell {
  type: "Sell";
  card: string;
}

/** Pay to have wounds of the hero or an ally removed, by the card. */
export interface Heal {
  type: "Heal";
  who: string;
}

/** Pay to have all exhaustion of the hero or an ally removed, by the card. */
export interface Refresh {
  type: "Refresh";
  who: string;
}

/** Give up a card, because a hero cannot have so many, or because a rule takes one. */
export interface Drop {
  type: "Drop";
  card: string;
}

/** Pay an ally. */
export interface PayWages {
  type: "PayWages";
  card: string;
}

/** Let an ally go instead of paying. */
export interface LetGo {
  type: "LetGo";
  card: string;
}

/** Propose an exchange to a hero on the same hex. */
export interface ProposeTrade {
  type: "ProposeTrade";
  seat: number;
}

/** Add an own card to what is given. */
export interface GiveCard {
  type: "GiveCard";
  card: string;
}

/** Ask for a card of the other. */
export interface WantCard {
  type: "WantCard";
  card: string;
}

/** One more gold is given. */
export interface GiveGold {
  type: "GiveGold";
}

/** One more gold is wanted. */
export interface WantGold {
  type: "WantGold";
}

/** Use an ability of an own card. */
export interface Use {
  type: "Use";
  card: string;
  ability: string;
}

/** Agree. */
export interface Accept {
  type: "Accept";
}

/** Say no. */
export interface Decline {
  type: "Decline";
}

/** That is all. */
export interface Done {
  type: "Done";
}

/** The card an effect is about: one's own, one of a market, one laid open. */
export interface PickCard {
  type: "PickCard";
  card: string;
}

/** The hero or ally an effect is about, by the card. */
export interface PickCharacter {
  type: "PickCharacter";
  who: string;
}

/** The hex an effect is about. */
export interface PickHex {
  type: "PickHex";
  hex: number;
}

/** The movement die an effect is about, by its place on the table; its face for those who read the move. */
export interface PickDie {
  type: "PickDie";
  die: number;
  face: number;
}

/** The adventure deck an effect is about. */
export interface PickDeck {
  type: "PickDeck";
  deck: Colour;
}

/** The terrain an effect is about. */
export interface PickTerrain {
  type: "PickTerrain";
  terrain: Terrain;
}

export interface HeroDealt {
  type: "HeroDealt";
  seat: number;
  hero: string;
}

export interface RolledForFirst {
  type: "RolledForFirst";
  seat: number;
  die: number;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

/** A card comes into a market box from the Market deck. */
export interface CardOffered {
  type: "CardOffered";
  town: Town;
  card: string;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

export interface Refreshed {
  type: "Refreshed";
  seat: number;
  count: number;
}

export interface EnteredBoard {
  type: "EnteredBoard";
  seat: number;
  hex: number;
}

/** A movement die is given up; `who` loses exhaustion. */
export interface Rested {
  type: "Rested";
  seat: number;
  who: string;
}

export interface DiceRolled {
  type: "DiceRolled";
  seat: number;
  faces: number[];
}

export interface DieRerolled {
  type: "DieRerolled";
  seat: number;
  old: number;
  face: number;
}

export interface DieTurned {
  type: "DieTurned";
  seat: number;
  old: number;
  face: number;
}

/** A card brings one more movement die. */
export interface DieAdded {
  type: "DieAdded";
  seat: number;
  face: number;
}

/** By a die that shows this face, or without dice. */
export interface Moved {
  type: "Moved";
  seat: number;
  hex: number;
  face: number | null;
}

export interface CardUsed {
  type: "CardUsed";
  seat: number;
  card: string;
  ability: string;
}

export interface Won {
  type: "Won";
  seat: number;
  end: string;
}

export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  colour: Colour;
  card: string;
}

/** A challenge of the track is taken on. */
export interface ChallengeResumed {
  type: "ChallengeResumed";
  seat: number;
  card: string;
}

export interface DeckReshuffled {
  type: "DeckReshuffled";
  colour: Colour;
}

/** The top card of a deck is turned up, for all to see. */
export interface TopCardSeen {
  type: "TopCardSeen";
  seat: number;
  colour: Colour;
  card: string;
}

export interface MargathWoken {
  type: "MargathWoken";
  seat: number;
}

export interface EventBegan {
  type: "EventBegan";
  card: string;
}

export interface EventIgnored {
  type: "EventIgnored";
  card: string;
}

export interface EventEnded {
  type: "EventEnded";
  card: string;
}

export interface SpotsRefilled {
  type: "SpotsRefilled";
  colour: Colour;
  count: number;
}

export interface ChallengeWon {
  type: "ChallengeWon";
  seat: number;
  card: string;
}

export interface ChallengeFailed {
  type: "ChallengeFailed";
  seat: number;
  card: string;
}

export interface PutOnTrack {
  type: "PutOnTrack";
  card: string;
  space: number;
  hex: number;
}

export interface BumpedOffTrack {
  type: "BumpedOffTrack";
  card: string;
  colour: Colour;
}

export interface CounterTaken {
  type: "CounterTaken";
  seat: number;
  colour: Colour;
}

/** A hazard was beaten, but the bank has no counter to give. */
export interface NoCounterLeft {
  type: "NoCounterLeft";
  seat: number;
  colour: Colour;
}

export interface HazardRolled {
  type: "HazardRolled";
  seat: number;
  faces: number[];
  is_met: boolean;
}

export interface HazardMet {
  type: "HazardMet";
  seat: number;
  count: number;
  colour: Colour;
}

/** A card that leaves play goes on the doom track. */
export interface CardDoomed {
  type: "CardDoomed";
  card: string;
  space: number;
}

export interface DoomRose {
  type: "DoomRose";
  counters: number;
}

/** The first card of the doom track leaves it, and shows what it was. */
export interface StartCardSeen {
  type: "StartCardSeen";
  card: string;
}

export interface FinalBattleBegan {
  type: "FinalBattleBegan";
  seat: number;
}

export interface HeroKilled {
  type: "HeroKilled";
  seat: number;
  card: string;
}

export interface FightBegan {
  type: "FightBegan";
  seat: number;
  card: string;
  other_seat: number | null;
}

/** `seat` acts in it. */
export interface RoundBegan {
  type: "RoundBegan";
  seat: number;
  round: number;
}

/** Between heroes the defender's roll is the number to reach. */
export interface TargetRolled {
  type: "TargetRolled";
  seat: number;
  kind: Attack;
  die: number;
  total: number;
}

export interface AttackRolled {
  type: "AttackRolled";
  seat: number;
  who: string;
  kind: Attack;
  die: number;
  total: number;
  target: number;
  success: boolean;
}

export interface DefenceRolled {
  type: "DefenceRolled";
  seat: number;
  who: string;
  kind: Attack;
  die: number;
  total: number;
  target: number;
  success: boolean;
}

export interface EscapeRolled {
  type: "EscapeRolled";
  seat: number;
  die: number;
  total: number;
  target: number;
  success: boolean;
}

export interface SkillTested {
  type: "SkillTested";
  seat: number;
  attribute: Attribute;
  skill: string;
  die: number;
  total: number;
  target: number;
  success: boolean;
}

/** The first die fell to `before`. */
export interface RolledAgain {
  type: "RolledAgain";
  seat: number;
  before: number;
  die: number;
}

export interface EnemyWounded {
  type: "EnemyWounded";
  seat: number;
  card: string;
  amount: number;
}

export interface Wounded {
  type: "Wounded";
  seat: number;
  who: string;
  amount: number;
}

export interface WoundsCancelled {
  type: "WoundsCancelled";
  seat: number;
  who: string;
  amount: number;
}

export interface Exhausted {
  type: "Exhausted";
  seat: number;
  who: string;
  amount: number;
}

export interface Healed {
  type: "Healed";
  seat: number;
  who: string;
  amount: number;
}

/** Exhaustion is taken off. */
export interface Recovered {
  type: "Recovered";
  seat: number;
  who: string;
  amount: number;
}

export interface AllyDied {
  type: "AllyDied";
  seat: number;
  card: string;
}

/** An enemy's text forbids an ally to attack in this fight. */
export interface AllyKeptOut {
  type: "AllyKeptOut";
  seat: number;
  card: string;
}

export interface Escaped {
  type: "Escaped";
  seat: number;
  hex: number;
}

/** Between heroes: the winner and the loser. */
export interface FightWon {
  type: "FightWon";
  seat: number;
  other_seat: number;
}

export interface KnockedOut {
  type: "KnockedOut";
  seat: number;
  gold: number;
  points: number;
  hex: number;
}

export interface CardRobbed {
  type: "CardRobbed";
  seat: number;
  other_seat: number;
  card: string;
}

export interface GoldGained {
  type: "GoldGained";
  seat: number;
  gold: number;
}

export interface GoldLost {
  type: "GoldLost";
  seat: number;
  gold: number;
}

/** A hero gets a card for nothing: a reward, a find. */
export interface CardKept {
  type: "CardKept";
  seat: number;
  card: string;
}

/** A card of the Market deck is offered for this price. */
export interface CardFound {
  type: "CardFound";
  seat: number;
  card: string;
  gold: number;
}

export interface CardDropped {
  type: "CardDropped";
  seat: number;
  card: string;
}

export interface CardBought {
  type: "CardBought";
  seat: number;
  card: string;
  gold: number;
}

export interface AllyHired {
  type: "AllyHired";
  seat: number;
  card: string;
  gold: number;
}

export interface CardSold {
  type: "CardSold";
  seat: number;
  card: string;
  gold: number;
}

export interface HealingPaid {
  type: "HealingPaid";
  seat: number;
  gold: number;
}

export interface WagesPaid {
  type: "WagesPaid";
  seat: number;
  card: string;
  gold: number;
}

export interface AllyLeft {
  type: "AllyLeft";
  seat: number;
  card: string;
}

export interface Traded {
  type: "Traded";
  seat: number;
  other_seat: number;
  gives: string[];
  takes: string[];
  gold: number;
}

export interface TradeRefused {
  type: "TradeRefused";
  seat: number;
  other_seat: number;
}

export interface Improved {
  type: "Improved";
  seat: number;
  attribute: Attribute;
  bonus: number;
}

export interface LifeRaised {
  type: "LifeRaised";
  seat: number;
  count: number;
}

/** The bank could not make change. */
export interface ExperienceNoted {
  type: "ExperienceNoted";
  seat: number;
  points: number;
}

/** A seat took something back: of this reader's events, those after number `keep` never happened. */
export interface Undone {
  type: "Undone";
  seat: number;
  keep: number;
}

export interface Printed {
  hexes: PrintedHex[];
  faces: Terrain[][];
  towns: Town[];
  points: Partial<Record<Colour, number>>;
  spaces: number;
  heroes: PrintedHero[];
  items: PrintedItem[];
  allies: PrintedAlly[];
  adventures: PrintedAdventure[];
}

/** A hex of the board: its terrain or town, its region, and the spot for an adventure counter on it. */
export interface PrintedHex {
  id: number;
  row: number;
  column: number;
  terrain: Terrain;
  region: string;
  town: Town | null;
  spot: Colour | null;
  starred: boolean;
}

export interface PrintedHero {
  id: string;
  life: number;
  stamina: number;
  attributes: number[];
  damage: number[];
  skills: Partial<Record<"climb" | "diplomacy" | "hide" | "leap" | "lore" | "notice" | "swim" | "track", number>>;
  abilities: PrintedAbility[];
}

/** What an ability costs, and at which moment it can be used. */
export interface PrintedAbility {
  id: string;
  moment: "after moving" | "any" | "before combat" | "before moving" | "combat" | "dice" | "escape" | "hit" | "hurt" | "market" | "rolled" | "test";
  activate: boolean;
  exhaustion: number;
  wounds: number;
  gold: number;
  discard: boolean;
  limit: "" | "fight" | "round" | "turn";
}

/** An item of the market, or a reward under the id of its adventure card. */
export interface PrintedItem {
  id: string;
  kind: "armour" | "artifact" | "reward" | "weapon";
  price: number;
  bonuses: Record<string, number>;
  abilities: PrintedAbility[];
  rune: boolean;
}

export interface PrintedAlly {
  id: string;
  price: number;
  life: number;
  stamina: number;
  attributes: number[];
  damage: number[];
  bonuses: Record<string, number>;
  abilities: PrintedAbility[];
}

/** A card of an adventure deck; `number` is that of an event, `gold` the reward of a challenge. */
export interface PrintedAdventure {
  id: string;
  colour: Colour;
  kind: string;
  foe: PrintedFoe | null;
  test: PrintedTest | null;
  gold: number;
  number: number;
  kept: boolean;
  rune: boolean;
  wins: boolean;
}

/** Target numbers, life, and damage for ranged, melee and magic. */
export interface PrintedFoe {
  life: number;
  attributes: number[];
  damage: number[];
}

export interface PrintedTest {
  attribute: Attribute;
  skill: "climb" | "diplomacy" | "hide" | "leap" | "lore" | "notice" | "swim" | "track";
  target: number;
}

export type View = TableView;

export type GameMove = Rest | RollDice | StepAside | StayHere | Step | StopMoving | Attempt | AttackHero | LetBe | Improve | ImproveTwo | RaiseLife | RaiseLifeAnd | EndTurn | Escape | FightOn | AttackWith | Defend | Exert | RollTest | Rob | Buy | Hire | Sell | Heal | Refresh | Drop | PayWages | LetGo | ProposeTrade | GiveCard | WantCard | GiveGold | WantGold | Use | Accept | Decline | Done | PickCard | PickCharacter | PickHex | PickDie | PickDeck | PickTerrain;

export type GameEvent = HeroDealt | RolledForFirst | FirstPlayer | CardOffered | TurnBegan | Refreshed | EnteredBoard | Rested | DiceRolled | DieRerolled | DieTurned | DieAdded | Moved | CardUsed | Won | CardDrawn | ChallengeResumed | DeckReshuffled | TopCardSeen | MargathWoken | EventBegan | EventIgnored | EventEnded | SpotsRefilled | ChallengeWon | ChallengeFailed | PutOnTrack | BumpedOffTrack | CounterTaken | NoCounterLeft | HazardRolled | HazardMet | CardDoomed | DoomRose | StartCardSeen | FinalBattleBegan | HeroKilled | FightBegan | RoundBegan | TargetRolled | AttackRolled | DefenceRolled | EscapeRolled | SkillTested | RolledAgain | EnemyWounded | Wounded | WoundsCancelled | Exhausted | Healed | Recovered | AllyDied | AllyKeptOut | Escaped | FightWon | KnockedOut | CardRobbed | GoldGained | GoldLost | CardKept | CardFound | CardDropped | CardBought | AllyHired | CardSold | HealingPaid | WagesPaid | AllyLeft | Traded | TradeRefused | Improved | LifeRaised | ExperienceNoted | Undone;
