# Set-up and turns: questions, moves, what happened.

ask-setup-map = Which map do you play next? Those before it are skipped.
ask-setup-character = Which character will you play?
ask-setup-pet = Which animal companion do you begin with?
ask-talents-buy = Which talents do you buy?
ask-draft-artifact = Which artifact do you keep? The others go to the player on your left.
ask-draft-special = Which special artifact do you keep? At least one has to go.
ask-draft-ordinary = Which ordinary artifacts do you keep?
ask-draft-extra = Treasure Hunting: which decks do you draw 2 artifacts from?
ask-turn-action = Your turn: visit the town or go on an adventure.
ask-turn-end = Your turn is nearly over: claim an artifact, or end it.
ask-journey-next = Move, take a quest, place a camp, or end your turn.
ask-threat-meet = A threat on the path: fight it or avoid it?
ask-fight-raise = How many hearts do you spend to raise the result?
ask-duel-entry = Somebody is here already. How do you get in?
ask-duel-defend = You are attacked: throw a bomb?
ask-quest-option = Which option do you choose?
ask-treasure-keep = Who carries the treasure?
ask-artifacts-keep = Which artifacts do you keep?
ask-hall-action = Town Hall: trade, discard an artifact, see to your reputation.
ask-hall-give = What do you give?
ask-hall-take = What do you take for it?
ask-saloon-action = Saloon: hire an adventurer or replace the row.
ask-team-join = Does the newcomer join your team?
ask-stables-action = Stables: which animal do you take?
ask-store-action = General Store: a coin, or artifacts?
ask-store-extra = Persuasion: which deck do you draw one more artifact from?
ask-farm-action = Farm: gather food?
ask-hut-action = Mystic's Hut: look for treasure?
ask-mine-action = Mine: in which cell do you dig?
ask-mine-hire = Rusty Bell: do you hire somebody in the mine?
ask-claim-camp = Mercenary Contract: where do you place a camp?

move-OpenMap = { $map }
move-TakeCharacter = { $character }
move-TakePet = { $pet }
move-BuyTalent = Buy the talent { $talent }
move-Draft = Keep { $artifact }
move-Keep =
    { $cards-count ->
        [0] Discard all
       *[other] Keep { $cards }
    }
move-Done = Done
move-Decline = Decline
move-Visit = { $building }
move-SetOut = Leave town with { $team }
move-Walk =
    { $food ->
        [0] Walk to space { $space }
       *[other] Walk to space { $space }, paying { food-got }
    }
move-TakeQuest = Take the quest
move-MakeCamp =
    { $food ->
        [0] Place a camp
       *[other] Place a camp, paying { food-got }
    }
move-Claim = Claim { $artifact }
move-UseTreasure = Use { $treasure }
pack-animal-of-three =
    { $animal ->
        [0] first pack animal
        [1] second pack animal
       *[other] third pack animal
    }
move-ReturnAnimal = Return the { pack-animal-of-three } for 2 hearts
move-Enter = Go in without a duel
move-Bribe = Bribe them with 1 coin
move-Challenge =
    { $fair ->
        [yes] A fair duel with { neutral-or-seat }
       *[no] An unfair duel with { neutral-or-seat }
    }
move-FightThreat = Fight: { $threat }
move-FightBoss = Fight the boss: { $boss }
move-AvoidByCaution = Avoid it by caution
move-AvoidByAnimal = Give the { pack-animal-of-three } back to avoid it
move-AvoidByCard = Avoid it with { $card }
move-SpendHearts =
    { $hearts ->
        [0] Spend no hearts
       *[other] { $food ->
            [0] Spend { hearts-got }
           *[other] Spend { hearts-got }, { $food } of them as food
        }
    }
