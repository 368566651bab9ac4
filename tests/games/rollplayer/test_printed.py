"""The facts for boards are those the rules play with, and complete."""

from __future__ import annotations

from collections import Counter

from msgspec import json

from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import ATTRIBUTES, RACES
from questhall.games.rollplayer.printed import Printed, printed


def test_every_component_is_there_once() -> None:
    facts = printed()
    assert [card.id for card in facts.cards] == list(CARDS)
    assert [card.id for card in facts.classes] == list(CLASS)
    assert [card.id for card in facts.backstories] == list(BACKSTORIES)
    assert [card.id for card in facts.alignments] == list(ALIGNMENTS)
    assert [race.id for race in facts.races] == list(RACES)
    assert Counter(card.kind for card in facts.cards) == {"weapon": 8, "armour": 12, "skill": 13, "trait": 20}
    assert sum(facts.dice.values()) == 73


def test_a_market_card_says_what_its_kind_has() -> None:
    cards = {card.id: card for card in printed().cards}
    longbow, cloak, search, weak = (cards[id] for id in ("longbow", "mystic_cloak", "search", "weak"))
    assert (longbow.kind, longbow.cost, longbow.dots, longbow.hands, longbow.arrow) == ("weapon", 3, 2, 2, None)
    assert (cloak.kind, cloak.cost, cloak.dots, cloak.armour, cloak.hands) == ("armour", 4, 1, "mystic", 0)
    assert (search.kind, search.arrow, search.armour) == ("skill", "up", None)
    assert (weak.kind, weak.cost, weak.arrow) == ("trait", 5, "right")
    assert cards["diplomacy"].arrow is None


def test_costs_and_ranks_are_those_of_the_deck() -> None:
    assert all((card.cost, card.dots) == (CARDS[card.id].cost, CARDS[card.id].dots) for card in printed().cards)


def test_goals_without_a_limit_have_no_upper_end() -> None:
    monk = next(card for card in printed().classes if card.id == "monk")
    assert (monk.color, monk.ability) == ("purple", "enlightened")
    assert [(goal.low, goal.high, goal.stars) for goal in monk.goals][:4] == [
        (18, None, 3),
        (16, 17, 2),
        (17, 18, 2),
        (14, None, 1),
    ]


def test_rows_of_facts_follow_the_attributes() -> None:
    facts = printed()
    orc = next(race for race in facts.races if race.id == "orc")
    assert dict(zip(facts.attributes, orc.modifiers, strict=True)) == {
        **dict.fromkeys(ATTRIBUTES, 0),
        "strength": 2,
        "intelligence": -2,
    }
    savant = next(card for card in facts.backstories if card.id == "savant")
    assert [(mark.color, mark.cell) for mark in savant.marks] == list(BACKSTORIES["savant"])
    assert facts.backstory_stars == [0, 0, 1, 1, 3, 3, 6]


def test_armour_sets_have_their_tables_and_colours() -> None:
    chain, leather, mystic = printed().armour
    assert (chain.kind, chain.stars, chain.colors) == ("chain", [1, 2, 4, 7, 11], ["white", "red"])
    assert (leather.kind, len(leather.stars), mystic.kind, len(mystic.stars)) == ("leather", 4, "mystic", 3)


def test_the_game_hands_them_out_and_they_survive_a_journey() -> None:
    assert GAME.printed is not None
    facts = GAME.printed()
    assert json.decode(json.encode(facts), type=Printed) == facts
