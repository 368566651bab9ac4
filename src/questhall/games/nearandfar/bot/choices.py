"""The answers inside a turn, on paper: fights, quests, buildings, cards to keep."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.nearandfar.bot.camps import BONUS_WORTH, QUEST_WORTH, camp_worth, slot_worth
from questhall.games.nearandfar.bot.journey import DRIVEN_BACK
from questhall.games.nearandfar.bot.town import artifacts_worth, dig_worth, duel_odds, hire_worth
from questhall.games.nearandfar.bot.trading import best_deal, steps_to_buy
from questhall.games.nearandfar.bot.worth import (
    FAR,
    HEART,
    MINERAL,
    REPUTATION,
    blend,
    gain_of,
    icons_worth,
    missing,
    promise,
    reputation_gap,
    turns_left,
)
from questhall.games.nearandfar.cards.define import ARTIFACTS, BOSSES, TALENTS, THREATS, TREASURES
from questhall.games.nearandfar.components import BONUS_ABOVE, TRADE_VALUE
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    AvoidByCaution,
    Bribe,
    Buy,
    BuyTalent,
    CampAnywhere,
    Challenge,
    ChangeReputation,
    ChooseOption,
    Decline,
    Dig,
    DiscardArtifact,
    Done,
    Draft,
    DrawArtifacts,
    Enter,
    FightBoss,
    FightThreat,
    GiveGood,
    Hire,
    Join,
    Keep,
    LoadTreasure,
    Reserve,
    SpendHearts,
    TakeAnimal,
    TakeCoin,
    UseTreasure,
)
from questhall.games.nearandfar.odds import reach
from questhall.games.nearandfar.rules.icons import added_up, icons
from questhall.games.nearandfar.rules.quests import passage_of
from questhall.games.nearandfar.state import NEUTRAL, State, treasures_of

DONE = Done()
BOMB = 0.8
"""What a treasure is worth that is used up in a fight."""
MOST_HELD = 4
A_VALUE, A_GOOD_NAME, A_BAD_NAME, UNMET, SAME_TRIBE = 0.15, 0.1, 0.25, 0.5, 0.3
"""What makes an artifact worse to hold: each value of goods or step of reputation it lacks (a good name scores as much
as it costs), a demand that is not met, and another artifact in hand that wants tokens of the same tribe."""
FAVOURITES = ("gem_trading", "martial_arts", "bounty_hunting", "cooking", "potion_brewing", "spelunking", "knowledge")


def meet(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """Fight what can be won, and go around what cannot."""
    player = state.players[seat]
    own = icons(player)

    def worth(move: Move) -> float:
        match move:
            case FightThreat():
                foe = THREATS[move.threat]
            case FightBoss():
                foe = BOSSES[move.boss]
            case AvoidByCaution():
                return 0.0
            case AvoidByAnimal():
                carried = player.animals[move.animal].treasure
                return -1.6 - (1.5 if carried else 0.0)
            case _:
                return -0.5
        chance, cost = reach(own.combat, foe.strength, player.hearts)
        prize = foe.points + 1.0 + slot_worth(state, player)
        return chance * (prize - HEART * cost) - (1.0 - chance) * DRIVEN_BACK

    return max(moves, key=worth)


def raise_it(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """As many hearts as are needed and worth it; a bomb where hearts do not suffice."""
    fight = state.turn.fight
    assert fight is not None
    turns = turns_left(state)
    need = max(0, fight.against - fight.total)
    prize = prize_of(state, seat)
    heart = blend(HEART, 0.05, turns)
    by_hearts = {move.hearts: move for move in moves if isinstance(move, SpendHearts) and not move.food}
    bombs = [move for move in moves if isinstance(move, UseTreasure)]
    if need and need not in by_hearts and bombs:
        return bombs[0] if prize > BOMB else by_hearts[0]
    if need not in by_hearts or prize < heart * need:
        return by_hearts[0]
    above = need + BONUS_ABOVE - max(0, fight.total - fight.against) if fight.why == "quest" else need
    if fight.why == "quest" and above in by_hearts and heart * (above - need) < BONUS_WORTH * 2:
        return by_hearts[max(above, 0)]
    return by_hearts[need]


def prize_of(state: State, seat: int) -> float:
    """What it would bring to win the roll that lies on the table."""
    fight, player = state.turn.fight, state.players[seat]
    assert fight is not None
    if fight.why == "threat":
        foe = BOSSES[fight.boss] if fight.boss else THREATS[fight.threat]
        return foe.points + 1.0 + slot_worth(state, player) + DRIVEN_BACK
    if fight.why == "duel":
        return 1.5
    return QUEST_WORTH + 0.5 * max(0, fight.against - 6)


def enter(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """Without a duel where that goes; else whom and how the chances are best, reputation counted in."""
    for move in moves:
        if isinstance(move, Enter | Bribe):
            return move

    def worth(move: Move) -> float:
        assert isinstance(move, Challenge)
        other = NEUTRAL if move.other_seat is None else move.other_seat
        chance, _ = duel_odds(state, seat, other, fair=move.fair)
        return chance * (1.5 + REPUTATION * (1 if move.fair else -1))

    return max(moves, key=worth)


def option(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The option whose reward, as such rewards go, times its chance is the best."""
    quest, player = state.turn.quest, state.players[seat]
    assert quest is not None
    choices, own = passage_of(quest).choices, icons(player)

    def worth(move: Move) -> float:
        assert isinstance(move, ChooseOption)
        choice = choices[move.option]
        price = MINERAL * (choice.coins + choice.gems) + 0.35 * choice.food
        if choice.check is None:
            return QUEST_WORTH - price
        symbols = own.skill if choice.check == "skill" else own.combat
        chance, cost = reach(symbols, choice.difficulty, player.hearts)
        return chance * (0.6 * (choice.difficulty - 3) - HEART * cost) - price

    return max(moves, key=worth)


