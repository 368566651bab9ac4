# Character cards of the base game: nine origins,

card-noble = Noble
    .text = +1 to the result on paths that give Nobility, and +1 on paths that give XP.
    .story = You were dressed by servants and praised by liars, and your grandmother taught you to tell the two apart.
card-sailor = Sailor
    .text = Whenever you go on a journey, +1 to the result in this turn.
    .story = You climbed the rigging before you could swim, and could smell a storm a day before the captain did.
card-beggar = Beggar
    .text = Once an act, in your turn, if you have no XP: gain 2 XP.
    .story = You sat on the temple steps and could tell by people’s shoes who would give you a coin and who a kick.
card-recruit = Recruit
    .text = Once in your turn, during your attempt: pay 1 XP for +1 to the result.
    .story = You left the village behind a drum, in boots too large for you, and thought the war would be short.
card-hunter = Hunter
    .text = +1 to the result on paths that give dexterity, and +1 on paths that give an antihero card.
    .story = You read tracks in the mud as others read letters, and for weeks spoke to nobody but your own echo.
card-apprentice = Apprentice
    .text = +1 to the result on paths that give intelligence, and +1 on paths that give Magic.
    .story = You swept the workshop floor until the old master, squinting, let you finish a piece he could no longer see.
card-settler = Settler
    .text = Whenever you finish an act, gain 1 XP.
    .story = You raised the first house in a place no road led to, and buried beside it those who did not see the spring.
card-acolyte = Acolyte
    .text = +1 to the result on paths that give Faith, +1 on paths that give a sun, −1 on paths that give Villainy.
    .story = You rang the morning bell, scraped wax from the altar, and listened for the voice your elders had promised.
card-foreigner = Foreigner
    .text = Your first journey in each act costs no XP.
    .story = You came ashore with a name nobody could pronounce, and the first words you learned were “bread” and “run”.

# ten motivations,

card-seeking-the-truth = Seeking the Truth
    .text = Whenever you gain a trait, draw a hero card.
    .story = You came upon a page torn out of a forbidden chronicle and set out to learn who had been so afraid of it.
card-driven-by-despair = Driven by Despair
    .text = At the start gain 1 moon. Whenever you fail a challenge, draw an antihero card.
    .story = When there was nothing left to lose, you locked the empty house, threw away the key and walked.
card-survivor = Survivor
    .text = At the start gain 2 XP. Whenever you fail a challenge, gain 1 more XP.
    .story = At dawn you crawled out from under the dead, and after that no defeat ever seemed to be the last.
card-tempted-by-darkness = Tempted by Darkness
    .text = +1 to the result if you have bought at least two Dark runes for this cast.
    .story = A voice out of the dark offered you the very thing you wanted, and your answer was not “no” but “not yet”.
card-vow-of-vengeance = Vow of Vengeance
    .text = Whenever you fail a challenge, +2 to the result in your next turn.
    .story = Over a grave without a stone you named aloud everyone who was still to lie beside it.
card-lone-wanderer = Lone Wanderer
    .text = At the start gain 2 XP. Your first journey in each act costs no XP.
    .story = You left every town before it could learn your name, and felt at home only where the road forked.
card-sworn-to-protect = Sworn to Protect
    .text = Whenever you win an ally, draw a hero card. Whenever you play a card on another hero, gain 1 XP.
    .story = You gave your word over a cradle, with nobody to hear it, and never once thought of taking it back.
card-born-leader = Born Leader
    .text = +1 to the result while you have a face-up ally.
    .story = When the bridge burned and everyone was shouting, it was your voice they turned to, and to your surprise it did not shake.
card-born-lucky = Born Lucky
    .text = At the start draw a hero card. Once an act, during your attempt: retry the cast.
    .story = The rope broke, the arrow missed, the coin came to rest on its edge, and you began to take it for a promise.
card-bound-by-honor = Bound by Honor
    .text = +1 to the result while your marker is on one of the two highest spaces.
    .story = You repaid a debt nobody remembered to a man who had wronged you, because you had once said you would.

# and six destinies.

card-great-conqueror = Great Conqueror
    .text = 1 Triumph for each strength icon up to three, 8 for four or more.
    .story = With a spear you drew your borders across other people’s maps, and the maps had to be made anew.
card-hand-of-fate = Hand of Fate
    .text = 3 Triumph if your story holds four kinds of story icons, 6 for five kinds, 8 for all six.
    .story = You noticed that the threads of other lives ran through your fingers, and you gently closed your hand.
card-chosen-by-the-light = Chosen by the Light
    .text = 4 Triumph if your marker is on one of the two highest spaces, and 1 for each Faith icon, at most 4.
    .story = Through the broken dome a beam of light fell on you alone, and those who had doubted lowered their eyes.
card-avenging-hand = Avenging Hand
    .text = 3 Tragedy for each pair of a Justice and a Villainy icon, at most 6.
    .story = You became the knock at night that the guilty always wait for, and you never knocked at a wrong door.
card-heir-to-the-throne = Heir to the Throne
    .text = 2 Triumph for each Nobility icon, at most 8.
    .story = An old nurse knew the mark on your shoulder, and the hall fell silent from the doors to the throne.
card-servant-of-darkness = Servant of Darkness
    .text = 1 Tragedy for each antihero card you have played, at most 5, and 2 if your marker is on one of the three lowest spaces.
    .story = You knelt where no candle would burn, and the one you had served so long at last gave you an answer.
