# Сокровища. Где текста нет, на карте только символы.

card-watchmakers-loupe = Лупа часовщика
card-tool-roll = Скатка с инструментами
card-folding-ladder = Складная лестница
card-dog-eared-almanac = Зачитанный альманах
card-notched-cutlass = Зазубренный тесак
card-iron-knuckles = Железный кастет
card-hornet-sling = Праща-шершень
card-bramble-whip = Терновый кнут
card-feather-pillow = Пуховая подушка
card-lucky-horseshoe = Счастливая подкова
card-honey-pot = Горшочек мёда
card-mouth-organ = Губная гармошка
card-brass-spyglass = Латунная подзорная труба
card-dowsing-rod = Ивовая лоза
card-cracked-monocle = Треснувший монокль
card-winged-sandals = Крылатые сандалии
card-desert-stilts = Ходули для пустыни

## Сбрасываются при использовании

card-fire-bomb = Огненная бомба
    .text = После броска сбросьте: +3 на дуэли, в сражении с врагом или в проверке боя. Не больше одной бомбы за бой.
card-fire-bomb-1 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-fire-bomb-2 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-fire-bomb-3 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-clever-tonic = Настойка смекалки
    .text = После броска сбросьте: +3 в проверке навыка.
card-clever-tonic-1 = { card-clever-tonic }
    .text = { card-clever-tonic.text }
card-clever-tonic-2 = { card-clever-tonic }
    .text = { card-clever-tonic.text }
card-smelling-salts = Нюхательная соль
    .text = В любой момент своего хода сбросьте: получите 3 сердца.
card-smelling-salts-1 = { card-smelling-salts }
    .text = { card-smelling-salts.text }
card-smelling-salts-2 = { card-smelling-salts }
    .text = { card-smelling-salts.text }

## При посещении

card-rusty-bell = Ржавый колокольчик
    .text = При посещении шахты: можете не только копать, но и нанять 1 спутника по обычной цене, как в салуне.
card-snare = Силки
    .text = При посещении хижины колдуна: получите 1 еду.
card-old-journal = Старый журнал
    .text = При посещении салуна: возьмите 1 артефакт из любой колоды; сразу оставьте его или сбросьте.
card-feed-bag = Торба с зерном
    .text = При посещении стойл: получите 1 еду.
card-scarecrows-hat = Шляпа пугала
    .text = При посещении фермы: получите 1 монету.
card-brass-abacus = Латунные счёты
    .text = При посещении магазина: получите 1 самоцвет.
card-councillors-gavel = Молоток советника
    .text = При посещении ратуши: получите 1 монету.

## Прочие

card-jingling-decoy = Звенящая приманка
    .text = Заплатите 1 монету, чтобы пройти через символ врага без сражения.
card-old-shovel = Старая лопата
    .text = Размещая лагерь на карте: получите ещё 1 монету или самоцвет на выбор.
card-bounty-contract = Контракт на поимку
    .text = В конце игры, если у вас больше всех побеждённых врагов: 4 ПО, при ничьей 2 ПО. Если вы вторые по числу побеждённых врагов: 2 ПО, при ничьей ничего.
card-coin-purse = Кошель
    .text = В конце игры: 2 ПО, если у вас больше всех монет. Ничья не считается.
card-ancient-recipe = Старинный рецепт
    .text = В конце игры: 2 ПО, если у вас больше всех еды. Ничья не считается.

# Вопросы сокровищ

ask-journal-deck = Старый журнал: из какой колоды взять артефакт?
ask-camp-shovel = Старая лопата: монета или самоцвет?
