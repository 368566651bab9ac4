// Made by tools/make_types.py. Do not edit.

export type Building = "town_hall" | "saloon" | "stables" | "store" | "farm" | "hut" | "mine";
export type Character = "grear" | "vera" | "eyim" | "rin" | "shardling" | "tanian" | "kikli" | "riza";
export type Good = "food" | "coin" | "gem" | "outlaws" | "mystics" | "lizardfolk" | "nomads";
export type PackAnimal = "bird" | "turtle";
export type Pet = "dog_1" | "dog_2" | "cat_1" | "cat_2" | "platypus";
export type Tribe = "outlaws" | "mystics" | "lizardfolk" | "nomads";

/** The table as a seat sees it. */
export interface TableView {
  seat: number | null;
  mode: string;
  map: number;
  town: string;
  phase: string;
  round: number;
  first: number;
  active: number;
  is_last_round: boolean;
  players: PlayerView[];
  row: string[];
  bag: number;
  ordinary: number;
  special: number;
  treasures: number;
  discarded_treasures: string[];
  arcade: number;
  birds: number;
  threats: number[];
  bosses: string[];
  chiefs: string[];
  quests: number[];
  camps: Record<number, number>;
  mine: Record<number, number>;
  neutral: string;
  turn: TurnView;
  told: QuestView | null;
  reach: ReachView[];
  games: number;
}

/** A character with everything on and around the player board; `hand` is empty where it is hidden. */
export interface PlayerView {
  character: string;
  place: string;
  space: number;
  coins: number;
  gems: number;
  food: number;
  hearts: number;
  reputation: number;
  tokens: Partial<Record<Tribe, number>>;
  team: string[];
  reserve: string[];
  animals: BeastView[];
  beside: string;
  hand: string[];
  ordinary: number;
  special: number;
  dealt: string[];
  artifacts: string[];
  keepsakes: string[];
  threats: number[];
  bosses: string[];
  chiefs: string[];
  camps: number;
  icons: Record<string, number>;
  movement: number;
  prices: Record<string, number>;
  score: ScoreLine[];
  sheet: SheetView | null;
  introduction: Words | null;
}

export interface BeastView {
  kind: string;
  treasure: string;
}

/** One line of the final count: what for (a message of the game), how much, and for which piece. */
export interface ScoreLine {
  what: string;
  stars: number;
  detail: string;
}

/** The character card of a campaign. */
export interface SheetView {
  experience: number;
  stars: number;
  squares: number;
  quests: number;
  talents: string[];
  keywords: string[];
  side_quests: number;
  scores: number[];
}

/** The same in both languages. */
export interface Words {
  en: string;
  ru: string;
}

export interface TurnView {
  action: string;
  steps: number;
  building: string;
  trade: DealView | null;
  fight: FightView | null;
  quest: QuestView | null;
  target: number | null;
  shown: string[];
}

export interface DealView {
  wants: string;
  gives: string;
  others: string[];
}

export interface FightView {
  why: string;
  roll: number;
  symbols: number;
  extra: number;
  spent: number;
  total: number;
  against: number;
  is_skill: boolean;
  defender: number;
  is_fair: boolean;
  threat: number;
  boss: string;
}

/** A quest being read, or the last one; texts are empty for those who must not be told. */
export interface QuestView {
  key: string;
  is_arcade: boolean;
  title: Words;
  opening: Words | null;
  options: OptionView[];
  chosen: number;
  outcome: string;
  ending: Words | null;
}

/** An option of a passage as it is read out. */
export interface OptionView {
  option: number;
  heading: Words;
  check: string;
  difficulty: number;
  coins: number;
  gems: number;
  food: number;
}

/** A space the reader could walk to in this turn, and the fewest hearts that takes. */
export interface ReachView {
  space: number;
  steps: number;
  hearts: number;
  threats: number;
}

/** Play on this map; those before it are skipped. */
export interface OpenMap {
  type: "OpenMap";
  map: string;
}

export interface TakeCharacter {
  type: "TakeCharacter";
  character: Character;
}

/** Begin with this animal companion. */
export interface TakePet {
  type: "TakePet";
  pet: Pet;
}

/** Buy a talent with experience. */
export interface BuyTalent {
  type: "BuyTalent";
  talent: string;
}

/** Keep this artifact and pass the others on. */
export interface Draft {
  type: "Draft";
  artifact: string;
}

/** Keep these of the cards shown and discard the others. */
export interface Keep {
  type: "Keep";
  cards: string[];
}

