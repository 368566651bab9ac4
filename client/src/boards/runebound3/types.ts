// Made by tools/make_types.py. Do not edit.

export type Act = 1 | 2;
export type Cost = "exploration" | "social" | "combat" | "any";
export type DamageKind = "physical" | "magic" | "skull";
export type Deck = "exploration" | "social" | "combat";
export type FightEnd = "" | "won" | "lost" | "retreated" | "claimed";
export type RollReason = "move" | "explore" | "rest" | "retreat" | "ability";
export type Scenario = "margath" | "corpse_king";

/** The table as a seat sees it. */
export interface TableView {
  seat: number | null;
  scenario: string;
  villain: string;
  phase: string;
  round: number;
  act: number;
  time: number;
  first: number;
  active: number;
  heroes: HeroView[];
  gems: number[];
  villain_hex: number;
  zombies: number[];
  markets: Record<string, string[]>;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  skill_discard: string[];
  asset_discard: string[];
  story_discard: string[];
  slots: SlotView[];
  out: string[];
  drawn: string;
  option: number;
  task: string;
  tested: string;
  revealed: string[];
  shown: string[];
  rolled: RollView | null;
  reach: ReachView[];
  prices: Record<string, number>;
  fight: FightView | null;
  trade: TradeView | null;
  winner: number | null;
}

/** A hero with everything that lies beside the card. */
export interface HeroView {
  hero: string;
  hex: number;
  damage: number;
  health: number;
  gold: number;
  tokens: number;
  body: number;
  mind: number;
  spirit: number;
  speed: number;
  hand_limit: number;
  hand: string[];
  skills: string[];
  assets: string[];
  trophies: TrophyView[];
  quests: string[];
  rumours: string[];
  points: number;
  used: string[];
  is_defeated: boolean;
  is_delayed: boolean;
  is_eliminated: boolean;
}

/** A trophy; the card is empty for those who have not seen it. */
export interface TrophyView {
  deck: Deck;
  card: string;
}

/** A story quest above the board. */
export interface SlotView {
  story: string;
  solved: number[];
  token: number | null;
}

export interface RollView {
  why: string;
  dice: number[];
  spent: boolean[];
}

/** A hex that the dice of a move lead to, the dice that pay for the way there, and the hexes they lead over. */
export interface ReachView {
  hex: number;
  dice: number[];
  path: number[];
}

/** A fight, attacker first. */
export interface FightView {
  enemy: string;
  reason: string;
  round: number;
  phase: string;
  turn: number;
  sides: SideView[];
  hit: number;
  hit_kind: string;
  struck: number | null;
}

/** One of the two in a fight; an enemy has no seat. */
export interface SideView {
  seat: number | null;
  player: number | null;
  tokens: TokenView[];
  has_passed: boolean;
  used: string[];
  marks: string[];
  damage: number;
  health: number;
}

export interface TokenView {
  id: string;
  face: number;
  is_spent: boolean;
  on: string;
}

export interface TradeView {
  seat: number;
  other: number;
  gives: string[];
  takes: string[];
  gold: number;
}

/** Play this hero. */
export interface TakeHero {
  type: "TakeHero";
  hero: string;
}

/** Put the figure on this hex. */
export interface Place {
  type: "Place";
  hex: number;
}

/** Turn the gem face down and draw a card, for two action points. */
export interface Adventure {
  type: "Adventure";
}

/** Move to a neighbouring hex, for an action point. */
export interface Step {
  type: "Step";
  hex: number;
}

/** Roll terrain dice to move, for an action point. */
export interface RollToMove {
  type: "RollToMove";
}

/** Rest, for an action point. */
export interface Rest {
  type: "Rest";
}

/** Visit the market of this city, for an action point. */
export interface Shop {
  type: "Shop";
}

/** Draw skill cards, for an action point. */
export interface Train {
  type: "Train";
}

/** Spend an action point on nothing. */
export interface Idle {
  type: "Idle";
}

/** Spend an action point to be delayed no longer. */
export interface StandUp {
  type: "StandUp";
}

