# What the text table says of the board of Near and Far.

text-legend = ▲1 camp of player 1  [1] standee of player 1  ? quest  ● coin  ◆ gem  P pepper  M machine part  B bloodstone  T tea leaves  ⌂ town  ~ poisoned water  Ω mammoths  → paths: 8 free, 8† with a threat, 8* with a treasure  ★ special artifact  mine: cell:skill, + reputation

text-game-number = game { $number }
text-total = Total
text-free = for nothing
text-cell = mine cell { cell-number }
text-option = option { $option }
text-animal = pack animal { $number }

## Signs of the map and of the mine

text-sign-town = ⌂
text-sign-coin = ●
text-sign-gem = ◆
text-sign-pepper = P
text-sign-machine-part = M
text-sign-bloodstone = B
text-sign-tea-leaves = T
text-sign-water = ~
text-sign-mammoths = Ω
text-kind-town = the town
text-kind-coin = coin
text-kind-gem = gem
text-kind-pepper = { trade-good-pepper }
text-kind-machine-part = { trade-good-machine-part }
text-kind-bloodstone = { trade-good-bloodstone }
text-kind-tea-leaves = { trade-good-tea-leaves }
text-way-threat = a threat on the way
text-way-treasure = a treasure on the way

## Symbols and tribes in short

text-icon-skill = Sk
text-icon-combat = Cb
text-icon-movement = Mv
text-icon-caution = Ca
text-icon-search = Se
text-icon-hearts = ♥
text-tribe-outlaws = Outlaw
text-tribe-mystics = Mystic
text-tribe-lizardfolk = Lizard
text-tribe-nomads = Nomad

## Things one can ask about

text-thing-hearts = hearts
text-thing-quest = quest
text-thing-camp = camp
text-thing-bag = the row of the saloon
text-thing-reputation = reputation
text-thing-stables = pack animal
text-thing-coins = coin of the store
text-thing-artifacts = artifacts of the store
text-thing-food = food of the farm
text-thing-treasures = treasure of the hut
