"""The 20 story cards."""

from questhall.games.runebound3.cards.define import StoryCard
from questhall.games.runebound3.cards.stories import corpse_king, margath

STORY_CARDS: tuple[StoryCard, ...] = (*margath.CARDS, *corpse_king.CARDS)
