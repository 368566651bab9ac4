# Quests and events of the Corpse King.

## Exploration

card-open-graves = Open Graves
    .flavour = The graves are open, the coffins empty. What worries the sexton is that the lids were pushed from below.
    .one = Fill the shallow ones
    .two = Nail the lids down
    .three = Bless the whole field
card-poisoned-well = The Poisoned Well
    .flavour = The water tastes of iron and old flowers. The bucket comes up heavier than it went down.
    .one = Haul up whatever it is
    .two = Find the clean spring beside it
    .three = Clear the well to the bottom
card-lost-patrol = The Lost Patrol
    .flavour = Twelve soldiers went into the thicket. Their horn has sounded every evening since, each time a little further off.
    .one = Find their abandoned camp
    .two = Find the paymaster's chest
    .three = Find the last of them alive
card-silent-mill = The Silent Mill
    .flavour = The wheel turns, the stones grind, and nobody has brought any grain for a year.
    .one = Stop the wheel
    .two = Ask the miller what he grinds
card-bone-road = The Road of Bones
    .flavour = Somebody is paving the plain with ribs, straight as a rule, and has nearly reached the next village.
    .one = Use the road
    .two = Sell the paving to a carver
    .three = Take the road to its beginning
card-lantern-below = The Lantern Below
    .flavour = Deep in the shaft a light swings to and fro. The mine was sealed before lanterns were invented.
    .one = Collect the tools on the way down
    .two = Listen to the lantern bearer
card-dead-ferryman = The Dead Ferryman
    .flavour = He still takes passengers, he still gives change, and he has not breathed since spring.
    .one = Row a shift for him
    .two = Let him talk of the other shore
    .three = Ask for what was left on board
card-fresh-barrow = A Fresh Barrow
    .flavour = The earth is still soft, the gifts still shine, and the knocking is quite polite.
    .one = Dig
    .two = Speak the words of farewell
card-stray-pilgrims = Stray Pilgrims
    .flavour = They ask the way to the shrine. The procession that overtook them in the night did not answer.
    .one = Promise to bring them to a shrine
    .two = Show them a short cut, for a fee

## Social

card-idle-spades = Idle Spades
    .flavour = The gravediggers have put down their spades. They say the work no longer stays done.
    .one = Pay what they ask
    .two = Ask them to come along
card-deserter = The Deserter
    .flavour = He fled from the army of the dead, which is remarkable, because nobody else was ever alive in it.
    .one = Believe him
    .two = Drag him before the guard
card-widow-at-the-gate = The Widow at the Gate
    .flavour = Her husband came home from the war last night. She would like somebody to take him back.
    .one = Promise to look for his grave in the Cursed Ruins
    .two = Stay for supper and listen
card-black-physician = The Black Physician
    .flavour = His patients always get up again. Some of them a little too soon, some of them a little too late.
    .one = Lie down on his table
    .two = Read his case notes
card-bone-auction = The Bone Auction
    .flavour = Lot nineteen is a saint's hand, lot twenty the other hand, lot twenty-one a third.
    .one = Bluff the other bidders
    .two = Bid for the bundle of old books
card-night-watch = Night Watch
    .flavour = The village is short of watchmen, and since yesterday it has been clear where the last one went.
    .one = Stand guard till morning
    .two = Sleep while others watch
card-whispering-skull = The Whispering Skull
    .flavour = It knows everything and keeps nothing to itself. Unfortunately it only ever speaks to one person at a time.
    .one = Let it teach you
    .two = Make it speak before witnesses
card-oath-of-the-guard = Oath of the Guard
    .flavour = Everton's guard follows whoever can lift the gate alone. The gate was made so that nobody can.
    .one = Lift a corner
    .two = Lift it to the knee
    .three = Lift it over your head
card-funeral-feast = The Funeral Feast
    .flavour = Half the town is here to mourn a man of whom nobody can say whether he will attend.
    .one = Eat and condole
    .two = Give a speech
    .three = Reconcile the heirs

## Combat

card-horn-in-the-fog = A Horn in the Fog
    .flavour = Somebody is calling the fallen to their banners. By the sound of it they are coming.
    .one = Charge the one who blows it
    .two = Hold your ground and wait
card-last-stand = The Last Stand
    .flavour = A ring of shields on the hill, and nobody behind them any more. It could still be held.
    .one = Hold until help comes
    .two = Sally out for the war chest
    .three = Hold until nothing else comes
