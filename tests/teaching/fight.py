"""The cave bear: a fight of several rounds inside a turn, which can be left and taken up again in the middle.

In a turn a hero does two things: look for wards, work for gold, or seek the bear. A fight is played in rounds:
the neighbour to the right plays the bear and chooses how it attacks, the hero may hold up a ward from the hidden
hand, and a die decides who is hurt. After every round the hero may run. Who beats the bear chooses a reward: gold, or
a ward. The table remembers what is going on as a pile of unfinished business, the newest on top.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from questhall.engine import (
    Box,
    Dream,
    Event,
    Game,
    Move,
    Options,
    Part,
    Play,
    Result,
    ScoreLine,
    State,
    Table,
)

ROUNDS = 3
ACTIONS = 2
LIFE = 4
BEAR = 3
HURT = {"claw": 1, "bite": 2}
TROPHY = 3
WARDS = tuple(f"{kind}.{copy}" for kind in ("smoke", "shield", "honey") for copy in range(1, 6))


class Work(Move, frozen=True):
    """Earn a coin."""


class Search(Move, frozen=True):
    """Draw a ward."""


class SeekBear(Move, frozen=True):
    """Go and fight the bear."""


class Attack(Move, frozen=True):
    """The bear's attack, chosen by the neighbour."""

    how: str


class HoldUp(Move, frozen=True):
    """Hold up a ward against the attack."""

    ward: str


class Bear(Move, frozen=True):
    """Take the attack as it comes."""


class Stay(Move, frozen=True):
    """Fight another round."""


class Run(Move, frozen=True):
    """Run away."""


class TakeGold(Move, frozen=True):
    """Take two coins for the bear."""


class TakeWard(Move, frozen=True):
    """Take a ward for the bear."""


class Found(Event, frozen=True):
    """A ward was drawn; the others see only its back."""

    seat: int
    ward: str = ""


class Warded(Event, frozen=True):
    seat: int
    ward: str


class RoundFought(Event, frozen=True):
    """What a round cost the hero and the bear."""

    seat: int
    hero: int
    bear: int


class FightEnded(Event, frozen=True):
    seat: int
    won: bool


class Hero(Part):
    """A seat: coins, trophies, and a hidden hand of wards."""

    hand: list[str] = []
    used: list[str] = []
    gold: int = 0
    trophies: int = 0


class Frame(Struct, array_like=True, tag=True, gc=False):
    """Unfinished business: what is to be gone on with when everything above it is done."""


class Turn(Frame):
    """A hero's turn, with so many actions left."""

    seat: int
    actions: int = ACTIONS


class Reward(Frame):
    """What the hero gets for the fight above, once it is won."""

    seat: int
    won: bool = False


class Fight(Frame):
    """A fight: who, and the life left to both."""

    seat: int
    hero: int = LIFE
    bear: int = BEAR


class Cave(State):
    """The land around the cave."""

    players: list[Hero]
    deck: list[str]
    todo: list[Turn | Reward | Fight]
    turns: int = 0
    over: bool = False


class HeroView(Struct):
    hand: int | list[str]
    used: list[str]
    gold: int
    trophies: int


class CaveView(Struct):
    heroes: list[HeroView]
    deck: int
    todo: list[Turn | Reward | Fight]
    turns: int


def setup(box: Box[Cave]) -> Cave:
    return Cave({}, [Hero() for _ in range(box.seats)], list(WARDS), [Turn(0)])


def beat(table: Table[Cave]) -> Play[None]:
    """Go on with the newest unfinished business: one action, one round, or the reward."""
    match table.state.todo[-1]:
        case Turn() as turn:
            yield from action(table, turn)
        case Fight() as fight:
            yield from fight_round(table, fight)
        case Reward() as reward:
            yield from take_reward(table, reward)


def action(table: Table[Cave], turn: Turn) -> Play[None]:
    """Do one of the turn's actions, or end the turn when none is left."""
    state = table.state
    if not turn.actions:
        end_turn(state, turn)
        return
    does = yield from table.choose(turn.seat, "turn.action", actions)
    turn.actions -= 1
    match does:
        case Work():
            state.players[turn.seat].gold += 1
        case Search():
            draw_ward(table, turn.seat)
        case SeekBear():
            state.todo += [Reward(turn.seat), Fight(turn.seat)]


def actions(state: Cave, seat: int) -> list[Work | Search | SeekBear]:
    return [Work(), *([Search()] if state.deck else []), SeekBear()]


def end_turn(state: Cave, turn: Turn) -> None:
    state.turns += 1
    state.over = state.turns == ROUNDS * len(state.players)
    state.todo[-1] = Turn((turn.seat + 1) % len(state.players))


