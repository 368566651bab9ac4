# Фаза кубиков.

ask-dice-card = Выберите карту инициативы с кубиком.
ask-dice-row = В какой ряд положите кубик?
ask-class-mysterious = «{ class-sorcerer.ability }»: можно перебросить только что выложенный кубик, но результат придётся оставить.

move-TakeCard = Взять карту инициативы «{ $card }»
move-SwapPool = Поменять местами кубики на картах инициативы «{ $card }» и «{ $other }»
move-PlaceDie = Положить в ряд { $row-of }
move-RerollPlaced = Перебросить выложенный кубик

event-CardTaken = { $seat } берёт карту инициативы «{ $card }», на ней { die }.
event-DiePlaced = { $seat } кладёт { die } на { $cell }-ю клетку ряда { $row-of }.
