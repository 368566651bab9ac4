# Главы правил, как их называет страница правил.

chapter-GEN = Суть игры
chapter-RUNE = Руны
chapter-CHAL = Испытания
chapter-EX = Примеры
chapter-CARD = Карты героя и антигероя
chapter-RAD = Сияющие
chapter-SETUP = Подготовка к игре
chapter-COMP = Состав игры
chapter-TRACK = Шкала Тьмы
chapter-TYPE = Виды карт истории
chapter-TURN = Ход игры
chapter-TRAIT = Черты
chapter-ALLY = Союзники
chapter-JOUR = Странствие
chapter-ACT = Акты
chapter-ICON = Значки истории
chapter-END = Конец игры
chapter-SCORE = Подсчёт очков
chapter-ODIUM = Битва с Враждой
chapter-SCHEME = Злодейские замыслы
chapter-TERM = Игровые термины
chapter-MODE = Режимы игры
chapter-RETRY = Повторная попытка
chapter-FAQ = Вопросы и ответы
chapter-BASE = Вместе с базовой игрой
chapter-MEMO = Памятка
