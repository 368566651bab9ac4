# The words of the game: what things are called, and how they are counted.

gold = { $gold } gold
stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
tokens =
    { $tokens ->
        [one] { $tokens } charisma token
       *[other] { $tokens } charisma tokens
    }
price =
    { $tokens ->
        [0] { gold }
       *[other]
            { $gold ->
                [0] { tokens }
               *[other] { gold } and { tokens }
            }
    }
die = { $color } die ({ $value })
place = cell { $cell } of { $row }
own-die = the die in { place }

## Colours of dice

color-green = green
color-blue = blue
color-red = red
color-purple = purple
color-black = black
color-white = white
color-gold = gold

## Attributes and their rows

row-strength = strength
    .of = strength
    .short = STR
row-dexterity = dexterity
    .of = dexterity
    .short = DEX
row-constitution = constitution
    .of = constitution
    .short = CON
row-intelligence = intelligence
    .of = intelligence
    .short = INT
row-wisdom = wisdom
    .of = wisdom
    .short = WIS
row-charisma = charisma
    .of = charisma
    .short = CHA

## Directions on the alignment card

direction-up = up
    .toward = towards good
direction-down = down
    .toward = towards evil
direction-left = left
    .toward = towards order
direction-right = right
    .toward = towards chaos

## Character sheets

race-dragonkin = Dragonkin
    .text = Strength +2, dexterity −2. Fire in the blood, and no doorway wide enough.
race-dwarf = Dwarf
    .text = Constitution +2, charisma −2. Outlasts the siege, then complains about the beer.
race-elf = Elf
    .text = Dexterity +2, constitution −2. Never stumbles, but catches every cold.
race-halfling = Halfling
    .text = Charisma +2, strength −2. Cannot lift the chest, but is given the key.
race-human = Human
    .text = No bonus and no penalty. Everything is still to be decided.
race-orc = Orc
    .text = Strength +2, intelligence −2. Opens every door, including the painted ones.

side-female = female side
side-male = male side

## What gold is for

why-start = starting gold
why-card = from the initiative card
why-row = for filling rows
why-die = for gold dice
why-discard = instead of buying
why-longbow = { card-longbow }
why-pickpocket = { card-pickpocket }

## Phases

phase-start = Who begins
phase-sheets = Setup: character sheets
phase-classes = Setup: classes
phase-deal = Setup: dealing
phase-placing = Setup: starting dice
phase-roll = Roll phase
phase-dice = Dice phase
phase-before-market = Before the market phase
phase-market = Market phase
phase-cleanup = Cleanup phase
phase-final = Final count
phase-over = The match is over

## What somebody learned, so that it cannot be unlearned

learned-bag = a die has been drawn from the bag
learned-dice = dice have been rolled
learned-start = the roll for the start player is done
learned-enemy = the enemy die has been rolled
learned-deck-market = a card of the market deck has been turned over
learned-deck-backstory = the backstories have been dealt
learned-deck-alignment = the alignments have been dealt
learned-deck-removed = it is known which cards left the market deck

## Two moves that fit many questions

move-Skip = Skip
move-Done = Done
