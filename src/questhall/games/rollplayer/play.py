"""The whole game on one page: set up, rounds of four phases, the final count."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import NOTHING, Play, Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.events import CardAdded, MatchEnded
from questhall.games.rollplayer.moves import AddCard, Skip
from questhall.games.rollplayer.rules.cleanup import cleanup_phase, discard_tokens
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import end_turn, market_order, market_turn
from questhall.games.rollplayer.rules.roll import roll_phase
from questhall.games.rollplayer.rules.scoring import final_count
from questhall.games.rollplayer.rules.setup import (
    choose_class,
    choose_class_freely,
    choose_sheet,
    deal,
    give_gold,
    place_starting_dice,
    roll_for_start,
)
from questhall.games.rollplayer.rules.skills import last_uses, use_new_skill
from questhall.games.rollplayer.rules.solo import clear_solo_market, enemy_turn
from questhall.games.rollplayer.state import Phase, State, clockwise

SKIP = Skip()


def beat(table: Table[State]) -> Play[None]:
    """One beat: a step of set-up, or a phase of a round.

    RP-ROUND-01  A round has four phases in this order: roll, dice, market, cleanup.
    RP-REF-01  The quick reference repeats this page in short.
    RP-SOLO-08  The solo player is the start player in every round.
    """
    step = STEPS[table.state.phase](table)
    return NOTHING if step is None else step  # a step without questions has happened already


def sheets_step(table: Table[State]) -> Play[None]:
    """Step 2 and 3 of set-up: sheets clockwise, then gold for all."""
    state = table.state
    while state.queue:
        yield from choose_sheet(table, state.queue[0])
        state.queue.pop(0)
    give_gold(table)
    state.phase, state.queue = "classes", clockwise(state)
    if state.options.classes == "chosen":
        state.queue.reverse()


def classes_step(table: Table[State]) -> Play[None]:
    """Step 4 of set-up: classes, drawn clockwise or chosen from the last player on."""
    state = table.state
    choose = choose_class_freely if state.options.classes == "chosen" else choose_class
    while state.queue:
        yield from choose(table, state.queue[0])
        state.queue.pop(0)
    state.phase = "deal"


def dice_phase(table: Table[State]) -> Play[None]:
    """RP-DICE-01  In the dice phase each player has one turn, clockwise from the start player.

    RP-REF-02  Each places a die, takes what gold it brings, and may use the action.
    """
    state = table.state
    while state.queue:
        yield from dice_turn(table, state.queue[0])
        state.queue.pop(0)
    state.phase = "before market"
    yield from before_market(table)
    state.phase, state.queue = "market", market_order(state)


def market_phase(table: Table[State]) -> Play[None]:
    """RP-INIT-02  In the market phase the chosen initiative cards say the order of turns.

    RP-REF-03  Each buys or discards a card, moves the token for a trait, and returns the initiative card.
    """
    state = table.state
    while state.queue:
        seat = state.queue[0]
        yield from market_turn(table, seat)
        if state.new_skill:
            yield from use_new_skill(table, seat)
        end_turn(state, seat)
        state.queue.pop(0)
    state.phase = "cleanup"


def before_market(table: Table[State]) -> Play[None]:
    """The attuned Druid may add a card to the market; the solo enemy may take one.

    RP-CLAR-21  Attuned: any one card of the discard pile, before the market phase begins.
    RP-CLAR-22  It is added and replaces none.
    RP-SOLO-21  Solo: it becomes the fourth card, before the enemy die is rolled.
    """
    state = table.state
    for seat, player in enumerate(state.players):
        if has_ability(player, "attuned") and state.discard:
            answer = yield from table.choose(
                seat, "class.attuned", lambda state, _: [*map(AddCard, sorted(set(state.discard))), SKIP], open=True
            )
            if isinstance(answer, AddCard):
                state.discard.remove(answer.card)
                state.market.append(answer.card)
                table.tell(CardAdded(seat, answer.card))
    if state.solo:
        enemy_turn(table)


def cleanup(table: Table[State]) -> Play[None]:
    """The cleanup phase and the roll of the next round; after the last round only what matters for the count.

    RP-END-01  The match ends with the round in which all sheets are full.
    RP-CLEAN-12  Then the later steps of cleanup are left out.
    RP-REF-04  Else the market is refilled before gold is laid on the cards, and the bag is passed last.
    """
    state = table.state
    if state.solo:
        clear_solo_market(table)
    if state.round == state.rounds:
        discard_tokens(state)
        state.phase, state.queue = "final", clockwise(state)
        return
    yield from cleanup_phase(table)
    state.phase = "roll"
    yield from roll_phase(table)


def final(table: Table[State]) -> Play[None]:
    """Last uses of skills, then the count.

    RP-END-02  After the last round the stars are counted and the winner is known.
    """
    state = table.state
    while state.queue:
        yield from last_uses(table, state.queue[0])
        state.queue.pop(0)
    state.phase = "over"
    result = final_count(state)
    table.tell(MatchEnded(result.totals, result.places))


STEPS: dict[Phase, Callable[[Table[State]], Play[None] | None]] = {
    "start": roll_for_start,
    "sheets": sheets_step,
    "classes": classes_step,
    "deal": deal,
    "placing": place_starting_dice,
    "roll": roll_phase,
    "dice": dice_phase,
    "market": market_phase,
    "cleanup": cleanup,
    "final": final,
}
