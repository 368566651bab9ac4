# Слова игры: что как называется и как считается.

gold = { $gold } зол.
wounds =
    { $amount ->
        [one] { $amount } ранение
        [few] { $amount } ранения
       *[other] { $amount } ранений
    }
exhaustion = усталость: { $amount }
experience =
    { $points ->
        [one] { $points } очко опыта
        [few] { $points } очка опыта
       *[other] { $points } очков опыта
    }

## Атрибуты, атаки, умения, виды карт

attribute-mind = ум
attribute-body = сила
attribute-spirit = дух
kind-ranged = дистанционная
kind-melee = рукопашная
kind-magic = магическая
skill-climb = лазание
skill-swim = плавание
skill-leap = прыжки
skill-hide = скрытность
skill-notice = наблюдательность
skill-track = чтение следов
skill-diplomacy = дипломатия
skill-lore = знания
class-weapon = оружие
class-armour = доспехи
class-artifact = артефакты
class-reward = награды
class-ally = наёмники
colour-green = зелёный
colour-yellow = жёлтый
colour-blue = синий
colour-red = красный

## Грани кубика передвижения

face-0 = дорога/равнина
face-1 = дорога/равнина/холмы
face-2 = дорога/холмы
face-3 = дорога/равнина/река
face-4 = лес/река
face-5 = горы/болото

## Фазы и концовки

phase-setup = Подготовка
phase-movement = Фаза движения
phase-adventure = Фаза заданий
phase-market = Фаза торговли
phase-experience = Распределение опыта
phase-final = Финальная битва
phase-over = Конец игры
end-three-runes = три драконьи руны в одних руках
end-margath-slain = Высший лорд Маргаф убит
end-final-battle-won = в финальной битве добыты три красные карты
end-all-killed = финальная битва погубила всех
score-red-cards = Драконьи руны и красные карты
score-level = Уровень

## Что кто-то узнал и уже не забудет

learned-heroes = герои розданы
learned-first = право первого хода разыграно
learned-doom = первая карта Рокового трека открыта
learned-deck-market = открыта карта колоды Рынка
learned-deck-green = открыта карта зелёной колоды
learned-deck-yellow = открыта карта жёлтой колоды
learned-deck-blue = открыта карта синей колоды
learned-deck-red = открыта карта красной колоды
learned-move = кубики передвижения брошены
learned-hazard = кубики опасности брошены
learned-die = кубик брошен
