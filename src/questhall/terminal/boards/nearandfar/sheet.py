"""What lies before a player: the board with its team, the hand, the character card of a campaign."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.table_view import PlayerView, SheetView, TableView
from questhall.terminal.boards.nearandfar.score import total
from questhall.terminal.boards.nearandfar.signs import (
    GAP,
    artifact_words,
    card_words,
    figure,
    icon_words,
    member_words,
    number,
    where,
)
from questhall.terminal.voice import Voice


def title_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Who it is, where, and how many points so far."""
    player = view.players[seat]
    text = figure(seat, voice)
    if not player.character:
        return text
    text.append(f"  {voice.name('character', player.character)}", style="bold")
    text.append(f"  {where(player, voice)}", style="italic")
    if player.score:
        text.append(f"  {voice.say('board-points', points=total(player.score))}", style="yellow")
    return text


def purse_words(player: PlayerView, voice: Voice) -> str:
    """Hearts, goods and reputation in a line."""
    parts = [voice.say("board-hearts", hearts=player.hearts), voice.say("coins", coins=player.coins)]
    parts += [voice.say("board-gems", gems=player.gems), voice.say("board-food", food=player.food)]
    parts += [f"{voice.name('tribe', tribe)} {player.tokens[tribe]}" for tribe in TRIBES if player.tokens.get(tribe)]
    parts.append(f"{voice.say('board-reputation').lower()} {number(player.reputation)}")
    return GAP.join(parts)


def rival_line(view: TableView, seat: int, voice: Voice) -> Text:
    """Another player in three lines at most."""
    player = view.players[seat]
    text = title_line(view, seat, voice)
    if not player.character:
        return text
    text.append(f"\n    {purse_words(player, voice)}", style="dim")
    parts = [icon_words(player.icons, voice), voice.say("board-camps-placed", placed=player.camps)]
    parts.append(voice.say("board-in-hand", ordinary=player.ordinary, special=player.special))
    cards = [*player.team, *(beast.treasure for beast in player.animals), *player.artifacts, *player.keepsakes]
    parts.append(", ".join(voice.name("card", id) for id in cards if id))
    return text.append(f"\n    {GAP.join(filter(None, parts))}", style="dim")


def own_sheet(view: TableView, seat: int, voice: Voice) -> Text:
    """Everything a player has; the hand only if the reader may see it."""
    player = view.players[seat]
    text = title_line(view, seat, voice).append(f"\n    {purse_words(player, voice)}")
    moves = voice.say("board-movement", movement=player.movement, steps=view.turn.steps if seat == view.active else 0)
    camps = voice.say("board-camps-placed", placed=player.camps)
    text.append(f"\n    {GAP.join(filter(None, (icon_words(player.icons, voice), moves, camps)))}")
    for title, things in belongings(player, voice):
        if things:
            text.append(f"\n    {title}: ", style="dim").append("; ".join(things))
    for card in [*player.dealt, *player.hand]:
        text.append(f"\n    ▪ {artifact_words(card, voice)}")
    if player.sheet is not None:
        text.append("\n    ").append(sheet_words(player.sheet, voice), style="cyan")
    return text


def belongings(player: PlayerView, voice: Voice) -> Iterator[tuple[str, list[str]]]:
    yield voice.say("board-team"), [member_words(id, voice) for id in player.team]
    yield voice.say("board-reserve"), [member_words(id, voice) for id in player.reserve]
    animals = [
        f"{voice.name('animal', beast.kind)} ({card_words(beast.treasure, voice) if beast.treasure else '—'})"
        for beast in player.animals
    ]
    yield voice.say("board-animals"), [*animals, *([card_words(player.beside, voice)] if player.beside else [])]
    cards = [card_words(id, voice) for id in (*player.artifacts, *player.keepsakes)]
    won = [*(voice.name("chief", chief) for chief in player.chiefs), *(voice.name("card", id) for id in player.bosses)]
    threats = [voice.say("board-defeated", count=len(player.threats))] if player.threats else []
    yield voice.say("board-won"), [*cards, *won, *threats]


def sheet_words(sheet: SheetView, voice: Voice) -> str:
    """The character card: experience, squares, talents, keywords, side quests, the games so far."""
    parts = [voice.say("board-experience", left=sheet.experience, stars=sheet.stars)]
    parts.append(voice.say("board-squares", squares=sheet.squares) if sheet.squares else "")
    parts.append(", ".join(voice.name("talent", talent) for talent in sheet.talents))
    parts.append(", ".join(voice.name("keyword", keyword) for keyword in sheet.keywords))
    parts.append(voice.say("board-side-quests", count=sheet.side_quests) if sheet.side_quests else "")
    if sheet.scores:
        scores = ", ".join(map(number, sheet.scores))
        parts.append(voice.say("board-scores", scores=scores, total=number(sum(sheet.scores))))
    return f"{voice.say('board-sheet')}: {GAP.join(filter(None, parts))}"
