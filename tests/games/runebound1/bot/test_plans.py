"""What a hero may be about: whole ways, whole visits to a market, and an attack on somebody near."""

from __future__ import annotations

from questhall.games.runebound1.board import NEIGHBOURS
from questhall.games.runebound1.bot.plans import plans
from questhall.games.runebound1.moves.answers import Done
from questhall.games.runebound1.moves.fight import Escape, FightOn
from questhall.games.runebound1.moves.market import Buy, Heal, Hire, Sell
from questhall.games.runebound1.moves.turn import AttackHero, Attempt, RollDice, StayHere, Step, StepAside, StopMoving
from questhall.games.runebound1.rules.market import bargains
from questhall.games.runebound1.rules.movement import preparations, steps
from questhall.games.runebound1.state import Dice, State
from support.runebound1 import hero, hex_of, position, take_out


def rolled(state: State, *faces: int) -> State:
    state.dice = Dice(list(faces))
    return state


def test_a_way_is_planned_to_its_end_and_what_is_done_there() -> None:
    """Every step is possible after the one before; dice that are left are left."""
    state = rolled(position(hero("mordrog"), hero("lyssa", "frostgate")), 0, 1, 2, 3)
    ways = [plan for plan in plans(state, 0, steps(state, 0)) if isinstance(plan[0], Step)]
    assert any(plan[-1] == Attempt() for plan in ways)
    for plan in ways:
        state = rolled(position(hero("mordrog"), hero("lyssa", "frostgate")), 0, 1, 2, 3)
        assert state.dice is not None
        for move in plan:
            if isinstance(move, Step):
                assert move in steps(state, 0)
                state.players[0].hex = move.hex
                state.dice.faces.remove(move.face)
        assert (StopMoving() in plan) == bool(state.dice.faces)


def test_a_rival_near_by_may_be_attacked_though_he_has_no_rune() -> None:
    here = hex_of("tamalir")
    state = position(hero("mordrog"), hero("lyssa"))
    state.players[1].hex = NEIGHBOURS[here][0]
    assert (StepAside(NEIGHBOURS[here][0]), AttackHero(1)) in plans(state, 0, preparations(state, 0))
    state.players[1].hex = here
    assert (StayHere(), AttackHero(1)) in plans(state, 0, preparations(state, 0))
    state.players[1].is_knocked_out = True
    assert (StayHere(), AttackHero(1)) not in plans(state, 0, preparations(state, 0))


def test_setting_out_by_dice_is_always_a_plan() -> None:
    state = position(hero("mordrog"), hero("lyssa"))
    assert (RollDice(),) in plans(state, 0, preparations(state, 0))


def test_a_visit_to_the_market_ends_with_leaving() -> None:
    """Wounds are seen to; two things are bought if there is gold for both; an old armour makes room for a new one."""
    player = hero("mordrog", gold=8, wounds=2, items="oak_buckler")
    state = position(player, hero("lyssa"), phase="market")
    state.stalls["tamalir"] = [take_out(state, card) for card in ("iron_sword", "toll_guard", "chain_mail")]
    visits = [*plans(state, 0, bargains(state, 0))]
    heal, sword, guard = Heal("mordrog"), Buy("iron_sword"), Hire("toll_guard")
    wanted = [(heal, Done()), (heal, sword, guard, Done()), (heal, Sell("oak_buckler"), Buy("chain_mail"), Done())]
    assert [visit for visit in wanted if visit not in visits] == []
    assert {visit[-1] for visit in visits} == {Done()}


def test_fighting_on_and_escaping_are_compared() -> None:
    state = position(hero("mordrog"), hero("lyssa"))
    assert plans(state, 0, [FightOn(), Escape()]) == [(FightOn(),), (Escape(),)]


def test_elsewhere_single_moves_are_compared_as_usual() -> None:
    assert plans(position(), 0, [Done()]) == ()
