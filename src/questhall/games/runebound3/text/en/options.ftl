# What a table can choose.

option-scenario = Scenario
    .text = Which story is told, and which villain waits in the second act.
option-scenario-margath = The Rise of Margath
    .text = A dragon lord gathers his strength and marches on Tamalir. Lore helps against him.
option-scenario-corpse-king = The Corpse King
    .text = Vorakesh raises the dead. Allies help against him, zombies help him, and the second act is all the time there is.
option-scenario-random = By chance
    .text = One of the two is drawn when the match begins.

option-heroes = Heroes
    .text = How the players get their heroes.
option-heroes-chosen = Chosen
    .text = Everyone takes a hero, in turn order.
option-heroes-dealt = Dealt
    .text = Everyone gets a hero by chance.

option-enemy = Who plays the enemies
    .text = Somebody casts an enemy's tokens and decides for it.
option-enemy-neighbour = The neighbour
    .text = The player to the hero's right, as the rules say. A lone player meets an enemy played by the table.
option-enemy-bot = The table, with care
    .text = The enemy does whatever promises most at the moment. Nobody has to wait for a neighbour.
option-enemy-fixed = The table, in a fixed order
    .text = Abilities first, then doubles, flips and recasts that help, then everything that hurts. You can foresee what comes.
