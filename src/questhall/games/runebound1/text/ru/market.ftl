# Торговля, золото, карты, которые приходят и уходят.

ask-market-act = Рынок: что вам угодно?
ask-market-wages = Заплатить этому наёмнику или отпустить его?
ask-limit-drop = Столько нести нельзя: какую карту сбросить?
ask-trade-propose = Что вы отдаёте и что хотите взамен?
ask-trade-answer = Вы согласны на обмен?
ask-find-buy = Купить за полцены?
ask-card-heal = С кого снять ранения?
ask-ally-scared = Кто из наёмников не решится сражаться?

move-Buy = Купить «{ $card }»
move-Hire = Нанять «{ $card }»
move-Sell = Продать «{ $card }»
move-Heal = Заплатить за лечение ран: «{ $who }»
move-Refresh = Заплатить, чтобы снять усталость: «{ $who }»
move-Drop = Сбросить «{ $card }»
move-PayWages = Заплатить: «{ $card }»
move-LetGo = Отпустить: «{ $card }»
move-ProposeTrade = Предложить обмен: { $seat }
move-GiveCard = Отдать «{ $card }»
move-WantCard = Попросить «{ $card }»
move-GiveGold = Отдать 1 зол.
move-WantGold = Попросить 1 зол.

event-GoldGained = { $seat } получает { gold }
event-GoldLost = { $seat } теряет { gold }
event-CardKept = { $seat } получает карту «{ $card }».
event-CardFound = { $seat }: предложена карта «{ $card }» за { gold }
event-CardDropped = { $seat } сбрасывает «{ $card }».
event-CardBought = { $seat } покупает «{ $card }» за { gold }
event-AllyHired = { $seat } нанимает: «{ $card }», { gold }
event-CardSold = { $seat } продаёт «{ $card }» за { gold }
event-HealingPaid = { $seat } платит лекарям { gold }
event-WagesPaid = { $seat } платит наёмнику: «{ $card }», { gold }
event-AllyLeft = { $seat } остаётся без наёмника: «{ $card }».
event-Traded =
    { $gold ->
        [0] { $seat } и { $other_seat } меняются: { $gives } на { $takes }.
       *[other] { $seat } и { $other_seat } меняются: { $gives } на { $takes }; золото: { $gold }.
    }
event-TradeRefused = { $other_seat } не соглашается на обмен. Предлагает { $seat }.