/** Nothing more here: leave the shop of talents, end a visit, end the turn. */
export interface Done {
  type: "Done";
}

/** No, thank you. */
export interface Decline {
  type: "Decline";
}

/** Go to a building of the town. */
export interface Visit {
  type: "Visit";
  building: Building;
}

/** Leave town with this team. */
export interface SetOut {
  type: "SetOut";
  team: string[];
}

/** A step along a path; `food` hearts of what it costs are paid with food (Meditation). */
export interface Walk {
  type: "Walk";
  space: number;
  food: number;
}

/** Take the quest of this space. */
export interface TakeQuest {
  type: "TakeQuest";
}

/** Place a camp on this space; `food` hearts of what it costs are paid with food (Meditation). */
export interface MakeCamp {
  type: "MakeCamp";
  food: number;
}

/** Claim an artifact from the hand, at any moment of the own turn. */
export interface Claim {
  type: "Claim";
  artifact: string;
}

/** Discard a treasure for its effect. */
export interface UseTreasure {
  type: "UseTreasure";
  treasure: string;
}

/** Give a pack animal back for 2 hearts (Pack Bird Breeding). */
export interface ReturnAnimal {
  type: "ReturnAnimal";
  animal: number;
}

/** Go in without a duel. */
export interface Enter {
  type: "Enter";
}

/** Pay a coin instead of a duel (Bribery). */
export interface Bribe {
  type: "Bribe";
}

/** A duel with a seat; without one with the neutral character. */
export interface Challenge {
  type: "Challenge";
  other_seat: number | null;
  fair: boolean;
}

/** Fight the threat of this strength. */
export interface FightThreat {
  type: "FightThreat";
  threat: number;
}

export interface FightBoss {
  type: "FightBoss";
  boss: string;
}

/** Pass the threat by a shield. */
export interface AvoidByCaution {
  type: "AvoidByCaution";
}

/** Give a pack animal back to pass the threat. */
export interface AvoidByAnimal {
  type: "AvoidByAnimal";
  animal: number;
}

/** Pass the threat by a card, at its price. */
export interface AvoidByCard {
  type: "AvoidByCard";
  card: string;
}

/** Raise the roll; `food` of them are paid with food (Meditation). */
export interface SpendHearts {
  type: "SpendHearts";
  hearts: number;
  food: number;
}

/** An option of the passage, by its place in it. */
export interface ChooseOption {
  type: "ChooseOption";
  option: number;
}

/** Town hall: trade for one of these. */
export interface Buy {
  type: "Buy";
  good: Good;
}

/** Town hall: trade one of these away. */
export interface Sell {
  type: "Sell";
  good: Good;
}

export interface GiveGood {
  type: "GiveGood";
  good: Good;
}

export interface TakeGood {
  type: "TakeGood";
  good: Good;
}

export interface DiscardArtifact {
  type: "DiscardArtifact";
  artifact: string;
}

/** Pay so many coins and gems for as many steps; `steps` is negative to the left. */
export interface ChangeReputation {
  type: "ChangeReputation";
  steps: number;
  coins: number;
  gems: number;
}

/** Hire an adventurer of the row. */
export interface Hire {
  type: "Hire";
  adventurer: string;
}

/** Where the newcomer goes: into the team, in the place of somebody if need be. */
export interface Join {
  type: "Join";
  instead: string;
}

/** The newcomer waits in reserve. */
export interface Reserve {
  type: "Reserve";
}

/** Pay 1 food for five other adventurers. */
export interface ReplaceRow {
  type: "ReplaceRow";
}

export interface TakeAnimal {
  type: "TakeAnimal";
  kind: PackAnimal;
}

/** General store: a coin. */
export interface TakeCoin {
  type: "TakeCoin";
}

/** General store: so many ordinary and so many special artifacts. */
export interface DrawArtifacts {
  type: "DrawArtifacts";
  ordinary: number;
  special: number;
}

/** Farm: food for every skill symbol. */
export interface Harvest {
  type: "Harvest";
}

/** Mystic's hut: draw treasure. */
export interface SearchHut {
  type: "SearchHut";
}

/** Keep a treasure on this animal, in the place of what it carries; -1 is beside the board (Begging). */
export interface LoadTreasure {
  type: "LoadTreasure";
  treasure: string;
  animal: number;
}

/** Mine: place a camp in this cell. */
export interface Dig {
  type: "Dig";
  cell: number;
}

