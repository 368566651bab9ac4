# The table in a terminal.

text-legend = . plains  = road  n hills  ▲ mountains  ♣ forest  % swamp  ≈ river  ■ town  adventures: g green  y yellow  b blue  r red, a capital comes back  · taken  ! undefeated challenge  + within reach of the dice
text-round = round { $round }
text-decks = decks: { $decks }  Market { $market }
text-doom = doom { $counters }/{ $of }
text-dice = Dice:
text-roll = { $who }: the die + { $bonus }, { $target } or more succeeds
text-rolled = { $who }: { $die } + { $bonus }, { $target } or more succeeds
text-fight =
    { $round ->
        [0] The fight begins
       *[other] The fight, round { $round }
    }
text-life = life { $left }/{ $most }
text-stamina = stamina { $left }/{ $most }
text-runes = runes { $count }
text-phase = { $kind }: reach { $target }; attack +{ $attack }, defence +{ $defence }; a failure costs { $damage }
text-needs = needs { $number } or more on the die
text-dead = killed
text-knocked-out = knocked out
text-skills = Skills
text-items = Items
text-allies = Allies
text-counters = Adventure counters
text-experience = experience { $points }, an improvement costs { $cost }
text-number = event number { $number }
text-price = price { $gold }
thing-enemy = enemy
thing-test = test
thing-spot = adventure here
thing-dice = movement dice
