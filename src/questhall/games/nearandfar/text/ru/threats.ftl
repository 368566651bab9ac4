# Враги по силе и боссы последней карты.

card-bandit = Бандит
card-sand-jackal = Песчаный шакал
card-rusty-sentry = Ржавый часовой
card-road-gang = Дорожная шайка
card-cave-spider = Пещерный паук
card-runaway-thresher = Взбесившаяся молотилка
card-mercenary-captain = Капитан наёмников
card-mire-serpent = Болотный змей
card-siege-walker = Осадный шагоход
card-warlord-of-the-wastes = Владыка пустошей
card-three-tailed-scorpion = Трёххвостый скорпион
card-waking-colossus = Пробудившийся колосс

card-zag = Заг-кладоискатель
card-captain-shreya = Капитан Шрейя
card-ivory-queen = Королева Слоновой Кости
card-red-king = Красный Король

# То же, где враг назван своей силой

threat-4 = { card-bandit }
threat-5 = { card-sand-jackal }
threat-6 = { card-rusty-sentry }
threat-7 = { card-road-gang }
threat-8 = { card-cave-spider }
threat-9 = { card-runaway-thresher }
threat-10 = { card-mercenary-captain }
threat-11 = { card-mire-serpent }
threat-12 = { card-siege-walker }
threat-13 = { card-warlord-of-the-wastes }
threat-14 = { card-three-tailed-scorpion }
threat-15 = { card-waking-colossus }
