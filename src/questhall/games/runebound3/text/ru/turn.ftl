# Подготовка и ход героя.

ask-setup-hero = Каким героем вы будете играть?
ask-setup-place = Где ваш герой начинает путь?
ask-setup-corbin = Начало Корбина: карта навыка или первый шаг в пути?
ask-setup-hawthorne = Начало лорда Хоторна: можно купить одно из этих приобретений.
ask-setup-mok = Начало Старейшины Мока: можно изучить навык ценой в один трофей.
ask-turn-act = Ваш ход: что будете делать?
ask-move-dice = Потратьте кубик на передвижение, приложите усилие для переброса или остановитесь.
ask-move-go = Можно передвинуться на одну клетку.
ask-rest-dice = Приложите усилие, чтобы перебросить кубик, или отдыхайте с этим результатом.
ask-test-exert = Приложите усилие, чтобы раскрыть ещё одну карту, или завершите проверку.
ask-hand-discard = Карт навыков на руке больше предела: сбросьте одну.
ask-hand-lose = Враг заставляет вас сбросить карту навыка: какую?
ask-hand-exert = Какую карту навыка вы сбросите, чтобы приложить усилие?
ask-learn-pay = Какой трофей вы потратите?
ask-learn-free = Можно бесплатно изучить навык с руки.
ask-skills-discard = Изученных навыков этого типа слишком много: сбросьте один.
ask-assets-discard = У героя может быть только одно приобретение каждого типа: сбросьте одно из двух.
ask-asset-free = Можно бесплатно взять приобретение.
ask-shop-sell = Продайте приобретения или переходите к покупке.
ask-shop-buy = Купите приобретение или сбросьте одно с рынка.
ask-trade-propose = Что вы отдаёте и что хотите взамен?
ask-trade-answer = Вы согласны на такой обмен?
ask-trophy-deck = Из какой колоды взять трофей?
ask-event-option = Что из двух вы выберете?
ask-quest-explore = Возьмите исход, на который хватает кубиков, приложите усилие для переброса или отложите задание.
ask-quest-outcome = Какой исход вы возьмёте?
ask-reward-choose = Какую награду вы возьмёте?
ask-corbin-challenge = Кого Корбин вызывает на бой?
ask-moment-trophy = Вы получили трофей: использовать способность?
ask-moment-defeated = Ваш герой побеждён: использовать способность?
ask-moment-tested = Карты раскрыты: использовать способность?
ask-moment-learned = Вы изучили навык: использовать способность?
ask-moment-won = Вы победили в бою: использовать способность?

move-TakeHero = { $hero }
move-Place = { $hex }
move-Adventure = Отправиться в приключение (2 очка действия)
move-Step = Перейти: { $hex }
move-RollToMove = Идти по кубикам
move-Rest = Отдых
move-Shop = Торг
move-Train = Тренировка
move-Idle = Пропустить действие
move-StandUp = Встать на ноги
move-UseAction = Использовать «{ $ability }»
move-AttemptQuest = Выполнять задание «{ $quest }»
move-FollowRumour = Проверить слухи «{ $rumour }»
move-AttemptStory = Выполнять сюжетное задание «{ $story }»
move-EngageVillain = Вступить в бой со злодеем
move-KillZombie = Убить зомби
move-Challenge = Вызвать на бой: { $seat }
move-EndTurn = Завершить ход
move-Learn = Изучить навык «{ $skill }»
move-SpendTrophy = Трофей: { $deck }
move-DiscardSkill = Сбросить «{ $skill }»
move-DiscardAsset = Сбросить «{ $asset }»
move-ProposeTrade = Обмен: { $seat }
move-GiveAsset = Отдать «{ $asset }»
move-WantAsset = Попросить «{ $asset }»
move-GiveGold = Отдать 1 золотой
move-WantGold = Попросить 1 золотой
move-Accept = Согласиться
move-Decline = Нет
move-Done = Готово
move-MoveTo =
    { $ability ->
        [none] Перейти: { $hex } (кубик: { $face })
       *[other] Перейти: { $hex } (кубик: { $face }, «{ $ability }»)
    }
move-Go = Перейти: { $hex }
move-RerollDie = Приложить усилие и перебросить кубик: { $face }
move-ExertCard = Приложить усилие: «{ $skill }»
move-TakeOutcome = Исход { $outcome }
move-TakeOption = Вариант { $option }
move-TakeTrophy = Взять трофей: { $deck }
move-TakeAsset = Взять «{ $asset }»
move-TakeSkill = «{ $skill }»
move-Sell = Продать «{ $asset }»
move-Buy = Купить «{ $asset }»
move-Refuse = Сбросить с рынка «{ $asset }»
move-Use = Использовать «{ $ability }»

