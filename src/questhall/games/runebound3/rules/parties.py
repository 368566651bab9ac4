"""Who decides, who is against whom, and when an ability can be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.ability import Ability, Moment
from questhall.games.runebound3.events.hero import AbilityUsed
from questhall.games.runebound3.foe import answer_for_enemy
from questhall.games.runebound3.moves.answers import Decline, Use
from questhall.games.runebound3.rules.bonuses import abilities, ability_of
from questhall.games.runebound3.rules.exerting import exert
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.state import FOE, Fight, Player, Side, State, Who

M = TypeVar("M", bound=Move)
DECLINE = Decline()


def seat_of(who: Who) -> int | None:
    """As events name somebody: the enemy is nobody's seat."""
    return None if who == FOE else who


def the_fight(state: State) -> Fight:
    """The fight that is going on."""
    assert state.fight is not None
    return state.fight


def side_of(state: State, who: Who) -> Side:
    one, other = the_fight(state).sides
    return one if one.who == who else other


def opponent(state: State, who: Who) -> Who:
    """R3-OPP-01  Whoever one fights, a hero or an enemy."""
    one, other = the_fight(state).sides
    return other.who if one.who == who else one.who


def enemy_player(state: State) -> int | None:
    """Who plays the enemy; None: the table does.

    R3-CBT-02  The player to the hero's right; if eliminated, the next one, and if nobody is left, the table.
    """
    if state.options.enemy != "neighbour":
        return None
    hero = the_fight(state).sides[0].who
    seats = len(state.players)
    to_the_right = ((hero - turn) % seats for turn in range(1, seats))
    return next((seat for seat in to_the_right if not state.players[seat].is_eliminated), None)


def decide(table: Table[State], who: Who, topic: str, moves: Callable[[State, Who], Sequence[M]]) -> Play[M]:
    """Ask a hero's player, or for the enemy whoever plays it."""
    seat = enemy_player(table.state) if who == FOE else who
    if seat is None:
        return answer_for_enemy(table.state, topic, moves(table.state, who))
    return (yield from table.choose(seat, topic, lambda state, _: moves(state, who), open=True))


def can_use(state: State, who: Who, ability: Ability) -> bool:
    """Whether the price can be paid, the limit allows it, and the card's own condition holds."""
    if who != FOE and not can_pay(state.players[who], ability):
        return False
    return is_unused(state, who, ability) and ability.can(state, who)


def can_pay(player: Player, ability: Ability) -> bool:
    return player.gold >= ability.gold and (bool(player.hand) or not ability.exert)


def is_unused(state: State, who: Who, ability: Ability) -> bool:
    match ability.limit:
        case "turn":
            return ability.id not in state.players[who].used
        case "round":
            return ability.id not in side_of(state, who).used
        case "fight":
            return ability.id not in side_of(state, who).used_up
    return True


def note_use(state: State, who: Who, ability: Ability) -> None:
    match ability.limit:
        case "turn":
            state.players[who].used.append(ability.id)
        case "round":
            side_of(state, who).used.append(ability.id)
        case "fight":
            side_of(state, who).used_up.append(ability.id)


def use(table: Table[State], who: Who, ability: Ability) -> Play[None]:
    """Pay for an ability, then let it happen."""
    note_use(table.state, who, ability)
    if ability.exert:
        yield from exert(table, who)
    if ability.gold:
        pay(table, who, ability.gold)
    table.tell(AbilityUsed(seat_of(who), ability.id))
    yield from ability.effect(table, who)


def resolve_moment(table: Table[State], who: Who, moment: Moment) -> Play[None]:
    """The abilities of one side that a moment calls up, in the order its player chooses.

    R3-SIMUL-03  One player resolves all of the own before the next one does.
    R3-GOLD-06  What a card says a hero may do can be left out.
    """
    done: list[str] = []
    if not abilities(table.state, who, moment):
        return
    while usable := usable_at(table.state, who, moment, done):
        if len(usable) == 1 and usable[0].must:
            chosen = usable[0]
        else:
            answer = yield from decide(
                table, who, TOPIC_OF[moment], lambda state, who: choices(usable_at(state, who, moment, done))
            )
            if not isinstance(answer, Use):
                done.extend(each.id for each in usable if not each.must)
                continue
            chosen = ability_of(answer.ability)
        done.append(chosen.id)
        yield from use(table, who, chosen)


def usable_at(state: State, who: Who, moment: Moment, done: Sequence[str]) -> list[Ability]:
    if moment_is_past(state, who, moment):
        return []
    return [each for each in abilities(state, who, moment) if each.id not in done and can_use(state, who, each)]


def moment_is_past(state: State, who: Who, moment: Moment) -> bool:
    """R3-DEF-03  Abilities not yet resolved when a fight has ended are not resolved."""
    return moment in FIGHT_MOMENTS and (state.fight is None or bool(state.fight.end))


TOPIC_OF: dict[Moment, str] = {
    "trophy": "moment.trophy",
    "defeated": "moment.defeated",
    "tested": "moment.tested",
    "learned": "moment.learned",
    "engage": "moment.engage",
    "cast": "moment.cast",
    "acted": "moment.acted",
    "cancel": "moment.cancel",
    "struck": "moment.struck",
    "dealt": "moment.dealt",
    "hurt": "moment.hurt",
    "won": "moment.won",
}
"""What is asked at the moments at which abilities are used by themselves."""
FIGHT_MOMENTS = {"engage", "cast", "surge", "combat action", "acted", "cancel", "struck", "dealt", "hurt"}


def choices(usable: Sequence[Ability]) -> list[Move]:
    uses: list[Move] = [Use(ability.id) for ability in usable]
    return uses if uses and all(ability.must for ability in usable) else [*uses, DECLINE]


def simultaneously(state: State) -> list[Who]:
    """In which order the two in a fight resolve abilities that come up at the same moment.

    R3-SIMUL-01  What one event calls up on either side is simultaneous.
    R3-SIMUL-02  The active player comes first; outside fights effects go round in turn order.
    """
    return [side.who for side in the_fight(state).sides]
