"""The team: who may go together, who joins, who waits, and what an animal is."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.components import MOST_PACK_ANIMALS, PETS, PLATYPUS, TEAM, TRIBES, Icons
from questhall.games.nearandfar.events.gains import AdventurerJoined, ChiefWon
from questhall.games.nearandfar.events.town import SentToReserve
from questhall.games.nearandfar.moves import Done, Join, Reserve, SetOut
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.rules.team import is_team, join, tribe_of, ways_to_set_out, welcome
from questhall.games.nearandfar.state import Player, State, Turn
from support.nearandfar import play, player, position, turn
from support.stretch import Played

PIP, BROCK = "pip_the_lookout", "brock_the_bruiser"
LIO, QUILL = "lio_the_novice", "quill_the_scribe"
KREK, ZEET = "krek_the_scavenger", "zeet_the_tinker"
DAK, ORU = "dak_the_runner", "oru_the_silent"


def joins(one: Player, newcomer: str, *answers: Move) -> Played[State]:
    state = position(one, player("grear", team="cat_1", place="farm"))
    return play(state, lambda table: join(table, 0, newcomer), answers)


@pytest.mark.rule("NF-SALOON-03")
@pytest.mark.parametrize(
    ("members", "expected"),
    [
        (("dog_1",), True),
        (("dog_1", PIP, LIO, KREK), True),
        ((PIP, LIO, KREK, DAK), True),
        (("dog_1", PIP, LIO, KREK, DAK), False),
        ((PIP, BROCK), False),
    ],
)
def test_a_team_is_at_most_four_and_one_of_each_tribe(members: tuple[str, ...], expected: bool) -> None:
    assert is_team(members, 0) is expected


@pytest.mark.rule("NF-BOARD-01", "NF-BOARD-02")
def test_a_board_has_a_team_slot_for_each_tribe_and_three_for_pack_animals() -> None:
    assert len(TRIBES) == TEAM
    assert MOST_PACK_ANIMALS == 3
    assert is_team((PIP, LIO, KREK, DAK), 0)
    assert {tribe_of(member) for member in (PIP, LIO, KREK, DAK)} == set(TRIBES)


@pytest.mark.rule("NF-SALOON-04")
def test_of_two_of_a_tribe_the_player_chooses_who_is_in_the_team() -> None:
    one = player(team=f"dog_1 {KREK} {LIO}")
    played = joins(one, ZEET, Join(KREK))
    assert played.asked[0].moves == [Join(KREK), Reserve()]
    assert (one.team, one.reserve) == (["dog_1", LIO, ZEET], [KREK])
    assert played.events == [AdventurerJoined(0, ZEET, True), SentToReserve(0, KREK)]

    other = player(team=f"dog_1 {KREK} {LIO}")
    joins(other, ZEET, Reserve())
    assert (other.team, other.reserve) == (["dog_1", KREK, LIO], [ZEET])


@pytest.mark.rule("NF-SALOON-06", "NF-PET-01")
def test_the_animal_makes_room_for_a_newcomer() -> None:
    one = player(team=f"dog_1 {KREK}")
    played = joins(one, DAK, Join())
    assert played.asked[0].moves == [Join(), Reserve()]
    assert one.team == ["dog_1", KREK, DAK]


@pytest.mark.rule("NF-SALOON-06", "NF-PET-02")
def test_in_a_full_team_only_the_animal_can_go_to_reserve_for_the_fourth_tribe() -> None:
    one = player(team=f"dog_1 {KREK} {LIO} {PIP}")
    played = joins(one, DAK, Join("dog_1"))
    assert played.asked[0].moves == [Join("dog_1"), Reserve()]
    assert (one.team, one.reserve) == ([KREK, LIO, PIP, DAK], ["dog_1"])


@pytest.mark.rule("NF-SALOON-05")
def test_team_and_reserve_change_only_on_leaving_town() -> None:
    state = position(player(reserve=f"{KREK} {DAK}"), player("grear", place="farm", team="cat_1"))
    assert ways_to_set_out(state.players[0]) == (SetOut((DAK, "dog_1", KREK)),)
    turn(state, SetOut((DAK, "dog_1", KREK)), Done())
    assert (state.players[0].team, state.players[0].reserve) == ([DAK, "dog_1", KREK], [])

    state.active = 0
    moves = {type(move).__name__ for move in turn(state, Done()).asked[0].moves}
    assert moves == {"Visit", "Walk", "Done"}


@pytest.mark.rule("NF-LEAVE-04")
def test_on_leaving_town_the_team_is_put_together_anew() -> None:
    one = player(team=f"dog_1 {KREK} {LIO} {PIP}", reserve=f"{ZEET} {DAK}")
    teams = [set(move.team) for move in ways_to_set_out(one)]
    assert len(teams) == 9
    assert {KREK, LIO, PIP, DAK} in teams
    assert {"dog_1", ZEET, LIO, DAK} in teams
    assert all(len(team) == 4 and not {KREK, ZEET} <= team for team in teams)


@pytest.mark.rule("NF-PET-02")
def test_the_animal_may_stay_behind() -> None:
    one = player(team=f"dog_1 {KREK} {LIO}", reserve=f"{PIP} {DAK}")
    assert SetOut(tuple(sorted((KREK, LIO, PIP, DAK)))) in ways_to_set_out(one)


@pytest.mark.rule("NF-PET-01")
@pytest.mark.parametrize("pet", [*PETS, PLATYPUS])
def test_an_animal_belongs_to_no_tribe_and_takes_a_place_like_anybody(pet: str) -> None:
    assert tribe_of(pet) is None
    assert is_team((pet, KREK, LIO, DAK), 0)
    assert not is_team((pet, PIP, KREK, LIO, DAK), 0)


@pytest.mark.rule("NF-PET-03", "NF-PLAT-01")
@pytest.mark.parametrize("pet", [*PETS, PLATYPUS])
def test_an_animal_gives_a_search_a_skill_and_two_hearts_in_the_team_only(pet: str) -> None:
    assert icons(player(team=pet)) == Icons(skill=1, search=1, hearts=2)
    assert icons(player(team="", reserve=pet)) == Icons()


@pytest.mark.rule("NF-ICON-03", "NF-MOVE-06")
def test_two_steps_and_one_for_every_arrow_in_the_team() -> None:
    assert movement(player(), Turn()) == 2
    assert movement(player(team="dog_1 ilgar_windrider finch_the_runaway"), Turn()) == 2 + 2 + 1
    assert movement(player(reserve="ilgar_windrider"), Turn()) == 2
    assert movement(player(artifacts="drovers_staff", hand="wind_woven_cloak", keepsakes="cloud_feather"), Turn()) == 4


@pytest.mark.rule("NF-BOARD-07")
def test_example_what_a_team_adds_up_to() -> None:
    one = player(team="dog_1 bayan_the_caravaneer gorra_the_smith pip_the_lookout", animals="bird")
    assert icons(one)[:3] == (4, 2, 1)
    assert icons(one).search == 3
    assert movement(one, Turn()) == 4


@pytest.mark.rule("NF-REWARD-01")
@pytest.mark.parametrize(
    ("team", "newcomer", "in_team"),
    [("dog_1", KREK, True), (f"dog_1 {KREK}", ZEET, False), (f"dog_1 {KREK} {LIO} {PIP}", DAK, False)],
)
def test_a_rewarded_adventurer_joins_the_team_where_there_is_room(team: str, newcomer: str, in_team: bool) -> None:
    one = player(team=team)
    state = position(one, player("grear", place="farm", team="cat_1"))
    played = play(state, lambda table: welcome(table, 0, newcomer))
    assert played.events == [AdventurerJoined(0, newcomer, in_team)]
    assert (newcomer in one.team, newcomer in one.reserve) == (in_team, not in_team)


@pytest.mark.rule("NF-CHIEF-02", "NF-CHIEF-03")
def test_whoever_joins_may_bring_the_chief() -> None:
    played = joins(player(tokens="lizardfolk lizardfolk", reserve=KREK), ZEET, Reserve())
    assert played.events_of(ChiefWon) == [ChiefWon(0, "lizardfolk")]


@pytest.mark.rule("NF-CHIEF-02", "NF-REWARD-01")
def test_a_rewarded_adventurer_may_bring_the_chief_too() -> None:
    state = position(player(tokens="lizardfolk lizardfolk", reserve=KREK), player("grear", place="farm", team="cat_1"))
    played = play(state, lambda table: welcome(table, 0, ZEET))
    assert played.events_of(ChiefWon) == [ChiefWon(0, "lizardfolk")]


@pytest.mark.rule("NF-ARTC-09")
def test_the_merchants_contract_allows_one_more_of_a_tribe_but_still_four_in_all() -> None:
    assert is_team((PIP, BROCK, KREK), 1)
    assert is_team(("dog_1", PIP, BROCK, KREK), 1)
    assert not is_team(("dog_1", PIP, BROCK, KREK, LIO), 1)
    assert not is_team((PIP, BROCK, KREK, ZEET), 1)

    one = player(team=f"dog_1 {PIP}", artifacts="merchants_contract")
    played = joins(one, BROCK, Join())
    assert played.asked[0].moves == [Join(), Reserve()]
    assert one.team == ["dog_1", PIP, BROCK]


@pytest.mark.rule("NF-ARTC-09")
def test_an_unclaimed_contract_allows_nothing() -> None:
    one = player(team=f"dog_1 {PIP}", hand="merchants_contract")
    assert joins(one, BROCK, Reserve()).asked[0].moves == [Join(PIP), Reserve()]
    assert all(not {PIP, BROCK} <= set(move.team) for move in ways_to_set_out(one))