event-ScenarioChosen = Сценарий: «{ $scenario }».
event-FirstPlayer = Первый игрок — { $seat }.
event-HeroTaken = { $seat } играет за героя: { $hero }.
event-Placed = { $seat } начинает путь: { $hex }.
event-TurnBegan = Раунд { $round }: ходит { $seat }.
event-TimeMoved = Жетон времени — на делении { $space }.
event-ActBegan = Начинается акт { $act }.
event-GemsRefreshed =
    { $count ->
        [0] Ни один жетон приключений не обновился.
        [one] Обновился { $count } жетон приключений.
        [few] Обновились { $count } жетона приключений.
       *[other] Обновились { $count } жетонов приключений.
    }
event-StoryDrawn =
    { $slot ->
        [0] Сюжетная карта: «{ $story }».
       *[other] Сюжетное задание: «{ $story }» (место { $slot }).
    }
event-StorySolved = { $seat } выполняет сюжетное задание «{ $story }».
event-StoryFailed = { $seat }: «{ $story }» — на этот раз не вышло.
event-VillainPlaced = Появляется злодей: { $hex }.
event-VillainMoved =
    { $wilds ->
        [0] Злодей остаётся на месте: { $hex }.
       *[other] Злодей наступает ({ $wilds }): { $hex }.
    }
event-ZombiesPlaced = Поднимаются зомби ({ $count }): { $hex }.
event-ZombieMoved = Зомби бредёт: { $hex } → { $other_hex }.
event-ZombieKilled = { $seat } убивает зомби: { $hex }.
event-MatchEnded =
    { $seat ->
        [none] Герои проиграли: { $end }.
       *[other] Победа! { $seat }: { $end }.
    }
event-AdventureBegan =
    { $card ->
        [none] { $seat } отправляется в приключение, но колода пуста ({ $deck }).
       *[other] { $seat } отправляется в приключение: «{ $card }» ({ $deck }).
    }
event-Moved = { $seat } передвигается: { $hex }.
event-DiceRolled = { $seat } бросает кубики, { $why }: { $faces }.
event-DieRerolled = { $seat } перебрасывает кубик: { $face }.
event-Exerted = { $seat } прилагает усилие: «{ $skill }».
event-Healed = { who }: вылечено ран — { $amount }.
event-Suffered = { who } получает раны: { $amount }.
event-HeroDefeated = { $seat }: герой побеждён.
event-HeroStands = { $seat }: герой снова на ногах.
event-HeroDelayed = { $seat }: герой задержан.
event-HeroEliminated = { $seat }: герой уничтожен и выбывает из игры.
event-GoldGained = { $seat } получает { gold }.
event-GoldPaid = { $seat } платит { gold }.
event-TokensGained = { $seat }: { $scenario-tokens } +{ $count }.
event-TokensLost = { $seat }: { $scenario-tokens } −{ $count }.
event-TrophyClaimed = { $seat } забирает трофей: «{ $card }».
event-TrophyGained =
    { $card ->
        [none] { $seat } получает трофей: { $deck }.
       *[other] { $seat } получает трофей: «{ $card }» ({ $deck }).
    }
event-TrophySpent = { $seat } тратит трофей: «{ $card }».
event-SkillsDrawn =
    { $skills-count ->
        [0] { $seat } берёт карты навыков: { $count }.
       *[other] { $seat } берёт: { $skills }.
    }
event-SkillDiscarded = { $seat } сбрасывает «{ $skill }».
event-SkillLearned = { $seat } изучает «{ $skill }».
event-AssetOffered = { $city }, рынок: «{ $asset }».
event-AssetSold = { $seat } продаёт «{ $asset }» за { gold }.
event-AssetBought = { $seat } покупает «{ $asset }» за { gold }.
event-AssetTaken = { $seat } берёт «{ $asset }».
event-AssetLost = { $seat } сбрасывает «{ $asset }».
event-AssetRefused = { $seat } сбрасывает с рынка «{ $asset }».
event-Traded =
    { $gold ->
        [0] { $seat } и { $other_seat } меняются: { $gives } на { $takes }.
       *[other] { $seat } и { $other_seat } меняются: { $gives } на { $takes }; золото: { $gold }.
    }
event-TradeRefused = { $other_seat } не соглашается на обмен ({ $seat }).
event-AbilityUsed = { who } использует «{ $ability }».
event-OptionTaken = { $seat } выбирает вариант { $option }: «{ $card }».
event-RumourKept = { $seat } запоминает слухи: «{ $card }».
event-QuestTaken = { $seat } берётся за задание: «{ $card }».
event-OutcomeTaken = { $seat } выполняет «{ $card }»: исход { $outcome }.
event-QuestFailed = { $seat }: «{ $card }» — на этот раз не вышло.
event-CardDiscarded = «{ $card }» уходит в сброс.
event-TestBegan =
    { $skills-count ->
        [0] { $seat } проверяет характеристику ({ $attribute }) без карт.
       *[other] { $seat } проверяет характеристику ({ $attribute }): { $skills }.
    }
event-TestExtended = { $seat } прилагает усилие и раскрывает «{ $skill }».
event-TestEnded =
    { $successes ->
        [0] { $seat }: проверка провалена.
       *[other] { $seat }: проверка пройдена, успехов — { $successes }.
    }
