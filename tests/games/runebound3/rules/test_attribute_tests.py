"""Tests of body, mind and spirit: catalogue chapters TEST and SUCC."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.adventure import CardDiscarded, OptionTaken
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.rules.adventure import resolve
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.state import Player, State, Trophy
from support.runebound3 import hero, play, position
from support.stretch import Played, Rigged

DONE = Done()
BLANKS = "aegis miracle taming cunning tireless"
"""Cards without the symbol of success."""
STARRED = """
    water_walking living_off_the_land healing_touch entangling_roots
    vigilance lessons_of_battle parry ambidexterity
    mountaineering travel_journal curio_swap long_stride
    delusions_of_grandeur silver_tongue dicing smugglers_passage
    small_mercies pilgrims_way another_sign wrath_from_above
    rune_scholar spark_rune rune_gazing counter_rune
"""


def take(
    mine: Player, attribute: Attribute, deck: str, *answers: Move, modifier: int = 0, revealed: int | None = None
) -> Played[State]:
    """Seat 0 takes a test; the cards come in this order."""
    state = position(mine, skill_deck=deck)
    count = len(deck.split()) if revealed is None else revealed
    return play(
        state,
        lambda table: take_test(table, 0, attribute, modifier),
        answers,
        Rigged(deck__skills=[0] * count),
    )


@pytest.mark.rule("R3-TEST-01")
def test_a_test_uses_the_attribute_then_exertion_then_its_result() -> None:
    played = take(hero("mok", hand="taming"), "mind", "aegis parry", ExertCard("taming"))

    assert played.events == [
        attribute_tests.TestBegan(0, "mind", ("aegis",)),
        attribute_tests.TestExtended(0, "parry"),
        attribute_tests.TestEnded(0, 1),
    ]


@pytest.mark.rule("R3-TEST-02", "R3-TEST-03")
@pytest.mark.parametrize(
    ("id", "attribute", "modifier", "cards"),
    [
        ("corbin", "body", 0, 3),
        ("corbin", "mind", 0, 2),
        ("corbin", "mind", +1, 3),
        ("corbin", "mind", -1, 1),
        ("thorn", "mind", +2, 5),
        ("lissa", "spirit", 0, 2),
        ("lissa", "spirit", -2, 0),
        ("mok", "mind", -2, 0),
    ],
)
def test_as_many_cards_are_revealed_as_the_attribute_says_changed_by_the_modifier(
    id: str, attribute: Attribute, modifier: int, cards: int
) -> None:
    """Nobody is asked how many."""
    deck = BLANKS.split()[:cards]

    played = take(hero(id), attribute, f"{' '.join(deck)} spark_rune", modifier=modifier, revealed=cards)

    assert played.events == [attribute_tests.TestBegan(0, attribute, tuple(deck)), attribute_tests.TestEnded(0, 0)]
    assert played.asked == []
    assert played.state.skill_deck == ["spark_rune"]


@pytest.mark.rule("R3-TEST-04", "R3-TEST-05")
@pytest.mark.parametrize("exertions", [0, 1, 2, 3])
def test_a_hero_may_exert_card_by_card_and_stop_after_each(exertions: int) -> None:
    hand, deck = ["taming", "cunning", "tireless"], ["aegis", "miracle", "steadfast", "bear_strength"]
    script: list[Move] = [ExertCard(card) for card in hand[:exertions]]

    played = take(
        hero("mok", hand=" ".join(hand)),
        "mind",
        " ".join(deck),
        *script,
        *([DONE] if exertions < 3 else []),
        revealed=1 + exertions,
    )

    assert played.asked[0].moves == [DONE, *map(ExertCard, sorted(hand))]
    assert played.topics == [(0, "test.exert")] * min(exertions + 1, 3)
    assert played.events_of(attribute_tests.TestExtended) == [
        attribute_tests.TestExtended(0, card) for card in deck[1 : 1 + exertions]
    ]
    assert played.state.players[0].hand == hand[exertions:]


@pytest.mark.rule("R3-TEST-05")
def test_each_revealed_card_is_seen_before_the_next_exertion() -> None:
    """After the second card there is a success, and the hero stops."""
    state = position(hero("mok", hand="taming cunning"), skill_deck="aegis parry miracle")
    seen: list[tuple[str, ...]] = []

    def watched(table: Table[State]) -> Play[Any]:
        run = take_test(table, 0, "mind")
        question = next(run)
        while True:
            seen.append(tuple(table.state.revealed))
            try:
                question = run.send((yield question))
            except StopIteration as stop:
                return stop.value

    play(state, watched, [ExertCard("cunning"), DONE], Rigged(deck__skills=[0, 0]))

    assert seen == [("aegis",), ("aegis", "parry")]


@pytest.mark.rule("R3-TEST-06")
@pytest.mark.parametrize("skills", ["", "staff_officer"])
def test_with_zero_or_less_no_card_is_revealed_and_only_exertion_helps(skills: str) -> None:
    """Corbin has spirit 0, as a staff officer -1."""
    tries = take(hero("corbin", hand="taming", skills=skills), "spirit", "parry", ExertCard("taming"))
    assert tries.events == [
        attribute_tests.TestBegan(0, "spirit", ()),
        attribute_tests.TestExtended(0, "parry"),
        attribute_tests.TestEnded(0, 1),
    ]

    lets_be = take(hero("corbin", hand="taming", skills=skills), "spirit", "parry", DONE, revealed=0)
    assert lets_be.events == [attribute_tests.TestBegan(0, "spirit", ()), attribute_tests.TestEnded(0, 0)]

    cannot = take(hero("corbin", skills=skills), "spirit", "parry", revealed=0)
    assert (cannot.events, cannot.asked) == (
        [attribute_tests.TestBegan(0, "spirit", ()), attribute_tests.TestEnded(0, 0)],
        [],
    )


@pytest.mark.rule("R3-TEST-07")
def test_a_hero_may_go_on_exerting_after_a_success() -> None:
    played = take(
        hero("mok", hand="taming cunning"), "mind", "parry dicing aegis", ExertCard("taming"), DONE, revealed=2
    )

    assert [asked.moves for asked in played.asked] == [
        [DONE, ExertCard("cunning"), ExertCard("taming")],
        [DONE, ExertCard("cunning")],
    ]
    assert played.events[-1] == attribute_tests.TestEnded(0, 2)


@pytest.mark.rule("R3-TEST-08")
@pytest.mark.parametrize(
    ("deck", "successes"),
    [
        ("aegis miracle taming", 0),
        ("aegis parry taming", 1),
        ("parry dicing taming", 2),
        ("parry dicing vigilance", 3),
    ],
)
def test_each_star_on_a_revealed_card_is_a_success(deck: str, successes: int) -> None:
    assert take(hero("corbin"), "body", deck).events[-1] == attribute_tests.TestEnded(0, successes)


@pytest.mark.rule("R3-TEST-08")
def test_a_star_on_the_card_discarded_to_exert_does_not_count() -> None:
    played = take(hero("mok", hand="parry"), "mind", "aegis miracle", ExertCard("parry"))
    assert played.events[-1] == attribute_tests.TestEnded(0, 0)


@pytest.mark.rule("R3-SUCC-01")
def test_twenty_four_of_the_sixty_skill_cards_bear_the_symbol_of_success() -> None:
    assert len(SKILLS) == 60
    for card in SKILLS:
        played = take(hero("mok"), "mind", card)
        assert played.events[-1] == attribute_tests.TestEnded(0, int(card in STARRED.split()))
    assert len(STARRED.split()) == 24


def event(card: str, deck: str, who: str = "corbin") -> Played[State]:
    """A hero draws an event, takes its second option and tests with as many cards as this deck has."""
    state = position(hero(who, "8,1", gold=0), skill_deck=deck)
    state.decks["exploration"].remove(card)
    return play(
        state,
        lambda table: resolve(table, 0, card),
        [TakeOption(2)],
        Rigged(deck__skills=[0] * len(deck.split())),
    )


@pytest.mark.rule("R3-TEST-09")
@pytest.mark.parametrize("deck", ["parry aegis", "parry dicing"])
def test_with_a_success_the_test_is_passed_and_the_card_goes_on(deck: str) -> None:
    """The Cold Campfire brings 4 gold and itself as a trophy, for one success as for two."""
    played = event("cold_campfire", deck, "thorn")

    successes = 1 + ("dicing" in deck)
    assert played.events == [
        OptionTaken(0, "cold_campfire", 2),
        *(attribute_tests.TestBegan(0, "mind", tuple(deck.split())), attribute_tests.TestEnded(0, successes)),
        *(GoldGained(0, 4), TrophyClaimed(0, "cold_campfire")),
    ]
    assert played.state.players[0].trophies == [Trophy("cold_campfire", known=True)]


@pytest.mark.rule("R3-TEST-10", "R3-TEST-11")
def test_without_a_success_the_card_is_resolved_no_further_and_an_event_is_discarded() -> None:
    played = event("cold_campfire", "taming aegis", "thorn")

    assert played.events == [
        OptionTaken(0, "cold_campfire", 2),
        *(attribute_tests.TestBegan(0, "mind", ("taming", "aegis")), attribute_tests.TestEnded(0, 0)),
        CardDiscarded("cold_campfire"),
    ]
    assert (played.state.players[0].gold, played.state.players[0].trophies) == (0, [])
    assert played.state.discards["exploration"] == ["cold_campfire"]


@pytest.mark.rule("R3-TEST-10", "R3-TEST-11")
def test_what_the_card_prescribes_on_failure_happens() -> None:
    """Corbin has no spirit: the Voice in the Well deals him 2 damage."""
    played = event("voice_in_the_well", "")

    assert played.events[-2:] == [CardDiscarded("voice_in_the_well"), Suffered(0, 2)]
    assert played.state.discards["exploration"] == ["voice_in_the_well"]


@pytest.mark.rule("R3-TEST-12")
@pytest.mark.parametrize("deck", ["parry aegis dicing", "aegis miracle cunning"])
def test_afterwards_all_revealed_cards_are_discarded_whatever_the_result(deck: str) -> None:
    state = position(hero("corbin", hand="taming"), skill_deck=f"{deck} tireless")
    state.skill_discard = ["bear_strength"]

    play(state, lambda table: take_test(table, 0, "mind"), [ExertCard("taming")], Rigged(deck__skills=[0, 0, 0]))

    assert (state.revealed, state.skill_deck) == ([], ["tireless"])
    assert sorted(state.skill_discard) == sorted(["bear_strength", "taming", *deck.split()])
    assert state.players[0].hand == []
