"""Imagining: a clone in which everything a seat cannot know is drawn anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from questhall.engine import Match, Play, Table
from teaching import draft, duel, fight
from teaching.tiny import Say, Words, match_of, say, tiny, words


def secrets(table: Table[Words]) -> Play[None]:
    """Both seats get a secret number; then seat 0 rolls and decides what to do with the number it sees."""
    if not table.state.players[0].secrets:
        for voice in table.state.players:
            voice.secrets.append(str(table.roll(1000, "secret")))
        return
    yield from say(table, 0, "roll", "stay")
    table.state.said.append(str(table.roll(1000, "open")))
    yield from say(table, 0, "keep", "drop")
    yield from say(table, 1, "yes", "no")


def test_a_seat_sees_in_an_imagined_match_what_it_sees_in_the_real_one() -> None:
    match = match_of(tiny(secrets))
    for seat in match.seats:
        imagined = match.imagine(seat, Random(1))
        assert imagined.view_bytes(seat) == match.view_bytes(seat)
        assert imagined.asks == match.asks


def test_what_a_seat_cannot_know_is_drawn_anew() -> None:
    match = match_of(tiny(secrets))
    rng = Random(1)
    drawn = [match.imagine(0, rng).state.players[1].secrets for _ in range(20)]
    assert len({tuple(each) for each in drawn}) > 15
    assert match.imagine(1, rng).state.players[1].secrets == match.state.players[1].secrets


def test_the_real_match_is_not_touched() -> None:
    match = match_of(tiny(secrets))
    before = match.save()
    imagined = match.imagine(0, Random(1))
    imagined.play(0, Say("roll"))
    assert match.save() == before


def test_chance_is_imagined_too() -> None:
    match = match_of(tiny(secrets))
    rng = Random(1)
    rolled = set()
    for _ in range(20):
        imagined = match.imagine(0, rng)
        imagined.play(0, Say("roll"))
        rolled.add(imagined.state.said[-1])
    assert len(rolled) > 15


def test_what_was_rolled_before_is_kept() -> None:
    match = match_of(tiny(secrets))
    match.play(0, Say("roll"))
    rolled = match.state.said[-1]
    imagined = match.imagine(0, Random(1))
    assert imagined.state.said[-1] == rolled
    assert list(imagined.asks[0].moves) == [Say("keep"), Say("drop")]


def test_a_clone_of_an_imagined_match_is_the_same_imagined_match() -> None:
    match = match_of(tiny(secrets))
    imagined = match.imagine(0, Random(1))
    clone = imagined.clone()
    for each in (imagined, clone):
        each.play(0, Say("roll"))
    assert clone.fingerprint() == imagined.fingerprint()
    assert clone.state.players[1].secrets == imagined.state.players[1].secrets
    assert clone.state.said == imagined.state.said


def test_a_clone_of_a_match_imagined_after_a_roll_in_the_same_beat_has_the_same_roll() -> None:
    """The roll was real, the key that made it is gone: the clone must still show it."""
    match = match_of(tiny(secrets))
    match.play(0, Say("roll"))
    imagined = match.imagine(0, Random(1))
    clone = imagined.clone()
    assert clone.view_bytes(0) == imagined.view_bytes(0) == match.view_bytes(0)
    imagined.play(0, Say("keep"))
    deeper = imagined.clone()
    assert deeper.fingerprint() == imagined.fingerprint()


def test_an_imagined_match_can_be_imagined_again() -> None:
    match = match_of(tiny(secrets))
    match.play(0, Say("roll"))
    twice = match.imagine(0, Random(1)).imagine(0, Random(2))
    assert twice.view_bytes(0) == match.view_bytes(0)


def test_the_same_seed_imagines_the_same_match() -> None:
    match = match_of(tiny(secrets))
    one, two = match.imagine(0, Random(5)), match.imagine(0, Random(5))
    assert one.fingerprint() == two.fingerprint()


def reachable_bytes(thing: object, seen: set[int]) -> list[bytes]:
    """All bytes and texts that hang on an object, as deep as data goes."""
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    if isinstance(thing, bytes):
        return [thing]
    if isinstance(thing, str):
        return [thing.encode()]
    inner: list[object] = []
    if isinstance(thing, dict):
        inner += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set):
        inner += thing
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    names += [*getattr(thing, "__dict__", {}), *getattr(type(thing), "__struct_fields__", ())]
    inner += [getattr(thing, name) for name in names if hasattr(thing, name) and name not in ("game", "_run")]
    return [found for each in inner for found in reachable_bytes(each, seen)]


def carries_key(match: Match, key: bytes) -> bool:
    found = reachable_bytes(match, set())
    return any(key in each or key.hex().encode() in each for each in found)


def test_the_real_key_is_never_in_an_imagined_match() -> None:
    match = match_of(tiny(secrets))
    assert carries_key(match, match.deal.key)
    places = [match]
    match.play(0, Say("roll"))
    places.append(match.clone())
    match.play(0, Say("keep"))
    places.append(match.clone())
    for place in places:
        imagined = place.imagine(0, Random(1))
        assert not carries_key(imagined, match.deal.key)
        assert not carries_key(imagined.clone(), match.deal.key)
        assert imagined.deal.open_seed is None


def test_the_real_key_is_not_in_an_imagined_match_that_is_over() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        table.state.over = True

    match = match_of(tiny(beat))
    match.play(0, Say("yes"))
    assert not carries_key(match.imagine(0, Random(1)), match.deal.key)


def test_others_answers_given_in_secret_are_replaced_by_random_ones() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        votes = yield from table.choose_each([0, 1], "vote", words("a", "b", "c", "d"))
        table.state.said += [votes[0].word, votes[1].word]
        yield from say(table, 0, "yes", "no")

    match = match_of(tiny(beat))
    match.play(1, Say("c"))
    rng = Random(1)
    voted = Counter[str]()
    for _ in range(200):
        imagined = match.imagine(0, rng)
        assert list(imagined.asks) == [0]
        imagined.play(0, Say("a"))
        voted[imagined.state.said[1]] += 1
    assert set(voted) == set("abcd")
    assert all(25 < count < 80 for count in voted.values()), voted


def test_ones_own_answer_given_in_secret_is_kept() -> None:
    match = match_of(draft.GAME, 3)
    kept = match.asks[0].moves[1]
    match.play(0, kept)
    imagined = match.imagine(0, Random(1))
    assert imagined.answers(0) == match.answers(0) == [kept]
    assert sorted(imagined.asks) == [1, 2]
    for seat in (1, 2):
        imagined.play(seat, imagined.asks[seat].moves[0])
    assert imagined.state.players[0].hand == [kept.card]  # type: ignore[attr-defined]


def test_a_seat_that_is_still_asked_begins_its_steps_anew() -> None:
    """How far it has come is its secret; that it is not done is not."""
    match = match_of(draft.GAME, 2)
    while match.state.phase == "keep":
        seat = min(match.asks)
        match.play(seat, match.asks[seat].moves[0])
    match.play(1, match.asks[1].moves[0])
    imagined = match.imagine(0, Random(1))
    assert sorted(imagined.asks) == [0, 1]
    assert len(imagined.asks[1].moves) == draft.PACK + 1


def test_every_card_still_possible_turns_up_in_a_hidden_hand_at_its_proper_frequency() -> None:
    match = match_of(duel.GAME, 2)
    rng = Random(1)
    mine = set(match.state.players[0].hand)
    turned_up = Counter[str]()
    draws = 600
    for _ in range(draws):
        turned_up.update(match.imagine(0, rng).state.players[1].hand)
    possible = set(duel.CARDS) - mine
    assert set(turned_up) == possible
    expected = draws * duel.HAND / len(possible)
    assert all(0.7 * expected < count < 1.3 * expected for count in turned_up.values()), turned_up


def test_pieces_are_conserved_in_an_imagined_fight() -> None:
    match = match_of(fight.GAME, 3, 4)
    rng = Random(4)
    while not match.over:
        for seat in match.seats:
            imagined = match.imagine(seat, rng)
            assert fight.pieces(imagined.state) == sorted(fight.WARDS)
            assert imagined.view_bytes(seat) == match.view_bytes(seat)
        seat = min(match.asks)
        match.play(seat, rng.choice(match.asks[seat].moves))
