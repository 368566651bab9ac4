"""The facts for screens are those the rules play with; whatever a move touches is a thing on the table."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

import questhall
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import (
    ALLIES,
    CHALLENGES,
    DESTINIES,
    FATE,
    MOTIVATIONS,
    ORIGINS,
    PARTS,
    SCHEMES,
    TRAITS,
)
from questhall.games.calltoadventure.components import FACES, TRACK, VALUES
from questhall.games.calltoadventure.moves import PickCard
from questhall.games.calltoadventure.pointing import things
from questhall.games.calltoadventure.printed import Printed, PrintedPart, printed

FACTS = printed()


def test_every_component_is_there_once() -> None:
    assert [card.id for card in FACTS.origins] == list(ORIGINS)
    assert [card.id for card in FACTS.motivations] == list(MOTIVATIONS)
    assert [card.id for card in FACTS.destinies] == list(DESTINIES)
    assert [card.id for card in FACTS.allies] == list(ALLIES)
    assert [card.id for card in FACTS.traits] == list(TRAITS)
    assert [card.id for card in FACTS.challenges] == list(CHALLENGES)
    assert [card.id for card in FACTS.fate] == list(FATE)
    assert [card.id for card in FACTS.schemes] == list(SCHEMES)
    assert FACTS.runes == {rune: list(faces) for rune, faces in FACES.items()}
    assert FACTS.values == VALUES
    assert len(FACTS.track) == len(TRACK) == 7


def test_the_cards_of_each_kind_are_as_many_as_in_the_box() -> None:
    own = [
        sum(not card.is_base for card in kind)
        for kind in (FACTS.origins, FACTS.motivations, FACTS.destinies, FACTS.traits, FACTS.allies)
    ]
    assert own == [12, 10, 12, 19, 8]
    assert sum(not card.is_base for card in FACTS.challenges) == 45 + 1  # and Odium
    assert [sum(card.copies for card in FACTS.fate if card.side == side and not card.is_base) for side in SIDES] == [
        24,
        24,
    ]


SIDES = ("hero", "antihero")


def test_a_challenge_says_what_its_paths_ask_and_bring() -> None:
    (card,) = (card for card in FACTS.challenges if card.id == "encounter_with_a_shardbearer")
    assert (card.act, card.difficulty, card.abilities) == (1, 5, ["strength", "constitution"])
    assert (card.upper.harder, card.lower.harder) == (False, True)
    upper, lower = card.upper.reward, card.lower.reward
    assert (upper.abilities, upper.icons, upper.tragedy, upper.moons) == (["strength"], ["villainy"], 1, 1)
    assert (lower.abilities, lower.icons, lower.triumph, lower.suns) == (["constitution"], ["radiant"], 2, 0)


def test_a_trait_says_what_it_asks() -> None:
    traits = {card.id: card for card in FACTS.traits}
    assert (traits["officer"].needs_abilities, traits["officer"].price) == (["strength"], 1)
    assert traits["nahel_bond"].needs_icons == ["radiant", "radiant"]
    assert (traits["taken_by_the_thrill"].track, traits["scholar"].track) == ([4, 6], [])
    assert traits["lighteyes"].next_turn == 2


def test_powers_say_when_they_can_be_used_and_at_what_price() -> None:
    parts = {card.id: card for kind in (FACTS.origins, FACTS.destinies, FACTS.allies) for card in kind}
    spren, sister, order = parts["windspren"].power, parts["sister"].power, parts["stoneward"].power
    assert spren is not None
    assert sister is not None
    assert order is not None
    assert (spren.moment, spren.xp, spren.sacrifice) == ("during", 1, False)
    assert (sister.moment, sister.sacrifice) == ("during", True)
    assert (order.radiant, order.xp, parts["stoneward"].is_radiant) == (4, 1, True)
    assert parts["mad_genius"].is_radiant is False
    printed_powers = {card.id for card in _parts() if card.power is not None}
    assert printed_powers == {id for id, card in PARTS.items() if card.power is not None}


def _parts() -> list[PrintedPart]:
    """Everything with a strip but challenges."""
    return [*FACTS.origins, *FACTS.motivations, *FACTS.destinies, *FACTS.allies, *FACTS.traits]


def test_the_track_says_what_may_be_played_where() -> None:
    assert [(space.triumph, space.tragedy) for space in FACTS.track] == [
        (4, 0),
        (3, 0),
        (2, 0),
        (0, 2),
        (0, 3),
        (0, 4),
        (-4, 0),
    ]
    assert [space.plays for space in FACTS.track][1:3] == [["hero"], ["hero", "antihero"]]


def test_the_facts_travel() -> None:
    assert json.decode(json.encode(FACTS), type=Printed) == FACTS


@pytest.mark.parametrize("options", [{"mode": "competitive"}, {"mode": "cooperative", "scheme": "broken_bonds"}])
def test_whatever_a_move_touches_lies_on_the_table_of_its_seat(options: dict[str, object]) -> None:
    match = questhall.new("calltoadventure", players=2, seed=8, options=options)
    rng = Random(8)
    while not match.over:
        for seat, ask in match.asks.items():
            there = {*things(match.view(seat))}
            for move in (*ask.moves, *match.offers.get(seat, ())):
                touched = {*GAME.touches(move)}
                if isinstance(move, PickCard):  # wherever the card lies
                    assert len(touched & there) == 1, move
                else:
                    assert touched <= there, move
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