def treasure_rank(treasure: str) -> float:
    card = TREASURES[treasure]
    special = bool(card.on_visit or card.at_end or card.on_camp or card.avoids)
    return icons_worth(card.icons, FAR) + 0.6 * special + 0.3 * bool(card.fight or card.skill or card.gives_hearts)


def load(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The best treasure into an empty place, or in the place of a worse one."""
    player = state.players[seat]

    def worth(move: Move) -> float:
        if not isinstance(move, LoadTreasure):
            return 0.1
        old = player.beside if move.animal < 0 else player.animals[move.animal].treasure
        return treasure_rank(move.treasure) + 0.5 - (treasure_rank(old) + 0.6 if old else 0.0)

    return max(moves, key=worth)


def hire(state: State, seat: int, moves: Sequence[Move]) -> Move:
    hires = [move for move in moves if isinstance(move, Hire)]
    best = max(hires, key=lambda move: hire_worth(state, seat, move.adventurer), default=None)
    return best if best is not None and hire_worth(state, seat, best.adventurer) > 0.2 else DONE


def join(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The team with the better symbols."""
    player, newcomer = state.players[seat], state.turn.shown[0]
    cards = (*treasures_of(player), *player.artifacts, *player.keepsakes)

    def worth(move: Move) -> float:
        team = [member for member in player.team if not (isinstance(move, Join) and member == move.instead)]
        members = (*team, newcomer) if isinstance(move, Join) else tuple(team)
        return icons_worth(added_up((*members, *cards)), FAR)

    return max(moves, key=worth) if Reserve() in moves else moves[0]


def store(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """Artifacts for whoever holds few, mostly ordinary ones; else a coin."""
    player, turns = state.players[seat], turns_left(state)
    draws = [move for move in moves if isinstance(move, DrawArtifacts)]
    if draws and artifacts_worth(player, turns) > blend(MINERAL, 0.5, turns):
        return min(draws, key=lambda move: abs(move.special - 1))
    return TakeCoin() if TakeCoin() in moves else moves[-1]


def dig(state: State, seat: int, moves: Sequence[Move]) -> Move:
    cells = [move for move in moves if isinstance(move, Dig)]
    return max(cells, key=lambda move: dig_worth(state, seat, move.cell), default=DONE)


def hall(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """What brings an artifact within reach; else rid of the most hopeless one."""
    plan = best_deal(state, seat)
    if plan is not None and plan.worth > 0.3:
        if plan.wants is not None and Buy(plan.wants) in moves:
            return Buy(plan.wants)
        ways = [move for move in moves if isinstance(move, ChangeReputation) and move.steps == plan.steps]
        if ways:
            return ways[0]
    turns = turns_left(state)
    discards = [move for move in moves if isinstance(move, DiscardArtifact)]
    worst = min(discards, key=lambda move: promise(state, seat, move.artifact, turns), default=None)
    if worst is not None and promise(state, seat, worst.artifact, turns) < -0.5:
        return worst
    talents = [move for move in moves if isinstance(move, BuyTalent)]
    return talents[0] if talents else better_name(state, seat, moves)


def better_name(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """A name for what no artifact needs, with gems rather than coins."""
    steps = steps_to_buy(state, seat)
    ways = [move for move in moves if isinstance(move, ChangeReputation) and move.steps == steps]
    return max(ways, key=lambda move: move.gems, default=DONE)


def give(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """What the plan of this trade gives, else the least valued good."""
    plan = best_deal(state, seat)
    assert state.turn.visit is not None
    deal = state.turn.visit.trade
    assert deal is not None
    if plan is not None and plan.wants == deal.wants:
        for good in plan.gives:
            if GiveGood(good) in moves and deal.others.count(good) < plan.gives.count(good):
                return GiveGood(good)
    return moves[0]


def artifact_rank(state: State, seat: int, id: str) -> float:
    """How good an artifact is to hold: many points for little that is still missing, and nothing hard to meet."""
    player, card = state.players[seat], ARTIFACTS[id]
    lacking = sum(TRADE_VALUE[good] * count for good, count in missing(player, card).items())
    a_name = A_GOOD_NAME if card.reputation > 0 else A_BAD_NAME
    hard = a_name * reputation_gap(player, card)
    if card.needs is not None and not card.needs(state, seat):
        hard += UNMET
    rivals = sum(
        tribe in ARTIFACTS[other].cost.tokens for other in player.hand if other != id for tribe in card.cost.tokens
    )
    return gain_of(card) - A_VALUE * lacking - hard - SAME_TRIBE * rivals


def draft(state: State, seat: int, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: artifact_rank(state, seat, move.artifact) if isinstance(move, Draft) else 0.0)


def keep(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """The best few; the later in the game, the fewer."""
    turns = turns_left(state)
    room = max(0, (MOST_HELD if turns > 6 else 2) - (len(state.players[seat].hand) if state.phase == "turn" else 0))
    most = max((move for move in moves if isinstance(move, Keep)), key=lambda move: len(move.cards))
    ranks = {id: artifact_rank(state, seat, id) for id in most.cards}
    good = sorted((id for id in most.cards if ranks[id] > 0.0), key=ranks.__getitem__, reverse=True)
    wanted = set(good[: room if state.phase == "turn" else max(1, MOST_HELD)])
    return max(moves, key=lambda move: -len(wanted ^ set(move.cards)) if isinstance(move, Keep) else -99)


def camp_anywhere(state: State, seat: int, moves: Sequence[Move]) -> Move:
    turns, search = turns_left(state), icons(state.players[seat]).search

    def worth(move: Move) -> float:
        return camp_worth(state, seat, move.space, search, turns) if isinstance(move, CampAnywhere) else -1.0

    return max(moves, key=worth)


def talent(state: State, seat: int, moves: Sequence[Move]) -> Move:
    for id in (*FAVOURITES, *TALENTS):
        if BuyTalent(id) in moves:
            return BuyTalent(id)
    return DONE


def animal(state: State, seat: int, moves: Sequence[Move]) -> Move:
    return next((move for move in moves if isinstance(move, TakeAnimal)), DONE)


def defend(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """Bombs are kept for the own fights."""
    return Decline() if Decline() in moves else moves[0]
