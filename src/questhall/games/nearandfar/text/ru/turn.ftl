# Подготовка и ход: вопросы, ходы, что произошло.

ask-setup-map = На какой карте вы сыграете? Карты перед ней будут пропущены.
ask-setup-character = Каким персонажем вы будете играть?
ask-setup-pet = С каким питомцем вы начнёте игру?
ask-talents-buy = Какие таланты вы купите?
ask-draft-artifact = Какой артефакт оставить себе? Остальные уйдут соседу слева.
ask-draft-special = Какой из особых артефактов оставить? Хотя бы один нужно сбросить.
ask-draft-ordinary = Какие обычные артефакты оставить?
ask-draft-extra = Кладоискательство: из каких колод взять 2 артефакта?
ask-turn-action = Ваш ход: посетите город или отправляйтесь в странствие.
ask-turn-end = Ход почти окончен: выкупите артефакт или завершайте.
ask-journey-next = Перемещайтесь, участвуйте в приключении, разместите лагерь или завершите ход.
ask-threat-meet = На тропе враг: сразиться или избежать встречи?
ask-fight-raise = Сколько сердец потратить, чтобы увеличить результат?
ask-duel-entry = Кто-то уже здесь. Как вы войдёте?
ask-duel-defend = На вас напали: бросить бомбу?
ask-quest-option = Какой вариант вы выберете?
ask-treasure-keep = Кто понесёт сокровище?
ask-artifacts-keep = Какие артефакты оставить?
ask-hall-action = Ратуша: меняйте товары, сбросьте артефакт, позаботьтесь о репутации.
ask-hall-give = Что вы отдаёте?
ask-hall-take = Что вы берёте взамен?
ask-saloon-action = Салун: наймите спутника или обновите ряд.
ask-team-join = Возьмёте новичка в команду?
ask-stables-action = Стойла: кого вы возьмёте?
ask-store-action = Магазин: монета или артефакты?
ask-store-extra = Убеждение: из какой колоды взять ещё один артефакт?
ask-farm-action = Ферма: собрать урожай?
ask-hut-action = Хижина колдуна: искать сокровище?
ask-mine-action = Шахта: какую ячейку вы займёте?
ask-mine-hire = Ржавый колокольчик: наймёте кого-нибудь в шахте?
ask-claim-camp = Контракт наёмника: где разместить лагерь?

move-OpenMap = { $map }
move-TakeCharacter = { $character }
move-TakePet = { $pet }
move-BuyTalent = Купить талант «{ $talent }»
move-Draft = Оставить «{ $artifact }»
move-Keep =
    { $cards-count ->
        [0] Сбросить всё
       *[other] Оставить: { $cards }
    }
move-Done = Завершить
move-Decline = Отказаться
move-Visit = { $building }
move-SetOut = Покинуть город: { $team }
move-Walk =
    { $food ->
        [0] Идти на клетку { $space }
       *[other] Идти на клетку { $space }, потратив { food-got }
    }
move-TakeQuest = Участвовать в приключении
move-MakeCamp =
    { $food ->
        [0] Разместить лагерь
       *[other] Разместить лагерь, потратив { food-got }
    }
move-Claim = Выкупить «{ $artifact }»
move-UseTreasure = Использовать «{ $treasure }»
pack-animal-of-three =
    { $animal ->
        [0] первое вьючное животное
        [1] второе вьючное животное
       *[other] третье вьючное животное
    }
move-ReturnAnimal = Вернуть { pack-animal-of-three } за 2 сердца
move-Enter = Войти без дуэли
move-Bribe = Дать взятку: 1 монета
move-Challenge =
    { $fair ->
        [yes] Честная дуэль: { neutral-or-seat }
       *[no] Нечестная дуэль: { neutral-or-seat }
    }
move-FightThreat = Сразиться: { $threat }
move-FightBoss = Сразиться с боссом: { $boss }
move-AvoidByCaution = Проявить осторожность
move-AvoidByAnimal = Отдать { pack-animal-of-three }
move-AvoidByCard = Избежать врага: «{ $card }»
move-SpendHearts =
    { $hearts ->
        [0] Не тратить сердца
       *[other] { $food ->
            [0] Потратить { hearts-got }
           *[other] Потратить { hearts-got }, из них едой — { $food }
        }
    }
