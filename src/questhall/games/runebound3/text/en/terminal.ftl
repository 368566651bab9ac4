# What the text table says of Runebound's board.

text-legend = . plains  n hills  ♣ forest  ▲ mountains  ≈ water  ■ city  o settlement  † shrine  # fortress  gems: e exploration  s social  c combat  · face down  V villain  z zombie  ! quest  = road  ~ / \ ( river  ‖ bridge
text-round = round { $round }, act { $act }
text-values = { $health }/{ $most } health, { $gold } gold
text-tokens-margath = lore { $count }
text-tokens-corpse-king = allies { $count }
text-attributes = body { $body }  mind { $mind }  spirit { $spirit }  speed { $speed }
text-points =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
text-out = out of the game
text-defeated = defeated
text-delayed = delayed
text-hand = hand { $count }
text-trophies = trophies: { $cards }
text-cards-hand = Hand
text-cards-skills = Skills
text-cards-assets = Assets
text-cards-quests = Quests
text-cards-rumours = Rumours
text-cost-exploration = exploration
text-cost-social = social
text-cost-combat = combat
text-cost-any = any
text-dice = Dice:
text-fight =
    { $round ->
        [0] A fight begins
       *[other] Fight, combat round { $round }
    }
text-passed = passed
text-option = option { $number }
text-retreat = retreat
