"""The combat pool: casting, recasting, flipping, removing. Catalogue chapters POOL, TOK, CAST, RECAST, FLIP, REMOVE."""

from __future__ import annotations

from itertools import product

import pytest

from questhall.games.runebound3.events.fight import RoundCast, TokenFlipped, TokenRecast, TokenRemoved, TokensCast
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import ChooseToken, FlipOwn, MakeRecast, Pass, Stay, UseSurge
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.pool import recast_one
from questhall.games.runebound3.state import FOE, State
from questhall.games.runebound3.tokens import TOKENS
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import against, in_pool, pick, surge, surges_offered
from support.runebound3_fights import Noted, act, fight_until, flips, of, recasts, spent, strikes
from support.stretch import Rigged


@pytest.mark.rule("R3-POOL-01", "R3-CBT-05", "R3-CBT-06")
def test_both_cast_all_their_tokens_and_exactly_these_make_the_pools() -> None:
    """A hero's starting tokens and those of the assets (a mule has none); at once, before anybody acts."""
    state = position(hero("corbin", assets="ancient_sword pack_mule chain_mail"), hero("mok", assets="twin_daggers"))
    fight(state, "rebels", phase="cast", round=0)

    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0, 1, 0, 0, 1], enemy__tokens=[1, 0, 1, 0, 1]))

    mine = ("corbin.1", "corbin.2", "corbin.3", "A03", "A10")
    theirs = ("enemy.1", "enemy.2", "enemy.3", "enemy.4", "enemy.5")
    assert played.events[:3] == [
        RoundCast(1),
        TokensCast(0, mine, ("physical.2", "shield.1", "agility.1", "physical.1", "dash.1")),
        TokensCast(None, theirs, ("shield.1", "skull.1", "surge.1", "skull.1", "dash.1")),
    ]
    assert in_pool(state, 0) == "corbin.1:0 corbin.2:1 corbin.3:0 A03:0 A10:1"
    assert in_pool(state, FOE) == "enemy.1:1 enemy.2:0 enemy.3:1 enemy.4:0 enemy.5:1"


@pytest.mark.rule("R3-POOL-02")
def test_tokens_of_a_pool_can_be_spent_and_be_aimed_at() -> None:
    state = against("rebels", "corbin.1:0 corbin.3:0", "enemy.2:1 enemy.4:0")

    assert strikes(state, 0) == [("corbin.1", "physical", 2)]
    assert (flips(state, 0), recasts(state, 0)) == (
        [("corbin.3", "corbin.1")],
        [("corbin.3", "enemy.2"), ("corbin.3", "enemy.4")],
    )
    assert (flips(state, FOE), recasts(state, FOE)) == (
        [("enemy.2", "enemy.4")],
        [("enemy.2", "corbin.1"), ("enemy.2", "corbin.3")],
    )


@pytest.mark.rule("R3-POOL-03", "R3-REMOVE-02")
def test_spent_and_removed_tokens_are_cast_again_in_the_next_combat_round() -> None:
    state = against("orc_marauder", "corbin.1:0! corbin.2:1 corbin.3:0", surges=1)
    surge(state, "orc_marauder_hook")
    assert (in_pool(state, 0), spent(state, 1)) == ("corbin.3:0", ["enemy.3"])

    fight_until(state, "cast", [Stay()])
    fight_until(state, "act", (), Rigged(seat__0__tokens=[1, 1, 1], enemy__tokens=[0, 0, 0, 0, 0]))

    assert in_pool(state, 0) == "corbin.1:1 corbin.2:1 corbin.3:1"
    assert in_pool(state, FOE) == "enemy.1:0 enemy.2:0 enemy.3:0 enemy.4:0 enemy.5:0"


@pytest.mark.rule("R3-TOK-01")
def test_every_token_has_two_faces_with_different_symbols_and_the_cast_says_which_is_up() -> None:
    assert len(TOKENS) == 60
    for one, other in TOKENS.values():
        assert one.symbol != other.symbol
    state = fight(position(), "rebels", phase="cast")
    for faces in product((0, 1), repeat=3):
        fight_until(state, "act", (), Rigged(seat__0__tokens=faces, enemy__tokens=[0] * 5))
        assert in_pool(state, 0) == " ".join(f"corbin.{place}:{face}" for place, face in enumerate(faces, start=1))
        state = fight(position(), "rebels", phase="cast")


@pytest.mark.rule("R3-TOK-02", "R3-TOK-03", "R3-CAST-02")
def test_only_the_symbol_that_lies_up_can_be_spent_or_aimed_at() -> None:
    """Corbin's second token has damage up and a shield below; the chain mail shows its shield."""
    state = against("orc_marauder", "corbin.2:0 A10:0", surges=1, assets="chain_mail")
    assert strikes(state, 0) == [("corbin.2", "physical", 1)]

    played = surge(state, "orc_marauder_hook")

    assert of(played, TokenRemoved) == [TokenRemoved(0, "A10", "shield.1")]
    hidden = against("orc_marauder", "corbin.2:1", surges=1)
    assert strikes(hidden, 0) == []
    assert "orc_marauder_hook" in surges_offered(hidden)
    assert "orc_marauder_hook" not in surges_offered(against("orc_marauder", "corbin.2:0", surges=1))


