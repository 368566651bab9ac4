"""Character cards of the base game that may be mixed in.

CA-BASE-02  Nine origins,
CA-BASE-04  ten motivations,
CA-BASE-06  six destinies.

The base game knows no Radiant orders: none of these cards has a Radiant icon, and its destinies stay hidden until the
points are counted.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import FATE, Destiny, Motivation, Origin, Power, Reward, StoryPart
from questhall.games.calltoadventure.cards.destinies import cast_again, is_cast, per_icon
from questhall.games.calltoadventure.cards.happenings import a_card, experience
from questhall.games.calltoadventure.cards.origins import on_paths
from questhall.games.calltoadventure.components import ICONS, LOWEST
from questhall.games.calltoadventure.rules.allies import face_up
from questhall.games.calltoadventure.rules.attempt import raise_result, the_attempt
from questhall.games.calltoadventure.rules.gains import gain_xp
from questhall.games.calltoadventure.rules.story import abilities, icons
from questhall.games.calltoadventure.state import State

# What origins and motivations do


def fair_wind(table: Table[State], seat: int) -> None:
    table.state.players[seat].turn_bonus += 1


def has_nothing(state: State, seat: int) -> bool:
    return state.players[seat].xp == 0


def alms(table: Table[State], seat: int) -> None:
    gain_xp(table, seat, 2)


def drill(table: Table[State], seat: int) -> None:
    raise_result(table, 1)


def swear_revenge(table: Table[State], seat: int) -> None:
    table.state.players[seat].next_bonus += 2


def temptation(state: State, seat: int) -> int:
    return 1 if the_attempt(state).bought >= 2 else 0


def followers(state: State, seat: int) -> int:
    return 1 if face_up(state.players[seat]) else 0


def stainless(state: State, seat: int) -> int:
    return 1 if state.players[seat].corruption <= 1 else 0


# Points


def conquest(state: State, seat: int) -> int:
    strength = abilities(state.players[seat], "strength")
    return 8 if strength >= 4 else strength


def fate_in_all_things(state: State, seat: int) -> int:
    kinds = sum(icons(state.players[seat], icon) > 0 for icon in ICONS)
    return {4: 3, 5: 6, 6: 8}.get(kinds, 0)


def light(state: State, seat: int) -> int:
    player = state.players[seat]
    return (4 if player.corruption <= 1 else 0) + min(icons(player, "faith"), 4)


def vengeance(state: State, seat: int) -> int:
    player = state.players[seat]
    return min(3 * min(icons(player, "justice"), icons(player, "villainy")), 6)


def service(state: State, seat: int) -> int:
    player = state.players[seat]
    dark_deeds = sum(FATE[card].side == "antihero" for card in player.played)
    return min(dark_deeds, 5) + (2 if player.corruption >= LOWEST - 2 else 0)


ORIGINS = (
    Origin(
        id="noble",
        reward=Reward(abilities=("strength", "charisma")),
        bonus=on_paths("nobility", "xp"),
        is_base=True,
    ),
    Origin(
        id="sailor",
        reward=Reward(abilities=("strength", "dexterity")),
        triggers={"journey": fair_wind},
        is_base=True,
    ),
    Origin(
        id="beggar",
        reward=Reward(abilities=("wisdom", "charisma")),
        power=Power("turn", alms, limit="act", can=has_nothing),
        is_base=True,
    ),
    Origin(
        id="recruit",
        reward=Reward(abilities=("strength", "intelligence")),
        power=Power("during", drill, xp=1),
        is_base=True,
    ),
    Origin(
        id="hunter",
        reward=Reward(abilities=("dexterity", "wisdom")),
        bonus=on_paths("dexterity", "antihero"),
        is_base=True,
    ),
    Origin(
        id="apprentice",
        reward=Reward(abilities=("dexterity", "intelligence")),
        bonus=on_paths("intelligence", "magic"),
        is_base=True,
    ),
    Origin(
        id="settler",
        reward=Reward(abilities=("constitution", "charisma")),
        triggers={"chapter": experience(1)},
        is_base=True,
    ),
    Origin(
        id="acolyte",
        reward=Reward(abilities=("constitution", "wisdom")),
        bonus=on_paths("faith", "suns", worse="villainy"),
        is_base=True,
    ),
    Origin(
        id="foreigner",
        reward=Reward(abilities=("constitution", "intelligence")),
        rights=("free journey",),
        is_base=True,
    ),
)
MOTIVATIONS = (
    Motivation(
        id="seeking_the_truth",
        reward=Reward(icons=("magic",)),
        triggers={"trait": a_card("hero")},
        is_base=True,
    ),
    Motivation(
        id="driven_by_despair",
        reward=Reward(tragedy=1, moons=1),
        triggers={"failed": a_card("antihero")},
        is_base=True,
    ),
    Motivation(id="survivor", reward=Reward(xp=2), triggers={"failed": experience(1)}, is_base=True),
    Motivation(id="tempted_by_darkness", reward=Reward(icons=("villainy",)), bonus=temptation, is_base=True),
    Motivation(
        id="vow_of_vengeance",
        reward=Reward(icons=("villainy",)),
        triggers={"failed": swear_revenge},
        is_base=True,
    ),
    Motivation(id="lone_wanderer", reward=Reward(xp=2), rights=("free journey",), is_base=True),
    Motivation(
        id="sworn_to_protect",
        reward=Reward(icons=("justice",)),
        triggers={"ally won": a_card("hero"), "helped": experience(1)},
        is_base=True,
    ),
    Motivation(id="born_leader", reward=Reward(icons=("nobility",)), bonus=followers, is_base=True),
    Motivation(
        id="born_lucky",
        reward=Reward(hero=1),
        power=Power("during", cast_again, limit="act", can=is_cast),
        is_base=True,
    ),
    Motivation(id="bound_by_honor", reward=Reward(icons=("faith",)), bonus=stainless, is_base=True),
)
DESTINIES = (
    Destiny(id="great_conqueror", points=conquest, is_radiant=False, is_base=True),
    Destiny(id="hand_of_fate", points=fate_in_all_things, is_radiant=False, is_base=True),
    Destiny(id="chosen_by_the_light", points=light, is_radiant=False, is_base=True),
    Destiny(id="avenging_hand", points=vengeance, is_radiant=False, is_base=True),
    Destiny(id="heir_to_the_throne", points=per_icon("nobility"), is_radiant=False, is_base=True),
    Destiny(id="servant_of_darkness", points=service, is_radiant=False, is_base=True),
)
CARDS: tuple[StoryPart, ...] = (*ORIGINS, *MOTIVATIONS, *DESTINIES)
