# The words of the game: what things are called, and how they are counted.

experience =
    { $xp ->
        [one] 1 experience
       *[other] { $xp } experience
    }
phase-deal = Dealing characters
phase-characters = Choosing characters
phase-beginning = The beginning
phase-turn = A hero's turn
phase-confrontation = The confrontation with Odium
phase-last-cards = Last cards
phase-over = The end

## Abilities, icons, sides

ability-strength = strength
ability-dexterity = dexterity
ability-constitution = constitution
ability-intelligence = intelligence
ability-wisdom = wisdom
ability-charisma = charisma
icon-faith = Faith
icon-justice = Justice
icon-magic = Magic
icon-nobility = Nobility
icon-villainy = Villainy
icon-radiant = Radiant
side-hero = hero card
    .deck = hero deck
    .one = a hero card
side-antihero = antihero card
    .deck = antihero deck
    .one = an antihero card
act-1 = act I
act-2 = act II
act-3 = act III
need-strength = strength
need-dexterity = dexterity
need-constitution = constitution
need-intelligence = intelligence
need-wisdom = wisdom
need-charisma = charisma
need-faith = a Faith icon
need-justice = a Justice icon
need-magic = a Magic icon
need-nobility = a Nobility icon
need-villainy = a Villainy icon
need-radiant = a Radiant icon
need-track = another place on the Corruption track

## Runes

rune-core1 = core rune
rune-core2 = core rune
rune-core3 = third core rune
rune-dark1 = Dark rune
rune-dark2 = Dark rune
rune-dark3 = Dark rune
rune-strength1 = strength rune
rune-strength2 = strength rune
rune-strength3 = special strength rune
rune-dexterity1 = dexterity rune
rune-dexterity2 = dexterity rune
rune-dexterity3 = special dexterity rune
rune-constitution1 = constitution rune
rune-constitution2 = constitution rune
rune-constitution3 = special constitution rune
rune-intelligence1 = intelligence rune
rune-intelligence2 = intelligence rune
rune-intelligence3 = special intelligence rune
rune-wisdom1 = wisdom rune
rune-wisdom2 = wisdom rune
rune-wisdom3 = special wisdom rune
rune-charisma1 = charisma rune
rune-charisma2 = charisma rune
rune-charisma3 = special charisma rune

## Ways to end, and the count

end-competitive = the story is told
end-odium-defeated = Odium is defeated
end-odium-won = Odium has won
end-sworn-won = those who swore to Odium have won
score-destiny = Destiny
score-triumph = Triumph in the story
score-tragedy = Tragedy in the story
score-track = Corruption track
score-experience = Experience
score-hero-cards = Hero cards played
score-antihero-cards = Antihero cards played
score-set = Story icons: { $set }
score-odium = Victory over Odium

## What somebody learned, so that it cannot be unlearned

learned-first = the first player has been drawn
learned-runes = runes have been cast
learned-deck-origins = character cards have been dealt
learned-deck-motivations = character cards have been dealt
learned-deck-destinies = character cards have been dealt
learned-deck-hero = a hero card has been drawn
learned-deck-antihero = an antihero card has been drawn
learned-deck-act1 = a card of act I has been turned up
learned-deck-act2 = a card of act II has been turned up
learned-deck-act3 = a card of act III has been turned up
learned-card = a card has been played
learned-discard = a card in hand has been discarded
learned-destiny = a destiny has been turned up
learned-deck-odium = a card of Odium's deck has been revealed

## Chances

odds-success = success
odds-dark = Dark runes added: { $detail }
