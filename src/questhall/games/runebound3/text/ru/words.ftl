# Слова игры: как что называется и как считается.

who =
    { $seat ->
        [none] Враг
       *[other] { $seat }
    }
gold = { $gold } золота

## Сценарии, акты и концовки

scenario-margath = Возвышение Маргата
    .tokens = знания
scenario-corpse-king = Король мертвецов
    .tokens = союзники
end-villain-defeated = злодей повержен
end-all-eliminated = героев больше нет
end-time-is-up = пробил час Короля мертвецов
end-tamalir-fell = Тамалир пал
end-won = победа
end-lost = поражение
end-retreated = отступление
end-claimed = враг стал трофеем
score-villain = Злодей побеждён

## Герои

hero-corbin = Корбин
hero-laurel = Лорел из Кровавого леса
hero-lissa = Лисса
hero-hawthorne = Лорд Хоторн
hero-mok = Старейшина Мок
hero-thorn = Мастер Торн

## Характеристики, колоды, причины

attribute-body = тело
attribute-mind = разум
attribute-spirit = дух
deck-exploration = исследования
deck-social = встречи
deck-combat = бой
deck-any = любая
why-move = чтобы передвигаться
why-explore = чтобы исследовать
why-rest = чтобы отдохнуть
why-retreat = чтобы отступить
why-ability = для способности
damage-physical = физический урон
damage-magic = магический урон
damage-skull = урон от врага
phase-heroes = Выбор героев
phase-places = Расстановка героев
phase-abilities = Способности при подготовке
phase-turn = Ход героя
phase-round-end = Конец раунда
phase-over = Конец игры

## Местность и кубики

terrain-plains = равнина
terrain-hills = холмы
terrain-forest = лес
terrain-mountains = горы
terrain-water = вода
terrain-city = город
face-0 = джокер
face-1 = горы или вода
face-2 = лес или холмы
face-3 = равнина или лес
face-4 = холмы или равнина
face-5 = равнина

## Стороны боевых жетонов

shows-physical-1 = физический урон
shows-physical-2 = 2 физического урона
shows-physical-3 = 3 физического урона
shows-magic-1 = магический урон
shows-magic-2 = 2 магического урона
shows-skull-1 = урон от врага
shows-skull-2 = 2 урона от врага
shows-surge-1 = удар
shows-surge-2 = 2 удара
shows-agility-1 = ловкость
shows-double-1 = удвоение
shows-shield-1 = щит
shows-shield-2 = 2 щита
shows-dash-1 = прочерк

## Места

place-tamalir = Тамалир
place-forge = Кузня
place-dawnsmoor = Даунсмур
place-riverwatch = Речной Дозор
place-suvars-haven = Пристанище Сувара
place-ithyrite-forge = Итрайтовая кузня
place-hunting-circle = Круг охоты
place-aris-sanctuary = Обитель Арис
place-madness-pass = Перевал Безумия
place-caer-loek = Каэр-Лоэк
place-telis-castle = Замок Телис
place-fort-rodrik = Форт Родрик
place-firmament = Небосвод
place-sundergard = Сандергард
place-everton = Эвертон
place-underground-city = Подземный город
place-trade-town = Торговый град
place-bright-dale = Светлый Дол
place-red-bridge = Красный Мост
region-starfall-forest = Лес Звездопада
region-rogue-peak = Разбойничий пик
region-cursed-ruins = Проклятые руины
region-telsvan-plains = Телсванские равнины
region-blackwing-swamp = Топь Чёрного Крыла
region-outlaw-glade = Поляна изгоев
region-thicket-of-despair = Чаща Отчаяния
region-valley-of-souls = Долина Душ
region-snake-wood = Змеиный лес
region-echo-lake = Озеро Эхо
region-sharp-cliffs = Острые скалы
region-ash-hills = Пепельные холмы
region-hedgewood = Живая Изгородь
region-howling-dale = Воющий дол
region-lake-kernan = Озеро Кернан
region-breath-of-kellos = Дыхание Келлоса
region-stubwood = Корявый лес
region-misty-plains = Туманные равнины
region-bitter-lowlands = Горькие низины
region-mountains-of-despair = Горы Отчаяния
region-blue-haze-hills = Холмы Синей Дымки
region-moonlight-marsh = Лунные топи
region-zedricks-crossing = Переправа Зедрика
region-southern-plains = Южные равнины
region-greenwood = Зелёный лес
region-lake-of-tears = Озеро слёз
region-fangs-of-mennara = Клыки Меннары
region-riverlands = Речной край

## Что кто-то узнал и уже не забудет

learned-scenario = сценарий уже выбран жребием
learned-first = первый игрок уже выбран жребием
learned-heroes = герой уже роздан
learned-terrain = походные кубики брошены
learned-tokens = боевые жетоны брошены
learned-enemy-tokens = боевые жетоны врага брошены
learned-villain-march = злодей уже выступил
learned-villain-fallen = павший враг уже призван
learned-deck-skills = карты навыков взяты
learned-deck-assets = карта из колоды приобретений раскрыта
learned-deck-story = сюжетная карта раскрыта
learned-deck-exploration = карта колоды исследований взята
learned-deck-social = карта колоды встреч взята
learned-deck-combat = карта колоды боя взята
learned-hand = карта с руки показана
learned-skill = изученный навык показан
learned-trophy = трофей показан
learned-eliminated = карты уничтоженного героя показаны

## Шансы

odds-outcome = исход { $detail }
odds-success = успех
odds-retreat = уйти
odds-reach = дойти по кубикам
odds-win = победа, если никто не отступит
odds-help = с усилиями
