# Бой.

ask-fight-act = Ваше боевое действие.
ask-fight-block = Сейчас будет урон: потратить щиты?
ask-fight-retreat = Попытаться отступить или сражаться дальше?
ask-retreat-die = Куда отступить?
ask-token-flip = Какой жетон перевернуть?
ask-token-recast = Какой жетон перебросить?
ask-token-recast-spent = Какой потраченный жетон перебросить?
ask-token-remove = Какой жетон убрать?
ask-corbin-cancel = Потратить удары, чтобы отменить нападение Корбина?
ask-lissa-dice = Приложите усилие для переброса или бейте с этим результатом.
ask-villain-fallen = Какую способность павшего использовать?
ask-moment-engage = Вы вступаете в бой: использовать способность?
ask-moment-cast = Жетоны брошены: использовать способность?
ask-moment-acted = После вашего боевого действия: использовать способность?
ask-moment-cancel = Противник использует способность: отменить её?
ask-moment-struck = Сейчас будет урон: использовать способность?
ask-moment-dealt = Ваша атака нанесла раны: использовать способность?
ask-moment-hurt = Вы получили раны: использовать способность?

move-Strike = Атака: { $damage } ({ $kind })
move-UseSurge = «{ $ability }» (ударов: { $surges })
move-FlipOwn = Ловкость: перевернуть свой жетон, { $shows } → { $back }
move-MakeRecast = Ловкость: противник перебрасывает жетон, { $shows }
move-Double = Удвоить: { $shows }
move-Pass = Спасовать
move-Block = Заблокировать щитами: { $shields }
move-SpendSurges = Отменить за удары: { $surges }
move-ChooseToken = { $shows }
move-Retreat = Попытаться отступить
move-Stay = Сражаться дальше

event-FightBegan =
    { $other_seat ->
        [none] { $seat } вступает в бой: «{ $enemy }».
       *[other] { $seat } вызывает на бой: { $other_seat }.
    }
event-RoundCast = Раунд боя { $round }.
event-TokensCast = { who } бросает жетоны: { $shows }.
event-Initiative = Инициатива: { who } ({ $own } против { $others }).
event-Struck = { who } атакует: { $amount } ({ $kind }).
event-Blocked = { who } блокирует: { $amount }.
event-SurgeUsed = { who } использует «{ $ability }» (ударов: { $surges }).
event-Cancelled = «{ $ability }» отменяется.
event-TokenFlipped = Жетон перевёрнут ({ whose }): { $shows }.
event-TokenRecast = Жетон переброшен ({ whose }): { $shows }.
event-TokenRemoved = Жетон убран ({ whose }): { $shows }.
event-TokenDoubled = { who } удваивает жетон: { $shows }.
event-Passed = { who } пасует.
event-FightEnded =
    { $other_seat ->
        [none] { $seat } против «{ $enemy }»: { $end }.
       *[other] { $seat } против { $other_seat }: { $end }.
    }

whose =
    { $seat ->
        [none] враг
       *[other] { $seat }
    }
