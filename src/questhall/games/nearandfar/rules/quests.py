"""Quests: catalogue chapters QUEST, SIDE, CHARQ, ARC and KEY. Which passage, which option, which outcome."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import Cost
from questhall.games.nearandfar.components import BONUS_ABOVE
from questhall.games.nearandfar.events.journey import (
    ArcadeDrawn,
    FightRolled,
    OptionChosen,
    PassageUnwritten,
    QuestDone,
    QuestFailed,
    QuestRead,
)
from questhall.games.nearandfar.moves import ChooseOption
from questhall.games.nearandfar.rules.gains import pay
from questhall.games.nearandfar.rules.hearts import raise_roll, roll_die
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.lines import cross_out, note_next, passage_for, quest_counts
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.rules.rewards import give
from questhall.games.nearandfar.state import Fight, Player, Quest, State
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from questhall.games.nearandfar.story.define import Choice, Passage, Words
from questhall.games.nearandfar.story.reading import offered


def take_quest(table: Table[State], seat: int) -> Play[None]:
    """NF-QUEST-01  Nobody has to take it.

    NF-QUEST-02  The passage by the book of the space is read, or what the mode reads in its place.
    NF-QUEST-12  After a success the token leaves the map,
    NF-QUEST-13  and after a failure as well.
    """
    state = table.state
    space = state.players[seat].space
    key = passage_for(state, seat, MAPS[state.map].spots[space].book)
    yield from read(table, seat, key)
    state.quests.remove(space)


def read(table: Table[State], seat: int, key: str) -> Play[None]:
    """Open a passage, or an arcade card where the storybook is put away (NF-ARC-01) or has no such page.

    NF-ARC-03  A failed card pays nothing, like any other quest.
    NF-ARC-04  The card is discarded in any case.
    """
    state = table.state
    if key in PASSAGES:
        open_page(table, seat, key)
        quest = Quest(key, is_arcade=False, offered=[])
    else:
        if key:
            table.tell(PassageUnwritten(seat))
        quest = Quest(draw_arcade(table, seat), is_arcade=True, offered=[])
    state.turn.quest = quest
    quest.offered = offered(passage_of(quest), state.players[seat].sheet.keywords)
    yield from resolve(table, seat)
    if key:
        note_next(table, seat, quest.chosen, passage_of(quest))
    cross_out(table, seat, key)
    quest_counts(table, seat, key)
    if quest.is_arcade:
        state.discarded_arcade.append(quest.key)
    state.turn.quest, state.told = None, quest


def open_page(table: Table[State], seat: int, key: str) -> None:
    table.tell(QuestRead(seat))
    if key not in table.state.read:
        table.state.read.append(key)


def passage_of(quest: Quest) -> Passage:
    return (ARCADE if quest.is_arcade else PASSAGES)[quest.key]


def introduction_of(player: Player) -> Words | None:
    """NF-SETUP-23  Who a character is, read before the first quest of the line, if it is written already."""
    first = f"{player.character}-1"
    return PASSAGES[first].introduction if not player.sheet.quests and first in PASSAGES else None


def draw_arcade(table: Table[State], seat: int) -> str:
    """The top card of the arcade deck; an empty deck is made of the discards anew."""
    state = table.state
    if not state.arcade:
        state.arcade, state.discarded_arcade = state.discarded_arcade, []
    key = table.draw(state.arcade, "arcade")
    table.tell(ArcadeDrawn(seat))
    return key


def price_of(choice: Choice) -> Cost:
    """What an option asks for in advance (NF-QUEST-14)."""
    return Cost(choice.coins, choice.gems, choice.food)


def ways_to_choose(state: State, seat: int) -> list[ChooseOption]:
    """NF-QUEST-14  One option whose price can be paid."""
    quest = state.turn.quest
    assert quest is not None
    choices = passage_of(quest).choices
    return [ChooseOption(place) for place in quest.offered if can_pay(state.players[seat], price_of(choices[place]))]


def resolve(table: Table[State], seat: int) -> Play[None]:
    """NF-QUEST-05  The option is named before the die is rolled, and paid for.

    The reward comes at the difficulty (NF-QUEST-08), the bonus at 2 more (NF-QUEST-09).
    NF-ARC-02  A card is played like a passage.
    NF-KEY-03  Without a check there is no roll.
    """
    state = table.state
    answer = yield from table.choose(seat, "quest.option", ways_to_choose, True, True, None)
    quest = state.turn.quest
    assert quest is not None
    if answer is None:
        quest.outcome = "failure"
        table.tell(QuestFailed(seat))
        return
    quest.chosen = answer.option
    choice = passage_of(quest).choices[answer.option]
    table.tell(OptionChosen(seat, answer.option + 1))
    pay(table, seat, coins_for(state.players[seat], price_of(choice)))
    above = (yield from check(table, seat, choice)) if choice.check else 0
    settle(quest, choice, above)
    state.told = quest  # what was won may ask something: the outcome is heard before
    if quest.outcome == "failure":
        table.tell(QuestFailed(seat))
    else:
        table.tell(QuestDone(seat, quest.outcome == "bonus"))
        yield from give(table, seat, choice, bonus=quest.outcome == "bonus")


def settle(quest: Quest, choice: Choice, above: int) -> None:
    if above < 0:
        quest.outcome = "failure"
    else:
        quest.outcome = "bonus" if choice.bonus is not None and above >= BONUS_ABOVE else "success"


def check(table: Table[State], seat: int, choice: Choice) -> Play[int]:
    """How far above the difficulty it went.

    NF-QUEST-06  Skill: a die and skill symbols,
    NF-QUEST-07  combat: a die and swords; hearts after the roll.
    """
    state = table.state
    own = icons(state.players[seat])
    is_skill = choice.check == "skill"
    symbols = own.skill if is_skill else own.combat
    now = state.turn.fight = Fight("quest", roll_die(table), symbols, choice.difficulty, is_skill)
    table.tell(FightRolled(seat, now.roll, now.total, now.against))
    yield from raise_roll(table, seat)
    above = now.total - choice.difficulty
    state.turn.fight = None
    return above


def read_boss_passage(table: Table[State], seat: int, key: str) -> Play[None]:
    """NF-BOSS-04  What is read when a boss falls; it is no quest and counts for nothing."""
    state = table.state
    if key not in PASSAGES:
        return
    open_page(table, seat, key)
    keywords = state.players[seat].sheet.keywords
    quest = state.turn.quest = Quest(key, is_arcade=False, offered=offered(PASSAGES[key], keywords))
    yield from resolve(table, seat)
    state.turn.quest, state.told = None, quest
