"""Adventures: gems, events, rumours and quests. Catalogue chapters ADV, ADVC, EVENT, QUEST."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.cards.define import ADVENTURES, Enemy, Event, Gain, Option, Outcome, Quest, Rumour
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.events.adventure import (
    AdventureBegan,
    OptionTaken,
    OutcomeTaken,
    QuestFailed,
    QuestTaken,
    RumourKept,
)
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.terrain import RerollDie, TakeOutcome
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import speed
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.rules.gold import pay
from questhall.games.runebound3.rules.parties import note_use
from questhall.games.runebound3.rules.terrain import can_pay, conversions, reroll, rerolls, roll_terrain, the_roll
from questhall.games.runebound3.rules.trophies import claim, lay_off
from questhall.games.runebound3.state import FOE, Fight, FightReason, Side, State

DONE = Done()
OPTIONS = [TakeOption(1), TakeOption(2)]


def adventure(table: Table[State], seat: int) -> Play[None]:
    """R3-ADV-01  The gem is turned face down, and one card of its deck is drawn.

    R3-GEM-02  It must have been face up.
    R3-DRAW-02  It is resolved at once.
    R3-ADVC-02  A deck that has run out is not reshuffled,
    R3-DECKC-02  be it the combat deck,
    R3-DECKS-02  the social
    R3-DECKX-02  or the exploration deck.
    R3-ADVC-03  If the deck is empty, nothing happens but that.
    """
    state = table.state
    hex = state.players[seat].hex
    deck = GEMS[hex]
    state.gems.remove(hex)
    if not state.decks[deck]:
        table.tell(AdventureBegan(seat, deck, ""))
        return
    state.drawn = table.draw(state.decks[deck], f"deck.{deck}")
    table.tell(AdventureBegan(seat, deck, state.drawn))
    yield from resolve(table, seat, state.drawn)


def resolve(table: Table[State], seat: int, id: str) -> Play[None]:
    """R3-ADVC-01  Adventure cards are enemies, events and quests."""
    card = ADVENTURES[id]
    match card:
        case Enemy():
            begin_fight(table.state, seat, id, "adventure")
        case Event():
            yield from resolve_event(table, seat, card)
        case Quest():
            take_quest(table, seat, id)
    table.state.drawn, table.state.option = "", 0


def begin_fight(state: State, seat: int, enemy: str, reason: FightReason, source: str = "") -> None:
    """R3-ENEMY-01  The hero engages at once; the fight has beats of its own.

    R3-ENEMY-07  Story cards and scenario cards have enemies too.
    """
    state.fight = Fight([Side(seat), Side(FOE)], reason, enemy, source)


def take_quest(table: Table[State], seat: int, id: str) -> None:
    """R3-QUEST-01  A quest lies face up beside the hero.

    R3-QUEST-04  There may be any number of them.
    """
    table.state.players[seat].quests.append(id)
    table.tell(QuestTaken(seat, id))


# Events


def resolve_event(table: Table[State], seat: int, card: Event) -> Play[None]:
    """R3-EVENT-01  The hero chooses one of two options,

    R3-EVENT-02  whichever he likes, and resolves it as far as possible.
    """
    answer = yield from table.choose(seat, "event.option", lambda *_: OPTIONS, open=True)
    option = card.options[answer.option - 1]
    table.state.option = answer.option
    table.tell(OptionTaken(seat, card.id, answer.option))
    if option.rumour is not None:
        keep_rumour(table, seat, card.id)
        return
    yield from take_option(table, seat, card.id, option)


def keep_rumour(table: Table[State], seat: int, id: str) -> None:
    """R3-EVENT-04  A rumour stays in front of the player until it is resolved."""
    table.state.players[seat].rumours.append(id)
    table.tell(RumourKept(seat, id))


def take_option(table: Table[State], seat: int, id: str, option: Option) -> Play[None]:
    """R3-EVENT-09  What is not claimed is discarded.

    R3-TEST-11  As after a failed test.
    R3-TEST-09  After a passed one the hero goes on with the card.
    R3-ABIL-03  What it says is done in the order of the card: price, test, gain.
    """
    paid = min(option.price, table.state.players[seat].gold)
    pay(table, seat, option.price)
    passed = paid == option.price
    if passed and option.test is not None:
        passed = (yield from take_test(table, seat, option.test, option.modifier)) > 0
    yield from finish(table, seat, id, option.gain if passed else option.fail)


def finish(table: Table[State], seat: int, id: str, what: Gain) -> Play[None]:
    """What the card brings, and where it goes.

    R3-TROPHY-09  An event is a trophy only if the card says so.
    """
    if not what.trophy:
        lay_off(table, id)
    yield from gain(table, seat, what, id)


def follow_rumour(table: Table[State], seat: int, id: str) -> Play[None]:
    """An action at the place it speaks of.

    R3-EVENT-06  The other option of the card is no longer open.
    """
    rumour = rumour_of(id)
    passed = True
    table.state.task = id
    if rumour.test is not None:
        passed = (yield from take_test(table, seat, rumour.test)) > 0
    table.state.task = ""
    table.state.players[seat].rumours.remove(id)
    yield from finish(table, seat, id, rumour.gain if passed else rumour.fail)


def rumours_here(state: State, seat: int) -> list[str]:
    """R3-EVENT-05  A hero may have any number of rumours; these are about the hex he is on."""
    player = state.players[seat]
    return [id for id in player.rumours if player.hex in rumour_of(id).hexes]


def rumour_of(id: str) -> Rumour:
    """No card tells more than one."""
    card = ADVENTURES[id]
    assert isinstance(card, Event)
    (rumour,) = (option.rumour for option in card.options if option.rumour is not None)
    return rumour


# Quests


def quests_here(state: State, seat: int) -> list[str]:
    """R3-QUEST-03  The hero must be on a marked hex."""
    player = state.players[seat]
    return [id for id in player.quests if player.hex in quest_of(id).hexes]


def quest_of(id: str) -> Quest:
    card = ADVENTURES[id]
    assert isinstance(card, Quest)
    return card


def attempt_quest(table: Table[State], seat: int, id: str) -> Play[None]:
    """Explore, or test an attribute, and take an outcome whose requirement is met.

    R3-QUEST-06  An outcome may be resolved when its requirement is met,
    R3-QUEST-11  and may be declined: the quest stays.
    R3-QUEST-13  Only one of them.
    R3-QUEST-14  If none can be, the quest stays too.
    """
    quest = quest_of(id)
    table.state.task = id
    if quest.test is None:
        chosen = yield from explore_for_outcome(table, seat, quest.outcomes)
    else:
        successes = yield from take_test(table, seat, quest.test)
        chosen = yield from outcome_for_successes(table, seat, quest, successes)
    table.state.task = ""
    if chosen is None:
        table.tell(QuestFailed(seat, id))
        return
    table.tell(OutcomeTaken(seat, id, chosen + 1))
    table.state.players[seat].quests.remove(id)
    yield from complete(table, seat, id, quest.outcomes[chosen].gain)


def complete(table: Table[State], seat: int, id: str, what: Gain) -> Play[None]:
    """R3-QUEST-12  A quest is claimed as a trophy unless the card says otherwise:

    R3-TROPHY-08  then it is discarded.
    """
    if what.discard:
        lay_off(table, id)
    else:
        yield from claim(table, seat, id)
    yield from gain(table, seat, what)


def outcome_for_successes(table: Table[State], seat: int, quest: Quest, successes: int) -> Play[int | None]:
    met = [TakeOutcome(number) for number, each in enumerate(quest.outcomes, start=1) if each.successes <= successes]
    answer = yield from table.choose(seat, "quest.outcome", lambda *_: [*met, DONE])
    return answer.outcome - 1 if isinstance(answer, TakeOutcome) else None


def explore_for_outcome(table: Table[State], seat: int, outcomes: Sequence[Outcome]) -> Play[int | None]:
    """R3-QUEST-07  Spend one die with a matching result for each symbol required.

    R3-EXPL-01  As many dice as speed; the card says what comes of them.
    """
    needs = [outcome.needs for outcome in outcomes]

    def choices(state: State, seat: int) -> Sequence[Move]:
        met = [TakeOutcome(number) for number, each in enumerate(needs, start=1) if meets(state, seat, each)]
        return [*met, *rerolls(state, seat), DONE]

    roll_terrain(table, seat, speed(table.state.players[seat]), "explore")
    chosen = None
    while True:
        answer = yield from table.choose(seat, "quest.explore", choices, open=True)
        if isinstance(answer, RerollDie):
            yield from reroll(table, seat, answer.die)
            continue
        if isinstance(answer, TakeOutcome):
            chosen = answer.outcome - 1
            use_help(table.state, seat, needs[chosen])
        break
    table.state.rolled = None
    return chosen


def meets(state: State, seat: int, needs: Sequence[Symbol]) -> bool:
    """Whether the dice on the table pay for what is asked, with the help of what lets them count as something else."""
    return cheapest_help(state, seat, needs) is not None


def cheapest_help(state: State, seat: int, needs: Sequence[Symbol]) -> tuple[Ability, ...] | None:
    """The fewest abilities with which the dice pay; None: not even with all of them."""
    dice = the_roll(state).dice
    helps = [ability for ability in conversions(state, seat) if not ability.exert]
    for count in range(len(helps) + 1):
        for chosen in combinations(helps, count):
            if can_pay(dice, needs, [ability.terrain for ability in chosen if ability.terrain is not None]):
                return chosen
    return None


def use_help(state: State, seat: int, needs: Sequence[Symbol]) -> None:
    """Only abilities that were needed are used up."""
    for ability in cheapest_help(state, seat, needs) or ():
        note_use(state, seat, ability)
