# Hero cards.

card-immortal-words = Immortal Words
    .text = At any moment: any hero gets 2 Radiant icons until the end of the turn. If that hero is on a path with a Radiant icon now, +1 to the result.
    .flavour = They are spoken once. After that one has to live as if saying them every morning.
card-stormlight = Stormlight
    .text = At any moment: any hero gets 1 Radiant icon until the end of the turn; if it is that hero's turn, also +1 to the result until its end.
    .flavour = Breathe in, and take your time breathing out.
card-hasty-shelter = Hasty Shelter
    .text = At any moment, in answer: cancel the effect of the antihero card or Odium card that would take effect next.
    .flavour = Cramped, damp, and it smells of chull. But the walls are real.
card-chasm-duty = Chasm Duty
    .text = At any moment: discard any face-up story card of a row, except the one being attempted now, and reveal a new one in its place. Gain 1 XP.
    .flavour = The dead have no use for spheres, and the living are short of supper.
card-words-of-an-ideal = Words of an Ideal
    .text = Before any hero's attempt: +1 to the result, +2 on a path with a Radiant icon.
    .flavour = Saying it is the easy part. Not stepping back afterwards is the other one.
card-morning-kata = Morning Kata
    .text = Before any hero's attempt: add one more rune of a suitable ability to the cast, as if the hero's story had one more icon of it.
    .flavour = A thousand repetitions. The next one is for today.
card-ardents-blessing = Ardent's Blessing
    .text = Before any hero's attempt: +1 to the result, and that hero's marker moves 1 space up the Corruption track.
    .flavour = A short prayer, but a heartfelt one.
card-glyphward = Glyphward
    .text = Before any hero's attempt: take off up to 2 of the difficulty added by the path, an ally or cards. The number printed on the challenge does not get lower.
    .flavour = Burn after reading. It is not for people to read.
card-whisper-of-a-spren = Whisper of a Spren
    .text = During any hero's attempt, after the cast: that hero repeats the cast.
    .flavour = "Once more," said the voice at your ear. "And this time with your eyes open."
card-shoulder-to-shoulder = Shoulder to Shoulder
    .text = During any hero's attempt, after the cast: +2 to the result.
    .flavour = Nobody lifts a bridge alone. Many have tried.
card-borrowed-shardplate = Borrowed Shardplate
    .text = During any hero's attempt, after the cast: turn over one rune that is worth 0.
    .flavour = A little wide in the shoulders, but one must not be choosy.
card-fireside-tale = Fireside Tale
    .text = After any hero's attempt: if it succeeded, that hero gains 1 XP and the marker moves 1 space up the Corruption track; if not, the hero gains 2 XP.
    .flavour = A good teller can make a stew even of a defeat.

# Questions of cards

ask-card-replace = Which card of a row is replaced?
ask-card-add = Which rune is added to the cast?
ask-card-turn = Which rune is turned over?
ask-card-abilities = The runes of which two abilities are cast? One of them stays as it was.

# What happened

event-RuneTurned = { $seat }: the { $rune } is turned over, now the runes come to { $sum }.
event-AbilitiesChanged = { $seat } casts the runes of other abilities: { $one }, { $other }.
