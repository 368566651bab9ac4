# Что говорит текстовый стол о поле «Пути героя».

board-mark-red = К
board-mark-green = З
board-mark-blue = С
board-mark-purple = Ф
board-mark-black = Ч
board-mark-white = Б
board-mark-gold = $
board-round = раунд { $round } из { $rounds }
board-start-player = первый игрок { $name }
board-deck = колода { $cards }
board-discard = сброс { $cards }
board-bag = мешочек { $dice }
board-initiative = Инициатива
board-market = Рынок
board-nothing = пусто
board-coin = +{ $gold } зол.
board-price = { $gold } зол.
board-kind-weapon =
    { $hands ->
        [one] оружие, { $hands } рука
        [few] оружие, { $hands } руки
       *[other] оружие, { $hands } рук
    }
board-kind-armour =
    { $kind ->
        [chain] кольчужная броня
        [leather] кожаная броня
       *[mystic] волшебная броня
    }
board-kind-skill = навык { $arrow }
board-kind-trait = черта { $arrow }
board-set-owned = у вас { $count }
board-set =
    { $kind ->
        [chain] кольчужная { $count }/{ $full }
        [leather] кожаная { $count }/{ $full }
       *[mystic] волшебная { $count }/{ $full }
    }
board-skill =
    { $state ->
        [used] ({ $name } { $arrow } применён)
       *[ready] { $name } { $arrow }
    }
board-card-facts =
    { $dots ->
        [one] { $kind }, стоимость { $cost }, { $dots } точка
        [few] { $kind }, стоимость { $cost }, { $dots } точки
       *[other] { $kind }, стоимость { $cost }, { $dots } точек
    }
board-in-hand = в руке
board-starting = Осталось разместить
board-goal-exactly = { $value }
board-goal-between = { $low }–{ $high }
board-goal-least = { $low }+
board-goal-met = есть
board-needs = нужно { $low }–{ $high }
board-needs-exactly = нужно { $value }
board-needs-least = нужно { $low }+
board-needs-most = нужно не больше { $high }
board-needs-anything = подойдёт любое
board-out-of-reach = не достать
board-short = не хватает { $count }
board-over = лишних { $count }
board-row-change = { $total } → { $new }, цель { $goal }
board-backstory-match = ✓ предыстория
board-action-strength = затем: перевернуть кубик
board-action-dexterity = затем: поменять два кубика
board-action-constitution = затем: изменить кубик на 1
board-action-intelligence = затем: перебросить кубик
board-action-wisdom = затем: подвинуть фишку
board-action-charisma = затем: взять жетон харизмы
board-chance-goal = цель: { $percent }
board-chance-higher = больше: { $percent }
board-chance-lower = меньше: { $percent }
board-leaves = останется { $gold }
board-pays = +{ $gold }
board-edge = край
board-backstory = Предыстория «{ $name }»: на месте { $matches } из { $marks }.
board-purse = Золотые: { $gold }
board-good = Добро
board-order = Порядок
board-evil = Зло
board-chaos = Хаос
board-owns-nothing = Пока ничего не куплено.
board-weapons = Оружие
board-armour = Броня
board-skills = Навыки
board-traits = Черты
board-no-rivals = За этим столом больше никого нет.
board-dice-cards = кубиков { $dice }, карт { $cards }
board-holds = карта { $card }
board-score-now = Звёзд сейчас
board-total = Всего
board-part-goal = Цели характеристик
    .short = цели
board-part-class-dice = Кубики цвета класса
    .short = цвет класса
board-part-alignment = Мировоззрение
    .short = мировоззрение
board-part-backstory = Предыстория
    .short = предыстория
board-part-armour = Броня
    .short = броня
board-part-trait = Черты
    .short = черты
board-part-gold = Оставшееся золото
    .short = золото
board-thing-die = { $row } { $cell }
board-thing-starting = начальный кубик { $number }
board-thing-initiative = карта { $number }
board-thing-token = фишка
board-thing-bag = мешочек
board-signs =
    Кубики: К красный, З зелёный, С синий, Ф фиолетовый, Ч чёрный, Б белый, $ золотой.
    Рядом с клеткой стоит цвет, который нужен там предыстории, или ✓, если он уже там.
