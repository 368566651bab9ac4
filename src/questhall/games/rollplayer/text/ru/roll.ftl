# Фаза броска и резерв кубиков.

ask-roll-tie = На этих кубиках одно значение. Какой цвет положите на карту инициативы с меньшей цифрой?

move-LayDie = Положить { $color } кубик на карту инициативы «{ $card }»

event-RoundBegan = Начинается раунд { $round } из { $rounds }.
event-PoolRolled = { $seat } достаёт и бросает кубики: { $each }.
    .each = { $color } { $value }
event-PoolLaid = Резерв кубиков на картах инициативы: { $each }.
    .each = «{ $card }» — { $color } { $value }
event-PoolDieChanged = { $seat } меняет { $color } кубик на карте инициативы «{ $card }»: было { $old }, стало { $value }.
event-PoolSwapped = { $seat } меняет местами кубики на картах инициативы «{ $card }» и «{ $other }».
