"""The hero deck: 24 cards, twelve in two copies.

CA-FAQ-05  Seven cards of this edition have no timing condition: four here, three in the antihero deck.
"""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import FATE, FateCard
from questhall.games.calltoadventure.cards.fate import (
    add_a_rune,
    after_an_attempt,
    cast_again,
    in_an_attempt,
    result_plus,
    with_a_cast,
    with_a_rune_to_add,
)
from questhall.games.calltoadventure.components import VALUES
from questhall.games.calltoadventure.events.attempt import ResultRaised
from questhall.games.calltoadventure.events.turn import Replaced
from questhall.games.calltoadventure.moves import PickRune, Replace
from questhall.games.calltoadventure.rules.attempt import (
    announced,
    has_ally,
    raise_difficulty,
    raise_result,
    symbols,
    the_attempt,
    turn_rune,
)
from questhall.games.calltoadventure.rules.gains import gain_suns, gain_xp, radiant_for_turn
from questhall.games.calltoadventure.rules.rows import replace
from questhall.games.calltoadventure.state import Played, State

# At any moment


def speak_the_words(table: Table[State], played: Played) -> None:
    """On a path with a Radiant icon they help at once."""
    radiant_for_turn(table, played.target, 2)
    if in_an_attempt(table.state, played.seat, played.target) and is_radiant_path(table.state):
        raise_result(table, 1)


def is_radiant_path(state: State) -> bool:
    return "radiant" in announced(the_attempt(state)).reward.icons


def breathe_in_stormlight(table: Table[State], played: Played) -> None:
    """It lasts for the turn, so it may be breathed in before an attempt is announced."""
    radiant_for_turn(table, played.target, 1)
    if played.target == table.state.active:
        table.state.players[played.target].turn_bonus += 1
        table.tell(ResultRaised(played.target, 1))


def take_shelter(table: Table[State], played: Played) -> None:
    """CA-FAQ-24  Of the antihero cards that wait, Odium's included, the one that would take effect next does not."""
    next_dark_cards(table.state)[0].is_cancelled = True


def next_dark_cards(state: State) -> list[Played]:
    return [card for card in reversed(state.stack) if FATE[card.card].side == "antihero" and not card.is_cancelled]


def with_a_card_to_cancel(state: State, seat: int, target: int) -> bool:
    return bool(next_dark_cards(state))


def search_the_chasm(table: Table[State], played: Played) -> Play[None]:
    """Where the dead lie, there are spheres to be found."""
    answer = yield from table.choose(played.seat, "card.replace", row_cards)
    table.tell(Replaced(played.seat, answer.card))
    gain_xp(table, played.seat)
    yield from replace(table, answer.card)


def row_cards(state: State, seat: int) -> list[Replace]:
    """Every open card but the one that is being attempted."""
    attempted = state.attempt.card if state.attempt is not None else ""
    return [Replace(slot.card) for row in state.rows[: state.open] for slot in row if slot.card != attempted]


def with_a_row_card(state: State, seat: int, target: int) -> bool:
    return bool(row_cards(state, seat))


# Before an attempt


def speak_an_ideal(table: Table[State], played: Played) -> None:
    raise_result(table, 2 if is_radiant_path(table.state) else 1)


def bless(table: Table[State], played: Played) -> None:
    gain_suns(table, played.target)
    raise_result(table, 1)


def ward(table: Table[State], played: Played) -> None:
    raise_difficulty(table, -min(2, added_difficulty(table.state)))


def added_difficulty(state: State) -> int:
    """What the path, an ally and cards have added to the printed number."""
    attempt = the_attempt(state)
    return announced(attempt).harder + has_ally(state, attempt) + attempt.harder


def with_added_difficulty(state: State, seat: int, target: int) -> bool:
    return in_an_attempt(state, seat, target) and added_difficulty(state) > 0


# During an attempt


def put_on_the_plate(table: Table[State], played: Played) -> Play[None]:
    answer = yield from table.choose(played.seat, "card.turn", runes_worth_nothing)
    turn_rune(table, answer.rune)


def runes_worth_nothing(state: State, seat: int) -> list[PickRune]:
    attempt = the_attempt(state)
    shown = zip(attempt.runes, symbols(attempt), strict=True)
    return [PickRune(rune) for rune, symbol in shown if not VALUES[symbol]]


def with_a_rune_worth_nothing(state: State, seat: int, target: int) -> bool:
    return with_a_cast(state, seat, target) and bool(runes_worth_nothing(state, seat))


# After an attempt


def tell_the_tale(table: Table[State], played: Played) -> None:
    """Of a victory with gratitude, of a defeat with a moral."""
    if the_attempt(table.state).succeeded:
        gain_suns(table, played.target)
        gain_xp(table, played.target)
    else:
        gain_xp(table, played.target, 2)


CARDS = (
    FateCard(id="immortal_words", side="hero", moment="any", target="hero", effect=speak_the_words),
    FateCard(id="stormlight", side="hero", moment="any", target="hero", effect=breathe_in_stormlight),
    FateCard(
        id="hasty_shelter",
        side="hero",
        moment="any",
        target="none",
        effect=take_shelter,
        can=with_a_card_to_cancel,
        answers=True,
    ),
    FateCard(id="chasm_duty", side="hero", moment="any", target="none", effect=search_the_chasm, can=with_a_row_card),
    FateCard(id="words_of_an_ideal", side="hero", moment="before", effect=speak_an_ideal, can=in_an_attempt),
    FateCard(id="morning_kata", side="hero", moment="before", effect=add_a_rune, can=with_a_rune_to_add),
    FateCard(id="ardents_blessing", side="hero", moment="before", effect=bless, can=in_an_attempt),
    FateCard(id="glyphward", side="hero", moment="before", effect=ward, can=with_added_difficulty),
    FateCard(id="whisper_of_a_spren", side="hero", moment="during", effect=cast_again, can=with_a_cast),
    FateCard(id="shoulder_to_shoulder", side="hero", moment="during", effect=result_plus(2), can=in_an_attempt),
    FateCard(
        id="borrowed_shardplate",
        side="hero",
        moment="during",
        effect=put_on_the_plate,
        can=with_a_rune_worth_nothing,
    ),
    FateCard(id="fireside_tale", side="hero", moment="after", effect=tell_the_tale, can=after_an_attempt),
)
