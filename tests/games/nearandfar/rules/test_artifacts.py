"""Claiming artifacts: when, for what, and what they bring from then on."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Move, Question
from questhall.games.nearandfar.cards.define import ARTIFACTS, Cost
from questhall.games.nearandfar.events.gains import ArtifactClaimed, ChiefWon, HeartsGained, Paid, TreasureUsed
from questhall.games.nearandfar.moves import (
    Claim,
    Dig,
    Done,
    Harvest,
    ReturnAnimal,
    SetOut,
    TakeCoin,
    UseTreasure,
    Visit,
    Walk,
)
from questhall.games.nearandfar.rules.artifacts import can_claim, could_claim, holds_up, offers
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.scoring import artifact_points
from questhall.games.nearandfar.state import Player, State
from questhall.games.nearandfar.view import view
from support.nearandfar import on_the_map, player, position, turn
from support.stretch import CutIn

ANY: Any = None
"""Claims do not depend on what is asked."""


def table(one: Player, **more: Any) -> State:
    return position(one, player("grear", place="gate", team="cat_1"), **more)


def offered(one: Player, **more: Any) -> list[Move]:
    return [*offers(table(one, **more), ANY, 0)]


def lens(**more: Any) -> Player:
    """Somebody who can pay for the Moon Lens: a coin, a gem and a blue token."""
    return player(place="gate", hand="moon_lens", coins=1, gems=1, tokens="mystics", **more)


@pytest.mark.rule("NF-ART-01")
def test_artifacts_are_claimed_at_any_moment_of_the_own_turn_any_number_of_times() -> None:
    purse: dict[str, Any] = {"coins": 3, "gems": 3, "food": 3, "tokens": "mystics mystics nomads"}
    one = player(place="gate", hand="moon_lens spices mirror_hat", **purse)
    state = table(one)
    played = turn(
        state,
        CutIn(0, Claim("moon_lens")),
        Visit("farm"),
        CutIn(0, Claim("spices")),
        Harvest(),
    )
    assert one.artifacts == ["moon_lens", "spices"]
    assert played.asked[0].offers == {0: [Claim("moon_lens"), Claim("spices")]}
    assert one.hand == ["mirror_hat"]


@pytest.mark.rule("NF-ART-01")
def test_after_the_action_there_is_a_last_moment_to_claim_with_what_it_brought() -> None:
    one = player(place="gate", hand="moon_lens", coins=1, gems=1, tokens="mystics")
    state = table(one)
    played = turn(state, Visit("farm"), Harvest(), CutIn(0, Claim("moon_lens")), Done())
    assert played.topics[-1] == (0, "turn.end")
    assert one.artifacts == ["moon_lens"]


@pytest.mark.rule("NF-ART-01")
def test_an_artifact_is_claimed_in_the_middle_of_a_journey() -> None:
    one = on_the_map(2, hand="moon_lens", coins=1, gems=1, tokens="mystics", hearts=4)
    played = turn(table(one), Walk(6), CutIn(0, Claim("moon_lens")), Done())
    assert [topic for _, topic in played.topics] == ["turn.action", "journey.next", "journey.next"]
    assert [asked.offers for asked in played.asked] == [{0: [Claim("moon_lens")]}] * 2 + [{}]
    assert one.artifacts == ["moon_lens"]


@pytest.mark.rule("NF-ART-01")
def test_nobody_claims_in_anothers_turn() -> None:
    state = table(lens())
    state.active = 1
    assert offers(state, ANY, 0) == []


@pytest.mark.rule("NF-ART-02")
def test_an_artifact_gives_neither_abilities_nor_points_before_it_is_claimed() -> None:
    hidden, claimed = player(hand="clockwork_hand"), player(artifacts="clockwork_hand")
    assert (icons(hidden).skill, icons(claimed).skill) == (1, 3)
    assert (artifact_points(hidden), artifact_points(claimed)) == (-1, 6)


@pytest.mark.rule("NF-ART-02")
def test_a_claimed_artifact_lies_open() -> None:
    state = table(player(artifacts="clockwork_hand", hand="moon_lens"))
    shown = view(state, 1).players[0]
    assert (shown.artifacts, shown.hand) == (["clockwork_hand"], [])


@pytest.mark.rule("NF-ART-03", "NF-ART-04")
def test_a_claim_pays_coins_gems_food_and_tokens_to_the_supply() -> None:
    one = player(place="gate", hand="heart_of_the_forest", coins=1, gems=3, food=1, tokens="mystics nomads nomads")
    one.reputation = 6
    assert ARTIFACTS["heart_of_the_forest"].cost == Cost(1, 2, 1, {"mystics": 1, "nomads": 2})
    state = table(one)
    played = turn(state, CutIn(0, Claim("heart_of_the_forest")), Visit("store"), TakeCoin())
    assert played.events[:2] == [
        Paid(0, 1, 2, 1, ("mystics", "nomads", "nomads")),
        ArtifactClaimed(0, "heart_of_the_forest"),
    ]
    assert (one.gems, one.food, sum(one.tokens.values())) == (1, 0, 0)


@pytest.mark.rule("NF-ART-03")
@pytest.mark.parametrize("missing", ["coin", "gem", "food", "token"])
def test_without_the_whole_cost_there_is_no_claim(missing: str) -> None:
    one = player(place="gate", hand="bird_whistle", coins=1, gems=2, food=2, tokens="nomads")
    assert offered(one) == [Claim("bird_whistle")]
    match missing:
        case "coin":
            one.coins -= 1
        case "gem":
            one.gems -= 1
        case "food":
            one.food -= 1
        case _:
            one.tokens["nomads"] -= 1
    assert offered(one) == []


@pytest.mark.rule("NF-ART-03", "NF-TAL-28")
def test_with_gem_trading_gems_pay_for_coins_of_a_claim() -> None:
    one = player(place="gate", hand="merchants_coat", coins=1, gems=2, tokens="nomads", talents="gem_trading")
    state = table(one)
    turn(state, CutIn(0, Claim("merchants_coat")), Visit("store"), Done())
    assert (one.coins, one.gems, one.artifacts) == (0, 0, ["merchants_coat"])


@pytest.mark.rule("NF-ART-05")
def test_flags_on_a_claimed_artifact_bring_no_chief() -> None:
    one = player(place="gate", hand="clockwork_hand", coins=2, gems=2, tokens="lizardfolk lizardfolk lizardfolk")
    played = turn(table(one), CutIn(0, Claim("clockwork_hand")), Visit("store"), Done())
    assert played.events_of(ChiefWon) == []


@pytest.mark.rule("NF-ART-06")
@pytest.mark.parametrize(
    ("artifact", "without", "with_it"),
    [
        ("thunder_musket", {"threats": [4]}, {"threats": [4, 5]}),
        ("owls_eye", {"animals": "bird:snare bird"}, {"animals": "bird:snare bird:tool_roll"}),
        ("wind_woven_cloak", {"animals": "bird"}, {"animals": "bird turtle"}),
        (
            "drum_of_the_chiefs",
            {"reserve": "dak_the_runner"},
            {"reserve": "dak_the_runner", "team": "dog_1 amira_the_drover"},
        ),
    ],
)
def test_what_is_required_must_be_there_and_is_not_spent(
    artifact: str, without: dict[str, Any], with_it: dict[str, Any]
) -> None:
    purse: dict[str, Any] = {"coins": 9, "gems": 9, "food": 9, "tokens": "outlaws mystics lizardfolk nomads " * 3}
    card = ARTIFACTS[artifact]
    assert not can_claim(table(player(**purse, **without)), 0, card)
    one = player(place="gate", hand=artifact, **purse, **with_it)
    state = table(one)
    assert can_claim(state, 0, card)
    turn(state, CutIn(0, Claim(artifact)), Visit("store"), Done())
    assert one.artifacts == [artifact]
    assert one.threats == with_it.get("threats", [])
    assert len(one.animals) == len(with_it.get("animals", "").split())


@pytest.mark.rule("NF-ART-06")
def test_camps_in_the_mine_and_on_trade_goods_are_looked_at_where_they_stand() -> None:
    rich = player(coins=9, gems=9, food=9, tokens="outlaws mystics lizardfolk nomads " * 3)
    machine, wagon = ARTIFACTS["thinking_machine"], ARTIFACTS["trade_wagon"]
    assert can_claim(table(rich, mine={0: 0, 1: 0, 4: 0, 5: 1}), 0, machine)
    assert not can_claim(table(rich, mine={0: 0, 1: 0, 5: 1}), 0, machine)
    assert can_claim(table(rich, camps={3: 0}), 0, wagon)
    assert not can_claim(table(rich, camps={3: 1, 2: 0}), 0, wagon)


@pytest.mark.rule("NF-ART-07", "NF-ART-08")
@pytest.mark.parametrize(
    ("artifact", "flame", "reputation", "expected"),
    [
        ("mask_of_dread", -4, -4, True),
        ("mask_of_dread", -4, -6, True),
        ("mask_of_dread", -4, -3, False),
        ("mask_of_dread", -4, 4, False),
        ("star_mantle", 4, 4, True),
        ("star_mantle", 4, 9, True),
        ("star_mantle", 4, 3, False),
        ("star_mantle", 4, -4, False),
    ],
)
def test_example_a_flame_asks_for_at_least_or_at_most_that_reputation(
    artifact: str, flame: int, reputation: int, expected: bool
) -> None:
    rich = player(coins=9, gems=9, food=9, tokens="outlaws mystics lizardfolk nomads", reputation=reputation)
    assert ARTIFACTS[artifact].reputation == flame
    assert can_claim(table(rich), 0, ARTIFACTS[artifact]) is expected


@pytest.mark.rule("NF-ART-09")
def test_example_the_pictured_artifact() -> None:
    mask = ARTIFACTS["mask_of_dread"]
    assert (mask.points, mask.reputation, mask.avoids) == (7, -4, "free")
    assert icons(player(artifacts="mask_of_dread")).combat == 1
    assert artifact_points(player(artifacts="mask_of_dread")) == 7


@pytest.mark.rule("NF-ART-11")
def test_symbols_on_claimed_artifacts_count_like_those_of_the_team() -> None:
    bare = icons(player())
    armed = icons(player(artifacts="bear_charm dragonbone_armour"))
    assert (armed.combat - bare.combat, armed.hearts - bare.hearts) == (2, 6)


@pytest.mark.rule("NF-ART-12")
def test_where_an_artifact_contradicts_the_rules_it_prevails() -> None:
    one = player(team="dog_1 pip_the_lookout", reserve="brock_the_bruiser", artifacts="merchants_contract")
    state = table(one)
    both = SetOut(("brock_the_bruiser", "dog_1", "pip_the_lookout"))
    turn(state, both, Done())
    assert set(one.team) == {"dog_1", "pip_the_lookout", "brock_the_bruiser"}


@pytest.mark.rule("NF-TREC-02")
def test_where_a_treasure_contradicts_the_rules_it_prevails() -> None:
    one = player(place="gate", coins=1, animals="bird:rusty_bell")
    state = table(one, row="skrit_the_brawler")
    played = turn(state, Visit("mine"), Done(), Dig(0), Done())
    assert played.topics == [(0, "turn.action"), (0, "mine.hire"), (0, "mine.action"), (0, "mine.hire")]


@pytest.mark.rule("NF-TAL-24")
def test_a_breeder_returns_any_number_of_animals_for_two_hearts_each_wherever_he_is() -> None:
    breeder: dict[str, Any] = {"animals": "bird:snare turtle", "talents": "pack_bird_breeding"}
    for one in (player(place="farm", **breeder), on_the_map(2, **breeder)):
        state = table(one)
        played = turn(state, CutIn(0, ReturnAnimal(1)), CutIn(0, ReturnAnimal(0)), Visit("store"), TakeCoin())
        assert played.asked[0].offers == {0: [ReturnAnimal(0), ReturnAnimal(1)]}
        assert played.events_of(HeartsGained) == [HeartsGained(0, 2)] * 2
        assert (one.animals, one.hearts, state.birds) == ([], 4, 6)
        assert state.discarded_treasures == ["snare"]


@pytest.mark.rule("NF-STABLE-09")
def test_an_animal_that_a_breeder_returns_still_carries_him_this_turn() -> None:
    one = on_the_map(2, animals="bird", talents="pack_bird_breeding", hearts=4)
    state = table(one)
    turn(state, CutIn(0, ReturnAnimal(0)), Walk(6), Walk(10), Walk(11), Done())
    assert (one.animals, one.space) == ([], 11)


@pytest.mark.rule("NF-TAL-24", "NF-STABLE-08")
def test_nobody_else_gives_animals_back_at_will() -> None:
    assert offered(player(animals="bird bird")) == []


def test_a_treasure_of_hearts_is_used_at_any_moment_of_the_own_turn() -> None:
    state = table(player(animals="bird:smelling_salts_1"))
    assert offers(state, ANY, 0) == [UseTreasure("smelling_salts_1")]
    state.active = 1
    assert offers(state, ANY, 0) == []


def test_a_treasure_that_is_used_leaves_its_animal_before_all_eyes() -> None:
    one = on_the_map(2, animals="bird:smelling_salts_1")
    played = turn(table(one), CutIn(0, UseTreasure("smelling_salts_1")), Done())
    assert played.events_of(TreasureUsed) == [TreasureUsed(0, "smelling_salts_1")]
    assert [beast.treasure for beast in one.animals] == [""]


def test_what_could_be_claimed_is_reckoned_to_the_coin() -> None:
    """With a blue token and a gem nothing can be had but for a coin, which gem trading makes of another gem."""
    for coins, gems, talents, could in (
        (1, 1, "", True),
        (0, 1, "", False),
        (0, 2, "gem_trading", True),
        (0, 2, "", False),
    ):
        one = player(place="gate", hand="crown_of_guile", coins=coins, gems=gems, tokens="mystics", talents=talents)
        assert could_claim(table(one), 0) is could


def test_whether_a_lone_move_is_asked_for_depends_on_what_all_can_see() -> None:
    """Two hands that nobody else can tell apart: the question is put for both or for neither."""
    question = Question(1, "turn.end", {}, True)
    can, cannot = (
        table(lens()),
        table(player(place="gate", hand="crown_of_guile", coins=1, gems=1, food=1, tokens="mystics")),
    )
    assert [holds_up(state, question, 0) for state in (can, cannot)] == [True, True]
    poor = table(player(place="gate", hand="moon_lens"))
    assert not holds_up(poor, question, 0)
    empty = table(player(place="gate", coins=1, gems=1, food=1, tokens="mystics"))
    assert not holds_up(empty, question, 0)


def test_a_bird_whistle_calls_a_bird_if_there_is_room() -> None:
    one = player(place="gate", hand="bird_whistle", coins=1, gems=3, food=2, tokens="nomads")
    turn(table(one), CutIn(0, Claim("bird_whistle")), Visit("farm"), Harvest())
    assert len(one.animals) == 1


def test_a_claim_cannot_be_taken_back_for_all_have_seen_the_card() -> None:
    played = turn(table(lens()), CutIn(0, Claim("moon_lens")), Visit("store"), TakeCoin())
    assert "claim" in played.gates
