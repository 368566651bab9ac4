# What everything in the box is called.

## Characters

character-grear = Grear
character-vera = Vera
character-eyim = Eyim
character-rin = Rin
character-shardling = Shardling
character-tanian = Tanian
character-kikli = Kikli
character-riza = Riza

## Tribes: who they are, of whom, and the colour of their flag

tribe-outlaws = Outlaws
    .of = of the Outlaws
    .token = an Outlaw token
    .colour = green
tribe-mystics = Mystics
    .of = of the Mystics
    .token = a Mystic token
    .colour = blue
tribe-lizardfolk = Lizardfolk
    .of = of the Lizardfolk
    .token = a Lizardfolk token
    .colour = red
tribe-nomads = Nomads
    .of = of the Nomads
    .token = a Nomad token
    .colour = yellow

chief-outlaws = Chief of the Outlaws
chief-mystics = Chief of the Mystics
chief-lizardfolk = Chief of the Lizardfolk
chief-nomads = Chief of the Nomads

## Buildings: where one goes, where one is, whom one visits

building-town-hall = Town Hall
    .to = to the Town Hall
    .in = in the Town Hall
    .visit = the Town Hall
building-saloon = Saloon
    .to = to the Saloon
    .in = in the Saloon
    .visit = the Saloon
building-stables = Stables
    .to = to the Stables
    .in = in the Stables
    .visit = the Stables
building-store = General Store
    .to = to the General Store
    .in = in the General Store
    .visit = the General Store
building-farm = Farm
    .to = to the Farm
    .in = at the Farm
    .visit = the Farm
building-hut = Mystic's Hut
    .to = to the Mystic's Hut
    .in = in the Mystic's Hut
    .visit = the Mystic's Hut
building-mine = Mine
    .to = to the Mine
    .in = in the Mine
    .visit = the Mine

## Goods of the town hall: one of them

good-food = food
    .one = 1 food
good-coin = coin
    .one = 1 coin
good-gem = gem
    .one = 1 gem
good-outlaws = Outlaw token
    .one = 1 Outlaw token
good-mystics = Mystic token
    .one = 1 Mystic token
good-lizardfolk = Lizardfolk token
    .one = 1 Lizardfolk token
good-nomads = Nomad token
    .one = 1 Nomad token

## Goods of the trade routes

trade-good-pepper = pepper
trade-good-machine-part = machine part
trade-good-bloodstone = bloodstone
trade-good-tea-leaves = tea leaves
