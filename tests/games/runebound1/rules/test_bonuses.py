"""What lies before a hero, added up once for all matches."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.rules import bonuses
from questhall.games.runebound1.rules.bonuses import KITS, abilities, bonus, kit_of
from support.runebound1_table import hero, position

pytestmark = pytest.mark.usefixtures("plain_cards")


def test_a_kit_is_that_of_the_cards_that_lie_there_now() -> None:
    state = position(hero("ann", items="sword"))
    ann = state.players[0]
    armed = kit_of(state, ann)

    ann.items.append("scales")
    assert (kit_of(state, ann) is armed, bonus(state, 0, "bargain")) == (False, 1)
    ann.items.remove("scales")
    assert (kit_of(state, ann) is armed, bonus(state, 0, "bargain")) == (True, 0)
    state.event_box.append("fog")
    assert bonus(state, 0, "mind") == -1
    state.event_box.append("wind")
    assert bonus(state, 0, "mind") == 0, "only the last event is in force"


def test_a_card_in_hand_has_its_moment_and_no_other() -> None:
    state = position(hero("ann", items="horn"))

    [(card, ability)] = [each for when in bonuses.MOMENTS for each in abilities(state, 0, when)]

    assert (card, abilities(state, 0, ability.when)) == ("horn", (("horn", ability),))


def test_only_so_many_kits_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bonuses, "MOST_KITS", len(KITS) + 2)
    most = bonuses.MOST_KITS

    for copies in range(5, 10):
        state = position(hero("ann", items=" ".join(["sword"] * copies)))
        kit_of(state, state.players[0])
        assert 0 < len(KITS) <= most

    assert len(KITS) < 5, "once they were cleared away"
