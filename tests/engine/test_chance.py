"""Chance: keyed, counted, one stream independent of the other."""

from __future__ import annotations

import pytest

from questhall.engine import Chance, Dream, Play, RulesError, Table
from questhall.engine.chance import commitment, key_of_seed
from teaching.tiny import Heard, Say, Words, match_of, reloaded, say, tiny, words

KEY = key_of_seed(1)


def numbers(chance: Chance | Dream, stream: str, count: int = 20, below: int = 1000) -> list[int]:
    return [chance.below(below, stream) for _ in range(count)]


def test_the_same_key_gives_the_same_numbers() -> None:
    assert numbers(Chance(KEY, {}), "deck") == numbers(Chance(KEY, {}), "deck")


def test_another_key_gives_others() -> None:
    assert numbers(Chance(KEY, {}), "deck") != numbers(Chance(key_of_seed(2), {}), "deck")


def test_another_stream_gives_others() -> None:
    assert numbers(Chance(KEY, {}), "deck") != numbers(Chance(KEY, {}), "bag")


def test_a_stream_does_not_depend_on_what_happened_to_another() -> None:
    busy = Chance(KEY, {})
    mixed: list[int] = []
    for _ in range(20):
        mixed.append(busy.below(1000, "deck"))
        numbers(busy, "dice", 7)
    assert mixed == numbers(Chance(KEY, {}), "deck")


def test_the_counters_say_where_each_stream_stands() -> None:
    counters: dict[str, int] = {}
    chance = Chance(KEY, counters)
    first = numbers(chance, "deck", 5)
    assert counters == {"deck": 5}
    assert numbers(Chance(KEY, dict(counters)), "deck", 3) == numbers(Chance(KEY, {}), "deck", 8)[5:]
    assert first == numbers(Chance(KEY, {}), "deck", 5)


@pytest.mark.parametrize("source", [Chance(KEY, {}), Dream(7)])
def test_every_number_below_the_limit_turns_up_about_as_often(source: Chance | Dream) -> None:
    rolled = numbers(source, "die", 6000, 6)
    counts = [rolled.count(face) for face in range(6)]
    assert sum(counts) == 6000
    assert all(880 < count < 1120 for count in counts), counts


def test_several_numbers_at_once_are_those_that_would_come_one_by_one() -> None:
    """Across the blocks in which they are made, with one limit each, and none at all if none is asked for."""
    limits = [6, 73, 72, 6, 1000, 2, 6, 6, 6, 53, 52]
    for before in range(9):
        one, all_at_once = Chance(b"k", {}), Chance(b"k", {})
        for source in (one, all_at_once):
            for _ in range(before):
                source.below(6, "die")
        expected = [one.below(n, "die") for n in limits]
        assert all_at_once.several(limits, "die") == expected
        assert all_at_once.several([], "die") == []
        assert all_at_once.below(6, "die") == one.below(6, "die")
        assert all_at_once.counters == one.counters


def test_below_one_there_is_only_zero() -> None:
    assert numbers(Chance(KEY, {}), "die", 5, 1) == [0] * 5
    assert numbers(Dream(3), "die", 5, 1) == [0] * 5


def test_a_dream_is_one_number_and_goes_on_from_it() -> None:
    dream = Dream(11)
    numbers(dream, "any")
    assert numbers(Dream(dream.x), "any") == numbers(dream, "other")


def test_a_dream_shuffles_without_losing_anything() -> None:
    things = [str(number) for number in range(30)]
    shuffled = things[:]
    Dream(5).shuffle(shuffled)
    assert shuffled != things
    assert sorted(shuffled) == sorted(things)


def test_a_shuffle_can_put_every_thing_in_every_place() -> None:
    seen = set()
    for seed in range(200):
        things = list("abc")
        Dream(seed * 7919).shuffle(things)
        seen.add("".join(things))
    assert len(seen) == 6


def test_the_commitment_shows_nothing_of_the_key_and_fits_no_other() -> None:
    assert commitment(KEY) == commitment(key_of_seed(1))
    assert commitment(KEY) != commitment(key_of_seed(2))
    assert KEY.hex() not in commitment(KEY)


def rolling(table: Table[Words]) -> Play[None]:
    """Roll, then ask; an answer `side` rolls another die that should disturb nothing."""
    table.state.said.append(str(table.roll(1000, "main")))
    word = yield from say(table, 0, "side", "straight")
    if word == "side":
        table.roll(6, "side")


def rolled(answers: list[str], seed: int = 1) -> list[str]:
    match = match_of(tiny(rolling), seed=seed)
    for answer in answers:
        match.play(0, Say(answer))
    return [word for word in match.state.said if word.isdigit()]


def test_two_tables_with_one_seed_meet_the_same_deal_whatever_they_do() -> None:
    assert rolled(["side", "straight", "side"]) == rolled(["straight", "side", "straight"])
    assert rolled(["side"]) != rolled(["side"], seed=2)


def test_chance_goes_on_after_a_save_where_it_was() -> None:
    match = match_of(tiny(rolling))
    match.play(0, Say("side"))
    again = reloaded(match)
    for each in (match, again):
        each.play(0, Say("side"))
    assert again.state.said == match.state.said


def test_undo_does_not_give_another_number() -> None:
    """What was rolled by an answer that can be undone comes out the same again: there is nothing to fish for."""

    def beat(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "yes", "no")
        yield from say(table, 0, "roll", "stay")
        table.state.said.append(str(table.roll(1000, "main")))
        table.state.over = True

    def play(undone: bool) -> list[str]:
        match = match_of(tiny(beat))
        match.play(0, Say("yes"))
        if undone:
            match.undo(0)
            match.play(0, Say("yes"))
        match.play(0, Say("roll"))
        said: list[str] = match.state.said
        return said

    assert play(undone=True) == play(undone=False)


def test_several_draws_take_different_things_and_fall_again_as_they_fell() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        pile = ["a", "b", "c", "d"]
        table.state.said += table.draws(pile, 3, "pile")
        table.state.said += [str(face) for face in table.rolls([6] * 9, "die")]
        yield from say(table, 0, "yes", "no")
        table.state.over = True

    match = match_of(tiny(beat))
    drawn = match.state.said[:3]
    assert len(set(drawn)) == 3
    assert set(drawn) < {"a", "b", "c", "d"}
    assert len(match.state.said) == 12
    assert reloaded(match).state.said == match.state.said == match.clone().state.said
    assert reloaded(match).save() == match.save()


def test_what_chance_gave_to_rules_that_broke_is_no_number_of_the_next_move() -> None:
    def beat(table: Table[Words]) -> Play[None]:
        answer = yield from table.choose(0, "roll", words("break", "roll"))
        if answer.word == "break":
            table.roll(6, "small die")
            raise KeyError("a mistake in the rules")
        table.tell(Heard(str(table.roll(1_000_000, "large die"))))

    match, untroubled = match_of(tiny(beat)), match_of(tiny(beat))
    with pytest.raises(RulesError):
        match.play(0, Say("break"))
    match.play(0, Say("roll"))
    untroubled.play(0, Say("roll"))
    assert match.save() == untroubled.save()


def test_a_stream_is_taken_up_in_the_middle_of_a_block() -> None:
    """Eight numbers come from one hash; a loaded match may stand at any of them."""
    whole = numbers(Chance(KEY, {}), "deck", 40)
    assert all(numbers(Chance(KEY, {"deck": begun}), "deck") == whole[begun : begun + 20] for begun in range(20))