def laurel(mine: str) -> State:
    """Laurel, whose surge ability recasts one spent token, against the orc who removes shields."""
    state = position(hero("laurel"), hero("mok"), enemy="neighbour")
    return fight(state, "orc_marauder", mine=mine, theirs="enemy.3:1")


@pytest.mark.rule("R3-TOK-04", "R3-REMOVE-01")
def test_a_removed_token_is_set_aside_and_counts_as_spent() -> None:
    """So an ability that brings back a spent token brings back a removed one too."""
    state = laurel("laurel.1:1 laurel.2:0 laurel.3:0!")
    played = surge(state, "orc_marauder_hook")
    assert of(played, TokenRemoved) == [TokenRemoved(0, "laurel.2", "shield.1")]
    assert (in_pool(state, 0), spent(state, 0)) == ("laurel.1:1", ["laurel.2", "laurel.3"])

    back = act(
        state,
        0,
        UseSurge("speed_of_dizon", ("laurel.1",), 1),
        [pick("laurel.2:0")],
        Rigged(seat__0__tokens=[1]),
    )

    assert back.asked[0].moves == [pick("laurel.1:1"), pick("laurel.2:0"), pick("laurel.3:0"), Done()]
    assert in_pool(state, 0) == "laurel.2:1"


@pytest.mark.rule("R3-TOK-05", "R3-REMOVE-03", "R3-CACT-05")
def test_what_is_spent_or_removed_is_no_target_and_cannot_be_spent_again() -> None:
    state = against("orc_marauder", "corbin.1:0! corbin.2:1 corbin.3:0", "enemy.2:1 enemy.4:0!", surges=1)
    surge(state, "orc_marauder_hook")

    assert spent(state, 0) == ["corbin.1", "corbin.2"]
    assert combat_moves(state, 0) == [MakeRecast("corbin.3", "enemy.2", "agility.1"), Pass()]
    assert combat_moves(state, FOE) == [MakeRecast("enemy.2", "corbin.3", "agility.1"), Pass()]


@pytest.mark.rule("R3-TOK-07", "R3-TOK-08")
def test_all_tokens_of_a_symbol_are_meant_whatever_their_number() -> None:
    state = position(hero("corbin", assets="blade_of_valour ancient_sword"), hero("mok"), enemy="neighbour")
    fight(state, "sorceress", mine="corbin.1:0 corbin.2:0 corbin.3:0 B08:0 A03:1", theirs="enemy.3:1 veteran:1")

    played = act(state, FOE, UseSurge("sorceress_disarm", ("enemy.3", "veteran"), 2))

    assert of(played, TokenRemoved) == [
        TokenRemoved(0, "corbin.1", "physical.2"),
        TokenRemoved(0, "corbin.2", "physical.1"),
        TokenRemoved(0, "B08", "physical.3"),
    ]
    assert in_pool(state, 0) == "corbin.3:0 A03:1"


@pytest.mark.rule("R3-CAST-01")
def test_each_token_is_thrown_by_itself_and_both_faces_are_equally_likely() -> None:
    state = fight(position(), "rebels", phase="cast")
    chance = Noted(seat__0__tokens=[0, 1, 1], enemy__tokens=[1, 1, 0, 0, 1])

    fight_until(state, "act", (), chance)

    assert chance.throws == [("seat.0.tokens", 2)] * 3 + [("enemy.tokens", 2)] * 5


@pytest.mark.rule("R3-CAST-03", "R3-RECAST-02")
@pytest.mark.parametrize("face", [0, 1])
def test_a_single_token_is_flipped_like_a_coin_by_its_owner(face: int) -> None:
    """The enemy names a token of Corbin; the throw is Corbin's."""
    state = against("dread_cult_prophet", "corbin.1:0 corbin.2:0", surges=1)
    chance = Noted(seat__0__tokens=[face])

    played = surge(state, "dread_cult_prophet_prophecy", 1, [pick("corbin.1:0")], chance)

    assert played.topics == [(1, "token.recast")]
    assert chance.throws == [("seat.0.tokens", 2)]
    assert of(played, TokenRecast) == [TokenRecast(0, "corbin.1", ("physical.2", "surge.1")[face])]
    assert in_pool(state, 0) == f"corbin.1:{face} corbin.2:0"


@pytest.mark.rule("R3-RECAST-02")
def test_the_enemy_recasts_its_own_tokens_when_a_hero_makes_it() -> None:
    state = against("rebels", "corbin.3:0", "enemy.1:0 enemy.2:0")
    chance = Noted(enemy__tokens=[1])

    act(state, 0, MakeRecast("corbin.3", "enemy.2", "skull.1"), (), chance)

    assert chance.throws == [("enemy.tokens", 2)]
    assert in_pool(state, FOE) == "enemy.1:0 enemy.2:1"


