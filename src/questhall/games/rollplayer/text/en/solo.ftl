# The solo game.

event-EnemyRolled = The enemy die shows { $value }.
event-CardTrashed = “{ $card }” goes to the trash pile.

rank-true-hero = True Hero
    .text = Bards already argue over the rhymes.
rank-clan-leader = Clan Leader
    .text = Others carry the banner; you choose where it goes.
rank-celebrity = Celebrity
    .text = Strangers buy you drinks and get your name almost right.
rank-adventurer = Adventurer
    .text = A good blade, a good tale, and holes in both boots.
rank-mercenary = Mercenary
    .text = Reliable, if paid in advance.
rank-npc = NPC
    .text = You know where the mill is, and you tell everyone who asks.
