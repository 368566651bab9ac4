# О чём можно договориться.

option-advanced = Усложнённая игра
    .text = Все усложнённые правила сразу: одиннадцать настроек от Рокового трека до парных улучшений.
option-advanced-true = Да
option-advanced-false = Нет

option-doom = Роковой трек
    .text = Вышедшие из игры карты заполняют Роковой трек; когда закрыты все восемь гербов, наступает финальная битва. Без него партия идёт, пока кто-нибудь не победит.
option-doom-true = Да
option-doom-false = Нет

option-hazards = Перемещающаяся опасность
    .text = Кто закончил движение в глуши, может встретить опасность. Включает и Роковой трек.
option-hazards-true = Да
option-hazards-false = Нет

option-first-turn = Кубики первого хода
    .text = Первые игроки бросают в первый ход меньше кубиков передвижения.
option-first-turn-true = Да
option-first-turn-false = Нет

option-tough = Стойкость
    .text = Герои, наёмники и враги гибнут, только когда ранений больше, чем жизни.
option-tough-true = Да
option-tough-false = Нет

option-careful = Усталость не в ранения
    .text = Нельзя по своей воле брать усталость, которая превратится в ранения.
option-careful-true = Да
option-careful-false = Нет

option-few-activations = Мало активаций
    .text = Одна активация в фазу движения, одна перед сражением, одна за раунд и одна в фазу торговли.
option-few-activations-true = Да
option-few-activations-false = Нет

option-fresh = Свежие силы
    .text = Герой без усталости и вне города бросает пять кубиков передвижения.
option-fresh-true = Да
option-fresh-false = Нет

option-harsh = Суровое выбывание
    .text = Выбитый герой теряет всё золото и самую дорогую карту.
option-harsh-true = Да
option-harsh-false = Нет

option-equal-events = Равные события
    .text = Новое событие вступает в силу и при равном числе.
option-equal-events-true = Да
option-equal-events-false = Нет

option-dear-healing = Дорогое лечение
    .text = За 1 золото снимается одно ранение или вся усталость одного персонажа.
option-dear-healing-true = Да
option-dear-healing-false = Нет

option-pairs = Парные улучшения
    .text = За опыт покупают сразу два разных улучшения, и герой исцеляется.
option-pairs-true = Да
option-pairs-false = Нет

option-two-dice = Два кубика 1D10
    .text = Вместо одного кубика 1D20 бросают два кубика 1D10.
option-two-dice-true = Да
option-two-dice-false = Нет

option-trade = Обмен
    .text = В фазу торговли герои на одном гексе могут меняться золотом, предметами и наёмниками.
option-trade-true = Да
option-trade-false = Нет

option-tight = Строгие ограничения
    .text = Герой носит одно оружие, одни доспехи и один артефакт.
option-tight-true = Да
option-tight-false = Нет

option-upkeep = Плата наёмникам
    .text = В начале каждой фазы торговли каждый наёмник просит 1 золото, иначе уходит.
option-upkeep-true = Да
option-upkeep-false = Нет

option-life = Жизнь вместо атрибутов
    .text = За опыт можно до трёх раз увеличить жизнь; каждый раз закрываются самые лёгкие из оставшихся заданий.
option-life-true = Да
option-life-false = Нет