/** Mercenary Contract: a camp on any empty space. */
export interface CampAnywhere {
  type: "CampAnywhere";
  space: number;
}

/** The map lies open, and quest tokens lie on it. */
export interface Opened {
  type: "Opened";
  map: string;
  quests: number;
  seat: number;
}

export interface CharacterTaken {
  type: "CharacterTaken";
  seat: number;
  character: Character;
}

/** The unused character stands in the town hall. */
export interface NeutralPlaced {
  type: "NeutralPlaced";
  character: Character;
}

export interface TalentBought {
  type: "TalentBought";
  seat: number;
  talent: string;
  experience: number;
}

/** Told to the seat only: five ordinary artifacts, and two special cards. */
export interface ArtifactsDealt {
  type: "ArtifactsDealt";
  artifacts: string[];
  cards: string[];
}

/** Everybody has kept an artifact and passed the others on; the seat learns what came. */
export interface Drafted {
  type: "Drafted";
  artifact: string;
  received: string[];
}

/** The draft and the discards are over: how many artifacts everybody holds. */
export interface HandsReady {
  type: "HandsReady";
  hands: number[];
}

export interface StartingFood {
  type: "StartingFood";
  seat: number;
  food: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  seat: number;
}

/** Somebody has placed the last camp of the board: this round is the last. */
export interface LastRound {
  type: "LastRound";
  seat: number;
}

/** No player can place another camp, or nobody has for long: this round is the last. */
export interface NobodyCanCamp {
  type: "NobodyCanCamp";
}

export interface MatchEnded {
  type: "MatchEnded";
  totals: number[];
  places: number[];
}

/** A boss of the last map was left: all have lost this game. */
export interface AllLost {
  type: "AllLost";
}

export interface CoinsGained {
  type: "CoinsGained";
  seat: number;
  coins: number;
}

export interface GemsGained {
  type: "GemsGained";
  seat: number;
  gems: number;
}

export interface FoodGained {
  type: "FoodGained";
  seat: number;
  food: number;
}

export interface HeartsGained {
  type: "HeartsGained";
  seat: number;
  hearts: number;
}

export interface TokenGained {
  type: "TokenGained";
  seat: number;
  tribe: Tribe;
}

export interface ReputationChanged {
  type: "ReputationChanged";
  seat: number;
  reputation: number;
  steps: number;
}

/** Coins, gems, food and tokens that go to the supply. */
export interface Paid {
  type: "Paid";
  seat: number;
  coins: number;
  gems: number;
  food: number;
  tribes: Tribe[];
}

export interface HeartsPaid {
  type: "HeartsPaid";
  seat: number;
  hearts: number;
  food: number;
}

export interface ChiefWon {
  type: "ChiefWon";
  seat: number;
  tribe: Tribe;
}

export interface AnimalTaken {
  type: "AnimalTaken";
  seat: number;
  kind: PackAnimal;
}

/** A pack animal goes back, and its treasure is lost. */
export interface AnimalReturned {
  type: "AnimalReturned";
  seat: number;
  kind: PackAnimal;
  treasure: string;
}

/** NF-TREC-04  A gained treasure is read out. */
export interface TreasureDrawn {
  type: "TreasureDrawn";
  seat: number;
  treasure: string;
}

export interface TreasureKept {
  type: "TreasureKept";
  seat: number;
  treasure: string;
}

export interface TreasureDiscarded {
  type: "TreasureDiscarded";
  seat: number;
  treasure: string;
}

export interface TreasureUsed {
  type: "TreasureUsed";
  seat: number;
  treasure: string;
}

export interface KeepsakeFound {
  type: "KeepsakeFound";
  seat: number;
  keepsake: string;
}

/** Into the team or the reserve, hired or as a reward. */
export interface AdventurerJoined {
  type: "AdventurerJoined";
  seat: number;
  adventurer: string;
  team: boolean;
}

/** An opponent pays a coin. */
export interface CoinTakenFrom {
  type: "CoinTakenFrom";
  seat: number;
  other_seat: number;
}

/** A camp of the player board is used; under it lay a coin, a gem or nothing. */
export interface CampTaken {
  type: "CampTaken";
  seat: number;
  camps: number;
}

export interface ArtifactClaimed {
  type: "ArtifactClaimed";
  seat: number;
  artifact: string;
}

/** Told to the seat only. */
export interface ArtifactsKept {
  type: "ArtifactsKept";
  artifacts: string[];
  discarded: string[];
}

