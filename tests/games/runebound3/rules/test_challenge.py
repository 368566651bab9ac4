"""One hero against another: catalogue chapter CHAL."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.events.fight import FightBegan, FightEnded, Initiative, Passed, RoundCast, Struck
from questhall.games.runebound3.events.hero import HeroDefeated, Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.moves.fight import Block, Pass, Strike
from questhall.games.runebound3.moves.turn import Challenge, EndTurn, UseAction
from questhall.games.runebound3.play import beat
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import fight, hero, play, position
from support.runebound3_enemies import in_pool
from support.runebound3_fights import fight_until, of
from support.stretch import Rigged


def duel(mine: str = "", theirs: str = "", **more: object) -> State:
    """Corbin on seat 1 has challenged Hawthorne on seat 0."""
    state = position(hero("hawthorne"), hero("corbin"), hero("mok"), active=1, enemy="neighbour")
    return fight(state, seat=1, rival=0, mine=mine, theirs=theirs, **more)  # type: ignore[arg-type]


@pytest.mark.rule("R3-CHAL-01")
def test_a_challenge_is_a_fight_at_once_with_both_heroes_casting_their_own_tokens() -> None:
    state = position(hero("corbin", assets="ancient_sword"), hero("mok", assets="chain_mail"), enemy="neighbour")

    play(state, beat, [UseAction("bounty")])
    assert state.players[0].points == 2
    played = fight_until(state, "act", (), Rigged(seat__0__tokens=[0, 0, 0, 0], seat__1__tokens=[0, 0, 0, 0]))

    assert played.events[0] == FightBegan(0, "", 1)
    assert in_pool(state, 0) == "corbin.1:0 corbin.2:0 corbin.3:0 A03:0"
    assert in_pool(state, 1) == "mok.1:0 mok.2:0 mok.3:0 A10:0"


@pytest.mark.rule("R3-CHAL-01")
def test_it_lasts_round_after_round_until_one_of_them_is_defeated() -> None:
    """Hawthorne has 9 health."""
    state = duel("corbin.1:0 corbin.2:0", "hawthorne.1:1")
    state.players[0].damage = 7
    rounds: list[Move] = [Pass()]
    fight_until(state, "act", rounds)
    second = fight_until(state, "cast", (), Rigged())
    assert of(second, Passed) == [Passed(0)]

    played = fight_until(
        state,
        None,
        [Strike(("corbin.1",), "physical", 2)],
        Rigged(seat__1__tokens=[0, 0, 0], seat__0__tokens=[0, 1, 1], deck__combat=[0]),
    )

    assert of(played, RoundCast, HeroDefeated, FightEnded) == [
        RoundCast(2),
        *[HeroDefeated(0), FightEnded(1, "", 0, "won")],
    ]
    assert (state.players[0].is_defeated, state.fight) == (True, None)


@pytest.mark.rule("R3-CHAL-02")
@pytest.mark.parametrize("id", ["mok", "lissa", "hawthorne", "laurel", "thorn"])
def test_without_an_ability_that_allows_it_nobody_challenges_anybody(id: str) -> None:
    state = position(hero(id), hero("corbin"))

    played = play(state, take_turn, [EndTurn()])

    assert not any(isinstance(move, UseAction | Challenge) for move in played.asked[0].moves)


@pytest.mark.rule("R3-CHAL-02")
def test_corbin_challenges_whom_his_card_lets_him_challenge() -> None:
    """Heroes on his hex, each once."""
    others = (hero("mok"), hero("lissa", "4,9"), hero("thorn"))
    state = position(hero("corbin"), *others)
    played = play(state, take_turn, [UseAction("bounty"), Challenge(3)])
    assert played.asked[1].moves == [Challenge(1), Challenge(3)]
    assert [side.who for side in the_fight(state).sides] == [0, 3]

    state.fight = None
    play(state, take_turn, [UseAction("bounty")])
    assert [side.who for side in the_fight(state).sides] == [0, 1], "the only one left is taken unasked"
    state.fight = None
    assert UseAction("bounty") not in play(state, take_turn, [EndTurn()]).asked[0].moves
    alone = position(hero("corbin"), hero("lissa", "4,9"))
    assert UseAction("bounty") not in play(alone, take_turn, [EndTurn()]).asked[0].moves


@pytest.mark.rule("R3-CHAL-03", "R3-INIT-03")
@pytest.mark.parametrize(
    ("rival", "first"),
    [([1, 0, 1], Initiative(1, 1, 1)), ([1, 1, 1], Initiative(1, 1, 0)), ([0, 0, 0], Initiative(0, 2, 1))],
)
def test_the_challenger_is_the_attacker_and_wins_ties(rival: list[int], first: Initiative) -> None:
    state = duel(phase="cast")

    played = fight_until(state, "act", (), Rigged(seat__1__tokens=[0, 0, 0], seat__0__tokens=rival))

    assert of(played, Initiative) == [first]


@pytest.mark.rule("R3-CHAL-04")
def test_a_challenged_hero_who_wins_gains_nothing() -> None:
    state = duel("corbin.3:0", "hawthorne.1:0", turn=1)
    state.players[1].damage = 8
    before = [(player.gold, list(player.trophies), list(player.hand)) for player in state.players]
    the_fight(state).sides[1].used_up = ["onslaught"]

    played = fight_until(state, None, [Strike(("hawthorne.1",), "physical", 2)])

    assert played.events == [
        *[Struck(0, "physical", 2), Suffered(1, 2), HeroDefeated(1)],
        FightEnded(1, "", 0, "lost"),
    ]
    assert [(player.gold, player.trophies, player.hand) for player in state.players] == before


@pytest.mark.rule("R3-CHAL-04")
def test_corbin_gains_his_bounty_if_he_wins() -> None:
    state = duel("corbin.1:0", "hawthorne.1:1!")
    state.players[0].damage = 8
    state.decks["combat"] = ["ogre"]

    played = fight_until(state, None, [Strike(("corbin.1",), "physical", 2)], Rigged(deck__combat=[0]))

    assert of(played, FightEnded, GoldGained) == [FightEnded(1, "", 0, "won"), GoldGained(1, 2)]
    assert [trophy.card for trophy in state.players[1].trophies] == ["ogre"]


@pytest.mark.rule("R3-CHAL-05")
def test_from_corbins_challenge_neither_he_nor_the_other_can_retreat() -> None:
    state = duel("corbin.1:0!", "hawthorne.1:0!", phase="retreat")

    played = fight_until(state, "act", (), Rigged(seat__1__tokens=[0, 0, 0], seat__0__tokens=[0, 0, 0]))

    assert played.asked == []
    assert of(played, RoundCast) == [RoundCast(2)]


@pytest.mark.rule("R3-CHAL-01", "R3-SHIELD-01")
def test_each_hero_is_asked_for_the_own_tokens_and_nobody_plays_an_enemy() -> None:
    state = duel("corbin.1:0 corbin.3:1", "hawthorne.1:1 hawthorne.2:0")
    the_fight(state).sides[1].used_up = ["onslaught"]

    played = fight_until(
        state,
        "retreat",
        [
            *[Strike(("corbin.1",), "physical", 2), Block(("hawthorne.1",), 1)],
            *[Strike(("hawthorne.2",), "physical", 1), Strike(("corbin.3",), "physical", 1)],
        ],
    )

    assert played.topics == [(1, "fight.act"), (0, "fight.block"), (0, "fight.act"), (1, "fight.act")]
    assert [player.damage for player in state.players] == [2, 1, 0]
