"""Saving: a match as a file, and files that are none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import json

from questhall.engine import Match, Play, SaveError, Table
from questhall.engine.record import FORMAT, SCHEMA, fields_of, read_header
from questhall.engine.replay import load
from teaching import campaign, draft, duel, fight, forbid
from teaching.tiny import Say, Words, match_of, reloaded, say, tiny

GAMES = [draft.GAME, duel.GAME, fight.GAME, forbid.GAME, campaign.GAME]


def half_played(game: Any = duel.GAME, steps: int = 12, seed: int = 3) -> Match:
    match, rng = match_of(game, 2, seed), Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = rng.choice(sorted(match.asks))
        match.play(seat, rng.choice(match.asks[seat].moves))
    return match


def changed(data: bytes, **fields: Any) -> bytes:
    file = json.decode(data)
    return json.encode({**file, **fields})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("steps", [0, 1, 5, 200])
def test_a_loaded_match_is_the_saved_one_to_the_byte(game: Any, steps: int) -> None:
    match = half_played(game, steps)
    again = reloaded(match)
    assert again.save() == match.save()
    assert again.fingerprint() == match.fingerprint()
    assert again.at == match.at
    assert again.asks == match.asks
    assert dict(again.offers) == dict(match.offers)
    for reader in (*match.seats, None):
        assert again.view_bytes(reader) == match.view_bytes(reader)
        assert again.events(reader) == match.events(reader)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("steps", [0, 1, 5, 12])
def test_without_its_past_a_match_stands_where_it_stood_and_can_be_thought_about(game: Any, steps: int) -> None:
    match = half_played(game, steps)
    slim = match.save(past=False)
    again = load(game, slim)
    assert again.fingerprint() == match.fingerprint()
    assert (again.asks, dict(again.offers)) == (match.asks, dict(match.offers))
    assert (again.journal, again.told()) == ([], [])
    for seat in match.seats:
        mine, its = match.imagine(seat, Random(4)), again.imagine(seat, Random(4))
        assert mine.view_bytes(seat) == its.view_bytes(seat)
    assert len(slim) <= len(match.save())
    assert match.save() == half_played(game, steps).save(), "it has changed nothing"


def test_a_file_says_first_what_it_is() -> None:
    data = half_played().save()
    assert data.startswith(b'{"format":"questhall match","schema":1,"game":"teaching-duel","rules":1')
    assert read_header(data).format == FORMAT


def test_a_file_of_a_newer_questhall_is_refused_by_name() -> None:
    data = changed(half_played().save(), schema=SCHEMA + 1)
    with pytest.raises(SaveError, match="newer Questhall"):
        load(duel.GAME, data)


def test_a_match_of_newer_rules_is_refused_with_both_versions() -> None:
    data = changed(half_played().save(), rules=7)
    with pytest.raises(SaveError, match="version 7, here is 1"):
        load(duel.GAME, data)


def test_a_match_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(SaveError, match="teaching-duel, not of teaching-fight"):
        load(fight.GAME, half_played().save())


FOREIGN = [b"", b"\x00", b"not json", b"{}", b"[]", b"null", b"7", b'"text"', b"\xff\xff", b"PK\x03\x04", b"[" * 9999]


@pytest.mark.parametrize("data", [*FOREIGN, b'{"format":"recipe","schema":1,"game":"x","rules":1}'])
def test_a_foreign_file_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a Questhall match file"):
        load(duel.GAME, data)


def test_a_truncated_file_is_refused_wherever_it_breaks_off() -> None:
    data = half_played().save()
    for length in range(0, len(data), 37):
        with pytest.raises(SaveError):
            load(duel.GAME, data[:length])


@pytest.mark.parametrize(
    "damage",
    [
        {"beats": []},
        {"beats": [["AAAA"]]},
        {"beats": "none"},
        {"seats": 9},
        {"seats": -1},
        {"key": "not hex"},
        {"key": 7},
        {"options": {"speed": "fast"}},
        {"options": None},
        {"journal": [[1, "answer", 0, {"type": "Nonsense"}]]},
        {"journal": [[1, "shout", 0, None]]},
        {"log": [[{"type": "Nonsense"}]]},
    ],
    ids=str,
)
@pytest.mark.parametrize("rules", [0, 1])
def test_a_damaged_file_is_refused_and_nothing_else_happens(damage: dict[str, Any], rules: int) -> None:
    """Whether its rules are today's (its checkpoint is read) or older (it is replayed)."""
    if rules == 0 and "beats" in damage:
        damage = {"log": []}  # the beats of a match of older rules are not read
    with pytest.raises(SaveError):
        load(duel.GAME, changed(half_played().save(), rules=rules, **damage))


def test_a_file_with_changed_bytes_loads_or_is_refused_but_never_breaks() -> None:
    data, rng, refused = half_played().save(), Random(1), 0
    for rules in (b'"rules":1', b'"rules":0'):
        for _ in range(150):
            broken = bytearray(data.replace(b'"rules":1', rules, 1))
            broken[rng.randrange(len(broken))] = rng.choice(b'0123456789abcdef"[]{},:x')
            try:
                match = load(duel.GAME, bytes(broken))
            except SaveError:
                refused += 1
            else:
                assert load(duel.GAME, match.save()).fingerprint() == match.fingerprint()
    assert refused > 150  # a byte of a key or of a word in the log may pass, one of the form may not


def test_a_damaged_campaign_is_refused() -> None:
    match = match_of(campaign.GAME, 2, campaign=campaign.Saga(2, [campaign.Veteran(1), campaign.Veteran()]))
    for rules in (0, 1):
        for damage in ("gone", {"winter": "soon"}, {"winter": 2, "heroes": [7]}):
            with pytest.raises(SaveError):
                load(campaign.GAME, changed(match.save(), rules=rules, campaign=damage))


def test_entries_that_do_not_fit_the_rules_are_refused() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "a", "b")
        yield from say(table, 0, "c", "d")

    game = tiny(beat)
    match = match_of(game)
    match.play(0, Say("a"))
    file = json.decode(match.save())
    file["beats"][-1][2][0][0] = 99  # an answer to a question that is never put
    with pytest.raises(SaveError, match="does not fit the rules"):
        load(game, json.encode(file))


def test_the_fingerprint_of_the_fields_is_the_same_for_the_same_state() -> None:
    assert fields_of(duel.GAME) == fields_of(duel.GAME)
    assert len({fields_of(game) for game in GAMES}) == len(GAMES)
