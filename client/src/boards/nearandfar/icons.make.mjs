/** The pictures of this board. Run it after changing the list: node src/boards/nearandfar/icons.make.mjs */
import { makeIcons } from "../../lib/icons.make.mjs";

const PICTURES = {
  // symbols of adventurers and cards
  skill: "hand",
  combat: "broadsword",
  movement: "walking-boot",
  caution: "checked-shield",
  search: "eye-target",
  hearts: "hearts",
  reputation: "candle-flame",
  // goods
  coin: "two-coins",
  gem: "cut-diamond",
  food: "bread-slice",
  // trade goods of the map
  pepper: "chili-pepper",
  machine_part: "big-gear",
  bloodstone: "crystal-cluster",
  tea_leaves: "linden-leaf",
  // buildings
  town: "huts-village",
  town_hall: "capitol",
  saloon: "saloon",
  stables: "stable",
  store: "shop",
  farm: "barn",
  hut: "hut",
  mine: "mining",
  jail: "prisoner",
  // on the map
  camp: "camping-tent",
  quest: "scroll-unfurled",
  book: "open-book",
  threat: "death-skull",
  treasure: "chest",
  boss: "crowned-skull",
  mammoths: "mammoth",
  water: "water-drop",
  // tribes, their chiefs, the companions
  outlaws: "robin-hood-hat",
  mystics: "crystal-ball",
  lizardfolk: "gecko",
  nomads: "camel",
  chief: "queen-crown",
  dog_1: "sitting-dog",
  dog_2: "jumping-dog",
  cat_1: "cat",
  cat_2: "hollow-cat",
  platypus: "beaver",
  bird: "ostrich",
  turtle: "turtle",
  // cards
  ordinary: "card-draw",
  special: "star-prominences",
  keepsake: "feather-necklace",
  talent: "star-flag",
  bag: "knapsack",
  duel: "crossed-sabres",
  route: "caravan",
  keyword: "bookmark",
  side: "compass",
};

makeIcons(import.meta.url, PICTURES);