def fight_round(table: Table[Cave], fight: Fight) -> Play[None]:
    """The bear attacks, the hero may hold up a ward, the die decides; then stay or run."""
    neighbour = (fight.seat - 1) % len(table.state.players)
    attack = yield from table.choose(neighbour, "fight.attack", lambda *_: [Attack(how) for how in HURT])
    warded = yield from hold_up(table, fight.seat)
    hurt = 0 if warded else HURT[attack.how]
    struck = table.roll(3, "fight")
    fight.hero -= hurt
    fight.bear -= struck
    table.tell(RoundFought(fight.seat, hurt, struck))
    if fight.hero <= 0 or fight.bear <= 0:
        end_fight(table, fight, won=fight.bear <= 0)
        return
    goes_on = yield from table.choose(fight.seat, "fight.stay", lambda *_: [Stay(), Run()])
    if isinstance(goes_on, Run):
        end_fight(table, fight, won=False)


def hold_up(table: Table[Cave], seat: int) -> Play[bool]:
    """Ask whoever holds any card, that much is public; which wards they are is not."""
    hero = table.state.players[seat]
    if not hero.hand:
        return False
    answer = yield from table.choose(seat, "fight.ward", wards, always=True)
    if isinstance(answer, Bear):
        return False
    hero.hand.remove(answer.ward)
    hero.used.append(answer.ward)
    table.learn(answer.ward)
    table.tell(Warded(seat, answer.ward))
    return True


def wards(state: Cave, seat: int) -> list[HoldUp | Bear]:
    """Honey is no ward against a bear."""
    return [*(HoldUp(ward) for ward in state.players[seat].hand if not ward.startswith("honey")), Bear()]


def end_fight(table: Table[Cave], fight: Fight, *, won: bool) -> None:
    todo = table.state.todo
    todo.pop()
    reward = todo[-1]
    assert isinstance(reward, Reward)
    reward.won = won
    table.tell(FightEnded(fight.seat, won))


def take_reward(table: Table[Cave], reward: Reward) -> Play[None]:
    state, hero = table.state, table.state.players[reward.seat]
    if reward.won:
        taken = yield from table.choose(reward.seat, "reward.take", rewards)
        hero.trophies += 1
        if isinstance(taken, TakeGold):
            hero.gold += 2
        else:
            draw_ward(table, reward.seat)
    state.todo.pop()


def rewards(state: Cave, seat: int) -> list[TakeGold | TakeWard]:
    return [TakeGold(), *([TakeWard()] if state.deck else [])]


def draw_ward(table: Table[Cave], seat: int) -> None:
    ward = table.draw(table.state.deck, "wards")
    table.state.players[seat].hand.append(ward)
    table.tell_only([seat], Found(seat, ward), Found(seat))


def result(state: Cave) -> Result:
    lines = tuple(
        (ScoreLine("gold", hero.gold), ScoreLine("trophies", TROPHY * hero.trophies)) for hero in state.players
    )
    totals = tuple(sum(line.stars for line in each) for each in lines)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(places, totals, lines, "rounds")


def view(state: Cave, seat: int | None) -> CaveView:
    heroes = [
        HeroView(hero.hand if own == seat else len(hero.hand), hero.used, hero.gold, hero.trophies)
        for own, hero in enumerate(state.players)
    ]
    return CaveView(heroes, len(state.deck), state.todo, state.turns)


def redraw(state: Cave, seat: int, dream: Dream) -> None:
    hidden = [state.deck, *(hero.hand for other, hero in enumerate(state.players) if other != seat)]
    cards = sorted(card for place in hidden for card in place)
    dream.shuffle(cards)
    for place in hidden:
        place[:] = [cards.pop() for _ in place]


def pieces(state: Cave) -> Sequence[str]:
    return sorted([*state.deck, *(ward for hero in state.players for ward in [*hero.hand, *hero.used])])


GAME: Game[Cave] = Game(
    key="teaching-fight",
    title={"en": "The cave bear", "ru": "Пещерный медведь"},
    players=(2, 3),
    modes={"versus": (2, 3)},
    stage="draft",
    rules_version=1,
    state=Cave,
    moves=Work | Search | SeekBear | Attack | HoldUp | Bear | Stay | Run | TakeGold | TakeWard,
    events=Found | Warded | RoundFought | FightEnded,
    views=CaveView,
    options=Options,
    setup=setup,
    beat=beat,
    over=lambda state: state.over,
    result=result,
    view=view,
    redraw=redraw,
    pieces=pieces,
    topics={"turn.action": (), "fight.attack": (), "fight.ward": (), "fight.stay": (), "reward.take": ()},
)
