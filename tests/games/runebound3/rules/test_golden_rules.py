"""The golden rules: catalogue chapter GOLD. Cards against rules stand in `test_actions.py`."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.events.fight import Passed, Struck
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Block, Pass, Retreat, Stay, Strike, UseSurge
from questhall.games.runebound3.moves.market import (
    DiscardAsset,
    GiveAsset,
    GiveGold,
    ProposeTrade,
    Sell,
    WantAsset,
    WantGold,
)
from questhall.games.runebound3.moves.skills import ExertCard, Learn
from questhall.games.runebound3.moves.turn import AttemptQuest, EndTurn, FollowRumour
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.trophies import gain_trophy
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FOE, FightReason, State
from support.runebound3 import fight, hero, play, position
from support.runebound3_matches import match_at
from support.stretch import CutIn, Rigged

DECLINE, END_TURN, PASS, STAY = Decline(), EndTurn(), Pass(), Stay()
TROPHY = next(id for id, card in ADVENTURES.items() if card.deck == "combat" and card.scenario is None)


@pytest.mark.rule("R3-GOLD-04")
@pytest.mark.parametrize(("enemy", "surges"), [("rebels", True), ("sorceress", False)])
def test_a_card_that_says_cannot_is_stronger_than_all_that_allow_it(enemy: str, surges: bool) -> None:
    """Against the Sorceress nobody can use surge abilities, whatever hero card, skill and asset offer them."""
    mine = hero("corbin", skills="shield_breaker battle_fury", assets="firestone")
    state = fight(position(mine), enemy, mine="corbin.1:1 A02:1 corbin.3:1", theirs="enemy.4:1")

    moves = play(state, fight_on, [PASS]).asked[0].moves

    abilities = {move.ability for move in moves if isinstance(move, UseSurge)}
    everything = {"brutal_assault", "firestone_flare", "shield_breaker_blow", "battle_fury_double"}
    assert abilities <= everything
    assert bool(abilities) == surges
    assert Strike(("corbin.3",), "physical", 1) in moves


@pytest.mark.rule("R3-GOLD-04")
@pytest.mark.parametrize(("enemy", "asked"), [("ogre", True), ("old_tyrant", False), ("death_knight", False)])
def test_from_an_enemy_whose_card_forbids_it_nobody_retreats(enemy: str, asked: bool) -> None:
    state = fight(position(hero("corbin", "8,1")), enemy, mine="corbin.1:0", theirs="enemy.1:0", phase="retreat")

    played = play(state, fight_on, [STAY] if asked else [])

    assert [each.moves for each in played.asked] == ([[STAY, Retreat()]] if asked else [])
    assert state.fight is not None
    assert state.fight.phase == "cast"


@pytest.mark.rule("R3-GOLD-04")
@pytest.mark.parametrize(("enemy", "blocks"), [("bog_mummy", True), ("wraith", False)])
def test_what_cannot_be_blocked_is_suffered_behind_any_shield(enemy: str, blocks: bool) -> None:
    state = position(hero("corbin"), scenario="corpse_king", enemy="fixed")
    fight(state, enemy, mine="corbin.2:1", theirs="enemy.1:0", turn=1)

    played = play(state, fight_on, [Block(("corbin.2",), 1)] if blocks else [])

    assert played.events_of(Struck) == [Struck(None, "skull", 1)]
    assert played.events_of(Suffered) == ([] if blocks else [Suffered(0, 1)])


@pytest.mark.rule("R3-GOLD-05")
@pytest.mark.parametrize(("reason", "enemy", "asked"), [("adventure", "ogre", True), ("villain", "margath", False)])
def test_a_rule_that_says_cannot_is_stronger_than_one_that_says_may(
    reason: FightReason, enemy: str, asked: bool
) -> None:
    """After each combat round a hero may retreat; from a villain he cannot."""
    state = position(hero("corbin", "8,1", hand="parry", skills="tireless"))
    fight(state, enemy, mine="corbin.1:0", theirs="enemy.1:0", phase="retreat", reason=reason)

    played = play(state, fight_on, [STAY] if asked else [])

    assert played.topics == ([(0, "fight.retreat")] if asked else [])


@pytest.mark.rule("R3-GOLD-06")
@pytest.mark.parametrize("answer", [Use("teleport"), DECLINE])
def test_what_a_hero_may_do_can_be_left_out(answer: Use | Decline) -> None:
    """After a trophy Master Thorn may exert to travel."""
    state = position(hero("thorn", "8,1", hand="parry"))
    uses = isinstance(answer, Use)
    state.decks["combat"] = ["ogre"]

    played = play(
        state,
        lambda table: gain_trophy(table, 0, "combat"),
        [answer, *([ExertCard("parry"), Done()] if uses else [])],
        Rigged(deck__combat=[0]),
    )

    assert played.asked[0].moves == [Use("teleport"), DECLINE]
    assert (state.players[0].hand, state.skill_discard) == (([], ["parry"]) if uses else (["parry"], []))


@pytest.mark.rule("R3-GOLD-06")
def test_on_engaging_a_marksman_may_hold_fire() -> None:
    state = position(hero("corbin", hand="parry", skills="marksmanship"))
    fight(state, "ogre", phase="engage", round=0)

    played = play(state, fight_on, [DECLINE])

    assert played.asked[0].moves == [Use("marksmanship_shot"), DECLINE]
    assert played.events_of(Suffered) == []
    assert state.players[0].hand == ["parry"]


@pytest.mark.rule("R3-GOLD-07")
def test_a_hero_may_pass_with_surges_left() -> None:
    state = fight(position(hero("corbin")), "ogre", mine="corbin.1:1", theirs="enemy.1:0")

    played = play(state, fight_on, [PASS])

    assert played.asked[0].moves == [UseSurge("brutal_assault", ("corbin.1",), 1), PASS]
    assert played.events == [Passed(0)]
    assert state.fight is not None
    assert not state.fight.sides[0].tokens[0].is_spent


@pytest.mark.rule("R3-GOLD-07")
def test_whoever_plays_the_enemy_may_leave_its_surges_too() -> None:
    state = position(hero("corbin"), hero("mok"), enemy="neighbour")
    fight(state, "rebels", mine="corbin.1:0", theirs="enemy.3:1", turn=1)

    played = play(state, fight_on, [PASS])

    assert played.topics == [(1, "fight.act")]
    assert played.asked[0].moves == [UseSurge("rebels_levy", ("enemy.3",), 1), PASS]
    assert state.fight is not None
    assert state.fight.sides[1].who == FOE
    assert played.events == [Passed(None)]


def beside(*, rich: bool) -> State:
    """Lissa in Madness Pass, where Thorn has everything a hero can have, or only his gold."""
    things = {
        "quests": "narrow_ledge",
        "rumours": "significant_other",
        "trophies": TROPHY,
        "hand": "spark_rune",
        "skills": "tireless healing_touch",
        "assets": "griffin satchel",
    }
    thorn = hero("thorn", "madness_pass", damage=2, **(things if rich else {}))  # type: ignore[arg-type]
    return position(hero("lissa", "madness_pass", gold=1), thorn)


@pytest.mark.rule("R3-GOLD-08")
def test_nobody_can_use_another_hero_s_quests_rumours_skills_assets_tokens_or_trophies() -> None:
    """Whatever Thorn has, Lissa can do the same; only an exchange could bring her something of his."""
    poor, rich = (play(beside(rich=rich), take_turn, [END_TURN]).asked[0] for rich in (False, True))

    assert rich.moves == poor.moves
    assert not any(isinstance(move, AttemptQuest | FollowRumour | Learn) for move in rich.moves)
    assert rich.offers[0] == [ProposeTrade(1)]


@pytest.mark.rule("R3-GOLD-08")
def test_in_an_exchange_too_only_gold_and_assets_can_be_asked_for_and_only_asked_for() -> None:
    state = beside(rich=True)

    played = play(
        state,
        take_turn,
        [CutIn(0, ProposeTrade(1)), WantAsset("satchel"), Done(), DECLINE, END_TURN],
    )

    assert played.asked[1].moves == [
        *(WantAsset("griffin"), WantAsset("satchel"), GiveGold(), WantGold(), Done(), DECLINE)
    ]
    assert played.topics[3] == (1, "trade.answer")
    assert (state.players[0].assets, state.players[1].assets) == ([], ["griffin", "satchel"])


@pytest.mark.rule("R3-GOLD-08")
def test_a_forged_move_with_another_hero_s_things_is_refused() -> None:
    match = match_at(beside(rich=True))

    for move in (
        *(AttemptQuest("narrow_ledge"), FollowRumour("significant_other"), Learn("spark_rune")),
        *(Use("tireless_step"), Sell("satchel"), DiscardAsset("satchel"), GiveAsset("satchel")),
    ):
        with pytest.raises(IllegalMove):
            match.play(0, move)

    assert match.view(None).heroes[1].assets == ["griffin", "satchel"]
