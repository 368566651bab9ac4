"""Lines of Roll Player as they are read: who did how much, without having to guess where a name ends."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.cards.weapons import discard_bonus
from questhall.games.rollplayer.components import DISCARD_PAYS
from questhall.games.rollplayer.events import MatchEnded, StartRolled
from questhall.games.rollplayer.moves import DiscardCard, TakeGold
from questhall.games.rollplayer.state import Player
from questhall.text import LANGUAGES, Texts

NAMES = ("Guest 9856", "Flint")


def test_a_name_that_ends_in_a_number_is_told_from_what_was_rolled_or_counted() -> None:
    texts = Texts(GAME, "en")
    rolled = texts.event(StartRolled((6, 5), (0, 1)), NAMES)
    assert rolled == "Everybody rolls a die for the start: Guest 9856: 6, Flint: 5."
    counted = texts.event(MatchEnded((31, 1), (1, 2)), NAMES)
    assert counted == "The reputation is counted: Guest 9856: 31 stars (place 1), Flint: 1 star (place 2)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_discarding_a_card_says_how_much_gold_that_brings(lang: str) -> None:
    """RP-MARKET-17: a constant of the rules, and more with one weapon."""
    texts, spear = Texts(GAME, lang), Player([], weapons=["ancient_spear"])
    usual = texts.say("gold", gold=DISCARD_PAYS)
    for move in (DiscardCard("longsword"), TakeGold()):
        said = texts.move(move, NAMES)
        assert usual in said
        assert texts.name("card", "ancient_spear") in said
        assert str(DISCARD_PAYS + discard_bonus(spear)) in said
