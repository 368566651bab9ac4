# Что говорит текстовый стол о поле Runebound.

text-legend = . равнина  n холмы  ♣ лес  ▲ горы  ≈ вода  ■ город  o поселение  † святилище  # крепость  жетоны: e исследование  s встреча  c бой  · закрыт  V злодей  z зомби  ! задание  = дорога  ~ / \ ( река  ‖ мост
text-round = раунд { $round }, акт { $act }
text-values = жизнь { $health }/{ $most }, золото { $gold }
text-tokens-margath = знания { $count }
text-tokens-corpse-king = союзники { $count }
text-attributes = тело { $body }  разум { $mind }  дух { $spirit }  скорость { $speed }
text-points =
    { $count ->
        [one] { $count } очко действия
        [few] { $count } очка действия
       *[other] { $count } очков действия
    }
text-out = выбыл из игры
text-defeated = побеждён
text-delayed = задержан
text-hand = на руке { $count }
text-trophies = трофеи: { $cards }
text-cards-hand = Рука
text-cards-skills = Навыки
text-cards-assets = Приобретения
text-cards-quests = Задания
text-cards-rumours = Слухи
text-cost-exploration = исследование
text-cost-social = встреча
text-cost-combat = бой
text-cost-any = любой
text-dice = Кубики:
text-fight =
    { $round ->
        [0] Начинается бой
       *[other] Бой, раунд боя { $round }
    }
text-passed = спасовал
text-option = вариант { $number }
text-retreat = отступление
