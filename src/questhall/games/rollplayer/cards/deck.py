"""The market deck: all 53 cards in printed order of their types."""

from questhall.games.rollplayer.cards.armour import ARMOUR
from questhall.games.rollplayer.cards.define import CARDS, MarketCard
from questhall.games.rollplayer.cards.skills import SKILLS
from questhall.games.rollplayer.cards.traits import TRAITS
from questhall.games.rollplayer.cards.weapons import WEAPONS

MARKET_DECK: tuple[MarketCard, ...] = (*WEAPONS, *TRAITS, *SKILLS, *ARMOUR)
CARDS.update({card.id: card for card in MARKET_DECK})
