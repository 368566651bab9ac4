# Почему этого сейчас нельзя сделать.

refusal-match-over = Партия окончена.
refusal-not-your-turn = Сейчас решаете не вы.
refusal-face-down = Карта «{ $card }» активирована и лежит лицом вниз до вашего следующего хода.
refusal-too-far = Этот гекс не соседний.
refusal-rested = Кто отдыхает, не может шагнуть без кубиков.
refusal-no-such-die = Ни один кубик туда не ведёт: { $terrain }.
refusal-barred-colour = Герой слишком много раз увеличивал жизнь для таких заданий: { $colour }.
refusal-no-adventure = На этом гексе нет задания.
refusal-other-town = Эта карта лежит на рынке другого города.
refusal-too-dear = У вас { gold }, а цена { $cost }.
refusal-no-room = Больше нести нельзя: { $class }. Сначала продайте или сбросьте что-нибудь.
refusal-no-price = У карты «{ $card }» нет цены: её никто не купит.
refusal-attacked-already = «{ $card }»: в этом раунде атака уже была или сейчас невозможна.
refusal-too-little-experience = У вас { experience }, а улучшение стоит { $cost }.
refusal-not-now-hex = Перемещаться можно только в свою фазу движения.
refusal-not-now-spot = За задания берутся в свою фазу заданий, там, где стоит герой.
refusal-not-now-item = Этот предмет действует сам или в свой момент.
refusal-not-now-ally = Этот наёмник сейчас ничего не может сделать.
refusal-not-now-hero = Сейчас герой этого не может.
refusal-not-now-market = Карты покупают в фазу торговли, в том городе, где они лежат.
refusal-not-now-die = Кубики передвижения тратят, пока герой движется.
refusal-not-now-dice = Кубики передвижения бросают один раз, в свою фазу движения.
refusal-not-now-seat = На героя можно напасть, закончив движение на его гексе; обмен бывает в фазу торговли, если так договорились.
refusal-not-now-deck = Карты открывают, только когда этого требует задание или карта.
refusal-not-now-attribute = Атрибуты повышают в конце своего хода.
refusal-not-now-enemy = Противник ждёт вашей атаки или защиты.
