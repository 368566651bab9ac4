"""The end of the game: eight groups of points, ties, the mammoths."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.components import reputation_points
from questhall.games.nearandfar.rules.scoring import (
    artifact_points,
    board_points,
    bonus_points,
    final_count,
    score,
)
from questhall.games.nearandfar.state import Campaign, Chapter, Player, Sheet, State
from support.nearandfar import player, position

MAMMOTHS = [space for space, spot in enumerate(MAPS[10].spots) if spot.mammoths]


def table(one: Player, other: Player | None = None, **more: Any) -> State:
    return position(one, other or player("grear", team="cat_1"), **more)


def points(one: Player, group: str, other: Player | None = None, **more: Any) -> int:
    return {line.what: line.stars for line in score(table(one, other, **more), 0)}[group]


@pytest.mark.rule("NF-END-04")
def test_points_are_counted_in_the_groups_of_the_rulebook() -> None:
    groups = [line.what for line in score(table(player()), 0)]
    # coins, gems and tokens are one line, and their chiefs another
    assert groups == ["camps", "routes", "artifacts", "threats", "bonuses", "wealth", "chiefs", "reputation", "board"]


@pytest.mark.rule("NF-END-04", "NF-GOAL-02")
def test_a_whole_count() -> None:
    one = player(
        camps=15,
        artifacts="mask_of_dread",
        hand="spices moon_lens",
        threats=[4, 15],
        keepsakes="deed_to_a_ruin",
        coins=3,
        gems=2,
        tokens="mystics nomads",
        chiefs="nomads",
        reputation=7,
        animals="bird:snare bird:tool_roll turtle:honey_pot",
        food=9,
    )
    state = table(one, camps={3: 0, 13: 0})
    result = final_count(state)
    stars = [line.stars for line in result.lines[0]]
    assert stars == [15, 9, 7 - 2, 1 + 5, 3, 2 + 2, 5, 3, 2 + 5]
    assert result.totals == (57, 0)
    assert result.places == (1, 2)
    assert result.winners == (0,)
    assert result.end == "last-camp"


@pytest.mark.rule("NF-SCORE-01")
@pytest.mark.parametrize("camps", [0, 13, 14, 20, 23])
def test_a_point_for_each_camp_the_spare_ones_included(camps: int) -> None:
    assert points(player(camps=camps), "camps") == camps


@pytest.mark.rule("NF-SCORE-02", "NF-SCORE-03")
def test_claimed_artifacts_score_and_those_in_hand_cost_a_point_each() -> None:
    assert artifact_points(player(artifacts="crown_of_guile spices")) == 12 + 6
    assert artifact_points(player(hand="moon_lens")) == -1
    assert artifact_points(player(artifacts="spices", hand="moon_lens crown_of_guile")) == 6 - 2


@pytest.mark.rule("NF-TAL-11")
@pytest.mark.parametrize(("hand", "cost"), [(0, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_knowledge_forgives_three_of_them(hand: int, cost: int) -> None:
    cards = ["moon_lens", "spices", "jade_flute", "lockpicks", "mirror_hat"][:hand]
    assert artifact_points(player(hand=" ".join(cards), talents="knowledge")) == -cost


@pytest.mark.rule("NF-SCORE-04")
def test_defeated_threats_and_bosses_score_what_is_printed_on_them() -> None:
    assert points(player(threats=[8, 12], bosses=["zag"]), "threats") == 2 + 3 + 5


@pytest.mark.rule("NF-SCORE-05")
def test_bonuses_of_artifacts_treasures_and_keepsakes_come_if_their_condition_holds() -> None:
    one = player(coins=4, gems=1, artifacts="ancient_compass", animals="bird:coin_purse", keepsakes="medal_of_valour")
    assert bonus_points(table(one, player("grear", coins=3)), 0) == 4 + 2
    assert bonus_points(table(one, player("grear", coins=4, gems=1)), 0) == 0
    one.threats = [4, 5, 6]
    assert bonus_points(table(one, player("grear", coins=4, gems=1)), 0) == 3


@pytest.mark.rule("NF-SCORE-05")
def test_unclaimed_artifacts_bring_no_bonus() -> None:
    assert bonus_points(table(player(coins=4, hand="ancient_compass")), 0) == 0


@pytest.mark.rule("NF-ARTC-01", "NF-ARTC-02")
@pytest.mark.parametrize(
    ("artifact", "tribe", "members"),
    [
        ("ancient_treaty", "nomads", ("dak_the_runner", "oru_the_silent")),
        ("star_mantle", "mystics", ("lio_the_novice", "quill_the_scribe")),
    ],
)
def test_treaty_and_mantle_count_adventurers_of_their_tribe(
    artifact: str, tribe: str, members: tuple[str, str]
) -> None:
    check_tribe_card(artifact, tribe, members)


@pytest.mark.rule("NF-ARTC-03", "NF-ARTC-04")
@pytest.mark.parametrize(
    ("artifact", "tribe", "members"),
    [
        ("gaming_dice", "outlaws", ("pip_the_lookout", "brock_the_bruiser")),
        ("legendary_scroll", "lizardfolk", ("krek_the_scavenger", "zeet_the_tinker")),
    ],
)
def test_dice_and_scroll_count_adventurers_of_their_tribe(artifact: str, tribe: str, members: tuple[str, str]) -> None:
    check_tribe_card(artifact, tribe, members)


def check_tribe_card(artifact: str, tribe: str, members: tuple[str, str]) -> None:
    first, second = members
    one = player(team=f"dog_1 {first}", reserve=second, artifacts=artifact)
    assert bonus_points(table(one), 0) == 2
    others = player(chiefs=tribe, tokens=f"{tribe} {tribe}", artifacts=artifact)
    assert bonus_points(table(others), 0) == 0


@pytest.mark.rule("NF-ARTC-16")
@pytest.mark.parametrize(("coins", "gems", "expected"), [(2, 2, 4), (3, 0, 0), (2, 1, 0), (0, 4, 4)])
def test_the_ancient_compass_pays_whoever_alone_has_most_coins_and_gems(coins: int, gems: int, expected: int) -> None:
    one = player(coins=coins, gems=gems, artifacts="ancient_compass")
    assert bonus_points(table(one, player("grear", coins=1, gems=2)), 0) == expected


@pytest.mark.rule("NF-SCORE-06", "NF-SCORE-07", "NF-SCORE-09")
@pytest.mark.parametrize(
    ("coins", "gems", "tokens", "expected"),
    [(2, 3, "", 2), (0, 0, "mystics lizardfolk", 2), (1, 1, "", 1), (1, 0, "", 0), (3, 2, "mystics nomads nomads", 5)],
)
def test_example_two_coins_or_gems_are_a_point_and_a_token_is_one(
    coins: int, gems: int, tokens: str, expected: int
) -> None:
    assert points(player(coins=coins, gems=gems, tokens=tokens), "wealth") == expected


@pytest.mark.rule("NF-SCORE-08")
def test_each_chief_scores_five() -> None:
    assert points(player(chiefs="nomads mystics"), "chiefs") == 10


@pytest.mark.rule("NF-SCORE-10")
def test_adventurers_and_food_score_nothing() -> None:
    rich = player(food=30, team="dog_1 mother_ilva tokra_the_ancient", reserve="pip_the_lookout brock_the_bruiser")
    assert sum(line.stars for line in score(table(rich), 0)) == 0


BANDS = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 11: 5, 12: 6}


@pytest.mark.rule("NF-SCORE-11", "NF-SCORE-12")
@pytest.mark.parametrize("reputation", range(-6, 13))
def test_one_band_of_the_reputation_track_scores(reputation: int) -> None:
    assert points(player(reputation=reputation), "reputation") == BANDS.get(reputation, 0)


@pytest.mark.rule("NF-DAY-12")
@pytest.mark.parametrize("reputation", range(-6, 13))
def test_by_day_a_bad_name_costs_points(reputation: int) -> None:
    bad = {-6: -2, -5: -2, -4: -1, -3: -1}
    assert reputation_points(reputation, "day") == (BANDS | bad).get(reputation, 0)
    assert points(player(reputation=reputation), "reputation", town="day") == (BANDS | bad).get(reputation, 0)


@pytest.mark.rule("NF-SCORE-13")
@pytest.mark.parametrize(("camps", "expected"), [(13, 0), (14, 2), (19, 2)])
def test_an_empty_board_scores_two(camps: int, expected: int) -> None:
    one = player(camps=camps)
    assert board_points(table(one), one) == expected


@pytest.mark.rule("NF-SCORE-14", "NF-TAL-22")
@pytest.mark.parametrize(
    ("animals", "beside", "expected"),
    [
        ("bird:snare bird:tool_roll bird:honey_pot", "", 5),
        ("bird:snare bird:tool_roll turtle:honey_pot", "", 5),
        ("bird:snare bird:tool_roll bird", "", 0),
        ("bird:snare bird:tool_roll bird", "honey_pot", 0),
        ("bird:snare bird:tool_roll", "honey_pot", 0),
    ],
)
def test_three_carried_treasures_score_five(animals: str, beside: str, expected: int) -> None:
    one = player(animals=animals, beside=beside, talents="begging")
    assert board_points(table(one), one) == expected


@pytest.mark.rule("NF-TAL-26")
@pytest.mark.parametrize(("own", "other", "expected"), [(3, 2, 2), (3, 3, 0), (2, 3, 0), (-2, -3, 2)])
def test_storytelling_pays_the_highest_reputation_alone(own: int, other: int, expected: int) -> None:
    one = player(reputation=own, talents="storytelling")
    assert bonus_points(table(one, player("grear", reputation=other)), 0) == expected


@pytest.mark.rule("NF-MAP-04")
@pytest.mark.parametrize(("camps", "lost"), [({}, True), ({MAMMOTHS[0]: 1}, True), ({MAMMOTHS[2]: 0}, False)])
def test_on_map_10_whoever_has_no_camp_among_the_mammoths_loses_eight(camps: dict[int, int], lost: bool) -> None:
    lines = {line.what: line.stars for line in score(table(player(), map=10, camps=camps), 0)}
    assert lines.get("mammoths") == (-8 if lost else None)


@pytest.mark.rule("NF-MAP-04")
def test_elsewhere_there_are_no_mammoths() -> None:
    assert len(MAMMOTHS) >= 4
    for number in {*MAPS} - {10}:
        assert "mammoths" not in {line.what for line in score(table(player(), map=number), 0)}


# Who wins


def places(*players: Player) -> tuple[int, ...]:
    return final_count(position(*players)).places


@pytest.mark.rule("NF-GOAL-02")
def test_the_most_points_win() -> None:
    assert places(player(camps=3), player("grear", camps=5), player("kikli", camps=4)) == (3, 1, 2)


@pytest.mark.rule("NF-TIE-01")
def test_a_tie_goes_to_the_better_name() -> None:
    assert places(player(camps=3, reputation=-1), player("grear", camps=3), player("kikli", camps=2)) == (2, 1, 3)


@pytest.mark.rule("NF-TIE-02")
def test_a_card_that_wins_ties_goes_before_reputation() -> None:
    judge = player(camps=3, artifacts="scales_of_justice", reputation=-6)
    assert places(judge, player("grear", camps=13, reputation=1)) == (1, 2)
    assert places(judge, player("grear", camps=14)) == (2, 1)


@pytest.mark.rule("NF-TIE-03")
def test_then_coins_and_gems_decide() -> None:
    assert places(player(camps=3, gems=1), player("grear", camps=3)) == (1, 2)
    assert places(player(camps=3), player("grear", camps=3)) == (1, 1)


# Campaigns


def last_map(mode: str, own: Sheet, *, bosses: tuple[str, ...] = ()) -> State:
    own.character = "vera"
    document = Campaign(mode, [own, Sheet("grear")], [Chapter(9, [0, 0])])  # type: ignore[arg-type]
    state = position(player(sheet=own), player("grear", sheet=Sheet("grear")), mode=mode, map=11, campaign=document)
    state.bosses = [*bosses]
    return state


def sheet_points(state: State) -> int:
    return {line.what: line.stars for line in score(state, 0)}.get("sheet", 0)


@pytest.mark.rule("NF-SHEET-03")
@pytest.mark.parametrize(("squares", "expected"), [(29, 0), (30, 7)])
def test_in_a_campaign_all_squares_score_seven_on_map_11(squares: int, expected: int) -> None:
    state = last_map("campaign", Sheet(squares=squares, quests=["x"] * 10))
    assert sheet_points(state) == expected
    state.map = 10
    assert sheet_points(state) == 0


@pytest.mark.rule("NF-SHEET-04")
@pytest.mark.parametrize(("quests", "expected"), [(9, 0), (10, 7)])
def test_in_character_mode_all_quests_score_seven_on_map_11(quests: int, expected: int) -> None:
    state = last_map("character", Sheet(squares=30, quests=["x"] * quests))
    assert sheet_points(state) == expected


def test_arcade_games_on_map_11_know_no_card() -> None:
    assert sheet_points(table(player(), mode="arcade", map=11)) == 0


@pytest.mark.rule("NF-BOSS-05")
def test_with_a_boss_left_all_have_lost() -> None:
    result = GAME.result(last_map("campaign", Sheet(), bosses=("red_king",)))
    assert (result.lost, result.winners, result.places, result.end) == (True, (), (1, 1), "boss-left")
    won = GAME.result(last_map("campaign", Sheet()))
    assert not won.lost
