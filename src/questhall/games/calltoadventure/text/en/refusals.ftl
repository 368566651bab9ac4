# Why something cannot be done now.

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn to decide.
refusal-track-bars-hero = Your marker stands too deep in Corruption for hero cards.
refusal-track-bars-antihero = Your marker stands too high for antihero cards.
refusal-moment-any = This card can be played at any moment, but it could do nothing now.
refusal-moment-before = This card is played before a cast.
refusal-moment-during = This card is played after a cast, before its result.
refusal-moment-after = This card is played after an attempt.
refusal-act-over = Your { $act } is over.
refusal-trait-needs = Your story lacks { $lacks }.
refusal-too-little-experience = You have { experience }, and it costs { $cost }.
refusal-no-power = This card works by itself.
refusal-power-used = This power has been used already.
refusal-too-few-radiants = This power asks for Radiant icons: { $count }.
refusal-not-now-row = Story cards are taken in your own turn, one a turn.
refusal-not-now-path = A path is announced in your own turn, before anything else is cast.
refusal-not-now-hand = Cards are played at the moment they name.
refusal-not-now-story = This power has another moment.
refusal-not-now-dealt = Character cards are chosen before the game begins.
refusal-not-now-rune = Dark runes are bought before the cast, and not on a path with a Radiant icon.
refusal-not-now-ability = Which abilities count is written on the challenge.
refusal-not-now-deck = Cards are drawn when a rune or a path says so.
refusal-not-now-hero = No card is waiting for a hero to be chosen.
refusal-not-now-odium = Odium is faced at the end, in your last turn.
error-scheme-needs-partners = This scheme is not for one player: choose Radiants United or True Desolation.
