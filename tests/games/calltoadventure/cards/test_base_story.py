"""The story cards of the base game: which they are, what they are worth, what traits and allies do."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Box
from questhall.games.calltoadventure.cards import base_story
from questhall.games.calltoadventure.cards.define import CHALLENGES, STRIPS, Challenge, Reward
from questhall.games.calltoadventure.cards.story import act1, act2, act3, allies
from questhall.games.calltoadventure.components import ABILITIES, START
from questhall.games.calltoadventure.moves import TakeTrait, UsePower
from questhall.games.calltoadventure.rules.allies import sacrifice
from questhall.games.calltoadventure.rules.casting import settle
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.rules.setup import lay_out
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import act, main_moves
from questhall.games.calltoadventure.state import AllyCard, Options, Player
from support.calltoadventure_story import (
    attempt,
    icons_on,
    ids_of_texts,
    is_told,
    paths_of,
    play,
    position,
    suitable,
    texts,
)
from support.stretch import Rigged

ACT_I = """
    academy raging_fire believer thieves_guild childhood_rivalry childhood_friend forbidden_knowledge royal_blood
    sword_master mentor dangerous_artifact call_to_arms street_fight
"""
ACT_II = """
    battle_in_the_trench captured bitter_loss daring_heist snowy_mountain rags_to_riches dangerous_dungeon princess
    corrupt_official mysterious_murder street_gang vault_of_secrets
"""
ACT_III = """
    tyrants_army blessed divine_calling assassins_guild ancient_evil queens_chambers decisive_battle imprisonment
    grown_wise
