# Почему сейчас этого сделать нельзя.

refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-reputation-too-low = Для этого артефакта нужна репутация не ниже { $reputation }.
refusal-reputation-too-high = Для этого артефакта нужна репутация не выше { $reputation }.
refusal-cannot-pay-artifact = Вам пока нечем заплатить за «{ $artifact }».
refusal-need-not-met = Требование артефакта «{ $artifact }» пока не выполнено.
refusal-same-building = Вы начали ход здесь: идите в другое здание или отправляйтесь в странствие.
refusal-too-expensive = Цена — { $cost }, а у вас { coins }.
refusal-no-quest-here = На этой клетке нет жетона приключения.
refusal-first-round-in-town = В первом раунде все посещают город.
refusal-leave-town-first = Сначала покиньте город.
refusal-no-path = Туда отсюда нет тропы.
refusal-move-before-quest = После приключения перемещаться уже нельзя.
refusal-no-movement-left = Перемещений больше нет.
refusal-no-hearts-to-leave = Нет сердца, чтобы покинуть пустую клетку.
refusal-no-heart-for-water = Вода там отравлена: нужно сердце, а свободного у вас нет.
refusal-cell-taken = В этой ячейке уже стоит лагерь.
refusal-cell-not-beside-a-camp = Копают рядом с лагерем, а пустую шахту начинают со входа.
refusal-too-little-skill = Для этой ячейки нужен навык { $need }, а у вас { $skill }.
refusal-camp-here-already = Здесь уже есть лагерь.
refusal-no-hearts-for-a-camp = Лагерь стоит 3 сердца, а у вас { $hearts }.
refusal-not-now-building = Здания посещают в начале хода.
refusal-not-now-space = Сейчас речь не об этой клетке.
refusal-not-now-hand = Артефакты выкупают в свой ход.
refusal-not-now-adventurer = Спутников нанимают в салуне, одного за посещение.
refusal-not-now-treasure = Это сокровище действует само или в свой момент.
refusal-not-now-animal = Вьючное животное возвращают, только встретив врага.
refusal-not-now-cell = Лагеря в шахте размещают, когда посещают её.
refusal-not-now-threat = С врагами сражаются там, где их символ лежит на вашей тропе.
refusal-not-now-boss = С боссами сражаются у символов врагов на последней карте.
refusal-not-now-good = Товары обменивают в ратуше.
refusal-not-now-shown = Из этих карт выбирает другой.
refusal-not-now-seat = Дуэли бывают, когда вы входите в здание, где кто-то стоит.
refusal-not-now-member = Команду и резерв меняют местами, покидая город.
refusal-not-now-card = Эта карта действует сама.
refusal-not-now-option = Этот вариант сейчас выбрать нельзя.
refusal-not-now-character = Этот персонаж уже занят.
refusal-not-now-hearts = Сердца тратят после своего броска.
refusal-not-now-quest = В приключениях участвуют там, где завершили перемещение.
refusal-not-now-camp = Лагеря размещают там, где завершили перемещение.
refusal-not-now-bag = Ряд обновляют в салуне за 1 еду, раз за посещение.
refusal-not-now-reputation = Репутацию покупают в ратуше, раз за посещение.
refusal-not-now-stables = Вьючных животных берут в стойлах: одно за посещение, не больше трёх.
refusal-not-now-coins = Монету можно взять в магазине.
refusal-not-now-artifacts = Артефакты берут в магазине.
refusal-not-now-food = Еду собирают на ферме.
refusal-not-now-treasures = Сокровища ищут в хижине колдуна, имея вьючное животное.

# С чем кампанию не продолжить.

error-other-mode = Эта кампания идёт в другом режиме.
error-other-players = { $players ->
        [one] В этой кампании { $players } игрок.
        [few] В этой кампании { $players } игрока.
       *[other] В этой кампании { $players } игроков.
    }
