# Почему этого сейчас нельзя.

refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-track-bars-hero = Ваш маркер слишком низко на шкале Тьмы для карт героя.
refusal-track-bars-antihero = Ваш маркер слишком высоко на шкале Тьмы для карт антигероя.
refusal-moment-any = Эту карту можно сыграть в любой момент, но сейчас она ничего не сделает.
refusal-moment-before = Эту карту играют перед броском рун.
refusal-moment-during = Эту карту играют после броска, до его результата.
refusal-moment-after = Эту карту играют после попытки.
refusal-act-over = { $act } для вас завершён.
refusal-trait-needs = В вашей истории не хватает { $lacks }.
refusal-too-little-experience = У вас { experience }, а нужно { $cost }.
refusal-no-power = Эта карта действует сама.
refusal-power-used = Этот эффект уже применён.
refusal-too-few-radiants = Для этого эффекта нужны знаки Сияющих: { $count }.
refusal-not-now-row = Карты истории берут в свой ход, по одной за ход.
refusal-not-now-path = Путь объявляют в свой ход, до броска.
refusal-not-now-hand = Карты играют тогда, когда на них указано.
refusal-not-now-story = Этот эффект применяют в другой момент.
refusal-not-now-dealt = Карты персонажа выбирают до начала игры.
refusal-not-now-rune = Руны Тьмы берут перед броском, и не на пути со знаком Сияющих.
refusal-not-now-ability = Подходящие способности указаны на испытании.
refusal-not-now-deck = Карты берут, когда на это указывает руна или путь.
refusal-not-now-hero = Сейчас не нужно выбирать героя.
refusal-not-now-odium = С Враждой сталкиваются в последний ход.
error-scheme-needs-partners = Этот замысел не для одного игрока: выберите «Объединённые Сияющие» или «Истинное опустошение».