"""
ABILITY_WORTH = {1: 3, 2: 2}
"""An ability icon in points: the later it comes, the less it is worth."""
FAIR = {1: (3, 4.0, 0.5), 2: (5, 4.0, 0.5), 3: (6, 4.0, 1.0)}
"""For each act its lowest difficulty, what that is worth, and how much more each further point of it."""
PLAIN = {
    "three wisdom": Reward(("wisdom",) * 3),
    "two wisdom": Reward(("wisdom",) * 2),
    "one dexterity": Reward(("dexterity",)),
    "one charisma": Reward(("charisma",)),
    "one faith": Reward(icons=("faith",)),
    "one justice": Reward(icons=("justice",)),
}
"""Strips that stand for what a hero has gone through before."""
every_challenge = pytest.mark.parametrize("card", base_story.CHALLENGES, ids=lambda card: card.id)


@pytest.fixture(autouse=True)
def _plain_strips(monkeypatch: pytest.MonkeyPatch) -> None:
    for strip, reward in PLAIN.items():
        monkeypatch.setitem(STRIPS, strip, reward)


def hero(*story: str, ally: str = "", xp: int = 3, corruption: int = START) -> Player:
    return Player(story=[*story], allies=[AllyCard(ally)] if ally else [], xp=xp, corruption=corruption)


def of_act(number: int) -> list[Challenge]:
    return [card for card in base_story.CHALLENGES if card.act == number]


def worth(reward: Reward, number: int) -> float:
    """In points, as in the other story decks: an icon is worth two of them, a card one and a half."""
    icons = 2 * len(reward.icons) + ABILITY_WORTH.get(number, 0) * len(reward.abilities)
    cards = 1.5 * (reward.hero + reward.antihero)
    return icons + cards + reward.triumph + reward.tragedy + reward.xp + reward.suns - reward.moons


# The decks


@pytest.mark.rule("CA-BASE-03", "CA-BASE-05", "CA-BASE-07")
@pytest.mark.parametrize(("number", "names"), [(1, ACT_I), (2, ACT_II), (3, ACT_III)])
def test_base_cards_of_each_act(number: int, names: str) -> None:
    assert sorted(card.id for card in base_story.CARDS if card.act == number) == sorted(names.split())
    assert all(card.is_base for card in base_story.CARDS)


def test_kinds_of_cards() -> None:
    kinds = Counter((type(card).__name__, card.act) for card in base_story.CARDS)
    assert kinds == {
        ("Challenge", 1): 8,
        ("Trait", 1): 3,
        ("Ally", 1): 2,
        ("Challenge", 2): 10,
        ("Trait", 2): 1,
        ("Ally", 2): 1,
        ("Challenge", 3): 6,
        ("Trait", 3): 3,
    }


@pytest.mark.rule("CA-BASE-01")
@pytest.mark.parametrize(("base", "sizes"), [(False, [27, 25, 20]), (True, [40, 37, 29])])
def test_base_cards_are_shuffled_in_only_if_the_table_wants_them(base: bool, sizes: list[int]) -> None:
    state = lay_out(Box(2, Options(mode="competitive", base=base)))
    assert [len(deck) for deck in state.decks] == sizes
    assert ("academy" in state.decks[0], "ancient_evil" in state.decks[2]) == (base, base)


def test_no_base_card_bears_the_name_of_another_story_card() -> None:
    others = {card.id for card in (*act1.CARDS, *act2.CARDS, *act3.CARDS, *allies.CARDS)}
    assert others & {card.id for card in base_story.CARDS} == set()


@pytest.mark.rule("CA-BASE-08")
def test_no_base_card_bears_a_radiant_icon() -> None:
    rewards = [path.reward for path in paths_of(base_story.CHALLENGES)]
    rewards += [card.reward for card in (*base_story.TRAITS, *base_story.ALLIES)]
    assert icons_on(rewards) == {"faith": 9, "justice": 8, "magic": 6, "nobility": 7, "villainy": 5}


@pytest.mark.parametrize(
    ("number", "difficulties", "harder"),
    [(1, {3: 1, 4: 5, 5: 2}, 3), (2, {5: 3, 6: 5, 7: 2}, 5), (3, {6: 1, 7: 3, 8: 1, 9: 1}, 4)],
)
def test_difficulties_and_harder_paths(number: int, difficulties: dict[int, int], harder: int) -> None:
    cards = of_act(number)
    assert Counter(card.difficulty for card in cards) == difficulties
    assert sum(path.harder for path in paths_of(cards)) == harder


@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_each_act_no_pair_of_abilities_comes_twice_and_each_ability_comes_two_to_four_times(number: int) -> None:
    cards = of_act(number)
    assert len({frozenset(card.abilities) for card in cards}) == len(cards)
    counts = Counter(ability for card in cards for ability in card.abilities)
    assert all(2 <= counts[ability] <= 4 for ability in ABILITIES)


def test_most_abilities_on_paths_are_those_that_suit() -> None:
    assert [sum(map(suitable, of_act(number))) for number in (1, 2, 3)] == [11, 8, 0]
    given = [sum(len(path.reward.abilities) for path in paths_of(of_act(number))) for number in (1, 2, 3)]
    assert given == [15, 10, 0]


@every_challenge
def test_the_harder_a_path_the_more_it_is_worth(card: Challenge) -> None:
    lowest, least, step = FAIR[card.act]
    for path in (card.upper, card.lower):
        fair = least + step * (card.difficulty + path.harder - lowest)
        assert fair - 0.5 <= worth(path.reward, card.act) <= fair + (1 if path.harder else 0.5)
    if card.upper.harder or card.lower.harder:
        better, other = sorted((card.upper, card.lower), key=lambda path: path.harder, reverse=True)
        assert not other.harder
        assert worth(better.reward, card.act) > worth(other.reward, card.act)


@every_challenge
def test_upper_paths_lean_to_the_dark_and_lower_ones_to_the_light(card: Challenge) -> None:
    assert not any(map(card.upper.reward.gives, ("triumph", "hero", "suns", "faith")))
    assert not any(map(card.lower.reward.gives, ("tragedy", "antihero", "moons", "villainy")))


def test_street_fight_suits_strength_and_dexterity_and_brawlers_grow_stronger() -> None:
    assert CHALLENGES["street_fight"].abilities == ("strength", "dexterity")
    assert CHALLENGES["street_fight"].upper.reward.abilities == ("strength",)


def test_the_dangerous_artifact_corrupts_whoever_embraces_it_and_not_who_resists() -> None:
    artifact = CHALLENGES["dangerous_artifact"]
    assert (artifact.upper.reward.moons, artifact.lower.reward.moons, artifact.lower.reward.suns) == (1, 0, 1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_path_has_its_texts(lang: str) -> None:
    found = texts(lang, "base-story")
    wanted = ids_of_texts(base_story.CHALLENGES, [card.id for card in base_story.TRAITS], ("text", "story"))
    wanted |= ids_of_texts((), [card.id for card in base_story.ALLIES], ("text", "story", "parted"))
    assert found.keys() == wanted
    sentences = {key: line for key, line in found.items() if key.endswith((".story", ".parted"))}
    assert [key for key, line in sentences.items() if not is_told(line)] == []


# Traits


@pytest.mark.parametrize(
    ("trait", "worthy", "unworthy"),
    [
        ("believer", hero(xp=1), hero(xp=0)),
        ("royal_blood", hero("one charisma"), hero("one dexterity")),
        ("sword_master", hero("one dexterity"), hero("one charisma")),
        ("rags_to_riches", hero(xp=2), hero(xp=1)),
        ("blessed", hero(corruption=1), hero(corruption=2)),
        ("divine_calling", hero("one faith", "one justice"), hero("one faith", "one charisma")),
        ("grown_wise", hero("three wisdom"), hero("two wisdom")),
    ],
)
def test_who_may_take_a_trait(trait: str, worthy: Player, unworthy: Player) -> None:
    offered = [main_moves(position(player, row=trait), 0) for player in (worthy, unworthy)]
    assert offered == [[TakeTrait(trait)], []]


@pytest.mark.parametrize(
    ("trait", "brings"),
    [
        ("believer", Reward(icons=("faith",), suns=1)),
        ("royal_blood", Reward(icons=("nobility",), hero=1)),
        ("sword_master", Reward(("strength",))),
        ("rags_to_riches", Reward(("charisma",), ("nobility",))),
        ("blessed", Reward(icons=("faith",), triumph=1, hero=1)),
        ("divine_calling", Reward(icons=("faith",), triumph=2)),
        ("grown_wise", Reward(icons=("justice",), triumph=2)),
    ],
)
def test_what_a_trait_brings(trait: str, brings: Reward) -> None:
    assert STRIPS[trait] == brings


def test_a_believer_pays_and_rises_on_the_track() -> None:
    state = position(hero(xp=3, corruption=2), row="believer")
    play(state, act, [TakeTrait("believer")])
    player = state.players[0]
    assert (player.xp, player.corruption, story_of(player).icons["faith"]) == (2, 1, 1)


# Allies


def test_a_childhood_friend_is_worth_a_triumph_or_3_experience() -> None:
    state = position(hero(ally="childhood_friend", xp=0))
    player = state.players[0]
    assert story_of(player).triumph == 1
    assert usable_powers(state, 0) == [UsePower("childhood_friend")]
    play(state, lambda table: use_power(table, 0, "childhood_friend"))
    assert (player.xp, player.allies[0].is_down, story_of(player).triumph) == (3, True, 0)
    assert not usable_powers(state, 0)


def test_an_ally_is_not_parted_with_in_the_turn_of_another() -> None:
    state = position(hero(ally="childhood_friend"), hero(ally="princess"))
    state.active = 1
    assert usable_powers(state, 0) == []
    assert usable_powers(state, 1) == [UsePower("princess")]


def test_a_princess_who_returns_to_court_is_gone_for_two_hero_cards() -> None:
    state = position(hero(ally="princess"), heroes_deck="stormlight stormlight chasm_duty")
    play(state, lambda table: use_power(table, 0, "princess"), chance=Rigged(deck__hero=[0, 0]))
    assert (len(state.players[0].hand), state.players[0].allies) == (2, [AllyCard("princess", is_down=True)])
    assert usable_powers(state, 0) == []


@pytest.mark.rule("CA-ALLY-11")
def test_a_princess_who_is_taken_away_leaves_hero_cards_too() -> None:
    state = position(hero(), hero(ally="princess"), heroes_deck="stormlight stormlight chasm_duty")
    assert story_of(state.players[1]).icons["nobility"] == 1
    play(state, lambda table: sacrifice(table, 1, "princess"), chance=Rigged(deck__hero=[0, 0]))
    assert len(state.players[1].hand) == 2
    assert story_of(state.players[1]).icons["nobility"] == 0


def test_a_mentor_makes_something_of_a_failure() -> None:
    state = position(hero(ally="mentor", xp=0))
    attempt(state, CHALLENGES["academy"], "upper", faces=(1, 1, 1))
    play(state, settle, chance=Rigged(deck__act1=[0]))
    assert state.players[0].xp == 2
    assert story_of(state.players[0]).abilities["wisdom"] == 1


@pytest.mark.rule("CA-ALLY-12")
def test_a_mentor_does_not_leave_freely_and_brings_nothing_when_taken() -> None:
    state = position(hero(ally="mentor", xp=0))
    assert not usable_powers(state, 0)
    play(state, lambda table: sacrifice(table, 0, "mentor"))
    assert (state.players[0].xp, story_of(state.players[0]).abilities["wisdom"]) == (0, 0)
