"""What a hero is worth by everything that lies there: attributes, damage, life, stamina, dice, rights.

| word | what it adds |
| --- | --- |
| mind, body, spirit | to the attribute: to every roll with it, attacks, defences, tests and escapes |
| ranged_attack, melee_attack, magic_attack, attack | to attack rolls of that kind, of any kind |
| ranged_defence, melee_defence, magic_defence, defence | to defence rolls of that kind, of any kind |
| ranged_damage, melee_damage, magic_damage | to the wounds of a successful attack |
| escape | to escape tests |
| test | to every skill test |
| climb, swim, leap, hide, notice, track, diplomacy, lore | to the modifier of the skill, or the skill itself |
| life, stamina | to the number on the hero card |
| dice | movement dice |
| plains_easy, road_easy … river_easy | that terrain is entered by the symbol of plains too |
| rest | exhaustion removed by each movement die given up, on top of one |
| weapons, armour, allies | to the limit |
| gold | to every reward of gold |
| bargain | gold off the price of market cards, never below 1 |
| income | gold at the beginning of each own market phase |

An event in force gives the same to every hero, and besides:

| word | what it does |
| --- | --- |
| prices | on top of every price in the markets |
| healing | on top of the price of healing |
| no_rest | nobody rests |
| closed | there is no market phase |
| unrest | when a hero is knocked out, counters come back on the starred green and yellow spots |
| wages | gold for each ally at the beginning of a market phase, else he leaves |
| plains_toll … river_toll | exhaustion for each hex of that terrain entered |
| targets, green_targets, yellow_targets, blue_targets, red_targets | to the target numbers of enemies |
| green_gold, yellow_gold, blue_gold, red_gold | to the gold of such a challenge |

An enemy gives the same to whoever fights it, and besides `no_escape`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from msgspec import Struct

from questhall.games.runebound1.cards.define import (
    ALLIES,
    FOES,
    HEROES,
    ITEMS,
    LAWS,
    Ability,
    Bonuses,
    Foe,
    Moment,
)
from questhall.games.runebound1.components import ATTACKS, ATTRIBUTES, Kind, Three
from questhall.games.runebound1.state import Fight, Player, State

ATTACK_WORDS = tuple(f"{kind}_attack" for kind in ATTACKS)
DEFENCE_WORDS = tuple(f"{kind}_defence" for kind in ATTACKS)
DAMAGE_WORDS = tuple(f"{kind}_damage" for kind in ATTACKS)
MOMENTS: tuple[Moment, ...] = get_args(Moment)


class Kit(Struct, frozen=True):
    """What lies before a hero comes to: the hero card, items and allies, and the event in force."""

    sums: Bonuses
    """What they add, by word; only the words that some card has."""
    easy: tuple[str, ...]
    """Terrains that a symbol of plains leads into as well, for those who own the card."""
    attack: Three
    """What cards and event add to an attack roll of each kind: to the attribute, to such attacks, to all of them."""
    defence: Three
    """Likewise to a defence roll."""
    abilities: dict[Moment, tuple[tuple[str, Ability], ...]]
    """Those of the own cards at each moment, each with its card."""


KITS: dict[tuple[str, ...], Kit] = {}
"""By all these cards: what is printed never changes, so a kit holds for every match in which they lie together."""
MOST_KITS = 65536


def kit_of(state: State, player: Player) -> Kit:
    """Asked for several times at every question: so it is looked up, and not added up."""
    event = state.event_box[-1] if state.event_box else ""
    if player.allies:
        cards = (event, player.hero, *player.items, *[ally.card for ally in player.allies])
    else:
        cards = (event, player.hero, *player.items)
    return KITS.get(cards) or put_together(cards)


def put_together(cards: tuple[str, ...]) -> Kit:
    """The event, or nothing where none is in force; then the hero, then items and allies, whose ids differ."""
    event, hero, *others = cards
    owners = [HEROES[hero], *(ITEMS[id] if id in ITEMS else ALLIES[id] for id in others)]
    own = add_up([card.gives for card in owners])
    sums = add_up([own, LAWS[event]]) if event else own
    easy = tuple(word.removesuffix("_easy") for word, count in own.items() if count > 0 and word.endswith("_easy"))
    printed = [(card.id, ability) for card in owners for ability in card.abilities]
    if len(KITS) >= MOST_KITS:
        KITS.clear()
    kit = KITS[cards] = Kit(
        sums,
        easy,
        for_each_kind(sums, ATTACK_WORDS, "attack"),
        for_each_kind(sums, DEFENCE_WORDS, "defence"),
        {when: tuple(each for each in printed if each[1].when == when) for when in MOMENTS},
    )
    return kit


def for_each_kind(sums: Bonuses, words: tuple[str, ...], any: str) -> Three:
    mind, body, spirit = (
        sums.get(attribute, 0) + sums.get(word, 0) + sums.get(any, 0)
        for attribute, word in zip(ATTRIBUTES, words, strict=True)
    )
    return mind, body, spirit


def add_up(cards: list[Bonuses]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for gives in cards:
        for word, count in gives.items():
            sums[word] = sums.get(word, 0) + count
    return sums


def law(state: State, word: str) -> int:
    """What the event in force adds."""
    return LAWS[state.event_box[-1]].get(word, 0) if state.event_box else 0


def bonus(state: State, seat: int, *words: str) -> int:
    """All of it: own cards, the event in force; of several words together."""
    sums = kit_of(state, state.players[seat]).sums
    total = 0
    for word in words:
        total += sums.get(word, 0)
    return total


def trained(player: Player, kind: Kind) -> int:
    """The number on the hero card and experience counters."""
    return HEROES[player.hero].attributes[kind] + player.improved[kind]


def attribute(state: State, seat: int, kind: Kind) -> int:
    """The same with what cards add."""
    return trained(state.players[seat], kind) + bonus(state, seat, ATTRIBUTES[kind])


def life(state: State, seat: int) -> int:
    player = state.players[seat]
    return max(1, HEROES[player.hero].life + player.raised + bonus(state, seat, "life"))


def stamina(state: State, seat: int) -> int:
    return max(0, HEROES[state.players[seat].hero].stamina + bonus(state, seat, "stamina"))


def skill_modifier(state: State, seat: int, skill: str) -> int:
    """What each exhaustion counter adds to a test of this skill; 0: the hero has no such skill."""
    printed = HEROES[state.players[seat].hero].skills.get(skill, 0)  # type: ignore[call-overload]  # any skill may be asked for
    return int(printed) + bonus(state, seat, skill)


def damage(state: State, seat: int, kind: Kind) -> int:
    """The wounds a successful attack of the hero deals."""
    player = state.players[seat]
    return max(0, HEROES[player.hero].damage[kind] + bonus(state, seat, DAMAGE_WORDS[kind]))


foe_of: Callable[[str], Foe] = FOES.__getitem__
"""The enemy on a card."""


def against(fight: Fight, *words: str) -> int:
    """What the enemy on the card adds for whoever fights it: most add nothing."""
    gives = foe_of(fight.card).gives if fight.card else {}
    return sum([gives.get(word, 0) for word in words]) if gives else 0


def abilities(state: State, seat: int, when: Moment) -> tuple[tuple[str, Ability], ...]:
    """Those of the own cards that have this moment, each with its card."""
    return kit_of(state, state.players[seat]).abilities[when]
