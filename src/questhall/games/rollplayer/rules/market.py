"""The market phase: catalogue chapter MARKET."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations

from questhall.engine import NOTHING, OPEN, Move, Play, Table
from questhall.games.rollplayer.cards.classes import ABILITIES, has_ability
from questhall.games.rollplayer.cards.define import CARDS, Armour, MarketCard, Skill, Trait, Weapon
from questhall.games.rollplayer.cards.weapons import WEAPONS, discard_bonus, discount
from questhall.games.rollplayer.components import CHARISMA, DISCARD_PAYS, HANDS
from questhall.games.rollplayer.events import CardBought, CardDiscarded, WeaponDropped
from questhall.games.rollplayer.moves import Buy, DiscardCard, Skip, StepToken, TakeGold
from questhall.games.rollplayer.rules.alignment import follow_arrow, step_token, steps
from questhall.games.rollplayer.rules.gold import gain
from questhall.games.rollplayer.state import Player, SkillCard, State

SKIP, TAKE_GOLD = Skip(), TakeGold()
ARMS = (Weapon, Armour)
NOTHING_OFF = (0, 0)
WEAPON = {card.id: card for card in WEAPONS}


def market_order(state: State) -> list[int]:
    """RP-MARKET-02  Turns go in ascending order of the initiative cards chosen in the dice phase."""
    return [card.holder for card in state.initiative if card.holder is not None]


def market_turn(table: Table[State], seat: int) -> Play[None]:
    """Buy one card, or discard one for gold.

    RP-MARKET-01  Each player has one turn and may buy 1 card.
    RP-MARKET-08  No card is added to the market meanwhile.
    RP-MARKET-18  Exactly one of the two; there is no passing.
    """
    state = table.state
    answer = yield from table.choose(seat, "market.turn", market_moves, OPEN, otherwise=None)
    if type(answer) is Buy:
        yield from buy(table, seat, answer, state.market)
        if state.players[seat].placed_row == CHARISMA:
            yield from charming(table, seat)
    elif answer is not None:  # else Open Lock or Move Silently took the turn
        yield from take_gold(table, seat, answer)


def market_moves(state: State, seat: int) -> list[Move]:
    """RP-MARKET-16  Who cannot or does not want to buy must discard a card of the market."""
    if state.market_done:
        return []
    moves = purchases(state.players[seat], state.market)
    if state.options.friendly_market:
        moves.append(TAKE_GOLD)
    else:
        moves += map(discards().__getitem__, state.market)
    return moves


@cache
def discards() -> dict[str, DiscardCard]:
    """One value per card, made once."""
    return {id: DiscardCard(id) for id in CARDS}


def purchases(player: Player, cards: list[str], *, at_full_price: bool = False) -> list[Move]:
    """Every way to pay for each of these cards.

    RP-MARKET-04  Charisma tokens may be spent, each instead of 1 gold; a price never falls below 0.
    RP-CLAR-17  A token spent is gone: it takes 1 gold off one purchase.
    """
    tokens = 0 if at_full_price else player.charisma
    off, arms_off = NOTHING_OFF if at_full_price else reductions(player)
    gold, highest = player.gold, highest_cost()
    purse = gold if gold < highest else highest  # more gold than that opens no other way
    ways = card_purchases(off, arms_off, purse, tokens)
    if not player.weapons:
        return [*chain.from_iterable(map(ways.__getitem__, cards))]
    moves: list[Move] = []
    for id in cards:
        if id in WEAPON:
            moves += weapon_purchases(player, WEAPON[id], purse, tokens, at_full_price=at_full_price)
        else:
            moves += ways[id]
    return moves


@cache
def highest_cost() -> int:
    return max(card.cost for card in CARDS.values())


@cache
def card_purchases(off: int, arms_off: int, purse: int, tokens: int) -> dict[str, tuple[Move, ...]]:
    """For every card, the ways to pay for it when it needs no room. One table for each state of a purse."""
    return {id: ways_to_pay(id, reduced(card, (off, arms_off)), purse, tokens) for id, card in CARDS.items()}


def weapon_purchases(player: Player, card: Weapon, purse: int, tokens: int, *, at_full_price: bool) -> list[Move]:
    """Ways to pay for a weapon when there are others that may have to go first, and their help with them."""
    moves: list[Move] = []
    for drop in weapons_to_drop(player, card):
        cost = card.cost if at_full_price else price(player, card, drop)
        moves += ways_to_pay(card.id, cost, purse, tokens, drop)
    return moves


@cache
def ways_to_pay(card: str, cost: int, gold: int, tokens: int, drop: tuple[str, ...] = ()) -> tuple[Buy, ...]:
    """All splits of a cost between at most this much gold and this many tokens; none if both are too little."""
    return tuple(Buy(card, cost - spent, spent, drop) for spent in range(max(0, cost - gold), min(tokens, cost) + 1))


def price(player: Player, card: MarketCard, dropped: tuple[str, ...] = ()) -> int:
    """RP-MARKET-03  The cost printed on the card, less what weapon and class take off."""
    return reduced(card, reductions(player, dropped))


def reduced(card: MarketCard, off: tuple[int, int]) -> int:
    return max(0, card.cost - off[isinstance(card, ARMS)])


def reductions(player: Player, dropped: tuple[str, ...] = ()) -> tuple[int, int]:
    """What is taken off the cost of a card, and off that of a weapon or armour.

    Heavy Crossbow: 1 off everything, unless it is dropped to make room first. The prepared Warrior: 1 off weapons and
    armour.
    """
    off = discount(player, dropped) if player.weapons else 0
    return off, off + 1 if ABILITIES[player.class_card] == "prepared" else off


def weapons_to_drop(player: Player, card: Weapon) -> tuple[tuple[str, ...], ...]:
    """Which weapons may go to make room for a new one, never more than needed.

    RP-MARKET-10  The weapons of a player never show more than 2 hands in total.
    RP-MARKET-12  Who would exceed that must first discard enough of his weapons.
    """
    for count in range(len(player.weapons) + 1):
        fits = tuple(drop for drop in combinations(player.weapons, count) if hands(player, drop) + card.hands <= HANDS)
        if fits:
            return fits
    raise AssertionError("a weapon that no hand can hold")


def hands(player: Player, without: tuple[str, ...] = ()) -> int:
    """RP-CARD-09  The hands that the weapons of a player need."""
    return sum(card.hands for id in player.weapons if id not in without and isinstance(card := CARDS[id], Weapon))


def buy(table: Table[State], seat: int, purchase: Buy, source: list[str]) -> Play[None]:
    """Pay, take the card, and follow its arrow if it is a trait.

    RP-CARD-01  Market cards are bought to improve the character.
    RP-MARKET-05  The gold goes back to the supply.
    RP-MARKET-06  The tokens are discarded.
    RP-MARKET-13  A trait at once moves the token 1 cell along its arrow.
    RP-CARD-15  That is the moment when a trait changes the alignment.
    RP-CLAR-04  Also when it was bought with Open Lock.
    RP-MARKET-14  If it cannot move, it stays, and the trait is bought all the same.
    """
    player = table.state.players[seat]
    for weapon in purchase.drop:
        drop_weapon(table, seat, weapon)
    player.gold -= purchase.gold
    player.charisma -= purchase.tokens
    source.remove(purchase.card)
    table.state.market_done = True
    table.tell(CardBought(seat, purchase.card, purchase.gold, purchase.tokens))
    card = CARDS[purchase.card]
    put_in_area(table.state, player, card)
    return follow_arrow(table, seat, card.arrow) if isinstance(card, Trait) else NOTHING


def put_in_area(state: State, player: Player, card: MarketCard) -> None:
    """RP-MARKET-07  The card goes to the area of its type.

    RP-MARKET-15  A skill is noted as new: it may be used at once.
    RP-MARKET-09  No limit to armour, traits and skills.
    """
    match card:
        case Weapon():
            player.weapons.append(card.id)
        case Armour():
            player.armour.append(card.id)
        case Skill():
            player.skills.append(SkillCard(card.id))
            state.new_skill = card.id
        case Trait():
            player.traits.append(card.id)


def drop_weapon(table: Table[State], seat: int, weapon: str) -> None:
    """RP-MARKET-11  At any time a player may put any of his weapons on the discard pile, without pay."""
    table.state.players[seat].weapons.remove(weapon)
    table.state.discard.append(weapon)
    table.tell(WeaponDropped(seat, weapon))


def take_gold(table: Table[State], seat: int, answer: Move) -> Play[None]:
    """RP-MARKET-17  A player who discards a market card takes 2 gold (Ancient Spear: 4).

    RP-VAR-08  Friendly market: no card is discarded.
    RP-VAR-09  Friendly market: abilities triggered by discarding still work.
    """
    state = table.state
    state.market_done = True
    if type(answer) is DiscardCard:
        state.market.remove(answer.card)
        state.discard.append(answer.card)
        table.tell(CardDiscarded(seat, answer.card))
    gain(table, seat, DISCARD_PAYS + discard_bonus(state.players[seat]), "discard")  # RP-GOLD-03
    return charitable(table, seat) if has_ability(state.players[seat], "charitable") else NOTHING


def charitable(table: Table[State], seat: int) -> Play[None]:
    """Cleric: when taking gold for a discarded card he may move his token 1 cell."""
    answer = yield from table.choose(
        seat, "class.charitable", lambda state, seat: [*steps(state.players[seat]), SKIP], OPEN
    )
    if isinstance(answer, StepToken):
        step_token(table, seat, answer.direction)


def charming(table: Table[State], seat: int) -> Play[None]:
    """Bard: if the drafted die of this round went to charisma, a second purchase.

    RP-CLAR-16  Both purchases are made in the Bard's own market turn.
    RP-CLAR-18  With this ability no card may be discarded for gold.
    """
    state, player = table.state, table.state.players[seat]
    if not has_ability(player, "charming"):
        return
    answer = yield from table.choose(
        seat, "class.charming", lambda state, seat: [*purchases(state.players[seat], state.market), SKIP], OPEN
    )
    if isinstance(answer, Buy):
        yield from buy(table, seat, answer, state.market)


def end_turn(state: State, seat: int) -> None:
    """RP-MARKET-19  The player returns his initiative card to the row in the middle."""
    state.market_done, state.new_skill = False, ""
    for card in state.initiative:
        if card.holder == seat:
            card.holder = None
            break
