"""The story cards of the base game that go with this one: their names are known, what is on them is our own.

CA-BASE-08  None of them bears a Radiant icon, so these come up less often with them.
"""

from __future__ import annotations

from questhall.games.calltoadventure.cards.story import base1, base2, base3

CHALLENGES = (*base1.CHALLENGES, *base2.CHALLENGES, *base3.CHALLENGES)
TRAITS = (*base1.TRAITS, *base2.TRAITS, *base3.TRAITS)
ALLIES = (*base1.ALLIES, *base2.ALLIES)
CARDS = (*base1.CARDS, *base2.CARDS, *base3.CARDS)
"""CA-BASE-03  Thirteen of act I,

CA-BASE-05  twelve of act II,
CA-BASE-07  nine of act III.
"""
