# Threats by strength, and the bosses of the last map.

card-bandit = Bandit
card-sand-jackal = Sand Jackal
card-rusty-sentry = Rusty Sentry
card-road-gang = Road Gang
card-cave-spider = Cave Spider
card-runaway-thresher = Runaway Thresher
card-mercenary-captain = Mercenary Captain
card-mire-serpent = Mire Serpent
card-siege-walker = Siege Walker
card-warlord-of-the-wastes = Warlord of the Wastes
card-three-tailed-scorpion = Three-Tailed Scorpion
card-waking-colossus = Waking Colossus

card-zag = Zag the Treasure Hunter
card-captain-shreya = Captain Shreya
card-ivory-queen = The Ivory Queen
card-red-king = The Red King

# The same where a threat is named by its strength

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
