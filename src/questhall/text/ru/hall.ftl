# Что говорит сам зал, какая бы игра ни шла.

player = Игрок { $number }

# Перечисления: «А, Б и В» и простые, только с запятыми.
list = { $left }, { $right }
    .last = { $left } и { $right }
list-commas = { $left }, { $right }
    .last = { $left }, { $right }

event-Undone = { $seat } отменяет свой ход.

refusal = { $sentence } · { $rule }

## Почему отменить больше нельзя

stop-learned = Этот ход не вернуть: { $what }.
stop-acted = Этот ход не вернуть: после него действует другой игрок ({ $seat }).
stop-nothing = Отменять нечего.
stop-over = Партия окончена, ходы назад не берутся.

learned-answers = ответы всех игроков уже открыты

## Шансы

odds-exact = точно
odds-tried =
    { $tries ->
        [one] оценка: { $tries } проба
        [few] оценка: { $tries } пробы
       *[other] оценка: { $tries } проб
    }
odds-percent = { $percent } %

## Что пошло не так

error-StaleMove = Положение на столе уже изменилось. Взгляните ещё раз.
error-IllegalMove = Сейчас так сходить нельзя.
error-RulesError = Это ошибка в правилах игры, а не ваша; партия осталась на прежнем месте. ({ $sentence })
