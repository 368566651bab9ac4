"""The thirteen encounters."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.cards.define import ADVENTURES
from questhall.games.runebound1.events.fight import AttackRolled, EnemyWounded
from questhall.games.runebound1.events.market import CardFound
from questhall.games.runebound1.moves.answers import Accept, Decline
from questhall.games.runebound1.moves.fight import AttackWith, RollTest
from questhall.games.runebound1.moves.turn import StayHere
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.state import State, Venture
from support.runebound1 import hero, play, take_out
from support.runebound1_cards import DEFEND, DONE, against, dice, go, one_of_two, straw_man, using
from support.stretch import CutIn, Played


def meet(card: str, die: int, *answers: Accept | Decline, rolls: bool = False, gold: int = 3) -> Played[State]:
    """Mordrog meets this card with 3 wounds, 1 exhaustion and 3 gold, and rolls this.

    He has mind 1, body 5, spirit 0, and of the skills Climb and Leap.
    """
    state = one_of_two(hero("mordrog", "6,0", wounds=3, exhaustion=1, gold=gold), phase="adventure")
    take_out(state, card)
    state.market.over = [take_out(state, "chain_mail")]
    state.venture = Venture(ADVENTURES[card].colour, card)
    return play(state, beat, [*[RollTest()] * rolls, *answers], dice(test=die))


def counters(state: State) -> tuple[int, int, int]:
    player = state.players[0]
    return player.gold, player.wounds, player.exhaustion


@pytest.mark.parametrize(
    ("card", "needed", "success", "failure"),
    [
        ("old_soldier", 13, (5, 3, 1), (3, 3, 2)),
        ("loaded_dice", 12, (5, 3, 1), (2, 3, 1)),
        ("shrine_of_kellos", 13, (3, 1, 1), (3, 3, 2)),
        ("smugglers_cache", 14, (7, 3, 1), (1, 3, 1)),
        ("hermit_physician", 10, (3, 0, 0), (3, 3, 3)),
        ("sunken_treasury", 12, (9, 3, 1), (3, 4, 3)),
        ("sleeping_hoard", 18, (12, 3, 1), (3, 4, 3)),
    ],
)
def test_an_encounter_ends_well_or_badly(
    card: str, needed: int, success: tuple[int, int, int], failure: tuple[int, int, int]
) -> None:
    for die, outcome in ((needed, success), (needed - 1, failure)):
        state = meet(card, die, rolls=card == "hermit_physician").state
        assert counters(state) == outcome
        assert state.discards[ADVENTURES[card].colour] == [card]
        assert state.venture is not None
        assert state.venture.card == "", "another card is drawn"


@pytest.mark.parametrize(
    ("card", "needed", "failure"),
    [("lost_pedlar", 12, (9, 3, 2)), ("barge_trader", 10, (9, 3, 3)), ("captive_envoy", 17, (9, 4, 1))],
)
def test_an_offer_at_half_price(card: str, needed: int, failure: tuple[int, int, int]) -> None:
    taken = meet(card, needed, Accept(), gold=9)
    assert taken.events_of(CardFound) == [CardFound(0, "chain_mail", 5)]
    assert taken.asked[0].moves == [Accept(), Decline()]
    assert (taken.state.players[0].gold, taken.state.players[0].items, taken.state.shown) == (4, ["chain_mail"], [])
    declined = meet(card, needed, Decline(), gold=9).state
    assert (declined.players[0].gold, declined.players[0].items, declined.market.under) == (9, [], ["chain_mail"])
    failed = meet(card, needed - 1, gold=9)
    assert (failed.events_of(CardFound), counters(failed.state)) == ([], failure)


def test_an_offer_one_cannot_pay_is_gone() -> None:
    state = meet("lost_pedlar", 12, gold=4).state
    assert (state.players[0].gold, state.market.under) == (4, ["chain_mail"])


def test_an_empty_market_has_nothing_to_offer() -> None:
    state = one_of_two(hero("mordrog", "6,0"), phase="adventure")
    state.market.cards = []
    state.venture = Venture("green", take_out(state, "lost_pedlar"))
    assert play(state, beat, [], dice(test=12)).asked == []


@pytest.mark.parametrize(
    ("card", "needed", "failure"),
    [
        ("healing_spring", 8, (3, 4, 1)),
        ("mistress_of_the_ferrox", 15, (3, 4, 1)),
        ("oracle_of_the_deep", 16, (3, 3, 3)),
    ],
)
def test_some_encounters_are_kept(card: str, needed: int, failure: tuple[int, int, int]) -> None:
    climbs = card == "healing_spring"
    kept = meet(card, needed, rolls=climbs).state
    assert (kept.players[0].items, kept.discards[ADVENTURES[card].colour]) == ([card], [])
    lost = meet(card, needed - 1, rolls=climbs).state
    assert (lost.players[0].items, lost.discards[ADVENTURES[card].colour]) == ([], [card])
    assert counters(lost) == failure


def test_water_of_the_spring_heals_2_wounds_and_the_card_leaves_play() -> None:
    state = one_of_two(hero("mordrog", wounds=3, items="healing_spring"))
    play(state, beat, [CutIn(0, using("healing_spring")), StayHere()])
    assert (state.players[0].wounds, state.players[0].items) == (1, [])
    assert state.discards["green"] == ["healing_spring"]


@pytest.mark.parametrize("card", ["ferrox_scavengers", "ferrox_on_the_prowl", "ferrox_packlord"])
def test_the_mistress_calls_off_her_ferrox(card: str) -> None:
    state = against(hero("mordrog", items="mistress_of_the_ferrox"), card, phase="before")
    played = go(state, using("mistress_of_the_ferrox"), **({"test": 20} if card == "ferrox_on_the_prowl" else {}))
    assert len(played.events_of(EnemyWounded)) == 1
    assert state.fight is not None
    assert (state.fight.phase, state.players[0].items) == ("end", [])


def test_the_mistress_has_no_power_over_others() -> None:
    state = against(hero("mordrog", items="mistress_of_the_ferrox"), "young_troll", phase="before")
    assert go(state).asked == []


def test_the_oracles_word_adds_4_to_a_failed_roll() -> None:
    state = against(hero("varikas_the_dead", items="oracle_of_the_deep"), straw_man((0, 1, 0)))
    oracle = using("oracle_of_the_deep")
    played = go(state, DEFEND, AttackWith("varikas_the_dead"), oracle, attack=7)
    assert played.asked[2].moves == [oracle, DONE]
    assert [(rolled.total, rolled.success) for rolled in played.events_of(AttackRolled)] == [(7 + 4 + 4, True)]
    assert (state.players[0].items, state.discards["blue"]) == ([], ["oracle_of_the_deep"])
