# Why something cannot be done now.

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-reputation-too-low = This artifact asks for a reputation of at least { $reputation }.
refusal-reputation-too-high = This artifact asks for a reputation of at most { $reputation }.
refusal-cannot-pay-artifact = You cannot pay for { $artifact } yet.
refusal-need-not-met = You do not meet the requirement of { $artifact } yet.
refusal-same-building = You began your turn here: go to another building or on an adventure.
refusal-too-expensive = It costs { $cost }, and you have { coins }.
refusal-no-quest-here = There is no quest token on this space.
refusal-first-round-in-town = In the first round everybody visits the town.
refusal-leave-town-first = Leave town first.
refusal-no-path = No path leads there from here.
refusal-move-before-quest = After a quest nobody moves on.
refusal-no-movement-left = You have no movement left.
refusal-no-hearts-to-leave = You have no heart to leave this empty space.
refusal-no-heart-for-water = The water there is poisoned: it costs a heart that you cannot spare.
refusal-cell-taken = A camp stands in this cell already.
refusal-cell-not-beside-a-camp = Digging goes on beside a camp; an empty mine begins at its entrance.
refusal-too-little-skill = This cell asks for { $need } skill, and you have { $skill }.
refusal-camp-here-already = There is a camp here already.
refusal-no-hearts-for-a-camp = A camp costs 3 hearts, and you have { $hearts }.
refusal-not-now-building = Buildings are visited at the beginning of a turn.
refusal-not-now-space = That space is not what is being asked about now.
refusal-not-now-hand = Artifacts are claimed in your own turn.
refusal-not-now-adventurer = Adventurers are hired in the saloon, one a visit.
refusal-not-now-treasure = This treasure works by itself, or in its own moment.
refusal-not-now-animal = A pack animal is given back only at a threat symbol.
refusal-not-now-cell = Cells are dug when you visit the mine.
refusal-not-now-threat = Threats are fought where their symbol lies on your path.
refusal-not-now-boss = Bosses are fought at threat symbols of the last map.
refusal-not-now-good = Goods are traded in the town hall.
refusal-not-now-shown = Somebody else chooses among these.
refusal-not-now-seat = Duels are fought where you visit a building somebody stands in.
refusal-not-now-member = Team and reserve change places when you leave town.
refusal-not-now-card = This card works by itself.
refusal-not-now-option = You cannot choose this option now.
refusal-not-now-character = Somebody else has this character.
refusal-not-now-hearts = Hearts are spent after a roll of yours.
refusal-not-now-quest = Quests are taken where your move ends.
refusal-not-now-camp = Camps are placed where your move ends.
refusal-not-now-bag = The row is replaced in the saloon, for 1 food, once a visit.
refusal-not-now-reputation = Reputation is bought in the town hall, once a visit.
refusal-not-now-stables = Pack animals are taken in the stables: one a visit, three at most.
refusal-not-now-coins = A coin can be taken in the general store.
refusal-not-now-artifacts = Artifacts are drawn in the general store.
refusal-not-now-food = Food is gathered on the farm.
refusal-not-now-treasures = Treasure is looked for in the Mystic's Hut, with a pack animal.

# What a campaign is not continued with.

error-other-mode = This campaign is played in another mode.
error-other-players = This campaign has { $players } players.
