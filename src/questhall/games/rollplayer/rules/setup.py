"""Setting up: catalogue chapter SETUP, steps 1 to 13."""

from __future__ import annotations

from functools import partial
from itertools import chain
from operator import getitem

from questhall.engine import Box, Play, Table
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS, CLASSES, sides_of
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import (
    ATTRIBUTES,
    CELLS,
    DICE,
    EXTRA_GOLD,
    FACES,
    FULL_ROW_PAYS,
    MOST_STARTING_DICE,
    RACES,
    ROW_OF,
    SIDES,
    STARTING_GOLD,
    Color,
)
from questhall.games.rollplayer.events import (
    CardsDealt,
    ClassDieDrawn,
    ClassTaken,
    SheetTaken,
    StartingDice,
    StartPlayer,
    StartRolled,
)
from questhall.games.rollplayer.moves import PlaceDie, TakeClass, TakeDie, TakeSheet
from questhall.games.rollplayer.rules.cleanup import deal_market, lay_gold
from questhall.games.rollplayer.rules.dice import put, rows_with_room
from questhall.games.rollplayer.rules.gold import gain, gold_die_pays
from questhall.games.rollplayer.rules.roll import COLOR, by_value, draw_dice, roll_dice
from questhall.games.rollplayer.rules.solo import is_in_solo_deck, set_enemy_die_aside, start_trash_pile
from questhall.games.rollplayer.rules.variants import build_market_deck, given_colors
from questhall.games.rollplayer.state import Die, InitiativeCard, Options, Player, State, clockwise

SHEETS = tuple(TakeSheet(race, side) for race in RACES for side in SIDES)
TAKE_DIE = {
    by_value(Die(color, value)): tuple(TakeDie(place, color, value) for place in range(MOST_STARTING_DICE))
    for color in DICE
    for value in range(1, FACES + 1)
}
"""By what a die shows, then by its place among the starting dice."""


def lay_out(box: Box[State]) -> State:
    """The box opened: all dice in the bag, the initiative cards in a row, nothing dealt.

    RP-SETUP-01  Set-up is the numbered list of steps, and nothing else.
    RP-SETUP-04  All 73 dice go into the bag.
    RP-SETUP-33  The initiative cards lie in ascending order.
    RP-SETUP-36  One initiative card more than players:
    RP-SETUP-34  with 3 players card 5 is not used,
    RP-SETUP-35  with 2 players neither 4 nor 5.
    RP-SOLO-02  One sheet for each seat, so one in the solo game.
    """
    assert isinstance(box.options, Options)
    state = State(
        counters={},
        options=box.options,
        players=[Player([[], [], [], [], [], []]) for _ in range(box.seats)],  # a row for each attribute
        bag=dict(DICE),
        deck=list(CARDS) if box.seats > 1 else [*filter(is_in_solo_deck, CARDS)],
        lower_deck=[],
        discard=[],
        trash=[],
        market=[],
        initiative=[],
    )
    state.initiative += [InitiativeCard(number) for number in range(1, state.counted_players + 2)]
    return state


def roll_for_start(table: Table[State]) -> None:
    """RP-SETUP-02  Every player rolls a die, and the highest starts.

    RP-SETUP-03  Those tied for the highest roll again until one is left.
    """
    state = table.state
    seats = list(table.seats)
    while len(seats) > 1:
        values = [1 + table.roll(FACES, "start") for _ in seats]
        table.tell(StartRolled(tuple(values), tuple(seats)))
        seats = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    state.start = seats[0]
    table.tell(StartPlayer(state.start))
    state.phase, state.queue = "sheets", clockwise(state)


def choose_sheet(table: Table[State], seat: int) -> Play[None]:
    """RP-SETUP-05  Step 2: clockwise from the start player, each chooses a character sheet.

    RP-SETUP-06  A sheet can be taken by one player only.
    RP-SETUP-07  Either side of it; that has no effect on play.
    """

    def sheets(state: State, seat: int) -> list[TakeSheet]:
        taken = [player.race for player in state.players]
        return [sheet for sheet in SHEETS if sheet.race not in taken]

    sheet = yield from table.choose(seat, "setup.sheet", sheets)
    player = table.state.players[seat]
    player.race, player.side = sheet.race, sheet.side
    table.tell(SheetTaken(seat, sheet.race, sheet.side))


def give_gold(table: Table[State]) -> None:
    """RP-SETUP-08  Step 3: everyone takes 5 gold from the supply.

    RP-SETUP-11  What is left is the common supply, which has no end.
    RP-SETUP-09  The third player in turn order takes 1 more.
    RP-SETUP-10  The fourth takes 2 more.
    RP-VAR-11  In the short game nobody takes more.
    """
    state = table.state
    for place, seat in enumerate(clockwise(state), start=1):
        extra = 0 if state.options.short_game else EXTRA_GOLD.get(place, 0)
        gain(table, seat, STARTING_GOLD + extra, "start")


def choose_class(table: Table[State], seat: int) -> Play[None]:
    """RP-SETUP-12  Step 4: draw a die from the bag and take the class card of its colour.

    RP-SETUP-13  Then choose the side of the card.
    RP-CLASS-02  The player chooses which of its two classes to play.
    """
    color = draw_class_color(table, seat)
    answer = yield from table.choose(seat, "setup.class", lambda *_: [TakeClass(side) for side in sides_of(color)])
    take_class(table, seat, answer)


