"""Journeys on paper: every way that could be walked in this turn, and what it would bring."""

from __future__ import annotations

from dataclasses import dataclass, field

from questhall.games.nearandfar.atlas.define import MAPS, TOWN, Space
from questhall.games.nearandfar.bot.camps import camp_worth, goals, quest_worth, slot_worth
from questhall.games.nearandfar.bot.worth import HEART, blend, treasure_worth, turns_left
from questhall.games.nearandfar.cards.define import THREATS
from questhall.games.nearandfar.components import CAMP_HEARTS, Icons
from questhall.games.nearandfar.odds import reach
from questhall.games.nearandfar.rules.camps import has_camp
from questhall.games.nearandfar.rules.gains import can_keep_treasure
from questhall.games.nearandfar.rules.hearts import purse
from questhall.games.nearandfar.rules.icons import cards_of, icons, movement
from questhall.games.nearandfar.rules.journey import free_leaves, symbol_between
from questhall.games.nearandfar.state import Player, State

DEEPEST = 6
DRIVEN_BACK = 0.6
"""What a lost fight costs besides the hearts."""
FORESEEN = 3
"""So many turns a journey is thought ahead, the present one included."""
LATER, FAR_OFF = 0.6, 99
"""What counts of a gain that comes a turn later."""
HOPELESS, LIKELY, SURE = 0.35, 0.5, 0.8
"""Chances of a fight: below the first nobody goes on, above the second the walk goes on, above the third plans do."""


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
    goals: dict[Space, float]
    """What a camp and a quest would bring, by space."""
    usual: float
    """What a turn in town brings."""
    prospects: dict[tuple[Space, int, bool], float] = field(default_factory=dict)
    """What was found out already: many walks end in the same place."""

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


def best_way(state: State, seat: int, here: Space, hearts: int, own: Icons, steps: int, usual: float) -> Way:
    """The best walk from here with so many steps and hearts."""
    turns = turns_left(state)
    start = state.turn.start if state.turn.action == "moving" else here
    walker = Walker(state, seat, own, start, steps, turns, goals(state, seat, own, turns), usual)
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


def threat_worth(walker: Walker, hearts: int, strength: int) -> tuple[float, int, float]:
    """What meeting a threat brings, the hearts left, and the chance to go on: by a fight or around it."""
    chance, cost = reach(walker.own.combat, strength, hearts)
    prize = THREATS[strength].points + 1.0 + slot_worth(walker.state, walker.player)
    fight = chance * (prize - HEART * cost) - (1.0 - chance) * DRIVEN_BACK
    around = 0.0 if walker.own.caution or any(card.avoids == "free" for card in cards_of(walker.player)) else None
    if around is not None and around >= fight:
        return 0.0, hearts, 1.0
    return fight, max(0, hearts - round(cost)), chance


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
    if space != walker.start or quest or camp:
        known = walker.prospects
        if (space, hearts, camp) not in known:
            known[space, hearts, camp] = prospect(walker, space, hearts, camp=camp)
        worth += known[space, hearts, camp]
    return Way(first, worth, quest, camp)


def prospect(walker: Walker, here: Space, hearts: int, *, camp: bool) -> float:
    """What the next turns on the map promise more than a turn in town, for whoever stops here with so many hearts."""
    best = 0.0
    spent = {here: 0}
    for later in range(1, min(FORESEEN, int(walker.turns))):
        spent = within_a_turn(walker, spent, hearts - CAMP_HEARTS)
        for space, cost in spent.items():
            if space in walker.goals and not (camp and space == here):
                gain = walker.goals[space] - HEART * (cost + CAMP_HEARTS)
                best = max(best, LATER**later * (gain - walker.usual))
    return best


def within_a_turn(walker: Walker, spent: dict[Space, int], purse: int) -> dict[Space, int]:
    """Where one more turn leads, and the hearts spent until then."""
    reached = {space: cost for space, cost in spent.items() if cost <= purse}
    edge = dict(reached)
    for number in range(walker.movement):
        further: dict[Space, int] = {}
        for space, cost in edge.items():
            leave = 0 if number == 0 or has_camp(walker.state, space) else 1
            for near in MAPS[walker.state.map].neighbours[space]:
                price = cost + leave + fought(walker, space, near, purse - cost)
                if price <= purse and price < min(reached.get(near, FAR_OFF), further.get(near, FAR_OFF)):
                    further[near] = price
        reached |= further
        edge = further
    return reached


def fought(walker: Walker, here: Space, there: Space, hearts: int) -> int:
    """Hearts a fight on a path takes, more or less; too many where it would likely be lost."""
    state = walker.state
    if not state.threats or walker.own.caution or symbol_between(state, here, there) != "threat":
        return 0
    chance, cost = reach(walker.own.combat, state.threats[0], hearts)
    return round(cost) if chance > SURE else FAR_OFF


def from_town(state: State, seat: int, own: Icons, usual: float) -> Way:
    """The best first walk of a team with these symbols."""
    player = state.players[seat]
    return best_way(state, seat, TOWN, min(13, own.hearts), own, steps_of(player, own), usual)


def from_here(state: State, seat: int, usual: float) -> Way:
    """The best walk of whoever is on the map, with the steps that are left."""
    player = state.players[seat]
    steps = movement(player, state.turn) - state.turn.steps
    return best_way(state, seat, player.space, purse(player), icons(player), steps, usual)


def steps_of(player: Player, own: Icons) -> int:
    return 2 + own.movement + len(player.animals)
