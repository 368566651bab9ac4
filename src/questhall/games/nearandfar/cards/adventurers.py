"""The 36 adventurers of the bag, nine of each tribe.

What a symbol is worth gives the price: 1 for skill, combat and search, 2 for movement and caution, half for a heart;
an adventurer costs one coin less than that.
"""

from __future__ import annotations

from questhall.games.nearandfar.cards.define import Adventurer
from questhall.games.nearandfar.components import Icons

OUTLAWS = (
    Adventurer("pip_the_lookout", "outlaws", 1, Icons(search=1, hearts=2)),
    Adventurer("mara_two_knives", "outlaws", 2, Icons(combat=1, search=1, hearts=2)),
    Adventurer("brock_the_bruiser", "outlaws", 2, Icons(combat=2, hearts=2)),
    Adventurer("odda_the_fence", "outlaws", 3, Icons(combat=1, search=1, hearts=4)),
    Adventurer("harl_the_poacher", "outlaws", 3, Icons(combat=2, search=1, hearts=2)),
    Adventurer("zora_the_smuggler", "outlaws", 4, Icons(combat=2, search=1, hearts=4)),
    Adventurer("finch_the_runaway", "outlaws", 4, Icons(combat=1, movement=1, search=1, hearts=2)),
    Adventurer("kessa_the_duellist", "outlaws", 5, Icons(combat=3, search=1, hearts=4)),
    Adventurer("mordo_king_of_thieves", "outlaws", 6, Icons(combat=2, search=2, hearts=6)),
)

MYSTICS = (
    Adventurer("lio_the_novice", "mystics", 1, Icons(skill=1, hearts=2)),
    Adventurer("neya_the_herbalist", "mystics", 2, Icons(skill=1, hearts=4)),
    Adventurer("quill_the_scribe", "mystics", 2, Icons(skill=2, hearts=2)),
    Adventurer("omara_the_healer", "mystics", 3, Icons(skill=2, hearts=4)),
    Adventurer("isk_the_stargazer", "mystics", 3, Icons(skill=1, search=1, hearts=4)),
    Adventurer("thessel_the_sage", "mystics", 4, Icons(skill=3, hearts=4)),
    Adventurer("yunna_the_dowser", "mystics", 4, Icons(skill=2, search=1, hearts=4)),
    Adventurer("corvin_the_seer", "mystics", 5, Icons(skill=3, search=1, hearts=4)),
    Adventurer("mother_ilva", "mystics", 6, Icons(skill=3, search=1, hearts=6)),
)

LIZARDFOLK = (
    Adventurer("skrit_the_brawler", "lizardfolk", 1, Icons(combat=1, hearts=2)),
    # The one adventurer the rulebook tells of, in its example of a game.
    Adventurer("krek_the_scavenger", "lizardfolk", 2, Icons(combat=1, search=1, hearts=2)),
    Adventurer("zeet_the_tinker", "lizardfolk", 2, Icons(skill=1, combat=1, hearts=2)),
    Adventurer("hissa_the_mechanic", "lizardfolk", 3, Icons(skill=2, combat=1, hearts=2)),
    Adventurer("rask_the_prospector", "lizardfolk", 3, Icons(skill=1, combat=1, search=1, hearts=2)),
    Adventurer("gorra_the_smith", "lizardfolk", 4, Icons(skill=2, combat=2, hearts=2)),
    Adventurer("urzu_ironscale", "lizardfolk", 4, Icons(skill=1, combat=2, hearts=4)),
    Adventurer("sselk_the_engineer", "lizardfolk", 5, Icons(skill=2, combat=2, search=1, hearts=2)),
    Adventurer("tokra_the_ancient", "lizardfolk", 6, Icons(skill=3, combat=2, hearts=4)),
)

NOMADS = (
    Adventurer("dak_the_runner", "nomads", 1, Icons(movement=1)),
    Adventurer("amira_the_drover", "nomads", 2, Icons(movement=1, hearts=2)),
    Adventurer("oru_the_silent", "nomads", 2, Icons(caution=1, hearts=2)),
    Adventurer("tavi_the_peddler", "nomads", 3, Icons(skill=1, movement=1, hearts=2)),
    Adventurer("sefa_the_scout", "nomads", 3, Icons(caution=1, search=1, hearts=2)),
    Adventurer("bayan_the_caravaneer", "nomads", 4, Icons(skill=1, movement=1, search=1, hearts=2)),
    Adventurer("granny_aysu", "nomads", 4, Icons(skill=1, caution=1, hearts=4)),
    Adventurer("ilgar_windrider", "nomads", 5, Icons(movement=2, search=1, hearts=2)),
    Adventurer("nur_of_the_hidden_paths", "nomads", 6, Icons(skill=1, movement=1, caution=1, search=1, hearts=2)),
)

CARDS = (*OUTLAWS, *MYSTICS, *LIZARDFOLK, *NOMADS)
