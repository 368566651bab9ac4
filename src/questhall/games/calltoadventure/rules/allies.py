"""Allies: attached, won, sacrificed. Catalogue chapter ALLY."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import ALLIES
from questhall.games.calltoadventure.events.turn import AllyRestored, AllySacrificed, AllyWon
from questhall.games.calltoadventure.moves import Sacrifice
from questhall.games.calltoadventure.rules.gains import collect, happen
from questhall.games.calltoadventure.rules.story import grow
from questhall.games.calltoadventure.state import AllyCard, Player, State


def win_ally(table: Table[State], seat: int, ally: str) -> None:
    """CA-ALLY-06  It lies face up beside the board and is part of the story."""
    player = table.state.players[seat]
    player.allies.append(AllyCard(ally))
    grow(player, ally)
    table.tell(AllyWon(seat, ally))
    collect(table, seat, ALLIES[ally].reward)
    happen(table, seat, "ally won")


def face_up(player: Player) -> list[str]:
    return [ally.id for ally in player.allies if not ally.is_down]


def face_down(player: Player) -> list[str]:
    return [ally.id for ally in player.allies if ally.is_down]


def sacrifice(table: Table[State], seat: int, ally: str) -> Play[None]:
    """CA-ALLY-08  Turned face down, an ally is no longer part of the story.

    CA-ALLY-09  It stays with its owner.
    CA-ALLY-11  What the parting brings comes by force, too.
    """
    turn_over(table.state.players[seat], ally, is_down=True)
    table.tell(AllySacrificed(seat, ally))
    parting = ALLIES[ally].parting
    if parting is not None:
        step = parting(table, seat)
        if step is not None:
            yield from step
    happen(table, seat, "ally lost")


def restore_ally(table: Table[State], seat: int, ally: str) -> None:
    """A sacrificed ally is turned face up again. Its icons come back; CA-FAQ-30  they are not gained anew."""
    turn_over(table.state.players[seat], ally, is_down=False)
    table.tell(AllyRestored(seat, ally))


def turn_over(player: Player, ally: str, *, is_down: bool) -> None:
    next(card for card in player.allies if card.id == ally).is_down = is_down
    player.story_changed()


def must_sacrifice(table: Table[State], seat: int) -> Play[None]:
    """CA-ALLY-12  A hero is forced to sacrifice an ally of his choice; without one nothing happens."""
    if face_up(table.state.players[seat]):
        answer = yield from table.choose(seat, "ally.sacrifice", allies_to_lose)
        yield from sacrifice(table, seat, answer.ally)


def allies_to_lose(state: State, seat: int) -> list[Sacrifice]:
    return [*map(Sacrifice, face_up(state.players[seat]))]
