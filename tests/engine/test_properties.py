"""Whatever people do in whatever order: play, cut in, undo, save, load, clone, imagine."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.engine import Game, Match, SaveError, Undone
from questhall.engine.record import read
from questhall.engine.replay import load, replay
from teaching import campaign, draft, duel, fight, forbid
from teaching.tiny import match_of, reloaded

GAMES = st.sampled_from([draft.GAME, duel.GAME, fight.GAME, forbid.GAME, campaign.GAME])
SEEDS = st.integers(0, 999)
KINDS = st.sampled_from(["play"] * 5 + ["cut in"] * 2 + ["undo"] * 2)
Script = list[tuple[str, int]]
SCRIPTS = st.lists(st.tuples(KINDS, st.integers(0, 10**6)), max_size=40)

scripted = settings(max_examples=30, deadline=None, derandomize=True, database=None)


def act(match: Match, kind: str, number: int) -> None:
    """One step of a script; where it is not possible, nothing happens."""
    if match.over:
        return
    if kind == "undo":
        seats = [seat for seat in match.seats if match.can_undo(seat)]
        if seats:
            match.undo(seats[number % len(seats)])
        return
    moves = [(seat, move) for seat, ask in sorted(match.asks.items()) for move in ask.moves]
    if kind == "cut in":
        moves = [(seat, move) for seat, offered in match.offers.items() for move in offered] or moves
    match.play(*moves[number % len(moves)])


def played(game: Game[Any], seed: int, script: Script) -> Match:
    match = match_of(game, game.players[-1], seed)
    for step in script:
        act(match, *step)
    return match


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_saving_and_loading_at_every_step_changes_nothing(game: Game[Any], seed: int, script: Script) -> None:
    match = match_of(game, game.players[-1], seed)
    loaded = reloaded(match)
    for step in script:
        act(match, *step)
        act(loaded, *step)
        loaded = reloaded(loaded)
    assert loaded.save() == match.save()


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_a_match_is_its_key_and_its_journal(game: Game[Any], seed: int, script: Script) -> None:
    match = played(game, seed, script)
    assert replay(game, read(game, match.save())).save() == match.save()


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_a_clone_made_anywhere_goes_the_same_way_and_changes_nothing(
    game: Game[Any], seed: int, script: Script
) -> None:
    match = played(game, seed, script[: len(script) // 2])
    clone = match.clone()
    before = match.save()
    for kind, number in script[len(script) // 2 :]:
        if kind != "undo":
            act(clone, kind, number)
            clone = clone.clone()
    assert match.save() == before
    for kind, number in script[len(script) // 2 :]:
        if kind != "undo":
            act(match, kind, number)
    assert clone.fingerprint() == match.fingerprint()


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_imagining_anywhere_keeps_what_a_seat_sees_and_touches_nothing(
    game: Game[Any], seed: int, script: Script
) -> None:
    match = played(game, seed, script)
    before = match.save()
    for seat in match.seats:
        imagined = match.imagine(seat, Random(seed))
        assert imagined.view_bytes(seat) == match.view_bytes(seat)
        assert sorted(imagined.asks) == sorted(match.asks)
        assert imagined.asks.get(seat) == match.asks.get(seat)
        assert list(imagined.offers.get(seat, ())) == list(match.offers.get(seat, ()))
        assert imagined.clone().fingerprint() == imagined.fingerprint()
    assert match.save() == before


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_undoing_all_that_can_be_undone_and_doing_it_again_leads_to_the_same_position(
    game: Game[Any], seed: int, script: Script
) -> None:
    """One person at all seats, so that only what was learned stops the way back."""
    match = match_of(game, game.players[-1], seed)
    trail: list[tuple[str, int, Any]] = []
    for kind, number in script:
        if kind == "undo" or match.over:
            continue
        moves = [(seat, move) for seat, ask in sorted(match.asks.items()) for move in ask.moves]
        seat, move = moves[number % len(moves)]
        trail.append((match.fingerprint(), seat, move))
        match.play(seat, move, by="anna")
    after = match.fingerprint()
    undone: list[tuple[int, Any]] = []
    while trail and match.can_undo(trail[-1][1], by="anna"):
        before, seat, move = trail.pop()
        match.undo(seat, by="anna")
        assert match.fingerprint() == before
        undone.append((seat, move))
    for seat, move in reversed(undone):
        match.play(seat, move, by="anna")
    assert match.fingerprint() == after


@scripted
@given(GAMES, SEEDS, SCRIPTS)
def test_an_undone_event_number_is_never_beyond_what_its_reader_was_told(
    game: Game[Any], seed: int, script: Script
) -> None:
    match = played(game, seed, script)
    for reader in (*match.seats, None):
        for number, event in enumerate(match.events(reader)):
            if isinstance(event, Undone):
                assert 0 <= event.keep <= number


@scripted
@given(GAMES, SEEDS, SCRIPTS, st.integers(0, 10**6), st.binary(max_size=3))
def test_a_damaged_file_never_breaks_the_loader(
    game: Game[Any], seed: int, script: Script, where: int, what: bytes
) -> None:
    data = played(game, seed, script).save()
    at = where % len(data)
    try:
        match = load(game, data[:at] + what + data[at + 1 :])
    except SaveError:
        return
    assert load(game, match.save()).fingerprint() == match.fingerprint()
