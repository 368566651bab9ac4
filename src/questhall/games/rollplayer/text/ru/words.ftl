# Слова игры: что как называется и как считается.

gold =
    { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    }
stars =
    { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[other] { $stars } звёзд
    }
tokens =
    { $tokens ->
        [one] { $tokens } жетон харизмы
        [few] { $tokens } жетона харизмы
       *[other] { $tokens } жетонов харизмы
    }
price =
    { $tokens ->
        [0] { gold }
       *[other]
            { $gold ->
                [0] { tokens }
               *[other] { gold } и { tokens }
            }
    }
die = { $color } кубик ({ $value })
place = { $cell }-й в ряду { $row-of }
own-die = { $cell }-й кубик в ряду { $row-of }

## Цвета кубиков

color-green = зелёный
color-blue = синий
color-red = красный
color-purple = фиолетовый
color-black = чёрный
color-white = белый
color-gold = золотой

## Характеристики и их ряды

row-strength = сила
    .of = силы
    .short = СИЛ
row-dexterity = ловкость
    .of = ловкости
    .short = ЛОВ
row-constitution = выносливость
    .of = выносливости
    .short = ВЫН
row-intelligence = интеллект
    .of = интеллекта
    .short = ИНТ
row-wisdom = мудрость
    .of = мудрости
    .short = МДР
row-charisma = харизма
    .of = харизмы
    .short = ХАР

## Направления на карте мировоззрения

direction-up = вверх
    .toward = к добру
direction-down = вниз
    .toward = ко злу
direction-left = влево
    .toward = к порядку
direction-right = вправо
    .toward = к хаосу

## Планшеты персонажей

race-dragonkin = Драконид
    .text = Сила +2, ловкость −2. Огонь в крови, и ни одна дверь не впору.
race-dwarf = Дворф
    .text = Выносливость +2, харизма −2. Пересидит любую осаду, но пиво потом обругает.
race-elf = Эльф
    .text = Ловкость +2, выносливость −2. Не оступится ни разу, зато простудится первым.
race-halfling = Полурослик
    .text = Харизма +2, сила −2. Сундук не поднять, но ключ отдадут сами.
race-human = Человек
    .text = Ни бонусов, ни штрафов. Всё ещё впереди.
race-orc = Орк
    .text = Сила +2, интеллект −2. Открывает любую дверь, даже нарисованную.

side-female = женская сторона
side-male = мужская сторона

## За что дают золотые

why-start = начальные золотые
why-card = с карты инициативы
why-row = за заполнение рядов
why-die = за золотые кубики
why-discard = вместо покупки
why-longbow = «{ card-longbow }»
why-pickpocket = «{ card-pickpocket }»

## Фазы

phase-start = Кто начинает
phase-sheets = Подготовка: планшеты
phase-classes = Подготовка: классы
phase-deal = Подготовка: раздача
phase-placing = Подготовка: начальные кубики
phase-roll = Фаза броска
phase-dice = Фаза кубиков
phase-before-market = Перед фазой рынка
phase-market = Фаза рынка
phase-cleanup = Фаза обновления
phase-final = Финальный подсчёт
phase-over = Партия окончена

## Что стало известно, и этого уже не забыть

learned-bag = из мешочка уже вынут кубик
learned-dice = кубики уже брошены
learned-start = бросок на первого игрока уже сделан
learned-enemy = вражеский кубик уже брошен
learned-deck-market = карта из колоды рынка уже открыта
learned-deck-backstory = карты предыстории уже розданы
learned-deck-alignment = карты мировоззрения уже розданы
learned-deck-removed = уже видно, какие карты ушли из колоды рынка

## Два хода на все случаи

move-Skip = Пропустить
move-Done = Готово
