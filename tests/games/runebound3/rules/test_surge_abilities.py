"""Surge abilities, X, and what is cancelled: catalogue chapters SURGE, SURGEAB, X, CANCEL."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.cards.villains import raise_the_fallen
from questhall.games.runebound3.events.fight import Cancelled, Passed, Struck, SurgeUsed, TokenRecast
from questhall.games.runebound3.events.hero import AbilityUsed, Exerted, Healed, Suffered
from questhall.games.runebound3.events.market import GoldPaid
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Pass, SpendSurges, Stay, Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import against, in_pool, pick, surge, wounds
from support.runebound3_fights import act, fight_until, of, spent, surges
from support.stretch import Rigged


def corbin(mine: str, theirs: str = "enemy.4:1", enemy: str = "ogre", **more: str) -> State:
    state = position(hero("corbin", **more), hero("mok"), enemy="neighbour")  # type: ignore[arg-type]
    return fight(state, enemy, mine=mine, theirs=theirs)


@pytest.mark.rule("R3-SURGEAB-01", "R3-SURGE-01", "R3-QREF-06")
def test_a_surge_ability_is_a_combat_action_for_as_many_surges_as_it_says() -> None:
    """The battle robe asks for 2; the robe's own token shows 2, Corbin's first shows 1."""
    one = corbin("corbin.1:1 A11:0", assets=["battle_robe", "spark_rune"][0], skills="spark_rune")
    assert surges(one, 0) == [("brutal_assault", "corbin.1"), ("spark_rune_spark", "corbin.1")]
    state = corbin("corbin.2:0 A11:1", assets="battle_robe", skills="spark_rune")
    assert surges(state, 0) == [
        *[("brutal_assault", "A11"), ("spark_rune_spark", "A11")],
        ("battle_robe_trance", "A11"),
    ]

    played = act(state, 0, UseSurge("spark_rune_spark", ("A11",), 2))

    assert played.events == [SurgeUsed(0, "spark_rune_spark", 2), Suffered(None, 1)]
    assert (wounds(state), in_pool(state, 0), surges(state, 0)) == ((0, 1), "corbin.2:0", [])


@pytest.mark.rule("R3-SURGEAB-01", "R3-SURGE-01")
def test_surges_may_be_kept_and_without_them_there_is_no_surge_ability() -> None:
    assert combat_moves(corbin("corbin.1:1"), 0) == [UseSurge("brutal_assault", ("corbin.1",), 1), Pass()]
    assert combat_moves(corbin("corbin.1:1!"), 0) == [Pass()]


@pytest.mark.rule("R3-SURGEAB-02", "R3-QREF-06")
def test_each_surge_ability_is_used_once_a_combat_round_at_most() -> None:
    state = corbin("corbin.1:1 B06:1", assets="fencing_blade", skills="spark_rune")
    act(state, 0, UseSurge("spark_rune_spark", ("corbin.1",), 1))
    assert surges(state, 0) == [("brutal_assault", "B06"), ("fencing_blade_riposte", "B06")]

    fight_until(state, "cast", [Pass(), Stay()])
    fight_until(state, "act", (), Rigged(seat__0__tokens=[1, 0, 0, 0], enemy__tokens=[0] * 5))

    abilities = ["brutal_assault", "spark_rune_spark", "fencing_blade_riposte"]
    assert surges(state, 0) == [(ability, "corbin.1") for ability in abilities]


@pytest.mark.rule("R3-SURGEAB-03")
def test_more_surges_than_the_price_may_be_spent_for_nothing() -> None:
    mine = "corbin.1:1 B06:1 A11:1"
    state = corbin(mine, assets="fencing_blade battle_robe", skills="spark_rune")
    ways = [tokens for ability, tokens in surges(state, 0) if ability == "spark_rune_spark"]
    both = ["corbin.1 B06 A11", "corbin.1 B06", "corbin.1 A11", "corbin.1", "B06 A11", "B06", "A11"]
    assert sorted(ways) == sorted(both)
    dear = [tokens for ability, tokens in surges(state, 0) if ability == "battle_robe_trance"]
    assert sorted(dear) == sorted(["corbin.1 B06 A11", "corbin.1 B06", "corbin.1 A11", "B06 A11", "A11"])

    played = act(state, 0, UseSurge("spark_rune_spark", ("corbin.1", "B06", "A11"), 4))

    assert played.events == [SurgeUsed(0, "spark_rune_spark", 4), Suffered(None, 1)]
    assert (wounds(state), in_pool(state, 0)) == ((0, 1), "")


@pytest.mark.rule("R3-SURGEAB-04", "R3-SURGEAB-05")
def test_example_the_surge_just_spent_is_among_the_spent_tokens_that_may_be_recast() -> None:
    state = position(hero("laurel"), hero("mok"))
    fight(state, "ogre", mine="laurel.1:1 laurel.2:0 laurel.3:0!", theirs="enemy.4:1")

    played = act(
        state, 0, UseSurge("speed_of_dizon", ("laurel.1",), 1), [pick("laurel.1:1")], Rigged(seat__0__tokens=[0])
    )

    assert played.asked[0].moves == [pick("laurel.1:1"), pick("laurel.3:0"), Done()]
    assert played.events == [SurgeUsed(0, "speed_of_dizon", 1), TokenRecast(0, "laurel.1", "physical.2")]
    assert in_pool(state, 0) == "laurel.1:0 laurel.2:0"


@pytest.mark.rule("R3-SURGEAB-06", "R3-X-03")
def test_an_ability_for_x_surges_that_another_ability_triggers_counts_as_one_for_1() -> None:
    """Vorakesh spends 2 surges to use what the fallen reanimates had for X."""
    state = position(hero("corbin"), hero("mok"), scenario="corpse_king", enemy="neighbour")
    state.decks["combat"].remove("reanimates")
    state.discards["combat"] = ["reanimates"]
    fight(state, "vorakesh", mine="corbin.2:0", theirs="vorakesh:0 enemy.1:1", reason="villain")

    played = act(state, FOE, UseSurge("vorakesh_fallen", ("vorakesh",), 2), (), Rigged(villain__fallen=[0]))

    assert played.events == [
        *[SurgeUsed(None, "vorakesh_fallen", 2), AbilityUsed(None, "reanimates_cleave")],
        Suffered(0, 1),
    ]
    assert wounds(state) == (1, 0)


@pytest.mark.rule("R3-SURGEAB-06", "R3-X-03")
def test_x_is_then_1_whatever_was_spent_on_anything_before() -> None:
    state = position(hero("corbin"), hero("mok"), scenario="corpse_king", enemy="neighbour")
    state.decks["combat"].remove("reanimates")
    state.discards["combat"] = ["reanimates"]
    fight(state, "vorakesh", mine="corbin.2:0", reason="villain")
    the_fight(state).x = 3

    play(state, lambda table: raise_the_fallen(table, FOE), (), Rigged(villain__fallen=[0]))

    assert wounds(state) == (1, 0)


@pytest.mark.rule("R3-X-01")
@pytest.mark.parametrize(
    ("tokens", "x"), [(("corbin.1",), 1), (("A11",), 2), (("corbin.1", "A11"), 3), (("corbin.1", "B06", "A11"), 4)]
)
def test_x_is_the_number_of_surges_that_were_spent(tokens: tuple[str, ...], x: int) -> None:
    state = corbin("corbin.1:1 B06:1 A11:1", assets="fencing_blade battle_robe")

    played = act(state, 0, UseSurge("brutal_assault", tokens, x))

    assert played.events == [SurgeUsed(0, "brutal_assault", x), Suffered(None, x)]
    assert (wounds(state), spent(state, 0)) == ((0, x), [*tokens])


@pytest.mark.rule("R3-X-01")
def test_a_doubled_surge_makes_x_twice_as_large() -> None:
    state = corbin("corbin.1:1>C01 C01:0", assets="hourglass")

    act(state, 0, UseSurge("brutal_assault", ("corbin.1",), 2))

    assert (wounds(state), spent(state, 0)) == ((0, 2), ["corbin.1", "C01"])


@pytest.mark.rule("R3-X-02")
def test_x_is_worked_out_anew_from_what_is_true_at_the_moment() -> None:
    """The Blade of Valour deals 1 for every 3 damage on the hero: in one fight first 1, then 2."""
    state = corbin("corbin.1:1 corbin.2:0", "enemy.1:0 enemy.2:0 enemy.4:0", assets="blade_of_valour")
    state.players[0].damage = 5
    first = act(state, 0, UseSurge("blade_of_valour_stand", ("corbin.1",), 1))
    assert first.events[1:] == [Suffered(None, 1)]

    state.players[0].damage = 6
    fight_until(state, "cast", [Pass(), Pass(), Stay()])
    fight_until(state, "act", (), Rigged(seat__0__tokens=[1, 0, 0, 0], enemy__tokens=[0] * 5))
    second = act(state, 0, UseSurge("blade_of_valour_stand", ("corbin.1",), 1))

    assert second.events[1:] == [Suffered(None, 2)]


@pytest.mark.rule("R3-X-02")
def test_health_that_depends_on_something_is_what_it_is_at_the_moment() -> None:
    """Vorakesh has 1 health more for each zombie: 10 damage defeat him only if there is none."""
    ends = []
    for zombies in (1, 0):
        state = position(hero("corbin"), hero("mok"), scenario="corpse_king")
        state.zombies = [state.players[1].hex] * zombies
        fight(state, "vorakesh", mine="corbin.2:0", theirs="enemy.4:1", damage=9, reason="villain")
        act(state, 0, Strike(("corbin.2",), "physical", 1))
        ends.append((wounds(state), the_fight(state).end))

    assert ends == [((0, 10), ""), ((0, 10), "won")]


# What is cancelled


def countering(mine: str, hand: str = "cunning", skills: str = "counter_rune") -> State:
    """Corbin can exert to cancel a surge ability; the ogre has one that deals 2 damage no shield helps against."""
    return against("ogre", mine, surges=2, hand=hand, skills=skills)


@pytest.mark.rule("R3-CANCEL-01", "R3-CANCEL-04", "R3-CANCEL-05")
def test_what_is_cancelled_does_not_happen_and_the_surges_stay_spent() -> None:
    state = countering("corbin.2:1")

    played = surge(state, "ogre_flatten", 2, [Use("counter_rune_cancel"), ExertCard("cunning")])

    assert played.events == [
        SurgeUsed(None, "ogre_flatten", 2),
        *[Exerted(0, "cunning"), AbilityUsed(0, "counter_rune_cancel")],
        Cancelled(None, "ogre_flatten"),
    ]
    assert (wounds(state), spent(state, 1)) == ((0, 0), ["enemy.3", "enemy.5"])
    assert (state.players[0].hand, state.skill_discard) == ([], ["cunning"])


@pytest.mark.rule("R3-CANCEL-04", "R3-SURGEAB-02")
def test_a_cancelled_ability_has_been_used_in_this_combat_round() -> None:
    state = against("ogre", "corbin.2:1", "veteran:1", surges=2, hand="cunning", skills="counter_rune")
    surge(state, "ogre_flatten", 2, [Use("counter_rune_cancel"), ExertCard("cunning")])

    assert surges(state, FOE) == [("ogre_shove", "veteran")]


@pytest.mark.rule("R3-CANCEL-03")
def test_what_cancels_is_asked_for_after_the_price_and_right_before_the_effect_and_may_be_declined() -> None:
    state = countering("corbin.2:1")

    played = surge(state, "ogre_flatten", 2, [Decline()])

    assert played.topics == [(0, "moment.cancel")]
    assert played.asked[0].moves == [Use("counter_rune_cancel"), Decline()]
    assert played.events == [SurgeUsed(None, "ogre_flatten", 2), Suffered(0, 2)]
    assert (wounds(state), state.players[0].hand) == ((2, 0), ["cunning"])


@pytest.mark.rule("R3-CANCEL-03")
def test_at_no_other_moment_anything_can_be_cancelled() -> None:
    """Nor without the card to exert, nor an attack with skulls, nor the own ability."""
    poor = countering("corbin.2:1", hand="")
    assert surge(poor, "ogre_flatten", 2).topics == []
    state = countering("corbin.1:1")
    assert act(state, 0, UseSurge("brutal_assault", ("corbin.1",), 1), [Decline()]).topics == [(1, "corbin.cancel")]
    assert combat_moves(state, 0) == [Pass()]


@pytest.mark.rule("R3-CANCEL-01", "R3-CANCEL-04")
@pytest.mark.parametrize("answer", [SpendSurges(("enemy.3",), 1), Decline()])
def test_the_opponent_of_corbin_may_spend_as_many_surges_to_cancel_his_assault(answer: Move) -> None:
    state = corbin("corbin.1:1 corbin.2:0", "enemy.3:1")

    played = act(state, 0, UseSurge("brutal_assault", ("corbin.1",), 1), [answer])

    used = SurgeUsed(0, "brutal_assault", 1)
    assert played.topics == [(1, "corbin.cancel")]
    assert played.asked[0].moves == [SpendSurges(("enemy.3",), 1), Decline()]
    if isinstance(answer, SpendSurges):
        assert played.events == [used, Cancelled(0, "brutal_assault")]
        assert (wounds(state), in_pool(state, FOE), in_pool(state, 0)) == ((0, 0), "", "corbin.2:0")
    else:
        assert played.events == [used, Suffered(None, 1)]
        assert (wounds(state), in_pool(state, FOE)) == ((0, 1), "enemy.3:1")


@pytest.mark.rule("R3-CANCEL-01")
def test_fewer_surges_than_were_spent_do_not_cancel_corbins_assault() -> None:
    state = corbin("A11:1", "enemy.3:1", assets="battle_robe")

    played = act(state, 0, UseSurge("brutal_assault", ("A11",), 2))

    assert played.topics == []
    assert wounds(state) == (0, 2)


@pytest.mark.rule("R3-CACT-04")
def test_a_card_may_grant_a_combat_action_of_its_own() -> None:
    """Hawthorne exerts, once a combat round, and recasts what he likes; then it is the enemy's turn."""
    state = position(hero("hawthorne", hand="cunning"), hero("mok"), enemy="neighbour")
    fight(state, "ogre", mine="hawthorne.2:0 hawthorne.3:1", theirs="enemy.1:1 enemy.4:1")
    the_fight(state).sides[0].used_up = ["onslaught"]

    answers: list[Move] = [Use("smiting_blow"), ExertCard("cunning"), pick("hawthorne.3:1"), Done()]
    played = fight_until(state, "retreat", [*answers, Pass()], Rigged(seat__0__tokens=[0]))

    assert Use("smiting_blow") in played.asked[0].moves
    assert of(played, AbilityUsed, TokenRecast, Passed, Struck, Healed, GoldPaid) == [
        AbilityUsed(0, "smiting_blow"),
        TokenRecast(0, "hawthorne.3", "physical.1"),
        *[Passed(None), Passed(0)],
    ]
    the_fight(state).sides[0].has_passed = False
    assert Use("smiting_blow") not in combat_moves(state, 0)
