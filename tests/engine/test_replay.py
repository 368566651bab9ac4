"""Replaying: a match again from its key and journal alone, also by later rules."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import defstruct

from questhall.engine import Game, Match, Part, Play, SaveError, State, Table
from questhall.engine.record import fields_of, read
from questhall.engine.replay import load, replay
from teaching import campaign, draft, duel, fight, forbid
from teaching.tiny import Heard, Say, Words, match_of, say, tiny

GAMES = [draft.GAME, duel.GAME, fight.GAME, forbid.GAME, campaign.GAME]


def played(game: Game[Any], seed: int = 1, steps: int = 60) -> Match:
    """A match played at random, with an undo now and then."""
    match, rng = match_of(game, 2, seed), Random(seed)
    for _ in range(steps):
        if match.over:
            break
        back = [seat for seat in match.seats if match.can_undo(seat)]
        cuts = [(seat, move) for seat, moves in match.offers.items() for move in moves]
        if back and rng.random() < 0.15:
            match.undo(rng.choice(back))
        elif cuts and rng.random() < 0.2:
            match.play(*rng.choice(cuts))
        else:
            seat = rng.choice(sorted(match.asks))
            match.play(seat, rng.choice(match.asks[seat].moves), by=rng.choice(["", "", "bot:random"]))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(4))
def test_a_journal_leads_to_the_same_match_undos_and_all(game: Game[Any], seed: int) -> None:
    match = played(game, seed)
    again = replay(game, read(game, match.save()))
    assert again.save() == match.save()


def test_a_match_is_replayed_up_to_an_entry() -> None:
    match = match_of(forbid.GAME, 2)
    fingerprints = []
    for _ in range(5):
        fingerprints.append(match.fingerprint())
        seat = min(match.asks)
        match.play(seat, match.asks[seat].moves[0])
    file = read(forbid.GAME, match.save())
    assert [replay(forbid.GAME, file, upto).fingerprint() for upto in range(5)] == fingerprints


def test_a_match_of_older_rules_is_replayed_from_its_journal() -> None:
    match = played(duel.GAME)
    newer = replace(duel.GAME, rules_version=2)
    again = load(newer, match.save())
    assert again.game is newer
    assert again.fingerprint() == match.fingerprint()
    assert again.events(0) == match.events(0)


def greeting(table: Table[Words]) -> Play[None]:
    """Greet twice, and say so."""
    yield from say(table, 0, "hello", "bye")
    yield from say(table, 1, "hello", "bye")


def louder(table: Table[Words]) -> Play[None]:
    """The same questions, but something else is told."""
    yield from say(table, 0, "hello", "bye")
    table.tell(Heard("loud"))
    yield from say(table, 1, "hello", "bye")


def politer(table: Table[Words]) -> Play[None]:
    """Nobody says bye any more."""
    yield from say(table, 0, "hello", "welcome")
    yield from say(table, 1, "hello", "welcome")


def broken(table: Table[Words]) -> Play[None]:
    """The newer rules have a mistake."""
    yield from say(table, 0, "hello", "bye")
    raise KeyError("mistake")


def stillborn(table: Table[Words]) -> Play[None]:
    """The newer rules break before anybody is asked."""
    raise KeyError("mistake")
    yield


@pytest.mark.parametrize("beat", [louder, politer, broken, stillborn])
def test_a_match_that_newer_rules_would_play_differently_is_refused_and_told_which_rules_play_it(beat: Any) -> None:
    match = match_of(tiny(greeting))
    match.play(0, Say("bye"))
    with pytest.raises(SaveError, match="rules version 1 of teaching-tiny"):
        load(replace(tiny(beat), rules_version=2), match.save())


class NewVoice(Part):
    secrets: list[str] = []
    loudness: int = 3


class NewWords(State):
    """The state of a later version: a voice has a loudness, and what was heard stands before what was said."""

    players: list[NewVoice]
    heard: list[str] = []
    said: list[str] = []
    over: bool = False


def test_a_state_with_other_fields_is_never_decoded_but_replayed() -> None:
    match = match_of(tiny(greeting))
    match.play(0, Say("bye"))
    match.play(1, Say("hello"))
    later = replace(
        tiny(greeting),
        state=NewWords,  # type: ignore[arg-type]
        setup=lambda box: NewWords({}, [NewVoice() for _ in range(box.seats)]),  # type: ignore[arg-type, return-value]
    )
    assert later.rules_version == match.game.rules_version
    again = load(later, match.save())
    assert again.state.said == ["bye", "hello"]
    assert again.state.heard == []
    assert [voice.loudness for voice in again.state.players] == [3, 3]


def test_the_names_and_types_of_all_fields_count_however_deep() -> None:
    prints = [fields_of(replace(tiny(greeting), state=later_words(each))) for each in (int, str, bool)]
    prints.append(fields_of(replace(tiny(greeting), state=later_words(int, name="strength"))))
    assert len(set(prints)) == 4
    assert fields_of(replace(tiny(greeting), state=later_words(int))) == prints[0]


def later_words(kind: type, name: str = "loudness") -> Any:
    """The state of a later version, in which a voice has one field more."""
    voice = defstruct("Voice", [("secrets", list[str]), (name, kind)], bases=(Part,))
    return defstruct("Words", [("players", list[voice]), ("said", list[str]), ("over", bool)], bases=(State,))  # type: ignore[valid-type]
