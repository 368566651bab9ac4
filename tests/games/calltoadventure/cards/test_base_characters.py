"""Character cards of the base game: their number, their abilities, what each does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from questhall.games.calltoadventure.cards import define
from questhall.games.calltoadventure.cards.base_characters import CARDS, DESTINIES, MOTIVATIONS, ORIGINS
from questhall.games.calltoadventure.cards.define import Reward, Trigger
from questhall.games.calltoadventure.components import ABILITIES, LOWEST
from questhall.games.calltoadventure.rules.attempt import the_attempt
from questhall.games.calltoadventure.rules.setup import takes_part
from questhall.games.calltoadventure.rules.turn import journey_price
from questhall.games.calltoadventure.state import Options
from support.calltoadventure_characters import after, can_use, hero, plus, points, position, trying, use
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")
Trial = Callable[[Reward, Reward], None]


@pytest.mark.rule("CA-BASE-02")
def test_nine_origins_with_two_abilities_each_and_every_ability_three_times() -> None:
    assert [card.id for card in ORIGINS] == (
        ["noble", "sailor", "beggar", "recruit", "hunter", "apprentice", "settler", "acolyte", "foreigner"]
    )
    pairs = [frozenset(card.reward.abilities) for card in ORIGINS]
    assert len(set(pairs)) == 9
    assert Counter(ability for pair in pairs for ability in pair) == dict.fromkeys(ABILITIES, 3)


@pytest.mark.rule("CA-BASE-04")
def test_ten_motivations() -> None:
    assert [card.id for card in MOTIVATIONS] == [
        "seeking_the_truth",
        "driven_by_despair",
        "survivor",
        "tempted_by_darkness",
        "vow_of_vengeance",
        "lone_wanderer",
        "sworn_to_protect",
        "born_leader",
        "born_lucky",
        "bound_by_honor",
    ]
    given = {card.id: card.reward for card in MOTIVATIONS}
    assert [given[card].icons for card in ("seeking_the_truth", "born_leader")] == [("magic",), ("nobility",)]
    assert [given[card].icons for card in ("sworn_to_protect", "bound_by_honor")] == [("justice",), ("faith",)]
    assert given["tempted_by_darkness"] == given["vow_of_vengeance"] == Reward(icons=("villainy",))
    assert given["survivor"] == given["lone_wanderer"] == Reward(xp=2)
    assert (given["driven_by_despair"], given["born_lucky"]) == (Reward(tragedy=1, moons=1), Reward(hero=1))


@pytest.mark.rule("CA-BASE-06")
def test_six_destinies() -> None:
    assert [card.id for card in DESTINIES] == (
        [
            "great_conqueror",
            "hand_of_fate",
            "chosen_by_the_light",
            "avenging_hand",
            "heir_to_the_throne",
            "servant_of_darkness",
        ]
    )
    assert not any(card.is_radiant or card.power for card in DESTINIES)


@pytest.mark.rule("CA-BASE-08")
def test_none_has_a_radiant_icon() -> None:
    assert not any("radiant" in card.reward.icons for card in CARDS)


@pytest.mark.rule("CA-BASE-01")
def test_they_are_there_only_if_they_are_mixed_in() -> None:
    assert all(card.is_base and define.PARTS[card.id] is card for card in CARDS)
    assert not any(takes_part(card, 2, Options()) for card in DESTINIES)
    assert all(takes_part(card, 2, Options(base=True)) for card in DESTINIES)


# Origins

FAITH, SUN, VILLAINY = Reward(icons=("faith",)), Reward(suns=1), Reward(icons=("villainy",))


@pytest.mark.parametrize(
    ("origin", "path", "bonus"),
    [
        ("noble", Reward(icons=("nobility",)), 1),
        ("noble", Reward(xp=1), 1),
        ("noble", FAITH, 0),
        ("hunter", Reward(abilities=("dexterity",)), 1),
        ("hunter", Reward(antihero=1), 1),
        ("hunter", Reward(hero=1), 0),
        ("apprentice", Reward(abilities=("intelligence",), icons=("magic",)), 2),
        ("apprentice", FAITH, 0),
        ("acolyte", FAITH, 1),
        ("acolyte", SUN, 1),
        ("acolyte", VILLAINY, -1),
    ],
)
def test_a_bonus_looks_at_what_the_announced_path_gives(trial: Trial, origin: str, path: Reward, bonus: int) -> None:
    trial(path, Reward())
    assert plus(trying(hero(origin))) == bonus


def test_a_journey_puts_wind_in_a_sailors_sails_for_this_turn() -> None:
    state = trying(hero("sailor"))
    after(state, "journey")
    assert plus(state) == 1


def test_a_beggar_is_given_alms_once_an_act_when_there_is_nothing_left() -> None:
    state = position(hero("beggar", xp=1))
    assert not can_use(state, "beggar")
    state.players[0].xp = 0
    use(state, "beggar")
    assert (state.players[0].xp, state.players[0].used_up) == (2, ["beggar"])
    state.players[0].xp = 0
    assert not can_use(state, "beggar")


def test_a_recruit_pays_for_one_after_the_cast() -> None:
    state = trying(hero("recruit", xp=2), step="during", cast="core1:0")
    use(state, "recruit")
    assert (plus(state), state.players[0].xp) == (1, 1)
    assert not can_use(state, "recruit")


@pytest.mark.parametrize("card", ["foreigner", "lone_wanderer"])
def test_who_travels_free(card: str) -> None:
    assert journey_price(hero(card)) == 0


# Motivations


@pytest.mark.parametrize(
    ("card", "trigger", "xp"),
    [
        ("settler", "chapter", 1),
        ("survivor", "failed", 1),
        ("sworn_to_protect", "helped", 1),
        ("sworn_to_protect", "hero played", 0),
    ],
)
def test_what_brings_experience(card: str, trigger: Trigger, xp: int) -> None:
    assert after(position(hero(card, xp=0)), trigger).xp == xp


@pytest.mark.parametrize(
    ("motivation", "trigger", "deck", "place", "drawn"),
    [
        ("seeking_the_truth", "trait", "deck.hero", 0, "hero1"),
        ("sworn_to_protect", "ally won", "deck.hero", 1, "hero2"),
        ("driven_by_despair", "failed", "deck.antihero", 1, "antihero2"),
    ],
)
def test_what_brings_cards(motivation: str, trigger: Trigger, deck: str, place: int, drawn: str) -> None:
    assert after(position(hero(motivation)), trigger, Rigged(**{deck: [place]})).hand == [drawn]


@pytest.mark.parametrize(("bought", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_darkness_tempts_with_the_second_rune(bought: int, expected: int) -> None:
    state = trying(hero("tempted_by_darkness"))
    the_attempt(state).bought = bought
    assert plus(state) == expected


def test_vengeance_follows_failure_in_the_next_turn() -> None:
    avenger = after(position(hero("vow_of_vengeance")), "failed")
    assert (avenger.turn_bonus, avenger.next_bonus) == (0, 2)


def test_a_born_leader_needs_a_follower() -> None:
    assert plus(trying(hero("born_leader", lost="ally1"))) == 0
    assert plus(trying(hero("born_leader", allies="ally1 ally2"))) == 1


def test_the_born_lucky_cast_again_once_an_act() -> None:
    state = trying(hero("born_lucky"), step="during", cast="core1:0")
    use(state, "born_lucky")
    assert the_attempt(state).again
    the_attempt(state).again = False
    state.players[0].used.clear()
    assert not can_use(state, "born_lucky")


@pytest.mark.parametrize(("space", "expected"), [(0, 1), (1, 1), (2, 0), (LOWEST, 0)])
def test_honor_helps_on_the_two_highest_spaces(space: int, expected: int) -> None:
    assert plus(trying(hero("bound_by_honor", space=space))) == expected


# Destinies


@pytest.mark.parametrize(
    ("destiny", "story", "expected"),
    [
        ("great_conqueror", "strength strength", 2),
        ("great_conqueror", "strength strength strength", 3),
        ("great_conqueror", "strength strength strength strength", 8),
        ("great_conqueror", "strength strength strength strength strength", 8),
        ("hand_of_fate", "faith justice magic", 0),
        ("hand_of_fate", "faith justice magic nobility faith", 3),
        ("hand_of_fate", "faith justice magic nobility villainy", 6),
        ("hand_of_fate", "faith justice magic nobility villainy radiant", 8),
        ("avenging_hand", "justice justice", 0),
        ("avenging_hand", "justice justice villainy", 3),
        ("avenging_hand", "justice justice justice villainy villainy villainy", 6),
        ("heir_to_the_throne", "nobility nobility", 4),
        ("heir_to_the_throne", "nobility nobility nobility nobility nobility", 8),
        ("chosen_by_the_light", "faith faith", 2),
        ("chosen_by_the_light", "faith faith faith faith faith", 4),
    ],
)
def test_icons_in_the_story_are_worth_points(destiny: str, story: str, expected: int) -> None:
    assert points(position(hero(destiny, story=story))) == expected


@pytest.mark.parametrize(("space", "expected"), [(0, 4), (1, 4), (2, 0)])
def test_the_light_chooses_the_pure(space: int, expected: int) -> None:
    assert points(position(hero("chosen_by_the_light", space=space))) == expected


@pytest.mark.parametrize(
    ("played", "space", "expected"),
    [("", 3, 0), ("", 4, 2), ("", LOWEST, 2), ("antihero1 hero1 antihero2", 2, 2), ("antihero1 " * 6, LOWEST, 7)],
)
def test_a_servant_of_darkness_counts_dark_deeds(played: str, space: int, expected: int) -> None:
    servant = hero("servant_of_darkness", space=space)
    servant.played = played.split()
    assert points(position(servant)) == expected
