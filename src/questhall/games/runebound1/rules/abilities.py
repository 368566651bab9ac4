"""Using cards: who may use what, what it costs, and the windows in which it is asked. Catalogue chapters ACT, AACT."""

from __future__ import annotations

from questhall.engine import NOTHING, OPEN, Move, Play, Table
from questhall.games.runebound1.cards.define import ABILITIES, ALLIES, Ability, Limit, Moment
from questhall.games.runebound1.events.turn import CardUsed
from questhall.games.runebound1.moves.answers import Done, Use
from questhall.games.runebound1.rules.bonuses import abilities, life, stamina
from questhall.games.runebound1.rules.decks import discard
from questhall.games.runebound1.rules.gold import lose_gold
from questhall.games.runebound1.rules.harm import exhaust, fell, lay_wounds
from questhall.games.runebound1.state import Ally, Player, State

DONE = Done()
LIMITED: tuple[Moment, ...] = ("before combat",)
"""R1-CHAL-04  A before-combat ability is used once a turn, unless its card says otherwise."""


def ally_of(player: Player, card: str) -> Ally | None:
    return next((ally for ally in player.allies if ally.card == card), None)


def can_use(state: State, seat: int, card: str, ability: Ability) -> bool:
    """R1-ACT-02  A card that lies face down cannot be used.

    R1-AACT-01  With few activations, one in the movement phase, one in the market phase,
    R1-AACT-02  one before combat and one in each combat round,
    R1-AACT-03  for both heroes if they fight each other.
    """
    player = state.players[seat]
    if ability.gold > player.gold:
        return False
    if ability.activate and (card in player.face_down or (state.options.few_activations and player.activations)):
        return False
    if (ability.limit or ability.when in LIMITED) and ability.id in player.used:
        return False
    return can_bear(state, seat, card, ability) and ability.can(state, seat, card)


def can_bear(state: State, seat: int, card: str, ability: Ability) -> bool:
    """Nobody may pay with what would fell him (ours);

    R1-AEXH-01  where that is played, nor with exhaustion that would turn into wounds, ally or hero.
    """
    if not (ability.exhaustion or ability.wounds):
        return True
    return can_take(state, seat, card if card in ALLIES else "", ability.exhaustion, ability.wounds)


def can_take(state: State, seat: int, who: str, exhaustion: int, wounds: int = 0) -> bool:
    """Whether the hero (`who` empty) or an ally may choose to take so much."""
    player = state.players[seat]
    ally = ally_of(player, who) if who else None
    bearer: Player | Ally = ally or player
    most, lives = (ALLIES[who].stamina, ALLIES[who].life) if ally else (stamina(state, seat), life(state, seat))
    surplus = max(0, bearer.exhaustion + exhaustion - most)
    if surplus and state.options.careful:
        return False
    return not fell(state, bearer.wounds + surplus + wounds, lives)


def usable(state: State, seat: int, when: Moment) -> list[Move]:
    """The abilities a seat may use at this moment."""
    found = abilities(state, seat, when)
    if not found:
        return []
    if when == "hit":
        found = tuple(each for each in found if is_striking(state, seat, each[0]))
    return [Use(card, ability.id) for card, ability in found if can_use(state, seat, card, ability)]


def is_striking(state: State, seat: int, card: str) -> bool:
    """Whether the attack is made with this card: an ally's by the ally, all others by the hero."""
    assert state.fight is not None
    return state.fight.striking == (card if card in ALLIES else state.players[seat].hero)


def forget_uses(state: State, seat: int, limit: Limit) -> None:
    """What was limited to a fight or a round can be used again."""
    player = state.players[seat]
    if player.used:
        player.used = [id for id in player.used if ABILITIES[id].limit != limit]


def use(table: Table[State], seat: int, move: Use) -> Play[None]:
    """Pay what the ability costs, then let it happen."""
    ability, player = ABILITIES[move.ability], table.state.players[seat]
    table.tell(CardUsed(seat, move.card, ability.id))
    if ability.limit or ability.when in LIMITED:
        player.used.append(ability.id)
    if ability.activate:
        player.face_down.append(move.card)
        player.activations += 1
    bearer = move.card if move.card in ALLIES else ""
    exhaust(table, seat, ability.exhaustion, bearer)
    lay_wounds(table, seat, ability.wounds, bearer)
    lose_gold(table, seat, ability.gold)
    if ability.discard:
        use_up(table, seat, move.card)
    yield from ability.effect(table, seat, move.card)


def use_up(table: Table[State], seat: int, card: str) -> None:
    """A card is discarded for its effect: an item, or an ally who goes his way."""
    player = table.state.players[seat]
    if card in player.items:
        player.items.remove(card)
    else:
        player.allies = [ally for ally in player.allies if ally.card != card]
    if card in player.face_down:
        player.face_down.remove(card)
    discard(table, card)


def window(table: Table[State], seat: int, when: Moment) -> Play[None]:
    """The moment for cards, if the player has one for it."""
    return ask_for_cards(table, seat, when) if abilities(table.state, seat, when) else NOTHING


def ask_for_cards(table: Table[State], seat: int, when: Moment) -> Play[None]:
    """As long as there is one to use and the player wants to."""
    while abilities(table.state, seat, when):
        answer = yield from table.choose(
            seat, f"moment.{when.replace(' ', '_')}", lambda state, seat: [*usable(state, seat, when), DONE], OPEN
        )
        if type(answer) is not Use:
            return
        yield from use(table, seat, answer)
