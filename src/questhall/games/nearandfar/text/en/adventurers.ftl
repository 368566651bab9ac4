# The adventurers of the bag, by tribe, the cheapest first.

card-pip-the-lookout = Pip the Lookout
card-mara-two-knives = Mara Two-Knives
card-brock-the-bruiser = Brock the Bruiser
card-odda-the-fence = Odda the Fence
card-harl-the-poacher = Harl the Poacher
card-zora-the-smuggler = Zora the Smuggler
card-finch-the-runaway = Finch the Runaway
card-kessa-the-duellist = Kessa the Duellist
card-mordo-king-of-thieves = Mordo, King of Thieves

card-lio-the-novice = Lio the Novice
card-neya-the-herbalist = Neya the Herbalist
card-quill-the-scribe = Quill the Scribe
card-omara-the-healer = Omara the Healer
card-isk-the-stargazer = Isk the Stargazer
card-thessel-the-sage = Thessel the Sage
card-yunna-the-dowser = Yunna the Dowser
card-corvin-the-seer = Corvin the Seer
card-mother-ilva = Mother Ilva

card-skrit-the-brawler = Skrit the Brawler
card-krek-the-scavenger = Krek the Scavenger
card-zeet-the-tinker = Zeet the Tinker
card-hissa-the-mechanic = Hissa the Mechanic
card-rask-the-prospector = Rask the Prospector
card-gorra-the-smith = Gorra the Smith
card-urzu-ironscale = Urzu Ironscale
card-sselk-the-engineer = Sselk the Engineer
card-tokra-the-ancient = Tokra the Ancient

card-dak-the-runner = Dak the Runner
card-amira-the-drover = Amira the Drover
card-oru-the-silent = Oru the Silent
card-tavi-the-peddler = Tavi the Peddler
card-sefa-the-scout = Sefa the Scout
card-bayan-the-caravaneer = Bayan the Caravaneer
card-granny-aysu = Granny Aysu
card-ilgar-windrider = Ilgar Windrider
card-nur-of-the-hidden-paths = Nur of the Hidden Paths

# Animal companions

card-dog-1 = Dog
card-dog-2 = Dog
card-cat-1 = Cat
card-cat-2 = Cat
card-platypus = Platypus
