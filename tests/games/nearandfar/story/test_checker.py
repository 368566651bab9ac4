"""The checker finds what is wrong with a storybook: each small book here is broken in one place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from questhall.games.nearandfar.components import CHARACTERS, Tribe
from questhall.games.nearandfar.story.budget import budget, value
from questhall.games.nearandfar.story.checks.mix import is_special
from questhall.games.nearandfar.story.checks.shape import difficulties
from questhall.games.nearandfar.story.define import Passage, Reward, Words
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, MAP_OF
from support.nearandfar_book import COMING, found, gift, giving, option, other, passage


def test_a_sound_book_has_no_findings() -> None:
    assert found(passage("1"), passage("2", option(), other())) == []


# What is paid


@pytest.mark.parametrize(
    ("check", "difficulty", "reward", "price"),
    [
        ("skill", 5, Reward(tokens=("nomads",)), 0),
        ("skill", 7, Reward(tokens=("outlaws",), food=2), 0),
        ("combat", 8, Reward(reputation=-3, tokens=("outlaws",), coins=3), 0),
        ("skill", 6, Reward(hearts=1, keepsake="banshee_necklace"), 1),
    ],
)
def test_the_samples_of_the_rulebook_are_within_the_budget(
    check: str, difficulty: int, reward: Reward, price: int
) -> None:
    sample = option(check=check, difficulty=difficulty, reward=reward, coins=price)
    assert value(reward) == budget(sample)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"reward": Reward(tokens=("mystics",))}, "pays 7, about 4 wanted"),
        ({"reward": Reward(coins=1)}, "pays 2, about 4 wanted"),
        ({"coins": 3}, "pays 4, about 10 wanted"),
        ({"reward": Reward(tokens=("nomads",), reputation=1)}, "pays 6, about 4 wanted"),
        ({"reward": Reward(tokens=("nomads",), reputation=-4)}, "reputation -4"),
        ({"bonus": None}, "has no bonus"),
        ({"bonus": Reward(coins=2)}, "bonus of 4, about 2 wanted"),
        ({"bonus": Reward(coins=1, reputation=-1)}, "bonus of 2"),
        ({"difficulty": 8, "reward": Reward(coins=5)}, "has difficulty 8, 4 to 7 wanted"),
        ({"check": None, "difficulty": 0, "bonus": None}, "has neither a check nor a keyword"),
        ({"check": None}, "has a difficulty or a bonus, but no check"),
        ({"outcome": None}, "has no outcome"),
        ({"optional": True}, "is optional, but needs no keyword"),
        ({"next": "rin-2"}, "names a next passage outside"),
    ],
)
def test_an_option_out_of_frame_is_found(change: dict[str, Any], complaint: str) -> None:
    findings = found(passage("1", option(), option(**change)))
    assert any(finding.startswith("1, option 2: ") and complaint in finding for finding in findings), findings


@pytest.mark.parametrize(
    ("map", "lowest", "highest"),
    [(1, 4, 7), (3, 4, 7), (4, 5, 8), (6, 5, 8), (7, 6, 9), (9, 6, 9), (10, 7, 10), (11, 7, 10)],
)
def test_difficulties_rise_with_the_maps(map: int, lowest: int, highest: int) -> None:
    assert [*difficulties(map)] == [*range(lowest, highest + 1)]


def test_a_passage_has_two_or_three_options_and_a_key_that_exists() -> None:
    assert found(passage("1", option())) == [
        "1: has 1 options, 2 to 5 wanted",
        "1: has 1 options without keywords, 2 or 3 wanted",
    ]
    assert "1: has 4 options without keywords, 2 or 3 wanted" in found(passage("1", *[option()] * 4))
    assert "129: is no key of the storybook" in found(passage("129"))
    assert "1: has no opening" in found(passage("1", opening=None))


def test_a_boss_is_one_gift_of_a_small_size() -> None:
    assert found(passage("boss-zag", gift())) == []
    assert found(passage("boss-zag", gift(reward=Reward(coins=5)))) == ["boss-zag, option 1: pays 10, 2 to 8 wanted"]
    assert "boss-zag: has 2 options without keywords, 1 wanted" in found(passage("boss-zag", gift(), gift()))


def test_a_boss_remembers_what_was_done_on_the_first_map() -> None:
    giver = passage("1", option(), giving(keyword="ember"))
    assert found(giver, passage("boss-zag", gift("ember"), gift(reward=Reward(coins=2)))) == []


def test_two_options_are_two_choices() -> None:
    """The same check for the same reward is no choice, however it is dressed; nor are two gifts of the same kind."""
    assert found(passage("1", option(), option(heading=Words("Go Back Again", "Идти назад")))) == [
        "1, option 2: has the check and the reward of option 1"
    ]
    assert found(passage("1", option(), option(reward=Reward(coins=2)))) == []
    giver = passage("1", giving(keyword="ember"), giving(keyword="moth"))
    twins = passage("17", option(), other(), gift("ember", optional=True), gift("moth", optional=True))
    assert found(giver, twins) == ["17, option 4: has the check and the reward of option 3"]


def test_where_a_check_leads_makes_no_second_choice_but_where_a_way_leads_does() -> None:
    checks = passage("rin-2", option(next="rin-3"), option(next="rin-4"))
    ways = passage("rin-2", gift(next="rin-3"), gift(next="rin-4"))
    equal = "rin-2, option 2: has the check and the reward of option 1"
    assert equal in found(checks)
    assert equal not in found(ways)


# What hangs together


def test_an_unknown_keepsake_and_one_given_too_often_are_found() -> None:
    assert (
        found(
            passage("1", option(), giving(keepsake="cold_blade")),
            passage("17", option(), giving(keepsake="cold_blade")),
        )
        == []
    )
    assert found(passage("1", option(), giving(keepsake="hot_blade"))) == [
        "1: gives the keepsake hot_blade, which is in no box"
    ]
    twice = found(
        passage("1", option(), giving(keepsake="cold_blade")), passage("2", option(), giving(keepsake="cold_blade"))
    )
    assert twice == ["2: gives the keepsake cold_blade once more: so do 1"]
    whole = found(passage("1", option(), giving(keepsake="cold_blade")), coming=replace(COMING, maps=()))
    assert "banshee_necklace: is a keepsake that is never given" in whole
    assert "cold_blade: is a keepsake that is never given" not in whole


def test_a_keyword_is_given_before_it_is_asked_for() -> None:
    giver, asker = passage("1", option(), giving(keyword="ember")), passage("17", option(), other(), gift("ember"))
    assert found(giver, asker) == []
    assert found(giver) == ["1: gives the keyword ember, which is never asked for later"]
    assert found(asker) == [
        "17: asks for the keyword ember, which is never given",
        "17, option 3: can never be offered",
    ]
    too_late = found(passage("33", option(), giving(keyword="ember")), asker)
    assert "33: gives the keyword ember, which is never asked for later" in too_late
    assert "17, option 3: can never be offered" in too_late


def test_what_is_said_to_come_is_not_missed_until_it_comes() -> None:
    giver = passage("1", option(), giving(keyword="ember"))
    asker = passage("17", option(), other(), gift("ember"))
    assert found(giver, coming=replace(COMING, asked=("ember",))) == []
    assert found(asker, coming=replace(COMING, given=("ember",))) == []
    assert found(giver, asker, coming=replace(COMING, asked=("ember",))) == [
        "ember: has come: take it off the list of what is to come"
    ]
    assert found(passage("1"), coming=replace(COMING, maps=COMING.maps[:-1])) == [
        "map 11: lacks " + ", ".join(str(number) for number in range(146, 162))
    ]


def test_a_side_quest_exists_and_is_reached() -> None:
    giver, side = passage("1", option(), giving(side_quest="s1")), passage("s1", option())
    assert found(giver, side) == []
    assert found(giver) == ["1: leads to s1, which does not exist"]
    assert found(passage("1"), side) == ["s1: is never reached"]
    assert found(giver, coming=replace(COMING, passages=("s1",))) == []
    assert found(passage("1"), coming=replace(COMING, passages=("s1",))) == ["s1: is to come, but nothing leads to it"]


def test_a_side_quest_is_as_hard_as_the_map_that_leads_to_it() -> None:
    giver = passage("33", option(), giving(side_quest="s1"))
    assert "s1, option 1: has difficulty 4, 5 to 8 wanted" in found(
        giver, passage("s1", option(difficulty=4, reward=Reward(coins=1)))
    )


def test_an_option_that_those_who_come_are_never_offered_is_found() -> None:
    """Everybody who comes to the side quest has the keyword: the option without one is dead."""
    giver = passage("1", option(), giving(side_quest="s1", keyword="ember"))
    assert found(giver, passage("s1", option(), gift("ember"))) == ["s1, option 1: can never be offered"]
    assert found(giver, passage("s1", option(), gift("ember", optional=True))) == []


def test_an_option_behind_a_stronger_one_is_found() -> None:
    """Who has the moth has the ember, too, if both come from the same place; but not if they come from two."""
    two = [passage("1", option(), giving(keyword="ember")), passage("2", option(), giving(keyword="moth"))]
    assert (
        found(*two, passage("17", option(), other(), gift("ember"), gift("ember", "moth", reward=Reward(coins=4))))
        == []
    )
    assert found(*two, passage("17", option(), other(), gift("ember"), gift("moth", reward=Reward(coins=4)))) == [
        "17: forces two options at once"
    ]


def test_somebody_without_money_can_always_choose() -> None:
    paid = option(coins=1, reward=Reward(tokens=("outlaws",)))
    assert found(passage("1", option(), paid)) == []
    assert found(passage("1", paid, replace(paid, check="combat"))) == [
        "1: can leave somebody without money nothing to choose"
    ]


# Characters


def line(steps: int, **last: Any) -> list[Passage]:
    pages = [passage(f"rin-{step}", option(next=f"rin-{step + 1}")) for step in range(1, steps)]
    pages[0] = replace(pages[0], introduction=pages[0].opening)
    return [*pages, passage(f"rin-{steps}", option(**last))]


def test_the_line_of_a_character_has_ten_steps() -> None:
    coming = replace(COMING, characters=tuple(name for name in CHARACTERS if name != "rin"))
    assert found(*line(10), coming=coming) == []
    assert "rin-9: ends at step 9, ten wanted" in found(*line(9), coming=coming)
    assert "rin-10: goes on at step 10, ten wanted" in found(*line(11), coming=coming)
    assert "rin: has come: take it off the list of what is to come" in found(*line(10))
    assert "rin-9: is never reached" in found(*line(8), passage("rin-9"), coming=coming)
    assert "rin-1, option 1: gives a side quest in a character's line" in found(
        passage("rin-1", giving(side_quest="s1")), passage("s1", option()), coming=coming
    )


def test_the_first_passage_of_a_line_and_no_other_has_an_introduction() -> None:
    coming = replace(COMING, characters=tuple(name for name in CHARACTERS if name != "rin"))
    first, second, *others = line(10)
    without, another = replace(first, introduction=None), replace(second, introduction=second.opening)
    assert found(without, another, *others, coming=coming) == [
        "rin-1: has no introduction",
        "rin-2: has an introduction",
    ]


# The mix of a map


def whole_map(*tribes: Tribe, combat: int) -> list[Passage]:
    """Map 2 with as many combat options, tokens of these tribes by turns, and a side quest in every fourth passage."""
    tokens: dict[Tribe, Reward] = {
        "nomads": Reward(tokens=("nomads",), coins=1),
        "lizardfolk": Reward(tokens=("lizardfolk",)),
        "outlaws": Reward(tokens=("outlaws",)),
        "mystics": Reward(tokens=("mystics",), reputation=-1),
    }
    pages = []
    for place, key in enumerate(KEYS_OF_MAP[2]):
        check = "combat" if place < combat else "skill"
        first = option(check=check, difficulty=6, reward=tokens[tribes[place % len(tribes)]])
        second = giving(side_quest=f"s{place}") if place % 4 == 1 else option()
        pages.append(passage(key, first, second))
    return [*pages, *(passage(f"s{place}", option()) for place in range(1, 16, 4))]


def test_the_mix_of_a_map_is_looked_at() -> None:
    coming = replace(COMING, maps=tuple(number for number in COMING.maps if number != 2))
    every: tuple[Tribe, ...] = ("nomads", "lizardfolk", "outlaws", "mystics")

    def mixed(*tribes: Tribe, combat: int) -> list[str]:
        return found(*whole_map(*tribes, combat=combat), coming=coming)

    assert mixed(*every, combat=10) == []
    assert mixed(*every, combat=2) == ["map 2: 6% of its checks are combat, 25 to 50 % wanted"]
    assert mixed(*every[:3], combat=10) == ["map 2: gives tokens of the mystics 0 times, at least 4 wanted"]
    assert "map 2: has come: take it off the list of what is to come" in found(*whole_map(*every, combat=10))


def test_what_only_a_keyword_opens_is_no_find_for_whoever_brings_nothing() -> None:
    assert is_special(giving(side_quest="s1"))
    assert is_special(option(bonus=Reward(keyword="ember")))
    assert not is_special(gift("ember", reward=Reward(coins=1, side_quest="s1")))


def test_every_map_has_sixteen_keys_and_one_number_is_missing() -> None:
    assert all(len(keys) == 16 for keys in KEYS_OF_MAP.values())
    assert len(MAP_OF) == 176
    assert (MAP_OF["P"], MAP_OF["1"], MAP_OF["128"], MAP_OF["130"], MAP_OF["161"]) == (1, 2, 9, 10, 11)
    assert "129" not in MAP_OF
