# Фаза обновления и колода рынка.

ask-cleanup-refresh = Какой использованный навык восстановить?

move-Refresh = Восстановить навык «{ $skill }»

event-SkillRefreshed = { $seat } восстанавливает навык «{ $skill }».
event-MarketDealt =
    { $cards-count ->
        [0] На рынок больше нечего выложить.
       *[other] Новые карты на рынке: { $each }.
    }
    .each = «{ $card }»
event-MarketCleared = Остаток рынка уходит в сброс: { $each }.
    .each = «{ $card }»
event-DeckReshuffled =
    { $count ->
        [one] Стопка сброса становится новой колодой рынка: { $count } карта.
        [few] Стопка сброса становится новой колодой рынка: { $count } карты.
       *[other] Стопка сброса становится новой колодой рынка: { $count } карт.
    }
