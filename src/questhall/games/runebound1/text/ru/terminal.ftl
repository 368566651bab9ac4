# Стол в терминале.

text-legend = . равнина  = дорога  n холмы  ▲ горы  ♣ лес  % болото  ≈ река  ■ город  задания: g зелёное  y жёлтое  b синее  r красное, заглавная буква — возвращается  · взято  ! незавершённое задание  + достижимо по кубикам
text-round = раунд { $round }
text-decks = колоды: { $decks }  Рынок { $market }
text-doom = роковых маркеров { $counters } из { $of }
text-dice = Кубики:
text-roll = { $who }: кубик + { $bonus }, нужно не меньше { $target }
text-rolled = { $who }: { $die } + { $bonus }, нужно не меньше { $target }
text-fight =
    { $round ->
        [0] Сражение начинается
       *[other] Сражение, раунд { $round }
    }
text-life = жизнь { $left }/{ $most }
text-stamina = выносливость { $left }/{ $most }
text-runes = руны { $count }
text-phase = { $kind }: нужно { $target }; атака +{ $attack }, защита +{ $defence }; неудача стоит { $damage }
text-needs = на кубике нужно хотя бы { $number }
text-dead = убит
text-knocked-out = временно выбыл
text-skills = Умения
text-items = Предметы
text-allies = Наёмники
text-counters = Маркеры приключений
text-experience = опыт { $points }, улучшение стоит { $cost }
text-number = число события { $number }
text-price = цена { $gold }
thing-enemy = противник
thing-test = тест
thing-spot = задание на этом гексе
thing-dice = кубики движения
