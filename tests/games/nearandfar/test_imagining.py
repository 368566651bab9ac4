"""A dreamer knows what its seat knows: hands of others are dealt anew, and the storybook is closed."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import questhall
from questhall.engine import Dream
from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.imagining import redraw
from questhall.games.nearandfar.moves import ChooseOption
from questhall.games.nearandfar.pieces import pieces
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.state import State
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.view import view
from support.nearandfar import dice, on_the_map, play, player, position, storybook

HIDDEN = "spices moon_lens crown_of_guile lockpicks"


def table() -> State:
    state = position(
        player(hand="jade_flute master_key"),
        player("grear", place="farm", team="cat_1", hand=HIDDEN),
        player("kikli", place="mine", team="dog_2", hand="mirror_hat"),
    )
    state.discarded_artifacts = ["bear_charm", "wishing_stone"]
    for card in state.discarded_artifacts:
        (state.special if ARTIFACTS[card].special else state.ordinary).remove(card)
    return state


def dreams(state: State, seat: int, count: int = 30) -> list[State]:
    found = []
    for seed in range(count):
        copy = deepcopy(state)
        redraw(copy, seat, Dream(seed))
        found.append(copy)
    return found


def test_hands_of_others_and_discards_are_dealt_anew_and_the_own_hand_stays() -> None:
    state = table()
    imagined = dreams(state, 0)
    assert {tuple(dream.players[0].hand) for dream in imagined} == {("jade_flute", "master_key")}
    assert len({tuple(dream.players[1].hand) for dream in imagined}) > 20
    assert len({tuple(dream.discarded_artifacts) for dream in imagined}) > 10


def test_backs_stay_as_they_are_and_no_card_is_lost() -> None:
    state = table()
    for dream in dreams(state, 0):
        assert [ARTIFACTS[card].special for card in dream.players[1].hand] == [False, False, True, False]
        assert pieces(dream) == pieces(state)
        assert view(dream, 0) == view(state, 0)


def test_cards_shown_to_another_are_imagined_too_and_the_own_are_known() -> None:
    state = table()
    state.turn.shown = ["brass_calipers", "thinking_machine"]
    state.ordinary.remove("brass_calipers")
    state.special.remove("thinking_machine")
    assert {tuple(dream.turn.shown) for dream in dreams(state, 0)} == {("brass_calipers", "thinking_machine")}
    assert len({tuple(dream.turn.shown) for dream in dreams(state, 1)}) > 10


def test_a_dream_cannot_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    word = Words("x", "x")
    rich = Choice(word, "skill", 5, reward=Reward(keepsake="glass_eye", tokens=("mystics",) * 4), outcome=word)
    storybook(monkeypatch, Passage("B", word, (rich, rich), word))
    state = position(on_the_map(2), player("grear", place="farm", team="cat_1"), quests=[2])
    [dream] = dreams(state, 0, 1)
    assert dream.is_blind
    assert not state.is_blind
    play(dream, lambda table: take_quest(table, 0), [ChooseOption(0)], dice(6))
    one = dream.players[0]
    assert (one.keepsakes, one.chiefs, one.tokens["mystics"]) == ([], [], 0)
    assert (one.coins, one.gems) == (1, 1)  # what a difficulty of 5 usually pays


@pytest.mark.parametrize("mode", ["first", "arcade", "campaign", "character"])
def test_a_match_can_be_imagined_anywhere(mode: str) -> None:
    chance = Random(5)
    match = questhall.new("nearandfar", players=3, seed=5, options={"mode": mode})
    for step in range(60):
        if match.over:
            break
        seat, ask = next(iter(match.asks.items()))
        if step % 20 == 19:
            dream = match.imagine(seat, Random(step))
            assert dream.view(seat) == match.view(seat)
        match.play(seat, chance.choice(ask.moves))