def draw_class_color(table: Table[State], seat: int) -> Color:
    """RP-SETUP-15  A gold die, or a colour that another player has, is drawn again.

    RP-SETUP-16  Gold dice drawn here give no gold.
    """
    state = table.state
    taken = [CLASS[player.class_card].color for player in state.players if player.class_card]
    while True:
        (color,) = draw_dice(table, 1)
        state.aside.append(color)
        accepted = color != "gold" and color not in taken
        table.tell(ClassDieDrawn(seat, color, accepted))
        if accepted:
            return color


def choose_class_freely(table: Table[State], seat: int) -> Play[None]:
    """RP-SETUP-18  Instead the players may choose freely, from the last player counter-clockwise."""

    def free(state: State, seat: int) -> list[TakeClass]:
        taken = [CLASS[player.class_card].color for player in state.players if player.class_card]
        return [TakeClass(card.id) for card in CLASSES if card.color not in taken]

    answer = yield from table.choose(seat, "setup.class", free)
    take_class(table, seat, answer)


def take_class(table: Table[State], seat: int, answer: TakeClass) -> None:
    table.state.players[seat].class_card = answer.class_card
    table.tell(ClassTaken(seat, answer.class_card))


def deal(table: Table[State]) -> None:
    """Steps 5 to 11: everything that nobody decides.

    RP-SETUP-32  Step 8: the market has one card more than there are players.
    RP-SETUP-38  Step 10: 1 gold on every initiative card that is not at an end:
    RP-SETUP-39  on card 2 with 2 players,
    RP-SETUP-40  on 2 and 3 with 3 players,
    RP-SETUP-41  on 2, 3 and 4 with 4 players.
    RP-SETUP-17  When all have a class, the dice drawn for it go back into the bag.
    """
    state = table.state
    for color in state.aside:
        state.bag[color] += 1
    state.aside.clear()
    deal_story_cards(table)
    build_market_deck(table)
    deal_market(table)
    lay_gold(state)
    if state.solo:
        set_enemy_die_aside(state)
        start_trash_pile(table)
    draw_starting_dice(table)
    state.phase = "placing"


def deal_story_cards(table: Table[State]) -> None:
    """RP-SETUP-19  Step 5: everyone is dealt 1 backstory and 1 alignment.

    RP-SETUP-21  The others are out of the game.
    RP-SETUP-22  Step 6: both lie on the sheet, with the tokens of the class colour.
    RP-SETUP-23  One token stands on the centre cell of the alignment card.
    """
    backstories, alignments = list(BACKSTORIES), list(ALIGNMENTS)
    for seat in clockwise(table.state):
        player = table.state.players[seat]
        player.backstory = table.draw(backstories, "deck.backstory")
        player.alignment = table.draw(alignments, "deck.alignment")
        table.tell(CardsDealt(seat, player.backstory, player.alignment))


def draw_starting_dice(table: Table[State]) -> None:
    """RP-SETUP-42  Step 11: clockwise, everyone draws as many dice as there are players, plus four.

    RP-SOLO-06  The solo player draws 6.
    """
    state = table.state
    given = given_colors(state)
    for color in given:
        state.bag[color] -= len(state.players)
    for seat in clockwise(state):
        colors = [*given, *draw_dice(table, state.starting_dice - len(given))]
        values = roll_dice(table, len(colors))
        state.players[seat].starting = list(map(Die, colors, values))
        table.tell(StartingDice(seat, tuple(colors), tuple(values)))


def place_starting_dice(table: Table[State]) -> Play[None]:
    """RP-SETUP-43  Step 12: everyone places the own starting dice as he likes, all at the same time.

    RP-SETUP-45  No attribute actions here.
    RP-SETUP-49  Step 13: then the start player begins the first round.
    """
    placed = yield from table.together(clockwise(table.state), lambda seat: placing(table, seat))
    for seat, dice in placed.items():
        for die, row in dice:
            put(table, seat, die, row)
        settle_setup_gold(table, seat)
    table.state.phase = "roll"


def placing(table: Table[State], seat: int) -> Play[list[tuple[Die, int]]]:
    """One die after another: which one, then which row.

    RP-SETUP-44  Every row is filled from left to right.
    """
    left = table.state.players[seat].starting[:]
    shown = [*map(by_value, left)]
    filled = [0] * len(ATTRIBUTES)
    dice, rows = partial(dice_to_take, shown), partial(rows_to_fill, filled)
    placed: list[tuple[Die, int]] = []
    while left:
        taken = yield from table.choose(seat, "setup.die", dice)
        answer = yield from table.choose(seat, "setup.row", rows)
        row = ROW_OF[answer.row]
        filled[row] += 1
        shown.pop(taken.die)
        placed.append((left.pop(taken.die), row))
    return placed


def dice_to_take(shown: list[int], state: State, seat: int) -> list[TakeDie]:
    """Of equal dice one is enough."""
    different = dict.fromkeys(shown)
    return [*map(getitem, map(TAKE_DIE.__getitem__, different), map(shown.index, different))]


def rows_to_fill(filled: list[int], state: State, seat: int) -> tuple[PlaceDie, ...]:
    return rows_with_room(tuple(filled))


def settle_setup_gold(table: Table[State], seat: int) -> None:
    """RP-SETUP-46  1 gold for every row filled with 3 dice.

    RP-SETUP-47  2 gold for every gold die placed.
    RP-SETUP-48  4 gold for the Thief.
    """
    player = table.state.players[seat]
    player.starting = []
    gain(table, seat, FULL_ROW_PAYS * [*map(len, player.rows)].count(CELLS), "row")
    gain(table, seat, gold_die_pays(player) * [*map(COLOR, chain.from_iterable(player.rows))].count("gold"), "die")
