"""How a fight looks in its midst: what lies on the table counts now, what will be cast counts on average."""

from __future__ import annotations

from questhall.games.runebound3.bot.strength import (
    NIMBLE,
    SURGE_HITS,
    Strength,
    chance,
    enemy_strength,
    hero_strength,
)
from questhall.games.runebound3.rules.bonuses import (
    abilities,
    enemy_health,
    hero_health,
    power,
)
from questhall.games.runebound3.rules.combat import KINDS, cannot_surge
from questhall.games.runebound3.rules.pool import face, pool, targets, value
from questhall.games.runebound3.state import FOE, Fight, Side, State

SPOILED = 0.85
"""How much of what lies on the table comes to bear: the other side may turn it, spoil it or strike first."""

WORTH_DOUBLING = (*KINDS, "surge")
FIRST_BLOW = 0.65
"""If both can be felled by what lies on the table, whoever acts next is more likely to do it."""
PRICKED, MISSED = 1.2, 3.0
"""What brambles give back in a round, and by how much a blow at a shadow misses."""
ALMOST = 0.12
"""What is counted of the health of somebody who should fall by what lies on the table."""


def odds_in(state: State, fight: Fight, me: Side, them: Side) -> float:
    """How likely one side is to win."""
    if fight.end:
        return 1.0 if (fight.end in ("won", "claimed")) == (fight.sides[0] is me) else 0.0
    mine, theirs = side_strength(state, fight, me), side_strength(state, fight, them)
    my_health, their_health = (
        health_left(state, fight, me),
        health_left(state, fight, them),
    )
    if fight.phase in ("cast", "act", "retreat") and not is_fresh(fight):
        blow, counter = on_table(state, me, them), on_table(state, them, me)
        suffers = max(0.0, counter - shields(me) - evaded(me))
        hits = max(0.0, blow + paid_back(me, suffers) - shields(them))
        if my_health - suffers <= 0 < my_health and their_health - hits <= 0 < their_health:
            return FIRST_BLOW if fight.sides[fight.turn] is me else 1 - FIRST_BLOW
        my_health, their_health = (
            left_of(my_health, suffers),
            left_of(their_health, hits),
        )
    return chance(my_health, their_health, mine, theirs)


def is_fresh(fight: Fight) -> bool:
    """Nothing has been done with this cast yet: whoever dreams of passing must not be swayed by the next cast."""
    return not any(
        side.has_passed or side.used or side.marks or any(token.is_spent for token in side.tokens)
        for side in fight.sides
    )


def paid_back(side: Side, suffers: float) -> float:
    """What a blow costs whoever strikes it, by what cards have laid on this side until the end of the round."""
    if "mind_meld" in side.marks:
        return suffers
    return min(suffers, PRICKED) if "brambles" in side.marks else 0.0


def evaded(side: Side) -> float:
    return MISSED if "faded" in side.marks else 0.0


def left_of(health: float, loses: float) -> float:
    """Health after a blow that is likely but not sure: nobody has fallen yet."""
    return max(health - loses, ALMOST * health) if health > 0 else health


def side_strength(state: State, fight: Fight, side: Side) -> Strength:
    if side.who == FOE:
        return enemy_strength(state, fight.enemy, is_villain=fight.reason == "villain")
    return hero_strength(state.players[side.who])


def health_left(state: State, fight: Fight, side: Side) -> float:
    if side.who == FOE:
        return float(enemy_health(state, fight) - fight.damage)
    player = state.players[side.who]
    return float(hero_health(player) - player.damage)


def on_table(state: State, side: Side, other: Side) -> float:
    """The damage of the tokens that are not spent, and what surges, doubles and nimble fingers may add."""
    if side.has_passed:
        return 0.0
    counts: dict[str, float] = {}
    best = 0.0
    for token in targets(side):
        symbol, count = face(token).symbol, float(value(token))
        counts[symbol] = counts.get(symbol, 0.0) + count
        if not token.on and symbol in WORTH_DOUBLING:
            best = max(best, count)
    total = NIMBLE * counts.get("agility", 0.0) + (best if "double" in counts else 0.0)
    total += SURGE_HITS * min(counts.get("surge", 0.0), open_surges(state, side))
    total += sum(struck(state, side, other, kind, counts[kind]) for kind in KINDS if kind in counts)
    return SPOILED * total


def struck(state: State, side: Side, other: Side, kind: str, amount: float) -> float:
    """What one attack with all tokens of a kind would do before shields."""
    amount *= 2 ** side.marks.count(f"double_{kind}")
    amount -= power(state, other.who, "guard")
    if kind == "physical":
        amount -= power(state, other.who, "armour")
    elif kind == "magic":
        amount -= power(state, other.who, "charm")
    return max(0.0, amount)


def open_surges(state: State, side: Side) -> float:
    """How many surges this side's unused abilities take."""
    if cannot_surge(state, side.who):
        return 0.0
    unused = [ability for ability in abilities(state, side.who, "surge") if ability.id not in side.used]
    return sum(float(ability.surges or 2) for ability in unused)


def shields(side: Side) -> float:
    return float(sum(value(token) for token in pool(side) if face(token).symbol == "shield"))
