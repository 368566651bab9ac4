# Что говорят страницы в браузере, какая бы игра ни шла.

ui-title = Questhall
ui-nav = Questhall
ui-home = В зал
ui-close = Закрыть
ui-cancel = Отмена
ui-yes = Да
ui-no = Нет
ui-send = Отправить
ui-show = показать
ui-hide = скрыть
ui-got-it = Понятно
ui-retry = Попробовать снова
ui-loading = Минуту…
ui-percent = { $percent } %
ui-search = Поиск
ui-search-nothing = Ничего не найдено.
ui-kinds = Виды компонентов
ui-everything = Всё
ui-found =
    { $count ->
        [0] Ничего не найдено.
        [one] { $count } компонент
        [few] { $count } компонента
       *[other] { $count } компонентов
    }
ui-no-such-page = Такой страницы нет.
ui-no-such-game = Такой игры в зале нет.
ui-problem-unknown = Не получилось.
ui-problem-offline = Нет связи со столом. Проверьте интернет.

## Зал

ui-welcome = Садитесь и играйте
    .text = Приключенческие настольные игры, которые сами знают правила: против ботов, за одним экраном или с друзьями издалека.
ui-games = Игры
ui-play-now = Играть
ui-new-table = Новый стол
ui-box-players =
    { $most ->
        [1] Для одного игрока
       *[other] Игроков: от { $fewest } до { $most }
    }
ui-box-rollplayer = Соберите героя кубик за кубиком: шесть характеристик, прошлое, совесть и снаряжение с рынка.
ui-box-runebound3 = Пройдите целый край, беритесь за задания, сражайтесь с чудовищами и наберитесь сил, чтобы вовремя встретить злодея.
ui-box-calltoadventure = Проживите жизнь героя от истоков до судьбы: бросайте руны, держите клятвы или нарушайте их и противостаньте Вражде — вместе или в одиночку.
ui-box-nearandfar = Соберите в городе команду, отправляйтесь по одиннадцати картам, разбивайте лагеря и читайте, что ждёт вас в Книге приключений.
ui-box-runebound1 = Странствуйте по краю, тяните приключения четырёх цветов, берите на службу наёмников и добудьте три драконьи руны или одолейте Маргафа.
ui-stage-draft = в работе
ui-stage-playable = можно играть
ui-stage-complete = готова целиком
ui-mine = Мои столы
ui-mine-none = Вы пока не сидите ни за одним столом.
ui-mine-more = { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
       *[other] Ещё { $count } столов
    }
ui-public = Открыты для всех
ui-join = Сесть за стол друга
ui-join-code = Код стола
ui-join-go = Войти
ui-joining = Ищем стол { $code }…
ui-import = Открыть файл партии
ui-table-open = партия не начата
ui-table-over = партия окончена
ui-table-closed = закрыт
ui-table-frozen = нельзя продолжить
ui-table-you = Ваш ход
ui-table-waits = Ждём: { $names }
ui-frozen = { $why ->
        [newer-file] Эту партию здесь не продолжить: { error-newer-file }.
        [newer-rules] Эту партию здесь не продолжить: { error-newer-rules }.
        [older-rules] Эту партию здесь не продолжить: { error-older-rules }.
        [damaged-file] Эту партию здесь не продолжить: { error-damaged-file }.
        [foreign-file] Эту партию здесь не продолжить: { error-foreign-file }.
        [wrong-record] Эту партию здесь не продолжить: { error-wrong-record }.
        [no-such-game] Эту партию здесь не продолжить: { error-no-such-game }.
       *[other] Эту партию здесь не продолжить: { $note }
    }
ui-table-round = раунд { $round }

## Кто я

ui-account = Кто вы
ui-account-me = Вы — { $name }
ui-account-name = Имя
ui-account-rename = Сменить имя
ui-account-guest = Вы гость: ваши столы живут, пока этот браузер вас помнит. Имя и пароль сохранят их на любом устройстве.
ui-account-kept = Ваши столы хранит учётная запись.
ui-account-password = Пароль, не короче восьми знаков
ui-account-login = Войти
ui-account-new = Создать учётную запись
ui-account-logout = Выйти
ui-account-now = Теперь вы — { $name }.
ui-move = Продолжить на другом устройстве
    .text = Код перенесёт ваши места на другое устройство. Он действует один раз.
