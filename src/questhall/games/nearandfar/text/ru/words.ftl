# Слова игры: как что называется и как считается.

coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
coins-got =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
gems-got =
    { $gems ->
        [one] { $gems } самоцвет
        [few] { $gems } самоцвета
       *[other] { $gems } самоцветов
    }
food-got =
    { $food ->
        [one] { $food } еду
        [few] { $food } еды
       *[other] { $food } еды
    }
hearts-got =
    { $hearts ->
        [one] { $hearts } сердце
        [few] { $hearts } сердца
       *[other] { $hearts } сердец
    }
neutral-or-seat =
    { $other_seat ->
        [none] незнакомец из ратуши
       *[other] { $other_seat }
    }

## Вьючные животные

animal-bird = вьючная птица
    .got = вьючную птицу
animal-turtle = вьючная черепаха
    .got = вьючную черепаху

## Символы

icon-skill = навык
icon-combat = бой
icon-movement = перемещение
icon-caution = осторожность
icon-search = поиск
icon-hearts = сердца

## Где персонаж

place-gate = у ворот города
place-jail = в тюрьме
place-map = на карте

## Этапы и концовки

phase-open = Подготовка к игре
phase-characters = Выбор персонажей
phase-talents = Покупка талантов
phase-draft = Драфт артефактов
phase-discards = Сброс артефактов
phase-turn = Ход игрока
phase-over = Конец игры
end-last-camp = последний лагерь размещён
end-no-room = лагерей больше не размещают
end-boss-left = боссы не побеждены

## Подсчёт очков

score-camps = Лагеря
score-routes = Торговые пути
score-artifacts = Артефакты
score-threats = Побеждённые враги
score-bonuses = Бонусы карт
score-wealth = Монеты, самоцветы и жетоны племён
score-chiefs = Вожди
score-reputation = Репутация
score-board = Планшет игрока
score-mammoths = Нет лагеря у мамонтов
score-sheet = Заполненная карта персонажа

## Шансы

odds-check = пройти проверку
odds-fight = победить
odds-duel =
    { $detail ->
        [unfair] победить на нечестной дуэли
       *[fair] победить на честной дуэли
    }
odds-help = со всеми сердцами и сокровищами

## Что стало известно

learned-first-player = определён первый игрок
learned-map = выбрана карта
learned-quests = размещены жетоны приключений
learned-characters = розданы персонажи
learned-artifacts = взяты артефакты
learned-claim = выкуплен артефакт
learned-treasures = взято сокровище
learned-bag = из мешка взяты спутники
learned-arcade = взята карта аркады
learned-die = брошен кубик
