"""Damage on its way: attacks, shields, what is blocked and what comes through. Chapters ATK, SHIELD, BLOCK, DEAL."""

from __future__ import annotations

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.events.fight import Blocked, FightBegan, Struck, SurgeUsed
from questhall.games.runebound3.events.hero import AbilityUsed, DiceRolled, Healed, Moved, Suffered
from questhall.games.runebound3.events.market import GoldPaid
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import Block, Retreat, Strike, UseSurge
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import PLAINS, fight, hero, hex_of, play, position
from support.runebound3_enemies import against, begin, block, in_pool, strike, surge, wounds
from support.runebound3_fights import act, fight_until, of, spent
from support.stretch import Rigged

# What an attack is


@pytest.mark.rule("R3-ATK-01")
def test_every_combat_action_that_deals_damage_is_an_attack() -> None:
    """The dragon scorches whoever attacks it: with tokens or with a surge ability."""
    by_tokens = dragon("corbin.2:0")
    assert AbilityUsed(None, "great_dragon_scorch") in act(by_tokens, 0, Strike(("corbin.2",), "physical", 1)).events
    by_surge = dragon("corbin.1:1")
    played = act(by_surge, 0, UseSurge("brutal_assault", ("corbin.1",), 1))

    assert AbilityUsed(None, "great_dragon_scorch") in played.events
    assert (wounds(by_tokens), wounds(by_surge)) == ((1, 1), (1, 1))


def dragon(mine: str) -> State:
    return against("great_dragon", mine, "enemy.4:1")


@pytest.mark.rule("R3-ATK-01")
def test_an_attack_is_one_even_if_all_of_it_is_blocked() -> None:
    """The cloak takes 3 off the next attack: one that is then blocked was the next."""
    state = against("rebels", "corbin.2:1 C08:0", "veteran:0 enemy.1:0 enemy.3:0 enemy.2:0", assets="cloak_of_dusk")
    act(state, 0, UseSurge("cloak_of_dusk_fade", ("C08",), 1))

    first = strike(state, FOE, "veteran enemy.1 enemy.3", [block("corbin.2:1")])
    second = strike(state, FOE, "enemy.2")

    assert first.events == [Struck(None, "skull", 4), AbilityUsed(0, "cloak_of_dusk_miss"), Blocked(0, 1)]
    assert second.events == [Struck(None, "skull", 1), Suffered(0, 1)]


@pytest.mark.rule("R3-ATK-02", "R3-ATK-03")
def test_example_damage_of_spell_ward_is_no_attack_and_calls_up_nothing() -> None:
    """The dragon uses a surge ability, is burnt, and does not scorch in return."""
    state = against("great_dragon", "corbin.3:0", surges=2, skills="spell_ward")

    played = surge(state, "great_dragon_tail", 2)

    assert of(played, SurgeUsed, AbilityUsed, Suffered) == [
        SurgeUsed(None, "great_dragon_tail", 2),
        AbilityUsed(0, "spell_ward_burn"),
        Suffered(None, 1),
    ]
    assert wounds(state) == (0, 1)


@pytest.mark.rule("R3-ATK-02")
def test_a_shot_on_engaging_is_no_attack_either() -> None:
    state = against("great_dragon", phase="engage", assets="truesight_bow")

    played = begin(state)

    assert played.events == [
        FightBegan(0, "great_dragon", None),
        AbilityUsed(0, "truesight_bow_shot"),
        Suffered(None, 2),
    ]
    assert wounds(state) == (0, 2)


# Shields


@pytest.mark.rule("R3-SHIELD-01", "R3-QREF-07", "R3-BLOCK-01")
def test_each_shield_blocks_one_damage_and_what_is_blocked_is_ignored() -> None:
    state = against("rebels", "corbin.2:1 B10:0", "veteran:0 enemy.1:0", assets="spiked_armor")

    played = strike(state, FOE, "veteran enemy.1", [block("B10:0")])

    assert played.asked[0].moves == [Block(("corbin.2", "B10"), 3), Block(("corbin.2",), 1), Block(("B10",), 2), Done()]
    assert played.events == [Struck(None, "skull", 3), Blocked(0, 2), Suffered(0, 1)]
    assert (wounds(state), in_pool(state, 0)) == ((1, 0), "corbin.2:1")


