"""What a seat may see. In this game everything lies open but the order of deck, bag and dice to come."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from msgspec import Raw, Struct, json, msgpack
from msgspec.structs import replace

from questhall.engine import ScoreLine
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FACES, HANDS, Attribute, Color
from questhall.games.rollplayer.rules.market import hands, reduced, reductions
from questhall.games.rollplayer.rules.scoring import COLOR, VALUE, final_values, score
from questhall.games.rollplayer.state import Die, InitiativeCard, Player, Rerolling, State, dice_of

ENCODE = msgpack.Encoder().encode
WRITE = json.Encoder().encode
KEPT_SHEETS = 1000


class DieView(Struct):
    color: Color
    value: int


class InitiativeView(Struct):
    number: int
    gold: int
    die: DieView | None
    holder: int | None


class SkillView(Struct):
    id: str
    exhausted: bool


class MarketView(Struct):
    card: str
    cost: int


class RerollView(Struct):
    """A seat is being asked whether to reroll a die.

    With a row it is the die there, and what falls stays; else any die of the sheet, which may then be turned back.
    """

    seat: int
    row: Attribute | None = None
    cell: int = 0


class SheetView(Struct, dict=True):
    """A character sheet; `totals` are the rows as they would count for the goals now."""

    rows: list[list[DieView]]
    totals: list[int]
    race: str
    side: str
    class_card: str
    backstory: str
    alignment: str
    token: tuple[int, int]
    gold: int
    charisma: int
    weapons: list[str]
    armour: list[str]
    skills: list[SkillView]
    traits: list[str]
    starting: list[DieView]
    held: DieView | None
    prices: dict[str, int]
    """What each market card would cost this player in gold, before charisma tokens."""
    score: list[ScoreLine]

    @cached_property
    def written(self) -> Any:
        """The sheet as JSON. Most sheets are the same as before the last move, so it is kept with them."""
        return Raw(WRITE(self))


class TableView(Struct):
    """The table as a seat sees it."""

    seat: int | None
    phase: str
    round: int
    rounds: int
    start: int
    turn: int | None
    sheets: list[SheetView]
    initiative: list[InitiativeView]
    market: list[MarketView]
    discard: list[str]
    trash: list[str]
    deck: int
    bag: dict[Color, int]
    aside: list[Color]
    top: str
    reroll: RerollView | None = None


SHEETS: dict[tuple[bytes, bool], SheetView] = {}
"""Sheets counted before, by everything that the count depends on. They share nothing with the position."""


def view(state: State, seat: int | None) -> TableView:
    """The one door through which knowledge of a match leaves it.

    RP-MARKET-20  The discard pile is open to all at any time.
    """
    table = TableView(
        seat=seat,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        start=state.start,
        turn=state.queue[0] if state.queue else None,
        sheets=[sheet(player, state) for player in state.players],
        initiative=[initiative(card) for card in state.initiative],
        market=[*map(for_sale, state.market)],
        discard=state.discard,
        trash=state.trash,
        deck=len(state.deck) + len(state.lower_deck),
        bag=state.bag,
        aside=state.aside,
        top=state.top,
    )
    if state.rerolling is not None:  # seldom; and Python would gather more keywords than these in a dictionary
        table.reroll = reroll_view(state, state.rerolling)
    return table


def write_view(seen: TableView) -> bytes:
    """The view as JSON, with its sheets as they were written before."""
    return WRITE(replace(seen, sheets=[sheet.written for sheet in seen.sheets]))


def sheet(player: Player, state: State) -> SheetView:
    """A sheet is counted once for all who look at it, and again only when something on it has changed."""
    key = ENCODE(player), state.solo
    found = SHEETS.get(key)
    if found is None:
        if len(SHEETS) >= KEPT_SHEETS:
            SHEETS.clear()
        found = SHEETS[key] = counted(player, solo=state.solo)
    if [*found.prices] == state.market:
        return found
    off = reductions(player)
    found = SHEETS[key] = replace(found, prices={card: reduced(CARDS[card], off) for card in state.market})
    return found


def counted(player: Player, *, solo: bool) -> SheetView:
    ready = player.class_card in CLASS and bool(player.alignment)
    totals = final_values(player) if ready else [0] * len(ATTRIBUTES)
    return SheetView(
        rows=[[*map(showing, map(COLOR, row), map(VALUE, row))] for row in player.rows],
        totals=totals,
        race=player.race,
        side=player.side,
        class_card=player.class_card,
        backstory=player.backstory,
        alignment=player.alignment,
        token=player.token,
        gold=player.gold,
        charisma=player.charisma,
        weapons=[*player.weapons],
        armour=[*player.armour],
        skills=[SkillView(card.id, card.exhausted) for card in player.skills],
        traits=[*player.traits],
        starting=[die_view(die) for die in player.starting],
        held=die_view(player.held) if player.held is not None else None,
        prices={},
        score=score(player, solo=solo, values=totals) if ready else [],
    )


def reroll_view(state: State, asked: Rerolling) -> RerollView | None:
    """A placed die is looked for where skills have put it meanwhile; one that has left the sheet is not rerolled."""
    if asked.die is None:
        return RerollView(asked.seat)
    for row, cell, die in dice_of(state.players[asked.seat]):
        if die is asked.die:
            return RerollView(asked.seat, ATTRIBUTES[row], cell + 1)
    return None


def die_view(die: Die) -> DieView:
    return showing(die.color, die.value)


@cache
def showing(color: Color, value: int) -> DieView:
    return DieView(color, value)


@cache
def for_sale(card: str) -> MarketView:
    return MarketView(card, CARDS[card].cost)


def initiative(card: InitiativeCard) -> InitiativeView:
    return InitiativeView(card.number, card.gold, die_view(card.die) if card.die is not None else None, card.holder)


def pieces(state: State) -> list[str]:
    """Every die and every market card, wherever it lies."""
    dice = [color for color, count in state.bag.items() for _ in range(count)] + state.aside
    dice += [card.die.color for card in state.initiative if card.die is not None]
    cards = [*state.deck, *state.lower_deck, *state.discard, *state.trash, *state.market]
    cards += [state.top] if state.top else []
    for player in state.players:
        dice += [die.color for row in player.rows for die in row] + [die.color for die in player.starting]
        dice += [player.held.color] if player.held is not None else []
        cards += [*player.weapons, *player.armour, *player.traits, *(card.id for card in player.skills)]
    return sorted([f"{color} die" for color in dice] + cards)


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        if player.gold < 0 or player.charisma < 0:
            return f"seat {seat} has {player.gold} gold and {player.charisma} charisma tokens"
        if any(len(row) > CELLS or any(not 1 <= die.value <= FACES for die in row) for row in player.rows):
            return f"seat {seat} has a row that cannot be: {player.rows}"
        if hands(player) > HANDS:
            return f"seat {seat} holds {player.weapons}"
        if not all(0 <= place <= 2 for place in player.token):
            return f"seat {seat} has its token off the card: {player.token}"
    if any(card.gold not in (0, 1) for card in state.initiative) or any(count < 0 for count in state.bag.values()):
        return "gold on the initiative cards or dice in the bag are miscounted"
    return ""
