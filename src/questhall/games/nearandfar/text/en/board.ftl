# What the board on the screen says beside the pieces themselves.

## Tabs, headings, places

board-tab-map = Map
board-tab-town = Town
board-tab-board = My board
board-tab-others = Others
board-of = The board of { $name }
board-look = Look closer: { $name }
board-map = Map: { $map }
board-round = Round { $round }
board-last-round = Round { $round }: the last one
board-town = The town
board-jail = Jail
board-gate = At the gate
board-nobody = nobody
board-figure = { $character } ({ $name })
board-neutral = { $character }, whom nobody plays
board-neutral-short = the stranger
board-here = Where you are
board-take-quest = Take the quest
board-make-camp = Make camp (3 hearts)
board-set-out = Leave town
board-score = Points so far

## The map

board-town-space = The town
board-space = Space { $space }
board-space-good = trade route: { $good }
board-space-book = book { $book }
board-space-quest = a quest
board-space-water = poisoned water
board-space-mammoths = mammoths
board-space-camp = camp of { $name }
board-space-reach =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from you
board-space-hearts =
    { $hearts ->
        [0] for no hearts
        [one] for { $hearts } heart
       *[other] for { $hearts } hearts
    }
board-space-threats =
    { $threats ->
        [one] past { $threats } threat
       *[other] past { $threats } threats
    }
board-symbol-threat = Whoever passes meets the threat on top of the deck
board-symbol-treasure = Whoever passes draws a treasure
board-symbol-asleep = Asleep: nobody is met and nothing is found here
board-routes = Trade routes
board-route = { $good }: { $alone } points alone, { $shared } shared. Camps: { $owners }
board-threat =
    { $points ->
        [one] { $threat }: strength { $strength }, { $points } point
       *[other] { $threat }: strength { $strength }, { $points } points
    }
board-no-threats = No threat is left
board-strength = Strength { $strength }
board-chiefs = Chiefs nobody has won yet

## The town

board-gives-town-hall = trade, discard, change your reputation
board-gives-saloon = hire one of five
board-gives-stables = a pack bird for 1 food
board-gives-stables-day = a bird for 1 food or a turtle for 1 gem
board-gives-store = a coin or 4 artifacts
board-gives-farm = food for your skill
board-gives-hut = a treasure
board-gives-hut-day = a treasure of three
board-gives-mine = a camp, coins and gems
board-bag =
    { $count ->
        [one] { $count } adventurer in the bag; 1 food replaces the row
       *[other] { $count } adventurers in the bag; 1 food replaces the row
    }
board-harvest = Harvest: { $food } food
board-store-coin = Take a coin
board-decks = Artifact decks: { $ordinary } ordinary, { $special } special
board-stables =
    { $count ->
        [one] { $count } pack animal in the stables
       *[other] { $count } pack animals in the stables
    }
board-treasures =
    { $count ->
        [one] { $count } treasure in the deck
       *[other] { $count } treasures in the deck
    }
board-mine-skill = Your skill: { $count }
board-cell = Cell { $cell }: skill { $skill }, pays { $pays }
board-cell-camp = { $cell }; camp of { $name }
board-reputation = Reputation
board-reputation-of = Reputation: { $all }
board-reputation-to = Reputation to { $step }
board-good = { $good }, value { $value }
board-deal-give = you give
board-deal-want = you get
board-deal-value = value { $value } of { $of }

## A player board

board-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
board-movement = Movement { $movement }, { $steps } used
board-icon = { $icon }: { $count }
board-gems =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
board-food = { $food } food
board-tokens = { $tribe }: { $count }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-team = Team
board-reserve = Reserve
board-place-free = free
board-animals = Pack animals
board-animal = { $animal }, number { $number }
board-no-treasure = no treasure
board-stall-free = no animal
board-camps =
    { $placed ->
        [one] { $placed } camp placed, { $left } left on the board
       *[other] { $placed } camps placed, { $left } left on the board
    }
board-camps-placed =
    { $placed ->
        [one] { $placed } camp placed
       *[other] { $placed } camps placed
    }
