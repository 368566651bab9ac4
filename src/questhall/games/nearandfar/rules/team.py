"""The team: who may go together, who joins, who waits in reserve. Catalogue chapters BOARD, SALOON, LEAVE."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import ADVENTURERS
from questhall.games.nearandfar.components import TEAM, Tribe
from questhall.games.nearandfar.events.gains import AdventurerJoined
from questhall.games.nearandfar.events.town import SentToReserve
from questhall.games.nearandfar.moves import Join, Reserve, SetOut
from questhall.games.nearandfar.rules.gains import look_for_chief
from questhall.games.nearandfar.state import Player, State

KEPT_TEAMS = 1024


def tribe_of(member: str) -> Tribe | None:
    """NF-PET-01  An animal belongs to no tribe."""
    return ADVENTURERS[member].tribe if member in ADVENTURERS else None


def is_team(members: tuple[str, ...], spare: int) -> bool:
    """NF-SALOON-03  At most four, and at most one of each tribe.

    NF-ARTC-09  With the Merchant's Contract one of them may be the second of a tribe.
    """
    if len(members) > TEAM:
        return False
    tribes = Counter(tribe for member in members if (tribe := tribe_of(member)))
    return sum(count - 1 for count in tribes.values()) <= spare


def spare_places(player: Player) -> int:
    return int("merchants_contract" in player.artifacts)


def ways_to_set_out(player: Player) -> Sequence[SetOut]:
    """NF-LEAVE-04  With every team that could leave town."""
    return full_teams(tuple(sorted((*player.team, *player.reserve))), spare_places(player))


@lru_cache(KEPT_TEAMS)
def full_teams(everybody: tuple[str, ...], spare: int) -> tuple[SetOut, ...]:
    """Every team to which nobody else could still be added.

    NF-PET-02  The animal may stay behind.
    """
    teams = [team for size in range(1, TEAM + 1) for team in combinations(everybody, size) if is_team(team, spare)]
    return tuple(
        SetOut(team)
        for team in teams
        if not any(is_team((*team, more), spare) for more in everybody if more not in team)
    )


def join(table: Table[State], seat: int, newcomer: str) -> Play[None]:
    """NF-SALOON-02  A hired adventurer goes to the team at once or waits in reserve.

    NF-SALOON-04  Of two of a tribe the player chooses who is in the team.
    NF-SALOON-06  The animal makes room by moving, and goes to reserve if the team is full.
    """
    state = table.state
    player = state.players[seat]
    player.reserve.append(newcomer)
    state.turn.shown = [newcomer]
    answer = yield from table.choose(seat, "team.join", ways_to_join, True)
    state.turn.shown = []
    if isinstance(answer, Join):
        player.reserve.remove(newcomer)
        if answer.instead:
            player.team.remove(answer.instead)
            player.reserve.append(answer.instead)
        player.team.append(newcomer)
    table.tell(AdventurerJoined(seat, newcomer, isinstance(answer, Join)))
    if isinstance(answer, Join) and answer.instead:
        table.tell(SentToReserve(seat, answer.instead))
    look_for_chief(table, seat, ADVENTURERS[newcomer].tribe)


def ways_to_join(state: State, seat: int) -> list[Join | Reserve]:
    """Into a free place, else in the place of whoever stands in the way."""
    player = state.players[seat]
    newcomer, spare = state.turn.shown[0], spare_places(player)
    if is_team((*player.team, newcomer), spare):
        return [Join(), Reserve()]
    instead = [
        member
        for member in player.team
        if is_team((*(other for other in player.team if other != member), newcomer), spare)
        and (tribe_of(member) in (None, tribe_of(newcomer)) or spare)
    ]
    return [*map(Join, instead), Reserve()]


def welcome(table: Table[State], seat: int, newcomer: str) -> None:
    """A rewarded adventurer (NF-REWARD-01) joins the team only where there is room, else the reserve."""
    player = table.state.players[seat]
    has_room = is_team((*player.team, newcomer), spare_places(player))
    (player.team if has_room else player.reserve).append(newcomer)
    table.tell(AdventurerJoined(seat, newcomer, has_room))
    look_for_chief(table, seat, ADVENTURERS[newcomer].tribe)
