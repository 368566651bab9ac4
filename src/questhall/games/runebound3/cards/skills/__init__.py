"""The 60 skills in six sets."""

from __future__ import annotations

from questhall.games.runebound3.cards.define import Skill
from questhall.games.runebound3.cards.skills.fortune import FORTUNE
from questhall.games.runebound3.cards.skills.gods import GODS
from questhall.games.runebound3.cards.skills.military import MILITARY
from questhall.games.runebound3.cards.skills.nature import NATURE
from questhall.games.runebound3.cards.skills.runes import RUNES
from questhall.games.runebound3.cards.skills.wanderlust import WANDERLUST

SKILL_CARDS: tuple[Skill, ...] = (*NATURE, *MILITARY, *WANDERLUST, *FORTUNE, *GODS, *RUNES)