/** What the others see: how many were kept. */
export interface ArtifactsTaken {
  type: "ArtifactsTaken";
  seat: number;
  count: number;
}

export interface Visited {
  type: "Visited";
  seat: number;
  building: Building;
}

export interface DuelBegan {
  type: "DuelBegan";
  seat: number;
  other_seat: number | null;
  fair: boolean;
}

/** Both dice, and what everybody adds. */
export interface DuelRolled {
  type: "DuelRolled";
  seat: number;
  roll: number;
  total: number;
  other_roll: number;
  other_total: number;
}

export interface DuelWon {
  type: "DuelWon";
  seat: number;
  other_seat: number | null;
}

export interface Jailed {
  type: "Jailed";
  seat: number;
}

export interface Bribed {
  type: "Bribed";
  seat: number;
}

export interface Traded {
  type: "Traded";
  seat: number;
  given: Good[];
  taken: Good[];
}

/** Told to the seat only. */
export interface ArtifactDiscarded {
  type: "ArtifactDiscarded";
  artifact: string;
}

/** What the others see. */
export interface HandShrank {
  type: "HandShrank";
  seat: number;
  hand: number;
}

export interface Hired {
  type: "Hired";
  seat: number;
  adventurer: string;
  price: number;
}

/** A newcomer in the row of the saloon. */
export interface RowFilled {
  type: "RowFilled";
  adventurer: string;
}

export interface RowReplaced {
  type: "RowReplaced";
  seat: number;
  adventurers: string[];
}

export interface SentToReserve {
  type: "SentToReserve";
  seat: number;
  member: string;
}

/** How many of which deck; the seat learns which. */
export interface ArtifactsDrawn {
  type: "ArtifactsDrawn";
  seat: number;
  ordinary: number;
  special: number;
}

/** Told to the seat only. */
export interface ArtifactsSeen {
  type: "ArtifactsSeen";
  artifacts: string[];
}

/** Three treasures by day, of which one is kept. */
export interface TreasuresShown {
  type: "TreasuresShown";
  seat: number;
  treasures: string[];
}

export interface Dug {
  type: "Dug";
  seat: number;
  cell: number;
}

/** Spelunking: the die says whether a gem lies there. */
export interface GemSought {
  type: "GemSought";
  seat: number;
  roll: number;
}

export interface LeftTown {
  type: "LeftTown";
  seat: number;
  team: string[];
  hearts: number;
}

export interface Walked {
  type: "Walked";
  seat: number;
  space: number;
}

/** Halfway along a path: who is fought. */
export interface ThreatMet {
  type: "ThreatMet";
  seat: number;
  threat: number;
}

export interface BossMet {
  type: "BossMet";
  seat: number;
  boss: string;
}

export interface ThreatAvoided {
  type: "ThreatAvoided";
  seat: number;
  threat: number;
}

/** A die against a threat or a difficulty, with what is added. */
export interface FightRolled {
  type: "FightRolled";
  seat: number;
  roll: number;
  total: number;
  against: number;
}

/** Hearts or a treasure raise the total. */
export interface FightRaised {
  type: "FightRaised";
  seat: number;
  total: number;
}

export interface ThreatDefeated {
  type: "ThreatDefeated";
  seat: number;
  threat: number;
}

export interface BossDefeated {
  type: "BossDefeated";
  seat: number;
  boss: string;
}

/** The fight is lost: back to the space, and the turn is over. */
export interface DrivenBack {
  type: "DrivenBack";
  seat: number;
  space: number;
}

export interface CampPlaced {
  type: "CampPlaced";
  seat: number;
  space: number;
}

/** A passage is opened; what it says is in the view. */
export interface QuestRead {
  type: "QuestRead";
  seat: number;
}

/** The storybook has no such passage yet: an arcade card stands in for it. */
export interface PassageUnwritten {
  type: "PassageUnwritten";
  seat: number;
}

export interface ArcadeDrawn {
  type: "ArcadeDrawn";
  seat: number;
}

export interface OptionChosen {
  type: "OptionChosen";
  seat: number;
  option: number;
}

export interface QuestDone {
  type: "QuestDone";
  seat: number;
  bonus: boolean;
}

export interface QuestFailed {
  type: "QuestFailed";
  seat: number;
}

export interface KeywordLearned {
  type: "KeywordLearned";
  seat: number;
}

export interface SideQuestNoted {
  type: "SideQuestNoted";
  seat: number;
}

