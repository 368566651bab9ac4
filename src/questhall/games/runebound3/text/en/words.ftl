# The words of the game: what things are called, and how they are counted.

who =
    { $seat ->
        [none] The enemy
       *[other] { $seat }
    }
gold = { $gold } gold

## Scenarios, acts and ways to end

scenario-margath = The Rise of Margath
    .tokens = lore
scenario-corpse-king = The Corpse King
    .tokens = ally tokens
end-villain-defeated = the villain has fallen
end-all-eliminated = no hero is left
end-time-is-up = the Corpse King's time has come
end-tamalir-fell = Tamalir has fallen
end-won = victory
end-lost = defeat
end-retreated = retreat
end-claimed = the enemy is a trophy
score-villain = Defeated the villain

## Heroes

hero-corbin = Corbin
hero-laurel = Laurel of Bloodwood
hero-lissa = Lissa
hero-hawthorne = Lord Hawthorne
hero-mok = Elder Mok
hero-thorn = Master Thorn

## Attributes, decks, reasons

attribute-body = body
attribute-mind = mind
attribute-spirit = spirit
deck-exploration = exploration
deck-social = social
deck-combat = combat
deck-any = any
why-move = to move
why-explore = to explore
why-rest = to rest
why-retreat = to retreat
why-ability = for an ability
damage-physical = physical damage
damage-magic = magic damage
damage-skull = enemy damage
phase-heroes = Choosing heroes
phase-places = Placing heroes
phase-abilities = Setup abilities
phase-turn = A hero's turn
phase-round-end = End of the round
phase-over = The end

## Terrain and dice

terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-mountains = mountains
terrain-water = water
terrain-city = city
face-0 = wild
face-1 = mountains or water
face-2 = forest or hills
face-3 = plains or forest
face-4 = hills or plains
face-5 = plains

## Faces of combat tokens

shows-physical-1 = physical damage
shows-physical-2 = 2 physical damage
shows-physical-3 = 3 physical damage
shows-magic-1 = magic damage
shows-magic-2 = 2 magic damage
shows-skull-1 = enemy damage
shows-skull-2 = 2 enemy damage
shows-surge-1 = surge
shows-surge-2 = 2 surges
shows-agility-1 = agility
shows-double-1 = double
shows-shield-1 = shield
shows-shield-2 = 2 shields
shows-dash-1 = dash

## Places

place-tamalir = Tamalir
place-forge = Forge
place-dawnsmoor = Dawnsmoor
place-riverwatch = Riverwatch
place-suvars-haven = Suvar's Haven
place-ithyrite-forge = Ithyrite Forge
place-hunting-circle = Hunting Circle
place-aris-sanctuary = Aris Sanctuary
place-madness-pass = Madness Pass
place-caer-loek = Caer Loek
place-telis-castle = Telis Castle
place-fort-rodrik = Fort Rodrik
place-firmament = the Firmament
place-sundergard = Sundergard
place-everton = Everton
place-underground-city = Underground City
place-trade-town = Trade Town
place-bright-dale = Bright Dale
place-red-bridge = Red Bridge
region-starfall-forest = Starfall Forest
region-rogue-peak = Rogue Peak
region-cursed-ruins = Cursed Ruins
region-telsvan-plains = Telsvan Plains
region-blackwing-swamp = Blackwing Swamp
region-outlaw-glade = Outlaw Glade
region-thicket-of-despair = Thicket of Despair
region-valley-of-souls = Valley of Souls
region-snake-wood = Snake Wood
region-echo-lake = Echo Lake
region-sharp-cliffs = Sharp Cliffs
region-ash-hills = Ash Hills
region-hedgewood = Hedgewood
region-howling-dale = Howling Dale
region-lake-kernan = Lake Kernan
region-breath-of-kellos = Breath of Kellos
region-stubwood = Stubwood
region-misty-plains = Misty Plains
region-bitter-lowlands = Bitter Lowlands
region-mountains-of-despair = Mountains of Despair
region-blue-haze-hills = Blue Haze Hills
region-moonlight-marsh = Moonlight Marsh
region-zedricks-crossing = Zedrick's Crossing
region-southern-plains = Southern Plains
region-greenwood = Greenwood
region-lake-of-tears = Lake of Tears
region-fangs-of-mennara = Fangs of Mennara
region-riverlands = Riverlands

## What somebody learned, so that it cannot be unlearned

learned-scenario = the scenario has been drawn
learned-first = the first player has been drawn
learned-heroes = a hero has been dealt
learned-terrain = terrain dice have been rolled
learned-tokens = combat tokens have been cast
learned-enemy-tokens = the enemy's combat tokens have been cast
learned-villain-march = the villain has marched
learned-villain-fallen = a fallen enemy has been called
learned-deck-skills = skill cards have been drawn
learned-deck-assets = a card of the asset deck has been turned over
learned-deck-story = a story card has been drawn
learned-deck-exploration = a card of the exploration deck has been drawn
learned-deck-social = a card of the social deck has been drawn
learned-deck-combat = a card of the combat deck has been drawn
learned-hand = a card of a hand has been shown
learned-skill = a learned skill has been shown
learned-trophy = a trophy has been shown
learned-eliminated = the cards of an eliminated hero have been shown

## Chances

odds-outcome = outcome { $detail }
odds-success = success
odds-retreat = getting away
odds-reach = within reach of the dice
odds-win = victory, if nobody retreats
odds-help = exerting
