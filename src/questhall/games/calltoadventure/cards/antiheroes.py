"""The antihero deck: 24 cards, three names of which may be played at any moment.

The first six carry the skull. When Odium plays one of them, the active hero is its target.
"""  # CA-FAQ-05, CA-ODIUM-07

from __future__ import annotations

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
from questhall.games.calltoadventure.events.attempt import Announced
from questhall.games.calltoadventure.moves import PickRune
from questhall.games.calltoadventure.rules.allies import face_up, must_sacrifice
from questhall.games.calltoadventure.rules.attempt import (
    NO_RADIANT_POWERS,
    add_dark_runes,
    bars_dark_runes,
    difficulty,
    raise_difficulty,
    raise_result,
    remove_rune,
    the_attempt,
)
from questhall.games.calltoadventure.rules.gains import gain_moons, gain_xp, lose_xp, odium_gains
from questhall.games.calltoadventure.state import Played, State

# With the skull


def break_the_oath(table: Table[State], played: Played) -> None:
    """The powers of the Radiant orders fail in this attempt; without Odium at the table the hero pays himself."""
    the_attempt(table.state).marks.append(NO_RADIANT_POWERS)
    if table.state.odium is not None:
        odium_gains(table)
    else:
        lose_xp(table, played.target)


def dark_runes(count: int) -> FateEffect:
    def effect(table: Table[State], played: Played) -> None:
        add_dark_runes(table, count, played.card)

    return effect


def ravage(table: Table[State], played: Played) -> Play[None]:
    yield from must_sacrifice(table, played.target)


def with_an_ally(state: State, seat: int, target: int) -> bool:
    """Without one nothing happens."""  # CA-FAQ-25
    return bool(face_up(state.players[target]))


def strike_with_the_storm(table: Table[State], played: Played) -> None:
    raise_difficulty(table, 2)


def at_the_price_of_a_moon(plus: int) -> FateEffect:
    """CA-FAQ-33  A help that corrupts.

    CA-FAQ-26  It helps even if it is Odium's.
    """

    def effect(table: Table[State], played: Played) -> None:
        raise_result(table, plus)
        gain_moons(table, played.target)

    return effect


# Before an attempt


def rage(table: Table[State], played: Played) -> None:
    """CA-FAQ-34  The upper path, whatever was announced. Dark runes that are barred there are given back."""
    state = table.state
    attempt = the_attempt(state)
    if attempt.path != "upper":
        attempt.path = "upper"
        table.tell(Announced(state.active, f"{attempt.card}/upper", difficulty(state)))
    if bars_dark_runes(attempt):
        if attempt.bought:
            gain_xp(table, state.active, attempt.bought)
        attempt.bought = attempt.free_dark = 0
    raise_result(table, 2)


def with_a_choice_of_paths(state: State, seat: int, target: int) -> bool:
    """Odium knows only one."""
    return in_an_attempt(state, seat, target) and the_attempt(state).act != 0


def stand_in_the_way(table: Table[State], played: Played) -> None:
    """CA-FAQ-35  Whoever meets an obstacle learns from it."""
    gain_xp(table, played.target)
    raise_difficulty(table, 1)


def strike_a_bargain(table: Table[State], played: Played) -> None:
    gain_xp(table, played.target, 2)
    gain_moons(table, played.target)


def lead_through_shadesmar(table: Table[State], played: Played) -> Play[None]:
    """Nobody comes out of there where he meant to."""
    yield from change_an_ability(table, played)
    raise_difficulty(table, 1)


# During an attempt


def strike_from_the_dark(table: Table[State], played: Played) -> Play[None]:
    """A Dark rune may be the victim, too: its moon goes with it."""
    answer = yield from table.choose(played.seat, "card.remove", runes_cast)
    remove_rune(table, answer.rune)


def runes_cast(state: State, seat: int) -> list[PickRune]:
    return [*map(PickRune, the_attempt(state).runes)]


# After an attempt


def take_the_spoils(table: Table[State], played: Played) -> None:
    """From the hero who attempted something; after an own attempt, from those who got in the way."""
    if played.target != played.seat:
        lose_xp(table, played.target)
    gain_xp(table, played.seat)


def with_spoils(state: State, seat: int, target: int) -> bool:
    if not after_an_attempt(state, seat, target):
        return False
    return target == seat or state.players[target].xp > 0


CARDS = (
    FateCard(
        id="broken_oath",
        side="antihero",
        moment="before",
        copies=1,
        effect=break_the_oath,
        can=in_an_attempt,
        has_skull=True,
    ),
    FateCard(
        id="embrace_the_thrill",
        side="antihero",
        moment="any",
        copies=1,
        effect=dark_runes(2),
        can=with_room_for_dark_runes,
        has_skull=True,
    ),
    FateCard(
        id="ravages_of_war",
        side="antihero",
        moment="before",
        copies=1,
        target="hero",
        effect=ravage,
        can=with_an_ally,
        has_skull=True,
    ),
    FateCard(
        id="the_everstorm",
        side="antihero",
        moment="during",
        effect=strike_with_the_storm,
        can=in_an_attempt,
        has_skull=True,
    ),
    FateCard(
        id="unmade_influence",
        side="antihero",
        moment="during",
        copies=1,
        effect=at_the_price_of_a_moon(2),
        can=in_an_attempt,
        has_skull=True,
    ),
    FateCard(id="voidlight", side="antihero", moment="any", effect=dark_runes(1), can=with_room_for_dark_runes),
    FateCard(id="honorblade", side="antihero", moment="any", effect=at_the_price_of_a_moon(3), can=in_an_attempt),
    FateCard(id="relentless_fury", side="antihero", moment="before", effect=rage, can=with_a_choice_of_paths),
    FateCard(id="stubborn_obstacle", side="antihero", moment="before", effect=stand_in_the_way, can=in_an_attempt),
    FateCard(id="boon_and_curse", side="antihero", moment="before", effect=strike_a_bargain, can=in_an_attempt),
    FateCard(
        id="road_through_shadesmar",
        side="antihero",
        moment="before",
        effect=lead_through_shadesmar,
        can=with_two_abilities,
    ),
    FateCard(id="sudden_highstorm", side="antihero", moment="during", effect=cast_again, can=with_a_cast),
    FateCard(id="blade_in_the_dark", side="antihero", moment="during", effect=strike_from_the_dark, can=with_a_cast),
    FateCard(id="right_of_the_strong", side="antihero", moment="after", effect=take_the_spoils, can=with_spoils),
)
