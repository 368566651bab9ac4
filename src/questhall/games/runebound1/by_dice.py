"""Whether dice alone decide a fight, and then its exact chances: to win it, and to get away from it.

Cards that may change a roll or the wounds would have to be played well too: where a hero has one left for the fight,
nothing is told here, nor where many fight on both sides and the ways it may go are too many.
"""

from __future__ import annotations

from math import prod

from questhall.games.runebound1.cards.conditions import ally_is_hurt
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, Ability, Challenge, Moment
from questhall.games.runebound1.cards.effects import slip_away
from questhall.games.runebound1.chances import chance_to_roll
from questhall.games.runebound1.components import ESCAPE_WOUND, KINDS, MIND, Kind
from questhall.games.runebound1.dice_fight import Bout, Chances, DiceFight, Lives, Striker
from questhall.games.runebound1.rules.abilities import can_use
from questhall.games.runebound1.rules.bonuses import abilities, damage, foe_of, life
from questhall.games.runebound1.rules.combat import enemy_damage, hero_bonus, target_number
from questhall.games.runebound1.rules.fight import escape_bonus
from questhall.games.runebound1.state import NOBODY, Ally, Fight, State

IN_COMBAT: tuple[Moment, ...] = ("combat", "rolled", "hit", "hurt", "any")
SMALL = 1000
"""So many different rounds can be reckoned through while somebody waits."""
IN_FLIGHT: tuple[Moment, ...] = ("escape", "rolled", "hurt", "any")


def chance_to_win(state: State, fight: Fight) -> float | None:
    """Fought as well as can be, if nobody flees; None: more than dice decides."""
    seat = fight.seat
    moments = IN_COMBAT if fight.phase == "round" else ("before combat", *IN_COMBAT)
    if fight.rival != NOBODY or fight.boost or fight.extra or has_a_card(state, seat, moments):
        return None
    if fight.phase != "round" and has_a_text(fight.card):
        return None
    party = fighting(state, fight)
    if any(ALLIES[ally.card].gives for ally in party):  # what is added with him is gone when he falls
        return None
    tough, player = int(state.options.tough), state.players[seat]
    ours = [life(state, seat) - player.wounds, *(ALLIES[ally.card].life - ally.wounds for ally in party)]
    lives = Lives(foe_of(fight.card).life - fight.wounds + tough, tuple([max(0, left + tough) for left in ours]))
    if lives.enemy * prod(lives.ours) > SMALL:
        return None
    names = [player.hero, *(ally.card for ally in party)]
    spent = tuple([who for who, name in enumerate(names) if name in fight.attacked])
    return DiceFight(bout_of(state, fight, party)).chance(lives, fight.step, spent)


def chance_to_get_away(state: State, fight: Fight) -> float | None:
    """If the hero tries until it works, and falls where it does not; None: more than dice decides."""
    seat = fight.seat
    if slips_away(state, seat):
        return 1.0
    if fight.rival != NOBODY or fight.boost or has_a_card(state, seat, IN_FLIGHT):
        return None
    away = chance_to_roll(target_number(state, fight, MIND) - escape_bonus(state, fight), state.options.two_dice)
    left = life(state, seat) - state.players[seat].wounds + int(state.options.tough)
    return 1 - (1 - away) ** -(-left // ESCAPE_WOUND)


def slips_away(state: State, seat: int) -> bool:
    """Whether a card makes an escape sure."""
    own = abilities(state, seat, "escape")
    return any(ability.effect is slip_away and can_use(state, seat, card, ability) for card, ability in own)


def has_a_card(state: State, seat: int, moments: tuple[Moment, ...]) -> bool:
    """Whether a card of the hero's has anything to say in what is left of a fight."""
    return any(
        is_of_use(state, seat, card, ability) for when in moments for card, ability in abilities(state, seat, when)
    )


def is_of_use(state: State, seat: int, card: str, ability: Ability) -> bool:
    """What lies face down, or was used in this turn, has nothing to say until the next one."""
    player = state.players[seat]
    if ability.activate and card in player.face_down:
        return False
    if ability.can is ally_is_hurt and not player.allies:
        return False
    return not (ability.limit == "turn" and ability.id in player.used)


def has_a_text(card: str) -> bool:
    """Whether the enemy does something before combat."""
    enemy = ADVENTURES[card]
    return isinstance(enemy, Challenge) and enemy.before is not None


def fighting(state: State, fight: Fight) -> list[Ally]:
    return [ally for ally in state.players[fight.seat].allies if ally.card not in fight.kept_out]


def bout_of(state: State, fight: Fight, party: list[Ally]) -> Bout:
    def hit(kind: Kind, bonus: int) -> float:
        return chance_to_roll(target_number(state, fight, kind) - bonus, state.options.two_dice)

    def three(of: list[float]) -> Chances:
        return of[0], of[1], of[2]

    deals = [damage(state, fight.seat, kind) for kind in KINDS]
    harm = [enemy_damage(state, fight, kind) for kind in KINDS]
    hero = Striker(
        three([hit(kind, hero_bonus(state, fight, "attack", kind)) for kind in KINDS]), (deals[0], deals[1], deals[2])
    )
    allies = [
        Striker(three([hit(kind, ALLIES[ally.card].attributes[kind]) for kind in KINDS]), ALLIES[ally.card].damage)
        for ally in party
    ]
    guard = three([hit(kind, hero_bonus(state, fight, "defence", kind)) for kind in KINDS])
    return Bout((hero, *allies), guard, (harm[0], harm[1], harm[2]))
