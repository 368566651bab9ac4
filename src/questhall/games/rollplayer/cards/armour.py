"""The armour: 5 chain, 4 leather and 3 mystic pieces. Tables and class colours are in `components`."""

from questhall.games.rollplayer.cards.define import Armour

ARMOUR = (
    Armour("chain_gorget", dots=2, cost=3, kind="chain"),
    Armour("chain_vambraces", dots=2, cost=4, kind="chain"),
    Armour("chain_helm", dots=1, cost=4, kind="chain"),
    Armour("chain_tunic", dots=2, cost=5, kind="chain"),
    Armour("chain_leggings", dots=1, cost=4, kind="chain"),
    Armour("mystic_cowl", dots=2, cost=4, kind="mystic"),
    Armour("mystic_robes", dots=2, cost=5, kind="mystic"),
    Armour("mystic_cloak", dots=1, cost=4, kind="mystic"),
    Armour("leather_greaves", dots=2, cost=4, kind="leather"),
    Armour("leather_boots", dots=1, cost=3, kind="leather"),
    Armour("leather_gloves", dots=1, cost=3, kind="leather"),
    Armour("leather_pauldron", dots=2, cost=4, kind="leather"),
)
ARMOUR_KIND = {card.id: card.kind for card in ARMOUR}
