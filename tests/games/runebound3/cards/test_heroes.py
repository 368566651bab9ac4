"""What the six hero cards let their heroes do."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.events.fight import Struck, SurgeUsed
from questhall.games.runebound3.events.hero import AbilityUsed, DiceRolled, DieRerolled, Exerted, Suffered
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import SkillsDrawn
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import Block, Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.terrain import MoveTo, RerollDie
from questhall.games.runebound3.moves.turn import Challenge, EndTurn, RollToMove, UseAction
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import cast_phase, fight_on
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FOE, State
from questhall.games.runebound3.view import view
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, WILD, fight, hero, hex_of, play, position
from support.runebound3_enemies import in_pool, pick, skill_card, strike
from support.runebound3_fights import act, of
from support.runebound3_matches import seen, several
from support.stretch import CutIn, Rigged

STAR, BLANK = skill_card(success=True), skill_card(success=False)
DONE = Done()


# Corbin


def test_whoever_wins_the_challenge_for_a_bounty_has_gold_and_a_combat_trophy() -> None:
    state = position(hero("corbin", gold=0), hero("mok", gold=0))
    state.decks["combat"] = ["ogre"]
    play(state, take_turn, [UseAction("bounty")])
    assert view(state, None).fight is not None
    assert (the_fight(state).reason, state.players[0].challenged) == ("challenge", [1])
    the_fight(state).phase, the_fight(state).end = "done", "won"

    played = play(state, fight_on, (), Rigged(deck__combat=[0]))

    assert of(played, GoldGained) == [GoldGained(0, 2)]
    assert [trophy.card for trophy in state.players[0].trophies] == ["ogre"]


def test_of_several_heroes_corbin_challenges_one() -> None:
    state = position(hero("corbin"), hero("mok"), hero("thorn"), hero("lissa", "everton"))

    played = play(state, take_turn, [UseAction("bounty"), Challenge(2)])

    assert played.asked[1].moves == [Challenge(1), Challenge(2)]
    assert [side.who for side in the_fight(state).sides] == [0, 2]


# Laurel


def test_laurel_rerolls_all_dice_that_are_not_spent_once_a_turn() -> None:
    state = position(hero("laurel", "8,1"), hero("mok", "everton"))
    step = MoveTo(hex_of("7,1"), 1, PLAINS)
    script: list[Move | CutIn] = [RollToMove(), step, CutIn(0, Use("pathfinding")), DONE]

    played = play(state, take_turn, script, Rigged(seat__0__terrain=[WILD, PLAINS, WILD, MOUNTAINS_WATER, PLAINS]))

    assert of(played, AbilityUsed, DieRerolled) == [
        *[AbilityUsed(0, "pathfinding"), DieRerolled(0, 0, MOUNTAINS_WATER), DieRerolled(0, 2, PLAINS)],
    ]
    assert [asked.offers.get(0, []) for asked in played.asked] == [[], [Use("pathfinding")], [Use("pathfinding")], []]


def test_laurel_finds_no_path_without_dice() -> None:
    state = position(hero("laurel", "8,1"), hero("mok", "everton"))

    assert play(state, take_turn, [EndTurn()]).asked[0].offers == {}


# Lissa


def test_lissa_may_exert_to_reroll_a_die_while_she_stalks_her_prey() -> None:
    state = position(hero("lissa", "8,1", hand="parry aegis"), hero("mok", "everton"))
    fight(state, "ogre", mine="lissa.3:1", theirs="enemy.4:1")
    faces = [PLAINS, FOREST_HILLS, FOREST_HILLS]

    played = act(
        state,
        0,
        UseSurge("stalk_prey", ("lissa.3",), 1),
        [RerollDie(1, FOREST_HILLS), ExertCard("parry"), DONE],
        Rigged(seat__0__terrain=[*faces, WILD]),
    )

    assert played.asked[0].moves == [DONE, RerollDie(0, PLAINS), RerollDie(1, FOREST_HILLS)]
    assert played.events == [
        *[SurgeUsed(0, "stalk_prey", 1), DiceRolled(0, "explore", tuple(faces))],
        *[Exerted(0, "parry"), DieRerolled(0, 1, WILD), Suffered(None, 2)],
    ]
    assert state.rolled is None


# Mok


def test_mok_exerts_to_draw_a_card_once_a_turn() -> None:
    state = position(hero("mok", "8,1", hand="parry"), hero("corbin", "everton"), skill_deck="aegis taming")
    script: list[Move | CutIn] = [CutIn(0, Use("strong_spirit")), ExertCard("parry"), EndTurn()]

    played = play(state, several(1), script, Rigged(deck__skills=[0]))

    assert seen(played, 0)[:3] == [
        *[Exerted(0, "parry"), AbilityUsed(0, "strong_spirit"), SkillsDrawn(0, 1, ("aegis",))],
    ]
    assert state.players[0].hand == ["aegis"]
    assert played.asked[-1].offers == {}, "once a turn"


def test_mok_tests_his_spirit_with_one_card_more_and_deals_a_damage_for_each_success() -> None:
    """His spirit is 2."""
    state = position(hero("mok"), hero("corbin"), skill_deck=f"{STAR} {BLANK} {STAR}")
    fight(state, "ogre", mine="mok.3:0", theirs="enemy.4:1")

    move = UseSurge("spirit_manifestation", ("mok.3",), 1)
    played = act(state, 0, move, (), Rigged(deck__skills=[0, 0, 0]))

    assert of(played, Suffered) == [Suffered(None, 2)]


# Thorn


def melded(theirs: str = "enemy.1:0 enemy.2:0") -> State:
    """Thorn has just melded his mind with that of the ogre; one token of his shields him."""
    state = position(hero("thorn"), hero("mok"), enemy="neighbour")
    fight(state, "ogre", mine="thorn.1:0 A08:0", theirs=theirs)
    act(state, 0, UseSurge("mind_meld", ("thorn.1",), 2))
    return state


@pytest.mark.parametrize(("answer", "shared"), [(Done(), 2), (Block(("A08",), 1), 1)])
def test_an_attack_that_hurts_thorn_hurts_his_enemy_as_much(answer: Move, shared: int) -> None:
    state = melded()

    played = strike(state, FOE, "enemy.1 enemy.2", [answer])

    assert of(played, Suffered, AbilityUsed) == [
        *[Suffered(0, shared), AbilityUsed(0, "share_pain"), Suffered(None, shared)],
    ]


def test_what_is_blocked_altogether_is_not_shared() -> None:
    state = melded()

    played = strike(state, FOE, "enemy.1", [Block(("A08",), 1)])

    assert of(played, Suffered) == []


def test_the_meld_lasts_until_the_end_of_the_combat_round() -> None:
    state = melded()
    chance = Rigged(seat__0__tokens=[1, 1, 1], enemy__tokens=[0] * 5)
    play(state, lambda table: cast_phase(table, the_fight(state)), (), chance)

    played = strike(state, FOE, "enemy.1")

    assert played.events == [Struck(None, "skull", 1), Suffered(0, 1)]


# Hawthorne


def test_hawthorne_acts_twice_in_a_row_once_a_fight() -> None:
    state = position(hero("hawthorne"), hero("mok"), enemy="neighbour")
    fight(state, "ogre", mine="hawthorne.1:0 hawthorne.2:0 hawthorne.3:0", theirs="enemy.1:0 enemy.4:1")
    first, second = (Strike((f"hawthorne.{number}",), "physical", damage) for number, damage in ((1, 2), (2, 1)))

    played = play(state, several(3), [first, Use("onslaught"), second, Strike(("enemy.1",), "skull", 1)])

    assert played.topics == [(0, "fight.act"), (0, "moment.acted"), (0, "fight.act"), (1, "fight.act")]
    assert (the_fight(state).damage, the_fight(state).sides[0].used_up) == (3, ["onslaught"])


def test_hawthorne_exerts_to_recast_any_number_of_tokens_once_a_round() -> None:
    state = position(hero("hawthorne", hand="parry aegis"), hero("mok"), enemy="neighbour")
    fight(state, "ogre", mine="hawthorne.1:1 hawthorne.2:0 hawthorne.3:1", theirs="enemy.4:1")
    the_fight(state).sides[0].used_up = ["onslaught"]

    script = [ExertCard("parry"), pick("hawthorne.1:1"), pick("hawthorne.3:1"), DONE]
    act(state, 0, Use("smiting_blow"), script, Rigged(seat__0__tokens=[0, 0]))

    assert in_pool(state, 0) == "hawthorne.1:0 hawthorne.2:0 hawthorne.3:0"
    assert Use("smiting_blow") not in combat_moves(state, 0)
