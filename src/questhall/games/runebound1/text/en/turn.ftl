# Turns, movement, adventures, the doom track.

ask-move-prepare = Your movement phase: roll, rest, step to a hex beside you, or stay?
ask-move-step = Spend a die to move, or stop.
ask-adventure-choose = What do you take on here?
ask-experience-spend = Spend experience?
ask-moment-after-moving = You have moved: use a card?
ask-dice-reroll = Which movement die is rolled again?
ask-dice-turn = Which movement die is turned?
ask-dice-terrain = Which terrain is it to show?
ask-orb-deck = Into which deck do you look?
ask-orb-leave = Leave this card on top of its deck? Else it goes to the bottom.

move-Rest = Rest instead of rolling a die: “{ $who }”
move-RollDice = Roll the movement dice
move-StepAside = Step without dice: { $hex }
move-StayHere = Stay here
move-Step = { $hex }, with a die: { $face }
move-StopMoving = Stop here
move-Attempt = Take on the adventure
move-AttackHero = Attack { $seat }
move-LetBe = Leave it alone
move-Improve = +1 { $attribute }
move-ImproveTwo = +1 { $attribute }, +1 { $other_attribute }
move-RaiseLife = +1 life
move-RaiseLifeAnd = +1 life, +1 { $attribute }
move-EndTurn = End the turn
move-Use = { $card }: { $ability }
move-Accept = Yes
move-Decline = No
move-Done = Done
move-PickCard = “{ $card }”
move-PickCharacter = “{ $who }”
move-PickHex = { $hex }
move-PickDie = A die: { $face }
move-PickDeck = The { $deck } deck
move-PickTerrain = { $terrain }

event-HeroDealt = { $seat } plays { $hero }.
event-RolledForFirst = { $seat } rolls { $die } for the first turn.
event-FirstPlayer = { $seat } is the first player.
event-CardOffered = New in the market of { $town }: “{ $card }”.
event-TurnBegan = Round { $round }: the turn of { $seat }.
event-Refreshed =
    { $count ->
        [one] { $seat } turns { $count } card face up.
       *[other] { $seat } turns { $count } cards face up.
    }
event-EnteredBoard = { $seat } enters the board: { $hex }.
event-Rested = { $seat } rests: “{ $who }”.
event-DiceRolled = { $seat } rolls: { $faces }.
event-DieRerolled = { $seat } rolls a die again: { $face } instead of { $old }.
event-DieTurned = { $seat } turns a die: { $face } instead of { $old }.
event-DieAdded = { $seat } rolls one more die: { $face }.
event-Moved = { $seat } moves: { $hex }.
event-CardUsed = { $seat } uses “{ $card }”: { $ability }.
event-Won = { $seat } has won: { $end }!
event-CardDrawn = { $seat } draws an adventure ({ $colour }): “{ $card }”.
event-ChallengeResumed = { $seat } takes on an undefeated challenge: “{ $card }”.
event-DeckReshuffled = The { $colour } cards that left play are shuffled into a new deck.
event-TopCardSeen = { $seat } turns up the top card of the { $colour } deck: “{ $card }”.
event-MargathWoken = { $seat } has woken High Lord Margath.
event-EventBegan = An event comes into play: “{ $card }”.
event-EventIgnored = The event “{ $card }” passes without effect.
event-EventEnded = The event “{ $card }” is over.
event-SpotsRefilled =
    { $count ->
        [one] { $count } adventure counter is put back ({ $colour }).
       *[other] { $count } adventure counters are put back ({ $colour }).
    }
event-ChallengeWon = { $seat } overcomes “{ $card }”.
event-ChallengeFailed = { $seat } does not manage “{ $card }”.
event-PutOnTrack = “{ $card }” stays undefeated: space { $space }, { $hex }.
event-BumpedOffTrack = “{ $card }” goes under the { $colour } deck to make room.
event-CounterTaken = { $seat } takes an adventure counter ({ $colour }).
event-NoCounterLeft = The bank has no { $colour } counter for { $seat }.
event-HazardRolled =
    { $is_met ->
        [yes] { $seat } travels in danger ({ $faces }).
       *[no] { $seat } travels in peace ({ $faces }).
    }
event-HazardMet = { $seat } meets a travel hazard ({ $colour }; symbols: { $count }).
event-CardDoomed = “{ $card }” goes on the doom track: space { $space }.
event-DoomRose = Doom draws nearer: { $counters } of 8 coats of arms are covered.
event-StartCardSeen = The first card of the doom track was “{ $card }”.
event-FinalBattleBegan = The final battle begins; { $seat } fights first.
event-HeroKilled = { $seat } falls to “{ $card }” and is out of the game.
event-Improved = { $seat } raises { $attribute } to +{ $bonus }.
event-LifeRaised = { $seat } raises life (+{ $count }).
event-ExperienceNoted = The bank cannot make change: { experience } written down for { $seat }.
