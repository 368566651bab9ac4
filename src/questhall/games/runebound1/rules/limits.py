"""What a hero can carry, and cards he gets. Catalogue chapters LIMIT, VAR."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound1.cards.define import ALLIES, ITEMS
from questhall.games.runebound1.components import ALLIES as MOST_ALLIES
from questhall.games.runebound1.components import ARMOUR, WEAPONS
from questhall.games.runebound1.events.market import CardDropped, CardKept
from questhall.games.runebound1.moves.market import Drop
from questhall.games.runebound1.rules.abilities import use_up
from questhall.games.runebound1.rules.bonuses import bonus
from questhall.games.runebound1.rules.goals import look_for_runes
from questhall.games.runebound1.state import Ally, Player, State

UNLIMITED = 99


def class_of(card: str) -> str:
    """Weapon, armour, artifact, reward, or ally."""
    return "ally" if card in ALLIES else ITEMS[card].kind


def limit(state: State, seat: int, kind: str) -> int:
    """How many of a class a hero can have.

    R1-LIMIT-04  Two allies.
    R1-VAR-03  Where limits are tight, one weapon, one armour, one artifact.
    """
    tight = state.options.tight
    match kind:
        case "weapon":
            return (1 if tight else WEAPONS) + bonus(state, seat, "weapons")
        case "armour":
            return ARMOUR + bonus(state, seat, "armour")
        case "artifact":
            return 1 if tight else UNLIMITED
        case "ally":
            return MOST_ALLIES + bonus(state, seat, "allies")
    return UNLIMITED


def cards_of_class(player: Player, kind: str) -> list[str]:
    if kind == "ally":
        return [ally.card for ally in player.allies]
    return [card for card in player.items if ITEMS[card].kind == kind]


def has_room(state: State, seat: int, card: str) -> bool:
    """Whether one more of the class can be carried."""
    kind = class_of(card)
    return len(cards_of_class(state.players[seat], kind)) < limit(state, seat, kind)


def add_card(state: State, seat: int, card: str) -> None:
    player = state.players[seat]
    if card in ALLIES:
        player.allies.append(Ally(card))
    else:
        player.items.append(card)


def gain_card(table: Table[State], seat: int, card: str) -> Play[None]:
    """A card for nothing: a reward or a find."""
    add_card(table.state, seat, card)
    table.tell(CardKept(seat, card))
    look_for_runes(table, seat)
    yield from keep_limit(table, seat, class_of(card))


def keep_limit(table: Table[State], seat: int, kind: str) -> Play[None]:
    """R1-LIMIT-03  Whoever has too many discards the new card or one of the others, until the limit holds.

    R1-LIMIT-05  It goes under the Market deck; an adventure card leaves play.
    """
    state = table.state
    while len(cards_of_class(state.players[seat], kind)) > limit(state, seat, kind):
        answer = yield from table.choose(seat, "limit.drop", lambda state, seat: droppable(state, seat, kind))
        table.tell(CardDropped(seat, answer.card))
        use_up(table, seat, answer.card)


def droppable(state: State, seat: int, kind: str) -> Sequence[Drop]:
    return [*map(Drop, cards_of_class(state.players[seat], kind))]
