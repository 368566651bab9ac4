# Финальный подсчёт репутации.

event-MatchEnded = Репутация подсчитана: { $each }.
    .each =
        { $total ->
            [one] { $seat } — { $total } звезда ({ $place }-е место)
            [few] { $seat } — { $total } звезды ({ $place }-е место)
           *[other] { $seat } — { $total } звёзд ({ $place }-е место)
        }

score-goal = Целевая характеристика: { $goal }
score-class-dice = Кубики цвета класса: { $class-dice }
score-alignment = Мировоззрение: { $alignment }
score-backstory = Предыстория: { $backstory }
score-armour = Набор: { $armour }
score-trait = Черта: { $trait }
score-gold = Оставшиеся золотые
