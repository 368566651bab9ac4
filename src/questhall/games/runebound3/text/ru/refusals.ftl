# Почему сейчас этого сделать нельзя.

refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-defeated = Ваш герой побеждён и может только отдыхать.
refusal-delayed = Ваш герой задержан: сначала нужно встать на ноги.
refusal-no-action-points = Очков действия больше нет.
refusal-no-gem = На этой клетке нет жетона приключений.
refusal-gem-face-down = Жетон на этой клетке лежит лицевой стороной вниз и ждёт обновления.
refusal-adventure-costs = Приключение стоит очков действия: { $count }.
refusal-too-few-trophies = Чтобы изучить «{ $skill }», нужны подходящие трофеи, всего { $count }.
refusal-other-city = Это приобретение лежит на рынке другого города.
refusal-shop-first = Сначала потратьте очко действия на торг.
refusal-too-expensive = У вас { gold }, а цена — { $cost }.
refusal-elsewhere-quest = Это задание выполняют на клетках, указанных на карте.
refusal-elsewhere-rumour = Эти слухи ведут в другое место.
refusal-elsewhere-story = Это сюжетное задание выполняют на клетке, указанной на карте.
refusal-not-now-hex = Туда можно попасть только действием, походными кубиками или способностью.
refusal-not-now-gem = Приключение — действие вашего хода.
refusal-not-now-hand = Навыки изучают до или после действия, а не посреди него.
refusal-not-now-skill = Изученный навык действует сам или в свой момент.
refusal-not-now-asset = Приобретения продают только во время торга.
refusal-not-now-market = Приобретения покупают во время торга в их городе.
refusal-not-now-quest = Задания выполняют действием своего хода.
refusal-not-now-rumour = Слухи проверяют действием своего хода.
refusal-not-now-story = Сюжетные задания выполняют действием своего хода.
refusal-not-now-die = Этот кубик потрачен, или вам нечем приложить усилие.
refusal-not-now-token = Этот жетон потрачен, накрыт или сейчас бесполезен.
