# Карты атласа и места, у которых есть название.

map-glogo-caverns = Пещеры глого
    .text = Сырые залы под холмами. Каждую ночь кто-то заправляет здешние фонари, и никто ещё не видел кто.
place-glogo-caverns-B = Врата фонарей
place-glogo-caverns-D = Капельная лестница
place-glogo-caverns-H = Слепое озеро
place-glogo-caverns-M = Трон корней

map-broken-plains = Изломанные равнины
    .text = Трава по седло, а потом земля вдруг кончается. Башни торчат из неё, как кривые зубы.
place-broken-plains-1 = Ушедшая колокольня
place-broken-plains-3 = Козий мост
place-broken-plains-4 = Косые ворота
place-broken-plains-10 = Королевский локоть
place-broken-plains-13 = Мельница на краю
place-broken-plains-15 = Каменная корона

map-crimson-forest = Багряный лес
    .text = Здесь всегда осень. Путники ступают тихо, чтобы деревья их не сосчитали.
place-crimson-forest-20 = Ржавый ручей
place-crimson-forest-23 = Дуплистый дуб
place-crimson-forest-27 = Угольные ямы
place-crimson-forest-28 = Белый цвет

map-meteor-mountain = Метеоритная гора
    .text = Раз в год здесь падает небо, и люди сбегаются с молотами и корзинами.
place-meteor-mountain-33 = Стан плавильщиков
place-meteor-mountain-34 = Холодный кратер
place-meteor-mountain-37 = Железный уступ
place-meteor-mountain-40 = Звёздная яма
place-meteor-mountain-43 = Шрам
place-meteor-mountain-44 = Гудящий камень
place-meteor-mountain-48 = Небесная часовня

map-toxic-desert = Ядовитые пустоши
    .text = Между дюнами блестят зелёные лужи. Брод стоит сердца, а внизу кто-то считает круги на воде.
place-toxic-desert-51 = Последний колодец
place-toxic-desert-54 = Стеклянная дюна
place-toxic-desert-59 = Сухой колокол
place-toxic-desert-60 = Соляные зубья
place-toxic-desert-63 = Пасть спящего

map-cloudy-valley = Облачная долина
    .text = Жёлтый туман лежит в ней, как молоко в миске. Проходя, звоните в колокола: за вами идут заблудшие.
place-cloudy-valley-69 = Мшистые ступени
place-cloudy-valley-70 = Туманный колокол
place-cloudy-valley-72 = Забытый фонарь
place-cloudy-valley-76 = Шепчущий брод
place-cloudy-valley-78 = Мокрый порог
place-cloudy-valley-79 = Облачная мельница
place-cloudy-valley-80 = Врата душ

map-dried-sea = Обмелевшее море
    .text = Лодки стоят на дне с раскинутыми сетями. Прилив здесь помнят одни камни.
place-dried-sea-81 = Старый причал
place-dried-sea-85 = Якорный холм
place-dried-sea-87 = Великие рёбра
place-dried-sea-88 = Коралловый зал
place-dried-sea-89 = Ракушечная яма
place-dried-sea-94 = Сухой маяк

map-fire-delta = Дельта огненной реки
    .text = Река горит, и горит всякий, кто из неё пьёт. Паромщики гребут железными вёслами.
place-fire-delta-98 = Пепельный рынок
place-fire-delta-105 = Огненный паром
place-fire-delta-106 = Стеклянный водопад
place-fire-delta-108 = Часовня углей
place-fire-delta-110 = Чёрный шлюз
place-fire-delta-111 = Кузнечное жерло

map-rocktooth-isles = Скалистые острова
    .text = Мостов тут больше, чем домов, а чаек больше, чем людей. В шторм островитяне привязывают себя к кроватям.
place-rocktooth-isles-115 = Чаячий утёс
place-rocktooth-isles-117 = Канатный мост
place-rocktooth-isles-118 = Бухта мародёров
place-rocktooth-isles-119 = Скала-Игла
place-rocktooth-isles-123 = Штормовая часовня
place-rocktooth-isles-126 = Тюлений грот
place-rocktooth-isles-128 = Зуб мира

map-mammoth-jungle = Джунгли мамонтов
    .text = Земля дрожит раньше, чем что-нибудь слышно. Разбейте лагерь возле древних стад, иначе потеряете восемь очков.
place-mammoth-jungle-133 = Папоротниковый лог
place-mammoth-jungle-138 = Шестиглазый камень
place-mammoth-jungle-141 = Зелёная пирамида
place-mammoth-jungle-145 = Костяной луг

map-last-ruin = Последняя Руина
    .text = Все дороги атласа кончаются у этих стен. Улицы кто-то подмёл.
place-last-ruin-146 = Костёр паломников
place-last-ruin-147 = Павший колосс
place-last-ruin-148 = Мёртвый сад
place-last-ruin-150 = Разбитый акведук
place-last-ruin-152 = Врата цепей
place-last-ruin-153 = Зал масок
place-last-ruin-158 = Пустой трон