move-ChooseOption =
    Option { $option ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
move-Buy = Get { $good-one }
move-Sell = Trade { $good-one } away
move-GiveGood = Give { $good-one }
move-TakeGood = Take { $good-one }
move-DiscardArtifact = Discard { $artifact }
move-ChangeReputation =
    { $steps ->
        [one] Reputation { $steps } for { coins-got } and { gems-got }
       *[other] Reputation { $steps } for { coins-got } and { gems-got }
    }
move-Hire = Hire { $adventurer }
move-Join =
    { $instead ->
        [none] Into the team
       *[other] Into the team in place of { $instead }
    }
move-Reserve = Into the reserve
move-ReplaceRow = Replace the row for 1 food
move-TakeAnimal = Take { $kind-got }
move-TakeCoin = Take a coin
move-DrawArtifacts = Draw artifacts: { $ordinary } ordinary, { $special } special
move-Harvest = Gather food
move-SearchHut = Look for treasure
move-LoadTreasure =
    { $animal ->
        [-1] { $treasure } beside your board
       *[other] { $treasure } on the { pack-animal-of-three }
    }
cell-number =
    { $cell ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[other] 12
    }
move-Dig = Dig in cell { cell-number }
move-CampAnywhere = A camp on space { $space }

event-Opened = The map is { $map }, with { $quests } quest tokens. { $seat } begins.
event-CharacterTaken = { $seat } plays { $character }.
event-NeutralPlaced = { $character } waits in the town hall.
event-TalentBought = { $seat } learns { $talent }. Experience left: { $experience }.
event-ArtifactsDealt = You were dealt ordinary artifacts: { $artifacts }; and special ones: { $cards }.
event-Drafted = You kept { $artifact } and were passed { $received }.
event-HandsReady = The draft is over. Artifacts in hand: { $each }.
    .each = { $seat } { $hand }
event-StartingFood = { $seat } begins with { food-got }.
event-RoundBegan = Round { $round } begins with { $seat }.
event-LastRound = { $seat } has placed the last camp of the board: this is the last round.
event-NobodyCanCamp = No more camps are placed: this is the last round.
event-MatchEnded = The game is over: { $each }.
    .each = { $seat } { $total }
event-AllLost = A boss was left undefeated: everybody has lost.

event-CoinsGained = { $seat } gains { coins-got }.
event-GemsGained = { $seat } gains { gems-got }.
event-FoodGained = { $seat } gains { food-got }.
event-HeartsGained = { $seat } gains { hearts-got }.
event-TokenGained = { $seat } gains { $tribe-token }.
event-ReputationChanged = { $seat }: reputation is now { $reputation }.
event-Paid =
    { $seat } pays{ $coins ->
        [0] {""}
       *[other] {" "}· { coins-got }
    }{ $gems ->
        [0] {""}
       *[other] {" "}· { gems-got }
    }{ $food ->
        [0] {""}
       *[other] {" "}· { food-got }
    }{ $tribes-count ->
        [0] {""}
       *[other] {" "}· tokens: { $tribes }
    }
event-HeartsPaid =
    { $food ->
        [0] { $seat } spends { hearts-got }.
       *[other] { $seat } spends { hearts-got } and { food-got }.
    }
event-ChiefWon = { $seat } wins the chief of the { $tribe }.
event-AnimalTaken = { $seat } takes { $kind-got }.
event-AnimalReturned =
    { $treasure ->
        [none] { $seat } returns { $kind-got }.
       *[other] { $seat } returns { $kind-got } and loses { $treasure }.
    }
event-TreasureDrawn = { $seat } draws the treasure { $treasure }.
event-TreasureKept = { $seat } keeps { $treasure }.
event-TreasureDiscarded = { $treasure } is discarded.
event-TreasureUsed = { $seat } uses { $treasure }.
event-KeepsakeFound = { $seat } finds the keepsake { $keepsake }.
event-AdventurerJoined =
    { $team ->
        [yes] { $adventurer } joins the team of { $seat }.
       *[no] { $adventurer } waits in the reserve of { $seat }.
    }
event-CoinTakenFrom = { $seat } gets 1 coin from { $other_seat }.
event-CampTaken = { $seat } takes camp { $camps } from the board.
event-ArtifactClaimed = { $seat } claims { $artifact }.
event-ArtifactsKept =
    { $discarded-count ->
        [0] You kept { $artifacts }.
       *[other] { $artifacts-count ->
            [0] You discarded { $discarded }.
           *[other] You kept { $artifacts } and discarded { $discarded }.
        }
    }
event-ArtifactsTaken = { $seat } keeps artifacts: { $count }.

event-Visited = { $seat } goes { $building-to }.
event-DuelBegan =
    { $fair ->
        [yes] { $seat } asks for a fair duel. The defender is { neutral-or-seat }.
       *[no] { $seat } starts an unfair duel. The defender is { neutral-or-seat }.
    }
event-DuelRolled = { $seat } rolls { $roll }, { $total } in all. The defence: { $other_roll }, { $other_total } in all.
event-DuelWon = { $seat } wins the duel against { neutral-or-seat }.
event-Jailed = { $seat } loses the duel and goes to jail.
event-Bribed = { $seat } pays a bribe and goes in without a duel.
event-Traded = { $seat } gives { $given } for { $taken }.
event-ArtifactDiscarded = You discarded { $artifact }.
event-HandShrank = { $seat } discards an artifact and holds { $hand } now.
event-Hired =
    { $price ->
        [0] { $seat } hires { $adventurer } for nothing.
       *[other] { $seat } hires { $adventurer } for { $price }.
    }
event-RowFilled = { $adventurer } comes to the saloon.
event-RowReplaced = { $seat } replaces the row of the saloon: { $adventurers }.
event-SentToReserve = { $member } waits in the reserve of { $seat }.
event-ArtifactsDrawn = { $seat } draws artifacts: { $ordinary } ordinary, { $special } special.
event-ArtifactsSeen = You drew { $artifacts }.
event-TreasuresShown = { $seat } chooses among { $treasures }.
event-Dug = { $seat } digs in the mine.
event-GemSought = { $seat } looks for a gem in the mine: the die shows { $roll }.

event-LeftTown = { $seat } leaves town with { $team } and { hearts-got }.
event-Walked = { $seat } walks to space { $space }.
event-ThreatMet = { $seat } fights: { $threat }.
event-BossMet = { $seat } fights the boss: { $boss }.
event-ThreatAvoided = { $seat } avoids the threat.
event-FightRolled = { $seat } rolls { $roll }, { $total } in all against { $against }.
event-FightRaised = { $seat } raises the result to { $total }.
event-ThreatDefeated = { $seat } defeats the threat: { $threat }.
event-BossDefeated = { $seat } defeats the boss: { $boss }.
event-DrivenBack = { $seat } is driven back to space { $space }. The turn is over.
event-CampPlaced = { $seat } places a camp on space { $space }.
event-QuestRead = { $seat } takes a quest: the storybook is opened.
event-PassageUnwritten = This page of the storybook is not written yet: an arcade card stands in for it.
event-ArcadeDrawn = { $seat } takes a quest and draws an arcade card.
event-OptionChosen = { $seat } chooses option { $option }.
event-QuestDone =
    { $bonus ->
        [yes] Success, with the bonus!
       *[no] Success!
    }
event-QuestFailed = { $seat } fails and gains nothing.
event-KeywordLearned = { $seat } notes a keyword.
event-SideQuestNoted = { $seat } notes a side quest.
event-SquareFilled =
    { $experience ->
        [yes] { $seat } gains a point of experience.
       *[no] { $seat } ticks a quest on the character card.
    }
