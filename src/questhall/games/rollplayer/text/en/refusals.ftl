# Why something cannot be done now.

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-inside-an-effect = Something is still being carried out. Wait until it is done.

refusal-row-full = The row of { $row } is full.
refusal-card-taken = This initiative card is already taken: { $seat } has it.
refusal-too-expensive = You have { gold }, and the card costs { $cost }.

refusal-skill-exhausted = “{ $skill }” is used and waits to be refreshed.
refusal-nothing-to-copy = No other player has a skill that you could copy now.
refusal-arrow-blocked = “{ $skill }” needs a step { $direction }, and your token is at the edge.
refusal-not-the-moment = This is not the moment for “{ $skill }”.

refusal-not-now-initiative = Initiative cards are chosen on your turn in the dice phase.
refusal-not-now-market = Market cards are bought and discarded on your turn in the market phase.
refusal-not-now-row = A row is chosen when you have a die to place.
refusal-not-now-die = Your dice change only by an attribute action or a card.
refusal-not-now-token = The token moves by wisdom, by an arrow or by an ability.
refusal-not-now-discard = Only an ability or a skill takes cards out of the discard pile.
refusal-not-now-bag = Dice are drawn from the bag unseen, unless a skill lets you look.
refusal-not-now-starting = Starting dice are placed during setup.
refusal-not-now-sheet = Character sheets are chosen during setup.
refusal-not-now-class = Classes are chosen during setup.
refusal-not-now-top = The card turned over can be bought only with “{ card-open-lock }”.
refusal-sheet-taken = { $seat } has this sheet.
refusal-class-taken = { $seat } has the class card of this colour.
refusal-class-not-drawn = The die drawn has another colour: this class card is not yours to take.
refusal-not-now-skill = This skill is not yours.
refusal-not-now-weapon = This weapon is not yours.
