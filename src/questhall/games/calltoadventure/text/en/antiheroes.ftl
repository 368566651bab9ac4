# Antihero cards. When Odium plays one, the active hero is its target.

card-broken-oath = Broken Oath
    .text = Before any hero's attempt: in this attempt no powers that ask for Radiant icons can be used. Odium gains 1 XP; in the competitive mode the hero loses 1 XP.
    .flavour = A silence where there used to be a voice.
card-embrace-the-thrill = Embrace the Thrill
    .text = At any moment of any hero's attempt: add 2 Dark runes to the cast for nothing, even on the lowest space of the track. No effect on a path with a Radiant icon.
    .flavour = A red mist, and one breathes so easily in it.
card-ravages-of-war = Ravages of War
    .text = Before any hero's attempt: any hero sacrifices an ally of that hero's choice.
    .flavour = After a battle they count twice: first our own, then those who answered.
card-the-everstorm = The Everstorm
    .text = During any hero's attempt, after the cast: +2 to the difficulty.
    .flavour = It came from where nobody was looking.
card-unmade-influence = Unmade Influence
    .text = During any hero's attempt, after the cast: +2 to the result, and that hero's marker moves 1 space down the Corruption track.
    .flavour = The thought was somebody else's, but very welcome.
card-voidlight = Voidlight
    .text = At any moment of any hero's attempt: add 1 Dark rune to the cast for nothing, even on the lowest space of the track. No effect on a path with a Radiant icon.
    .flavour = It shines in such a way that it gets darker.
card-honorblade = Honorblade
    .text = At any moment of any hero's attempt: +3 to the result, and that hero's marker moves 1 space down the Corruption track.
    .flavour = It asks no questions. That should give one pause.
card-relentless-fury = Relentless Fury
    .text = Before any hero's attempt: the hero must take the upper path, but +2 to the result. Dark runes that are barred there are given back, and their XP too.
    .flavour = There was only one road. The others were a blur.
card-stubborn-obstacle = Stubborn Obstacle
    .text = Before any hero's attempt: the hero gains 1 XP, but +1 to the difficulty.
    .flavour = A chull has lain down across the road and is thinking about something.
card-boon-and-curse = Boon and Curse
    .text = Before any hero's attempt: the hero gains 2 XP, and the marker moves 1 space down the Corruption track.
    .flavour = One thing was asked for, two were given.
card-road-through-shadesmar = Road through Shadesmar
    .text = Before any hero's attempt: replace one of the two abilities of the challenge by any other; +1 to the difficulty.
    .flavour = A sea of glass beads, and not a single signpost.
card-sudden-highstorm = Sudden Highstorm
    .text = During any hero's attempt, after the cast: that hero repeats the cast.
    .flavour = The stormwardens were wrong by one day only.
card-blade-in-the-dark = Blade in the Dark
    .text = During any hero's attempt, after the cast: take any rune out of the cast, together with its symbol.
    .flavour = The light in the corridor was the first to go.
card-right-of-the-strong = Right of the Strong
    .text = After any hero's attempt: take 1 XP from that hero. If it is your own hero, gain 1 XP from the supply.
    .flavour = The winner takes all. Sometimes somebody else does.

# Questions of cards

ask-card-remove = Which rune is taken out of the cast?
