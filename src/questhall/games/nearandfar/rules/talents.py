"""Talents: catalogue chapter TAL. Bought with experience between games; their effects stand where they apply."""

from __future__ import annotations

from functools import partial

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import TALENTS
from questhall.games.nearandfar.events.setup import StartingFood, TalentBought
from questhall.games.nearandfar.moves import BuyTalent, Done
from questhall.games.nearandfar.rules.lines import experience_left
from questhall.games.nearandfar.state import State

FOOD_TALENTS = {"cooking": 2, "fishing": 1}


def ways_to_learn(state: State, seat: int, bought: tuple[str, ...] = ()) -> list[BuyTalent]:
    """NF-TAL-08  Each talent once, for its price in experience."""
    sheet = state.players[seat].sheet
    points = experience_left(sheet, state.options.mode) - sum(TALENTS[talent].price for talent in bought)
    return [
        BuyTalent(talent.id)
        for talent in TALENTS.values()
        if talent.price <= points and talent.id not in (*sheet.talents, *bought)
    ]


def buy_talent(table: Table[State], seat: int, talent: str) -> None:
    """NF-TAL-06  It is listed on the character card,

    NF-TAL-07  and works from now to the end of the campaign.
    """
    state = table.state
    sheet = state.players[seat].sheet
    sheet.talents.append(talent)
    sheet.spent += TALENTS[talent].price
    table.tell(TalentBought(seat, talent, experience_left(sheet, state.options.mode)))


def choose_talents(table: Table[State]) -> Play[None]:
    """NF-TAL-01  Between two games everybody may buy talents, all at once."""
    state = table.state
    chosen = yield from table.together(table.seats, partial(shop, table))
    for seat, talents in chosen.items():
        for talent in talents:
            buy_talent(table, seat, talent)
    hand_out_food(table)
    state.phase = "draft"


def hand_out_food(table: Table[State]) -> None:
    """NF-TAL-14  Cooking: 2 food at the start of every game, the one it was just bought for included;

    NF-TAL-25  Fishing: 1.
    """
    for seat, player in enumerate(table.state.players):
        food = sum(food for talent, food in FOOD_TALENTS.items() if talent in player.sheet.talents)
        if food:
            player.food += food
            table.tell(StartingFood(seat, food))


def shop(table: Table[State], seat: int) -> Play[tuple[str, ...]]:
    bought: tuple[str, ...] = ()
    while True:
        answer = yield from table.choose(seat, "talents.buy", partial(talents_or_done, bought))
        if isinstance(answer, Done):
            return bought
        bought = (*bought, answer.talent)


def talents_or_done(bought: tuple[str, ...], state: State, seat: int) -> list[BuyTalent | Done]:
    return [*ways_to_learn(state, seat, bought), Done()]
