# Главы правил, как их называет страница правил.

chapter-COMP = Цель и состав игры
chapter-SHEET = Планшет персонажа
chapter-BAG = Мешочек с кубиками
chapter-AID = Карты-памятки
chapter-CLASS = Карты классов
chapter-BACK = Карты предыстории
chapter-ALIGN = Карты мировоззрения
chapter-CARD = Карты рынка
chapter-INIT = Карты инициативы
chapter-SETUP = Подготовка к игре
chapter-ROUND = Раунд
chapter-ROLL = Фаза броска
chapter-DICE = Фаза кубиков
chapter-ATTR = Действия характеристик
chapter-MARKET = Фаза рынка
chapter-CLEAN = Фаза обновления
chapter-SKILL = Навыки
chapter-GOLD = Золотые
chapter-END = Конец игры
chapter-SCORE = Подсчёт репутации
chapter-TIE = Ничья
chapter-CLAR = Уточнения
chapter-VAR = Варианты игры
chapter-SOLO = Одиночная игра
chapter-REF = Краткая памятка