/** Use an ability that costs an action point. */
export interface UseAction {
  type: "UseAction";
  ability: string;
}

/** Try to complete a quest here, for an action point. */
export interface AttemptQuest {
  type: "AttemptQuest";
  quest: string;
}

/** Look into a rumour here, for an action point. */
export interface FollowRumour {
  type: "FollowRumour";
  rumour: string;
}

/** Try to solve a story quest here, for an action point. */
export interface AttemptStory {
  type: "AttemptStory";
  story: string;
}

/** Engage the villain on this hex, for an action point. */
export interface EngageVillain {
  type: "EngageVillain";
}

/** Kill a zombie on this hex, for an action point. */
export interface KillZombie {
  type: "KillZombie";
}

/** Challenge the hero of this seat. */
export interface Challenge {
  type: "Challenge";
  seat: number;
}

/** Let the turn pass on. */
export interface EndTurn {
  type: "EndTurn";
}

/** Spend a die to move to a neighbouring hex; `ability` is what lets the die count as it must. */
export interface MoveTo {
  type: "MoveTo";
  hex: number;
  die: number;
  face: number;
  ability: string;
}

/** Move to a hex, as an ability lets one. */
export interface Go {
  type: "Go";
  hex: number;
}

/** Exert to reroll a terrain die. */
export interface RerollDie {
  type: "RerollDie";
  die: number;
  face: number;
}

/** Take an outcome of a quest, counted from 1. */
export interface TakeOutcome {
  type: "TakeOutcome";
  outcome: number;
}

/** The terrain die an effect is about. */
export interface ChooseDie {
  type: "ChooseDie";
  die: number;
  face: number;
}

/** The hex an effect is about. */
export interface ChooseHex {
  type: "ChooseHex";
  hex: number;
}

/** Sell an asset for its price. */
export interface Sell {
  type: "Sell";
  asset: string;
}

/** Buy an asset. */
export interface Buy {
  type: "Buy";
  asset: string;
}

/** Discard an asset from the market instead of buying. */
export interface Refuse {
  type: "Refuse";
  asset: string;
}

/** Take an asset from a market for nothing. */
export interface TakeAsset {
  type: "TakeAsset";
  asset: string;
}

/** Discard an asset. */
export interface DiscardAsset {
  type: "DiscardAsset";
  asset: string;
}

/** Begin an exchange with a hero on the same hex. */
export interface ProposeTrade {
  type: "ProposeTrade";
  seat: number;
}

/** Put an own asset into the exchange. */
export interface GiveAsset {
  type: "GiveAsset";
  asset: string;
}

/** Ask for an asset of the other. */
export interface WantAsset {
  type: "WantAsset";
  asset: string;
}

/** Put an own gold coin into the exchange. */
export interface GiveGold {
  type: "GiveGold";
}

/** Ask for a gold coin of the other. */
export interface WantGold {
  type: "WantGold";
}

/** Learn a skill from the hand for trophies. */
export interface Learn {
  type: "Learn";
  skill: string;
}

/** Pay with a trophy of this deck. */
export interface SpendTrophy {
  type: "SpendTrophy";
  deck: Cost;
}

/** Discard a learned skill that is one too many, or a card of a hand that is too large. */
export interface DiscardSkill {
  type: "DiscardSkill";
  skill: string;
}

/** Exert with this card of the hand. */
export interface ExertCard {
  type: "ExertCard";
  skill: string;
}

/** Take, keep or learn this skill card for nothing. */
export interface TakeSkill {
  type: "TakeSkill";
  skill: string;
}

/** Gain a trophy from this deck. */
export interface TakeTrophy {
  type: "TakeTrophy";
  deck: Cost;
}

/** Agree. */
export interface Accept {
  type: "Accept";
}

/** Say no, or leave an effect out. */
export interface Decline {
  type: "Decline";
}

/** That is all. */
export interface Done {
  type: "Done";
}

/** Take an option of an event, or one of several rewards, counted from 1. */
export interface TakeOption {
  type: "TakeOption";
  option: number;
}