ui-move-code = Получить код
ui-move-minutes =
    { $minutes ->
        [one] действует { $minutes } минуту
        [few] действует { $minutes } минуты
       *[other] действует { $minutes } минут
    }
ui-move-here = Код с другого устройства
ui-move-go = Продолжить здесь

## Новый стол

ui-setup = Новый стол: { $game }
ui-setup-count = Число игроков
ui-setup-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
ui-setup-start = Сесть и начать
ui-setup-invite = Открыть стол и позвать
ui-seats = Места
ui-chair-me = Я
ui-chair-here = За этим экраном
ui-chair-open = Друг по ссылке
ui-chair-easy = Бот: слабый
ui-chair-greedy = Бот: средний
ui-chair-strong = Бот: сильный
ui-chair-random = Бот: ходит наугад
ui-chair-name = Имя
ui-options = Варианты
ui-options-none = Вариантов у этой игры нет.
ui-manners = За этим столом
ui-pace = Темп ботов
    .text = Сколько боты «думают» над ходом.
ui-pace-instant = Мгновенно
ui-pace-natural = Обычный
ui-pace-slow = Неспешный
ui-clock = Часы
    .text = Когда время выйдет, за место ответит бот.
ui-clock-none = Без часов
ui-clock-quick = 5 минут + 10 секунд за ход
ui-clock-calm = 20 минут + 30 секунд за ход
ui-clock-days = 3 дня + день за ход
ui-leaver = Если игрок ушёл
ui-leaver-wait = ждём его
ui-leaver-bot = его заменит бот
ui-manner-public = Открытый стол
    .text = Стол виден в зале всем, и любой может сесть.
ui-manner-past-bots = Отменять и ходы ботов
    .text = Отмена вашего хода отменяет и всё, что боты сделали после него.
ui-manner-take-back = Возврат по согласию
    .text = Где отмена уже не работает, можно попросить остальных.
ui-seed = Номер расклада
    .text = Один номер — один и тот же расклад. Его видят все за столом. Без номера расклад тайный.
ui-seed-none = тайный

## До начала

ui-invite = Пригласить
    .text = По ссылке или коду можно занять свободное место или смотреть.
ui-invite-copy = Скопировать ссылку
ui-invite-copied = Ссылка скопирована.
ui-invite-qr = Ссылка для камеры телефона
ui-start = Начать
ui-start-ready = Все в сборе.
ui-start-owner = Начинает тот, кто открыл стол.
ui-start-open =
    { $seats ->
        [one] Свободно ещё { $seats } место.
        [few] Свободно ещё { $seats } места.
       *[other] Свободно ещё { $seats } мест.
    }
ui-seat-open = свободно
ui-seat-you = это вы
ui-seat-here = на месте
ui-seat-away = не у экрана
ui-seat-gone = уже не за столом
ui-seat-bot = бот: { $level }
ui-seat-thinks = решает сейчас
ui-seat-resigned = выход из партии
ui-seat-stand-in = играет бот
ui-watching = Вы смотрите партию.
ui-stands-in = Вместо вас играет бот.
ui-stands-in-resigned = Вы сдались: дальше играет бот.
ui-seat-take = Сесть сюда
ui-seat-leave = Встать
ui-seat-empty = Освободить место
ui-seat-hand = Пусть играет бот
ui-seat-back = Вернуться на место
ui-bot-easy = слабый
ui-bot-greedy = средний
ui-bot-strong = сильный
ui-bot-random = ходит наугад
ui-bot-name-0 = Терн
ui-bot-name-1 = Кремень
ui-bot-name-2 = Вереск
ui-bot-name-3 = Филин
ui-bot-name-4 = Уголёк
ui-bot-name-5 = Тростник
ui-mute = Запретить чат
ui-unmute = Разрешить чат
ui-remove = Удалить из-за стола

## Подсказка

