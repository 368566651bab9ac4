"""The final count, and who has won."""

from __future__ import annotations

import pytest

from questhall.engine import ScoreLine
from questhall.games.calltoadventure.cards.define import STRIPS
from questhall.games.calltoadventure.components import TRACK
from questhall.games.calltoadventure.rules.scoring import count, final_count
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Player, State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import hero, position

ALLIED = "cooperative"


def plain(**more: object) -> Player:
    """A hero without origin and motivation, and with a destiny that asks for much: only what the test adds counts."""
    return hero("", "", "mad_genius", **{"xp": 0, **more})  # type: ignore[arg-type]


def line(state: State, what: str, seat: int = 0, detail: str | None = None) -> int:
    """What a line of the count comes to; lines that are not there come to nothing."""
    lines = [each for each in count(state, seat) if each.what == what and detail in (None, each.detail)]
    return sum(each.stars for each in lines)


def total(state: State, seat: int = 0) -> int:
    return final_count(state).totals[seat]


@pytest.mark.rule("CA-SCORE-01")
def test_a_destiny_face_down_is_turned_up_for_the_count_and_its_icon_counts() -> None:
    state = position(plain(story="recruiting_day/lower"), plain())
    state.players[0].destiny = "windrunner"
    assert story_of(state.players[0]).icons["radiant"] == 1
    assert view(state, 1).heroes[0].destiny == ""

    assert line(state, "set", detail="radiant") == 2

    state.phase = "over"
    assert (view(state, 1).heroes[0].destiny, view(state, 1).heroes[0].is_revealed) == ("windrunner", True)
    state.players[0].is_revealed = True  # one that lies face up already is not counted twice
    assert line(state, "set", detail="radiant") == 2


@pytest.mark.rule("CA-SCORE-02")
def test_the_destiny_is_worth_what_its_condition_says() -> None:
    just = position(plain(story="night_on_the_wall/lower neighbour_on_trial/lower"), plain())
    just.players[0].destiny = "skybreaker"
    assert count(just, 0)[0] == ScoreLine("destiny", 4, "skybreaker")
    just.players[0].destiny = "elsecaller"
    assert count(just, 0)[0] == ScoreLine("destiny", 0, "elsecaller")
    assert count(just, 0, with_destiny=False)[0] == ScoreLine("destiny", 0, "")


@pytest.mark.rule("CA-SCORE-03")
def test_triumph_and_tragedy_of_visible_paths_traits_and_allies_face_up() -> None:
    state = position(
        plain(story="slavers_wagon/lower burned_prayers", allies="sister brother"),
        plain(story="slavers_wagon/upper", allies="sister brother-"),
    )
    first = ("slavers_wagon/lower", "burned_prayers", "sister", "brother")
    second = ("slavers_wagon/upper", "sister")  # neither the covered path nor the sacrificed brother
    for seat, strips in enumerate((first, second)):
        points = [STRIPS[strip] for strip in strips]
        assert line(state, "triumph", seat) == sum(each.triumph for each in points) > 0
        assert line(state, "tragedy", seat) == sum(each.tragedy for each in points) > 0


@pytest.mark.rule("CA-SCORE-03")
def test_points_on_a_character_card_count_too() -> None:
    dark = plain()
    dark.motivation = "driven_by_despair"
    assert line(position(dark, plain(), base=True), "tragedy") == 1


@pytest.mark.rule("CA-SCORE-04")
@pytest.mark.parametrize(("space", "worth"), [*enumerate((4, 3, 2, 2, 3, 4, -4))])
def test_only_the_space_where_the_marker_stands_at_the_end_is_worth_something(space: int, worth: int) -> None:
    state = position(plain(corruption=space), plain())
    assert total(state) == line(state, "track") == worth
    assert TRACK[space].triumph + TRACK[space].tragedy == worth


@pytest.mark.rule("CA-SCORE-05")
def test_every_experience_left_is_a_point() -> None:
    assert total(position(plain(xp=5), plain())) - total(position(plain(), plain())) == 5


@pytest.mark.rule("CA-SCORE-06")
@pytest.mark.parametrize("space", [0, 2, 6])
def test_every_played_card_is_a_point_wherever_the_marker_stands(space: int) -> None:
    state = position(plain(played="stormlight stormlight voidlight", hand="honorblade", corruption=space), plain())
    assert (line(state, "hero-cards"), line(state, "antihero-cards")) == (2, 1)
    assert total(state) - line(state, "track") == 3


@pytest.mark.rule("CA-SCORE-07")
def test_sets_of_story_icons_are_counted_kind_by_kind() -> None:
    """Three of justice and two of magic; one of nobility is no set."""
    three = "night_on_the_wall/lower neighbour_on_trial/lower barracks_mutiny/lower"
    state = position(plain(story=f"{three} oathgate/upper kings_feast/lower highprinces_game/upper"), plain())
    assert [(each.detail, each.stars) for each in count(state, 0) if each.what == "set"] == [
        ("justice", 4),
        ("magic", 2),
    ]


