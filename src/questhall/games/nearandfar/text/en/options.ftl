# What a table can choose.

option-mode = Mode
    .text = A single game, or a story of many evenings.
option-mode-first = First Adventure
    .text = One game on the map Glogo Caverns with its sixteen stories. Begin here.
option-mode-campaign = Campaign
    .text = Ten games on the maps two to eleven. Characters gather experience, stories and talents.
option-mode-arcade = Arcade
    .text = One game on any map. A deck of 40 cards takes the place of the storybook.
option-mode-character = Character
    .text = Every character has a story of ten quests. The last two are told on the last map only.

option-map = Map
    .text = One of the eleven maps of the atlas.
option-map-auto = By itself
    .text = The first one in the First Adventure, the next one in a campaign, one by lot in the Arcade.
option-map-1 = 1. { map-glogo-caverns }
    .text = { map-glogo-caverns.text }
option-map-2 = 2. { map-broken-plains }
    .text = { map-broken-plains.text }
option-map-3 = 3. { map-crimson-forest }
    .text = { map-crimson-forest.text }
option-map-4 = 4. { map-meteor-mountain }
    .text = { map-meteor-mountain.text }
option-map-5 = 5. { map-toxic-desert }
    .text = { map-toxic-desert.text }
option-map-6 = 6. { map-cloudy-valley }
    .text = { map-cloudy-valley.text }
option-map-7 = 7. { map-dried-sea }
    .text = { map-dried-sea.text }
option-map-8 = 8. { map-fire-delta }
    .text = { map-fire-delta.text }
option-map-9 = 9. { map-rocktooth-isles }
    .text = { map-rocktooth-isles.text }
option-map-10 = 10. { map-mammoth-jungle }
    .text = { map-mammoth-jungle.text }
option-map-11 = 11. { map-last-ruin }
    .text = { map-last-ruin.text }

option-town = Town
    .text = Which side of the town board lies up.
option-town-dusk = Dusk
    .text = The ordinary side.
option-town-day = Day
    .text = Harder: turtles in the stables, one treasure out of three, reputation in the mine. A bad name costs points.

option-characters = Characters
    .text = How the players get their characters.
option-characters-chosen = Chosen
    .text = Everyone takes a character, in turn order.
option-characters-dealt = Dealt
    .text = Everyone gets a character by chance.

option-quests = Quests
    .text = How many quest tokens lie on the map.
option-quests-usual = As usual
    .text = Three a player and one more.
option-quests-extra = More quests
    .text = Four a player. A campaign is shorter then: seven games instead of ten.

option-camps = Length
    .text = How many camps every player has.
option-camps-usual = As usual
    .text = 14 camps.
option-camps-longer = Longer
    .text = 16 camps.
