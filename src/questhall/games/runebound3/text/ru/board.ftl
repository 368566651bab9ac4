# Что говорит игровое поле на экране помимо самих компонентов.

## Вкладки и заголовки

board-tab-map = Карта
board-tab-hero = Мой герой
board-tab-market = Рынки и сюжет
board-tab-rivals = Другие
board-map = Карта королевства
board-sheet = Лист героя: { $hero }
board-first = Первый игрок
board-first-short = первый
board-look = Подробнее: { $name }
board-alone = Вы играете в одиночку.
board-task = Что сейчас разыгрывается
board-choice = Вариант { $number }
board-choice-words = Вариант { $number }: { $words }
board-decks = Колоды
board-markets = Рынки
board-markets-later = Рынки откроются, когда все герои начнут путь.
board-laid-open = Выложено
board-you-are-here = вы здесь
board-stories = Сюжетные задания
board-stories-none = Сюжетных заданий пока нет.
board-learned = Изученные навыки
board-assets = Приобретения
board-quests = Задания и слухи
board-trophies-title = Трофеи

## Карта

board-hex-reach =
    { $dice ->
        [one] { $name }, { $dice } кубик пути
        [few] { $name }, { $dice } кубика пути
       *[other] { $name }, { $dice } кубиков пути
    }
board-figure = { $hero } ({ $name })
board-gem-here = Приключение на этой клетке
board-adventure = Приключение здесь
board-initial-corbin = К
board-initial-laurel = Ло
board-initial-lissa = Ли
board-initial-hawthorne = Х
board-initial-mok = М
board-initial-thorn = Т
board-zombies = { $count } зомби

## Время и сценарий

board-act = Акт { $act }, раунд { $round }
board-time = Шкала времени
board-space =
    { $what ->
        [story] Деление { $space }: берут сюжетную карту
        [refresh] Деление { $space }: обновляются жетоны приключений
        [both] Деление { $space }: обновляются жетоны приключений и берут сюжетную карту
       *[none] Деление { $space }
    }
board-scenario-read = «{ $scenario }»: обе стороны карты сценария
board-scenario-aim = Цель
board-scenario-tokens = Что поможет
board-scenario-first = Когда закончится первый акт
board-scenario-second = Когда закончится второй акт
board-margath-aim = Кто победит лорда Маргата, тот выиграл. Кто проиграет ему бой, тот выбывает.
board-margath-tokens = Каждый жетон знаний уменьшает жизнь Маргата на 1, но не ниже 8.
board-margath-first = Появляется Маргат: { $where }.
board-margath-second = С этого времени в конце каждого раунда первый игрок бросает пять походных кубиков: за каждый джокер Маргат подходит к Тамалиру на клетку. Дойдёт — проиграли все.
board-corpse-king-aim = Кто победит Воракеша, тот выиграл. Кто проиграет ему бой, тот выбывает.
board-corpse-king-tokens = Каждый союзник уменьшает жизнь Воракеша на 2, но не ниже 8. Каждый зомби на поле увеличивает её на 1. У каждого героя с начала игры один союзник.
board-corpse-king-first = Появляется Воракеш, а с ним зомби: { $where }.
board-corpse-king-second = Пробил его час: проиграли все.
board-story = Сюжетная карта
board-story-at = Сюжетное задание: { $where }
board-solved-by = Задание выполнено: { $name }

## Герой

board-health = Жизнь: { $left } из { $health }, ран: { $damage }
board-health-word = жизнь
board-speed = скорость
board-hand-limit = предел руки
board-gold = золото
board-points =
    { $points ->
        [one] Осталось { $points } очко действия
        [few] Осталось { $points } очка действия
       *[other] Осталось { $points } очков действия
    }
board-state-eliminated = Герой выбыл из игры
board-state-defeated = Герой побеждён и может только отдыхать
board-state-delayed = Герой задержан: сначала надо встать на ноги
board-hand = Рука: { $count } из { $limit }
board-hand-count = Карт на руке: { $count } из { $limit }
board-hand-empty = На руке нет карт.
board-trophies = Трофеи ({ $deck }): { $count }
board-trophies-known = { $trophies }: { $cards }
board-hand-word = рука
board-starts-in = Где начинает: { $kind }.
board-begin-corbin = Затем берёт лишнюю карту навыка на выбор или передвигается на 1 клетку.
board-begin-laurel = Затем бросает два походных кубика и может по ним передвинуться.
board-begin-lissa = Затем берёт лишнюю карту навыка на выбор.
board-begin-hawthorne = Затем получает 2 золота и может купить одно из трёх приобретений, пока рынки ещё закрыты.
board-begin-mok = Затем может изучить навык с руки ценой в один трофей.
board-begin-thorn = Затем получает 2 золота.
board-corbin-1 = Карта навыка
board-corbin-2 = Передвинуться на 1 клетку
board-toll-1 = Получить 2 раны
board-toll-2 = Выставить зомби на свою клетку

## Карты

board-skill-kind = { $kind } · { $set }
board-set-nature = Сила природы
board-set-military = Военная подготовка
board-set-wanderlust = Жажда приключений
board-set-fortune = Джентльмен удачи
board-set-gods = Любимец богов
board-set-runes = Магия рун
board-cost = Чтобы изучить: { $cost }
board-success = Успех
board-kind-clothing = одежда
board-kind-equipment = снаряжение
board-kind-goods = товар
board-kind-transport = транспорт
board-kind-weapon = оружие
board-place-city = город
board-place-settlement = поселение
board-place-shrine = святилище
board-place-fortress = крепость
board-trade = Сбыт за { $gold } золота: { $kind }
board-brings-token = Боевой жетон: { $token }
board-trait-warrior = воин
board-trait-mystic = мистик
board-trait-beast = зверь
board-trait-undead = нежить
board-trait-dragon = дракон
board-trait-humanoid = гуманоид
board-trait-demon = демон
board-trait-villain = злодей
board-enemy-health = Жизнь: { $health }
board-reward =
    { $count ->
        [1] Награда:
       *[other] Награда на выбор:
    }
