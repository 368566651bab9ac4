/** The pictures of this board. Run it after changing the list: node src/boards/runebound3/icons.make.mjs */
import { makeIcons } from "../../lib/icons.make.mjs";

const PICTURES = {
  // terrain
  plains: "grass",
  hills: "hills",
  forest: "pine-tree",
  mountains: "peaks",
  water: "waves",
  wild: "compass",
  city: "castle",
  // places
  settlement: "village",
  shrine: "star-altar",
  fortress: "guarded-tower",
  // combat symbols
  physical: "crossed-swords",
  magic: "fire-silhouette",
  skull: "death-skull",
  surge: "lightning-trio",
  agility: "sprint",
  double: "stack",
  shield: "checked-shield",
  // attributes
  body: "biceps",
  mind: "brain",
  spirit: "third-eye",
  speed: "walking-boot",
  health: "hearts",
  hand: "card-draw",
  gold: "two-coins",
  // decks and trophies
  exploration: "treasure-map",
  social: "conversation",
  combat: "sword-clash",
  trophy: "trophy",
  // kinds of assets
  weapon: "broadsword",
  clothing: "robe",
  equipment: "knapsack",
  transport: "horse-head",
  goods: "wooden-crate",
  // what cards bring
  margath: "spiked-dragon-head",
  vorakesh: "crowned-skull",
  lore: "scroll-unfurled",
  ally: "shaking-hands",
  zombie: "shambling-zombie",
  damage: "bleeding-wound",
  heal: "healing",
  learn: "book-cover",
  move: "footsteps",
  delayed: "hourglass",
  rumour: "talk",
  story: "scroll-quill",
  refresh: "cycle",
  success: "sun-radiations",
  exert: "card-discard",
  defeated: "tombstone",
};

makeIcons(import.meta.url, PICTURES, { dash: "M112 224h288v64H112z" });
