# Почему сейчас так нельзя.

refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-inside-an-effect = Сначала нужно довести до конца начатое действие.

refusal-row-full = Ряд { $row-of } уже заполнен.
refusal-card-taken = Эта карта инициативы занята: { $seat }.
refusal-too-expensive = У вас { gold }, а карта стоит { $cost }.

refusal-skill-exhausted = Навык «{ $skill }» уже использован, его нужно восстановить.
refusal-nothing-to-copy = У соперников сейчас нет навыка, который можно скопировать.
refusal-arrow-blocked = Для навыка «{ $skill }» нужен шаг { $direction }, а фишка стоит у края.
refusal-not-the-moment = Для навыка «{ $skill }» сейчас не время.

refusal-not-now-initiative = Карту инициативы выбирают в свой ход в фазе кубиков.
refusal-not-now-market = Карты рынка покупают и сбрасывают в свой ход в фазе рынка.
refusal-not-now-row = Ряд выбирают, когда нужно положить кубик.
refusal-not-now-die = Кубики на планшете меняются только действием характеристики или картой.
refusal-not-now-token = Фишку двигают мудрость, стрелки на картах и способности.
refusal-not-now-discard = Карты из стопки сброса достают только навыки и способности.
refusal-not-now-bag = Кубики достают из мешочка вслепую, если навык не разрешает выбирать.
refusal-not-now-starting = Начальные кубики раскладывают при подготовке к игре.
refusal-not-now-sheet = Планшеты выбирают при подготовке к игре.
refusal-not-now-class = Классы выбирают при подготовке к игре.
refusal-not-now-top = Открытую карту колоды можно купить только навыком «{ card-open-lock }».
refusal-sheet-taken = Этот планшет уже у игрока { $seat }.
refusal-class-taken = Карта класса этого цвета уже у игрока { $seat }.
refusal-class-not-drawn = Вытянут кубик другого цвета: эту карту класса взять нельзя.
refusal-not-now-skill = Этот навык не ваш.
refusal-not-now-weapon = Это оружие не ваше.