@pytest.mark.rule("R3-SHIELD-01")
@pytest.mark.parametrize(
    ("mine", "move"),
    [
        ("lissa.1:0", Strike(("lissa.1",), "physical", 2)),
        ("lissa.2:0", Strike(("lissa.2",), "magic", 1)),
    ],
)
def test_shields_help_an_enemy_against_physical_and_magic_damage_alike(mine: str, move: Strike) -> None:
    state = position(hero("lissa"), hero("mok"), enemy="neighbour")
    fight(state, "rebels", mine=mine, theirs="enemy.1:1")

    played = act(state, 0, move, [block("enemy.1:1")])

    assert played.topics == [(1, "fight.block")]
    assert (wounds(state), spent(state, 1)) == ((0, move.damage - 1), ["enemy.1"])


@pytest.mark.rule("R3-SHIELD-01")
def test_no_shield_is_offered_that_would_be_one_too_many() -> None:
    """Two shields on one token may meet one damage; but a second token would be for nothing."""
    state = against("rebels", "corbin.2:1 B10:0", "enemy.1:0", assets="spiked_armor")

    played = strike(state, FOE, "enemy.1", [block("B10:0")])

    assert played.asked[0].moves == [Block(("corbin.2",), 1), Block(("B10",), 2), Done()]
    assert played.events == [Struck(None, "skull", 1), Blocked(0, 1)]


@pytest.mark.rule("R3-SHIELD-02", "R3-QREF-07")
def test_blocking_is_no_combat_action_the_turn_goes_on_as_without_it() -> None:
    state = against("rebels", "corbin.2:1 corbin.1:0", "enemy.1:0 enemy.2:0")
    assert not any(isinstance(move, Block) for move in combat_moves(state, 0))

    moves: list[Move] = [Strike(("enemy.1",), "skull", 1), block("corbin.2:1"), Strike(("corbin.1",), "physical", 2)]
    played = fight_until_strike_back(state, moves)

    assert played == [(1, "fight.act"), (0, "fight.block"), (0, "fight.act")]
    assert wounds(state) == (0, 2)


def fight_until_strike_back(state: State, moves: list[Move]) -> list[tuple[int, str]]:
    """Two combat actions, and who was asked what."""

    def two_beats(table: Table[State]) -> Play[None]:
        yield from fight_on(table)
        yield from fight_on(table)

    return play(state, two_beats, moves).topics


@pytest.mark.rule("R3-SHIELD-03")
def test_nobody_must_block() -> None:
    state = against("rebels", "corbin.2:1", "enemy.1:0")

    played = strike(state, FOE, "enemy.1", [Done()])

    assert played.asked[0].moves == [block("corbin.2:1"), Done()]
    assert (wounds(state), in_pool(state, 0)) == ((1, 0), "corbin.2:1")


@pytest.mark.rule("R3-SHIELD-04")
def test_shields_block_damage_of_surge_abilities_and_of_other_abilities() -> None:
    by_surge = against("rebels", "corbin.2:1", surges=2)
    assert surge(by_surge, "rebels_volley", 2, [block("corbin.2:1")]).topics == [(0, "fight.block")]
    assert wounds(by_surge) == (1, 0)

    scorched = dragon("corbin.3:1 corbin.2:1")
    played = act(scorched, 0, Strike(("corbin.3",), "physical", 1), [block("corbin.2:1")])

    assert played.events == [
        *[Struck(0, "physical", 1), Suffered(None, 1)],
        *[AbilityUsed(None, "great_dragon_scorch"), Blocked(0, 1)],
    ]
    assert wounds(scorched) == (0, 1)


@pytest.mark.rule("R3-SHIELD-05")
def test_some_damage_cannot_be_blocked() -> None:
    state = against("ogre", "corbin.2:1 B10:0", surges=2, assets="spiked_armor")

    played = surge(state, "ogre_flatten", 2)

    assert played.asked == []
    assert (wounds(state), in_pool(state, 0)) == ((2, 0), "corbin.2:1 B10:0")


@pytest.mark.rule("R3-SHIELD-06")
def test_damage_on_engaging_is_not_blocked_whatever_lies_there() -> None:
    state = against("razorwing", "corbin.2:1", "enemy.1:1", phase="engage", assets="short_bow")

    played = begin(state)

    assert played.asked == []
    assert played.events == [
        FightBegan(0, "razorwing", None),
        *[AbilityUsed(0, "short_bow_shot"), Suffered(None, 1)],
        *[AbilityUsed(None, "razorwing_dive"), Suffered(0, 1)],
    ]
    assert wounds(state) == (1, 1)


