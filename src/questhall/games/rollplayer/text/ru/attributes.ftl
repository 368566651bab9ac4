# Шесть действий характеристик.

ask-attribute-strength = Сила: можно перевернуть один свой кубик на противоположную грань.
ask-attribute-dexterity = Ловкость: можно поменять местами два своих кубика. Выберите первый.
ask-attribute-swap-with = С каким кубиком его поменять?
ask-attribute-constitution = Выносливость: можно увеличить или уменьшить значение одного своего кубика.
ask-attribute-intelligence = Интеллект: можно перебросить один свой кубик.
ask-attribute-keep = Оставить новое значение или вернуть прежнее?
ask-attribute-wisdom = Мудрость: можно передвинуть свою фишку на карте мировоззрения.
ask-attribute-charisma = Харизма: можно взять жетон харизмы, он пригодится на рынке в этом раунде.
ask-attribute-any = Можно выполнить действие любой характеристики. Какой?

move-Flip = Перевернуть { own-die }
move-Swap = Поменять местами { own-die }…
move-SwapWith = …и { own-die }
move-Adjust =
    { $by ->
        [-2] Уменьшить на 2: { own-die }
        [-1] Уменьшить на 1: { own-die }
        [1] Увеличить на 1: { own-die }
       *[2] Увеличить на 2: { own-die }
    }
move-Reroll = Перебросить { own-die }
move-KeepRoll = Оставить новое значение { $value }
move-RestoreRoll = Вернуть прежнее значение { $value }
move-StepToken = Передвинуть фишку { $direction }, { $direction-toward }
move-TakeToken = Взять жетон харизмы
move-Perform =
    { $gold ->
        [0] Выполнить действие { $attribute-of }
       *[other] Заплатить { gold } за действие { $attribute-of }
    }

event-DieChanged = { $seat } меняет { $color } кубик ({ place }): было { $old }, стало { $value }.
event-DieRerolled = { $seat } перебрасывает { $color } кубик ({ place }): выпадает { $value }.
event-RollRejected = { $seat } возвращает кубику прежнее значение { $value }.
event-DiceSwapped = { $seat } меняет местами кубики: { place } и { $other_cell }-й в ряду { $other_row-of }.
event-TokenMoved = { $seat } двигает фишку { $direction }, { $direction-toward }.
event-CharismaTaken = { $seat } берёт жетон харизмы.
event-GoldPaid = { $seat } платит { gold } за действие { $attribute-of }.
