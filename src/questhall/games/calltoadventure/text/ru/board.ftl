# Что доска на экране говорит помимо самих фигур и карт.

## Вкладки, заголовки, стопки

board-tab-acts = Акты
board-tab-hero = Мой герой
board-tab-others = Другие
board-hero = Герой игрока { $name }
board-look = Рассмотреть: { $name }
board-alone = Вы играете в одиночку.
board-row = Карты истории: { $act }
board-closed = закрыт, пока герой не дойдёт до этого акта
board-act-over = для вас завершён
board-unfold = Показать
board-fold = Скрыть
board-decks = Колоды
board-deck =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[other] в колоде { $count } карт
    }
board-discard = сброшено: { $count }
board-odium-deck =
    { $count ->
        [one] колода Вражды: { $count } карта
        [few] колода Вражды: { $count } карты
       *[other] колода Вражды: { $count } карт
    }
board-choosing = Карты персонажей на выбор
board-found-allies = Пришёл союзник
board-stack = Ждут применения: сначала верхняя
board-played-on = { $who }; цель: { $whom }
board-cancelled = отменена
board-deeds =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
board-deed-Journey = Странствие
board-deed-Replace = Заменить
board-deed-Attach = Положить сюда

## Карты

board-kind-origin = Происхождение
board-kind-motivation = Стремление
board-kind-destiny = Судьба
board-kind-challenge = Испытание
board-kind-trait = Черта
board-kind-ally = Союзник
board-kind-scheme = Злодейский замысел
board-kind-odium = Злодей
board-kind-act = { $kind }, { $act }
board-kinds-origin = Происхождение
board-kinds-motivation = Стремления
board-kinds-destiny = Судьбы
board-kinds-challenge = Испытания
board-kinds-trait = Черты
board-kinds-ally = Союзники
board-kinds-hero = Карты героя
board-kinds-antihero = Карты антигероя
board-kinds-scheme = Вражда и замыслы
board-copies =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[other] { $count } экземпляров
    }
board-skull = В игре против Вражды лежит в его колоде
board-difficulty = Сложность { $number }
board-harder = на этом пути сложность на 1 выше
board-ally-harder = сложность +1
board-needs = условие:
board-needs-track = деления шкалы { $from }–{ $to }
board-costs = стоит { $xp } опыта
board-asks-radiant =
    { $count ->
        [one] нужен { $count } знак Сияющих
        [few] нужно { $count } знака Сияющих
       *[other] нужно { $count } знаков Сияющих
    }
board-when-turn = в свой ход
board-when-before = перед броском
board-when-during = после броска
board-when-after = после попытки
board-moment-any = В любой момент
board-moment-before = Перед броском
board-moment-during = После броска, до исхода
board-moment-after = После попытки
board-barred-hero = С этого деления карты героя играть нельзя
board-barred-antihero = С этого деления карты антигероя играть нельзя
board-gain-triumph = триумф: { $count }
board-gain-tragedy = трагедия: { $count }
board-gain-hero =
    { $count ->
        [one] { $count } карта героя
        [few] { $count } карты героя
       *[other] { $count } карт героя
    }
board-gain-antihero =
    { $count ->
        [one] { $count } карта антигероя
        [few] { $count } карты антигероя
       *[other] { $count } карт антигероя
    }
board-gain-xp =
    { $count ->
        [one] { $count } опыт
       *[other] { $count } опыта
    }
board-gain-moon =
    { $count ->
        [one] луна: на { $count } деление вниз по шкале Тьмы
        [few] луны: на { $count } деления вниз по шкале Тьмы
       *[other] луны: на { $count } делений вниз по шкале Тьмы
    }
board-gain-sun =
    { $count ->
        [one] солнце: на { $count } деление вверх по шкале Тьмы
        [few] солнца: на { $count } деления вверх по шкале Тьмы
       *[other] солнца: на { $count } делений вверх по шкале Тьмы
    }

## Герой

board-track = Шкала Тьмы
board-plays-hero = можно играть карты героя
board-plays-antihero = можно играть карты антигероя
board-turn = ходит
board-sworn = служит Вражде
board-withstood = устоял против Вражды
board-turn-bonus = +{ $count } в этот ход
board-next-bonus = +{ $count } в следующий ход
board-hand = Рука
board-hand-empty = Карт на руке нет.
board-hand-hero =
    { $count ->
        [one] на руке { $count } карта героя
        [few] на руке { $count } карты героя
       *[other] на руке { $count } карт героя
    }
board-hand-antihero =
    { $count ->
        [one] на руке { $count } карта антигероя
        [few] на руке { $count } карты антигероя
       *[other] на руке { $count } карт антигероя
    }
board-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
board-hidden = Видите только вы
board-used = применена
board-face-down = лицом вниз
board-empty-place = Пусто: здесь будет карта истории
board-destiny-hidden = судьба скрыта
board-allies = Союзники
board-ally-up = { $ally }
board-ally-down = { $ally } (лицом вниз)
board-played = Разыграно:
board-count = { $what }: { $count }
board-sets = Значки истории
board-set =
    { $points ->
        [0] { $icon }: { $count }
       *[other] { $icon }: { $count }, очки: { $points }
    }
board-radiant-turn = знаков Сияющих до конца хода больше на { $count }
board-story = История: { $count } из 9
board-ally-count = Союзников: { $count }
board-progress = История: { $count } из 9 · шкала Тьмы: деление { $space }
board-score = Очки сейчас
board-tale = История героя: { $name }
board-copy = Скопировать историю
board-copied = Скопировано

## Бросок

board-cast = Бросок
board-last-cast = последний бросок
board-cast-again = бросок { $count }-й
board-no-cast = Руны ещё не бросали. На каждом пути видно, какие руны вы бросите и каков шанс.
board-with-dark =
    { $count ->
        [one] с { $count } руной Тьмы
       *[other] с { $count } рунами Тьмы
    }
board-would-cast = Будут брошены: { $runes }
board-plus =
    { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
board-needed = Сложность { $difficulty }
board-bonus = { $count } к результату
board-reading =
    { $has ->
        [yes] { $sum } { $bonus } = { $result } против { $difficulty }
       *[no] { $result } против { $difficulty }
    }
board-passed = Успех
board-failed = Провал
board-buy =
    { $count ->
        [one] Добавить { $count } руну Тьмы за { $count } опыт
        [few] Добавить { $count } руны Тьмы за { $count } опыта
       *[other] Добавить { $count } рун Тьмы за { $count } опыта
    }
board-rune-ready = { $rune }: { $one } или { $other }
board-rune-cast = { $rune }: { $face }, { $value }
board-face-blank = пусто
board-face-bar = штрих
board-face-moon = луна
board-face-xp = опыт
board-face-hero = карта героя
board-face-antihero = карта антигероя
board-face-either = карта героя или антигероя
board-pairs = Две способности против Вражды