@pytest.mark.rule("R3-SHIELD-07", "R3-DMG-04")
def test_shields_do_not_help_against_damage_outside_a_fight() -> None:
    state = position(hero("corbin", assets="spiked_armor leather_armor"), hero("mok"))

    played = play(state, lambda table: suffer(table, 0, 3))

    assert (played.events, played.asked) == ([Suffered(0, 3)], [])
    assert state.players[0].damage == 3


@pytest.mark.rule("R3-SHIELD-07", "R3-DMG-04")
def test_a_hero_who_retreats_to_a_zombie_is_bitten_with_the_shields_still_in_hand() -> None:
    there = hex_of("3,9")
    state = position(hero("corbin", "4,9"), hero("mok"), scenario="corpse_king")
    state.zombies = [there]
    fight(state, "rebels", mine="corbin.2:1", theirs="enemy.1:1", phase="retreat")

    played = fight_until(state, "done", [Retreat(), MoveTo(there, 0, PLAINS)], Rigged(seat__0__terrain=[PLAINS]))

    assert played.events == [DiceRolled(0, "retreat", (PLAINS,)), Moved(0, there, PLAINS), Suffered(0, 2)]
    assert the_fight(state).end == "retreated"


@pytest.mark.rule("R3-SHIELD-03")
def test_shields_are_offered_in_handfuls_none_of_which_has_one_too_many() -> None:
    """Against 2 damage the two shields on one token, or the single one; both together would waste one."""
    state = against("rebels", "corbin.2:1 B11:0", "enemy.1:0 enemy.2:0", assets="lifeward_plate")

    played = strike(state, FOE, "enemy.1 enemy.2", [block("B11:0")])

    assert played.asked[0].moves == [block("corbin.2:1"), block("B11:0"), Done()]
    assert (wounds(state), the_fight(state).hits) == ((0, 0), []), "and nothing is on its way any more"


# What hangs on damage


@pytest.mark.rule("R3-BLOCK-02")
def test_another_effect_of_the_ability_happens_though_the_damage_is_blocked() -> None:
    """The death knight heals, blocked or not."""
    state = against("death_knight", "corbin.2:1", surges=1, damage=3)

    played = surge(state, "death_knight_drain", 1, [block("corbin.2:1")])

    assert played.events == [SurgeUsed(None, "death_knight_drain", 1), Blocked(0, 1), Healed(None, 1)]
    assert wounds(state) == (0, 2)


@pytest.mark.rule("R3-DEAL-03")
@pytest.mark.parametrize(("answer", "paid"), [(block("corbin.2:1"), []), (Done(), [GoldPaid(0, 1)])])
def test_what_needs_damage_to_be_dealt_does_not_happen_if_all_is_blocked(answer: Move, paid: list[GoldPaid]) -> None:
    """The orc plunders whom he wounds."""
    state = against("orc_marauder", "corbin.2:1", "enemy.1:0", gold=4)

    played = strike(state, FOE, "enemy.1", [answer])

    assert of(played, GoldPaid) == paid
    assert state.players[0].gold == 4 - len(paid)


@pytest.mark.rule("R3-DEAL-03")
def test_nor_does_it_if_only_the_damage_of_a_surge_ability_is_blocked() -> None:
    """The thirsting rune heals 2 if it dealt damage."""
    for shield, healed in [("enemy.1:1", 0), ("enemy.4:1", 2)]:
        state = against("rebels", "corbin.1:1", shield, skills="thirsting_rune")
        state.players[0].damage = 4
        answers = [block("enemy.1:1")] if healed == 0 else []

        act(state, 0, UseSurge("thirsting_rune_drink", ("corbin.1",), 1), answers)

        assert state.players[0].damage == 4 - healed


@pytest.mark.rule("R3-DEAL-01", "R3-DEAL-02", "R3-CACT-07")
def test_damage_in_a_fight_comes_to_the_opponent_and_to_nobody_else() -> None:
    """Four stand on one hex; only the two who fight can be hurt or lose tokens."""
    mine = "corbin.1:0 corbin.2:0 corbin.3:0"
    state = position(hero("corbin"), hero("mok"), hero("lissa"), hero("thorn"))
    fight(state, "rebels", mine=mine, theirs="enemy.1:0 enemy.4:1")
    pools = {token.id for side in the_fight(state).sides for token in side.tokens}
    aimed = {word for move in combat_moves(state, 0) if (word := getattr(move, "token", ""))}
    assert aimed == pools - {"corbin.3"}

    act(state, 0, Strike(("corbin.1",), "physical", 2))
    act(state, FOE, Strike(("enemy.1",), "skull", 1))

    assert [player.damage for player in state.players] == [1, 0, 0, 0]
    assert the_fight(state).damage == 2
