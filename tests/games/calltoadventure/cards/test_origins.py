"""The twelve origins: what they show and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from questhall.games.calltoadventure.cards.define import ORIGINS, PARTS, Reward
from questhall.games.calltoadventure.cards.origins import CARDS
from questhall.games.calltoadventure.components import ABILITIES
from questhall.games.calltoadventure.events.gains import CardLost
from questhall.games.calltoadventure.moves import DrawFrom, PickCard
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import FREE_JOURNEY, journey_price
from support.calltoadventure_characters import after, can_use, hero, plus, position, trying, use
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")
Trial = Callable[[Reward, Reward], None]


@pytest.mark.rule("CA-GEN-08")
def test_there_are_twelve_with_two_abilities_each_and_every_ability_four_times() -> None:
    pairs = [frozenset(card.reward.abilities) for card in CARDS]
    assert len(CARDS) == len(set(pairs)) == 12
    assert all(len(pair) == 2 for pair in pairs)
    assert Counter(ability for pair in pairs for ability in pair) == dict.fromkeys(ABILITIES, 4)


def test_they_show_nothing_else() -> None:
    assert all(card.reward == Reward(abilities=card.reward.abilities) for card in CARDS)


def test_each_does_one_thing() -> None:
    assert [sum(map(bool, (card.bonus, card.power, card.triggers, card.rights))) for card in CARDS] == [1] * 12
    assert sum(card.bonus is not None for card in CARDS) == 6


def test_they_lie_in_the_box() -> None:
    assert all(ORIGINS[card.id] is PARTS[card.id] is card and not card.is_base for card in CARDS)
    assert story_of(hero("soldier")).abilities["constitution"] == 1


# The path

INTELLIGENCE, SUN = Reward(abilities=("intelligence",)), Reward(suns=1)
FAITH, MAGIC, NOBILITY = Reward(icons=("faith",)), Reward(icons=("magic",)), Reward(icons=("nobility",))
VILLAINY, MOON, JUSTICE = Reward(icons=("villainy",)), Reward(moons=1), Reward(icons=("justice",))
RADIANT, HERO, ANTIHERO = Reward(icons=("radiant",)), Reward(hero=1), Reward(antihero=1)


@pytest.mark.rule("CA-FAQ-15")
@pytest.mark.parametrize(
    ("origin", "path", "bonus"),
    [
        ("healer", INTELLIGENCE, 1),
        ("healer", SUN, 1),
        ("healer", Reward(abilities=("intelligence",), suns=1), 2),
        ("healer", Reward(abilities=("wisdom",), moons=1), 0),
        ("parshendi", FAITH, 1),
        ("parshendi", MAGIC, 1),
        ("parshendi", NOBILITY, -1),
        ("parshendi", JUSTICE, 0),
        ("farmer", RADIANT, 1),
        ("farmer", FAITH, 0),
        ("street_thief", VILLAINY, 1),
        ("street_thief", MOON, 1),
        ("street_thief", JUSTICE, -1),
        ("street_thief", SUN, 0),
        ("lighteyed_heir", NOBILITY, 1),
        ("lighteyed_heir", JUSTICE, 1),
        ("lighteyed_heir", VILLAINY, 0),
        ("bridgeman", HERO, 1),
        ("bridgeman", ANTIHERO, 1),
        ("bridgeman", Reward(xp=1), 0),
    ],
)
def test_a_bonus_looks_at_what_the_announced_path_gives(trial: Trial, origin: str, path: Reward, bonus: int) -> None:
    trial(path, Reward())
    assert plus(trying(hero(origin))) == bonus


@pytest.mark.rule("CA-FAQ-15")
def test_the_other_path_counts_for_nothing(trial: Trial) -> None:
    trial(Reward(triumph=2), RADIANT)
    assert plus(trying(hero("farmer"))) == 0


def test_a_farmer_is_better_against_odium_whose_path_gives_a_radiant_icon() -> None:
    assert plus(trying(hero("farmer"), card="odium")) == 1


# Experience


def test_a_soldier_learns_from_failure() -> None:
    assert after(position(hero("soldier", xp=0)), "failed").xp == 1


def test_a_merchant_gains_by_traits() -> None:
    assert after(position(hero("thaylen_merchant", xp=0)), "trait").xp == 1


def test_a_caravan_guard_travels_free_once_an_act() -> None:
    guard = hero("caravan_guard")
    assert (journey_price(guard), journey_price(hero("soldier"))) == (0, 1)
    guard.used_up.append(FREE_JOURNEY)
    assert journey_price(guard) == 1


# Cards


def test_a_duelist_discards_a_card_for_two() -> None:
    state = trying(hero("duelist", hand="hero1 antihero1"), step="during", cast="core1:0")
    played = use(state, "duelist", [PickCard("antihero1")])
    assert plus(state) == 2
    assert (state.players[0].hand, state.antihero_discard) == (["hero1"], ["antihero1"])
    assert CardLost(0, "antihero", "antihero1") in played.events


def test_a_duelist_without_cards_cannot() -> None:
    assert not can_use(trying(hero("duelist"), step="during", cast="core1:0"), "duelist")


def test_a_duelist_waits_for_the_cast_and_does_it_once_a_turn() -> None:
    state = trying(hero("duelist", hand="hero1 hero2"), step="before")
    assert not can_use(state, "duelist")
    state.step = "during"
    use(state, "duelist", [PickCard("hero1")])
    assert not can_use(state, "duelist")


def test_two_equal_cards_are_asked_for_because_only_their_owner_knows() -> None:
    state = trying(hero("duelist", hand="hero1 hero1"), step="during", cast="core1:0")
    assert use(state, "duelist", [PickCard("hero1")]).topics == [(0, "origin.discard")]
    assert state.players[0].hand == ["hero1"]


def test_a_single_card_goes_unasked() -> None:
    state = trying(hero("duelist", hand="hero1"), step="during", cast="core1:0")
    assert use(state, "duelist").topics == []
    assert (state.players[0].hand, state.hero_discard) == ([], ["hero1"])


def test_an_artifabrian_pays_for_a_hero_card() -> None:
    state = position(hero("artifabrian", xp=2))
    use(state, "artifabrian", (), Rigged(deck__hero=[1]))
    assert (state.players[0].xp, state.players[0].hand) == (1, ["hero2"])
    assert not can_use(state, "artifabrian")


def test_an_artifabrian_without_experience_builds_nothing() -> None:
    assert not can_use(position(hero("artifabrian", xp=0)), "artifabrian")


def test_an_ardent_changes_a_card_for_one_of_either_deck() -> None:
    state = position(hero("ardent", hand="hero2 antihero2"))
    state.heroes, state.antiheroes = ["hero1"], ["antihero1"]
    answers = [DrawFrom("antihero"), PickCard("hero2")]
    use(state, "ardent", answers, Rigged(deck__antihero=[0]))
    assert (state.players[0].hand, state.hero_discard) == (["antihero2", "antihero1"], ["hero2"])
    assert not can_use(state, "ardent")


def test_an_ardent_needs_a_card() -> None:
    assert not can_use(position(hero("ardent")), "ardent")