move-ChooseOption =
    Вариант { $option ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
move-Buy = Получить { $good-one }
move-Sell = Обменять { $good-one }
move-GiveGood = Отдать { $good-one }
move-TakeGood = Взять { $good-one }
move-DiscardArtifact = Сбросить «{ $artifact }»
move-ChangeReputation =
    { $steps ->
        [one] Репутация { $steps }: { coins-got } и { gems-got }
       *[other] Репутация { $steps }: { coins-got } и { gems-got }
    }
move-Hire = Нанять: { $adventurer }
move-Join =
    { $instead ->
        [none] В команду
       *[other] В команду вместо: { $instead }
    }
move-Reserve = В резерв
move-ReplaceRow = Обновить ряд за 1 еду
move-TakeAnimal = Взять { $kind-got }
move-TakeCoin = Взять монету
move-DrawArtifacts = Взять артефакты: обычных { $ordinary }, особых { $special }
move-Harvest = Собрать еду
move-SearchHut = Искать сокровище
move-LoadTreasure =
    { $animal ->
        [-1] «{ $treasure }» — рядом с планшетом
       *[other] «{ $treasure }» — на { pack-animal-of-three }
    }
cell-number =
    { $cell ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[other] 12
    }
move-Dig = Разместить лагерь в ячейке { cell-number }
move-CampAnywhere = Лагерь на клетке { $space }

event-Opened = Карта: «{ $map }». Жетонов приключений: { $quests }. Первый ход — { $seat }.
event-CharacterTaken = { $seat }: персонаж — { $character }.
event-NeutralPlaced = В ратуше ждёт { $character }.
event-TalentBought = { $seat } получает талант «{ $talent }». Осталось опыта: { $experience }.
event-ArtifactsDealt = Вам раздали обычные артефакты: { $artifacts }; особые: { $cards }.
event-Drafted = Вы оставили «{ $artifact }» и получили от соседа: { $received }.
event-HandsReady = Драфт окончен. Артефактов на руках: { $each }.
    .each = { $seat } — { $hand }
event-StartingFood = { $seat } начинает игру, имея { food-got }.
event-RoundBegan = Раунд { $round }. Первый ход — { $seat }.
event-LastRound = { $seat } размещает последний лагерь со своего планшета: это последний раунд.
event-NobodyCanCamp = Лагерей больше не размещают: это последний раунд.
event-MatchEnded = Игра окончена: { $each }.
    .each = { $seat } — { $total }
event-AllLost = Не все боссы побеждены: проиграли все.

event-CoinsGained = { $seat } получает { coins-got }.
event-GemsGained = { $seat } получает { gems-got }.
event-FoodGained = { $seat } получает { food-got }.
event-HeartsGained = { $seat } получает { hearts-got }.
event-TokenGained = { $seat } получает { $tribe-token }.
event-ReputationChanged = { $seat }: репутация теперь { $reputation }.
event-Paid =
    { $seat } платит{ $coins ->
        [0] {""}
       *[other] {" "}· { coins-got }
    }{ $gems ->
        [0] {""}
       *[other] {" "}· { gems-got }
    }{ $food ->
        [0] {""}
       *[other] {" "}· { food-got }
    }{ $tribes-count ->
        [0] {""}
       *[other] {" "}· жетоны племён: { $tribes }
    }
event-HeartsPaid =
    { $food ->
        [0] { $seat } тратит { hearts-got }.
       *[other] { $seat } тратит { hearts-got } и { food-got }.
    }
event-ChiefWon = { $seat } получает вождя: { $tribe }.
event-AnimalTaken = { $seat } берёт { $kind-got }.
event-AnimalReturned =
    { $treasure ->
        [none] { $seat } возвращает { $kind-got }.
       *[other] { $seat } возвращает { $kind-got } и теряет «{ $treasure }».
    }
event-TreasureDrawn = { $seat } тянет сокровище «{ $treasure }».
event-TreasureKept = { $seat } оставляет «{ $treasure }».
event-TreasureDiscarded = «{ $treasure }» уходит в сброс.
event-TreasureUsed = { $seat } использует «{ $treasure }».
event-KeepsakeFound = { $seat } получает находку «{ $keepsake }».
event-AdventurerJoined =
    { $team ->
        [yes] { $adventurer } — теперь в команде игрока { $seat }.
       *[no] { $adventurer } — теперь в резерве игрока { $seat }.
    }
event-CoinTakenFrom = { $seat } получает 1 монету. Её платит { $other_seat }.
event-CampTaken = { $seat } берёт лагерь с планшета ({ $camps }-й).
event-ArtifactClaimed = { $seat } выкупает артефакт «{ $artifact }».
event-ArtifactsKept =
    { $discarded-count ->
        [0] Вы оставили: { $artifacts }.
       *[other] { $artifacts-count ->
            [0] Вы сбросили: { $discarded }.
           *[other] Вы оставили: { $artifacts }. Сброшены: { $discarded }.
        }
    }
event-ArtifactsTaken = { $seat } оставляет артефактов: { $count }.

event-Visited = { $seat } идёт { $building-to }.
event-DuelBegan =
    { $fair ->
        [yes] { $seat } вызывает на честную дуэль. Защищается { neutral-or-seat }.
       *[no] { $seat } вызывает на нечестную дуэль. Защищается { neutral-or-seat }.
    }
event-DuelRolled = { $seat } бросает { $roll }, всего { $total }. Защита: { $other_roll }, всего { $other_total }.
event-DuelWon = { $seat } побеждает в дуэли. Побеждён { neutral-or-seat }.
event-Jailed = { $seat } проигрывает дуэль и попадает в тюрьму.
event-Bribed = { $seat } даёт взятку и входит без дуэли.
event-Traded = { $seat } отдаёт: { $given }. Получает: { $taken }.
event-ArtifactDiscarded = Вы сбросили «{ $artifact }».
event-HandShrank = { $seat } сбрасывает артефакт. На руке осталось: { $hand }.
event-Hired =
    { $price ->
        [0] { $seat } нанимает без оплаты: { $adventurer }.
       *[other] { $seat } нанимает: { $adventurer }. Цена: { $price }.
    }
event-RowFilled = В салуне появляется { $adventurer }.
event-RowReplaced = { $seat } обновляет ряд салуна: { $adventurers }.
event-SentToReserve = { $member } — теперь в резерве игрока { $seat }.
event-ArtifactsDrawn = { $seat } берёт артефакты: обычных { $ordinary }, особых { $special }.
event-ArtifactsSeen = Вы взяли: { $artifacts }.
event-TreasuresShown = { $seat } выбирает из сокровищ: { $treasures }.
event-Dug = { $seat } размещает лагерь в шахте.
event-GemSought = { $seat } ищет самоцвет в шахте: на кубике { $roll }.

event-LeftTown = { $seat } покидает город. Команда: { $team }. Сердец: { $hearts }.
event-Walked = { $seat } идёт на клетку { $space }.
event-ThreatMet = { $seat } сражается: { $threat }.
event-BossMet = { $seat } сражается с боссом: { $boss }.
event-ThreatAvoided = { $seat } избегает врага.
event-FightRolled = { $seat } бросает { $roll }, всего { $total } против { $against }.
event-FightRaised = { $seat } увеличивает результат до { $total }.
event-ThreatDefeated = { $seat } побеждает врага: { $threat }.
event-BossDefeated = { $seat } побеждает босса: { $boss }.
event-DrivenBack = { $seat } отступает на клетку { $space }. Ход окончен.
event-CampPlaced = { $seat } размещает лагерь на клетке { $space }.
event-QuestRead = { $seat } участвует в приключении: открывается книга приключений.
event-PassageUnwritten = Эта страница книги приключений ещё не написана: вместо неё — карта аркады.
event-ArcadeDrawn = { $seat } участвует в приключении: взята карта аркады.
event-OptionChosen = { $seat } выбирает вариант { $option }.
event-QuestDone =
    { $bonus ->
        [yes] Успех с бонусом!
       *[no] Успех!
    }
event-QuestFailed = Неудача: { $seat } ничего не получает.
event-KeywordLearned = { $seat } записывает подсказку.
event-SideQuestNoted = { $seat } записывает дополнительное приключение.
event-SquareFilled =
    { $experience ->
        [yes] { $seat } получает очко опыта.
       *[no] { $seat } отмечает приключение на карте персонажа.
    }
