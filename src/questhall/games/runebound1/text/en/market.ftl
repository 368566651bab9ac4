# The market, gold, cards that come and go.

ask-market-act = The market: what do you want?
ask-market-wages = Pay this ally, or let him go?
ask-limit-drop = You cannot have so many: which card goes?
ask-trade-propose = What do you give, and what do you want for it?
ask-trade-answer = Do you agree to this exchange?
ask-find-buy = Buy it for half the price?
ask-card-heal = Whose wounds are removed?
ask-ally-scared = Which ally does not dare to fight?

move-Buy = Buy “{ $card }”
move-Hire = Hire “{ $card }”
move-Sell = Sell “{ $card }”
move-Heal = Pay to heal wounds: “{ $who }”
move-Refresh = Pay to remove exhaustion: “{ $who }”
move-Drop = Discard “{ $card }”
move-PayWages = Pay “{ $card }”
move-LetGo = Let “{ $card }” go
move-ProposeTrade = Trade with { $seat }
move-GiveCard = Give “{ $card }”
move-WantCard = Ask for “{ $card }”
move-GiveGold = Give 1 gold
move-WantGold = Ask for 1 gold

event-GoldGained = { $seat } gains { gold }.
event-GoldLost = { $seat } loses { gold }.
event-CardKept = { $seat } gets “{ $card }”.
event-CardFound = { $seat } is offered “{ $card }” for { gold }.
event-CardDropped = { $seat } discards “{ $card }”.
event-CardBought = { $seat } buys “{ $card }” for { gold }.
event-AllyHired = { $seat } hires “{ $card }” for { gold }.
event-CardSold = { $seat } sells “{ $card }” for { gold }.
event-HealingPaid = { $seat } pays { gold } to the healers.
event-WagesPaid = { $seat } pays “{ $card }” { gold }.
event-AllyLeft = “{ $card }” leaves { $seat }.
event-Traded =
    { $gold ->
        [0] { $seat } and { $other_seat } trade: { $gives } for { $takes }.
       *[other] { $seat } and { $other_seat } trade: { $gives } for { $takes }; gold: { $gold }.
    }
event-TradeRefused = { $other_seat } does not agree to the trade with { $seat }.