@pytest.mark.rule("CA-SCORE-08")
def test_whoever_has_defeated_odium_gets_nine_triumph_and_a_radiant_icon() -> None:
    state = position(plain(story="recruiting_day/lower"), plain(), mode=ALLIED)
    before = [total(state, seat) for seat in (0, 1)]
    assert line(state, "odium") == 0

    state.is_beaten = True

    assert [total(state, seat) for seat in (0, 1)] == [before[0] + 9 + 2, before[1] + 9]
    assert (
        line(state, "set", detail="radiant") == 2
    )  # the second of the kind for the first hero, the first for the other


@pytest.mark.rule("CA-SCORE-08", "CA-SCHEME-06")
def test_a_sworn_hero_gets_nothing_for_the_victory_of_the_others() -> None:
    bright = "recruiting_day/lower"
    state = position(plain(story=bright), plain(story=bright), mode=ALLIED, scheme="contest_of_champions")
    state.players[1].oath, state.is_beaten = "sworn", True

    assert [line(state, "odium", seat) for seat in (0, 1)] == [9, 0]
    assert [line(state, "set", seat, "radiant") for seat in (0, 1)] == [2, 0]
    assert final_count(state).places == (1, 2)


@pytest.mark.rule("CA-SCORE-09", "CA-MODE-05", "CA-MEMO-01")
def test_the_most_points_win() -> None:
    result = final_count(position(plain(xp=1), plain(xp=4), plain(xp=2)))
    assert (result.places, result.totals, result.end) == ((3, 1, 2), (3, 6, 4), "competitive")
    assert not result.lost


@pytest.mark.rule("CA-SCORE-09")
def test_those_who_tie_share_the_victory() -> None:
    result = final_count(position(plain(xp=4), plain(xp=1), plain(xp=4), plain(xp=1)))
    assert result.places == (1, 3, 1, 3)


@pytest.mark.rule("CA-MODE-07", "CA-ODIUM-31")
def test_against_odium_all_win_together_and_points_say_who_did_most() -> None:
    state = position(plain(xp=1), plain(xp=4), mode=ALLIED)
    state.is_beaten = True
    result = final_count(state)
    assert (result.places, result.end, result.lost) == ((1, 1), "odium-defeated", False)
    assert result.totals[1] - result.totals[0] == 3


@pytest.mark.rule("CA-ODIUM-30", "CA-MODE-07")
def test_against_odium_all_lose_together() -> None:
    result = final_count(position(plain(xp=1), plain(xp=4), mode=ALLIED))
    assert (result.places, result.end, result.lost) == ((1, 1), "odium-won", True)


@pytest.mark.rule("CA-SCHEME-07")
@pytest.mark.parametrize(
    ("oaths", "places"),
    [
        (("sworn", "refused", "refused"), (1, 2, 3)),
        (("sworn", "sworn", "refused"), (3, 1, 2)),
        (("sworn", "sworn", "sworn"), (3, 1, 2)),
    ],
)
def test_if_odium_is_not_defeated_the_best_of_the_sworn_wins(oaths: tuple[str, ...], places: tuple[int, ...]) -> None:
    """Points: 3, 6 and 4."""
    state = position(plain(xp=1), plain(xp=4), plain(xp=2), mode=ALLIED, scheme="contest_of_champions")
    for player, oath in zip(state.players, oaths, strict=True):
        player.oath = oath  # type: ignore[assignment]
    result = final_count(state)
    assert (result.end, result.lost, result.places) == ("sworn-won", False, places)


@pytest.mark.rule("CA-SCHEME-07")
def test_sworn_heroes_who_tie_share_the_victory() -> None:
    state = position(plain(xp=2), plain(xp=2), plain(xp=9), mode=ALLIED, scheme="contest_of_champions")
    state.players[0].oath = state.players[1].oath = "sworn"
    assert final_count(state).places == (1, 1, 3)


@pytest.mark.rule("CA-TERM-09")
def test_track_and_played_cards_are_no_part_of_the_story() -> None:
    state = position(plain(played="stormlight voidlight", corruption=0), plain())
    story = story_of(state.players[0])
    assert (story.triumph, story.tragedy, set(story.icons.values())) == (0, 0, {0})
    assert (line(state, "triumph"), line(state, "tragedy"), total(state)) == (0, 0, 4 + 2)


@pytest.mark.rule("CA-TERM-05", "CA-TERM-06")
def test_radiant_icons_are_a_set_like_any_other_and_one_of_a_kind_is_none() -> None:
    four = "recruiting_day/lower highstorm_on_the_road/lower oathgate/lower first_words"
    states = [position(plain(story=" ".join(four.split()[:count])), plain()) for count in (1, 2, 3, 4)]
    assert [line(state, "set", detail="radiant") for state in states] == [0, 2, 4, 8]
