# Спутники из мешочка, по племенам, от дешёвых к дорогим.

card-pip-the-lookout = Пип Дозорный
card-mara-two-knives = Мара Два Ножа
card-brock-the-bruiser = Брок Костолом
card-odda-the-fence = Одда Скупщица
card-harl-the-poacher = Харл Браконьер
card-zora-the-smuggler = Зора Контрабандистка
card-finch-the-runaway = Финч Беглец
card-kessa-the-duellist = Кесса Дуэлянтка
card-mordo-king-of-thieves = Мордо, король воров

card-lio-the-novice = Лио Послушник
card-neya-the-herbalist = Нея Травница
card-quill-the-scribe = Квилл Писарь
card-omara-the-healer = Омара Целительница
card-isk-the-stargazer = Иск Звездочёт
card-thessel-the-sage = Тессел Мудрец
card-yunna-the-dowser = Юнна Лозоходка
card-corvin-the-seer = Корвин Ясновидец
card-mother-ilva = Матушка Ильва

card-skrit-the-brawler = Скрит Задира
card-krek-the-scavenger = Крек Старьёвщик
card-zeet-the-tinker = Зит Жестянщик
card-hissa-the-mechanic = Хисса Механик
card-rask-the-prospector = Раск Старатель
card-gorra-the-smith = Горра Кузнец
card-urzu-ironscale = Урзу Железная Чешуя
card-sselk-the-engineer = Сселк Инженер
card-tokra-the-ancient = Древняя Токра

card-dak-the-runner = Дак Скороход
card-amira-the-drover = Амира Погонщица
card-oru-the-silent = Молчаливый Ору
card-tavi-the-peddler = Тави Коробейник
card-sefa-the-scout = Сефа Разведчица
card-bayan-the-caravaneer = Баян Караванщик
card-granny-aysu = Бабушка Айсу
card-ilgar-windrider = Ильгар Ветрогон
card-nur-of-the-hidden-paths = Нур Тайных Троп

# Животные-компаньоны

card-dog-1 = Собака
card-dog-2 = Собака
card-cat-1 = Кошка
card-cat-2 = Кошка
card-platypus = Утконос
