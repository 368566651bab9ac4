# Слова игры: как что называется и как считается.

experience =
    { $xp ->
        [one] { $xp } опыт
       *[other] { $xp } опыта
    }
phase-deal = Раздача персонажей
phase-characters = Выбор персонажей
phase-beginning = Начало
phase-turn = Ход героя
phase-confrontation = Столкновение с Враждой
phase-last-cards = Последние карты
phase-over = Конец

## Способности, значки, стороны

ability-strength = сила
ability-dexterity = ловкость
ability-constitution = телосложение
ability-intelligence = интеллект
ability-wisdom = мудрость
ability-charisma = обаяние
icon-faith = Вера
icon-justice = Справедливость
icon-magic = Магия
icon-nobility = Благородство
icon-villainy = Злодейство
icon-radiant = знак Сияющих
side-hero = карта героя
    .deck = колода героя
    .one = карту героя
side-antihero = карта антигероя
    .deck = колода антигероя
    .one = карту антигероя
act-1 = I акт
act-2 = II акт
act-3 = III акт
need-strength = силы
need-dexterity = ловкости
need-constitution = телосложения
need-intelligence = интеллекта
need-wisdom = мудрости
need-charisma = обаяния
need-faith = значка Веры
need-justice = значка Справедливости
need-magic = значка Магии
need-nobility = значка Благородства
need-villainy = значка Злодейства
need-radiant = знака Сияющих
need-track = другого деления на шкале Тьмы

## Руны

rune-core1 = основная руна
rune-core2 = основная руна
rune-core3 = третья основная руна
rune-dark1 = руна Тьмы
rune-dark2 = руна Тьмы
rune-dark3 = руна Тьмы
rune-strength1 = руна силы
rune-strength2 = руна силы
rune-strength3 = особая руна силы
rune-dexterity1 = руна ловкости
rune-dexterity2 = руна ловкости
rune-dexterity3 = особая руна ловкости
rune-constitution1 = руна телосложения
rune-constitution2 = руна телосложения
rune-constitution3 = особая руна телосложения
rune-intelligence1 = руна интеллекта
rune-intelligence2 = руна интеллекта
rune-intelligence3 = особая руна интеллекта
rune-wisdom1 = руна мудрости
rune-wisdom2 = руна мудрости
rune-wisdom3 = особая руна мудрости
rune-charisma1 = руна обаяния
rune-charisma2 = руна обаяния
rune-charisma3 = особая руна обаяния

## Исходы и подсчёт

end-competitive = история рассказана
end-odium-defeated = Вражда побеждён
end-odium-won = победа за Враждой
end-sworn-won = победили присягнувшие Вражде
score-destiny = Судьба
score-triumph = Триумф в истории
score-tragedy = Трагедия в истории
score-track = Шкала Тьмы
score-experience = Опыт
score-hero-cards = Разыгранные карты героя
score-antihero-cards = Разыгранные карты антигероя
score-set = Значки истории: { $set }
score-odium = Победа над Враждой

## Что стало известно, и назад этого не вернуть

learned-first = выбран первый игрок
learned-runes = брошены руны
learned-deck-origins = розданы карты персонажей
learned-deck-motivations = розданы карты персонажей
learned-deck-destinies = розданы карты персонажей
learned-deck-hero = взята карта героя
learned-deck-antihero = взята карта антигероя
learned-deck-act1 = открыта карта I акта
learned-deck-act2 = открыта карта II акта
learned-deck-act3 = открыта карта III акта
learned-card = разыграна карта
learned-discard = сброшена карта с руки
learned-destiny = открыта карта судьбы
learned-deck-odium = открыта карта колоды Вражды

## Шансы

odds-success = успех
odds-dark = добавлено рун Тьмы: { $detail }
