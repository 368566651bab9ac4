"""Threats on the paths: catalogue chapters THREAT, EVADE and BOSS. Fight, or pass by."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.atlas.define import Space
from questhall.games.nearandfar.cards.define import BOSSES, THREATS, Cost
from questhall.games.nearandfar.events.journey import (
    BossDefeated,
    BossMet,
    DrivenBack,
    FightRolled,
    ThreatAvoided,
    ThreatDefeated,
    ThreatMet,
)
from questhall.games.nearandfar.moves import AvoidByAnimal, AvoidByCard, AvoidByCaution, FightBoss, FightThreat
from questhall.games.nearandfar.rules.camps import take_camp
from questhall.games.nearandfar.rules.gains import pay, return_animal
from questhall.games.nearandfar.rules.hearts import raise_roll, roll_die
from questhall.games.nearandfar.rules.icons import card, cards_of, icons
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.rules.quests import read_boss_passage
from questhall.games.nearandfar.state import Fight, Player, State

Answer = FightThreat | FightBoss | AvoidByCaution | AvoidByAnimal | AvoidByCard
PRICE: dict[str, Cost] = {"coin": Cost(coins=1), "food": Cost(food=1)}


def is_anybody_left(state: State) -> bool:
    """NF-EVADE-04  With all threats defeated their symbols are ignored, unless a boss is left."""
    return bool(state.threats or state.bosses)


def meet_threat(table: Table[State], seat: int, target: Space) -> Play[None]:
    """NF-THREAT-01  To pass an active symbol one has to fight,

    NF-EVADE-01  or to avoid the threat, which stays on top of the deck.
    NF-THREAT-02  Each time anew.
    """
    state = table.state
    state.turn.target = target
    answer = yield from table.choose(seat, "threat.meet", ways_to_meet, True)
    match answer:
        case FightThreat() | FightBoss():
            yield from fight(table, seat, answer)
        case AvoidByAnimal():
            return_animal(table, seat, answer.animal)
            state.turn.returned += 1
        case AvoidByCard():
            pay(table, seat, coins_for(state.players[seat], PRICE[card(answer.card).avoids]))
    state.turn.target = None
    if not isinstance(answer, FightThreat | FightBoss):
        table.tell(ThreatAvoided(seat, state.threats[0] if state.threats else 0))


def ways_to_meet(state: State, seat: int) -> list[Answer]:
    """NF-THREAT-05  The current threat is the top card.

    NF-TAL-17  Bounty Hunting: any threat left in the deck.
    NF-BOSS-02  On the last map of a campaign: or any boss that still lies out.
    """
    player = state.players[seat]
    reach = state.threats if "bounty_hunting" in player.sheet.talents else state.threats[:1]
    return [*map(FightThreat, reach), *map(FightBoss, state.bosses), *ways_to_avoid(player)]


def ways_to_avoid(player: Player) -> list[AvoidByCaution | AvoidByAnimal | AvoidByCard]:
    """NF-ICON-04  A shield passes any number of threats, and so does a card that says so (NF-ARTC-05).

    NF-EVADE-02  A pack animal given back passes one,
    NF-DAY-07  a turtle too.
    NF-STABLE-08  That is asked on the way through a symbol, and nowhere else.
    NF-EVADE-03  Some cards ask a price each time.
    """
    cards = cards_of(player)
    ways: list[AvoidByCaution | AvoidByAnimal | AvoidByCard] = []
    if icons(player).caution or any(owned.avoids == "free" for owned in cards):
        ways.append(AvoidByCaution())
    alike = {(beast.kind, beast.treasure): animal for animal, beast in reversed([*enumerate(player.animals)])}
    ways += [AvoidByAnimal(animal) for animal in sorted(alike.values())]
    ways += [AvoidByCard(owned.id) for owned in cards if owned.avoids in PRICE and can_pay(player, PRICE[owned.avoids])]
    return ways


def fight(table: Table[State], seat: int, answer: FightThreat | FightBoss) -> Play[None]:
    """NF-THREAT-08  A die, swords, and a heart for every 1 more.

    NF-THREAT-07  The strength has to be reached.
    """
    state = table.state
    if isinstance(answer, FightThreat):
        foe, threat, boss = THREATS[answer.threat], answer.threat, ""
        table.tell(ThreatMet(seat, threat))
    else:
        foe, threat, boss = BOSSES[answer.boss], 0, answer.boss
        table.tell(BossMet(seat, boss))
    swords = icons(state.players[seat]).combat
    now = state.turn.fight = Fight("threat", roll_die(table), swords, foe.strength, threat=threat, boss=boss)
    table.tell(FightRolled(seat, now.roll, now.total, now.against))
    has_won = yield from raise_roll(table, seat)
    state.turn.fight = None
    if has_won:
        yield from defeat(table, seat, threat, boss)
    else:
        drive_back(table, seat)


def defeat(table: Table[State], seat: int, threat: int, boss: str) -> Play[None]:
    """NF-THREAT-09  The card goes to its victor with the next camp on it;

    NF-THREAT-10  then the step is finished.
    NF-BOSS-03  So does a boss, whose passage is read at once (NF-BOSS-04).
    """
    state = table.state
    player = state.players[seat]
    if boss:
        state.bosses.remove(boss)
        player.bosses.append(boss)
        table.tell(BossDefeated(seat, boss))
    else:
        state.threats.remove(threat)
        player.threats.append(threat)
        table.tell(ThreatDefeated(seat, threat))
    take_camp(table, seat)
    if boss:
        yield from read_boss_passage(table, seat, BOSSES[boss].passage)


def drive_back(table: Table[State], seat: int) -> None:
    """NF-THREAT-13  The turn ends at once, on the space one came from; hearts stay spent."""
    table.state.turn.action = "done"
    table.tell(DrivenBack(seat, table.state.players[seat].space))
