"""The 60 assets in three sets.

R3-ASSET-10  Sets A, B and C; 20 cards each.
"""

from questhall.games.runebound3.cards.assets.set_a import SET_A
from questhall.games.runebound3.cards.assets.set_b import SET_B
from questhall.games.runebound3.cards.assets.set_c import SET_C
from questhall.games.runebound3.cards.define import Asset

ASSET_CARDS: tuple[Asset, ...] = (*SET_A, *SET_B, *SET_C)
