# Что говорит поле на экране, кроме самих деталей.

## Вкладки, заголовки, места

board-tab-map = Карта
board-tab-town = Город
board-tab-board = Мой планшет
board-tab-others = Соперники
board-of = Планшет: { $name }
board-look = Рассмотреть: { $name }
board-map = Карта «{ $map }»
board-round = Раунд { $round }
board-last-round = Раунд { $round } — последний
board-town = Город
board-jail = Тюрьма
board-gate = У ворот
board-nobody = никого
board-figure = { $character } ({ $name })
board-neutral = { $character }, персонаж без игрока
board-neutral-short = незнакомец
board-here = Где вы сейчас
board-take-quest = Приключение
board-make-camp = Лагерь (3 сердца)
board-set-out = Покинуть город
board-score = Очки на сейчас

## Карта

board-town-space = Город
board-space = Клетка { $space }
board-space-good = торговый путь: { $good }
board-space-book = книга { $book }
board-space-quest = приключение
board-space-water = отравленная вода
board-space-mammoths = мамонты
board-space-camp = лагерь игрока { $name }
board-space-reach =
    в { $steps ->
        [one] { $steps } шаге
       *[other] { $steps } шагах
    } от вас
board-space-hearts =
    { $hearts ->
        [0] сердец не нужно
        [one] за { $hearts } сердце
        [few] за { $hearts } сердца
       *[other] за { $hearts } сердец
    }
board-space-threats =
    { $threats ->
        [one] { $threats } враг на пути
        [few] { $threats } врага на пути
       *[other] { $threats } врагов на пути
    }
board-symbol-threat = На пути — верхний враг колоды
board-symbol-treasure = На пути — сокровище
board-symbol-asleep = Неактивно: по обе стороны лагеря
board-routes = Торговые пути
board-route = { $good }: в одиночку { $alone }, вдвоём по { $shared }. Лагеря: { $owners }
board-threat =
    { $points ->
        [one] { $threat }: сила { $strength }, { $points } очко
        [few] { $threat }: сила { $strength }, { $points } очка
       *[other] { $threat }: сила { $strength }, { $points } очков
    }
board-no-threats = Все враги побеждены
board-strength = Сила { $strength }
board-chiefs = Вожди, которых ещё никто не получил

## Город

board-gives-town-hall = обмен, сброс артефакта, репутация
board-gives-saloon = нанять одного из пяти
board-gives-stables = вьючная птица за 1 еду
board-gives-stables-day = птица за 1 еду или черепаха за 1 самоцвет
board-gives-store = монета или 4 артефакта
board-gives-farm = еда по числу навыка
board-gives-hut = сокровище
board-gives-hut-day = одно сокровище из трёх
board-gives-mine = лагерь, монеты и самоцветы
board-bag =
    { $count ->
        [one] В мешке { $count } спутник; за 1 еду ряд обновляется
        [few] В мешке { $count } спутника; за 1 еду ряд обновляется
       *[other] В мешке { $count } спутников; за 1 еду ряд обновляется
    }
board-harvest = Урожай: { $food } еды
board-store-coin = Взять монету
board-decks = Колоды артефактов: обычных { $ordinary }, особых { $special }
board-stables =
    { $count ->
        [one] В стойлах { $count } вьючное животное
        [few] В стойлах { $count } вьючных животных
       *[other] В стойлах { $count } вьючных животных
    }
board-treasures =
    { $count ->
        [one] В колоде { $count } сокровище
        [few] В колоде { $count } сокровища
       *[other] В колоде { $count } сокровищ
    }
board-mine-skill = Ваш навык: { $count }
board-cell = Ячейка { $cell }: навык { $skill }, приносит: { $pays }
board-cell-camp = { $cell }; лагерь игрока { $name }
board-reputation = Репутация
board-reputation-of = Репутация: { $all }
board-reputation-to = Репутация: { $step }
board-good = { $good }, ценность { $value }
board-deal-give = вы отдаёте
board-deal-want = вы получаете
board-deal-value = ценность { $value } из { $of }

## Планшет игрока

board-hearts =
    { $hearts ->
        [one] { $hearts } сердце
        [few] { $hearts } сердца
       *[other] { $hearts } сердец
    }
board-movement = Перемещение { $movement }, пройдено { $steps }
board-icon = { $icon }: { $count }
board-gems =
    { $gems ->
        [one] { $gems } самоцвет
        [few] { $gems } самоцвета
       *[other] { $gems } самоцветов
    }
board-food = { $food } еды
board-tokens = { $tribe }: { $count }
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
board-team = Команда
board-reserve = Резерв
board-place-free = свободно
board-animals = Вьючные животные
board-animal = { $animal }, номер { $number }
board-no-treasure = без сокровища
board-stall-free = нет животного
board-camps =
    { $placed ->
        [one] Размещён { $placed } лагерь, на планшете осталось { $left }
        [few] Размещено { $placed } лагеря, на планшете осталось { $left }
       *[other] Размещено { $placed } лагерей, на планшете осталось { $left }
    }
board-camps-placed =
    { $placed ->
        [one] Размещён { $placed } лагерь
        [few] Размещено { $placed } лагеря
       *[other] Размещено { $placed } лагерей
    }