board-quest-at = Задание: { $where }
board-rumour = Слухи
board-rumour-at = Слухи: { $where }
board-needs-test =
    { $successes ->
        [one] Проверка ({ $attribute }): { $successes } успех
        [few] Проверка ({ $attribute }): { $successes } успеха
       *[other] Проверка ({ $attribute }): { $successes } успехов
    }
board-test =
    { $modifier ->
        [more] Проверка: { $attribute } (карт: +{ $cards })
        [fewer] Проверка: { $attribute } (карт: −{ $cards })
       *[none] Проверка: { $attribute }
    }
board-pay = Заплатить { gold }
board-else = Иначе:
board-revealed =
    { $successes ->
        [0] Проверка: успехов пока нет
        [one] Проверка: { $successes } успех
        [few] Проверка: { $successes } успеха
       *[other] Проверка: { $successes } успехов
    }

## Всё, что в коробке

board-kinds-hero = Герои
board-kinds-skill = Навыки
board-kinds-asset = Приобретения
board-kinds-enemy = Враги
board-kinds-event = События
board-kinds-quest = Задания
board-kinds-story = Сюжетные карты
board-event = Событие

## Цена способностей

board-surges =
    { $surges ->
        [1] 1 удар
        [2] 2 удара
        [3] 3 удара
       *[other] { $surges } ударов
    }
board-as-action = действие
board-exert = усилие
board-limit-turn = один раз за ход
board-limit-round = один раз за раунд боя
board-limit-fight = один раз за бой
board-used = использовано

## Что дают карты

board-gain-nothing = больше ничего
board-gain-damage = ран: { $count }
board-gain-heal = вылечить ран: { $count }
board-gain-heal-all = вылечить все раны
board-gain-gold = { $count } золота
board-gain-gold-lost = потерять { $count } золота
board-gain-tokens-margath = знания: { $count }
board-gain-tokens-corpse-king = союзники: { $count }
board-gain-tokens-lost-margath = потерять знания: { $count }
board-gain-tokens-lost-corpse-king = потерять союзников: { $count }
board-gain-tokens-any = знания или союзники: { $count }
board-gain-tokens-lost-any = потерять знания или союзников: { $count }
board-gain-draw = взять карт навыков: { $count }
board-gain-trophy = эта карта — трофей
board-gain-trophies = трофей ({ $count })
board-gain-learn = бесплатно изучить навык
board-gain-asset = приобретение ценой до { $count }
board-gain-move = пройти клеток: { $count }
board-gain-zombies = зомби на вашей клетке: { $count }
board-gain-zombies-gone = убрать зомби: { $count }
board-gain-delayed = герой задержан
board-gain-discard = без трофея

## Кубики и колоды

board-dice = Походные кубики, { $why }
board-die =
    { $spent ->
        [yes] Кубик: { $face } (потрачен)
       *[no] Кубик: { $face }
    }
board-deck =
    { $count ->
        [one] Колода ({ $deck }): { $count } карта
        [few] Колода ({ $deck }): { $count } карты
       *[other] Колода ({ $deck }): { $count } карт
    }
board-pile = { $deck }: осталось { $count }, в сбросе { $discarded }
board-deck-exploration = Колода исследований
board-deck-social = Колода встреч
board-deck-combat = Колода боя
board-deck-skills = Колода навыков
board-deck-assets = Колода приобретений
board-deck-story = Сюжетная колода

## Бой

board-fight = Бой
board-fight-round = Раунд боя { $round }
board-fight-phases = Этапы раунда боя
board-fight-cast = Бросок
board-fight-act = Действия
board-fight-retreat = Отступление
board-fight-turn = Боевое действие: { $name }
board-fight-hit = { $kind }; цель — { $name }
board-fight-challenge = { $name } бросает вызов.
board-fight-by = играет { $name }
board-fight-by-table = играет сам стол
board-fight-passed = пас
board-face-gold = { $shows } (золотой символ)
board-token =
    { $state ->
        [spent] { $shows }, потрачен; на обороте: { $back }
        [doubles] { $shows }, удвоен; на обороте: { $back }
       *[ready] { $shows }; на обороте: { $back }
    }
board-pool-empty = Жетоны ещё не брошены.
board-mark-brambles = шипы: кто ранит, уколется
board-mark-double-magic = магический урон удвоен
board-mark-double-physical = физический урон удвоен
board-mark-double-skull = урон от врага удвоен
board-mark-faded = герой незрим: следующая атака на 2 слабее
board-mark-mind-meld = слияние разумов
board-mark-no-surges = без способностей удара

## Обмен

board-trade-title = Обмен
board-trade-between = Обмен: { $name } и { $other }
board-trade-gives = { $name } отдаёт: { $things }

## Шансы

board-gambles = Бои, которые можно начать
board-reaching = Куда доведёт бросок?
board-hex-chance = { $name }, броском { $percent }

board-option-taken = Выбрано
board-slot =
    { $token ->
        [yes] Место { $number }, жетон лежит на карте
       *[no] Место { $number }
    }
