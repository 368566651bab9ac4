# Что выбирают за столом.

option-mode = Режим
    .text = Одна игра или история на много вечеров.
option-mode-first = Первое странствие
    .text = Одна игра на карте «Пещеры глого» с её шестнадцатью историями. Начните с неё.
option-mode-campaign = Кампания
    .text = Десять игр на картах со второй по одиннадцатую. Персонажи набираются опыта, историй и талантов.
option-mode-arcade = Аркада
    .text = Одна игра на любой карте. Вместо книги приключений — колода из 40 карт.
option-mode-character = Режим персонажа
    .text = У каждого персонажа своя история из десяти приключений. Последние два — только на последней карте.

option-map = Карта
    .text = Одна из одиннадцати карт атласа.
option-map-auto = Сама собой
    .text = В Первом странствии — первая, в кампании — следующая, в аркаде — по жребию.
option-map-1 = 1. { map-glogo-caverns }
    .text = { map-glogo-caverns.text }
option-map-2 = 2. { map-broken-plains }
    .text = { map-broken-plains.text }
option-map-3 = 3. { map-crimson-forest }
    .text = { map-crimson-forest.text }
option-map-4 = 4. { map-meteor-mountain }
    .text = { map-meteor-mountain.text }
option-map-5 = 5. { map-toxic-desert }
    .text = { map-toxic-desert.text }
option-map-6 = 6. { map-cloudy-valley }
    .text = { map-cloudy-valley.text }
option-map-7 = 7. { map-dried-sea }
    .text = { map-dried-sea.text }
option-map-8 = 8. { map-fire-delta }
    .text = { map-fire-delta.text }
option-map-9 = 9. { map-rocktooth-isles }
    .text = { map-rocktooth-isles.text }
option-map-10 = 10. { map-mammoth-jungle }
    .text = { map-mammoth-jungle.text }
option-map-11 = 11. { map-last-ruin }
    .text = { map-last-ruin.text }

option-town = Город
    .text = Какой стороной вверх лежит поле города.
option-town-dusk = Вечер
    .text = Обычная сторона.
option-town-day = День
    .text = Сложнее: черепахи в стойлах, сокровище из трёх на выбор, репутация в шахте. Дурная слава отнимает очки.

option-characters = Персонажи
    .text = Как игроки получают персонажей.
option-characters-chosen = По выбору
    .text = Каждый берёт персонажа в порядке хода.
option-characters-dealt = По жребию
    .text = Каждый получает случайного персонажа.

option-quests = Приключения
    .text = Сколько жетонов приключений лежит на карте.
option-quests-usual = Как обычно
    .text = По три на игрока и ещё один.
option-quests-extra = Больше приключений
    .text = По четыре на игрока. Кампания при этом короче: семь игр вместо десяти.

option-camps = Длина игры
    .text = Сколько лагерей у каждого игрока.
option-camps-usual = Обычная
    .text = 14 лагерей.
option-camps-longer = Дольше
    .text = 16 лагерей.
