"""What a move would change: the row against its goal, the purse, the stars of the alignment."""

from __future__ import annotations

from rich.text import Text

from questhall.engine import Move
from questhall.games.rollplayer import moves as m
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS, Skill, Trait
from questhall.games.rollplayer.cards.weapons import discard_bonus
from questhall.games.rollplayer.components import (
    CELLS,
    DIRECTIONS,
    DISCARD_PAYS,
    FACES,
    FULL_ROW_PAYS,
    RACES,
    ROW_OF,
    Direction,
)
from questhall.games.rollplayer.rules.gold import gold_die_pays
from questhall.games.rollplayer.state import Player
from questhall.games.rollplayer.view import DieView, SheetView, TableView
from questhall.terminal.boards.rollplayer.cards import goals_line
from questhall.terminal.boards.rollplayer.chances import reroll_chances
from questhall.terminal.boards.rollplayer.goals import goal_words
from questhall.terminal.boards.rollplayer.pieces import ARROWS, STAR, die, number, signed
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice


def preview_of(view: TableView, move: Move, voice: Voice) -> Text | None:
    """A few signs beside a move; None where there is nothing to count."""
    if view.seat is None:
        return None
    sheet = view.sheets[view.seat]
    match move:
        case m.Flip() | m.Adjust() | m.Swap() | m.SwapWith() | m.GiveDie() | m.MoveDie():
            return own_die(sheet, move, voice)
        case m.Reroll() | m.RerollPlaced():
            return rerolling(view, sheet, move, voice)
        case m.TakeCard() | m.FlipPool() | m.TurnPool() | m.TakeFromPool():
            return pool_die(view, move.card, voice)
        case m.SwapPool():
            dice = (view.initiative[card - 1].die for card in (move.card, move.other))
            return Text(" ↔ ").join(die(piece, voice) for piece in dice if piece is not None)
        case m.PlaceDie() if sheet.held is not None:
            return placing(view, sheet, move, sheet.held, voice)
        case m.Buy() | m.DiscardCard() | m.StepToken() | m.UseSkill():
            return purse_or_token(sheet, move, voice)
    return setting_up(move, voice)


def setting_up(move: Move, voice: Voice) -> Text | None:
    match move:
        case m.TakeDie():
            return die(DieView(move.color, move.value), voice)
        case m.TakeSheet():
            changes = [f"{voice.say(f'row-{row}.short')} {signed(by)}" for row, by in RACES[move.race].items()]
            return Text(" ".join(changes), style="dim")
        case m.TakeClass():
            return Text.assemble(
                (voice.say(f"class-{move.class_card}.ability"), "bold"), "  ", goals_line(move.class_card, voice)
            )
    return None


def own_die(sheet: SheetView, move: m.DieMove, voice: Voice) -> Text:
    """The die in question; where its new value is certain, that and the row's new total."""
    row = ROW_OF[move.row]
    piece = sheet.rows[row][move.cell - 1]
    text = die(piece, voice)
    if isinstance(move, m.Flip | m.Adjust):
        value = FACES + 1 - piece.value if isinstance(move, m.Flip) else piece.value + move.by
        text.append(" → ").append_text(die(DieView(piece.color, value), voice)).append("  ")
        text.append_text(row_change(sheet, row, value - piece.value, voice))
    return text


def rerolling(view: TableView, sheet: SheetView, move: m.Reroll | m.RerollPlaced, voice: Voice) -> Text:
    """The die and its chances; of the one just placed there can be no doubt which it is."""
    if isinstance(move, m.RerollPlaced):
        return reroll_chances(view, voice)
    chances = reroll_chances(view, voice, f"die:{move.row}.{move.cell}")
    return own_die(sheet, move, voice).append("  " if chances else "").append_text(chances)


def placing(view: TableView, sheet: SheetView, move: m.PlaceDie, piece: DieView, voice: Voice) -> Text:
    """The row with the new die, a ✓ if it lies as the backstory tells, gold, and the action it would allow."""
    row = ROW_OF[move.row]
    text = row_change(sheet, row, piece.value, voice)
    if sheet.backstory and BACKSTORIES[sheet.backstory][row] == (piece.color, len(sheet.rows[row]) + 1):
        text.append("  ").append(voice.say("board-backstory-match"), style="green")
    gold = FULL_ROW_PAYS if len(sheet.rows[row]) == CELLS - 1 else 0
    gold += gold_die_pays(Player([], class_card=sheet.class_card)) if piece.color == "gold" else 0
    if gold:
        text.append("  ").append(voice.say("board-coin", gold=gold), style="yellow")
    if view.phase == "dice":
        text.append("  ").append(voice.say(f"board-action-{move.row}"), style="dim")
    return text


def row_change(sheet: SheetView, row: int, by: int, voice: Voice) -> Text:
    """`11 → 16 of 16–17`, green if that meets the goal."""
    if sheet.class_card not in CLASS:
        return Text()
    goal, total = CLASS[sheet.class_card].goals[row], sheet.totals[row]
    words = voice.say("board-row-change", total=number(total), new=number(total + by), goal=goal_words(goal, voice))
    return ink(words, "green" if goal.is_met(total + by) else "dim")


def pool_die(view: TableView, number: int, voice: Voice) -> Text:
    card = view.initiative[number - 1]
    text = die(card.die, voice) if card.die is not None else Text()
    return text.append(f" {voice.say('board-coin', gold=card.gold)}", style="yellow") if card.gold else text


def purse_or_token(
    sheet: SheetView, move: m.Buy | m.DiscardCard | m.StepToken | m.UseSkill, voice: Voice
) -> Text | None:
    match move:
        case m.Buy():
            card = CARDS[move.card]
            text = ink(voice.say("board-leaves", gold=sheet.gold - move.gold), "dim")
            return with_step(text, sheet, card.arrow, voice) if isinstance(card, Trait) else text
        case m.DiscardCard():
            gold = DISCARD_PAYS + discard_bonus(Player([], weapons=sheet.weapons))
            return Text(voice.say("board-pays", gold=gold), style="dim")
        case m.StepToken():
            return with_step(Text(), sheet, move.direction, voice)
        case m.UseSkill():
            skill = CARDS[move.copied or move.skill]
            return with_step(Text(), sheet, skill.arrow, voice) if isinstance(skill, Skill) else None


def with_step(text: Text, sheet: SheetView, arrow: Direction | None, voice: Voice) -> Text:
    """What a step on the alignment card would change: `↑ 0 → +3 ★`."""
    if arrow is None or not sheet.alignment:
        return text
    grid, (row, column) = ALIGNMENTS[sheet.alignment], sheet.token
    new_row, new_column = row + DIRECTIONS[arrow][0], column + DIRECTIONS[arrow][1]
    if not (0 <= new_row < len(grid) and 0 <= new_column < len(grid)):
        return text.append(f"  {ARROWS[arrow]} ", style="dim").append(voice.say("board-edge"), style="dim")
    old, new = grid[row][column], grid[new_row][new_column]
    style = "green" if new > old else "red" if new < old else "dim"
    gap = "  " if text else ""
    return text.append(f"{gap}{ARROWS[arrow]} {signed(old)} → {signed(new)} {STAR}", style=style)