board-hand = Artifacts in hand
board-hand-empty = You hold no artifacts.
board-can-claim = Can be claimed now
board-in-hand = In hand: { $ordinary } ordinary and { $special } special
board-claimed =
    { $count ->
        [one] { $count } artifact claimed
       *[other] { $count } artifacts claimed
    }
board-defeated =
    { $count ->
        [one] { $count } threat defeated
       *[other] { $count } threats defeated
    }
board-won = Won so far
board-sheet = Character card
board-squares =
    { $squares ->
        [one] { $squares } square filled
       *[other] { $squares } squares filled
    }
board-experience = Experience: { $left } left of { $stars }
board-keywords =
    { $count ->
        [one] { $count } keyword
       *[other] { $count } keywords
    }
board-side-quests =
    { $count ->
        [one] { $count } side quest
       *[other] { $count } side quests
    }
board-scores = Games so far: { $scores } (together { $total })

## Cards

board-kind-ordinary = Ordinary artifact
board-kind-special = Special artifact
board-kind-treasure = Treasure
board-kind-keepsake = Keepsake
board-kind-talent = Talent
board-kinds-adventurer = Adventurers
board-kinds-ordinary = Ordinary artifacts
board-kinds-special = Special artifacts
board-kinds-treasure = Treasures
board-kinds-keepsake = Keepsakes
board-kinds-threat = Threats
board-kinds-boss = Bosses
board-kinds-talent = Talents
board-need-fame = reputation at least { $reputation }
board-need-infamy = reputation at most { $reputation }
board-needs = needs { $needs }
board-talent-price = Experience: { $price }
board-talent-owned = learned
board-long-story = A very long, tangled story: best with two players
board-introduction = { $character }: who that is
board-map-number = Map { $map }
board-dealt = Keep one, pass the others on
board-keep = Which ones to keep
board-keep-these =
    { $count ->
        [0] Keep none of them
        [one] Keep { $count }, discard { $discarded }
       *[other] Keep { $count }, discard { $discarded }
    }
board-keep-fewer = So many cannot be kept.
board-drawn = Drawn

## Fights and duels

board-meet = A threat on the path
board-meet-fight = Fight { $threat } ({ $strength })
board-fight-threat = Fight
board-fight-quest = Check
board-fight-duel = Duel
board-duel-fair = Fair duel
board-duel-unfair = Unfair duel
board-duel-fair-does = +1 reputation for the winner
board-duel-unfair-does = +1 to the roll, −1 reputation
board-duel-tie = A tie goes to the defender. A loser goes to jail.
board-versus = against
board-die = The die shows { $roll }
board-fight-extra = other help
board-fight-against = needed
board-fight-lacks =
    { $hearts ->
        [one] { $hearts } heart is missing.
       *[other] { $hearts } hearts are missing.
    }
board-fight-reached = That is enough.
board-fight-bonus = Enough for the bonus, too.
board-no-hearts = No hearts
board-other-hearts = Another number of hearts
board-with-food = { $food } of them as food
board-end-won = enough
board-end-lost = not enough
board-end-bonus = with the bonus

## The storybook

board-story = The storybook
board-reader = { $character } ({ $name }) reads
board-story-hidden = This story is read to those who play the campaign.
board-own-bonus = you: +{ $count },
board-roll-any = any roll will do
board-roll = { $roll } or more on the die
board-roll-hearts =
    { $hearts ->
        [one] a 6 and { $hearts } heart
       *[other] a 6 and { $hearts } hearts
    }
board-no-check = no check
board-pay = Pay
board-outcome-success = Success!
board-outcome-bonus = Success with the bonus!
board-outcome-failure = It came to nothing.
board-brought = What it brought
board-close-book = Close the book
board-read-again = Last read: { $title }

## The page of a campaign

board-campaign-campaign = Campaign mode
board-campaign-character = Character mode
board-campaign-short = with extra quests: 7 games
board-campaign-games = Games
board-campaign-map = Map { $map }: { $name }
board-campaign-total = Together
board-campaign-champions = { $count ->
        [one] The champion of the campaign: { $names }
       *[other] The champions of the campaign: { $names }
    }
board-campaign-nobody = no character yet
board-campaign-talents = Talents
board-campaign-words = Keywords
board-campaign-joined = joined after game { $games }
board-campaign-done = Side quests done: { $count }
