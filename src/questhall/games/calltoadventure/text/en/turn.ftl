# Set-up, turns, attempts, Odium.

ask-setup-origin = Which origin do you keep?
ask-setup-motivation = Which motivation do you keep?
ask-setup-destiny = Which destiny do you keep? The others will not see it.
ask-row-attach = Under which challenge do you lay the ally?
ask-turn-act = Your turn: take a trait or attempt a challenge.
ask-turn-after = Use a power before the turn ends?
ask-attempt-dark = How many Dark runes do you add?
ask-attempt-before = Before the cast: play a card, use a power, or pass?
ask-attempt-draw = Which card do you draw?
ask-attempt-during = The runes have fallen: play a card, use a power, or pass?
ask-attempt-after = After the attempt: play a card, use a power, or pass?
ask-card-answer = Do you answer this card?
ask-odium-answer = Odium plays a card: do you answer?
ask-odium-oath = Odium offers you power: do you swear allegiance?
ask-odium-abilities = Which two abilities do you stand against Odium with?
ask-ally-sacrifice = Which ally do you sacrifice?
ask-end-cards = The story ends: play what cards you still can?

move-KeepCard = Keep “{ $card }”
move-TakeTrait = Take the trait “{ $trait }”
move-TryPath = Attempt “{ $path }”
move-Journey = Go on a journey: replace “{ $card }”
move-Replace = Replace “{ $card }” for nothing
move-UsePower = Use “{ $card }”
move-PlayCard =
    { $other_seat ->
        [none] Play “{ $card }”
       *[other] Play “{ $card }” on { $other_seat }
    }
move-BuyRunes =
    { $count ->
        [0] No Dark rune
        [one] 1 Dark rune
       *[other] { $count } Dark runes
    }
move-PickAbilities = { $one } and { $other }
move-DrawFrom = { $side }
move-Attach = Under “{ $challenge }”
move-Sacrifice = Sacrifice “{ $ally }”
move-PickCard = “{ $card }”
move-PickHero = { $seat }
move-PickRune = { $rune }
move-Swear = Swear allegiance to Odium
move-StayTrue = Stay true
move-Decline = Leave it
move-Pass = Pass
move-EndTurn = End the turn

event-Dealt = You are dealt: { $cards }.
event-CharacterMade = { $seat }: { $origin }; { $motivation }.
event-DestinyKept = Your destiny: “{ $destiny }”.
event-SchemeLaid = Odium's scheme is “{ $scheme }”; he begins with { experience }.
event-FirstPlayer = { $seat } begins.
event-TurnBegan = Turn: { $seat }.
event-RowOpened = The row of { $act } opens: { $cards }.
event-CardTurnedUp = “{ $card }” comes up.
event-DeckShuffled = The deck of { $act } is shuffled anew.
event-AllyAttached = { $seat } lays “{ $ally }” under “{ $challenge }”.
event-AllyLeft = There is no challenge for “{ $ally }”.
event-DestinyRevealed = { $seat } reveals a destiny: “{ $destiny }”.
event-Journeyed = { $seat } goes on a journey: “{ $card }” is replaced.
event-Replaced = { $seat } has “{ $card }” replaced.
event-TraitGained = { $seat } gains the trait “{ $trait }”.
event-Announced = { $seat } attempts “{ $path }”, difficulty { $difficulty }.
event-FacesOdium = { $seat } faces Odium with { $one } and { $other }, difficulty { $difficulty }.
event-RunesBought = { $seat } buys Dark runes: { $count }.
event-RunesAdded = { $seat } adds to the cast: { $runes }.
event-RuneRemoved = { $seat } loses a rune of the cast: { $rune }.
event-RunesCast = { $seat } casts { $runes-count } runes: { $sum }.
event-CastAgain = { $seat } will cast again.
event-Passed = { $seat } passes “{ $path }” with { $result } against { $difficulty }.
event-Failed = { $seat } fails “{ $challenge }” with { $result } against { $difficulty }.
event-OdiumPassed =
    { $removed ->
        [0] { $seat } withstands Odium with { $result } against { $difficulty }.
       *[other] { $seat } withstands Odium with { $result } against { $difficulty } and takes { $removed } experience from him.
    }
event-OdiumWithstood = { $seat } falls before Odium with { $result } against { $difficulty }.
event-AllyWon = { $seat } wins an ally: “{ $ally }”.
event-AllySacrificed = { $seat } loses “{ $ally }”.
event-AllyRestored = “{ $ally }” returns to { $seat }.
event-ExperienceGained = { $seat } gains { experience }.
event-ExperienceLost = { $seat } gives up { experience }.
event-CardDrawn =
    { $card ->
        [none] { $seat } draws { $side-one }.
       *[other] { $seat } draws { $side-one }: “{ $card }”.
    }
event-CardLost =
    { $card ->
        [none] { $seat } loses { $side-one }.
       *[other] { $seat } loses { $side-one }: “{ $card }”.
    }
event-CardPlayed =
    { $other_seat ->
        [none] { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }”: { $other_seat }.
    }
event-CardCancelled = “{ $card }” has no effect: it was answered.
event-NoEffect = “{ $card }” has no effect here.
event-OdiumRevealed = Odium plays “{ $card }”.
event-OdiumGained = Odium gains { experience }.
event-OdiumLost = Odium loses { experience }.
event-PowerUsed = { $seat } uses “{ $card }”.
event-PowerWorked = { $seat }: “{ $card }” takes effect.
event-MarkerMoved =
    { $down ->
        [yes] { $seat } sinks to space { $space } of the Corruption track.
       *[no] { $seat } rises to space { $space } of the Corruption track.
    }
event-ResultRaised =
    { $plus ->
        [-3] { $seat }: −3 to the result.
        [-2] { $seat }: −2 to the result.
        [-1] { $seat }: −1 to the result.
       *[other] { $seat }: +{ $plus } to the result.
    }
event-DifficultyRaised =
    { $plus ->
        [-2] The difficulty is 2 lower.
        [-1] The difficulty is 1 lower.
       *[other] The difficulty is { $plus } higher.
    }
event-RadiantForTurn = { $seat } has more Radiant icons until the end of the turn: { $icons }.
event-IconCompleted = { $seat } has three story icons of a kind: { $icon }.
event-ChapterEnded = { $seat }: { $act } is over.
event-LastTurns = { $seat } has completed a story. All others have one more turn.
event-OathSworn = { $seat } swears allegiance to Odium and takes { experience } from him.
event-OathRefused = { $seat } stays true.
event-TurnSkipped = { $seat } finds nothing to take.
event-OdiumDefeated = Odium is defeated!
event-OdiumTriumphed = Odium has won.
event-MatchEnded = The stories are told: { $each }.
    .each = { $seat } { $total }
