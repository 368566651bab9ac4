"""What it is worth to take on an adventure: what winning brings, and what it may cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from questhall.games.runebound1.board import SPOTS, TOWN_AT
from questhall.games.runebound1.bot.duel import Enemy, Forecast, Party, chance, forecast
from questhall.games.runebound1.bot.strength import enemy_on, odds_against, party_of, samples_of
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, ITEMS, Challenge
from questhall.games.runebound1.cards.effects import slip_away
from questhall.games.runebound1.components import COLOURS, DOOM_CARDS, MIND, TOWNS, Colour, Hex, Town
from questhall.games.runebound1.rules.adventure import is_allowed
from questhall.games.runebound1.rules.bonuses import abilities, attribute, bonus, law
from questhall.games.runebound1.rules.counters import points_of
from questhall.games.runebound1.rules.limits import has_room
from questhall.games.runebound1.rules.market import healing_price, price
from questhall.games.runebound1.state import Ally, State

GAIN: dict[Colour, float] = {"green": 3.0, "yellow": 8.0, "blue": 14.0, "red": 20.0}
"""What a won adventure is worth: experience, gold, and of the red ones a rune."""
KNOCKED_OUT, GOLD, POINT = 10.0, 1.0, 2.5
HARSH = 12.0
"""What is lost: a turn or two, gold or what was bought for it, experience; the harsh way, all that was built up."""
ESCAPES = 0.5
"""Of the fights that would be lost so many are left in time, if the escape is certain."""
WOUND = 0.4
ALLY_PRICE = 0.7
"""What losing an ally costs, for each gold of the price."""
TEST = 0.4
"""A test is passed about so often."""
DOOM, LEAST, URGENT = 0.85, 0.1, 1.0
"""With so much of the doom track full, all but a rune is worth only so much of what it was, and a rune so much more."""
BRINK = 2
"""So many cards before the final battle nobody goes on with wounds that could be healed."""
MUSTER, STRONGER = 4, 0.1
"""So many cards before it whatever makes it so much likelier to beat a dragon is bought first."""
DESPERATE = 0.5
HOPE = 0.02
"""Among the cards of a deck are events that put counters back."""


def gain_of(state: State, colour: Colour) -> float:
    """What winning an adventure brings. When the doom track is nearly full, runes are wanted before the final battle,

    and everything else, which makes the track longer, is let be.
    """
    if not state.options.doom:
        return GAIN[colour]
    late = (doom_share(state) / DOOM) ** 4
    return GAIN[colour] * (1 + URGENT * late if colour == "red" else max(LEAST, 1 - late))


def doom_share(state: State) -> float:
    """How much of the doom track is full."""
    return 1 - doom_left(state) / (len(TOWNS) * (DOOM_CARDS[len(state.players)] - 1))


def doom_left(state: State) -> int:
    """How many cards more bring the final battle."""
    cards = DOOM_CARDS[len(state.players)] - 1
    return (len(TOWNS) - state.doom_counters) * cards - len(state.doom) + 1


def loss(state: State, seat: int) -> float:
    """What being knocked out would cost."""
    player = state.players[seat]
    gold = player.gold if state.options.harsh else player.gold // 2
    worth = KNOCKED_OUT + GOLD * gold + POINT * points_of(player)
    if state.options.harsh:
        prices = [ITEMS[card].price for card in player.items] + [ALLIES[ally.card].price for ally in player.allies]
        worth += HARSH + GOLD * max(prices, default=0)
    return worth


class Might(NamedTuple):
    """All about a hero that decides how his fights go. It seldom changes, so what follows from it is remembered."""

    party: Party
    mind: int
    """What he adds to an escape,"""
    slips: bool
    """or whether one is certain."""
    prices: tuple[int, ...]
    """Of his allies."""
    tough: bool


class Reckoning(NamedTuple):
    """How a fight goes for such a hero."""

    won: float
    lost: float
    """The chance to be knocked out: not all that would be lost are fought to the end."""
    wear: float


def might_of(state: State, seat: int) -> Might:
    mind = attribute(state, seat, MIND) + bonus(state, seat, "escape")
    slips = any(ability.effect is slip_away for _, ability in abilities(state, seat, "escape"))
    prices = tuple([ALLIES[ally.card].price for ally in state.players[seat].allies])
    return Might(party_of(state, seat), mind, slips, prices, state.options.tough)


@lru_cache(65536)
def reckon(might: Might, card: str) -> Reckoning:
    """Against one challenge."""
    enemy = enemy_on(card, tough=might.tough)
    fight = forecast(might.party, enemy)
    away = 1.0 if might.slips else chance(might.mind, enemy.targets[MIND])
    return Reckoning(fight.won, (1 - fight.won) * (1 - ESCAPES * away), wear(might, fight))


@lru_cache(65536)
def reckon_unknown(might: Might, colour: Colour) -> Reckoning:
    """Against an unknown challenge of a colour: the mean over some of them."""
    found = [reckon(might, card) for card in samples_of(colour)]
    return Reckoning(*[sum(each) / len(found) for each in zip(*found, strict=True)])


def wear(might: Might, fight: Forecast) -> float:
    """Wounds to heal, allies to replace."""
    fallen = sum([price * gone for price, gone in zip(might.prices, fight.fallen, strict=True)])
    return WOUND * fight.won * max(0.0, might.party.life - fight.life) + ALLY_PRICE * fallen


class Hopes:
    """What a hero can hope for as he is: reckoned once for all the adventures that wait."""

    def __init__(self, state: State, seat: int, gain: Mapping[Colour, float] | None = None) -> None:
        self.might = might_of(state, seat)
        self.cost = loss(state, seat)
        self.gain = gain or {colour: gain_of(state, colour) for colour in COLOURS}
        self.colours = {colour: self.worth(colour, reckon_unknown(self.might, colour)) for colour in COLOURS}

    def look(self, state: State) -> None:
        """Whoever has seen the top card of a deck knows what waits."""
        for colour in COLOURS:
            over = state.decks[colour].over
            if over and isinstance(ADVENTURES[over[-1]], Challenge):
                self.colours[colour] = self.against_card(over[-1])

    def worth(self, colour: Colour, fight: Reckoning) -> tuple[float, float]:
        """The chance to win, and what comes of it."""
        return fight.won, fight.won * self.gain[colour] - fight.lost * self.cost - fight.wear

    def outcome(self, colour: Colour, party: Party, enemy: Enemy) -> float:
        """What a fight brings that is about to begin, allies aside."""
        fight = forecast(party, enemy)
        wounds = max(0.0, party.life - fight.life)
        return fight.won * (self.gain[colour] - WOUND * wounds) - (1 - fight.won) * self.cost

    def against_card(self, card: str) -> tuple[float, float]:
        """Against a challenge that waits on the track."""
        challenge = ADVENTURES[card]
        if isinstance(challenge, Challenge) and challenge.foe is None:
            return TEST, TEST * self.gain[challenge.colour]
        return self.worth(challenge.colour, reckon(self.might, card))


def adventures(state: State, seat: int) -> dict[Hex, float]:
    """Adventures that promise more than they threaten; if there is none, the doom track is forgotten; if there is none

    even so, the least hopeless, unless the hero can have his wounds seen to first.
    """
    if state.options.doom and doom_left(state) <= BRINK and can_be_healed(state, seat):
        return {}
    if muster(state, seat):
        return {}
    for gain in (None, GAIN):
        hopes = Hopes(state, seat, gain)
        hopes.look(state)
        fights = {colour for colour in COLOURS if holds_a_challenge(state, colour)}
        found = {hex: (of, *hopes.colours[of]) for hex in state.spots if (of := SPOTS[hex].colour) in fights}
        for waiting in state.undefeated:
            found[waiting.hex] = (ADVENTURES[waiting.card].colour, *hopes.against_card(waiting.card))
        colours = [colour for colour in COLOURS if is_allowed(state, seat, colour)]
        allowed = {hex: each for hex, each in found.items() if each[0] in colours}
        hopeful = {hex: worth for hex, (_, _, worth) in allowed.items() if worth > 0}
        if hopeful:
            return hopeful
    if can_be_healed(state, seat):
        return {}
    return {hex: DESPERATE * (won + HOPE) * GAIN[colour] for hex, (colour, won, _) in allowed.items()}


def holds_a_challenge(state: State, colour: Colour) -> bool:
    """Whether anything is left to be won in a deck: everybody can count what lies elsewhere."""
    pile = state.decks[colour]
    cards = chain(pile.cards, pile.over, pile.under, state.discards[colour])
    return any(isinstance(ADVENTURES[card], Challenge) for card in cards)


def muster(state: State, seat: int) -> dict[Hex, float]:
    """Shortly before the final battle: towns where an ally or a thing waits that the hero needs and can pay."""
    if not state.options.doom or doom_left(state) > MUSTER or law(state, "closed"):
        return {}
    odds, found = red_odds(state, seat), {}
    for hex, town in TOWN_AT.items():
        armed = [red_odds(with_card(state, seat, card), seat) for card in wares(state, seat, town)]
        if max(armed, default=0.0) >= odds + STRONGER:
            found[hex] = GAIN["red"] * (max(armed) - odds)
    return found


def red_odds(state: State, seat: int) -> float:
    """Against a dragon, once the wounds are seen to."""
    return odds_against(state, party_of(state, seat, wounds=0), "red")


def wares(state: State, seat: int, town: Town) -> list[str]:
    """What a hero can pay and carry."""
    gold = state.players[seat].gold
    return [card for card in state.stalls[town] if price(state, seat, card) <= gold and has_room(state, seat, card)]


def with_card(state: State, seat: int, card: str) -> State:
    """The same table, if the hero had this card too."""
    player = state.players[seat]
    if card in ALLIES:
        player = replace(player, allies=[*player.allies, Ally(card)])
    else:
        player = replace(player, items=[*player.items, card])
    return replace(state, players=[*state.players[:seat], player, *state.players[seat + 1 :]])


def can_be_healed(state: State, seat: int) -> bool:
    """Wounds, gold for a healer, whose price an event may have raised, and towns that are open."""
    player = state.players[seat]
    return bool(player.wounds) and player.gold >= healing_price(state) and not law(state, "closed")
