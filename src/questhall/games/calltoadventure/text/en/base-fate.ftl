# Hero and antihero cards of the base game. "You" is any hero in the games against Odium.

card-brilliant-mind = Brilliant Mind
    .text = Before any hero's attempt: +1 to the result, +2 if intelligence or wisdom suits the challenge.
    .flavour = The answer was obvious. Now it is.
card-divine-gift = Divine Gift
    .text = After any hero's attempt: your marker moves 1 space up the Corruption track, and you draw a hero card.
    .flavour = One does not look a gift miracle in the mouth.
card-surprise-attack = Surprise Attack
    .text = Before any hero's attempt: +1 to the result, +2 if strength or dexterity suits the challenge.
    .flavour = Knocking would have been rude to the surprise.
card-inner-strength = Inner Strength
    .text = During your attempt, after the cast: repeat the cast.
    .flavour = There was no strength left. Then there was some more.
card-ingenious-plan = Ingenious Plan
    .text = Before your attempt: replace one of the two abilities of the challenge by any other.
    .flavour = The plan had just one flaw, and it worked in our favour.
card-unlikely-alliance = Unlikely Alliance
    .text = Before any hero's attempt: +1 to the result, and that hero gains 1 XP. If it is another hero, you gain 1 XP too.
    .flavour = A common enemy introduces people better than a common friend.
card-reject-the-darkness = Reject the Darkness
    .text = After any hero's attempt: any hero's marker moves 1 space up the Corruption track, or 2 from one of the three lowest spaces.
    .flavour = The deeper the pit, the plainer the sky.
card-timely-rescue = Timely Rescue
    .text = During any hero's attempt, after the cast: +2 to the result, +3 if it is another hero.
    .flavour = One moment later it would have been called something else.
card-glorious-victory = Glorious Victory
    .text = After your successful attempt: gain 2 XP.
    .flavour = By evening there were three times as many enemies in the telling.
card-comrade-in-arms = Comrade in Arms
    .text = Before any hero's attempt: +1 to the result and +1 more for each face-up ally of that hero, +3 at most.
    .flavour = Silent, grumbling, and always there.

card-against-all-rules = Against All Rules
    .text = During your attempt, after the cast: +1 to the result, +2 if there is a Dark rune in the cast.
    .flavour = The rules were written by people who were in no hurry.
card-unbridled-rage = Unbridled Rage
    .text = Before any hero's attempt: add 1 Dark rune to the cast for nothing if the path allows it; if strength suits the challenge, +1 to the result.
    .flavour = Break first, inquire later.
card-fateful-choice = Fateful Choice
    .text = Before any hero's attempt: that hero chooses to draw a hero card, and then +1 to the difficulty, or to draw an antihero card, and then the marker moves 1 space down the Corruption track.
    .flavour = There was no stone at the fork, and nothing written on it.
card-harsh-lesson = Harsh Lesson
    .text = During any hero's attempt, after the cast: −2 to the result, but that hero gains 1 XP.
    .flavour = Learned at once, and for long.
card-bitter-parting = Bitter Parting
    .text = Before any hero's attempt: any hero sacrifices an ally of that hero's choice and gains 2 XP. A hero without allies loses 1 XP.
    .flavour = They promised to write. Both knew it was a lie.
card-relentlessness = Relentlessness
    .text = During any hero's attempt, after the cast: that hero repeats the cast, and the marker moves 1 space down the Corruption track.
    .flavour = "No" is not an answer yet.

# Questions of cards

ask-card-side = A hero card (+1 to the difficulty) or an antihero card (the marker one space down)?
