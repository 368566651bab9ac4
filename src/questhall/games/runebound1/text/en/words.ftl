# The words of the game: what things are called, and how they are counted.

gold = { $gold } gold
wounds =
    { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }
exhaustion = { $amount } exhaustion
experience =
    { $points ->
        [one] { $points } point of experience
       *[other] { $points } points of experience
    }

## Attributes, attacks, skills, classes

attribute-mind = Mind
attribute-body = Body
attribute-spirit = Spirit
kind-ranged = ranged
kind-melee = melee
kind-magic = magic
skill-climb = Climb
skill-swim = Swim
skill-leap = Leap
skill-hide = Hide
skill-notice = Notice
skill-track = Track
skill-diplomacy = Diplomacy
skill-lore = Lore
class-weapon = weapons
class-armour = armour
class-artifact = artifacts
class-reward = rewards
class-ally = allies
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red

## Faces of the movement die

face-0 = road/plains
face-1 = road/plains/hills
face-2 = road/hills
face-3 = road/plains/river
face-4 = forest/river
face-5 = mountains/swamp

## Phases and ways to end

phase-setup = Setting up
phase-movement = Movement phase
phase-adventure = Adventure phase
phase-market = Market phase
phase-experience = Experience
phase-final = The final battle
phase-over = The end
end-three-runes = three dragon runes are in one hand
end-margath-slain = High Lord Margath is dead
end-final-battle-won = three red cards are won in the final battle
end-all-killed = the final battle has killed everybody
score-red-cards = Dragon runes and red cards
score-level = Level

## What somebody learned, so that it cannot be unlearned

learned-heroes = heroes have been dealt
learned-first = the first player has been rolled for
learned-doom = the first card of the doom track has been turned over
learned-deck-market = a card of the Market deck has been turned over
learned-deck-green = a card of the green deck has been drawn
learned-deck-yellow = a card of the yellow deck has been drawn
learned-deck-blue = a card of the blue deck has been drawn
learned-deck-red = a card of the red deck has been drawn
learned-move = movement dice have been rolled
learned-hazard = the dice of a travel hazard have been rolled
learned-die = the die has been rolled
