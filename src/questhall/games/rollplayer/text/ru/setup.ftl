# Подготовка к игре.

ask-setup-sheet = Выберите планшет персонажа и сторону, которая вам ближе.
ask-setup-class = Выберите класс своего персонажа.
ask-setup-die = Какой начальный кубик положите следующим?
ask-setup-row = В какой ряд положите этот кубик?

move-TakeSheet = { $race }, { $side }
move-TakeClass = { $class_card }
move-TakeDie = Взять { die }

event-StartRolled = Бросок на первого игрока: { $each }.
    .each = { $seat } — { $value }
event-StartPlayer = { $seat } берёт мешочек: теперь это первый игрок.
event-SheetTaken = { $seat } берёт планшет «{ $race }», { $side }.
event-GoldTaken = { $seat } получает { gold } ({ $why }).
event-ClassDieDrawn =
    { $accepted ->
        [yes] { $seat } достаёт { $color } кубик: это цвет класса.
       *[no] { $seat } достаёт { $color } кубик. Этот цвет не подходит, нужен другой.
    }
event-ClassTaken = { $seat } выбирает класс «{ $class_card }».
event-CardsDealt = { $seat } получает предысторию «{ $backstory }» и мировоззрение «{ $alignment }».
event-StartingDice = { $seat } бросает начальные кубики: { $each }.
    .each = { $color } { $value }
