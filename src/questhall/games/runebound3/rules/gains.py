"""What cards bring: gold, healing, story tokens, trophies and the rest. Catalogue chapters GAIN, XTROPHY."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import ASSETS, Gain
from questhall.games.runebound3.events.story import TokensGained, TokensLost
from questhall.games.runebound3.moves.answers import Decline, TakeOption
from questhall.games.runebound3.moves.market import TakeAsset
from questhall.games.runebound3.moves.skills import TakeSkill
from questhall.games.runebound3.rules.assets import take_for_nothing
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.gold import gain_gold, pay
from questhall.games.runebound3.rules.health import delay, heal, suffer
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.movement import travel
from questhall.games.runebound3.rules.trophies import claim, gain_trophy
from questhall.games.runebound3.rules.zombies import change_zombies
from questhall.games.runebound3.state import State

DECLINE = Decline()


def gain(table: Table[State], seat: int, what: Gain, card: str = "") -> Play[None]:
    """Everything a card brings, in the order in which it is written.

    R3-ABIL-04  Of several effects the first mentioned comes first.
    R3-GAIN-01  What is gained belongs to the hero and lies where all can see it.
    """
    yield from suffer(table, seat, what.damage)
    heal(table, seat, what.heal)
    change_gold(table, seat, what.gold)
    gain_tokens(table, seat, what.tokens)
    if what.draw:
        yield from draw_skills(table, seat, what.draw)
    yield from gain_trophies(table, seat, what, card)
    yield from gain_cards(table, seat, what)
    yield from travel(table, seat, what.move)
    change_zombies(table, seat, what.zombies)
    if what.delayed:
        delay(table, seat)


def gain_cards(table: Table[State], seat: int, what: Gain) -> Play[None]:
    """A skill learned or an asset taken, for nothing."""
    if what.learn:
        yield from learn_for_nothing(table, seat)
    if what.asset >= 0:
        yield from asset_for_nothing(table, seat, what.asset)


def change_gold(table: Table[State], seat: int, gold: int) -> None:
    if gold > 0:
        gain_gold(table, seat, gold)
    else:
        pay(table, seat, -gold)


def gain_tokens(table: Table[State], seat: int, count: int) -> None:
    """R3-LORE-01  Lore in the Rise of Margath,

    R3-ALLY-01  allies in the Corpse King.
    """
    player = table.state.players[seat]
    change = max(count, -player.tokens)
    if change:
        player.tokens += change
        told = TokensGained if change > 0 else TokensLost
        table.tell(told(seat, table.state.scenario, abs(change)))


def gain_trophies(table: Table[State], seat: int, what: Gain, card: str) -> Play[None]:
    """R3-XTROPHY-01  First the card itself is claimed, then the additional ones are gained."""
    if what.trophy and card:
        yield from claim(table, seat, card)
    for kind in what.trophies:
        yield from gain_trophy(table, seat, kind)


def learn_for_nothing(table: Table[State], seat: int) -> Play[None]:
    """A skill from the hand, without trophies."""
    player = table.state.players[seat]
    if not player.hand:
        return
    answer = yield from table.choose(
        seat, "learn.free", lambda state, seat: [*map(TakeSkill, sorted(set(state.players[seat].hand))), DECLINE]
    )
    if isinstance(answer, TakeSkill):
        player.hand.remove(answer.skill)
        yield from place_skill(table, seat, answer.skill)


def asset_for_nothing(table: Table[State], seat: int, price: int) -> Play[None]:
    """An asset of any market that costs no more than that."""

    def cheap(state: State, seat: int) -> Sequence[TakeAsset | Decline]:
        cards = [asset for market in state.markets.values() for asset in market if ASSETS[asset].price <= price]
        return [*map(TakeAsset, cards), DECLINE]

    answer = yield from table.choose(seat, "asset.free", cheap)
    if isinstance(answer, TakeAsset):
        yield from take_for_nothing(table, seat, answer.asset)


def choose_gain(table: Table[State], seat: int, gains: Sequence[Gain]) -> Play[Gain]:
    """Of several rewards the hero takes one."""
    answer: TakeOption = yield from table.choose(
        seat, "reward.choose", lambda *_: [TakeOption(number) for number in range(1, len(gains) + 1)]
    )
    return gains[answer.option - 1]
