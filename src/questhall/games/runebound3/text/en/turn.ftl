# Set-up, and the turn of a hero.

ask-setup-hero = Which hero will you play?
ask-setup-place = Where does your hero begin?
ask-setup-corbin = Corbin's beginning: a skill card, or the first hex of the way?
ask-setup-hawthorne = Lord Hawthorne's beginning: you may buy one of these assets.
ask-setup-mok = Elder Mok's beginning: you may learn a skill that costs one trophy.
ask-turn-act = Your turn: what will you do?
ask-move-dice = Spend a die to move, exert to reroll one, or stop.
ask-move-go = You may move one hex.
ask-rest-dice = Exert to reroll a die, or rest with these.
ask-test-exert = Exert to reveal one more card, or let the test stand.
ask-hand-discard = You hold too many skill cards: discard one.
ask-hand-lose = The enemy makes you discard a skill card: which one?
ask-hand-exert = Which skill card do you discard to exert?
ask-learn-pay = Which trophy do you spend?
ask-learn-free = You may learn a skill of your hand for nothing.
ask-skills-discard = You have learned too many skills of this kind: discard one.
ask-assets-discard = You may have one asset of each kind: discard one of the two.
ask-asset-free = You may take an asset for nothing.
ask-shop-sell = Sell assets, or go on to buying.
ask-shop-buy = Buy an asset, or discard one from the market.
ask-trade-propose = What do you give, and what do you want for it?
ask-trade-answer = Do you agree to this exchange?
ask-trophy-deck = From which deck do you take the trophy?
ask-event-option = Which of the two do you choose?
ask-quest-explore = Take an outcome you can pay for, exert to reroll a die, or leave the quest for later.
ask-quest-outcome = Which outcome do you take?
ask-reward-choose = Which reward do you take?
ask-corbin-challenge = Whom does Corbin challenge?
ask-moment-trophy = You have gained a trophy: use an ability?
ask-moment-defeated = You are defeated: use an ability?
ask-moment-tested = The cards are revealed: use an ability?
ask-moment-learned = You have learned a skill: use an ability?
ask-moment-won = You have won the fight: use an ability?

move-TakeHero = { $hero }
move-Place = { $hex }
move-Adventure = Adventure (2 action points)
move-Step = Move to { $hex }
move-RollToMove = Move by terrain dice
move-Rest = Rest
move-Shop = Shop
move-Train = Train
move-Idle = Skip an action
move-StandUp = Stand up
move-UseAction = Use “{ $ability }”
move-AttemptQuest = Try the quest “{ $quest }”
move-FollowRumour = Follow the rumour “{ $rumour }”
move-AttemptStory = Try the story quest “{ $story }”
move-EngageVillain = Engage the villain
move-KillZombie = Kill a zombie
move-Challenge = Challenge { $seat }
move-EndTurn = End the turn
move-Learn = Learn “{ $skill }”
move-SpendTrophy = A trophy: { $deck }
move-DiscardSkill = Discard “{ $skill }”
move-DiscardAsset = Discard “{ $asset }”
move-ProposeTrade = Exchange with { $seat }
move-GiveAsset = Give “{ $asset }”
move-WantAsset = Ask for “{ $asset }”
move-GiveGold = Give 1 gold
move-WantGold = Ask for 1 gold
move-Accept = Agree
move-Decline = No
move-Done = Done
move-MoveTo =
    { $ability ->
        [none] Move to { $hex } with a die: { $face }
       *[other] Move to { $hex } with a die: { $face }, thanks to “{ $ability }”
    }
move-Go = Move to { $hex }
move-RerollDie = Exert to reroll a die: { $face }
move-ExertCard = Exert with “{ $skill }”
move-TakeOutcome = Outcome { $outcome }
move-TakeOption = Choice { $option }
move-TakeTrophy = Take a trophy: { $deck }
move-TakeAsset = Take “{ $asset }”
move-TakeSkill = “{ $skill }”
move-Sell = Sell “{ $asset }”
move-Buy = Buy “{ $asset }”
move-Refuse = Discard “{ $asset }” from the market
move-Use = Use “{ $ability }”

event-ScenarioChosen = The scenario is “{ $scenario }”.
event-FirstPlayer = { $seat } is the first player.
event-HeroTaken = { $seat } plays { $hero }.
event-Placed = { $seat } begins at { $hex }.
event-TurnBegan = Round { $round }: the turn of { $seat }.
event-TimeMoved = The time token moves to space { $space }.
event-ActBegan = Act { $act } begins.
event-GemsRefreshed =
    { $count ->
        [0] No adventure gem is turned up again.
        [one] { $count } adventure gem is turned up again.
       *[other] { $count } adventure gems are turned up again.
    }
