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

from functools import cache, lru_cache

from questhall.games.runebound1.cards.define import (
    ADVENTURES,
    ALLIES,
    HEROES,
    ITEMS,
    Ability,
    Bonuses,
    Challenge,
    Encounter,
    EventCard,
    Foe,
    Moment,
)
from questhall.games.runebound1.components import ATTACKS, ATTRIBUTES, Kind
from questhall.games.runebound1.state import Fight, Player, State

ATTACK_WORDS = tuple(f"{kind}_attack" for kind in ATTACKS)
DEFENCE_WORDS = tuple(f"{kind}_defence" for kind in ATTACKS)
DAMAGE_WORDS = tuple(f"{kind}_damage" for kind in ATTACKS)


@lru_cache(65536)
def sums_of(hero: str, items: tuple[str, ...], allies: tuple[str, ...]) -> dict[str, int]:
    """What the hero card, items and allies add, by word; only the words that some card has."""
    cards: list[Bonuses] = [
        HEROES[hero].gives,
        *(ITEMS[id].gives for id in items),
        *(ALLIES[id].gives for id in allies),
    ]
    sums: dict[str, int] = {}
    for gives in cards:
        for word, count in gives.items():
            sums[word] = sums.get(word, 0) + count
    return sums


def sums(player: Player) -> dict[str, int]:
    """What the own cards of a hero add, by word."""
    return sums_of(player.hero, tuple(player.items), tuple([ally.card for ally in player.allies]))


@cache
def given_by(event: str) -> Bonuses:
    """What an event gives as long as it is in force."""
    card = ADVENTURES[event]
    assert isinstance(card, EventCard)
    return card.gives


def law(state: State, word: str) -> int:
    """What the event in force adds."""
    return given_by(state.event_box[-1]).get(word, 0) if state.event_box else 0


def bonus(state: State, seat: int, *words: str) -> int:
    """All of it: own cards, the event in force; of several words together."""
    own = sums(state.players[seat])
    total = 0
    for word in words:
        total += own.get(word, 0)
    if state.event_box:
        total += sum([law(state, word) for word in words])
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


@cache
def foe_of(card: str) -> Foe:
    """The enemy on a card."""
    adventure = ADVENTURES[card]
    assert isinstance(adventure, Challenge | Encounter)
    assert adventure.foe is not None
    return adventure.foe


def against(fight: Fight, *words: str) -> int:
    """What the enemy on the card adds for whoever fights it: most add nothing."""
    gives = foe_of(fight.card).gives if fight.card else {}
    return sum([gives.get(word, 0) for word in words]) if gives else 0


@lru_cache(65536)
def printed_on(
    hero: str, items: tuple[str, ...], allies: tuple[str, ...], when: Moment
) -> tuple[tuple[str, Ability], ...]:
    cards = [(hero, HEROES[hero].abilities), *((id, ITEMS[id].abilities) for id in items)]
    cards += [(id, ALLIES[id].abilities) for id in allies]
    return tuple((id, ability) for id, abilities in cards for ability in abilities if ability.when == when)


def abilities(player: Player, when: Moment) -> tuple[tuple[str, Ability], ...]:
    """Those of the own cards that have this moment, each with its card."""
    return printed_on(player.hero, tuple(player.items), tuple([ally.card for ally in player.allies]), when)
