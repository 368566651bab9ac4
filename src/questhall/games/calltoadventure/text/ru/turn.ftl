# Подготовка, ходы, попытки, Вражда.

ask-setup-origin = Какое происхождение вы оставите?
ask-setup-motivation = Какое стремление вы оставите?
ask-setup-destiny = Какую судьбу вы оставите? Другие её не увидят.
ask-row-attach = К какому испытанию прикрепить союзника?
ask-turn-act = Ваш ход: возьмите черту или пройдите испытание.
ask-turn-after = Применить эффект карты до конца хода?
ask-attempt-dark = Сколько рун Тьмы добавить?
ask-attempt-before = Перед броском: сыграть карту, применить эффект или пас?
ask-attempt-draw = Какую карту взять?
ask-attempt-during = Руны брошены: сыграть карту, применить эффект или пас?
ask-attempt-after = После попытки: сыграть карту, применить эффект или пас?
ask-card-answer = Ответить на эту карту?
ask-odium-answer = Вражда открывает карту: ответить?
ask-odium-oath = Вражда сулит вам силу: присягнуть ему?
ask-odium-abilities = С какими двумя способностями вы встретите Вражду?
ask-ally-sacrifice = Каким союзником пожертвовать?
ask-end-cards = История окончена: сыграть оставшиеся карты, какие можно?

move-KeepCard = Оставить «{ $card }»
move-TakeTrait = Взять черту «{ $trait }»
move-TryPath = Попытка: «{ $path }»
move-Journey = Странствие: заменить «{ $card }»
move-Replace = Заменить «{ $card }» бесплатно
move-UsePower = Применить «{ $card }»
move-PlayCard =
    { $other_seat ->
        [none] Сыграть «{ $card }»
       *[other] Сыграть «{ $card }»: { $other_seat }
    }
move-BuyRunes =
    { $count ->
        [0] Без рун Тьмы
        [one] { $count } руна Тьмы
        [few] { $count } руны Тьмы
       *[other] { $count } рун Тьмы
    }
move-PickAbilities = { $one } и { $other }
move-DrawFrom = { $side }
move-Attach = К испытанию «{ $challenge }»
move-Sacrifice = Пожертвовать: «{ $ally }»
move-PickCard = «{ $card }»
move-PickHero = { $seat }
move-PickRune = { $rune }
move-Swear = Присягнуть Вражде
move-StayTrue = Остаться верным себе
move-Decline = Отказаться
move-Pass = Пас
move-EndTurn = Закончить ход

event-Dealt = Вам сданы: { $cards }.
event-CharacterMade = { $seat }: { $origin }; { $motivation }.
event-DestinyKept = Ваша судьба: «{ $destiny }».
event-SchemeLaid = Злодейский замысел: «{ $scheme }»; у Вражды { experience }.
event-FirstPlayer = { $seat } ходит первым номером.
event-TurnBegan = Ход: { $seat }.
event-RowOpened = Открыт { $act }: { $cards }.
event-CardTurnedUp = Открыта карта «{ $card }».
event-DeckShuffled = Колода перемешана заново: { $act }.
event-AllyAttached = { $seat } прикрепляет союзника «{ $ally }» к испытанию «{ $challenge }».
event-AllyLeft = Для союзника «{ $ally }» нет испытания.
event-DestinyRevealed = { $seat } раскрывает судьбу: «{ $destiny }».
event-Journeyed = { $seat } отправляется в странствие: «{ $card }» заменена.
event-Replaced = { $seat } заменяет карту «{ $card }».
event-TraitGained = { $seat } приобретает черту «{ $trait }».
event-Announced = { $seat } выбирает путь «{ $path }», сложность { $difficulty }.
event-FacesOdium = { $seat } встречает Вражду: { $one } и { $other }, сложность { $difficulty }.
event-RunesBought = { $seat } добавляет руны Тьмы: { $count }.
event-RunesAdded = { $seat } добавляет к броску: { $runes }.
event-RuneRemoved = { $seat } теряет руну броска: { $rune }.
event-RunesCast = { $seat } бросает руны ({ $runes-count }): { $sum }.
event-CastAgain = { $seat } повторит бросок.
event-Passed = { $seat } проходит путь «{ $path }»: { $result } против { $difficulty }.
event-Failed = { $seat } терпит провал, «{ $challenge }»: { $result } против { $difficulty }.
event-OdiumPassed =
    { $removed ->
        [0] { $seat } выстаивает против Вражды: { $result } против { $difficulty }.
       *[other] { $seat } выстаивает против Вражды: { $result } против { $difficulty }; Вражда теряет { $removed } опыта.
    }
event-OdiumWithstood = { $seat } отступает перед Враждой: { $result } против { $difficulty }.
event-AllyWon = { $seat } находит союзника: «{ $ally }».
event-AllySacrificed = { $seat } теряет союзника «{ $ally }».
event-AllyRestored = Союзник «{ $ally }» снова с игроком { $seat }.
event-ExperienceGained = { $seat } получает { experience }.
event-ExperienceLost = { $seat } отдаёт { experience }.
event-CardDrawn =
    { $card ->
        [none] { $seat } берёт { $side-one }.
       *[other] { $seat } берёт { $side-one } «{ $card }».
    }
event-CardLost =
    { $card ->
        [none] { $seat } теряет { $side-one }.
       *[other] { $seat } теряет { $side-one } «{ $card }».
    }
event-CardPlayed =
    { $other_seat ->
        [none] { $seat } разыгрывает «{ $card }».
       *[other] { $seat } разыгрывает «{ $card }»: { $other_seat }.
    }
event-CardCancelled = «{ $card }» не действует: на неё ответили.
event-NoEffect = «{ $card }» здесь не действует.
event-OdiumRevealed = Вражда открывает карту «{ $card }».
event-OdiumGained = Вражда получает { experience }.
event-OdiumLost = Вражда теряет { experience }.
event-PowerUsed = { $seat } применяет «{ $card }».
event-PowerWorked = { $seat }: действует «{ $card }».
event-MarkerMoved =
    { $down ->
        [yes] { $seat } опускается по шкале Тьмы на деление { $space }.
       *[no] { $seat } поднимается по шкале Тьмы на деление { $space }.
    }
event-ResultRaised =
    { $plus ->
        [-3] { $seat }: −3 к результату броска.
        [-2] { $seat }: −2 к результату броска.
        [-1] { $seat }: −1 к результату броска.
       *[other] { $seat }: +{ $plus } к результату броска.
    }
event-DifficultyRaised =
    { $plus ->
        [-2] Сложность ниже на 2.
        [-1] Сложность ниже на 1.
       *[other] Сложность выше на { $plus }.
    }
event-RadiantForTurn = { $seat }: знаков Сияющих до конца хода больше на { $icons }.
event-IconCompleted = { $seat } собирает три значка истории: { $icon }.
event-ChapterEnded = { $seat } завершает { $act }.
event-LastTurns = { $seat } завершает свою историю. У остальных по одному последнему ходу.
event-OathSworn = { $seat } присягает Вражде и забирает у него { experience }.
event-OathRefused = { $seat } отвергает присягу.
event-TurnSkipped = { $seat } не может ничего взять.
event-OdiumDefeated = Вражда побеждён!
event-OdiumTriumphed = Победа за Враждой.
event-MatchEnded = Истории рассказаны: { $each }.
    .each = { $seat } { $total }
