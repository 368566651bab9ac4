"""Hero and antihero cards: when they may be played, on whom, and what happens to them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import questhall
from questhall.engine import Move, Play, Table
from questhall.games.calltoadventure.cards.define import FATE
from questhall.games.calltoadventure.events.attempt import Failed, Passed, ResultRaised
from questhall.games.calltoadventure.events.gains import CardCancelled, CardPlayed, ExperienceGained, MarkerMoved
from questhall.games.calltoadventure.moves import Pass, PickAbilities, PlayCard, TryPath
from questhall.games.calltoadventure.play import last_cards
from questhall.games.calltoadventure.rules.backs import BACKS, who_holds
from questhall.games.calltoadventure.rules.casting import before
from questhall.games.calltoadventure.rules.odium import face_odium
from questhall.games.calltoadventure.rules.playing import playable
from questhall.games.calltoadventure.rules.scoring import count
from questhall.games.calltoadventure.rules.turn import act
from questhall.games.calltoadventure.rules.windows import window
from questhall.games.calltoadventure.state import Player, State, Step
from support.calltoadventure import BAR, OTHER, attempt, decks, hero, plain, play, position, whole_turn
from support.stretch import CutIn, Rigged

PASS = Pass()
ROW = "escape sparring_ground buried_quarry whitespine_hunt"
CAST: dict[str, Any] = {"runes": ["core1"], "faces": [OTHER], "casts": 1, "succeeded": True}


def trying(*heroes: Player, step: Step = "before", **more: Any) -> State:
    return attempt(position(*heroes, act1=ROW), "escape", step=step, **more)


def points(state: State, what: str) -> int:
    return sum(line.stars for line in count(state, 0) if line.what == what)


# Influence


@pytest.mark.rule("CA-CARD-01")
@pytest.mark.parametrize(("play_it", "passes"), [(False, False), (True, True)])
def test_a_card_decides_what_runes_alone_would_not(play_it: bool, passes: bool) -> None:
    """Difficulty 4: three bars, and shoulder to shoulder for 2 more."""
    state = position(plain(xp=0, hand="shoulder_to_shoulder"), plain(), act1=ROW)
    decks(state, act1="recruiting_day", heroes="fireside_tale")
    last = [PlayCard("shoulder_to_shoulder", 0)] if play_it else [PASS, PASS]

    played = play(
        state, whole_turn, [TryPath("escape/upper"), PASS, *last], Rigged(runes=[BAR, BAR, BAR], deck__act1=[0])
    )

    assert len(played.events_of(Passed)) == passes
    assert len(played.events_of(Failed)) == (not passes)


# When


MOMENTS: dict[str, tuple[Step, ...]] = {"before": ("before",), "during": ("symbols", "during"), "after": ("after",)}


@pytest.mark.rule("CA-CARD-06")
@pytest.mark.parametrize("card", [card for card, fate in FATE.items() if fate.moment != "any"])
def test_a_card_with_a_moment_may_be_played_then_and_at_no_other_time(card: str) -> None:
    steps: tuple[Step, ...] = ("act", "before", "symbols", "during", "after")
    friend = plain(hand=card, allies="sister", corruption=4)
    found = []
    for step in steps:
        state = trying(friend, plain(allies="brother"), step=step, path="lower", **CAST)
        if step == "act":
            state.attempt = None
        found += [step for move in playable(state, 0)[:1]]
    assert tuple(found) == MOMENTS[FATE[card].moment]


@pytest.mark.rule("CA-CARD-07")
def test_a_card_without_a_moment_may_be_played_in_anothers_turn() -> None:
    """Seat 0 is asked what to do, and seat 1 cuts in."""
    state = position(plain(xp=0), plain(hand="stormlight"), act1="escape")
    decks(state)

    played = play(state, act, [CutIn(1, PlayCard("stormlight", 0)), TryPath("escape/upper")])

    assert played.asked[0].offers == {1: [PlayCard("stormlight", 0), PlayCard("stormlight", 1)]}
    assert (state.players[0].radiant, state.players[0].turn_bonus) == (1, 1)
    assert state.players[1].played == ["stormlight"]


@pytest.mark.rule("CA-CARD-07")
@pytest.mark.parametrize("step", ["act", "before", "symbols", "during"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_without_a_moment_may_be_played_at_every_step(step: Step, seat: int) -> None:
    state = trying(plain(), plain(), step=step)
    state.players[seat].hand = ["immortal_words"]
    assert playable(state, seat) == [PlayCard("immortal_words", 0), PlayCard("immortal_words", 1)]


@pytest.mark.rule("CA-CARD-06")
def test_a_card_with_a_moment_does_not_cut_in() -> None:
    state = position(plain(xp=0), plain(hand="words_of_an_ideal fireside_tale"), act1="escape")
    played = play(state, act, [TryPath("escape/upper")])
    assert played.asked[0].offers == {}


@pytest.mark.rule("CA-ODIUM-20", "CA-CARD-06")
def test_before_the_cast_against_odium_cards_for_that_time_may_be_played() -> None:
    """Not those for the time after the cast."""
    state = position(plain(hand="words_of_an_ideal shoulder_to_shoulder"), plain(), mode="cooperative")
    state.phase, state.queue, state.step = "confrontation", [0, 1], "begin"

    def up_to_the_cast(table: Table[State]) -> Play[None]:
        yield from face_odium(table)
        yield from before(table)

    played = play(
        state, up_to_the_cast, [PickAbilities("strength", "wisdom"), PlayCard("words_of_an_ideal", 0), PASS, PASS]
    )

    assert played.asked[1].moves == [PlayCard("words_of_an_ideal", 0), PASS]
    assert state.attempt is not None
    assert state.attempt.plus == 2  # his path gives a Radiant icon


# One upon the other


@pytest.mark.rule("CA-CARD-08")
def test_the_card_played_last_takes_effect_first() -> None:
    """Words for the hero, then a bargain from the other: the bargain comes first."""
    state = trying(plain(hand="words_of_an_ideal"), plain(hand="boon_and_curse"))
    answers = [PlayCard("words_of_an_ideal", 0), PlayCard("boon_and_curse", 0)]

    played = play(state, before, answers)

    assert played.events == [
        CardPlayed(0, "words_of_an_ideal", 0),
        CardPlayed(1, "boon_and_curse", 0),
        ExperienceGained(0, 2),
        MarkerMoved(0, 4, True),
        ResultRaised(0, 1),
    ]


@pytest.mark.rule("CA-CARD-08")
def test_an_answer_to_a_card_comes_before_it() -> None:
    state = trying(plain(hand="hasty_shelter"), plain(hand="stubborn_obstacle"))
    answers = [PASS, PlayCard("stubborn_obstacle", 0), PlayCard("hasty_shelter")]

    played = play(state, before, answers)

    assert played.events[-1] == CardCancelled("stubborn_obstacle")
    assert state.attempt is not None
    assert state.attempt.harder == 0


# On whom


@pytest.mark.rule("CA-CARD-09")
def test_any_hero_is_each_of_them_and_oneself() -> None:
    state = position(plain(), plain(hand="immortal_words"), plain(), act1=ROW)
    assert playable(state, 1) == [PlayCard("immortal_words", seat) for seat in (0, 1, 2)]


# Afterwards


@pytest.mark.rule("CA-CARD-10")
def test_a_card_that_was_played_lies_beside_the_board_of_its_player_for_good() -> None:
    """Also beside the board of somebody who helped another, and even if it was cancelled."""
    state = trying(plain(hand="hasty_shelter"), plain(hand="stubborn_obstacle"))
    play(state, before, [PASS, PlayCard("stubborn_obstacle", 0), PlayCard("hasty_shelter")])
    assert [player.played for player in state.players] == [["hasty_shelter"], ["stubborn_obstacle"]]
    assert [player.hand for player in state.players] == [[], []]
    assert state.hero_discard == state.antihero_discard == []
    assert not state.stack


@pytest.mark.rule("CA-CARD-11")
def test_a_point_for_each_card_that_was_played() -> None:
    state = position(hero(destiny="mad_genius", played="stormlight stormlight honorblade"), plain())
    assert (points(state, "hero-cards"), points(state, "antihero-cards")) == (2, 1)


@pytest.mark.rule("CA-CARD-12")
def test_cards_in_hand_are_worth_nothing() -> None:
    empty, full = hero(destiny="mad_genius"), hero(destiny="mad_genius", hand="stormlight glyphward honorblade")
    assert count(position(full, plain()), 0) == count(position(empty, plain()), 0)


@pytest.mark.rule("CA-CARD-12")
def test_what_may_be_played_at_any_moment_may_be_played_before_the_count() -> None:
    state = position(hero(hand="stormlight glyphward"), hero("healer"))
    state.phase = "last cards"

    played = play(state, last_cards, [PlayCard("stormlight", 0), PASS, PASS])

    assert played.asked[0].moves == [PlayCard("stormlight", 0), PlayCard("stormlight", 1), PASS]
    assert points(state, "hero-cards") == 1


@pytest.mark.rule("CA-CARD-02")
def test_who_is_asked_does_not_tell_what_is_in_a_hand() -> None:
    """A hero card that does not fit is asked for all the same, and can only be kept."""
    state = trying(plain(), plain(hand="fireside_tale"))
    played = play(state, lambda table: window(table, "attempt.before"), [PASS])
    assert [(asked.seat, asked.moves) for asked in played.asked] == [(1, [PASS])]


@pytest.mark.rule("CA-CARD-06")
@pytest.mark.parametrize(
    ("played", "asked"), [("", True), ("fireside_tale", True), ("fireside_tale fireside_tale", False)]
)
def test_once_all_cards_that_follow_an_attempt_lie_open_nobody_is_asked_for_them(played: str, asked: bool) -> None:
    state = trying(plain(hand="glyphward"), plain(played=played), step="after", **CAST)
    found = play(state, lambda table: window(table, "attempt.after"), [PASS] if asked else [])
    assert found.topics == ([(0, "attempt.after")] if asked else [])


@pytest.mark.rule("CA-CARD-08")
@pytest.mark.parametrize(
    ("played", "asked"), [("", True), ("hasty_shelter", True), ("hasty_shelter hasty_shelter", False)]
)
def test_once_all_cards_that_answer_lie_open_nobody_is_asked_for_an_answer(played: str, asked: bool) -> None:
    state = position(plain(hand="glyphward", xp=0), plain(hand="stormlight", played=played), act1="escape")
    answers: list[Move | CutIn] = [
        CutIn(1, PlayCard("stormlight", 0)),
        *([PASS] if asked else []),
        TryPath("escape/upper"),
    ]
    found = play(state, act, answers)
    assert ((0, "card.answer") in found.topics) is asked


# What is remembered of hands


@pytest.mark.parametrize(("players", "mode"), [(4, "cooperative"), (3, "competitive"), (1, "cooperative")])
def test_who_is_remembered_to_hold_a_card_is_whoever_holds_one(players: int, mode: str) -> None:
    """At every question of three random matches: cards come and go, markers move."""
    for seed in range(3):
        random = Random(seed)
        match = questhall.new("calltoadventure", players, seed=seed, options={"mode": mode, "base": True})
        while match.asks:
            state = match.state
            assert state.remembered in (None, who_holds(state, range(players), BACKS))
            seat = random.choice([*match.asks])
            match.play(seat, random.choice(match.asks[seat].moves))
