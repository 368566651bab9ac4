"""What the rulebook answers to questions: the track's end, acts of others, destinies, schemes and Radiant icons."""

from __future__ import annotations

import pytest

import questhall
from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import DESTINIES
from questhall.games.calltoadventure.components import LOWEST, START, TRACK
from questhall.games.calltoadventure.events.gains import MarkerMoved
from questhall.games.calltoadventure.events.odium import OdiumLost
from questhall.games.calltoadventure.events.turn import ChapterEnded
from questhall.games.calltoadventure.moves import KeepCard, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.allies import restore_ally, win_ally
from questhall.games.calltoadventure.rules.attempt import most_dark_runes
from questhall.games.calltoadventure.rules.gains import gain_moons, gain_suns, radiant_for_turn
from questhall.games.calltoadventure.rules.turn import gain_trait, main_moves, reveal_destiny
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import BAR, OTHER, attempt, hero, play, position
from support.calltoadventure_matches import until
from support.stretch import Rigged

# Abilities and destinies


@pytest.mark.rule("CA-FAQ-02")
@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 3), (3, 6)])
def test_a_willshaper_gets_more_for_four_icons_of_constitution(cards: int, points: int) -> None:
    """The soldier brings the first icon."""
    story = " ".join(["weathered_by_storms", "escape/lower", "recruiting_day/lower"][:cards])
    state = position(hero("soldier", destiny="willshaper", story=story), hero("healer"))
    assert DESTINIES["willshaper"].points(state, 0) == points


@pytest.mark.rule("CA-FAQ-21")
def test_a_skybreaker_is_rewarded_for_justice() -> None:
    just = "night_on_the_wall/lower neighbour_on_trial/lower"
    stories = ["escape/upper", just.split()[0], just]
    states = [position(hero(destiny="skybreaker", story=story)) for story in stories]
    assert [DESTINIES["skybreaker"].points(state, 0) for state in states] == [0, 2, 4]


@pytest.mark.rule("CA-FAQ-19")
def test_nobody_sees_a_destiny_while_others_still_choose() -> None:
    match = questhall.new("calltoadventure", players=2, seed=5, options={"mode": "cooperative"})
    for _ in range(3):
        ask = match.asks[0]
        assert isinstance(ask.moves[0], KeepCard)
        match.play(0, ask.moves[0])

    assert list(match.asks) == [1]
    other = match.view(1).heroes[0]
    assert (other.origin, other.motivation, other.destiny, other.dealt) == ("", "", "", [])


@pytest.mark.rule("CA-FAQ-20")
def test_a_destiny_stays_face_down_until_a_rule_turns_it_up() -> None:
    two_acts = (
        "escape/upper surgeons_table/upper village_fever/upper chasmfiend_hunt/lower frozen_exile/upper oathgate/upper"
    )
    state = position(hero(destiny="edgedancer", story="escape/upper"), hero("healer"), mode="cooperative")
    play(state, lambda table: gain_suns(table, 0))
    assert (view(state, 0).heroes[0].destiny, view(state, 1).heroes[0].destiny) == ("edgedancer", "")

    state.players[0].story = two_acts.split()
    play(state, reveal_destiny)
    assert view(state, 1).heroes[0].destiny == "edgedancer"


# The end of the track


@pytest.mark.rule("CA-FAQ-09")
def test_nobody_sinks_below_the_fourth_space_under_the_start() -> None:
    state = position(hero(corruption=START), hero("healer"))

    played = play(state, lambda table: gain_moons(table, 0, 7))

    assert LOWEST == START + 4
    assert len(played.events_of(MarkerMoved)) == 4
    assert state.players[0].corruption == LOWEST
    assert TRACK[LOWEST].triumph == -4


@pytest.mark.rule("CA-FAQ-10")
@pytest.mark.parametrize(("space", "runes"), [(LOWEST - 1, 3), (LOWEST, 0)])
def test_on_the_lowest_space_no_dark_runes_can_be_bought(space: int, runes: int) -> None:
    state = attempt(position(hero(corruption=space, xp=5), act1="escape"), "escape")
    assert state.attempt is not None
    assert most_dark_runes(state.players[0], state.attempt) == runes


