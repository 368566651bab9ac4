"""Setting up. Catalogue chapters SETUP, AMODE, ADOOM."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.engine import Box, Play, Table
from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, HEROES, ITEMS
from questhall.games.runebound1.components import COLOURS, DIE_SIDES, START, STARTING_GOLD, TOWNS
from questhall.games.runebound1.events.turn import CardOffered, FirstPlayer, HeroDealt, RolledForFirst
from questhall.games.runebound1.rules.decks import draw_market
from questhall.games.runebound1.rules.turn import begin_turn
from questhall.games.runebound1.state import Options, Pile, Player, State

ADVANCED = (
    "doom",
    "hazards",
    "first_turn",
    "tough",
    "careful",
    "few_activations",
    "fresh",
    "harsh",
    "equal_events",
    "dear_healing",
    "pairs",
)


def chosen_rules(options: Options, seats: int) -> Options:
    """What the chosen options mean together.

    R1-AMODE-03  The advanced game is all of them; hazards need the doom track; alone one plays against it (ours).
    """
    if options.advanced:
        return replace(options, **dict.fromkeys(ADVANCED, True))
    return replace(options, doom=options.doom or options.hazards or seats == 1)


def lay_out(box: Box[State]) -> State:
    """The board before anything is drawn.

    R1-SETUP-02  All adventure counters lie on their spots, none in the bank.
    R1-SETUP-04  Items and allies make one Market deck.
    R1-SETUP-07  Each colour has an adventure deck of its own.
    R1-SETUP-08  Each player starts with 3 gold.
    R1-SETUP-03  The counters of the undefeated-challenge track lie on it.
    """
    assert isinstance(box.options, Options)
    decks = {colour: Pile() for colour in COLOURS}
    for id, card in ADVENTURES.items():
        decks[card.colour].cards.append(id)
    return State(
        counters={},
        options=chosen_rules(box.options, box.seats),
        players=[Player(gold=STARTING_GOLD) for _ in range(box.seats)],
        decks=decks,
        discards={colour: [] for colour in COLOURS},
        market=Pile([id for id in (*ITEMS, *ALLIES) if id not in ADVENTURES]),
        stalls={town: [] for town in TOWNS},
        spots=list(SPOTS),
        bank=[0, 0, 0, 0],
    )


def set_up(table: Table[State]) -> Play[None]:
    """Everything that is left to chance; nobody is asked."""
    deal_heroes(table)
    fill_stalls(table)
    if table.state.options.doom:
        lay_start_card(table)
    table.state.first = table.state.active = roll_for_first(table)
    table.tell(FirstPlayer(table.state.first))
    begin_turn(table)
    yield from ()


def deal_heroes(table: Table[State]) -> None:
    """R1-SETUP-11  Each player draws a hero; the others take no part."""
    deck = list(HEROES)
    for seat, player in enumerate(table.state.players):
        player.hero = table.draw(deck, "heroes")
        table.tell(HeroDealt(seat, player.hero))


def fill_stalls(table: Table[State]) -> None:
    """R1-SETUP-05  One Market card for each town but Tamalir.

    R1-SETUP-06  Tamalir's market is empty.
    """
    state = table.state
    for town in TOWNS:
        if town != START:
            card = draw_market(table)
            state.stalls[town].append(card)
            table.tell(CardOffered(town, card))


def lay_start_card(table: Table[State]) -> None:
    """R1-ADOOM-01  The top card of the green deck, unseen, beside Tamalir."""
    state = table.state
    state.doom = [table.draw(state.decks["green"].cards, "deck.green")]
    state.is_start_unseen = True


def roll_for_first(table: Table[State]) -> int:
    """R1-SETUP-12  Everybody rolls, the highest begins; equals roll again."""
    rivals = list(range(len(table.state.players)))
    while len(rivals) > 1:
        rolls = [table.roll(DIE_SIDES, "first") + 1 for _ in rivals]
        for seat, die in zip(rivals, rolls, strict=True):
            table.tell(RolledForFirst(seat, die))
        rivals = [seat for seat, die in zip(rivals, rolls, strict=True) if die == max(rolls)]
    return rivals[0]
