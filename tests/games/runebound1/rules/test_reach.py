"""The ways the board shows are ways that can be walked."""

from __future__ import annotations

from random import Random

import questhall
from questhall.games.runebound1.moves.turn import Step


def test_every_way_shown_can_be_walked_step_by_step() -> None:
    walked = 0
    for seed in range(6):
        match, rng = questhall.new("runebound1", players=2, seed=seed), Random(seed)
        for _ in range(200):
            seat, ask = next(iter(match.asks.items()))
            if ask.topic == "move.step" and not match.view(seat).event_box:  # events may fell a hero on the way
                for way in match.view(seat).reach[::5]:
                    world = match.clone()
                    for hex, face in zip(way.path, way.faces, strict=True):
                        assert Step(hex, face) in world.asks[seat].moves
                        world.play(seat, Step(hex, face))
                    walked += len(way.path) > 1
            match.play(seat, rng.choice(ask.moves))
    assert walked > 40


def test_every_hex_a_die_leads_to_is_within_reach() -> None:
    """Also for those who know a terrain as if it were plains."""
    heroes = set()
    for seed in range(12):
        match, rng = questhall.new("runebound1", players=6, seed=seed), Random(seed)
        for _ in range(120):
            seat, ask = next(iter(match.asks.items()))
            if ask.topic == "move.step":
                view = match.view(seat)
                heroes.add(view.heroes[seat].hero)
                near = {move.hex for move in ask.moves if isinstance(move, Step)}
                assert near == {way.hex for way in view.reach if len(way.path) == 1}
            match.play(seat, rng.choice(ask.moves))
    assert "ronan_of_the_wild" in heroes