/** A quest counts on the character card. */
export interface SquareFilled {
  type: "SquareFilled";
  seat: number;
  experience: boolean;
}

/** A seat took something back: of this reader's events, those after number `keep` never happened. */
export interface Undone {
  type: "Undone";
  seat: number;
  keep: number;
}

export interface Printed {
  adventurers: PrintedAdventurer[];
  pet: Record<string, number>;
  cards: PrintedCard[];
  threats: PrintedThreat[];
  bosses: PrintedThreat[];
  talents: Record<string, number>;
  long_stories: string[];
  maps: PrintedMap[];
  trade: Partial<Record<Good, number>>;
  slots: string[];
  mine: number[];
  mine_columns: string[];
  mine_rows: string[][];
  mine_renown: number[];
}

export interface PrintedAdventurer {
  id: string;
  tribe: string;
  price: number;
  icons: Record<string, number>;
}

export interface PrintedCard {
  id: string;
  kind: string;
  icons: Record<string, number>;
  avoids: string;
  name: string;
  points: number;
  coins: number;
  gems: number;
  food: number;
  tokens: Partial<Record<Tribe, number>>;
  reputation: number;
  has_need: boolean;
}

export interface PrintedThreat {
  id: string;
  strength: number;
  points: number;
}

export interface PrintedMap {
  number: number;
  id: string;
  spots: PrintedSpot[];
  paths: PrintedPath[];
  routes: Partial<Record<"bloodstone" | "machine_part" | "pepper" | "tea_leaves", [number, number]>>;
}

export interface PrintedSpot {
  kind: string;
  x: number;
  y: number;
  book: string;
  named: boolean;
  water: boolean;
  mammoths: boolean;
}

export interface PrintedPath {
  a: number;
  b: number;
  symbol: string;
}

/** A campaign as everybody who plays it may read it. */
export interface CampaignPage {
  mode: string;
  extra: boolean;
  sheets: SheetPage[];
  chapters: ChapterPage[];
  is_over: boolean;
  champions: number[];
}

/** A character card as everybody may read it; of side quests only how many wait. */
export interface SheetPage {
  character: string;
  stars: number;
  experience: number;
  squares: number;
  quests: number;
  talents: string[];
  keywords: string[];
  side_quests: number;
  done_side_quests: number;
  scores: number[];
  total: number;
  joined: number;
}

export interface ChapterPage {
  map: number;
  scores: number[];
}

export type View = TableView;

export type GameMove = OpenMap | TakeCharacter | TakePet | BuyTalent | Draft | Keep | Done | Decline | Visit | SetOut | Walk | TakeQuest | MakeCamp | Claim | UseTreasure | ReturnAnimal | Enter | Bribe | Challenge | FightThreat | FightBoss | AvoidByCaution | AvoidByAnimal | AvoidByCard | SpendHearts | ChooseOption | Buy | Sell | GiveGood | TakeGood | DiscardArtifact | ChangeReputation | Hire | Join | Reserve | ReplaceRow | TakeAnimal | TakeCoin | DrawArtifacts | Harvest | SearchHut | LoadTreasure | Dig | CampAnywhere;

export type GameEvent = Opened | CharacterTaken | NeutralPlaced | TalentBought | ArtifactsDealt | Drafted | HandsReady | StartingFood | RoundBegan | LastRound | NobodyCanCamp | MatchEnded | AllLost | CoinsGained | GemsGained | FoodGained | HeartsGained | TokenGained | ReputationChanged | Paid | HeartsPaid | ChiefWon | AnimalTaken | AnimalReturned | TreasureDrawn | TreasureKept | TreasureDiscarded | TreasureUsed | KeepsakeFound | AdventurerJoined | CoinTakenFrom | CampTaken | ArtifactClaimed | ArtifactsKept | ArtifactsTaken | Visited | DuelBegan | DuelRolled | DuelWon | Jailed | Bribed | Traded | ArtifactDiscarded | HandShrank | Hired | RowFilled | RowReplaced | SentToReserve | ArtifactsDrawn | ArtifactsSeen | TreasuresShown | Dug | GemSought | LeftTown | Walked | ThreatMet | BossMet | ThreatAvoided | FightRolled | FightRaised | ThreatDefeated | BossDefeated | DrivenBack | CampPlaced | QuestRead | PassageUnwritten | ArcadeDrawn | OptionChosen | QuestDone | QuestFailed | KeywordLearned | SideQuestNoted | SquareFilled | Undone;