event-StoryDrawn =
    { $slot ->
        [0] A story card: “{ $story }”.
       *[other] A story quest: “{ $story }” (slot { $slot }).
    }
event-StorySolved = { $seat } solves the story quest “{ $story }”.
event-StoryFailed = { $seat } does not manage “{ $story }” this time.
event-VillainPlaced = The villain appears: { $hex }.
event-VillainMoved =
    { $wilds ->
        [0] The villain stays: { $hex }.
       *[other] The villain moves ({ $wilds }): { $hex }.
    }
event-ZombiesPlaced = Zombies rise ({ $count }): { $hex }.
event-ZombieMoved = A zombie wanders from { $hex } to { $other_hex }.
event-ZombieKilled = { $seat } destroys a zombie: { $hex }.
event-MatchEnded =
    { $seat ->
        [none] The heroes have lost: { $end }.
       *[other] { $seat } has won: { $end }!
    }
event-AdventureBegan =
    { $card ->
        [none] { $seat } seeks an adventure, but the deck is empty ({ $deck }).
       *[other] { $seat } seeks an adventure: “{ $card }” ({ $deck }).
    }
event-Moved = { $seat } moves: { $hex }.
event-DiceRolled = { $seat } rolls { $why }: { $faces }.
event-DieRerolled = { $seat } rerolls a die: { $face }.
event-Exerted = { $seat } exerts with “{ $skill }”.
event-Healed = { who } heals { $amount }.
event-Suffered = { who } suffers { $amount } damage.
event-HeroDefeated = { $seat } is defeated.
event-HeroStands = { $seat } is back on both feet.
event-HeroDelayed = { $seat } is delayed.
event-HeroEliminated = { $seat } is out of the game.
event-GoldGained = { $seat } gains { gold }.
event-GoldPaid = { $seat } pays { gold }.
event-TokensGained = { $seat } gains { $count } { $scenario-tokens }.
event-TokensLost = { $seat } loses { $count } { $scenario-tokens }.
event-TrophyClaimed = { $seat } claims a trophy: “{ $card }”.
event-TrophyGained =
    { $card ->
        [none] { $seat } gains a trophy: { $deck }.
       *[other] { $seat } gains a trophy: “{ $card }” ({ $deck }).
    }
event-TrophySpent = { $seat } spends a trophy: “{ $card }”.
event-SkillsDrawn =
    { $skills-count ->
        [0] { $seat } draws skill cards: { $count }.
       *[other] { $seat } draws: { $skills }.
    }
event-SkillDiscarded = { $seat } discards “{ $skill }”.
event-SkillLearned = { $seat } learns “{ $skill }”.
event-AssetOffered = New in the market of { $city }: “{ $asset }”.
event-AssetSold = { $seat } sells “{ $asset }” for { gold }.
event-AssetBought = { $seat } buys “{ $asset }” for { gold }.
event-AssetTaken = { $seat } takes “{ $asset }”.
event-AssetLost = { $seat } discards “{ $asset }”.
event-AssetRefused = { $seat } discards “{ $asset }” from the market.
event-Traded =
    { $gold ->
        [0] { $seat } and { $other_seat } exchange: { $gives } for { $takes }.
       *[other] { $seat } and { $other_seat } exchange: { $gives } for { $takes }; gold: { $gold }.
    }
event-TradeRefused = { $other_seat } does not agree to the exchange with { $seat }.
event-AbilityUsed = { who } uses “{ $ability }”.
event-OptionTaken = { $seat } makes choice { $option }: “{ $card }”.
event-RumourKept = { $seat } keeps a rumour: “{ $card }”.
event-QuestTaken = { $seat } takes on a quest: “{ $card }”.
event-OutcomeTaken = { $seat } completes “{ $card }”: outcome { $outcome }.
event-QuestFailed = { $seat } does not manage “{ $card }” this time.
event-CardDiscarded = “{ $card }” is discarded.
event-TestBegan =
    { $skills-count ->
        [0] { $seat } tests { $attribute } without a card.
       *[other] { $seat } tests { $attribute }: { $skills }.
    }
event-TestExtended = { $seat } exerts and reveals “{ $skill }”.
event-TestEnded =
    { $successes ->
        [0] { $seat } fails the test.
        [one] { $seat } passes the test with { $successes } success.
       *[other] { $seat } passes the test with { $successes } successes.
    }
