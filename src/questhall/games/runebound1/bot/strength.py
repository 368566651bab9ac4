"""How strong a hero is: the chances against enemies that are known, and against those that wait in a deck."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound1.bot.duel import Enemy, Fighter, Party, victory
from questhall.games.runebound1.bot.means import means_of
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, Challenge
from questhall.games.runebound1.components import KINDS, Colour, Kind, Three
from questhall.games.runebound1.rules.bonuses import damage, foe_of, kit_of, life, trained
from questhall.games.runebound1.rules.combat import enemy_damage, target_number
from questhall.games.runebound1.state import NOBODY, Fight, State

SAMPLES = 4
"""Enemies of each colour that stand for all."""
TEN_AND_A_HALF = 10


def three(values: list[int]) -> Three:
    return values[0], values[1], values[2]


def party_of(
    state: State, seat: int, *, wounds: int | None = None, without: tuple[str, ...] = (), once: bool = True
) -> Party:
    """A hero with allies as they are now, or with other wounds; `once` counts what would be used up in the fight."""
    player = state.players[seat]
    kit = kit_of(state, player)
    attack = three([trained(player, kind) + kit.attack[kind] for kind in KINDS])
    defence = [trained(player, kind) + kit.defence[kind] for kind in KINDS]
    deals = three([damage(state, seat, kind) for kind in KINDS])
    hurt, tough = player.wounds if wounds is None else wounds, int(state.options.tough)
    allies = [(ALLIES[ally.card], ally.wounds) for ally in player.allies if ally.card not in without]
    means = means_of(state, seat, best_of(deals, attack), once=once)
    return Party(
        Fighter(attack, deals),
        three(defence),
        life(state, seat) - hurt + tough + means.shield,
        tuple([Fighter(ally.attributes, ally.damage, max(1, ally.life - wounds + tough)) for ally, wounds in allies]),
        means.burst,
        means.again,
    )


def best_of(damage: Three, bonus: Three) -> Kind:
    """The kind of attack in which a hero is at his best."""
    return max(KINDS, key=lambda kind: (damage[kind], bonus[kind]))


def enemy_on(card: str, *, wounds: int = 0, tough: bool = False) -> Enemy:
    foe = foe_of(card)
    return Enemy(foe.attributes, foe.damage, foe.life - wounds + int(tough))


def enemy_in(state: State, fight: Fight) -> Enemy:
    """Whoever stands against the seat whose round it is."""
    targets = three([target_number(state, fight, kind) for kind in KINDS])
    harm = three([enemy_damage(state, fight, kind) for kind in KINDS])
    if fight.rival != NOBODY:
        return rival_of(state, fight.rival)
    return Enemy(targets, harm, foe_of(fight.card).life - fight.wounds + int(state.options.tough))


def rival_of(state: State, seat: int) -> Enemy:
    """Another hero as an enemy: in the middle he rolls ten and a half."""
    party = party_of(state, seat)
    targets = three([party.defence[kind] + TEN_AND_A_HALF for kind in KINDS])
    return Enemy(targets, party.hero.damage, party.life)


@lru_cache(8)
def samples_of(colour: Colour) -> tuple[str, ...]:
    """Some fights of a colour, spread over its deck."""
    fights = [
        id
        for id, card in ADVENTURES.items()
        if isinstance(card, Challenge) and card.colour == colour and card.foe is not None and not card.wins
    ]
    return tuple(fights[place * len(fights) // SAMPLES] for place in range(SAMPLES))


def odds_against(state: State, party: Party, colour: Colour) -> float:
    """The chance against an unknown challenge of a colour."""
    return mean_odds(party, colour, state.options.tough)


@lru_cache(65536)
def mean_odds(party: Party, colour: Colour, tough: bool) -> float:
    enemies = [enemy_on(card, tough=tough) for card in samples_of(colour)]
    return sum([victory(party, enemy) for enemy in enemies]) / len(enemies)
