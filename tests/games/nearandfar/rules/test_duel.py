"""Duels: who fights whom, what counts, what victory and defeat bring, and who need not fight at all."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.components import BUILDINGS
from questhall.games.nearandfar.events.gains import ReputationChanged
from questhall.games.nearandfar.events.town import Bribed, DuelBegan, DuelRolled, DuelWon, Jailed, Visited
from questhall.games.nearandfar.moves import (
    Bribe,
    Challenge,
    Decline,
    Done,
    Enter,
    Harvest,
    Hire,
    SetOut,
    SpendHearts,
    UseTreasure,
    Visit,
)
from questhall.games.nearandfar.rules.turn import actions
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import dice, player, position, turn
from support.stretch import Played

FAIR, UNFAIR = Challenge(1, True), Challenge(1, False)
BRUISER, BRAWLER, SCAVENGER = "brock_the_bruiser", "skrit_the_brawler", "krek_the_scavenger"


def at_the_farm(attacker: Player, defender: Player | None = None, **options: object) -> State:
    """Seat 1 stands at the farm, seat 0 is about to come."""
    defender = defender or player("grear", team="cat_1")
    defender.place = "farm"
    return position(attacker, defender, **options)  # type: ignore[arg-type]


def duel(state: State, *answers: Move, rolls: tuple[int, int]) -> Played[State]:
    """Seat 0 goes to the farm; the first die is his."""
    return turn(state, Visit("farm"), *answers, chance=dice(*rolls))


def totals(played: Played[State]) -> tuple[int, int]:
    """What attacker and defender have before hearts."""
    [rolled] = played.events_of(DuelRolled)
    return rolled.total, rolled.other_total


@pytest.mark.rule("NF-DUEL-01")
def test_opponent_and_manner_are_named_before_the_dice_are_rolled() -> None:
    played = duel(at_the_farm(player()), FAIR, Harvest(), rolls=(5, 4))

    assert played.asked[1].topic == "duel.entry"
    assert played.asked[1].moves == [FAIR, UNFAIR]
    kinds = [type(event) for event in played.events]
    assert kinds[:4] == [Visited, DuelBegan, DuelRolled, DuelWon]
    assert played.events_of(DuelBegan) == [DuelBegan(0, 1, True)]


@pytest.mark.rule("NF-DUEL-02")
def test_of_several_opponents_one_is_chosen() -> None:
    state = position(
        player(),
        player("grear", place="farm", team="cat_1"),
        player("kikli", place="farm", team=f"dog_2 {BRUISER}"),
    )
    played = duel(state, Challenge(2, False), Harvest(), rolls=(6, 3))
    assert played.asked[1].moves == [Challenge(seat, fair) for seat in (1, 2) for fair in (True, False)]
    assert totals(played) == (7, 5)


@pytest.mark.rule("NF-DUEL-03", "NF-DUEL-10")
def test_an_unfair_attacker_adds_1_and_loses_a_reputation_if_he_wins() -> None:
    state = at_the_farm(player(reputation=2))
    played = duel(state, UNFAIR, Harvest(), rolls=(4, 4))
    assert totals(played) == (5, 4)
    assert state.players[0].reputation == 1
    assert (state.players[0].place, state.players[0].food) == ("farm", 1)


@pytest.mark.rule("NF-DUEL-04", "NF-DUEL-10")
def test_a_fair_attacker_adds_nothing_and_gains_a_reputation_if_he_wins() -> None:
    state = at_the_farm(player(reputation=2))
    played = duel(state, FAIR, Harvest(), rolls=(5, 4))
    assert totals(played) == (5, 4)
    assert played.events_of(ReputationChanged) == [ReputationChanged(0, 3, 1)]
    assert state.players[0].food == 1


@pytest.mark.rule("NF-DUEL-05", "NF-DUEL-06", "NF-ICON-02")
def test_both_add_the_swords_of_team_artifacts_treasures_and_keepsakes_and_not_of_the_reserve() -> None:
    attacker = player(
        team=f"dog_1 {BRUISER}",
        reserve=BRAWLER,
        artifacts="bear_charm",
        hand="lightning_spear",
        animals="bird:iron_knuckles",
        keepsakes="cold_blade",
    )
    defender = player("grear", team=f"cat_1 {SCAVENGER}", reserve="gorra_the_smith")
    played = duel(at_the_farm(attacker, defender), FAIR, Harvest(), rolls=(2, 6))
    assert totals(played) == (2 + 2 + 1 + 1 + 2, 6 + 1)


@pytest.mark.rule("NF-TAL-09", "NF-TAL-16")
@pytest.mark.parametrize(
    ("talents", "bonus"), [("martial_arts", 1), ("sharp_tongue", 1), ("martial_arts sharp_tongue", 2)]
)
def test_duel_talents_add_up_for_attacker_and_defender(talents: str, bonus: int) -> None:
    attacking = duel(at_the_farm(player(talents=talents)), FAIR, Harvest(), rolls=(3, 2))
    defending = duel(at_the_farm(player(), player("grear", talents=talents)), FAIR, rolls=(3, 3))
    assert totals(attacking) == (3 + bonus, 2)
    assert totals(defending) == (3, 3 + bonus)


@pytest.mark.rule("NF-DUEL-07", "NF-HEART-02", "NF-HEART-03")
def test_the_attacker_sees_both_totals_and_may_then_spend_hearts() -> None:
    state = at_the_farm(player(hearts=3))
    played = duel(state, FAIR, SpendHearts(2), Harvest(), rolls=(3, 4))
    assert played.asked[2].topic == "fight.raise"
    assert played.asked[2].moves == [SpendHearts(hearts) for hearts in range(4)]
    assert (state.players[0].place, state.players[0].hearts) == ("farm", 1)


@pytest.mark.rule("NF-DUEL-08", "NF-HEART-05")
def test_nobody_but_the_attacker_may_spend_hearts() -> None:
    state = at_the_farm(player(hearts=1), player("grear", hearts=9))
    played = duel(state, FAIR, SpendHearts(1), Harvest(), rolls=(4, 4))
    assert {asked.seat for asked in played.asked} == {0}
    assert state.players[1].hearts == 9
    assert state.players[0].place == "farm"


@pytest.mark.rule("NF-DUEL-09", "NF-DUEL-11")
def test_a_tie_goes_to_the_defender_and_the_attacker_to_jail() -> None:
    state = at_the_farm(player(reputation=3, coins=1))
    played = duel(state, FAIR, rolls=(4, 4))
    assert played.events_of(Jailed) == [Jailed(0)]
    assert state.players[0] == player(reputation=3, coins=1, place="jail")


@pytest.mark.rule("NF-DUEL-11")
@pytest.mark.parametrize("move", [FAIR, UNFAIR])
def test_a_lost_duel_changes_no_reputation_and_ends_the_visit(move: Challenge) -> None:
    state = at_the_farm(player(reputation=-2))
    played = duel(state, move, rolls=(1, 6))
    assert played.topics == [(0, "turn.action"), (0, "duel.entry")]
    assert (state.players[0].reputation, state.players[0].food, state.active) == (-2, 0, 1)


@pytest.mark.rule("NF-DUEL-12")
@pytest.mark.parametrize("rolls", [(6, 1), (1, 6)], ids=("lost", "won"))
def test_for_the_defender_nothing_changes(rolls: tuple[int, int]) -> None:
    state = at_the_farm(player(), player("grear", reputation=4, coins=2, hearts=3))
    duel(state, FAIR, *([Harvest()] if rolls[0] > rolls[1] else []), rolls=rolls)
    assert state.players[1] == player("grear", reputation=4, coins=2, hearts=3, place="farm")


@pytest.mark.rule("NF-DUEL-13")
def test_whoever_comes_out_of_jail_may_enter_any_building_without_a_duel_or_fight_all_the_same() -> None:
    for building in BUILDINGS:
        state = position(player(place="jail", food=1, coins=1), player("grear", place=building, team="cat_1"))
        assert Visit(building) in actions(state, 0)
        answers = [] if building in ("hut",) else [Done()]
        played = turn(state, Visit(building), Enter(), *answers)
        assert played.asked[1].moves == [Enter(), FAIR, UNFAIR]


@pytest.mark.rule("NF-DUEL-13", "NF-LEAVE-03")
def test_jail_is_in_town_one_may_also_leave_it_for_the_map() -> None:
    state = position(player(place="jail"), player("grear", place="farm"))
    turn(state, SetOut(("dog_1",)), Done())
    assert (state.players[0].place, state.players[0].space, state.players[0].hearts) == ("map", 0, 2)


@pytest.mark.rule("NF-DUEL-13", "NF-DUEL-14")
def test_out_of_jail_the_unused_character_need_not_be_fought() -> None:
    state = position(player(place="jail", food=1), player("grear", place="farm"))
    played = turn(state, Visit("town_hall"), Enter(), Done())
    assert played.asked[1].moves == [Enter(), Challenge(None, True), Challenge(None, False)]


@pytest.mark.rule("NF-DUEL-14", "NF-DUEL-15", "NF-SETUP-33")
def test_with_two_players_the_unused_character_defends_the_town_hall_without_swords() -> None:
    state = position(player(team=f"dog_1 {BRAWLER}", food=1), player("grear", place="farm", team=f"cat_1 {BRUISER}"))
    played = turn(state, Visit("town_hall"), Challenge(None, True), Done(), chance=dice(5, 5))
    assert played.asked[1].moves == [Challenge(None, True), Challenge(None, False)]
    assert totals(played) == (6, 5)
    assert played.events_of(DuelWon) == [DuelWon(0, None)]


@pytest.mark.rule("NF-DUEL-14")
def test_if_the_opponent_is_in_the_town_hall_he_is_fought_instead() -> None:
    state = position(player(), player("grear", place="town_hall", team=f"cat_1 {BRUISER}"))
    played = turn(state, Visit("town_hall"), Challenge(1, True), chance=dice(5, 5))
    assert played.asked[1].moves == [FAIR, UNFAIR]
    assert totals(played) == (5, 7)


@pytest.mark.rule("NF-DUEL-14")
def test_with_three_players_the_town_hall_is_empty() -> None:
    state = position(player(food=1), player("grear", place="farm"), player("kikli", place="store"))
    assert turn(state, Visit("town_hall"), Done()).topics == [(0, "turn.action"), (0, "hall.action")]


@pytest.mark.rule("NF-SALOON-12", "NF-SALOON-13")
def test_the_saloon_is_open_to_all_but_one_may_fight_there_for_reputation() -> None:
    state = position(
        player(place="gate", coins=1),
        player("grear", place="saloon", team="cat_1"),
        player("kikli", place="saloon", team="dog_2"),
        row=BRAWLER,
    )
    entries = [Challenge(seat, fair) for seat in (1, 2) for fair in (True, False)]
    fought = turn(state, Visit("saloon"), FAIR, Done(), chance=dice(5, 2))
    assert fought.asked[1].moves == [Enter(), *entries]
    assert state.players[0].reputation == 1
    assert fought.asked[2].moves == [Hire(BRAWLER), Done()]


@pytest.mark.rule("NF-SALOON-12")
def test_in_the_saloon_nobody_has_to_fight() -> None:
    state = position(player(place="gate"), player("grear", place="saloon"))
    played = turn(state, Visit("saloon"), Enter())
    assert played.asked[1].moves == [Enter(), FAIR, UNFAIR]
    assert played.events == [Visited(0, "saloon")]
    assert [one.place for one in state.players] == ["saloon", "saloon"]


@pytest.mark.rule("NF-SALOON-13", "NF-DUEL-11")
def test_whoever_loses_in_the_saloon_goes_to_jail_like_anywhere() -> None:
    state = position(player(place="gate", coins=5), player("grear", place="saloon"), row=BRAWLER)
    played = turn(state, Visit("saloon"), UNFAIR, chance=dice(1, 2))
    assert state.players[0].place == "jail"
    assert played.topics == [(0, "turn.action"), (0, "duel.entry")]


@pytest.mark.rule("NF-TAL-18")
def test_a_briber_may_pay_a_coin_to_the_supply_instead_of_a_duel() -> None:
    state = at_the_farm(player(coins=1, talents="bribery"))
    played = turn(state, Visit("farm"), Bribe(), Harvest())
    assert played.asked[1].moves == [Bribe(), FAIR, UNFAIR]
    assert played.events_of(Bribed) == [Bribed(0)]
    assert [one.coins for one in state.players] == [0, 0]
    assert state.players[0].food == 1


@pytest.mark.rule("NF-TAL-18")
def test_without_a_coin_nobody_is_bribed() -> None:
    played = duel(at_the_farm(player(talents="bribery")), FAIR, Harvest(), rolls=(6, 1))
    assert played.asked[1].moves == [FAIR, UNFAIR]


@pytest.mark.rule("NF-TAL-20")
def test_a_politician_need_not_fight_in_the_town_hall() -> None:
    state = position(player(food=1, talents="politics"), player("grear", place="town_hall"))
    played = turn(state, Visit("town_hall"), Enter(), Done())
    assert played.asked[1].moves == [Enter(), FAIR, UNFAIR]

    elsewhere = duel(at_the_farm(player(talents="politics")), FAIR, Harvest(), rolls=(6, 1))
    assert elsewhere.asked[1].moves == [FAIR, UNFAIR]


@pytest.mark.rule("NF-DAY-13")
@pytest.mark.parametrize(("town", "food"), [("dusk", 0), ("day", 1)])
def test_by_day_whoever_is_jailed_is_fed(town: str, food: int) -> None:
    state = at_the_farm(player(), town=town)
    duel(state, FAIR, rolls=(1, 6))
    assert (state.players[0].place, state.players[0].food) == ("jail", food)


@pytest.mark.rule("NF-TREC-07")
def test_one_bomb_a_fight() -> None:
    state = at_the_farm(player(animals="bird:fire_bomb_1 bird:fire_bomb_2 bird:clever_tonic_1"))
    played = duel(state, FAIR, UseTreasure("fire_bomb_1"), Harvest(), rolls=(2, 4))
    assert played.asked[2].moves == [SpendHearts(0), UseTreasure("fire_bomb_1"), UseTreasure("fire_bomb_2")]
    assert state.players[0].place == "farm"
    assert [beast.treasure for beast in state.players[0].animals] == ["", "fire_bomb_2", "clever_tonic_1"]
    assert state.discarded_treasures == ["fire_bomb_1"]


@pytest.mark.rule("NF-TAL-22")
def test_the_treasure_of_a_beggar_is_used_up_like_any_other() -> None:
    state = at_the_farm(player(talents="begging", beside="fire_bomb_1"))
    duel(state, FAIR, UseTreasure("fire_bomb_1"), Harvest(), rolls=(2, 4))
    assert (state.players[0].place, state.players[0].beside) == ("farm", "")
    assert state.discarded_treasures == ["fire_bomb_1"]


@pytest.mark.rule("NF-TREC-07")
def test_the_defender_may_throw_one_too_before_hearts_are_spent() -> None:
    attacker = player(animals="bird:fire_bomb_1", hearts=1)
    state = at_the_farm(attacker, player("grear", animals="bird:fire_bomb_2 bird:fire_bomb_3"))
    played = duel(state, FAIR, UseTreasure("fire_bomb_2"), UseTreasure("fire_bomb_1"), SpendHearts(1), rolls=(3, 4))
    assert played.topics[2:] == [(1, "duel.defend"), (0, "fight.raise"), (0, "fight.raise")]
    assert played.asked[2].moves == [UseTreasure("fire_bomb_2"), UseTreasure("fire_bomb_3"), Decline()]
    assert state.players[0].place == "jail"  # 3 + 3 + 1 against 4 + 3


def test_a_bomb_can_be_kept_for_later() -> None:
    state = at_the_farm(player(), player("grear", animals="bird:fire_bomb_2"))
    duel(state, FAIR, Decline(), Harvest(), rolls=(5, 4))
    assert state.players[1].animals[0].treasure == "fire_bomb_2"
