# Words of the game: what things are called and how they are counted.

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
coins-got = { coins }
gems-got =
    { $gems ->
        [one] { $gems } gem
       *[other] { $gems } gems
    }
food-got = { $food } food
hearts-got =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
neutral-or-seat =
    { $other_seat ->
        [none] the stranger in the town hall
       *[other] { $other_seat }
    }

## Pack animals

animal-bird = pack bird
    .got = a pack bird
animal-turtle = pack turtle
    .got = a pack turtle

## Symbols

icon-skill = skill
icon-combat = combat
icon-movement = movement
icon-caution = caution
icon-search = search
icon-hearts = hearts

## Where somebody is

place-gate = at the town gate
place-jail = in jail
place-map = on the map

## Phases and ends

phase-open = Setting up
phase-characters = Choosing characters
phase-talents = Buying talents
phase-draft = Artifact draft
phase-discards = Discarding artifacts
phase-turn = A player's turn
phase-over = The game is over
end-last-camp = the last camp was placed
end-no-room = no more camps were placed
end-boss-left = a boss was left undefeated

## The final count

score-camps = Camps
score-routes = Trade routes
score-artifacts = Artifacts
score-threats = Defeated threats
score-bonuses = Bonuses of cards
score-wealth = Coins, gems and faction tokens
score-chiefs = Chiefs
score-reputation = Reputation
score-board = Player board
score-mammoths = No camp among the mammoths
score-sheet = A full character card

## Chances

odds-check = passing the check
odds-fight = victory
odds-duel =
    { $detail ->
        [unfair] winning an unfair duel
       *[fair] winning a fair duel
    }
odds-help = with all hearts and treasures

## What has been learned

learned-first-player = the first player has been drawn
learned-map = the map has been drawn
learned-quests = the quest tokens have been placed
learned-characters = characters have been dealt
learned-artifacts = artifacts have been drawn
learned-claim = an artifact has been claimed
learned-treasures = a treasure has been drawn
learned-bag = adventurers have been drawn from the bag
learned-arcade = an arcade card has been drawn
learned-die = a die has been rolled