ui-prompt = Что надо решить
ui-prompt-for = { $name }: { $ask }
ui-prompt-other = Ходит { $name }: «{ $ask }»
ui-prompt-others = Ждём решения: { $names }.
ui-prompt-wait = Игра продолжается…
ui-prompt-over = Партия окончена.
ui-remember = Запомнить мой следующий ответ на этот вопрос
ui-for-me = Всегда за меня: { $move }
ui-for-me-tip = На этот вопрос стол будет отвечать за вас так после короткой паузы, что бы ни было у вас на руке. Остальные этого не увидят. Нажмите ещё раз, чтобы снова отвечать самому.
ui-hold = Подождите, я вмешаюсь
ui-go-on = Продолжайте
ui-undo = Отменить
ui-undo-tip = Взять назад свой последний ход (U)
ui-take-back-ask = Попросить вернуть ход
ui-take-back-asked = { $name } просит вернуть ход. Вы согласны?
ui-take-back-waiting = Возврат хода ждёт согласия: { $names }.
ui-why-not = Почему так нельзя
ui-no-way-back = Этот ход не отменить. Нажмите ещё раз.
ui-piece-glows =
    { $moves ->
        [one] { $thing }: можно выбрать
        [few] { $thing }: { $moves } хода
       *[other] { $thing }: { $moves } ходов
    }

## Ходы, журнал, чат, заметки

ui-moves = Ходы
ui-moves-none = Сейчас от вас ничего не ждут.
ui-moves-asides = Ещё вы можете
ui-moves-here = Что здесь можно сделать
ui-parts = Части стола
ui-board = Поле
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-log-jump = Показать этот момент
ui-chat = Чат
ui-chat-empty = Пока никто ничего не сказал.
ui-chat-say = Написать
ui-chat-muted = Вам здесь нельзя писать
ui-notes = Заметки
ui-notes-tip = То, что здесь написано, видите только вы.
ui-notes-kept = Сохранено.
ui-notes-keeping = Сохраняем…
ui-skip-to-moves = К списку ходов

## Что говорит в чате сам стол

ui-notice-bot = { $name }: теперь ходит бот.
ui-notice-back = { $name } снова играет без бота.
ui-notice-resigned = { $name } сдаётся: партию доигрывает бот.
ui-notice-left = { $name } выходит из-за стола: дальше играет бот.
ui-notice-removed = { $name } больше не за столом, так решил хозяин стола: дальше играет бот.
ui-notice-joined = { $name } садится за стол вместо бота.
ui-notice-clock = { $name }: время вышло, отвечает бот.
ui-notice-leaver = { $name } не за столом: пока отвечает бот.
ui-notice-vacation = { $name } в отпуске: часы стоят.
ui-notice-returned = { $name }: отпуск окончен.
ui-notice-repaired = { $name }: партия не могла продолжаться, её вернули к более ранней позиции.

## Не настоящее

ui-past = Вы смотрите прошлое: шаг { $step } из { $of }.
ui-past-short = { $step } / { $of }
ui-back-to-now = Вернуться к игре
ui-sandbox-begin = Попробовать ходы
ui-sandbox =
    { $moves ->
        [0] Вы пробуете ходы: на столе ничего не меняется.
       *[other] Пробных ходов: { $moves }. На столе ничего не меняется.
    }
ui-sandbox-chance = Вмешался случай: может выйти и иначе.
ui-sandbox-end = Дальше решают другие.
ui-step-first = В начало
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-step-last = В конец
ui-step-play = Показать по шагам
ui-step-stop = Остановить
ui-since = Пока вас не было
ui-since-replay = Показать на поле
ui-lost = Связь прервалась. Пробуем снова…
ui-curtain = { $name }, ваш ход.
ui-curtain-open = Я здесь

## Сам стол

ui-table = Стол
ui-export = Сохранить партию в файл
ui-orders = Запомненные ответы
ui-orders-forget = Снова спрашивать
ui-report = Сообщить об ошибке
ui-report-expected = Чего вы ожидали?
ui-report-done = Спасибо. Записано в файл { $file }.
ui-deal-open = Открытый расклад, номер { $seed }.
ui-deal-secret = Хеш тайного расклада: { $hash }. Запись оконченной партии его подтвердит.
ui-resign = Сдаться
ui-resign-of = { $name } сдаётся
ui-close-table = Закрыть стол
ui-sure = Точно?
ui-tab = { $game } · { ui-title }
ui-tab-mine = ● Ваш ход · { $game }

