# В чём отказывает сервер и почему.

problem-bad-request = Такой запрос здесь не имеет смысла: { $what }.
problem-not-found = Здесь ничего нет.
problem-method = Здесь этого сделать нельзя.
problem-too-large = Слишком много за один раз.
problem-too-many = Слишком много запросов. Подождите немного и попробуйте снова.
problem-foreign = Этот запрос пришёл не со страницы Questhall.
problem-no-session = Вас здесь ещё не знают. Обновите страницу.
problem-server = На сервере что-то сломалось. Вы тут ни при чём, ничего не изменилось.
problem-storage = Это не удалось записать на диск, поэтому не сделано. Попробуйте ещё раз.

problem-name-taken = Это имя уже занято.
problem-wrong-password = Имя и пароль не подходят друг к другу.
problem-has-account = У вас уже есть учётная запись.
problem-vacation = { $left ->
    [0] Отпуск за этот год израсходован.
    [one] В этом году у вас остался { $left } день отпуска.
    [few] В этом году у вас осталось { $left } дня отпуска.
   *[other] В этом году у вас осталось { $left } дней отпуска.
}
problem-letter = Письмо отправить не удалось. Попробуйте позже.
problem-hook = { $why ->
    [address] По такому адресу обратиться нельзя: он начинается с https:// или http://.
    [private] К адресам внутри собственной сети сервер не обращается.
    [answer] Программа по этому адресу ответила: { $answer }.
   *[silent] По этому адресу никто не отвечает.
}
problem-wrong-code = Код неверный, уже использован или устарел.

problem-no-such-game = Игры { $game } в этом зале нет.
problem-no-such-language = Такого языка здесь нет.
problem-bad-table = { $why ->
        [no-such-option] Такой стол накрыть нельзя: { error-no-such-option }.
        [option-takes] Такой стол накрыть нельзя: { error-option-takes }.
        [wrong-count] Такой стол накрыть нельзя: { error-wrong-count }.
        [other-mode] Такой стол накрыть нельзя: { error-other-mode }.
        [other-players] Такой стол накрыть нельзя: { error-other-players }.
       *[other] Такой стол накрыть нельзя: { $what }.
    }
problem-no-such-table = Такого стола нет.
problem-no-such-seat = За этим столом нет такого места.
problem-no-such-person = За этим столом нет такого человека.
problem-seat-taken = Это место уже занято.
problem-one-seat = Вы уже играете за этим столом: тайны другого места не для вас.
problem-seat-open = Ещё не все места заняты.
problem-not-your-seat = Это не ваше место.
problem-not-your-table = Это может сделать только хозяин стола.
problem-hint = Там, где люди играют друг против друга, подсказок нет.
problem-not-now = Сейчас это невозможно.
problem-no-take-back = У вас нет хода, который можно было бы вернуть.
problem-removed = Вас попросили покинуть этот стол.
problem-closed = Этот стол закрыт.
problem-frozen = { $why ->
        [newer-file] Эту партию здесь нельзя продолжить: { error-newer-file }.
        [newer-rules] Эту партию здесь нельзя продолжить: { error-newer-rules }.
        [older-rules] Эту партию здесь нельзя продолжить: { error-older-rules }.
        [damaged-file] Эту партию здесь нельзя продолжить: { error-damaged-file }.
        [foreign-file] Эту партию здесь нельзя продолжить: { error-foreign-file }.
        [wrong-record] Эту партию здесь нельзя продолжить: { error-wrong-record }.
        [no-such-game] Эту партию здесь нельзя продолжить: { error-no-such-game }.
       *[other] Эту партию здесь нельзя продолжить: { $note }
    }
