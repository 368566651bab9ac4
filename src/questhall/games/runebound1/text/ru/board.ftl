# Что говорит поле на экране, кроме самих фишек и карт.

## Вкладки и заголовки

board-tab-map = Карта
board-tab-hero = Мой герой
board-tab-market = Рынки
board-tab-rivals = Остальные
board-map = Карта края
board-sheet = Лист героя: { $hero }
board-look = Рассмотреть: { $name }
board-alone = Вы играете в одиночку.
board-markets = Рынки
board-market-empty = Здесь ничего не продают.
board-you-are-here = вы здесь
board-edge = По краю поля
board-event = Событие в игре
board-no-event = Сейчас никакое событие не действует.
board-undefeated = Незавершённые задания
board-decks = Колоды заданий
board-nothing = Ничего.
board-allies = Наёмники
board-items = Предметы и награды
board-venture = Что происходит
board-hero = герой

## Карта

board-hex-reach =
    { $dice ->
        [one] { $name }, { $dice } кубик
        [few] { $name }, { $dice } кубика
       *[many] { $name }, { $dice } кубиков
    }
board-figure = { $hero } ({ $name })
board-spot =
    { $up ->
        [yes] Приключение: { $colour }
       *[no] Пустое место: { $colour }
    }
board-waiting = Незавершённое задание { $number }: { $card }
board-space = { $number } · { $hex }
board-dice = Кубики движения
board-die = Кубик движения: { $face }
board-doom-title = Роковой трек
board-doom = Роковой трек: карт { $cards } из { $limit }, гербов закрыто { $counters } из 8

## Герой

board-gold = Золото: { $gold }
board-runes = Драконьи руны: { $count } из трёх
board-rune = Драконья руна. Три такие руны приносят победу.
board-state-knocked-out = Временно выбыл из игры
board-state-dead = Погиб в Финальной битве
board-wounds = Ранения: { $count } из { $limit }
board-exhaustion = Усталость: { $count } из { $limit }
board-numbers = { $attribute } { $value }; урон в атаке ({ $attack }): { $damage }
board-foe-numbers = { $attribute }, нужно набрать: { $value }; неудача в фазе ({ $attack }) стоит { $damage }
board-skill = { $skill }: +{ $modifier } за каждый маркер усталости
board-experience = Опыт: { $points }; улучшение стоит { $cost }
board-counters = Маркеры приключений, { $colour }: { $count }
board-level = Уровень { $level }
board-face-down = лежит рубашкой вверх
board-class-weapon = оружие
board-class-armour = доспехи
board-class-artifact = артефакт
board-class-reward = награда
board-class-rune = драконья руна
board-class-ally = наёмник

## Карты заданий

board-adventure-challenge = вызов, { $colour }
board-adventure-encounter = встреча, { $colour }
board-adventure-event = событие { $number }, { $colour }
board-test = Тест: { $attribute }, { $skill } ({ $target })
board-brings-rune = Даёт драконью руну
board-brings-victory = Даёт победу
board-hazard = Опасность в пути: ни наград, ни отступления.
board-deck =
    { $count ->
        [one] Колода, { $colour }: { $count } карта
        [few] Колода, { $colour }: { $count } карты
       *[many] Колода, { $colour }: { $count } карт
    }
board-kinds-heroes = Герои
board-kinds-weapons = Оружие
board-kinds-armour = Доспехи
board-kinds-artifacts = Артефакты
board-kinds-allies = Наёмники
board-kinds-green = Зелёная колода
board-kinds-yellow = Жёлтая колода
board-kinds-blue = Синяя колода
board-kinds-red = Красная колода

## Сражения и броски

board-fight = Сражение
board-fight-before = Перед сражением
board-fight-round = Раунд { $round }
board-phases = Фазы раунда
board-phase-before = перед сражением
board-phase-escape = отступление
board-target = Нужно набрать: { $target }
board-cost =
    { $wounds ->
        [one] Неудача стоит { $wounds } ранения
       *[other] Неудача стоит { $wounds } ранений
    }
board-boost = следующий бросок { NUMBER($boost, signDisplay: "always") }
board-extra = следующий удар +{ $extra }
board-hurt =
    { $count ->
        [one] { $who }: вот-вот получит { $count } ранение
        [few] { $who }: вот-вот получит { $count } ранения
       *[many] { $who }: вот-вот получит { $count } ранений
    }
board-gambles = Сражения, в которые можно вступить
board-end-win = Победа, если никто не отступит:
board-end-away = Отступить в конце концов:
board-defence = Защита:
board-has-attacked = уже атаковал
board-kept-out = не может сражаться
board-spoils = Что забрать у проигравшего
board-roll-attack = { $who }: атака
board-roll-defence = { $who }: защита
board-roll-escape = { $who }: попытка отступить
board-roll-test = { $who }: тест ({ $attribute })
board-roll-target = { $who }: защита
board-roll-against = против { $target }
board-roll-good = успех
board-roll-bad = неудача

## Обмен

board-trade = Обмен
board-gives = { $name } отдаёт
board-trade-add = Что можно добавить
