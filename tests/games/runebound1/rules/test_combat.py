"""The ranged, melee and magic phases: catalogue chapters COMBAT, CHAL, RANGED, MELEE, MAGIC.

Ann has mind 2, body 3, spirit 1 and deals 1, 2, 1; the goblin has 13, 14, 15 and deals 2, 1, 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.components import ATTACKS, KINDS, MAGIC, MELEE, RANGED, Kind
from questhall.games.runebound1.events.fight import AttackRolled, DefenceRolled, EnemyWounded, Wounded
from questhall.games.runebound1.moves.fight import AttackWith, Defend
from questhall.games.runebound1.rules.combat import actions, combat_phase
from questhall.games.runebound1.rules.fight import can_escape
from questhall.games.runebound1.state import Fight, Player, State
from support.runebound1 import fight, play
from support.runebound1_table import d20, hero, position
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

BY_KIND = pytest.mark.parametrize("kind", KINDS, ids=ATTACKS)
ANN, GOBLIN, DEALS, TAKES = (2, 3, 1), (13, 14, 15), (1, 2, 1), (2, 1, 3)


def against(card: str = "goblin", mine: Player | None = None, **more: Any) -> State:
    return fight(position(mine or hero("ann"), hero("bob"), phase="adventure"), card, **more)


def the_fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def phase(state: State, kind: Kind, answers: Sequence[Move], **dice: list[int]) -> Played[State]:
    """One phase of a combat round."""
    the_fight(state).step = kind
    return play(state, lambda table: combat_phase(table, the_fight(state)), answers, Rigged(**dice))


def needed(kind: Kind) -> int:
    """What Ann needs on the die against the goblin."""
    return GOBLIN[kind] - ANN[kind]


@pytest.mark.rule("R1-COMBAT-01")
def test_there_are_three_kinds_of_combat_roll() -> None:
    assert ATTACKS == ("ranged", "melee", "magic")
    assert [ATTACKS[kind] for kind in (RANGED, MELEE, MAGIC)] == ["ranged", "melee", "magic"]


@pytest.mark.rule("R1-COMBAT-02", "R1-COMBAT-03", "R1-COMBAT-04")
@BY_KIND
def test_each_kind_has_an_attribute_of_the_hero_and_the_same_of_the_enemy(kind: Kind) -> None:
    played = phase(against(), kind, [AttackWith("ann")], **d20(0, 20))

    expected = AttackRolled(0, "ann", ATTACKS[kind], 20, 20 + ANN[kind], GOBLIN[kind], True)
    assert played.events_of(AttackRolled) == [expected]


@pytest.mark.rule("R1-COMBAT-05")
@BY_KIND
def test_an_attack_succeeds_if_it_reaches_the_target_number(kind: Kind) -> None:
    just = phase(against(), kind, [AttackWith("ann")], **d20(0, needed(kind)))
    short = phase(against(), kind, [AttackWith("ann")], **d20(0, needed(kind) - 1))

    assert [event.success for event in just.events_of(AttackRolled)] == [True]
    assert [event.success for event in short.events_of(AttackRolled)] == [False]


@pytest.mark.rule("R1-RANGED-01", "R1-MELEE-01", "R1-MAGIC-01")
@BY_KIND
def test_the_hero_or_an_ally_who_has_not_attacked_this_round_attacks(kind: Kind) -> None:
    state = against(mine=hero("ann", allies="guard scout"), attacked=["scout"])

    played = phase(state, kind, [AttackWith("guard")], **d20(0, 15))

    assert played.asked[0].moves == [Defend(), AttackWith("ann"), AttackWith("guard")]
    guard = (0, 4, 0)[kind]
    [rolled] = played.events_of(AttackRolled)
    assert (rolled.who, rolled.kind, rolled.total) == ("guard", ATTACKS[kind], 15 + guard)


@pytest.mark.rule("R1-RANGED-02", "R1-MELEE-02", "R1-MAGIC-02")
@BY_KIND
def test_a_successful_attack_deals_the_damage_of_whoever_made_it(kind: Kind) -> None:
    alone = phase(against(), kind, [AttackWith("ann")], **d20(0, 20))
    assert alone.events_of(EnemyWounded) == [EnemyWounded(0, "goblin", DEALS[kind])]
    assert the_fight(alone.state).wounds == DEALS[kind]

    helped = phase(against(mine=hero("ann", allies="mage")), kind, [AttackWith("mage")], **d20(0, 20))
    assert the_fight(helped.state).wounds == (1, 1, 3)[kind]


@pytest.mark.rule("R1-RANGED-03", "R1-MELEE-03", "R1-MAGIC-03")
@BY_KIND
def test_a_failed_attack_hurts_the_hero_or_ally_who_made_it(kind: Kind) -> None:
    alone = phase(against(), kind, [AttackWith("ann")], **d20(0, 1))
    assert alone.events_of(Wounded) == [Wounded(0, "ann", TAKES[kind])]
    assert the_fight(alone.state).wounds == 0

    helped = phase(against(mine=hero("ann", allies="guard")), kind, [AttackWith("guard")], **d20(0, 1))
    assert helped.events_of(Wounded) == [Wounded(0, "guard", TAKES[kind])]
    assert helped.state.players[0].wounds == 0


@pytest.mark.rule("R1-RANGED-04", "R1-MELEE-04", "R1-MAGIC-04")
@BY_KIND
def test_a_hero_who_defends_is_hurt_if_he_fails_and_else_nothing_happens(kind: Kind) -> None:
    held = phase(against(), kind, [Defend()], **d20(0, needed(kind)))
    assert (held.state.players[0].wounds, the_fight(held.state).wounds) == (0, 0)
    [rolled] = held.events_of(DefenceRolled)
    assert (rolled.who, rolled.kind, rolled.total, rolled.success) == ("ann", ATTACKS[kind], GOBLIN[kind], True)

    failed = phase(against(), kind, [Defend()], **d20(0, needed(kind) - 1))
    assert failed.events_of(Wounded) == [Wounded(0, "ann", TAKES[kind])]


@pytest.mark.rule("R1-RANGED-05", "R1-MELEE-05", "R1-MAGIC-05")
@BY_KIND
def test_where_the_enemy_deals_no_damage_a_defence_needs_no_roll_but_an_attack_does(kind: Kind) -> None:
    defended = phase(against("orc"), kind, [Defend()])
    assert (defended.events, defended.state.players[0].wounds) == ([], 0)

    attacked = phase(against("orc"), kind, [AttackWith("ann")], **d20(0, 1))
    assert [event.success for event in attacked.events_of(AttackRolled)] == [False]
    assert attacked.state.players[0].wounds == 0


@pytest.mark.rule("R1-RANGED-07")
def test_a_ranged_attack_with_an_eleven_hits_and_with_a_ten_is_paid_for() -> None:
    hit = phase(against(), RANGED, [AttackWith("ann")], **d20(0, 11))
    missed = phase(against(), RANGED, [AttackWith("ann")], **d20(0, 10))

    assert (the_fight(hit.state).wounds, hit.state.players[0].wounds) == (1, 0)
    assert (the_fight(missed.state).wounds, missed.state.players[0].wounds) == (0, 2)


@pytest.mark.rule("R1-CHAL-06")
def test_in_each_phase_one_attacks_or_defends_and_there_is_no_passing() -> None:
    state = against()

    assert actions(state, 0) == [Defend(), AttackWith("ann")]


@pytest.mark.rule("R1-CHAL-07", "R1-CHAL-11")
def test_who_has_attacked_does_not_attack_again_and_the_hero_must_defend() -> None:
    state = against(mine=hero("ann", allies="guard"))

    phase(state, RANGED, [AttackWith("ann")], **d20(0, 20))
    assert actions(state, 0) == [Defend(), AttackWith("guard")]

    phase(state, MELEE, [AttackWith("guard")], **d20(0, 1))
    assert actions(state, 0) == [Defend()]


@pytest.mark.rule("R1-CHAL-08", "R1-CHAL-09")
def test_the_hero_defends_in_every_phase_and_an_ally_in_none() -> None:
    state = against(mine=hero("ann", allies="guard scout"))

    defences = [phase(state, kind, [Defend()], **d20(0, 20)) for kind in KINDS]

    for played in defences:
        assert played.asked[0].moves == [Defend(), AttackWith("ann"), AttackWith("guard"), AttackWith("scout")]
        assert [event.who for event in played.events_of(DefenceRolled)] == ["ann"]


@pytest.mark.rule("R1-CHAL-10", "R1-CHAL-12")
def test_attack_and_defence_are_the_same_roll_and_the_enemy_makes_none() -> None:
    attack = phase(against(), MELEE, [AttackWith("ann")], **d20(0, 13))
    defence = phase(against(), MELEE, [Defend()], **d20(0, 13))

    [attacked], [defended] = attack.events_of(AttackRolled), defence.events_of(DefenceRolled)
    assert (attacked.total, attacked.target) == (defended.total, defended.target) == (16, 14)
    assert (the_fight(attack.state).wounds, the_fight(defence.state).wounds) == (2, 0)
    assert attack.gates == defence.gates == ["seat.0.die"], "one roll each, and it is the hero's"


@pytest.mark.rule("R1-MOD-01")
def test_what_an_item_adds_counts_in_the_roll_it_is_made_for() -> None:
    armed = against(mine=hero("ann", items="sword"))

    melee = phase(armed, MELEE, [AttackWith("ann")], **d20(0, 9))
    ranged = phase(against(mine=hero("ann", items="sword")), RANGED, [AttackWith("ann")], **d20(0, 9))

    assert [event.total for event in melee.events_of(AttackRolled)] == [9 + 3 + 2]
    assert [event.total for event in ranged.events_of(AttackRolled)] == [9 + 2]


def test_an_attacker_who_deals_no_damage_hurts_nobody_even_if_he_hits() -> None:
    state = against(mine=hero("ann", allies="stray"))

    played = phase(state, RANGED, [AttackWith("stray")], **d20(0, 20))

    assert [event.success for event in played.events_of(AttackRolled)] == [True]
    assert (played.events_of(EnemyWounded), the_fight(state).wounds) == ([], 0)


def test_cards_and_events_make_enemies_harder() -> None:
    state = against(harder=1)
    state.event_box = ["terror"]

    played = phase(state, MELEE, [AttackWith("ann")], **d20(0, 20))

    assert [event.target for event in played.events_of(AttackRolled)] == [14 + 1 + 2 + 1]
    other = against("herald")
    other.event_box = ["terror"]
    yellow = phase(other, MELEE, [AttackWith("ann")], **d20(0, 20))
    assert [event.target for event in yellow.events_of(AttackRolled)] == [14 + 2], "a yellow one not quite so much"


def test_what_cards_lend_counts_for_the_next_roll_of_the_hero_and_then_no_more() -> None:
    state = against("giant", boost=3, extra=2)

    first = phase(state, MELEE, [AttackWith("ann")], **d20(0, 20))
    assert [event.total for event in first.events_of(AttackRolled)] == [20 + 3 + 3]
    assert [event.amount for event in first.events_of(EnemyWounded)] == [2 + 2]

    second = phase(state, MELEE, [], **d20(0, 20))
    assert [event.total for event in second.events_of(DefenceRolled)] == [20 + 3]
    assert the_fight(state).extra == 0


def test_an_ally_fights_with_his_own_number_and_leaves_what_was_lent_to_the_hero() -> None:
    state = against(mine=hero("ann", allies="guard", items="sword"), boost=3)

    played = phase(state, MELEE, [AttackWith("guard")], **d20(0, 11))

    assert [event.total for event in played.events_of(AttackRolled)] == [11 + 4]
    assert the_fight(state).boost == 3


def test_an_enemy_may_hinder_whoever_fights_it_and_allies_may_be_kept_out() -> None:
    state = against("ooze", mine=hero("ann", allies="guard scout"), kept_out=["scout"])

    played = phase(state, MELEE, [AttackWith("ann")], **d20(0, 13))

    assert played.asked[0].moves == [Defend(), AttackWith("ann"), AttackWith("guard")]
    assert [event.total for event in played.events_of(AttackRolled)] == [13 + 3 - 2]
    assert not can_escape(state, the_fight(state))
    assert can_escape(against(), the_fight(against()))
    assert not can_escape(against(no_escape=True), the_fight(against(no_escape=True)))


def test_armour_of_a_kind_helps_in_its_own_defence_only() -> None:
    padded = hero("ann", items="greaves")

    melee = phase(against(mine=padded), MELEE, [Defend()], **d20(0, 10))
    ranged = phase(against(mine=padded), RANGED, [Defend()], **d20(0, 10))
    attack = phase(against(mine=padded), MELEE, [AttackWith("ann")], **d20(0, 10))

    assert [event.total for event in melee.events_of(DefenceRolled)] == [10 + 3 + 3]
    assert [event.total for event in ranged.events_of(DefenceRolled)] == [10 + 2]
    assert [event.total for event in attack.events_of(AttackRolled)] == [10 + 3]


def test_after_the_attack_nobody_strikes_any_more() -> None:
    state = against()

    phase(state, RANGED, [AttackWith("ann")], **d20(0, 20))

    assert the_fight(state).striking == ""