problem-muted = За этим столом вам нельзя писать в чат.
problem-bad-record = { $why ->
        [foreign-file] Этот файл партии не подходит: { error-foreign-file }.
        [newer-file] Этот файл партии не подходит: { error-newer-file }.
        [newer-rules] Этот файл партии не подходит: { error-newer-rules }.
        [older-rules] Этот файл партии не подходит: { error-older-rules }.
        [damaged-file] Этот файл партии не подходит: { error-damaged-file }.
        [forged-file] Этот файл партии не подходит: { error-forged-file }.
        [no-such-game] Этот файл партии не подходит: { error-no-such-game }.
       *[other] Этот файл партии не подходит: { $what }.
    }
problem-secret = Партия ещё идёт: вы видите её только глазами своего места.
problem-other-cards = С тех пор карты этой игры изменились, и пройти партию шаг за шагом уже нельзя.
problem-no-such-campaign = Такой кампании нет.
problem-not-your-campaign = Эта кампания — для тех, кто в неё играет.
problem-campaign-over = Эта кампания завершена.
problem-story = Истории кампании — для тех, кто в неё играет.
problem-bad-campaign = { $why ->
        [foreign-campaign] Эту кампанию использовать нельзя: { error-foreign-campaign }.
        [newer-campaign] Эту кампанию использовать нельзя: { error-newer-campaign }.
        [other-campaign] Эту кампанию использовать нельзя: { error-other-campaign }.
        [forged-campaign] Эту кампанию использовать нельзя: { error-forged-campaign }.
        [no-campaigns] Эту кампанию использовать нельзя: { error-no-campaigns }.
       *[other] Эту кампанию использовать нельзя: { $what }.
    }

problem-not-a-message = Это сообщение не имеет смысла: { $what }.
problem-stale = За столом уже всё изменилось. Посмотрите ещё раз.
problem-illegal = Сейчас этот ход невозможен.
problem-no-undo = Это нельзя вернуть.
problem-unknown-thing = На столе нет такой вещи.
problem-rules = Это ошибка в правилах игры, а не ваша; партия осталась на прежнем месте.

## Как зовут того, кто ещё не назвался

guest-name = Гость { $number }

## Что не так с игрой, её вариантами или файлом партии; часть более длинного предложения

error-no-such-game = игры «{ $game }» здесь нет; есть { $known }
error-no-such-rule = правила { $rule } нет ни в одной игре
error-no-such-option = { $known ->
        [none] варианта «{ $option }» нет; у этой игры их нет вовсе
       *[other] варианта «{ $option }» нет; есть { $known }
    }
error-option-takes = у варианта { $option } бывают значения { $values }
error-option-form = вариант записывается как имя=значение, а не «{ $option }»
error-wrong-count = игроков может быть { $counts }, а не { $seats }
error-foreign-file = это не партия Questhall или файл повреждён
error-newer-file = партия сохранена более новой версией Questhall (версия файла { $version }, здесь { $here })
error-other-game = это партия игры { $game }, а не { $wanted }
error-newer-rules = партия сыграна по более новым правилам игры { $game } (версия { $version }, здесь { $here })
error-older-rules = партия сыграна по правилам версии { $version } игры { $game }, и здесь её не продолжить
error-damaged-file = { $place ->
        [none] файл партии повреждён
       *[other] файл партии повреждён в месте { $place }
    }
error-forged-file = положение на столе не то, к которому ведут записанные ходы
error-wrong-record = запись не сходится с правилами
error-foreign-campaign = это не кампания Questhall, или файл повреждён
error-newer-campaign = эту кампанию сохранил более новый Questhall
error-other-campaign = это кампания игры { $game }, а не { $wanted }
error-forged-campaign = ни одна кампания не могла к этому прийти
error-no-campaigns = в этой игре нет кампаний
error-other-mode =
    { $mode ->
        [character] эту кампанию играют в режиме персонажа
       *[other] эту кампанию играют в режиме кампании
    }
error-other-players =
    { $players ->
        [one] в этой кампании { $players } игрок
        [few] в этой кампании { $players } игрока
       *[other] в этой кампании { $players } игроков
    }
