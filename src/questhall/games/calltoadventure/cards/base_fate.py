"""Hero and antihero cards of the base game that may be mixed in, with as many copies as the rulebook says.

CA-BASE-09  Fourteen hero cards,
CA-BASE-10  thirteen antihero cards.
A card for oneself is for any hero in the games against Odium.
"""

from __future__ import annotations

from functools import partial

from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import FateCard, FateEffect
from questhall.games.calltoadventure.cards.fate import (
    after_an_attempt,
    cast_again,
    change_an_ability,
    in_an_attempt,
    with_a_cast,
    with_room_for_dark_runes,
    with_two_abilities,
)
from questhall.games.calltoadventure.components import DARK, SIDES, Ability
from questhall.games.calltoadventure.moves import DrawFrom
from questhall.games.calltoadventure.rules.allies import face_up, must_sacrifice
from questhall.games.calltoadventure.rules.attempt import (
    add_dark_runes,
    raise_difficulty,
    raise_result,
    retry,
    the_attempt,
)
from questhall.games.calltoadventure.rules.gains import draw_card, gain_moons, gain_suns, gain_xp, lose_xp
from questhall.games.calltoadventure.state import Played, State

DEEP = 4
"""From the fifth space on, counted from the top, a hero is deep in Corruption."""

# Hero cards


def helps_with(*abilities: Ability) -> FateEffect:
    def effect(table: Table[State], played: Played) -> None:
        suits = any(ability in the_attempt(table.state).abilities for ability in abilities)
        raise_result(table, 2 if suits else 1)

    return effect


def receive_a_gift(table: Table[State], played: Played) -> None:
    gain_suns(table, played.target)
    draw_card(table, played.target, "hero")


def ally_for_once(table: Table[State], played: Played) -> None:
    """Both sides profit."""
    raise_result(table, 1)
    for seat in dict.fromkeys((played.target, played.seat)):
        gain_xp(table, seat)


def reject_the_darkness(table: Table[State], played: Played) -> None:
    is_deep = table.state.players[played.target].corruption >= DEEP
    gain_suns(table, played.target, 2 if is_deep else 1)


def with_darkness_to_reject(state: State, seat: int, target: int) -> bool:
    return after_an_attempt(state, seat, target) and state.players[target].corruption > 0


def rescue(table: Table[State], played: Played) -> None:
    raise_result(table, 2 if played.target == played.seat else 3)


def celebrate(table: Table[State], played: Played) -> None:
    gain_xp(table, played.target, 2)


def after_a_victory(state: State, seat: int, target: int) -> bool:
    """Of the very hero the card is played on."""
    return after_an_attempt(state, seat, target) and target == state.active and the_attempt(state).succeeded


def fight_side_by_side(table: Table[State], played: Played) -> None:
    comrades = len(face_up(table.state.players[played.target]))
    raise_result(table, min(3, 1 + comrades))


# Antihero cards


def break_the_rules(table: Table[State], played: Played) -> None:
    is_dark = any(rune in DARK for rune in the_attempt(table.state).runes)
    raise_result(table, 2 if is_dark else 1)


def rage_without_bounds(table: Table[State], played: Played) -> None:
    if with_room_for_dark_runes(table.state, played.seat, played.target):
        add_dark_runes(table, 1, played.card)
    if suits_strength(table.state):
        raise_result(table, 1)


def with_a_use_for_rage(state: State, seat: int, target: int) -> bool:
    return with_room_for_dark_runes(state, seat, target) or (
        in_an_attempt(state, seat, target) and suits_strength(state)
    )


def suits_strength(state: State) -> bool:
    return "strength" in the_attempt(state).abilities


def face_a_choice(table: Table[State], played: Played) -> Play[None]:
    """The light makes the attempt harder, the dark leads down."""
    answer = yield from table.choose(played.target, "card.side", either_deck)
    draw_card(table, played.target, answer.side)
    if answer.side == "hero":
        raise_difficulty(table, 1)
    else:
        gain_moons(table, played.target)


def either_deck(state: State, seat: int) -> list[DrawFrom]:
    return [*map(DrawFrom, SIDES)]


def teach_a_lesson(table: Table[State], played: Played) -> None:
    raise_result(table, -2)
    gain_xp(table, played.target)


def part(table: Table[State], played: Played) -> Play[None]:
    """Whoever has nobody to part with pays."""
    if face_up(table.state.players[played.target]):
        yield from must_sacrifice(table, played.target)
        gain_xp(table, played.target, 2)
    else:
        lose_xp(table, played.target)


def with_something_to_lose(state: State, seat: int, target: int) -> bool:
    player = state.players[target]
    return bool(face_up(player)) or player.xp > 0


def relent_never(table: Table[State], played: Played) -> None:
    retry(table)
    gain_moons(table, played.target)


hero = partial(FateCard, side="hero", is_base=True)
antihero = partial(FateCard, side="antihero", is_base=True)
CARDS = (
    hero(
        id="brilliant_mind", moment="before", copies=1, effect=helps_with("intelligence", "wisdom"), can=in_an_attempt
    ),
    hero(id="divine_gift", moment="after", copies=1, target="self", effect=receive_a_gift, can=after_an_attempt),
    hero(
        id="surprise_attack", moment="before", copies=1, effect=helps_with("strength", "dexterity"), can=in_an_attempt
    ),
    hero(id="inner_strength", moment="during", copies=1, target="self", effect=cast_again, can=with_a_cast),
    hero(
        id="ingenious_plan", moment="before", copies=1, target="self", effect=change_an_ability, can=with_two_abilities
    ),
    hero(id="unlikely_alliance", moment="before", effect=ally_for_once, can=in_an_attempt),
    hero(
        id="reject_the_darkness", moment="after", target="hero", effect=reject_the_darkness, can=with_darkness_to_reject
    ),
    hero(id="timely_rescue", moment="during", copies=1, effect=rescue, can=in_an_attempt),
    hero(id="glorious_victory", moment="after", target="self", effect=celebrate, can=after_a_victory),
    hero(id="comrade_in_arms", moment="before", effect=fight_side_by_side, can=in_an_attempt),
    antihero(
        id="against_all_rules", moment="during", copies=3, target="self", effect=break_the_rules, can=in_an_attempt
    ),
    antihero(id="unbridled_rage", moment="before", effect=rage_without_bounds, can=with_a_use_for_rage),
    antihero(id="fateful_choice", moment="before", effect=face_a_choice, can=in_an_attempt),
    antihero(id="harsh_lesson", moment="during", effect=teach_a_lesson, can=in_an_attempt, has_skull=True),
    antihero(id="bitter_parting", moment="before", target="hero", effect=part, can=with_something_to_lose),
    antihero(id="relentlessness", moment="during", effect=relent_never, can=with_a_cast),
)