board-hand = Артефакты на руке
board-hand-empty = У вас нет артефактов на руке.
board-can-claim = Можно выкупить
board-in-hand = На руке: обычных { $ordinary }, особых { $special }
board-claimed =
    { $count ->
        [one] Выкуплен { $count } артефакт
        [few] Выкуплено { $count } артефакта
       *[other] Выкуплено { $count } артефактов
    }
board-defeated =
    { $count ->
        [one] Побеждён { $count } враг
        [few] Побеждено { $count } врага
       *[other] Побеждено { $count } врагов
    }
board-won = Завоёвано
board-sheet = Карта персонажа
board-squares =
    { $squares ->
        [one] Отмечена { $squares } ячейка
        [few] Отмечены { $squares } ячейки
       *[other] Отмечено { $squares } ячеек
    }
board-experience = Опыт: осталось { $left } из { $stars }
board-keywords =
    { $count ->
        [one] { $count } подсказка
        [few] { $count } подсказки
       *[other] { $count } подсказок
    }
board-side-quests =
    { $count ->
        [one] { $count } дополнительное приключение
        [few] { $count } дополнительных приключения
       *[other] { $count } дополнительных приключений
    }
board-scores = Прошлые игры: { $scores } (вместе { $total })

## Карты

board-kind-ordinary = Обычный артефакт
board-kind-special = Особый артефакт
board-kind-treasure = Сокровище
board-kind-keepsake = Находка
board-kind-talent = Талант
board-kinds-adventurer = Спутники
board-kinds-ordinary = Обычные артефакты
board-kinds-special = Особые артефакты
board-kinds-treasure = Сокровища
board-kinds-keepsake = Находки
board-kinds-threat = Враги
board-kinds-boss = Боссы
board-kinds-talent = Таланты
board-need-fame = репутация не ниже { $reputation }
board-need-infamy = репутация не выше { $reputation }
board-needs = нужно: { $needs }
board-talent-price = Опыт: { $price }
board-talent-owned = изучен
board-long-story = Очень длинная и запутанная история: лучше для игры вдвоём
board-introduction = Знакомство: { $character }
board-map-number = Карта { $map }
board-dealt = Оставьте одну карту, остальные уйдут соседу
board-keep = Что оставить
board-keep-these =
    { $count ->
        [0] Не оставлять ничего
        [one] Оставить { $count }, сбросить { $discarded }
       *[other] Оставить { $count }, сбросить { $discarded }
    }
board-keep-fewer = Столько оставить нельзя.
board-drawn = Взято

## Сражения и дуэли

board-meet = На тропе враг
board-meet-fight = Сразиться: { $threat } ({ $strength })
board-fight-threat = Сражение
board-fight-quest = Проверка
board-fight-duel = Дуэль
board-duel-fair = Честная дуэль
board-duel-unfair = Нечестная дуэль
board-duel-fair-does = +1 к репутации за победу
board-duel-unfair-does = +1 к броску, −1 к репутации
board-duel-tie = При ничьей побеждает защитник. Проигравший попадает в тюрьму.
board-versus = против
board-die = На кубике { $roll }
board-fight-extra = прочая помощь
board-fight-against = нужно
board-fight-lacks =
    { $hearts ->
        [one] Не хватает { $hearts } сердца.
        [few] Не хватает { $hearts } сердец.
       *[other] Не хватает { $hearts } сердец.
    }
board-fight-reached = Этого достаточно.
board-fight-bonus = Достаточно и для бонуса.
board-no-hearts = Без сердец
board-other-hearts = Другое число сердец
board-with-food = из них едой { $food }
board-end-won = достаточно
board-end-lost = мало
board-end-bonus = с бонусом

## Книга приключений

board-story = Книга приключений
board-reader = Читает { $character } ({ $name })
board-story-hidden = Эту историю слышат только участники кампании.
board-own-bonus = у вас +{ $count },
board-roll-any = подойдёт любой бросок
board-roll = на кубике от { $roll }
board-roll-hearts =
    { $hearts ->
        [one] 6 на кубике и { $hearts } сердце
        [few] 6 на кубике и { $hearts } сердца
       *[other] 6 на кубике и { $hearts } сердец
    }
board-no-check = без проверки
board-pay = Цена
board-outcome-success = Успех!
board-outcome-bonus = Успех с бонусом!
board-outcome-failure = Ничего не вышло.
board-brought = Что это принесло
board-close-book = Закрыть книгу
board-read-again = Последняя история: { $title }

## Страница кампании

board-campaign-campaign = Режим кампании
board-campaign-character = Режим персонажа
board-campaign-short = с дополнительными приключениями: 7 партий
board-campaign-games = Партии
board-campaign-map = Карта { $map }: { $name }
board-campaign-total = Вместе
board-campaign-champions = { $count ->
        [one] Победа в кампании: { $names }
       *[other] Победу в кампании делят { $names }
    }
board-campaign-nobody = персонаж ещё не выбран
board-campaign-talents = Таланты
board-campaign-words = Подсказки
board-campaign-joined = в кампании после партии { $games }
board-campaign-done = Пройдено дополнительных приключений: { $count }
