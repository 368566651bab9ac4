# The market phase.

ask-market-turn = Your market turn: buy a card, or take gold instead.
ask-market-new-skill = You may use your new skill at once, or go on.
ask-class-vigilant = { class-paladin.ability }: follow the arrow, or let your token stay where it is?
ask-class-charitable = { class-cleric.ability }: you may move your token 1 cell.
ask-class-charming = { class-bard.ability }: you may buy a second card.
ask-class-attuned = { class-druid.ability }: you may add a card of the discard pile to the market.

move-Buy =
    { $drop-count ->
        [0] Buy “{ $card }” for { price }
       *[other] Buy “{ $card }” for { price } and discard your own { $each }
    }
    .each = “{ $drop }”
instead-of-a-card = 2 gold (4 with the { card-ancient-spear })
move-DiscardCard = Discard “{ $card }” for { instead-of-a-card }
move-TakeGold = Take { instead-of-a-card } and leave the market as it is
move-AddCard = Add “{ $card }” to the market
move-StayPut = Let the token stay
move-DropWeapon = Discard your weapon “{ $weapon }”

event-CardBought = { $seat } buys “{ $card }” for { price }.
event-WeaponDropped = { $seat } discards a weapon: “{ $weapon }”.
event-CardDiscarded = { $seat } discards “{ $card }”.
event-CardAdded = { $seat } brings “{ $card }” from the discard pile back to the market.
event-TokenStayed = { $seat }: the token stays where it is.
