"""What a story holds and what it is worth: icons, points, powers, and the tale of the hero."""

from __future__ import annotations

from random import Random

import pytest

import questhall
from questhall.engine import ScoreLine
from questhall.games.calltoadventure.components import ABILITIES, ICONS, SETS, Icon
from questhall.games.calltoadventure.rules.scoring import count, final_count
from questhall.games.calltoadventure.rules.story import add_up, icons, set_points, story_of, visible
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import hero, plain, position
from support.calltoadventure_characters import lay_in_plain_cards


@pytest.fixture(autouse=True)
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strips that show a single icon: `a faith`, `a wisdom`."""
    lay_in_plain_cards(monkeypatch)


def holding(shown: str, destiny: str = "mad_genius") -> State:
    """A story of single icons: `faith faith wisdom`."""
    state = position(plain(xp=0), hero())
    state.players[0].story = [f"a {icon}" for icon in shown.split()]
    state.players[0].destiny = destiny
    return state


def sets(state: State) -> list[ScoreLine]:
    return [line for line in count(state, 0) if line.what == "set"]


# Sets of icons


@pytest.mark.rule("CA-ICON-05")
@pytest.mark.parametrize("icon", ICONS)
def test_a_single_icon_is_worth_nothing(icon: Icon) -> None:
    assert sets(holding(icon)) == []


@pytest.mark.rule("CA-ICON-02")
@pytest.mark.parametrize("icon", ICONS)
def test_two_icons_of_a_kind_are_worth_2(icon: Icon) -> None:
    assert sets(holding(f"{icon} {icon}")) == [ScoreLine("set", 2, icon)]


@pytest.mark.rule("CA-ICON-03")
@pytest.mark.parametrize("icon", ICONS)
def test_three_icons_of_a_kind_are_worth_4(icon: Icon) -> None:
    assert sets(holding(f"{icon} {icon} {icon}")) == [ScoreLine("set", 4, icon)]


@pytest.mark.rule("CA-ICON-04")
@pytest.mark.parametrize("number", [4, 5, 7])
def test_four_icons_of_a_kind_or_more_are_worth_8(number: int) -> None:
    assert sets(holding("magic " * number)) == [ScoreLine("set", 8, "magic")]
    assert set_points(number) == SETS[-1] == 8


@pytest.mark.rule("CA-ICON-06")
def test_every_kind_counts_by_itself() -> None:
    """Three of Faith and three of Magic are not six of a kind; a single Justice adds nothing."""
    state = holding("faith magic faith magic justice villainy faith magic villainy")
    assert sets(state) == [ScoreLine("set", 4, "faith"), ScoreLine("set", 4, "magic"), ScoreLine("set", 2, "villainy")]


@pytest.mark.rule("CA-RAD-03")
@pytest.mark.parametrize(("number", "worth"), [(2, 2), (3, 4), (4, 8), (5, 8)])
def test_radiant_icons_make_sets_like_all_others(number: int, worth: int) -> None:
    assert sets(holding("radiant " * number)) == [ScoreLine("set", worth, "radiant")]
    assert sets(holding("faith " * number)) == [ScoreLine("set", worth, "faith")]


@pytest.mark.rule("CA-RAD-06")
def test_a_radiant_icon_for_a_turn_is_in_no_set() -> None:
    state = holding("radiant")
    state.players[0].radiant = 3
    assert sets(state) == []


# The whole story


@pytest.mark.rule("CA-GEN-10")
def test_a_story_holds_icons_points_and_powers_of_character_cards_paths_and_allies() -> None:
    """The ardent has a power and two abilities, the keeper of the faith an icon, the true love points and a power."""
    story = story_of(hero("ardent", "keeper_of_the_faith", story="escape/upper", allies="true_love"))
    assert {ability: story.abilities[ability] for ability in ABILITIES if story.abilities[ability]} == {
        "dexterity": 1,
        "intelligence": 1,
        "wisdom": 1,
    }
    assert {icon: story.icons[icon] for icon in ICONS if story.icons[icon]} == {"faith": 1}
    assert (story.triumph, story.tragedy) == (2, 1)
    assert [card for card, _ in story.works.powers] == ["ardent", "true_love"]


@pytest.mark.rule("CA-GEN-07")
def test_only_the_visible_path_of_a_card_is_in_the_story() -> None:
    above, below = plain(story="ardents_library/upper"), plain(story="ardents_library/lower")
    assert [icons(above, icon) for icon in ("magic", "faith")] == [1, 0]
    assert [icons(below, icon) for icon in ("magic", "faith")] == [0, 1]


@pytest.mark.rule("CA-GEN-07")
def test_what_a_path_shows_is_worth_points_at_the_end() -> None:
    state = holding("")
    before = sum(line.stars for line in count(state, 0))
    state.players[0].story = ["slavers_wagon/lower"]
    assert sum(line.stars for line in count(state, 0)) == before + 2


@pytest.mark.rule("CA-GEN-04")
def test_triumph_tragedy_and_experience_count_one_for_one() -> None:
    """2 Triumph of the wagon, 2 Tragedy of the fever, 5 experience, and 2 Triumph of the starting space."""
    state = holding("")
    state.players[0].story = ["slavers_wagon/lower", "village_fever/upper"]
    state.players[0].xp = 5
    lines = {line.what: line.stars for line in count(state, 0) if line.stars}
    assert lines == {"triumph": 2, "tragedy": 2, "experience": 5, "track": 2}
    assert final_count(state).totals[0] == 11


@pytest.mark.rule("CA-GEN-03")
def test_the_story_worth_most_wins() -> None:
    state = position(hero(xp=1), hero("healer", xp=4), hero("farmer", xp=2))
    result = final_count(state)
    assert result.totals[1] == max(result.totals)
    assert result.places == (3, 1, 2)


@pytest.mark.rule("CA-GEN-05")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("beaten", [False, True])
def test_points_are_counted_in_every_mode(mode: str, beaten: bool) -> None:
    """Whether Odium is defeated or not: only the reward for it is left out."""
    state = position(hero(destiny="mad_genius", xp=6), hero("healer", destiny="odiums_champion", xp=0), mode=mode)
    state.is_beaten = beaten and mode == "cooperative"
    reward = 9 if state.is_beaten else 0
    assert final_count(state).totals == (6 + 2 + reward, 2 + reward)


# What is remembered of it


@pytest.mark.parametrize(("players", "mode"), [(4, "cooperative"), (3, "competitive"), (1, "cooperative")])
def test_what_is_remembered_of_a_story_is_what_it_adds_up_to(players: int, mode: str) -> None:
    """At every question of three random matches, for every hero: strips, allies and destinies come and go."""
    for seed in range(3):
        random = Random(seed)
        match = questhall.new("calltoadventure", players, seed=seed, options={"mode": mode, "base": True})
        while match.asks:
            for player in match.state.players:
                assert story_of(player) == add_up(visible(player))
            seat = random.choice([*match.asks])
            match.play(seat, random.choice(match.asks[seat].moves))


# The tale


@pytest.mark.rule("CA-GEN-11")
def test_at_the_end_everybodys_story_is_told_and_not_before() -> None:
    player = hero("soldier", "will_to_power", "edgedancer", story="escape/upper officer", allies="sister brother-")
    state = position(player, hero())
    assert view(state, 1).heroes[0].tale == []
    before = final_count(state)

    state.phase = "over"
    told = view(state, 1).heroes[0].tale

    assert told[:4] == [
        ["card-soldier.story", "path-escape-upper.story", "card-officer.story"],
        ["card-will-to-power.story"],
        ["card-edgedancer.story"],
        ["card-sister.story", "card-brother.parted"],
    ]
    assert final_count(state) == before