/** Use an ability at its moment. */
export interface Use {
  type: "Use";
  ability: string;
}

/** Spend tokens of one kind of damage. */
export interface Strike {
  type: "Strike";
  tokens: string[];
  kind: DamageKind;
  damage: number;
}

/** Spend surge tokens on an ability. */
export interface UseSurge {
  type: "UseSurge";
  ability: string;
  tokens: string[];
  surges: number;
}

/** Spend an agility token to flip an own token. */
export interface FlipOwn {
  type: "FlipOwn";
  agility: string;
  token: string;
  shows: string;
  back: string;
}

/** Spend an agility token to make the opponent recast a token. */
export interface MakeRecast {
  type: "MakeRecast";
  agility: string;
  token: string;
  shows: string;
}

/** Put a token on a double. */
export interface Double {
  type: "Double";
  double: string;
  token: string;
  shows: string;
}

/** No more combat actions in this combat round. */
export interface Pass {
  type: "Pass";
}

/** Spend shields against the damage. */
export interface Block {
  type: "Block";
  tokens: string[];
  shields: number;
}

/** Spend surge tokens to cancel an ability. */
export interface SpendSurges {
  type: "SpendSurges";
  tokens: string[];
  surges: number;
}

/** The token an effect is about. */
export interface ChooseToken {
  type: "ChooseToken";
  token: string;
  shows: string;
}

/** Roll a die to retreat. */
export interface Retreat {
  type: "Retreat";
}

/** Fight on. */
export interface Stay {
  type: "Stay";
}

export interface ScenarioChosen {
  type: "ScenarioChosen";
  scenario: Scenario;
}

export interface FirstPlayer {
  type: "FirstPlayer";
  seat: number;
}

export interface HeroTaken {
  type: "HeroTaken";
  seat: number;
  hero: string;
}

export interface Placed {
  type: "Placed";
  seat: number;
  hex: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}

export interface TimeMoved {
  type: "TimeMoved";
  space: number;
  act: Act;
}

export interface ActBegan {
  type: "ActBegan";
  act: Act;
}

export interface GemsRefreshed {
  type: "GemsRefreshed";
  count: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  end: string;
  seat: number | null;
}

export interface StoryDrawn {
  type: "StoryDrawn";
  story: string;
  slot: number;
}

export interface StorySolved {
  type: "StorySolved";
  seat: number;
  story: string;
}

export interface StoryFailed {
  type: "StoryFailed";
  seat: number;
  story: string;
}

export interface VillainPlaced {
  type: "VillainPlaced";
  hex: number;
}

export interface VillainMoved {
  type: "VillainMoved";
  wilds: number;
  hex: number;
}

export interface ZombiesPlaced {
  type: "ZombiesPlaced";
  hex: number;
  count: number;
}

export interface ZombieMoved {
  type: "ZombieMoved";
  hex: number;
  other_hex: number;
}

export interface ZombieKilled {
  type: "ZombieKilled";
  seat: number;
  hex: number;
}

/** Lore or allies. */
export interface TokensGained {
  type: "TokensGained";
  seat: number;
  scenario: Scenario;
  count: number;
}

export interface TokensLost {
  type: "TokensLost";
  seat: number;
  scenario: Scenario;
  count: number;
}

export interface Moved {
  type: "Moved";
  seat: number;
  hex: number;
  face: number | null;
}

export interface DiceRolled {
  type: "DiceRolled";
  seat: number;
  why: RollReason;
  faces: number[];
}

export interface DieRerolled {
  type: "DieRerolled";
  seat: number;
  die: number;
  face: number;
}

export interface Exerted {
  type: "Exerted";
  seat: number;
  skill: string;
}

export interface Healed {
  type: "Healed";
  seat: number | null;
  amount: number;
}

export interface Suffered {
  type: "Suffered";
  seat: number | null;
  amount: number;
}

export interface HeroDefeated {
  type: "HeroDefeated";
  seat: number;
}

/** Defeated or delayed no longer. */
export interface HeroStands {
  type: "HeroStands";
  seat: number;
}

