"""The character card in campaigns: which passage comes next, squares and stars. Catalogue chapters SIDE, CHARQ, XP."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.nearandfar.components import (
    CHARACTER_QUESTS,
    EXPERIENCE_AT_START,
    QUESTS_BEFORE_THE_LAST_MAP,
    SHEET_ROWS,
    SQUARES_IN_A_ROW,
)
from questhall.games.nearandfar.events.journey import SquareFilled
from questhall.games.nearandfar.state import Mode, Sheet, State
from questhall.games.nearandfar.story.define import Passage

LAST_MAP = 11


def passage_for(state: State, seat: int, book: str) -> str:
    """What is read at a quest; empty for an arcade card.

    NF-ARC-01  Arcade: a card, the top one of the deck.
    NF-MODE-10  It stands in for the storybook;
    NF-MODE-05  a campaign reads what belongs to the map, like the first adventure.
    NF-SIDE-02  Campaign: a side quest takes the place of the passage of the space, the oldest first.
    NF-CHARQ-01  Character: the character's own line.
    """
    sheet = state.players[seat].sheet
    match state.options.mode:
        case "arcade":
            return ""
        case "campaign" if sheet.side_quests:
            return sheet.side_quests[0]
        case "character":
            return next_of_line(sheet, state.map)
        case _:
            return book


def next_of_line(sheet: Sheet, map: int) -> str:
    """NF-CHARQ-02  The first passage is printed on the card; each names the next (NF-CHARQ-03).

    NF-CHARQ-07  The last two are kept for the last map;
    NF-CHARQ-08  elsewhere an arcade card stands in for them.
    """
    done = len(sheet.quests)
    if done >= CHARACTER_QUESTS or (done >= QUESTS_BEFORE_THE_LAST_MAP and map != LAST_MAP):
        return ""
    return sheet.next or f"{sheet.character}-{done + 1}"


def note_next(table: Table[State], seat: int, chosen: int, passage: Passage) -> None:
    """NF-CHARQ-06  The next passage is noted even if the check failed. Where none is named it is the next number."""
    if table.state.options.mode == "character" and not table.state.is_blind:
        table.state.players[seat].sheet.next = passage.choices[chosen].next if chosen >= 0 else ""


def cross_out(table: Table[State], seat: int, key: str) -> None:
    """NF-SIDE-03  A side quest that was read is crossed out."""
    sheet = table.state.players[seat].sheet
    if key in sheet.side_quests:
        sheet.side_quests.remove(key)
        sheet.done_side_quests.append(key)


def quest_counts(table: Table[State], seat: int, key: str) -> None:
    """NF-XP-02  Campaign: a square for a quest, even if its check failed,

    NF-XP-03  until all are filled.
    NF-CHARQ-05  Character: a star for a quest of the line, even if its check failed.
    NF-CHARQ-09  Arcade cards, which have no key, give no experience in Character mode.
    """
    mode, sheet = table.state.options.mode, table.state.players[seat].sheet
    before = experience_earned(sheet, mode)
    if mode == "campaign":
        if sheet.squares == SHEET_ROWS * SQUARES_IN_A_ROW:
            return
        sheet.squares += 1
    elif mode == "character" and key:
        sheet.quests.append(key)
    else:
        return
    table.tell(SquareFilled(seat, experience_earned(sheet, mode) > before))


def experience_earned(sheet: Sheet, mode: Mode) -> int:
    """NF-SHEET-01  One from the start.

    NF-TAL-03  Campaign: one for three quests,
    NF-XP-01  which are a full row of squares.
    NF-TAL-02  Character: one for each quest of the line.
    """
    if mode == "character":
        return EXPERIENCE_AT_START + len(sheet.quests)
    return EXPERIENCE_AT_START + sheet.squares // SQUARES_IN_A_ROW


def experience_left(sheet: Sheet, mode: Mode) -> int:
    """NF-TAL-04  What was spent never comes back."""
    return experience_earned(sheet, mode) - sheet.spent
