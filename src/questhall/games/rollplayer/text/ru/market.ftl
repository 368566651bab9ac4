# Фаза рынка.

ask-market-turn = Ваш ход на рынке: купите карту или возьмите золотые.
ask-market-new-skill = Новый навык можно использовать прямо сейчас. Если не нужно, продолжайте.
ask-class-vigilant = «{ class-paladin.ability }»: передвинуть фишку по стрелке или оставить на месте?
ask-class-charitable = «{ class-cleric.ability }»: можно передвинуть свою фишку на 1 клетку.
ask-class-charming = «{ class-bard.ability }»: можно купить вторую карту.
ask-class-attuned = «{ class-druid.ability }»: можно добавить на рынок карту из стопки сброса.

move-Buy =
    { $drop-count ->
        [0] Купить карту «{ $card }» за { price }
       *[other] Купить карту «{ $card }» за { price } и сбросить своё оружие: { $each }
    }
    .each = «{ $drop }»
instead-of-a-card = 2 золотых (с картой «{ card-ancient-spear }» — 4)
move-DiscardCard = Сбросить карту «{ $card }» и взять { instead-of-a-card }
move-TakeGold = Взять { instead-of-a-card } и не трогать рынок
move-AddCard = Добавить на рынок карту «{ $card }»
move-StayPut = Оставить фишку на месте
move-DropWeapon = Сбросить своё оружие «{ $weapon }»

event-CardBought = { $seat } покупает карту «{ $card }» за { price }.
event-WeaponDropped = { $seat } сбрасывает своё оружие: «{ $weapon }».
event-CardDiscarded = { $seat } сбрасывает карту «{ $card }».
event-CardAdded = { $seat } возвращает на рынок карту из стопки сброса: «{ $card }».
event-TokenStayed = { $seat }: фишка остаётся на месте.
