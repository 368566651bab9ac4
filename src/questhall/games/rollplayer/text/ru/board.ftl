# Что стол на экране говорит рядом с самими компонентами.

## Вкладки и заголовки

board-tab-sheet = Планшет
board-tab-market = Рынок
board-tab-rivals = Соперники
rp-round = Раунд { $round } из { $rounds }
rp-first = Первый игрок: { $name }
rp-initiative = Инициатива
rp-market = Рынок
rp-market-empty = Рынок пуст.
rp-score-now = Звёзды сейчас
rp-rivals = Соперники
rp-open-sheet = Открыть планшет: { $name }

## Стопки

rp-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
       *[other] Колода: { $cards } карт
    }
rp-discard =
    { $cards ->
        [one] Сброс: { $cards } карта
        [few] Сброс: { $cards } карты
       *[other] Сброс: { $cards } карт
    }
rp-trash =
    { $cards ->
        [one] Мусор: { $cards } карта
        [few] Мусор: { $cards } карты
       *[other] Мусор: { $cards } карт
    }
rp-bag =
    { $dice ->
        [one] Мешочек: { $dice } кубик
        [few] Мешочек: { $dice } кубика
       *[other] Мешочек: { $dice } кубиков
    }
rp-aside = Вынуты из мешочка
rp-pile-empty = Здесь ничего нет.
rp-bag-of = { $color }: { $count }
rp-top = Открытая карта

## Кубики

rp-die = Кубик: { $color }, { $value }
rp-die-on-sheet = Кубик: { $color }, { $value }, { $row }, клетка { $cell }
rp-die-matches = Кубик: { $color }, { $value }, { $row }, клетка { $cell }, совпал с предысторией
rp-die-elsewhere = Кубик: { $color }, { $value }, { $row }, клетка { $cell }, по предыстории здесь { $wanted }
rp-cell-empty = { $row }, клетка { $cell }: пусто
rp-cell-wants = { $row }, клетка { $cell }: пусто, по предыстории здесь { $wanted }
rp-starting = Кубики к размещению
rp-starting-die = Начальный кубик { $number }: { $color }, { $value }
rp-in-hand = В руке
rp-provisional = Эти кубики видны только вам, пока не разложат свои все остальные.

## Ряды и целевые характеристики

rp-goal-exactly = { $value }
rp-goal-between = { $low }–{ $high }
rp-goal-least = { $low }+
rp-goal-met = выполнено
rp-needs = нужно { $low }–{ $high }
rp-needs-exactly = нужно { $value }
rp-needs-least = нужно { $low }+
rp-needs-most = не больше { $high }
rp-needs-anything = подойдёт любое
rp-out-of-reach = недостижимо
rp-short = не хватает { $count }
rp-over = перебор { $count }
rp-row = { $row }: { $total }, цель { $goal } за { stars }, { $standing }
rp-row-plain = { $row }

rp-modifier = { $race }: { $by }
rp-by-chance = как выпадет
rp-action-strength = перевернуть кубик
rp-action-dexterity = поменять два кубика
rp-action-constitution = изменить кубик на 1
rp-action-intelligence = перебросить кубик
rp-action-wisdom = передвинуть фишку
rp-action-charisma = жетон харизмы

## Планшет

rp-class-color = { $color } кубик — 1 звезда
rp-backstory-matches = { $matches } из { $marks } на своих местах
rp-backstory-table = Кубики на своих местах и звёзды за них
rp-good = Добро
rp-order = Порядок
rp-evil = Зло
rp-chaos = Хаос
rp-alignment-cell = { $vertical }, { $horizontal }: звёзды { $signed }
rp-alignment-here = { $vertical }, { $horizontal }: звёзды { $signed }. Фишка здесь.
rp-alignment-step = Передвинуть фишку { $direction }, { $direction-toward }: звёзды { $signed }
rp-neutral = нейтрально
rp-owns-nothing = Пока ничего не куплено.
rp-counts-now = сейчас { $stars }
rp-skill-ready = готов
rp-skill-used = использован
rp-holds = карта инициативы { $card }

## Рынок и карты инициативы

rp-kind-weapon =
    { $hands ->
        [one] оружие, { $hands } рука
       *[other] оружие, { $hands } руки
    }
rp-kind-skill = навык
rp-kind-trait = черта
rp-card = { $name }: { $kind }, цена { $cost }
rp-card-discount = { $name }: { $kind }, вам { $price } вместо { $cost }
rp-card-arrow = { $name }: { $kind }, стрелка { $direction }, цена { $cost }
rp-card-arrow-discount = { $name }: { $kind }, стрелка { $direction }, вам { $price } вместо { $cost }
rp-too-expensive = не по карману
rp-dots =
    { $dots ->
        [one] { $dots } точка
        [few] { $dots } точки
       *[other] { $dots } точек
    }
rp-arrow = стрелка { $direction }, { $direction-toward }
rp-no-arrow = стрелка того навыка, что используется
rp-set-bonus = +1: { $colors }
rp-initiative-card = Карта инициативы { $number }: { $color }, { $value }
rp-initiative-card-gold = Карта инициативы { $number }: { $color }, { $value }, { gold }
rp-initiative-taken = Карта инициативы { $number }: { $name }
rp-initiative-empty = Карта инициативы { $number }

## Подсчёт

rp-total = Итого
rp-part-goal = Целевые характеристики
rp-part-class-dice = Цвет класса
rp-part-alignment = Мировоззрение
rp-part-backstory = Предыстория
rp-part-armour = Броня
rp-part-trait = Черты
rp-part-gold = Оставшееся золото
rp-final = Репутация подсчитана
rp-place = { $place }-е место

## Выбор

rp-taken = занято: { $name }

## Энциклопедия

board-kinds-weapon = Оружие
board-kinds-armour = Броня
board-kinds-skill = Навыки
board-kinds-trait = Черты
board-kinds-class = Классы
board-kinds-race = Расы
board-kinds-backstory = Предыстории
board-kinds-alignment = Мировоззрения
