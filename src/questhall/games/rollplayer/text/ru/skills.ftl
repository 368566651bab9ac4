# Использование навыков.

ask-skill-concentrate = «{ card-concentrate }»: можно увеличить или уменьшить значение одного своего кубика.
ask-skill-give = Какой свой кубик отдадите в обмен?
ask-skill-take-from-pool = С какой карты инициативы возьмёте кубик в обмен?
ask-skill-take-from-bag = Кубик какого цвета возьмёте из мешочка?
ask-skill-open-lock = «{ card-open-lock }»: можно купить эту карту за полную стоимость.
ask-skill-intimidate = «{ card-intimidate }»: какой кубик на карте инициативы повернуть и какой гранью? Можно отказаться.
ask-skill-climb = «{ card-climb }»: можно перевернуть кубик на карте инициативы.
ask-skill-move-die = «{ card-sleight-of-hand }»: какой кубик перенести в другой ряд?
ask-skill-move-to = В какой ряд его перенести?
ask-skill-move-silently = «{ card-move-silently }»: можно купить карту из стопки сброса.
ask-final-last = Последняя возможность перед подсчётом: используйте навыки, сбросьте оружие или завершайте.

move-UseSkill =
    { $copied ->
        [none] Использовать навык «{ $skill }»
       *[other] Использовать навык «{ $skill }» как «{ $copied }»
    }
move-FlipPool = Перевернуть кубик на карте инициативы «{ $card }»
move-TurnPool = Повернуть кубик на карте инициативы «{ $card }» гранью { $value }
move-GiveDie = Отдать { $cell }-й кубик из ряда { $row-of }
move-TakeFromPool = Взять кубик с карты инициативы «{ $card }»
move-TakeFromBag = Взять { $color } кубик
move-MoveDie = Перенести { $cell }-й кубик из ряда { $row-of }
move-MoveTo = В ряд { $row-of }

event-SkillUsed =
    { $copied ->
        [none] { $seat } использует навык «{ $skill }».
       *[other] { $seat } использует навык «{ $skill }» как «{ $copied }».
    }
event-TopTurned = { $seat } открывает верхнюю карту колоды рынка: «{ $card }».
event-DieMoved = { $seat } переносит { die } из ряда { $row-of } в ряд { $other_row-of }.
event-DieExchanged = { $seat } меняет { die } на { $other_color } ({ $other_value }): { place }.
