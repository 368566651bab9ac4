# The cleanup phase and the market deck.

ask-cleanup-refresh = Choose a used skill to refresh.

move-Refresh = Refresh “{ $skill }”

event-SkillRefreshed = { $seat } refreshes “{ $skill }”.
event-MarketDealt =
    { $cards-count ->
        [0] There is no card left for the market.
       *[other] New in the market: { $each }.
    }
    .each = “{ $card }”
event-MarketCleared = Left in the market and discarded: { $each }.
    .each = “{ $card }”
event-DeckReshuffled =
    { $count ->
        [one] The discard pile becomes the new market deck: { $count } card.
       *[other] The discard pile becomes the new market deck: { $count } cards.
    }
