"""Hearts and rolls: catalogue chapter HEART. A die is rolled first, then hearts may raise it."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import TREASURES
from questhall.games.nearandfar.components import FACES
from questhall.games.nearandfar.events.gains import TreasureUsed
from questhall.games.nearandfar.events.journey import FightRaised
from questhall.games.nearandfar.moves import SpendHearts, UseTreasure
from questhall.games.nearandfar.rules.gains import pay_hearts
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.state import Fight, Player, State, treasures_of


def roll_die(table: Table[State]) -> int:
    """NF-COMP-01  An ordinary die."""
    return 1 + table.roll(FACES, "die")


def purse(player: Player) -> int:
    """NF-TAL-15  All that can be spent as hearts."""
    return player.hearts + (player.food if "meditation" in player.sheet.talents else 0)


def food_for_hearts(player: Player, hearts: int) -> list[int]:
    """How many of so many hearts can be paid with food; nothing if it is too much."""
    if hearts > purse(player):
        return []
    least = max(0, hearts - player.hearts)
    most = min(hearts, player.food) if "meditation" in player.sheet.talents else 0
    return [*range(least, max(least, most) + 1)]


def raise_roll(table: Table[State], seat: int) -> Play[bool]:
    """Whether what has to be reached is reached in the end.

    NF-HEART-02  Each heart adds 1, in town too.
    NF-HEART-03  First the roll, then the decision.
    NF-HEART-05  Nobody can spend hearts on another's roll.
    """
    state = table.state
    while True:
        answer = yield from table.choose(seat, "fight.raise", ways_to_raise, True)
        fight = state.turn.fight
        assert fight is not None
        if isinstance(answer, SpendHearts):
            break
        use_in_fight(table, seat, answer.treasure)
    if answer.hearts:
        pay_hearts(table, seat, answer.hearts, answer.food)
        fight.spent = answer.hearts
        table.tell(FightRaised(seat, fight.total))
    return fight.total >= fight.against


def ways_to_raise(state: State, seat: int) -> list[SpendHearts | UseTreasure]:
    player, fight = state.players[seat], state.turn.fight
    assert fight is not None
    ways: list[SpendHearts | UseTreasure] = [
        SpendHearts(hearts, food) for hearts in range(purse(player) + 1) for food in food_for_hearts(player, hearts)
    ]
    return [*ways, *ways_to_use(player, fight)]


def ways_to_use(player: Player, fight: Fight) -> list[UseTreasure]:
    """NF-TREC-07  At most one bomb a fight."""
    return [UseTreasure(treasure) for treasure in treasures_of(player) if helps(fight, treasure)]


def helps(fight: Fight, treasure: str) -> bool:
    """Whether discarding a treasure adds to this roll."""
    card = TREASURES[treasure]
    return bool(card.skill) if fight.is_skill else bool(card.fight) and not fight.is_bombed


def use_in_fight(table: Table[State], seat: int, treasure: str) -> None:
    """The active player discards a treasure to raise the roll."""
    fight = table.state.turn.fight
    assert fight is not None
    discard_treasure(table, seat, treasure)
    card = TREASURES[treasure]
    fight.is_bombed = fight.is_bombed or bool(card.fight)
    fight.extra += card.skill if fight.is_skill else card.fight
    table.tell(FightRaised(seat, fight.total))


def discard_treasure(table: Table[State], seat: int, treasure: str) -> None:
    """Used up: it leaves its animal, which stays."""
    state = table.state
    player = state.players[seat]
    if player.beside == treasure:
        player.beside = ""
    else:
        next(beast for beast in player.animals if beast.treasure == treasure).treasure = ""
    state.discarded_treasures.append(treasure)
    table.tell(TreasureUsed(seat, treasure))


def count_symbols(state: State, seat: int) -> None:
    """A card claimed in the middle of a roll counts for it."""
    fight = state.turn.fight
    if fight is not None:
        own = icons(state.players[seat])
        fight.symbols = own.skill if fight.is_skill else own.combat