## Конец

ui-over =
    { $count ->
        [one] Победа: { $names }
       *[other] Победу делят { $names }
    }
ui-over-solo = Партия окончена
ui-over-lost = Никто не победил
ui-over-how = Чем кончилось: { $end }.
ui-over-board = Посмотреть на поле
ui-rematch = Ещё партию
ui-score = Итоговый подсчёт
ui-score-place = Место: { $place }
ui-score-total = Итого
ui-score-rank = Звание: { $rank }

## Разбор

ui-review = Разбор партии
ui-review-of = Разбор партии: { $game }
ui-review-steps = Шаги партии
ui-eyes = Точка зрения
ui-eyes-of = { $name }
ui-eyes-all = зритель
ui-fork = А если…
    .text = Начать свой стол с этого момента. За остальных сыграют боты.
ui-to-table = К столу
ui-chart = Очки по ходу партии
ui-chart-short = Очки

## Правила

ui-rules = Правила
ui-rules-of = Правила: { $game }
ui-rules-open = Открыть правила
ui-rules-ruling = Решение:
ui-rule = Правило { $rule }
ui-rule-of = { $chapter ->
        [none] Правило { $rule }
       *[other] { $chapter }, правило { $rule }
    }
ui-chapters = Главы
ui-components = Компоненты
ui-coach = Подсказка новичку
ui-coach-off = Без подсказок

## Помощь

ui-help = Помощь
ui-help-text = Всё, что светится, можно нажать: это и есть ход. Нажмите на любую другую вещь, и стол скажет, почему с ней сейчас ничего не сделать. Наведите указатель, чтобы увидеть, к чему приведёт ход.
ui-key-number = сделать ход с этим номером в списке
ui-key-tenth = перейти к десятому ходу в списке; дальше — ↑ и ↓
ui-key-undo = взять назад свой последний ход
ui-key-arrows = от одной вещи к другой
ui-key-enter = выбрать вещь
ui-key-list = показать или скрыть список ходов
ui-key-esc = закрыть или вернуться к игре
ui-key-help = эта страница

## Настройки

ui-settings = Настройки
ui-setting-lang = Язык
ui-setting-theme = Освещение
ui-theme-auto = Как в системе
ui-theme-light = Пергамент днём
ui-theme-dark = При свечах
ui-setting-scale = Размер текста
ui-setting-motion = Анимация
    .text = Фишки движутся, кубики катятся.
ui-setting-previews = Предпросмотр
    .text = Показывать, к чему приведёт ход, на который вы навели указатель.
ui-setting-moveList = Список ходов
    .text = Все ходы простыми кнопками рядом с полем.
ui-setting-coach = Подсказки новичку
    .text = Когда вопрос задан впервые, показывать правило, которое за ним стоит.
ui-setting-secondTap = Второе касание
    .text = На сенсорном экране подтверждать ходы, которые не отменить.
ui-setting-curtain = Занавес
    .text = Скрывать поле между игроками у одного экрана.
ui-setting-notify = Уведомления
    .text = Сообщать, что пришёл ваш ход, когда вы смотрите не сюда.

## Карты

ui-map-nearer = Ближе
ui-map-farther = Дальше
ui-map-whole = Вся карта

## О зале

ui-about = О зале
ui-about-what = Questhall — открытый цифровой стол для приключенческих настольных игр. Он знает правила, ведёт партию, играет за свободные места и объясняет сам себя.
ui-about-games = Чьи это игры
    .text = Это неофициальная работа людей, которые любят эти игры. Авторы и издатели с ней не связаны. Ни одна картинка и ни одна фраза у них не взята. Понравилась игра — купите коробку: настоящий стол лучше.
ui-whose-rollplayer = автор Кит Матейка, издатель Thunderworks Games; русское издание — Crowd Games
ui-about-licence = Лицензии
    .text = Код — под лицензией MIT, наши тексты и рисунки — под CC BY 4.0. То, что принадлежит владельцам игр, под эти лицензии не попадает.
