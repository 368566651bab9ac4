"""The facts for boards are those the rules play with, and complete; whatever a move touches is a thing on the table."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

import questhall
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.board import HEXES, ROADS, hex_at
from questhall.games.runebound3.cards.define import ABILITIES, ADVENTURES, ASSETS, ENEMIES, SKILLS, STORIES
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.pointing import ALSO_AT, things, touches
from questhall.games.runebound3.printed import Printed, printed
from questhall.games.runebound3.tokens import TOKENS

FACTS = printed()


def test_every_component_is_there_once() -> None:
    assert [hex.id for hex in FACTS.hexes] == list(HEXES)
    assert [token.id for token in FACTS.tokens] == list(TOKENS)
    assert [hero.id for hero in FACTS.heroes] == list(HEROES)
    assert [card.id for card in FACTS.skills] == list(SKILLS)
    assert [card.id for card in FACTS.assets] == list(ASSETS)
    assert [card.id for card in FACTS.enemies] == list(ENEMIES)
    assert [card.id for card in FACTS.stories] == list(STORIES)
    adventures = {card.id for cards in (FACTS.enemies, FACTS.events, FACTS.quests) for card in cards}
    assert adventures == {*ADVENTURES, *ENEMIES}
    abilities = [ability.id for hero in FACTS.heroes for ability in hero.abilities]
    abilities += [ability.id for skill in FACTS.skills for ability in skill.abilities]
    abilities += [ability.id for asset in FACTS.assets for ability in asset.abilities]
    abilities += [ability.id for enemy in FACTS.enemies for ability in enemy.abilities]
    assert sorted(abilities) == sorted(ABILITIES)


def test_the_map_says_what_lies_where() -> None:
    at = {(hex.row, hex.column): hex for hex in FACTS.hexes}
    tamalir, swamp = at[5, 6], at[5, 4]
    assert (tamalir.place, tamalir.kind, tamalir.terrain) == ("tamalir", "city", "city")
    assert (swamp.region, swamp.terrain, swamp.gem, swamp.place) == ("blackwing_swamp", "water", "combat", "")
    assert (hex_at(4, 6), hex_at(5, 6)) in FACTS.roads
    assert len(FACTS.roads) == len(ROADS)
    assert len(FACTS.bridges) == 2


def test_cards_say_what_they_ask_and_bring() -> None:
    hex, marks = ({card.id: card for card in FACTS.quests}[id] for id in ("swamp_tales", "claw_marks"))
    assert (hex.outcomes[2].needs, hex.outcomes[2].gain.learn, hex.outcomes[2].gain.delayed) == (
        ["water", "water", "plains"],
        True,
        True,
    )
    assert (marks.scenario, marks.outcomes[1].gain.tokens, marks.outcomes[0].gain.asset) == ("margath", 1, None)
    margath = {card.id: card for card in FACTS.enemies}["margath"]
    assert (margath.health, [ability.surges for ability in margath.abilities]) == (15, [1, 2, 3])
    rumours = [option.rumour for event in FACTS.events for option in event.options if option.rumour is not None]
    assert rumours
    assert all(rumour.hexes for rumour in rumours)


def test_the_game_hands_them_out_and_they_survive_a_journey() -> None:
    assert GAME.printed is not None
    assert json.decode(json.encode(GAME.printed()), type=Printed) == FACTS


@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_move_touches_is_on_the_table(seed: int) -> None:
    """Else a board would show neither the thing nor a button. Only the fallen lend Vorakesh what lies on no table."""
    match, rng = questhall.new("runebound3", 2, seed=seed), Random(seed)
    while not match.over:
        seat, ask = rng.choice(list(match.asks.items()))
        known = {*things(GAME.view(match.state, seat))}
        for move in ask.moves if ask.topic != "villain.fallen" else ():
            refs = touches(move)
            assert not refs or refs == (ALSO_AT.get(type(move)),) or known.intersection(refs), move
            assert not known.intersection(ALSO_AT.values()), "what only glows leaves its move a button, too"
        match.play(seat, rng.choice(ask.moves))


def test_the_dice_of_a_move_show_how_far_they_lead() -> None:
    match, rng = questhall.new("runebound3", 2, seed=4), Random(4)
    seen = 0
    while not match.over and seen < 20:
        seat, ask = next(iter(match.asks.items()))
        if ask.topic == "move.dice":
            view = GAME.view(match.state, seat)
            near = {each.hex for each in view.reach if len(each.dice) == 1}
            assert near >= {move.hex for move in ask.moves if isinstance(move, MoveTo) and not move.ability}
            seen += 1
        match.play(seat, rng.choice(ask.moves))
    assert seen
