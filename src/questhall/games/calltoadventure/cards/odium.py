"""To come."""

from questhall.games.calltoadventure.cards.define import Challenge, Path, Reward, SchemeCard

RADIANT = Path(Reward(icons=("radiant",)))
CARD = Challenge(id="odium", act=0, difficulty=9, abilities=(), upper=RADIANT, lower=RADIANT)
SCHEME_CARDS: tuple[SchemeCard, ...] = ()
