"""Duels: catalogue chapter DUEL. Whoever wants in where somebody stands fights for it, fair or not."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import TREASURES, Cost
from questhall.games.nearandfar.components import Building
from questhall.games.nearandfar.events.town import Bribed, DuelBegan, DuelRolled, DuelWon, Jailed
from questhall.games.nearandfar.moves import Bribe, Challenge, Decline, Enter, UseTreasure
from questhall.games.nearandfar.rules.gains import change_reputation, gain_food, pay
from questhall.games.nearandfar.rules.hearts import discard_treasure, raise_roll, roll_die, ways_to_use
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.state import NEUTRAL, Fight, Player, State

DUEL_TALENTS = ("martial_arts", "sharp_tongue")
"""NF-TAL-09  Martial Arts adds 1 to duel rolls,

NF-TAL-16  and so does Sharp Tongue.
"""
ENTER = Enter()
COIN = Cost(coins=1)


def opponents_in(state: State, seat: int, building: Building) -> list[int]:
    """Who stands there already.

    NF-DUEL-14  With two players the unused character of the town hall, unless the opponent is there.
    """
    there = [other for other, player in enumerate(state.players) if other != seat and player.place == building]
    return there or ([NEUTRAL] if state.neutral and building == "town_hall" else [])


def may_enter_freely(state: State, player: Player, building: Building) -> bool:
    """NF-SALOON-12  The saloon is open to all.

    NF-DUEL-13  Whoever comes out of jail need not fight,
    NF-TAL-20  nor a politician in the town hall.
    """
    politics = building == "town_hall" and "politics" in player.sheet.talents
    return building == "saloon" or state.turn.began_in == "jail" or politics


def win_entry(table: Table[State], seat: int) -> Play[bool]:
    """NF-TOWN-02  Whether the visitor may act: where an opponent stands, one of them has to be fought.

    NF-SALOON-13  Where no duel is needed, one may still be asked for.
    """
    state = table.state
    visit = state.turn.visit
    assert visit is not None
    if not opponents_in(state, seat, visit.building):
        return True
    answer = yield from table.choose(seat, "duel.entry", ways_to_enter, True)
    match answer:
        case Bribe():
            pay(table, seat, coins_for(state.players[seat], COIN))
            table.tell(Bribed(seat))
        case Challenge():
            return (yield from duel(table, seat, answer))
    return True


def ways_to_enter(state: State, seat: int) -> list[Enter | Bribe | Challenge]:
    """NF-DUEL-01  Opponent and manner are named before any die is rolled.

    NF-DUEL-02  Of several one is chosen.
    NF-TAL-18  Bribery: a coin to the supply instead.
    """
    visit, player = state.turn.visit, state.players[seat]
    assert visit is not None
    others = opponents_in(state, seat, visit.building)
    ways: list[Enter | Bribe | Challenge] = []
    if may_enter_freely(state, player, visit.building):
        ways.append(ENTER)
    elif "bribery" in player.sheet.talents and can_pay(player, COIN):
        ways.append(Bribe())
    names = [None if other == NEUTRAL else other for other in others]
    return [*ways, *(Challenge(name, fair) for name in names for fair in (True, False))]


def duel_bonus(player: Player) -> int:
    return sum(talent in player.sheet.talents for talent in DUEL_TALENTS)


def duel(table: Table[State], seat: int, move: Challenge) -> Play[bool]:
    """NF-DUEL-05  Both roll a die and add their swords and other bonuses.

    NF-DUEL-03  Unfair: 1 more for the attacker.
    NF-DUEL-15  The unused character adds nothing.
    NF-DUEL-07  Then the attacker may spend hearts,
    NF-DUEL-08  and he alone.
    NF-DUEL-09  A tie goes to the defender.
    """
    state = table.state
    table.tell(DuelBegan(seat, move.other_seat, move.fair))
    player = state.players[seat]
    defender = NEUTRAL if move.other_seat is None else move.other_seat
    roll, other_roll = roll_die(table), roll_die(table)
    defence = other_roll + strength(state, defender)
    extra = duel_bonus(player) + (not move.fair)
    now = state.turn.fight = Fight("duel", roll, icons(player).combat, defence + 1, extra=extra)
    now.defender, now.is_fair = defender, move.fair
    table.tell(DuelRolled(seat, roll, now.total, other_roll, defence))
    yield from defend(table, defender)
    has_won = yield from raise_roll(table, seat)
    state.turn.fight = None
    finish(table, seat, move, has_won=has_won)
    return has_won


def strength(state: State, seat: int) -> int:
    if seat == NEUTRAL:
        return 0
    player = state.players[seat]
    return icons(player).combat + duel_bonus(player)


def defend(table: Table[State], seat: int) -> Play[None]:
    """A defender with a bomb may throw it before the attacker spends hearts, one like anybody (NF-TREC-07)."""
    state = table.state
    if seat == NEUTRAL or not bombs(state, seat):
        return
    answer = yield from table.choose(seat, "duel.defend", ways_to_defend)
    if isinstance(answer, UseTreasure):
        now = state.turn.fight
        assert now is not None
        discard_treasure(table, seat, answer.treasure)
        now.against += TREASURES[answer.treasure].fight


def bombs(state: State, seat: int) -> list[UseTreasure]:
    now = state.turn.fight
    assert now is not None
    return ways_to_use(state.players[seat], now)


def ways_to_defend(state: State, seat: int) -> list[UseTreasure | Decline]:
    return [*bombs(state, seat), Decline()]


def finish(table: Table[State], seat: int, move: Challenge, *, has_won: bool) -> None:
    """NF-DUEL-10  A winner's reputation changes as announced,

    NF-DUEL-04  up if it was fair.
    NF-DUEL-11  A loser goes to jail, and his visit is over.
    NF-DAY-13  By day he is fed there.
    NF-DUEL-12  For the defender nothing changes.
    """
    state = table.state
    if has_won:
        table.tell(DuelWon(seat, move.other_seat))
        change_reputation(table, seat, 1 if move.fair else -1)
        return
    state.players[seat].place = "jail"
    table.tell(Jailed(seat))
    if state.options.town == "day":
        gain_food(table, seat, 1)
