"""The artifact draft and the discards after it."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.events.gains import ArtifactsKept
from questhall.games.nearandfar.events.setup import ArtifactsDealt, HandsReady
from questhall.games.nearandfar.moves import Claim, Done, Draft, DrawArtifacts, Keep
from questhall.games.nearandfar.rules.artifacts import can_claim, offers
from questhall.games.nearandfar.rules.draft import discard, draft
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet, State
from questhall.games.nearandfar.view import view
from support.nearandfar import play, player, position
from support.stretch import Played, Rigged

ORDINARY = [card.id for card in ARTIFACTS.values() if not card.special]
SPECIAL = [card.id for card in ARTIFACTS.values() if card.special]


def three(**more: Any) -> State:
    state = position(player(), player("grear", team="cat_1"), player("kikli", team="dog_2"), **more)
    state.phase = "draft"
    return state


def dealt(state: State) -> Played[State]:
    return play(state, draft, chance=Rigged(artifacts=[0] * 21))


@pytest.mark.rule("NF-SETUP-30", "NF-SETUP-31")
def test_everybody_is_dealt_two_special_and_five_ordinary_artifacts_for_nobody_elses_eyes() -> None:
    state = three()
    played = dealt(state)
    assert [sorted(one.hand) for one in state.players] == [sorted(SPECIAL[at : at + 2]) for at in (0, 2, 4)]
    assert [sorted(one.dealt) for one in state.players] == [sorted(ORDINARY[at : at + 5]) for at in (0, 5, 10)]
    assert (state.ordinary, state.special) == (ORDINARY[15:], SPECIAL[6:])
    assert [told.only for told in played.events] == [(0,), (1,), (2,)]  # type: ignore[attr-defined]
    assert all(isinstance(told.event, ArtifactsDealt) and told.mask is None for told in played.events)  # type: ignore[attr-defined]
    shown = view(state, 1)
    assert [(len(one.hand), len(one.dealt)) for one in shown.players] == [(0, 0), (2, 5), (0, 0)]
    assert (shown.ordinary, shown.special) == (38 - 15, 17 - 6)


@pytest.mark.rule("NF-DRAFT-01", "NF-DRAFT-02")
def test_all_keep_one_and_pass_the_others_to_the_left() -> None:
    state = three()
    dealt(state)
    hands = [[*one.dealt] for one in state.players]
    specials = [[*one.hand] for one in state.players]
    played = play(state, draft, [Draft(hand[0]) for hand in hands])
    assert played.gates == ["answers"]  # all at once
    assert [asked.moves for asked in played.asked] == [[*map(Draft, hand)] for hand in hands]
    assert [one.hand for one in state.players] == [
        [*special, hand[0]] for special, hand in zip(specials, hands, strict=True)
    ]
    assert [one.dealt for one in state.players] == [hands[2][1:], hands[0][1:], hands[1][1:]]


@pytest.mark.rule("NF-DRAFT-01", "NF-DRAFT-03")
def test_it_goes_on_until_everybody_holds_five() -> None:
    state = three()
    dealt(state)
    rounds = 0
    while state.phase == "draft":
        play(state, draft, [Draft(one.dealt[0]) for one in state.players])
        rounds += 1
    assert rounds == 4  # the fifth is the only one left
    for one in state.players:
        assert sum(not ARTIFACTS[card].special for card in one.hand) == 5
        assert (len(one.hand), one.dealt) == (7, [])
    assert state.phase == "discards"


def after_the_draft(**more: Any) -> State:
    state = three(**more)
    for seat, one in enumerate(state.players):
        one.hand = SPECIAL[2 * seat : 2 * seat + 2] + ORDINARY[5 * seat : 5 * seat + 5]
    state.ordinary, state.special = ORDINARY[15:], SPECIAL[6:]
    state.phase = "discards"
    return state


def keeping(special: int, ordinary: int) -> list[Move]:
    """What all three answer, in the order they are asked: first the special ones, then the ordinary."""
    answers: list[Move] = []
    for seat in range(3):
        answers.append(Keep(tuple(SPECIAL[2 * seat : 2 * seat + special])))
        answers.append(Keep(tuple(ORDINARY[5 * seat : 5 * seat + ordinary])))
    return answers


@pytest.mark.rule("NF-DRAFT-04")
def test_at_least_one_special_artifact_goes_and_both_may() -> None:
    state = after_the_draft()
    played = play(state, discard, keeping(0, 5))
    assert played.asked[0].moves == [Keep((SPECIAL[0],)), Keep((SPECIAL[1],)), Keep(())]
    assert state.players[0].hand == sorted(ORDINARY[:5])
    assert set(SPECIAL[:6]) == set(state.discarded_artifacts)


@pytest.mark.rule("NF-DRAFT-05", "NF-DRAFT-06")
@pytest.mark.parametrize("count", [0, 3, 5])
def test_of_the_ordinary_ones_any_number_is_kept_before_the_first_turn(count: int) -> None:
    state = after_the_draft()
    played = play(state, discard, keeping(1, count))
    assert len(played.asked[1].moves) == 2**5
    assert {len(one.hand) for one in state.players} == {1 + count}
    assert (state.phase, state.active) == ("turn", state.first)
    assert played.events[-1] == HandsReady((1 + count,) * 3)
    kept = played.events[0]
    assert (kept.only, kept.mask) == ((0,), None)  # type: ignore[attr-defined]
    assert isinstance(kept.event, ArtifactsKept)  # type: ignore[attr-defined]


@pytest.mark.rule("NF-DRAFT-07")
def test_an_artifact_stays_in_hand_until_cost_and_requirement_are_met() -> None:
    one = player(hand="lockpicks", coins=2, gems=1, tokens="outlaws", reputation=-1)
    state = position(one, player("grear", team="cat_1"))
    assert not can_claim(state, 0, ARTIFACTS["lockpicks"])
    one.reputation = -2
    assert can_claim(state, 0, ARTIFACTS["lockpicks"])
    one.coins = 1
    assert not can_claim(state, 0, ARTIFACTS["lockpicks"])


def test_nothing_is_claimed_before_the_first_turn() -> None:
    state = after_the_draft()
    state.players[0].coins = state.players[0].gems = state.players[0].food = 9
    state.players[0].tokens = dict.fromkeys(state.players[0].tokens, 9)
    question: Any = None
    assert offers(state, question, 0) == []
    state.phase = "turn"
    payable = ("lightning_spear", "bear_charm", "brass_calipers", "clockwork_hand")
    assert offers(state, question, 0) == [*map(Claim, payable)]


@pytest.mark.rule("NF-TAL-13")
def test_a_treasure_hunter_draws_two_more_after_the_draft_unseen_by_all_others() -> None:
    hunter = Sheet("grear", talents=["treasure_hunting"])
    document = Campaign("campaign", [Sheet("vera"), hunter, Sheet("kikli")], [Chapter(2, [1, 2, 3])])
    state = after_the_draft(mode="campaign", campaign=document, map=3)
    state.players[1].sheet = hunter
    seen: list[list[list[str]]] = []

    def run(table: Any) -> Any:
        reply = None
        play_of = discard(table)
        while True:
            try:
                question = next(play_of) if reply is None else play_of.send(reply)
            except StopIteration:
                return
            if question.topic == "artifacts.keep":
                seen.append([view(state, seat).turn.shown for seat in (0, 1, 2, None)])
            reply = yield question

    answers = [*keeping(0, 0), DrawArtifacts(1, 1), Keep((ORDINARY[15],))]
    played = play(state, run, answers, Rigged(artifacts=[0, 0]))
    assert played.asked[-2].moves == [DrawArtifacts(2, 0), DrawArtifacts(1, 1), DrawArtifacts(0, 2), Done()]
    drawn = sorted([ORDINARY[15], SPECIAL[6]])
    assert seen == [[[], drawn, [], []]]
    assert state.players[1].hand == [ORDINARY[15]]
    assert (state.active, state.phase) == (state.first, "turn")
