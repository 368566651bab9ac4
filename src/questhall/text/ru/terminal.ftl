# Что говорит настольный экран в терминале.

## За стол

terminal-welcome = Добро пожаловать в Questhall.
terminal-which-language = Language / Язык: { $answers } [{ $usual }]
terminal-which-game = Во что играем? [{ $usual }]
terminal-how-many = Сколько игроков за столом вместе с вами: { $answers } [{ $usual }]
terminal-go-on = Ваша последняя партия не окончена. 1 — продолжить её, 2 — начать новую [{ $usual }]
terminal-one-of = Пожалуйста, ответьте одним из: { $answers }.
terminal-person =
    { $people ->
        [1] Герой
       *[other] Герой { $number }
    }
terminal-bot-1 = Мира
terminal-bot-2 = Освин
terminal-bot-3 = Тамара
terminal-bot-4 = Гаррик
terminal-no-such-bot = Бота «{ $bot }» нет; есть { $bots }.
terminal-too-many-people = За столом на { $seats } не усадить игроков: { $people }.
terminal-wrong-count = Эта игра рассчитана на столько игроков: { $counts }, а не { $seats }.
terminal-option-form = Настройка пишется так: имя=значение, а не «{ $option }».

## За столом

terminal-prompt = { $name } >
terminal-hint = u отмена · ? правило · ? карта · почему … · журнал · счёт · планшеты · h справка · q выход
    .short = h справка · u отмена · ? правило · q выход
terminal-any-time = ── в любой момент ──
terminal-before-bots = Прежде чем остальные продолжат: примените что-нибудь или нажмите Enter.
terminal-earlier-lines =
    { $count ->
        [one] … ещё { $count } строка раньше: журнал
        [few] … ещё { $count } строки раньше: журнал
       *[other] … ещё { $count } строк раньше: журнал
    }
terminal-not-understood = Это здесь ничего не значит. Введите номер хода или h — справку.
terminal-no-such-number =
    { $last ->
        [0] Выбирать здесь нечего. Нажмите Enter.
        [1] Ход здесь только один: 1.
       *[other] Такого хода нет. Ходы пронумерованы от 1 до { $last }.
    }
terminal-languages = Языки: { $languages }. Введите lang ru или lang en.
terminal-who = За этой клавиатурой сидят: { $people }.
terminal-bots-wait = Теперь остальные ждут вас, пока вам есть что применить. Ещё раз ждать — и они снова ходят сразу.
terminal-bots-go-on = Теперь остальные ходят сразу, не дожидаясь вас.
terminal-no-running-score = В этой игре очки считают только в конце.
terminal-help =
    номер       сделать этот ход
    Enter       показать стол ещё раз
    u, отмена   взять свой последний ход назад
    ?           правило, по которому задан вопрос
    ? RP-DICE-03, ? длинный меч    это правило, эта карта (хватит и части названия)
    почему длинный меч, почему сила    почему с этим сейчас ничего не сделать
    планшеты    планшеты остальных
    счёт        у кого сколько звёзд сейчас
    журнал, журнал всё             что произошло
    s, s ФАЙЛ   где хранится партия; сохранить копию
    lang en     английский; lang ru русский
    ждать       остальные ждут (или больше не ждут), пока вам есть какой навык применить
    за ИМЯ      взглянуть на стол глазами другого игрока за этой клавиатурой
    q, выход    уйти; партия сохранена
    Кубики: К красный, З зелёный, С синий, Ф фиолетовый, Ч чёрный, Б белый, $ золотой.
    Рядом с клеткой стоит цвет, который нужен там предыстории, или ✓, если он уже там.

## Вопросы

terminal-ruling = Как мы это понимаем: { $ruling }
terminal-no-rule-here = За этим вопросом нет отдельного правила.
terminal-no-such-rule = Правила { $rule } нет.
terminal-several =
    { $count ->
        [one] Так называется { $count } вещь:
        [few] Так называются { $count } вещи. Какая?
       *[other] Так называются { $count } вещей. Какая?
    }
terminal-nothing-found = Здесь ничего не называется «{ $about }», и в правилах об этом нет ни слова.
terminal-why-what = Почему — что? Например: почему сила.
terminal-no-such-thing = На столе ничего не называется «{ $about }».
terminal-why-not = { $thing }: { $why }
terminal-why-legal = { $thing }: можно, см. { $numbers }.

## Хранение

terminal-kept = Партия сохранена в { $file }. Продолжить:
    questhall play --resume { $file }
terminal-record-kept = Партия сохранена в { $file }. Посмотреть ещё раз:
    questhall replay { $file }
terminal-always-kept = Каждое решение сразу сохраняется в { $file }.
terminal-saved = Копия сохранена в { $file }.
terminal-no-file = Файла { $file } нет.
terminal-cannot-read = Файл { $file } не читается: { $why }.
terminal-cannot-write = Файл { $file } не записать: { $why }.
terminal-foreign-file = { $file } — не партия Questhall, или файл повреждён.
terminal-newer-file = Партия из { $file } сохранена более новым Questhall; здесь её не продолжить.
terminal-damaged-file = Партию из { $file } продолжить нельзя: { $sentence }.
terminal-file-exists = Файл { $file } уже есть. Выберите другое имя или продолжите ту партию: questhall play --resume { $file }

## Конец и взгляд назад

terminal-final-count = Финальный подсчёт
terminal-winners =
    { $count ->
        [1] Побеждает { $names }.
       *[other] Победу делят: { $names }.
    }
terminal-solo-end =
    { $stars ->
        [one] { $stars } звезда: { $rank }.
        [few] { $stars } звезды: { $rank }.
       *[other] { $stars } звёзд: { $rank }.
    }
terminal-replay-place = { $place } из { $last }
terminal-replay-prompt = n дальше, p назад, номер, q >
terminal-replay-help = Введите n — следующий шаг, p — предыдущий, номер от 0 до { $last } или q.
terminal-no-such-seat = Места { $seat } нет; есть места от 0 до { $last }.

## Стол игры «Путь героя»

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
