# Why something cannot be done now.

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-defeated = Your hero is defeated and can only rest.
refusal-delayed = Your hero is delayed and must stand up first.
refusal-no-action-points = You have no action points left.
refusal-no-gem = There is no adventure gem on this hex.
refusal-gem-face-down = The gem on this hex lies face down until it is refreshed.
refusal-adventure-costs = An adventure costs { $count } action points.
refusal-too-few-trophies = To learn “{ $skill }” you need the right trophies: { $count } in all.
refusal-other-city = This asset lies in the market of another city.
refusal-shop-first = Spend an action point to shop, then you can buy.
refusal-too-expensive = You have { gold }, and it costs { $cost }.
refusal-elsewhere-quest = This quest is tried on the hexes its card names.
refusal-elsewhere-rumour = This rumour leads to another place.
refusal-elsewhere-story = This story quest is solved on the hex its card names.
refusal-not-now-hex = You can move there only by an action, by terrain dice or by an ability.
refusal-not-now-gem = Adventures are an action of your own turn.
refusal-not-now-hand = Skills are learned before or after an action, not in the middle of one.
refusal-not-now-skill = A learned skill works by itself or at its moment.
refusal-not-now-asset = Assets are sold only while shopping.
refusal-not-now-market = Assets are bought while shopping in their city.
refusal-not-now-quest = Quests are tried by an action of your own turn.
refusal-not-now-rumour = Rumours are followed by an action of your own turn.
refusal-not-now-story = Story quests are tried by an action of your own turn.
refusal-not-now-die = This die is spent, or you have no card to exert with.
refusal-not-now-token = This token is spent, covered, or cannot be used now.
