"""Journeys on paper: every way that could be walked in this turn, and what it would bring."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.nearandfar.atlas.define import MAPS, TOWN, Space
from questhall.games.nearandfar.bot.chances import reach
from questhall.games.nearandfar.bot.worth import HEART, MINERAL, TREASURE, blend, turns_left
from questhall.games.nearandfar.cards.define import THREATS
from questhall.games.nearandfar.components import CAMP_HEARTS, CAMP_SLOTS, Icons
from questhall.games.nearandfar.rules.camps import has_camp, mammoths, slots_before
from questhall.games.nearandfar.rules.gains import can_keep_treasure
from questhall.games.nearandfar.rules.hearts import purse
from questhall.games.nearandfar.rules.icons import cards_of, icons, movement
from questhall.games.nearandfar.rules.journey import free_leaves, symbol_between
from questhall.games.nearandfar.state import Player, State

DEEPEST = 6
QUEST_DIFFICULTY, QUEST_WORTH = 6, 2.8
BONUS_WORTH = 0.3
SLOT_WORTH = 0.6
ROUTE_HOPE = 0.2
DRIVEN_BACK = 0.6
"""What a lost fight costs besides the hearts."""
HOPELESS, LIKELY = 0.35, 0.5
"""Chances of a fight below which nobody goes on, and above which plans go on behind it."""
OPEN_LAND = 0.06
"""What a free space nearby is worth at the end of a move."""


@dataclass(frozen=True)
class Way:
    """A walk: its first step (the place itself if it stays), what it brings, and what is done where it ends."""

    first: Space
    worth: float
    quest: bool
    camp: bool


@dataclass(frozen=True)
class Trail:
    """A walk so far: the spaces, the hearts left, the empty spaces that can still be left for nothing, the gain."""

    seen: tuple[Space, ...]
    hearts: int
    free: int
    gain: float

    @property
    def at(self) -> Space:
        return self.seen[-1]


@dataclass
class Walker:
    """Somebody on paper, on the way."""

    state: State
    seat: int
    own: Icons
    start: Space
    movement: int
    turns: float

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


def best_way(state: State, seat: int, here: Space, hearts: int, own: Icons, steps: int) -> Way:
    """The best walk from here with so many steps and hearts."""
    turns = turns_left(state)
    start = state.turn.start if state.turn.action == "moving" else here
    walker = Walker(state, seat, own, start, steps, turns)
    free = free_leaves(state, state.players[seat])
    best = stop(walker, here, here, hearts, 0.0)
    if state.turn.action == "arrived":
        return best
    for way in walks(walker, here, hearts, min(steps, DEEPEST), free):
        if way.worth > best.worth:
            best = way
    return best


def walks(walker: Walker, here: Space, hearts: int, steps: int, free: int) -> list[Way]:
    """All walks without going in circles."""
    found: list[Way] = []
    open_ends = [Trail((here,), hearts, free, 0.0)]
    for _ in range(steps):
        longer: list[Trail] = []
        for trail in open_ends:
            for space in MAPS[walker.state.map].neighbours[trail.at]:
                if space not in trail.seen:
                    longer += step(walker, trail, space, found)
        open_ends = longer
    return found


def step(walker: Walker, trail: Trail, space: Space, found: list[Way]) -> list[Trail]:
    """One step more: where it could end goes to those found, and where it could go on is returned."""
    pays, free = leaving(walker, trail.at, trail.free)
    hearts = trail.hearts - pays - int(MAPS[walker.state.map].spots[space].water)
    if hearts < 0:
        return []
    more, hearts, chance = on_the_way(walker, trail.at, space, hearts)
    if chance < HOPELESS and more <= 0.0:
        return []
    seen = (*trail.seen, space)
    end = stop(walker, space, seen[1], hearts, trail.gain + more)
    found.append(end if chance == 1.0 else weighed(end, trail.gain, chance))
    return [Trail(seen, hearts, free, trail.gain + more)] if chance > LIKELY else []


def on_the_way(walker: Walker, here: Space, there: Space, hearts: int) -> tuple[float, int, float]:
    """What lies on a path: its worth, the hearts left, and the chance to get through."""
    symbol = symbol_between(walker.state, here, there)
    if symbol == "threat" and walker.state.threats:
        return threat_worth(walker, hearts, walker.state.threats[0])
    found = symbol == "treasure" and can_keep_treasure(walker.player)
    return treasure_worth(walker.player) if found else 0.0, hearts, 1.0


def weighed(way: Way, before: float, chance: float) -> Way:
    """What comes after a fight comes only if it is won."""
    after = way.worth - before
    return Way(way.first, before + (after * chance if after > 0 else after), way.quest, way.camp)


def leaving(walker: Walker, at: Space, free: int) -> tuple[int, int]:
    """Hearts for leaving a space, and how many can be left for nothing afterwards."""
    if at == walker.start or has_camp(walker.state, at):
        return 0, free
    return (0, free - 1) if free else (1, 0)


def treasure_worth(player: Player) -> float:
    full = all(beast.treasure for beast in player.animals)
    return 0.3 if full else TREASURE


def threat_worth(walker: Walker, hearts: int, strength: int) -> tuple[float, int, float]:
    """What meeting a threat brings, the hearts left, and the chance to go on: by a fight or around it."""
    chance, cost = reach(walker.own.combat, strength, hearts)
    prize = THREATS[strength].points + 1.0 + slot_worth(walker.state, walker.player)
    fight = chance * (prize - HEART * cost) - (1.0 - chance) * DRIVEN_BACK
    around = 0.0 if walker.own.caution or any(card.avoids == "free" for card in cards_of(walker.player)) else None
    if around is not None and around >= fight:
        return 0.0, hearts, 1.0
    return fight, max(0, hearts - round(cost)), chance


def slot_worth(state: State, player: Player) -> float:
    slot = player.camps - slots_before(state)
    if not 0 <= slot < len(CAMP_SLOTS):
        return 0.0
    last = 2.0 if slot == len(CAMP_SLOTS) - 1 else 0.0
    return last + (SLOT_WORTH if CAMP_SLOTS[slot] else 0.0)


def stop(walker: Walker, space: Space, first: Space, hearts: int, gain: float) -> Way:
    """What the end of a walk brings: perhaps a quest, perhaps a camp."""
    state = walker.state
    worth, quest, camp = gain, False, False
    if space in state.quests and state.turn.action != "arrived":
        value, cost = quest_worth(walker.own, hearts, wants_camp=not has_camp(state, space))
        worth, hearts, quest = worth + value, hearts - cost, value > 0
    if hearts >= CAMP_HEARTS and not has_camp(state, space):
        value = camp_worth(state, walker.seat, space, walker.own.search, walker.turns)
        price = CAMP_HEARTS * blend(HEART, 0.0, walker.turns)
        if value > price:
            worth, hearts, camp = worth + value, hearts - CAMP_HEARTS, True
    worth += blend(HEART, 0.0, walker.turns) * hearts
    worth += (
        OPEN_LAND
        * sum(not has_camp(state, near) for near in MAPS[state.map].neighbours[space])
        * (hearts >= CAMP_HEARTS)
    )
    return Way(first, worth, quest, camp)


def quest_worth(own: Icons, hearts: int, *, wants_camp: bool) -> tuple[float, int]:
    """A quest nobody has read: of middling difficulty, with hearts as far as a camp leaves them."""
    spare = max(0, hearts - CAMP_HEARTS) if wants_camp else hearts
    best = max(own.skill, own.combat - 1)
    chance, cost = reach(best, QUEST_DIFFICULTY, spare)
    return chance * (QUEST_WORTH - HEART * cost), round(cost * chance)


def camp_worth(state: State, seat: int, space: Space, search: int, turns: float) -> float:
    """A camp on the map: the point, what the space and the board pay, and trade routes."""
    sheet = MAPS[state.map]
    kind = sheet.spots[space].kind
    worth = 1.0 + slot_worth(state, state.players[seat])
    if kind == "coin" or kind == "gem":
        return worth + blend(MINERAL, 0.5, turns) * search + mammoth_worth(state, seat, space)
    if kind == "town":
        return 0.0
    sole, shared = sheet.routes[kind]
    pair = sheet.route_spaces[kind]
    other = pair[0] if pair[1] == space else pair[1]
    owner = state.camps.get(other)
    if owner is None:
        worth += ROUTE_HOPE * sole * min(1.0, turns / 8.0)
    else:
        worth += sole if owner == seat else shared * 0.8
    return worth + mammoth_worth(state, seat, space)


def mammoth_worth(state: State, seat: int, space: Space) -> float:
    """Map 10 wants a camp among the mammoths, once."""
    herds = mammoths(state)
    return 6.0 if space in herds and not any(state.camps.get(herd) == seat for herd in herds) else 0.0


def from_town(state: State, seat: int, own: Icons) -> Way:
    """The best first walk of a team with these symbols."""
    player = state.players[seat]
    return best_way(state, seat, TOWN, min(13, own.hearts), own, steps_of(player, own))


def from_here(state: State, seat: int) -> Way:
    """The best walk of whoever is on the map, with the steps that are left."""
    player = state.players[seat]
    steps = movement(player, state.turn) - state.turn.steps
    return best_way(state, seat, player.space, purse(player), icons(player), steps)


def steps_of(player: Player, own: Icons) -> int:
    return 2 + own.movement + len(player.animals)
