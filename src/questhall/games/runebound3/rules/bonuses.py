"""What a hero or an enemy is worth by the cards that lie there: attributes, speed, health, rights.

| word | what it adds |
| --- | --- |
| body, mind, spirit, speed, health, hand | to the value on the hero card |
| health_per_body, health_per_mind, health_per_spirit | health for each point of the attribute |
| body_test, mind_test, spirit_test | cards revealed in a test of that attribute |
| ford | rivers are no hindrance |
| rest | healed at every rest in the wilderness |
| bargain | gold off the price of assets, never below 1 |
| trader | gold on top of the trade value of goods |
| adventurer | once a turn an adventure costs one action point less |
| guard | each attack on its owner deals so much less |
| armour, charm | so much less physical, magic damage of each attack |
| no_surges | the opponent cannot use surge abilities |
| no_retreat | the opponent cannot retreat |
| no_block | the opponent cannot spend shields |
| quick | gold symbols on top for initiative |
| health_per_token | health for each lore or ally of the opponent (negative: less) |
| health_per_zombie | health for each zombie on the board |
| health_floor | what story tokens cannot lower health below |
"""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound3.cards.ability import Ability, Moment
from questhall.games.runebound3.cards.define import ABILITIES, ASSETS, ENEMIES, HERO_ABILITIES, SKILLS
from questhall.games.runebound3.heroes import ATTRIBUTES, HEROES, Attribute
from questhall.games.runebound3.state import FOE, Fight, Player, State, Who

HEALTH_PER: tuple[tuple[Attribute, str], ...] = tuple((name, f"health_per_{name}") for name in ATTRIBUTES)


def sum_of(cards: tuple[str, ...], word: str) -> int:
    """R3-ATTR-02  All modifiers are added up."""
    return sums_of(cards).get(word, 0)


@lru_cache(65536)
def sums_of(cards: tuple[str, ...]) -> dict[str, int]:
    """By word; only those that some card has."""
    sums: dict[str, int] = {}
    for card in cards:
        for word, count in (SKILLS.get(card) or ASSETS[card]).bonuses.items():
            sums[word] = sums.get(word, 0) + count
    return sums


def bonus(player: Player, word: str) -> int:
    """What the learned skills and the assets of a hero add."""
    return sum_of((*player.skills, *player.assets), word)


def attribute(player: Player, name: Attribute) -> int:
    """R3-ATTR-04  It may become negative: who asks how much of it there is takes `at_least_zero`.

    R3-ATTR-03  +2 and -1 are +1.
    R3-BODY-03  A card says by how much it raises body,
    R3-MIND-03  mind
    R3-SPIRIT-03  or spirit.
    """
    return int(getattr(HEROES[player.hero], name)) + bonus(player, name)


def at_least_zero(player: Player, name: Attribute) -> int:
    return max(0, attribute(player, name))


def speed(player: Player) -> int:
    """R3-SPEED-01  The number of terrain dice for moving and exploring.

    R3-DICE-02  No more and no fewer are rolled.
    R3-SPEED-02  A card says by how much it raises speed.
    """
    return max(0, HEROES[player.hero].speed + bonus(player, "speed"))


def hand_limit(player: Player) -> int:
    return max(0, HEROES[player.hero].hand + bonus(player, "hand"))


def hero_health(player: Player) -> int:
    """R3-HEALTH-01

    R3-HEALTH-02  What cards write as +X is added to the number on the hero card.
    """
    if not player.skills and not player.assets:
        return HEROES[player.hero].health
    return health_by_cards(player.hero, (*player.skills, *player.assets))


@lru_cache(65536)
def health_by_cards(hero: str, cards: tuple[str, ...]) -> int:
    printed = HEROES[hero]
    more = sum(
        each * max(0, int(getattr(printed, name)) + sum_of(cards, name))
        for name, word in HEALTH_PER
        if (each := sum_of(cards, word))
    )
    return max(1, printed.health + sum_of(cards, "health") + more)


def enemy_health(state: State, fight: Fight) -> int:
    """What an enemy can take in this fight.

    R3-LORE-02  Margath has 1 less for each lore of his opponent,
    R3-ALLY-02  Vorakesh 2 less for each ally,
    R3-ZOMB-02  and 1 more for each zombie on the board.
    """
    enemy = ENEMIES[fight.enemy]
    opponent = state.players[fight.sides[0].who]
    raised = enemy.health + enemy.bonuses.get("health_per_zombie", 0) * len(state.zombies)
    health = raised + enemy.bonuses.get("health_per_token", 0) * opponent.tokens
    return max(health, min(raised, enemy.bonuses.get("health_floor", 1)))


def health(state: State, who: Who) -> int:
    if who == FOE:
        assert state.fight is not None
        return enemy_health(state, state.fight)
    return hero_health(state.players[who])


def power(state: State, who: Who, word: str) -> int:
    """What the cards of a hero or of the enemy add."""
    if who == FOE:
        assert state.fight is not None
        return ENEMIES[state.fight.enemy].bonuses.get(word, 0)
    return bonus(state.players[who], word)


@lru_cache(65536)
def printed_on(hero: str, cards: tuple[str, ...], moment: Moment) -> tuple[Ability, ...]:
    abilities = list(HERO_ABILITIES.get(hero, ()))
    for card in cards:
        abilities += (SKILLS.get(card) or ASSETS[card]).abilities
    return tuple(ability for ability in abilities if ability.moment == moment)


@lru_cache(4096)
def printed_on_enemy(enemy: str, moment: Moment) -> tuple[Ability, ...]:
    return tuple(ability for ability in ENEMIES[enemy].abilities if ability.moment == moment)


def abilities(state: State, who: Who, moment: Moment) -> tuple[Ability, ...]:
    """R3-ABIL-02  A hero uses the abilities of the own cards only: the hero card, learned skills, assets.

    R3-SKILL-02  A skill in hand has none yet.
    """
    if who == FOE:
        assert state.fight is not None
        return printed_on_enemy(state.fight.enemy, moment)
    player = state.players[who]
    return printed_on(player.hero, (*player.skills, *player.assets), moment)


def ability_of(id: str) -> Ability:
    return ABILITIES[id]