export interface HeroDelayed {
  type: "HeroDelayed";
  seat: number;
}

export interface HeroEliminated {
  type: "HeroEliminated";
  seat: number;
}

export interface AbilityUsed {
  type: "AbilityUsed";
  seat: number | null;
  ability: string;
}

export interface GoldGained {
  type: "GoldGained";
  seat: number;
  gold: number;
}

export interface GoldPaid {
  type: "GoldPaid";
  seat: number;
  gold: number;
}

/** A card was added to a market. */
export interface AssetOffered {
  type: "AssetOffered";
  city: string;
  asset: string;
}

export interface AssetSold {
  type: "AssetSold";
  seat: number;
  asset: string;
  gold: number;
}

export interface AssetBought {
  type: "AssetBought";
  seat: number;
  asset: string;
  gold: number;
}

export interface AssetTaken {
  type: "AssetTaken";
  seat: number;
  asset: string;
}

export interface AssetLost {
  type: "AssetLost";
  seat: number;
  asset: string;
}

export interface AssetRefused {
  type: "AssetRefused";
  seat: number;
  asset: string;
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

export interface TrophyClaimed {
  type: "TrophyClaimed";
  seat: number;
  card: string;
}

/** From a deck, face down: only its owner is told the card. */
export interface TrophyGained {
  type: "TrophyGained";
  seat: number;
  deck: Deck;
  card: string;
}

export interface TrophySpent {
  type: "TrophySpent";
  seat: number;
  card: string;
}

/** Only their owner is told which. */
export interface SkillsDrawn {
  type: "SkillsDrawn";
  seat: number;
  count: number;
  skills: string[];
}

export interface SkillDiscarded {
  type: "SkillDiscarded";
  seat: number;
  skill: string;
}

export interface SkillLearned {
  type: "SkillLearned";
  seat: number;
  skill: string;
}

/** The gem is face down; without a card the deck was empty. */
export interface AdventureBegan {
  type: "AdventureBegan";
  seat: number;
  deck: Deck;
  card: string;
}

export interface OptionTaken {
  type: "OptionTaken";
  seat: number;
  card: string;
  option: number;
}

export interface RumourKept {
  type: "RumourKept";
  seat: number;
  card: string;
}

export interface QuestTaken {
  type: "QuestTaken";
  seat: number;
  card: string;
}

export interface OutcomeTaken {
  type: "OutcomeTaken";
  seat: number;
  card: string;
  outcome: number;
}

export interface QuestFailed {
  type: "QuestFailed";
  seat: number;
  card: string;
}

export interface CardDiscarded {
  type: "CardDiscarded";
  card: string;
}

export interface TestBegan {
  type: "TestBegan";
  seat: number;
  attribute: string;
  skills: string[];
}

export interface TestExtended {
  type: "TestExtended";
  seat: number;
  skill: string;
}

export interface TestEnded {
  type: "TestEnded";
  seat: number;
  successes: number;
}

export interface FightBegan {
  type: "FightBegan";
  seat: number;
  enemy: string;
  other_seat: number | null;
}

export interface RoundCast {
  type: "RoundCast";
  round: number;
}

export interface TokensCast {
  type: "TokensCast";
  seat: number | null;
  tokens: string[];
  shows: string[];
}

export interface Initiative {
  type: "Initiative";
  seat: number | null;
  own: number;
  others: number;
}

export interface Struck {
  type: "Struck";
  seat: number | null;
  kind: DamageKind;
  amount: number;
}

export interface Blocked {
  type: "Blocked";
  seat: number | null;
  amount: number;
}

export interface SurgeUsed {
  type: "SurgeUsed";
  seat: number | null;
  ability: string;
  surges: number;
}

export interface Cancelled {
  type: "Cancelled";
  seat: number | null;
  ability: string;
}

export interface TokenFlipped {
  type: "TokenFlipped";
  seat: number | null;
  token: string;
  shows: string;
}

export interface TokenRecast {
  type: "TokenRecast";
  seat: number | null;
  token: string;
  shows: string;
}

export interface TokenRemoved {
  type: "TokenRemoved";
  seat: number | null;
  token: string;
  shows: string;
}

export interface TokenDoubled {
  type: "TokenDoubled";
  seat: number | null;
  token: string;
  double: string;
  shows: string;
}

export interface Passed {
  type: "Passed";
  seat: number | null;
}

export interface FightEnded {
  type: "FightEnded";
  seat: number;
  enemy: string;
  other_seat: number | null;
  end: FightEnd;
}

/** A seat took something back: of this reader's events, those after number `keep` never happened. */
export interface Undone {
  type: "Undone";
  seat: number;
  keep: number;
}

/** Everything in the box that somebody may want to look at. */
export interface Printed {
  columns: number;
  hexes: PrintedHex[];
  roads: [number, number][];
  rivers: [number, number][];
  bridges: [number, number][];
  faces: (("forest" | "hills" | "mountains" | "plains" | "water" | "wild")[])[];
  tokens: PrintedToken[];
  attributes: ("body" | "mind" | "spirit")[];
  heroes: PrintedHero[];
  skills: PrintedSkill[];
  assets: PrintedAsset[];
  enemies: PrintedEnemy[];
  events: PrintedEvent[];
  quests: PrintedQuest[];
  stories: PrintedStory[];
  scenarios: PrintedScenario[];
  spaces: number;
  story_spaces: number[];
  refresh_spaces: number[];
  slots: number;
  action_points: number;
}

/** A hex of the board; `place` is a city, settlement, shrine or fortress, `region` a named stretch of wilderness. */
export interface PrintedHex {
  id: number;
  row: number;
  column: number;
  terrain: "city" | "forest" | "hills" | "mountains" | "plains" | "water";
  place: string;
  kind: "city" | "fortress" | "settlement" | "shrine" | null;
  region: string;
  gem: Deck | null;
}

/** A combat token with both faces. */
export interface PrintedToken {
  id: string;
  faces: PrintedFace[];
}

export interface PrintedFace {
  symbol: "agility" | "dash" | "double" | "magic" | "physical" | "shield" | "skull" | "surge";
  value: number;
  gold: boolean;
}

export interface PrintedHero {
  id: string;
  body: number;
  mind: number;
  spirit: number;
  speed: number;
  health: number;
  hand: number;
  gold: number;
  starts_in: "city" | "fortress" | "settlement" | "shrine";
  tokens: string[];
  abilities: PrintedAbility[];
}

/** A paragraph of a card. For a surge ability no surges mean X. */
export interface PrintedAbility {
  id: string;
  moment: "acted" | "action" | "cancel" | "cast" | "combat action" | "dealt" | "defeated" | "die" | "engage" | "hurt" | "learned" | "struck" | "surge" | "tested" | "trophy" | "turn" | "won";
  surges: number;
  exert: boolean;
  gold: number;
  limit: "" | "fight" | "round" | "turn";
  must: boolean;
  terrain: "forest" | "hills" | "mountains" | "plains" | "water" | "wild" | null;
}

export interface PrintedSkill {
  id: string;
  set: "fortune" | "gods" | "military" | "nature" | "runes" | "wanderlust";
  kind: "body" | "mind" | "spirit";
  cost: Cost[];
  success: boolean;
  bonuses: Record<string, number>;
  abilities: PrintedAbility[];
}

export interface PrintedAsset {
  id: string;
  set: "A" | "B" | "C";
  kind: "clothing" | "equipment" | "goods" | "transport" | "weapon";
  price: number;
  token: string;
  bonuses: Record<string, number>;
  abilities: PrintedAbility[];
  trade: number;
  sells_in: "city" | "fortress" | "settlement" | "shrine" | null;
}

/** An enemy of a deck, of a story card or of a scenario card; of several rewards the hero chooses one. */
export interface PrintedEnemy {
  id: string;
  deck: Deck;
  scenario: Scenario | null;
  health: number;
  traits: ("beast" | "demon" | "dragon" | "humanoid" | "mystic" | "undead" | "villain" | "warrior")[];
  rewards: PrintedGain[];
  bonuses: Record<string, number>;
  abilities: PrintedAbility[];
}

/** What a card brings, in the order of these fields; healing 99 is everything. */
export interface PrintedGain {
  damage: number;
  heal: number;
  gold: number;
  tokens: number;
  draw: number;
  trophy: boolean;
  trophies: Cost[];
  learn: boolean;
  asset: number | null;
  move: number;
  zombies: number;
  delayed: boolean;
  discard: boolean;
}

export interface PrintedEvent {
  id: string;
  deck: Deck;
  scenario: Scenario | null;
  options: PrintedOption[];
}

export interface PrintedOption {
  test: "body" | "mind" | "spirit" | null;
  modifier: number;
  price: number;
  gain: PrintedGain;
  fail: PrintedGain;
  rumour: PrintedRumour | null;
}

export interface PrintedRumour {
  hexes: number[];
  test: "body" | "mind" | "spirit" | null;
  gain: PrintedGain;
  fail: PrintedGain;
}

export interface PrintedQuest {
  id: string;
  deck: Deck;
  scenario: Scenario | null;
  hexes: number[];
  test: "body" | "mind" | "spirit" | null;
  outcomes: PrintedOutcome[];
}

/** Symbols of terrain, or successes of the quest's test. */
export interface PrintedOutcome {
  needs: ("forest" | "hills" | "mountains" | "plains" | "water" | "wild")[];
  successes: number;
  gain: PrintedGain;
}

/** A story card; without hexes it happens at once. */
export interface PrintedStory {
  id: string;
  scenario: Scenario;
  hexes: number[];
  test: "body" | "mind" | "spirit" | null;
  needs: ("forest" | "hills" | "mountains" | "plains" | "water" | "wild")[];
  successes: number;
  enemy: string;
  gain: PrintedGain;
  fail: PrintedGain;
  each: boolean;
}

export interface PrintedScenario {
  id: Scenario;
  villain: string;
  villain_hex: number;
}

export type View = TableView;

export type GameMove = TakeHero | Place | Adventure | Step | RollToMove | Rest | Shop | Train | Idle | StandUp | UseAction | AttemptQuest | FollowRumour | AttemptStory | EngageVillain | KillZombie | Challenge | EndTurn | MoveTo | Go | RerollDie | TakeOutcome | ChooseDie | ChooseHex | Sell | Buy | Refuse | TakeAsset | DiscardAsset | ProposeTrade | GiveAsset | WantAsset | GiveGold | WantGold | Learn | SpendTrophy | DiscardSkill | ExertCard | TakeSkill | TakeTrophy | Accept | Decline | Done | TakeOption | Use | Strike | UseSurge | FlipOwn | MakeRecast | Double | Pass | Block | SpendSurges | ChooseToken | Retreat | Stay;

export type GameEvent = ScenarioChosen | FirstPlayer | HeroTaken | Placed | TurnBegan | TimeMoved | ActBegan | GemsRefreshed | MatchEnded | StoryDrawn | StorySolved | StoryFailed | VillainPlaced | VillainMoved | ZombiesPlaced | ZombieMoved | ZombieKilled | TokensGained | TokensLost | Moved | DiceRolled | DieRerolled | Exerted | Healed | Suffered | HeroDefeated | HeroStands | HeroDelayed | HeroEliminated | AbilityUsed | GoldGained | GoldPaid | AssetOffered | AssetSold | AssetBought | AssetTaken | AssetLost | AssetRefused | Traded | TradeRefused | TrophyClaimed | TrophyGained | TrophySpent | SkillsDrawn | SkillDiscarded | SkillLearned | AdventureBegan | OptionTaken | RumourKept | QuestTaken | OutcomeTaken | QuestFailed | CardDiscarded | TestBegan | TestExtended | TestEnded | FightBegan | RoundCast | TokensCast | Initiative | Struck | Blocked | SurgeUsed | Cancelled | TokenFlipped | TokenRecast | TokenRemoved | TokenDoubled | Passed | FightEnded | Undone;