ui-about-credits = С благодарностью
ui-credit-icons = значки Lorc, Delapouite и других авторов, некоторые перекрашены
ui-credit-fonts = шрифты Хуана Пабло дель Пераля и Huerta Tipográfica
ui-credit-fluent = грамматика двух языков
ui-credit-svelte = страницы
ui-credit-qr = коды для камеры телефона
ui-about-privacy = Questhall ставит одну куку, которая говорит столу, кто вы. Настройки остаются в этом браузере.

## Шансы

ui-odds = { $what }: { $percent } ({ $how })
    .helped = { $what }: { $percent }, { $help } { $helped } ({ $how })
ui-odds-ask = Шансы?
ui-odds-wait = Прикидываем…
ui-odds-none = шансов не посчитать

## Подсказки

ui-hint = Подсказка
    .tip = Как сходил бы здесь сильный бот?
ui-hint-wait = Думает…
ui-hint-then = { $name }, если подумать ещё: { $move }. { $why }
ui-log-why = { $name }: { $why }
ui-hint-found = { $move }. { $why }

## Кампании

ui-campaigns = Мои кампании
ui-campaigns-over = завершена
ui-campaigns-since = последняя партия: { $date }
ui-campaign = Кампания
ui-campaign-of = Кампания: { $game }
ui-campaign-next = Следующая партия
ui-campaign-table = К столу
ui-campaign-new = Новая кампания
ui-campaign-export = Забрать с собой файлом
ui-campaign-none = Карты персонажей заполняются, когда закончится первая партия.
ui-campaign-over = Эта кампания завершена.
ui-campaign-file = Продолжить кампанию из файла
    .text = Режим и варианты, которые задаёт кампания, берутся из файла.
ui-campaign-unreadable = Этот файл не читается как кампания.

## Партии на несколько дней

ui-next-table = { $count ->
    [one] Следующий стол
   *[other] Следующий стол ({ $count })
}
    .tip = Там ваш ход.
ui-seat-rests = в отпуске до { $date }
ui-vacation = Отпуск
    .text = { $left ->
    [one] Пока вы в отпуске, ваши часы стоят там, где они идут днями, и остальные видят, что вас нет. Первый же ход прервёт отпуск. В этом году остался { $left } день.
    [few] Пока вы в отпуске, ваши часы стоят там, где они идут днями, и остальные видят, что вас нет. Первый же ход прервёт отпуск. В этом году осталось { $left } дня.
   *[other] Пока вы в отпуске, ваши часы стоят там, где они идут днями, и остальные видят, что вас нет. Первый же ход прервёт отпуск. В этом году осталось { $left } дней.
}
ui-vacation-until = Вы в отпуске до { $date }.
ui-vacation-days = На сколько дней
ui-vacation-go = Уйти в отпуск
ui-vacation-end = Снова играть
ui-reach = Когда ваш ход
    .text = Если вас нет за столом, мы можем об этом сообщить: только какая игра и где, один раз за ход.
ui-reach-mail = Электронная почта
ui-reach-hook = Адрес программы (вебхук)
ui-reach-keep = Сохранить
ui-reach-confirmed = Письма приходят на { $mail }.
ui-reach-unconfirmed = Письмо отправлено на { $mail }. Пройдите по ссылке в нём, тогда будут и следующие.
ui-reach-called = К этой программе мы обращаемся.
ui-reach-on = Сообщать мне
    .text = Если выключить, адреса останутся, но ничего отправляться не будет.
ui-letters-confirm = Это ваш адрес?
    .text = Тогда мы напишем, когда подойдёт ваш ход, а вас не будет за столом.
ui-letters-confirm-go = Да, мой
ui-letters-confirm-done = Спасибо. Мы напишем, когда подойдёт ваш ход.
ui-letters-stop = Больше не писать?
    .text = Включить письма снова можно там же, где указан адрес.
ui-letters-stop-go = Больше не писать
ui-letters-stop-done = Готово: писем больше не будет.
ui-forget = Забыть обо мне
    .text = Ваше имя, сообщения, заметки, адреса и сеансы исчезнут сразу. За вашими столами доиграет бот; то, что сделано на вашем месте, останется, но без вас. Отменить это нельзя.
ui-forget-go = Забыть меня
ui-forget-done = О вас больше ничего не известно.
