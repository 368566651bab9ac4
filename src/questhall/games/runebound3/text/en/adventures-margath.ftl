# Quests and events of the Rise of Margath.

## Exploration

card-claw-marks = Claw Marks
    .flavour = Four furrows in solid rock, each as deep as a grave. Whatever sharpened itself here was being careful.
    .one = Measure the furrows and leave
    .two = Find out what made them
    .three = Bring the claw home
card-glazed-sand = Glazed Sand
    .flavour = A hundred paces of grassland have turned to glass. The sheep standing on it looks surprised, and will for ever.
    .one = Walk across without slipping
    .two = Cut panes for the glaziers
    .three = Follow the cracks to their end
card-sunken-archive = The Sunken Archive
    .flavour = When the water is low, one can read the inscription over the door. It asks visitors not to bring in wet cloaks.
    .one = Sell the brass door handle
    .two = Dry the topmost scroll
    .three = Dive to the locked shelves
card-scale-dealers = Scale Dealers
    .flavour = They sell genuine dragon scales by the pound, and get very nervous when asked about the dragon.
    .one = Take a cut for keeping quiet
    .two = Trade for their healing salve
    .three = Find the hoard of scales yourself
card-breathing-vents = The Breathing Vents
    .flavour = The hill breathes out, hot and slow. Nobody has ever counted long enough to hear it stop.
    .one = Scrape sulphur from the rim
    .two = Listen to what is sleeping below
    .three = Climb down to the fire opals
card-watchers-chart = The Watcher's Chart
    .flavour = The old watchman drew a line for every winged shadow he saw. For the last month there is hardly any white left on the paper.
    .one = Copy the margins
    .two = See where the lines meet
    .three = Learn to watch as he did
card-lost-hatchling = The Lost Hatchling
    .flavour = It is no bigger than a goose, it has set fire to two hedges, and it has decided that you are its mother.
    .one = Warm your hands and let it go
    .two = Carry it to a collector
    .three = Let it lead you to its nest
card-burnt-caravan = Burnt Caravan
    .flavour = Six wagons and no bodies. The tracks go up to the road, and then they simply go up.
    .one = Gather the molten coins
    .two = Pull the strongbox out of the embers
card-carved-wall = The Carved Wall
    .flavour = Every dragon war is carved here, one below the other. At the bottom somebody has left room for one more.
    .one = Read the oldest lines
    .two = Break out the copper inlays

## Social

card-cloaks-in-the-cellar = Cloaks in the Cellar
    .flavour = Seven people in red cloaks sing below the inn. The host says they pay well and never order soup.
    .one = Join in the singing
    .two = Bar the door and ask questions
card-veterans-tale = The Veteran's Tale
    .flavour = He was at the Firmament when the sky burned the first time, and he has been thirsty ever since.
    .one = Remember where he hid the banner
    .two = Let him teach you between two mugs
card-relic-seller = Seller of Relics
    .flavour = He has three left wings of the same dragon on offer, and one book that he seems to be afraid of.
    .one = Buy the book
    .two = Count the wings aloud
card-leaving-village = A Village Leaves
    .flavour = They have loaded everything onto carts, even the well. Only where to go has been left behind.
    .one = Lead them round the burning woods
    .two = Announce them in the next settlement
card-burning-dream = The Burning Dream
    .flavour = You wake, and the room smells of smoke. The dream has left a warm coal on your pillow.
    .one = Close your eyes again
    .two = Sell the coal and sleep elsewhere
card-recruiters = The Recruiters
    .flavour = Tamalir needs heroes, or at least people who can hold a pike the right way up.
    .one = Win their contest
    .two = Drill with the pikemen
card-forged-prophecy = A Forged Prophecy
    .flavour = The parchment is three days old and foretells yesterday's fire. The crowd is impressed all the same.
    .one = Prove the forgery before everyone
    .two = Calm the crowd and pass the hat
card-wardens-letter = Letter to the Warden
    .flavour = The seal says "most urgent". So did the eleven seals under it.
    .one = Leave it with the gatekeeper
    .two = Hand it over in person
    .three = Arrive before the rider does
card-verse-for-the-fallen = Verse for the Fallen
    .flavour = Red Bridge wants a song for those who held it against the dragons. It should rhyme, and it should not be too true.
    .one = Sing what they want to hear
    .two = Sing what the oldest remember
    .three = Sing until the river falls silent

## Combat

card-slayers-camp = Camp of the Dragonslayers
    .flavour = Forty hunters, thirty-nine tall stories, and one who says nothing and has the scars.
    .one = Take the boaster's wager
    .two = Spar with the silent one
card-wyrm-bones = Bones of the Wyrm
    .flavour = The skeleton lies across the summit like a fallen palisade. It would make good armour, if it kept still.
    .one = Saw off a rib
    .two = Meet what lives in the skull
    .three = Bring a whole wing bone to the smith
