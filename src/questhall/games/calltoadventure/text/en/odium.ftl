# Odium and his schemes.

card-odium = Odium
    .text = Difficulty 9, a single path, and it gives a Radiant icon. Cast the runes of any two of your abilities; no Dark runes can be added. For each point of the result above the difficulty Odium loses 1 XP.
    .flavour = He is patient. Hatred is good at waiting.
path-odium-upper = Face Odium
    .story = You stood before the one whom even gods had feared, and for the first time on a long road you looked for no way around.
path-odium-lower = Face Odium
    .story = You stood before the one whom even gods had feared, and for the first time on a long road you looked for no way around.

card-radiants-united = Radiants United
    .text = Odium gains 1 XP each time any hero's marker moves down a space of the Corruption track. Odium loses 1 XP for each Radiant icon that comes into any hero's story.
    .flavour = Ten orders, and each has something to tell the other nine.
card-true-desolation = True Desolation
    .text = Odium gains 1 XP for each failed challenge, and 1 XP for each hero when the row of a new act is opened. Odium loses 1 XP each time a hero's marker moves up a space of the Corruption track, 1 XP for each Radiant icon that comes into a hero's story, and 2 XP when a third icon of one kind comes into a hero's story.
    .flavour = The cities remembered what it is like. The people had found time to forget.
card-contest-of-champions = Contest of Champions
    .text = Odium gains 1 XP each time any hero's marker moves down a space of the Corruption track, and 1 XP for each antihero card a hero plays. Odium loses 1 XP each time any hero's marker moves up a space, 1 XP for each Radiant icon that comes into any hero's story, and 1 XP when a third icon of one kind comes into a hero's story. At the start of the own act III each hero decides whether to swear allegiance to Odium: whoever swears takes 3 XP from his card, has no part in the confrontation, and wins if Odium is not defeated.
    .flavour = The contract is signed. What remains is to learn who stands where.
card-broken-bonds = Broken Bonds
    .text = Odium gains 1 XP for each failed challenge and for each ally that is sacrificed, and 1 XP for each hero when the row of a new act is opened. Odium loses 1 XP each time a hero plays a card on another hero. Once in each own act, in the own turn, a hero may pay 1 XP to make Odium lose 1 XP.
    .flavour = Each of them alone was right.