@pytest.mark.rule("CA-FAQ-11")
def test_a_sun_leads_up_from_the_lowest_space_to_the_one_above() -> None:
    state = position(hero(corruption=LOWEST), hero("healer"))
    play(state, lambda table: gain_suns(table, 0))
    assert state.players[0].corruption == LOWEST - 1
    assert TRACK[LOWEST - 1].tragedy == 4


# Acts of others


@pytest.mark.rule("CA-FAQ-12", "CA-FAQ-14")
def test_an_open_act_is_there_for_all_for_whom_it_is_not_over_and_for_no_others() -> None:
    """Seat 0 is still in act I, seat 1 in act II."""
    one_act = "escape/upper surgeons_table/upper village_fever/upper"
    state = position(hero(), hero("healer", story=one_act), act1="lighteyes", act2="hungry_siege", opened=2)
    both = [TryPath("hungry_siege/upper"), TryPath("hungry_siege/lower")]
    assert main_moves(state, 0) == [TakeTrait("lighteyes"), *both]
    assert main_moves(state, 1) == both

    state.open = 1  # face down, the second row is there for nobody
    assert main_moves(state, 0) == [TakeTrait("lighteyes")]


@pytest.mark.rule("CA-FAQ-13")
def test_a_card_of_act_two_may_be_the_third_under_the_origin() -> None:
    """The siege of 5: a soldier has constitution twice by now."""
    state = position(
        hero("soldier", "unsettled_score", story="weathered_by_storms lighteyes", xp=0),
        hero("healer"),
        act2="hungry_siege",
        opened=2,
    )
    state.decks = [[], [], []]

    played = play(
        state,
        until(lambda state: state.active == 1),
        [TryPath("hungry_siege/upper")],
        Rigged(runes=[BAR] * 3 + [BAR, BAR]),
    )

    assert state.players[0].story == ["weathered_by_storms", "lighteyes", "hungry_siege/upper"]
    assert played.events_of(ChapterEnded) == [ChapterEnded(0, 1)]


# Schemes and Radiant icons


def united(**rows: str) -> State:
    state = position(
        hero("soldier", "unsettled_score", "windrunner", story="burned_prayers", allies="honorspren-", xp=0),
        hero("healer"),
        mode="cooperative",
        scheme="radiants_united",
        opened=2,
        **rows,  # type: ignore[arg-type]
    )
    state.decks = [[], [], []]
    return state


@pytest.mark.rule("CA-FAQ-30")
def test_a_radiant_icon_of_a_path_weakens_odium() -> None:
    state = united(act1="recruiting_day")
    played = play(
        state,
        until(lambda state: state.active == 1),
        [TryPath("recruiting_day/lower")],
        Rigged(runes=[BAR] * 3 + [OTHER]),
    )
    assert state.players[0].story[-1] == "recruiting_day/lower"
    assert played.events_of(OdiumLost) == [OdiumLost(1)]


@pytest.mark.rule("CA-FAQ-30")
def test_a_radiant_icon_of_a_trait_or_an_ally_weakens_odium_whosever_it_is() -> None:
    def trait(table: Table[State]) -> Play[None]:
        yield from gain_trait(table, "first_words")

    assert play(united(act2="first_words"), trait).events_of(OdiumLost) == [OdiumLost(1)]
    assert play(united(), lambda table: win_ally(table, 1, "honorspren")).events_of(OdiumLost) == [OdiumLost(1)]
    assert play(united(), lambda table: win_ally(table, 1, "sister")).events_of(OdiumLost) == []


@pytest.mark.rule("CA-FAQ-31")
def test_a_destiny_turned_up_and_icons_for_the_turn_do_not_weaken_odium() -> None:
    state = united()
    assert play(state, reveal_destiny).events_of(OdiumLost) == []
    assert state.players[0].is_revealed
    assert play(state, lambda table: radiant_for_turn(table, 0, 2)).events_of(OdiumLost) == []
    assert play(state, lambda table: restore_ally(table, 0, "honorspren")).events_of(OdiumLost) == []
