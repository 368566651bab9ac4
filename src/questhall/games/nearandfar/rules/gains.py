"""Gaining and paying: catalogue chapters HEART, REP, CHIEF, and pack animals and treasures wherever they come from."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import ADVENTURERS, Cost
from questhall.games.nearandfar.components import (
    FLAGS_OF_A_CHIEF,
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
    MOST_PACK_ANIMALS,
    Mineral,
    PackAnimal,
    Tribe,
)
from questhall.games.nearandfar.events.gains import (
    AnimalReturned,
    AnimalTaken,
    ChiefWon,
    CoinsGained,
    FoodGained,
    GemsGained,
    HeartsGained,
    HeartsPaid,
    Paid,
    ReputationChanged,
    TokenGained,
    TreasureDiscarded,
    TreasureDrawn,
    TreasureKept,
)
from questhall.games.nearandfar.moves import Decline, LoadTreasure
from questhall.games.nearandfar.state import Beast, Player, State

BESIDE = -1
"""The place beside the board, where Begging keeps a treasure (NF-TAL-21)."""


def gain_coins(table: Table[State], seat: int, coins: int) -> None:
    if coins:
        table.state.players[seat].coins += coins
        table.tell(CoinsGained(seat, coins))


def gain_gems(table: Table[State], seat: int, gems: int) -> None:
    if gems:
        table.state.players[seat].gems += gems
        table.tell(GemsGained(seat, gems))


def gain_mineral(table: Table[State], seat: int, mineral: Mineral, count: int = 1) -> None:
    """What a camp, a slot of the board or the mine pays."""
    (gain_coins if mineral == "coin" else gain_gems)(table, seat, count)


def gain_food(table: Table[State], seat: int, food: int) -> None:
    if food:
        table.state.players[seat].food += food
        table.tell(FoodGained(seat, food))


def gain_hearts(table: Table[State], seat: int, hearts: int) -> None:
    """NF-HEART-01  The marker goes forward, and back when they are paid,

    NF-REWARD-02  also beyond the hearts of the team.
    """
    if hearts:
        table.state.players[seat].hearts += hearts
        table.tell(HeartsGained(seat, hearts))


def pay_hearts(table: Table[State], seat: int, hearts: int, food: int = 0) -> None:
    """With Meditation (NF-TAL-15) food may stand in for hearts: `food` of them.

    NF-HEART-06  Nothing happens at 0.
    """
    if hearts:
        player = table.state.players[seat]
        player.hearts -= hearts - food
        player.food -= food
        table.tell(HeartsPaid(seat, hearts - food, food))


def change_reputation(table: Table[State], seat: int, steps: int) -> None:
    """NF-REP-01  To the right for a gain, to the left for a loss.

    NF-REP-02  Never above 12 or below -6: anything beyond is lost.
    """
    player = table.state.players[seat]
    before = player.reputation
    player.reputation = max(LOWEST_REPUTATION, min(HIGHEST_REPUTATION, before + steps))
    if player.reputation != before:
        table.tell(ReputationChanged(seat, player.reputation, player.reputation - before))


def gain_token(table: Table[State], seat: int, tribe: Tribe) -> None:
    """A faction token, and perhaps the chief with it."""
    tokens = table.state.players[seat].tokens
    tokens[tribe] = tokens.get(tribe, 0) + 1
    table.tell(TokenGained(seat, tribe))
    look_for_chief(table, seat, tribe)


def flags(player: Player, tribe: Tribe) -> int:
    """NF-CHIEF-03  Flags of adventurers in team and reserve, and faction tokens.

    NF-ART-05  Those printed on artifacts count for nothing,
    NF-CHIEF-05  nor does the chief himself, who is no adventurer.
    """
    members = sum(
        member in ADVENTURERS and ADVENTURERS[member].tribe == tribe for member in (*player.team, *player.reserve)
    )
    return members + player.tokens.get(tribe, 0)


def look_for_chief(table: Table[State], seat: int, tribe: Tribe) -> None:
    """NF-CHIEF-02  The first player with 4 flags of a tribe takes its chief at once.

    NF-CHIEF-04  It is never lost again.
    """
    state = table.state
    if tribe in state.chiefs and flags(state.players[seat], tribe) >= FLAGS_OF_A_CHIEF:
        state.chiefs.remove(tribe)
        state.players[seat].chiefs.append(tribe)
        table.tell(ChiefWon(seat, tribe))


def pay(table: Table[State], seat: int, cost: Cost) -> None:
    """Coins, gems, food and tokens go to the supply (NF-ART-03)."""
    player = table.state.players[seat]
    player.coins -= cost.coins
    player.gems -= cost.gems
    player.food -= cost.food
    for tribe, count in cost.tokens.items():
        player.tokens[tribe] -= count
    tribes = tuple(tribe for tribe, count in cost.tokens.items() for _ in range(count))
    if cost.coins or cost.gems or cost.food or tribes:
        table.tell(Paid(seat, cost.coins, cost.gems, cost.food, tribes))


def gain_animal(table: Table[State], seat: int, kind: PackAnimal = "bird") -> None:
    """A pack animal from the stables, if one is left there and a slot is free.

    NF-STABLE-02  Never more than 3.
    NF-DAY-03  Birds and turtles together, of one supply,
    NF-DAY-08  and in any mix.
    """
    state = table.state
    player = state.players[seat]
    if not state.birds or len(player.animals) >= MOST_PACK_ANIMALS:
        return
    state.birds -= 1
    player.animals.append(Beast(kind))
    table.tell(AnimalTaken(seat, kind))


def return_animal(table: Table[State], seat: int, animal: int) -> None:
    """Back to the stables.

    NF-STABLE-10  The treasure it carried is lost.
    """
    state = table.state
    beast = state.players[seat].animals.pop(animal)
    state.birds += 1
    if beast.treasure:
        state.discarded_treasures.append(beast.treasure)
    table.tell(AnimalReturned(seat, beast.kind, beast.treasure))


def can_keep_treasure(player: Player) -> bool:
    """NF-STABLE-07  Without a pack animal a treasure is not taken.

    NF-TAL-21  Begging keeps one beside the board.
    """
    return bool(player.animals) or "begging" in player.sheet.talents


def draw_treasure(table: Table[State], seat: int) -> Play[None]:
    """A treasure from the deck for whoever can keep one; the discards are mixed in anew when the deck is empty.

    NF-TREC-01  Which one is chance.
    """
    if can_keep_treasure(table.state.players[seat]) and (drawn := take_from_deck(table, 1)):
        table.tell(TreasureDrawn(seat, drawn[0]))
        table.state.turn.shown = drawn
        yield from load_treasure(table, seat)


def take_from_deck(table: Table[State], count: int) -> list[str]:
    """So many treasures, or as many as there are."""
    state = table.state
    drawn: list[str] = []
    while len(drawn) < count and (state.treasures or state.discarded_treasures):
        if not state.treasures:
            state.treasures, state.discarded_treasures = state.discarded_treasures, []
        drawn.append(table.draw(state.treasures, "treasures"))
    return drawn


def load_treasure(table: Table[State], seat: int) -> Play[None]:
    """One of the treasures shown goes under a pack animal; the others are discarded face up.

    NF-HUT-02  On an empty treasure slot,
    NF-HUT-03  or in the place of another, or it is discarded.
    NF-STABLE-06  Each animal carries one,
    NF-TREC-03  so that whoever has no free animal chooses between the old and the new.
    """
    state = table.state
    answer = yield from table.choose(seat, "treasure.keep", ways_to_load, True)
    shown, state.turn.shown = state.turn.shown, []
    player = state.players[seat]
    if isinstance(answer, LoadTreasure):
        shown.remove(answer.treasure)
        table.tell(TreasureKept(seat, answer.treasure))
        if answer.animal == BESIDE:
            old, player.beside = player.beside, answer.treasure
        else:
            beast = player.animals[answer.animal]
            old, beast.treasure = beast.treasure, answer.treasure
        shown += [old] if old else []
    for treasure in shown:
        state.discarded_treasures.append(treasure)
        table.tell(TreasureDiscarded(seat, treasure))


def ways_to_load(state: State, seat: int) -> list[LoadTreasure | Decline]:
    """Of several empty places the first one: they are all alike."""
    player = state.players[seat]
    places = {beast.treasure: animal for animal, beast in reversed([*enumerate(player.animals)])}
    if "begging" in player.sheet.talents and (player.beside or "" not in places):
        places[player.beside] = BESIDE
    ways: list[LoadTreasure | Decline] = [
        LoadTreasure(treasure, place) for treasure in state.turn.shown for place in sorted(places.values())
    ]
    return [*ways, Decline()]
