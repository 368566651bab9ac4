# Что как называется.

## Персонажи

character-grear = Грир
character-vera = Вера
character-eyim = Эйим
character-rin = Рин
character-shardling = Хрусталик
character-tanian = Таниан
character-kikli = Кикли
character-riza = Риза

## Племена: кто, кого, жетон и цвет флага

tribe-outlaws = Преступники
    .of = преступников
    .token = жетон преступников
    .colour = зелёный
tribe-mystics = Маги
    .of = магов
    .token = жетон магов
    .colour = синий
tribe-lizardfolk = Рептильянцы
    .of = рептильянцев
    .token = жетон рептильянцев
    .colour = красный
tribe-nomads = Кочевники
    .of = кочевников
    .token = жетон кочевников
    .colour = жёлтый

chief-outlaws = Вождь преступников
chief-mystics = Вождь магов
chief-lizardfolk = Вождь рептильянцев
chief-nomads = Вождь кочевников

## Здания: куда идут, где стоят, что посещают

building-town-hall = Ратуша
    .to = в ратушу
    .in = в ратуше
    .visit = ратушу
building-saloon = Салун
    .to = в салун
    .in = в салуне
    .visit = салун
building-stables = Стойла
    .to = в стойла
    .in = в стойлах
    .visit = стойла
building-store = Магазин
    .to = в магазин
    .in = в магазине
    .visit = магазин
building-farm = Ферма
    .to = на ферму
    .in = на ферме
    .visit = ферму
building-hut = Хижина колдуна
    .to = в хижину колдуна
    .in = в хижине колдуна
    .visit = хижину колдуна
building-mine = Шахта
    .to = в шахту
    .in = в шахте
    .visit = шахту

## Товары ратуши: один такой

good-food = еда
    .one = 1 еду
good-coin = монета
    .one = 1 монету
good-gem = самоцвет
    .one = 1 самоцвет
good-outlaws = жетон преступников
    .one = 1 жетон преступников
good-mystics = жетон магов
    .one = 1 жетон магов
good-lizardfolk = жетон рептильянцев
    .one = 1 жетон рептильянцев
good-nomads = жетон кочевников
    .one = 1 жетон кочевников

## Товары торговых путей

trade-good-pepper = перец
trade-good-machine-part = деталь
trade-good-bloodstone = каменная кровь
trade-good-tea-leaves = чайные листья
