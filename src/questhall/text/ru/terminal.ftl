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
terminal-odds = { $thing }: { $what } { $percent } ({ $how })
    .helped = { $thing }: { $what } { $percent }, { $help } { $helped } ({ $how })
terminal-chances = { $chances } точно
terminal-no-odds = Здесь нет шанса, который можно посчитать или прикинуть.
terminal-no-hint = Сейчас вас ни о чём не спрашивают.
terminal-advice = Сильный бот сделал бы ход { $number }: { $move }. { $why }
terminal-help =
    номер       сделать этот ход
    Enter       показать стол ещё раз
    u, отмена   взять свой последний ход назад
    ?           правило, по которому задан вопрос
    ? RP-DICE-03, ? длинный меч    это правило, эта карта (хватит и части названия)
    почему длинный меч, почему сила    почему с этим сейчас ничего не сделать
    планшеты    планшеты остальных
    счёт        у кого сколько звёзд сейчас
    шансы, шансы 3                 шансы того, что перед вами; хода 3
    подсказка   что сделал бы сильный бот и почему
    журнал, журнал всё             что произошло
    s, s ФАЙЛ   где хранится партия; сохранить копию
    lang en     английский; lang ru русский
    ждать       остальные ждут (или больше не ждут), пока вам есть какой навык применить
    за ИМЯ      взглянуть на стол глазами другого игрока за этой клавиатурой
    q, выход    уйти; партия сохранена

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
terminal-no-campaigns = В игре «{ $game }» нет кампаний.
terminal-not-a-campaign = С такими настройками кампании нет. Выберите её, например: --option mode=campaign
terminal-campaign-over = Кампания в { $file } завершена. Начните новую с другим файлом.
terminal-campaign-damaged = Кампанию из { $file } продолжить нельзя: { $sentence }.
terminal-campaign-kept = Кампания сохранена в { $file }. Следующая партия:
    questhall play { $game } --campaign { $file }
terminal-campaign-ended = Кампания завершена. Она сохранена в { $file }.
terminal-campaign-elsewhere = { $file } уже не тот, с которого началась эта партия: кампания продолжилась без неё, поэтому эта партия записана в { $other }.

## Конец и взгляд назад

terminal-final-count = Финальный подсчёт
terminal-winners =
    { $count ->
        [1] Побеждает { $names }.
       *[other] Победу делят: { $names }.
    }
terminal-lost = Никто не победил: { $end }.
terminal-solo-end =
    { $stars ->
        [one] { $stars } звезда: { $rank }.
        [few] { $stars } звезды: { $rank }.
       *[other] { $stars } звёзд: { $rank }.
    }
terminal-solo-won =
    { $count ->
        [one] { $count } очко: { $end }.
        [few] { $count } очка: { $end }.
       *[other] { $count } очков: { $end }.
    }
terminal-lives = Истории героев
terminal-no-lives = Игра «{ $game }» не рассказывает о жизни героев.
terminal-life-goes-on = Партия в { $file } не окончена, а о жизни героев рассказывают в конце.
terminal-replay-place = { $place } из { $last }
terminal-replay-prompt = n дальше, p назад, номер, q >
terminal-replay-help = Введите n — следующий шаг, p — предыдущий, номер от 0 до { $last } или q.
terminal-no-such-seat = Места { $seat } нет; есть места от 0 до { $last }.
