# Что говорит текстовый стол о поле «Дороги приключений».

text-legend = ↑ ↓ пути  +1 сложнее  Тьма: с 1, 2, 3 рунами Тьмы  ◇ триумф  ◆ трагедия  ▲ карта героя  ▼ карта антигероя  ☾ злое деяние  ☼ доброе деяние  ☉ знак Сияющих  руны: | 1, ● и ☾ 2, прочее 0, * особая

## Виды карт и краткие названия

text-ability-strength = СИЛ
text-ability-dexterity = ЛОВ
text-ability-constitution = ТЕЛ
text-ability-intelligence = ИНТ
text-ability-wisdom = МУД
text-ability-charisma = ОБА
text-kind-origin = происхождение
text-kind-motivation = стремление
text-kind-destiny = судьба
text-kind-trait = черта
text-kind-ally = союзник
text-kind-challenge = испытание
text-kind-scheme = злодейский замысел
text-rune-core = осн.
text-rune-dark = Тьма
text-face-xp = опыт
text-pair = { $one } и { $other }

## Ряды

text-face-down =
    { $cards ->
        [one] { $cards } карта лицом вниз
        [few] { $cards } карты лицом вниз
       *[other] { $cards } карт лицом вниз
    }
text-deck = колода { $cards }, сброс { $discard }
text-act-over = для вас окончен
text-challenge = сложность { $difficulty } · { $abilities }
text-any-two = любые две способности
text-against =
    { $bonus ->
        [none] нужно { $difficulty }:
       *[other] нужно { $difficulty } при { $bonus }:
    }
text-with-dark = { $chance } · Тьма { $dark }
text-lacks = не хватает: { $lacks }

## Что происходит

text-fate-decks = колоды: ▲ { $hero }, ▼ { $antihero }
text-last-turns = последние ходы, история завершена: { $name }
text-dealt = Ваши карты персонажа, из каждых двух останется одна:
text-attempt = бросок
text-difficulty = сложность { $difficulty }
text-ready = Руны:
text-bonus = бонус { $bonus }
text-result =
    { $bonus ->
        [none] { $total } против { $difficulty }
       *[other] { $sum } и { $bonus }, всего { $total } против { $difficulty }
    }
text-cast-number = бросок { $number }
text-mark-no-radiant-powers = Свойства орденов Сияющих в этой попытке применять нельзя.
text-stack = Карты ждут, первой сработает первая:
text-cancelled = отменена

## Планшет героя

text-hidden = лицом вниз
text-secret = тайна
text-abilities = Способности
text-icons = Значки истории
text-radiant-now = ☉ +{ $count } до конца хода
text-track = Шкала Тьмы
text-playable =
    { $sides ->
        [hero] только карты героя
        [antihero] только карты антигероя
       *[other] карты героя и антигероя
    }
text-turn-bonus = { $bonus } к результату в этот ход
text-next-bonus = { $bonus } к результату в следующий ход
text-played = разыграно { $cards }
text-oath-sworn = присяга Вражде
text-oath-refused = присяга отвергнута
text-stood = Вражде дан отпор
text-ally-lost = принесён в жертву
text-hand = Рука
text-hand-of = на руке ▲{ $hero } ▼{ $antihero }
text-moment-any = в любой момент
text-moment-before = перед броском
text-moment-during = после броска
text-moment-after = после попытки
text-track-bars = с этого деления шкалы нельзя
text-story = карт { $cards } из { $whole }
text-no-others = За этим столом больше никого нет.

## Подсчёт

text-points-now =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
text-total = Всего

## Рядом с ходами

text-free = бесплатно
text-cards-left = осталось { $cards }
text-harder = сложность { $difficulty } → { $harder }
text-swear = 3 опыта с карты Вражды; вы не участвуете в столкновении и победите, если Вражда не побеждён
text-stay-true = вы выйдете против Вражды вместе с остальными
