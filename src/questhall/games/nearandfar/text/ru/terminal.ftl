# Что говорит текстовый стол о поле «Дальше, ближе».

text-legend = ▲1 лагерь игрока 1  [1] фигурка игрока 1  ? приключение  ● монета  ◆ самоцвет  П перец  Д деталь  К каменная кровь  Ч чайные листья  ⌂ город  ~ отравленная вода  Ω мамонты  → тропы: 8 свободна, 8† с врагом, 8* с сокровищем  ★ особый артефакт  шахта: ячейка:навык, + репутация

text-game-number = партия { $number }
text-total = Всего
text-free = даром
text-cell = ячейка шахты { cell-number }
text-option = вариант { $option }
text-animal = вьючное животное { $number }

## Знаки карты и шахты

text-sign-town = ⌂
text-sign-coin = ●
text-sign-gem = ◆
text-sign-pepper = П
text-sign-machine-part = Д
text-sign-bloodstone = К
text-sign-tea-leaves = Ч
text-sign-water = ~
text-sign-mammoths = Ω
text-kind-town = город
text-kind-coin = монета
text-kind-gem = самоцвет
text-kind-pepper = { trade-good-pepper }
text-kind-machine-part = { trade-good-machine-part }
text-kind-bloodstone = { trade-good-bloodstone }
text-kind-tea-leaves = { trade-good-tea-leaves }
text-way-threat = на пути враг
text-way-treasure = на пути сокровище

## Символы и племена кратко

text-icon-skill = Нав
text-icon-combat = Бой
text-icon-movement = Пер
text-icon-caution = Ост
text-icon-search = Пои
text-icon-hearts = ♥
text-tribe-outlaws = преступник
text-tribe-mystics = маг
text-tribe-lizardfolk = рептильянец
text-tribe-nomads = кочевник

## О чём можно спросить

text-thing-hearts = сердца
text-thing-quest = приключение
text-thing-camp = лагерь
text-thing-bag = ряд салуна
text-thing-reputation = репутация
text-thing-stables = вьючное животное
text-thing-coins = монета магазина
text-thing-artifacts = артефакты магазина
text-thing-food = еда фермы
text-thing-treasures = сокровище хижины
