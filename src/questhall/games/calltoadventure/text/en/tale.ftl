# The end of a hero's life, when it is told.

tale-light = Through all of it you kept your hands clean, and people who met you slept better afterwards.
tale-grey = You did good where you could and harm where you saw no other way, and you never fooled yourself about which was which.
tale-dark = The price of every step was higher than the last, and in the end you paid it without asking what it was.
tale-fallen = Of the person who had once set out nothing was left but the name, and even that was spoken in whispers.
tale-remembered = Years later, in taverns and at campfires, strangers told each other what you had done, and every one of them told it differently.
tale-victory = When the storm broke and the enemy of all things turned away, you were still standing, and so were those beside you.
tale-defeat = It was not enough. Odium took what he had come for, and the songs about you became songs of what might have been.
tale-triumphed = You had chosen your master well: when his day came, you stood at his right hand and watched the others kneel.
tale-betrayed = You had sworn yourself to the one who lost, and when his light went out, nobody asked what became of you.
