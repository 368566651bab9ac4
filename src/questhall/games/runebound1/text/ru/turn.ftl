# Ходы, движение, задания, Роковой трек.

ask-move-prepare = Фаза движения: бросить кубики, отдохнуть, шагнуть на соседний гекс или остаться?
ask-move-step = Потратьте кубик на шаг или остановитесь.
ask-adventure-choose = За что вы здесь возьмётесь?
ask-experience-spend = Потратить опыт?
ask-moment-after-moving = Вы закончили движение: использовать карту?
ask-dice-reroll = Какой кубик передвижения перебросить?
ask-dice-turn = Какой кубик передвижения повернуть?
ask-dice-terrain = Какую местность он должен показать?
ask-orb-deck = В какую колоду заглянуть?
ask-orb-leave = Оставить карту наверху колоды? Иначе она уйдёт вниз.

move-Rest = Отдохнуть вместо броска кубика: «{ $who }»
move-RollDice = Бросить кубики передвижения
move-StepAside = Шагнуть без кубиков: { $hex }
move-StayHere = Остаться на месте
move-Step = { $hex }, за кубик: { $face }
move-StopMoving = Остановиться
move-Attempt = Взяться за задание
move-AttackHero = Напасть: { $seat }
move-LetBe = Ничего не делать
move-Improve = +1: { $attribute }
move-ImproveTwo = +1: { $attribute }, +1: { $other_attribute }
move-RaiseLife = +1 к жизни
move-RaiseLifeAnd = +1 к жизни, +1: { $attribute }
move-EndTurn = Закончить ход
move-Use = { $card }: { $ability }
move-Accept = Да
move-Decline = Нет
move-Done = Готово
move-PickCard = «{ $card }»
move-PickCharacter = «{ $who }»
move-PickHex = { $hex }
move-PickDie = Кубик: { $face }
move-PickDeck = Колода: { $deck }
move-PickTerrain = { $terrain }

event-HeroDealt = { $seat } играет за героя: { $hero }.
event-RolledForFirst = { $seat } бросает за право первого хода: { $die }.
event-FirstPlayer = { $seat } ходит первым номером.
event-CardOffered = Новое на рынке, { $town }: «{ $card }».
event-TurnBegan = Раунд { $round }: ход, { $seat }.
event-Refreshed =
    { $count ->
        [one] { $seat } переворачивает лицом вверх { $count } карту.
        [few] { $seat } переворачивает лицом вверх { $count } карты.
       *[other] { $seat } переворачивает лицом вверх { $count } карт.
    }
event-EnteredBoard = { $seat } выставляет фигурку: { $hex }.
event-Rested = { $seat } отдыхает: «{ $who }».
event-DiceRolled = { $seat } бросает кубики: { $faces }.
event-DieRerolled = { $seat } перебрасывает кубик: { $face } вместо { $old }.
event-DieTurned = { $seat } поворачивает кубик: { $face } вместо { $old }.
event-DieAdded = { $seat } бросает ещё один кубик: { $face }.
event-Moved = { $seat } перемещается: { $hex }.
event-CardUsed = { $seat } использует карту «{ $card }»: { $ability }.
event-Won = { $seat } побеждает: { $end }!
event-CardDrawn = { $seat } открывает карту заданий ({ $colour }): «{ $card }».
event-ChallengeResumed = { $seat } берётся за незавершённое задание: «{ $card }».
event-DeckReshuffled = Вышедшие из игры карты замешаны в новую колоду ({ $colour }).
event-TopCardSeen = { $seat } открывает верхнюю карту колоды ({ $colour }): «{ $card }».
event-MargathWoken = { $seat } пробуждает Высшего лорда Маргафа.
event-EventBegan = Вступает в силу событие «{ $card }».
event-EventIgnored = Событие «{ $card }» проходит без последствий.
event-EventEnded = Событие «{ $card }» закончилось.
event-SpotsRefilled =
    { $count ->
        [one] На поле вернулся { $count } маркер приключений ({ $colour }).
        [few] На поле вернулись { $count } маркера приключений ({ $colour }).
       *[other] На поле вернулось { $count } маркеров приключений ({ $colour }).
    }
event-ChallengeWon = { $seat } справляется с вызовом «{ $card }».
event-ChallengeFailed = { $seat } не справляется с вызовом «{ $card }».
event-PutOnTrack = «{ $card }» остаётся на треке незавершённых заданий: место { $space }, { $hex }.
event-BumpedOffTrack = «{ $card }» уходит вниз колоды ({ $colour }) и освобождает место.
event-CounterTaken = { $seat } берёт маркер приключений ({ $colour }).
event-NoCounterLeft = В банке нет подходящего маркера ({ $colour }): { $seat } не получает опыта.
event-HazardRolled =
    { $is_met ->
        [yes] { $seat }: в пути опасно ({ $faces }).
       *[no] { $seat }: в пути спокойно ({ $faces }).
    }
event-HazardMet = { $seat } встречает опасность ({ $colour }; символов: { $count }).
event-CardDoomed = «{ $card }» ложится на Роковой трек: место { $space }.
event-DoomRose = Рок приближается: закрыто гербов { $counters } из 8.
event-StartCardSeen = Первой картой Рокового трека была «{ $card }».
event-FinalBattleBegan = Начинается финальная битва; { $seat } сражается первым номером.
event-HeroKilled = { $seat } погибает и покидает игру: «{ $card }».
event-Improved = { $seat }: { $attribute } теперь +{ $bonus }.
event-LifeRaised = { $seat } увеличивает жизнь (+{ $count }).
event-ExperienceNoted = В банке нет сдачи: { $seat } записывает { experience }.
