"""The three rows: challenges with both paths, what they bring and how likely they are; traits with what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questhall.games.calltoadventure.cards.define import CHALLENGES, TRAITS
from questhall.games.calltoadventure.components import ACTS, Act
from questhall.games.calltoadventure.rules.turn import missing
from questhall.games.calltoadventure.state import PathName, finished
from questhall.games.calltoadventure.table_view import SlotView, TableView
from questhall.terminal.boards.calltoadventure.cards import challenge_words
from questhall.terminal.boards.calltoadventure.chances import chance_words
from questhall.terminal.boards.calltoadventure.signs import (
    PATH_SIGNS,
    as_player,
    indented,
    name_of,
    reward_words,
    signed,
    text_of,
    times,
)
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def rows(view: TableView, voice: Voice, *, in_brief: bool = False) -> Group:
    """Every row that is open, and how many cards of the others lie face down."""
    parts = [part for act in ACTS for part in row(view, act, voice, in_brief=in_brief)]
    return Group(*parts, Text(voice.say("text-legend"), style="dim"))


def row(view: TableView, act: Act, voice: Voice, *, in_brief: bool) -> Iterator[RenderableType]:
    """The cards of an act; in brief, and where they are nothing to the reader any more, by their names only."""
    slots = view.rows[act - 1]
    yield row_title(view, act, voice)
    open_paths = {path.challenge for path in view.paths}
    if slots and (in_brief or (is_over(view, act) and open_paths.isdisjoint(slot.card for slot in slots))):
        yield indented(Text(", ".join(name_of(slot.card, voice) for slot in slots), style="dim"))
        return
    if any(slot.card in CHALLENGES for slot in slots):
        yield challenges(view, slots, voice)
    yield from (indented(trait_line(view, slot.card, voice)) for slot in slots if slot.card in TRAITS)
    yield from (indented(ally_line(slot.ally, voice)) for slot in slots if slot.ally)


def row_title(view: TableView, act: Act, voice: Voice) -> Text:
    title = ink(voice.name("act", str(act)).upper(), "bold yellow")
    if view.face_down[act - 1]:
        return title.append(f"  {voice.say('text-face-down', cards=view.face_down[act - 1])}", style="dim")
    discard = len(view.discards[act - 1])
    title.append(f"  {voice.say('text-deck', cards=view.decks[act - 1], discard=discard)}", style="dim")
    return title.append(f"  {voice.say('text-act-over')}", style="magenta") if is_over(view, act) else title


def is_over(view: TableView, act: Act) -> bool:
    """Whether the reader has come to the end of an act."""
    return view.seat is not None and finished(as_player(view.heroes[view.seat]), act)


def challenges(view: TableView, slots: list[SlotView], voice: Voice) -> Table:
    """Three lines for each: the challenge with its ally, its upper and its lower path."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for slot in slots:
        if slot.card in CHALLENGES:
            name = ink(name_of(slot.card, voice), "bold")
            name.append(f" + {name_of(slot.ally, voice)}" if slot.ally else "", style="yellow")
            words = challenge_words(CHALLENGES[slot.card], voice, has_ally=bool(slot.ally))
            table.add_row(indented(name), Text(words), "")
            for path in PATH_SIGNS:
                table.add_row(*path_cells(view, slot.card, path, voice))
    return table


def path_cells(view: TableView, card: str, path: PathName, voice: Voice) -> tuple[Padding, Text, Text]:
    """The name, +1 if it is the harder one, what it brings, and how likely that is."""
    found = CHALLENGES[card].path(path)
    name = f"{PATH_SIGNS[path]} {name_of(f'{card}/{path}', voice)}{' +1' if found.harder else ''}"
    return indented(Text(name), 4), Text(reward_words(found.reward, voice)), odds_cell(view, card, path, voice)


def odds_cell(view: TableView, card: str, path: PathName, voice: Voice) -> Text:
    """What the active hero must reach, with which bonus, and how likely that is."""
    ahead = next((each for each in view.paths if (each.challenge, each.path) == (card, path)), None)
    if ahead is None:
        return Text()
    asked = voice.say("text-against", difficulty=ahead.difficulty, bonus=signed(ahead.bonus) if ahead.bonus else "none")
    chances = chance_words(view, f"path:{card}/{path}", voice)
    return Text.assemble((asked, "dim"), " ", (chances, seat_style(view.active)))


def trait_line(view: TableView, card: str, voice: Voice) -> Text:
    """The trait in words, and whether the reader could take it."""
    text = ink(name_of(card, voice), "bold").append(f" ({voice.say('text-kind-trait')}) ", style="dim")
    text.append(text_of(card, voice))
    if view.seat is None or not view.heroes[view.seat].origin:
        return text
    player, trait = as_player(view.heroes[view.seat]), TRAITS[card]
    if is_over(view, trait.act):
        return text
    lacks = [times(voice.name("need", need), count) for need, count in Counter(missing(player, trait)).items()]
    if trait.price > player.xp:
        lacks.append(voice.say("experience", xp=trait.price - player.xp))
    if lacks:
        return text.append(f"  ✗ {voice.say('text-lacks', lacks=', '.join(lacks))}", style="red")
    return text.append("  ✓", style="green")


def ally_line(card: str, voice: Voice) -> Text:
    text = ink(name_of(card, voice), "bold").append(f" ({voice.say('text-kind-ally')}) ", style="dim")
    return text.append(text_of(card, voice))