@pytest.mark.rule("R3-RECAST-01", "R3-RECAST-03")
def test_a_player_who_may_recast_takes_any_token_of_the_own_pool_or_leaves_it() -> None:
    choices = [pick("corbin.1:0"), pick("corbin.3:1"), Done()]
    for answer, pool in [(pick("corbin.3:1"), "corbin.1:0 corbin.3:0"), (Done(), "corbin.1:0 corbin.3:1")]:
        state = against("rebels", "corbin.1:0 corbin.2:0! corbin.3:1", "enemy.1:0")
        chance = Rigged(seat__0__tokens=[0]) if isinstance(answer, ChooseToken) else Rigged()

        played = play(state, lambda table: recast_one(table, 0, 0), [answer], chance)

        assert played.asked[0].moves == choices
        assert in_pool(state, 0) == pool


@pytest.mark.rule("R3-CACT-06")
def test_example_prophecy_recasts_a_token_of_the_pool_and_never_a_spent_one() -> None:
    state = against("dread_cult_prophet", "corbin.1:0 corbin.2:0! corbin.3:1", surges=1)

    played = surge(state, "dread_cult_prophet_prophecy", 1, [pick("corbin.3:1")], Rigged(seat__0__tokens=[1]))

    assert played.asked[0].moves == [pick("corbin.1:0"), pick("corbin.3:1")]
    all_spent = against("dread_cult_prophet", "corbin.1:0! corbin.2:0!", surges=1)
    assert "dread_cult_prophet_prophecy" not in surges_offered(all_spent)


@pytest.mark.rule("R3-RECAST-04", "R3-FLIP-03", "R3-DOUBLE-06")
def test_a_token_with_another_on_it_cannot_be_flipped_recast_or_removed() -> None:
    """Mok's skulls lie on the enemy's double; all who aim at the pool are offered only the upper token."""
    state = against("rebels", "corbin.3:0 corbin.1:0", "enemy.2:1 enemy.1:0>enemy.5 enemy.5:0")
    assert recasts(state, 0) == [("corbin.3", "enemy.2"), ("corbin.3", "enemy.1")]
    assert flips(state, FOE) == [("enemy.2", "enemy.1")]

    roots = position(hero("corbin", skills="entangling_roots"), hero("mok"))
    fight(roots, "rebels", mine="corbin.1:1", theirs="enemy.1:0>enemy.5 enemy.5:0 enemy.4:0")
    played = act(roots, 0, UseSurge("entangling_roots_grip", ("corbin.1",), 1), [pick("enemy.4:0")])

    assert played.asked[0].moves == [pick("enemy.1:0"), pick("enemy.4:0")]
    assert in_pool(roots, FOE) == "enemy.1:0>enemy.5 enemy.5:0"


@pytest.mark.rule("R3-RECAST-05", "R3-DOUBLE-05", "R3-FLIP-03")
def test_the_upper_token_can_be_flipped_and_recast_and_then_lies_on_top_again() -> None:
    state = against("rebels", "corbin.3:0", "enemy.2:1 enemy.1:0>enemy.5 enemy.5:0")

    act(state, FOE, FlipOwn("enemy.2", "enemy.1", "skull.1", "shield.1"))
    assert in_pool(state, FOE) == "enemy.1:1>enemy.5 enemy.5:0"
    act(state, 0, MakeRecast("corbin.3", "enemy.1", "shield.1"), (), Rigged(enemy__tokens=[0]))

    assert in_pool(state, FOE) == "enemy.1:0>enemy.5 enemy.5:0"
    assert strikes(state, FOE) == [("enemy.1", "skull", 2)]


@pytest.mark.rule("R3-FLIP-01")
@pytest.mark.parametrize(("up", "below"), [(0, "surge.1"), (1, "physical.2")])
def test_flipping_turns_the_other_side_up(up: int, below: str) -> None:
    above = {"surge.1": "physical.2", "physical.2": "surge.1"}[below]
    state = against("rebels", f"corbin.1:{up} corbin.3:0", "enemy.1:0")

    played = act(state, 0, FlipOwn("corbin.3", "corbin.1", above, below))

    assert played.events == [TokenFlipped(0, "corbin.1", below)]
    assert in_pool(state, 0) == f"corbin.1:{1 - up}"


@pytest.mark.rule("R3-FLIP-02")
def test_spent_tokens_cannot_be_flipped() -> None:
    state = against("witch", "corbin.1:0! corbin.2:0 corbin.3:0", surges=1)
    assert flips(state, 0) == [("corbin.3", "corbin.2")]

    played = surge(state, "witch_hex", 1, [pick("corbin.2:0")])

    assert played.asked[0].moves == [pick("corbin.2:0"), pick("corbin.3:0")]
    assert "witch_hex" not in surges_offered(against("witch", "corbin.1:0! corbin.2:0!", surges=1))
