"""`questhall story nearandfar`: the storybook in figures, as a picture and as text, and whether all of it is read."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec import json, to_builtins
from rich.console import Console
from rich.table import Table

from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import KEEPSAKES
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from questhall.games.nearandfar.story.checker import check_arcade, check_book
from questhall.games.nearandfar.story.checks.echoes import Language
from questhall.games.nearandfar.story.drawing import draw_page
from questhall.games.nearandfar.story.outline import outline
from questhall.games.nearandfar.story.shelves import to_come
from questhall.games.nearandfar.story.survey import Survey, survey
from questhall.games.nearandfar.story.web import weave
from questhall.lab.reading import Reached, read_campaigns
from questhall.terminal.voice import language_of
from questhall.text import Texts

STORYBOOKS = (GAME.key,)
COLUMNS = (
    "pages",
    "opt",
    "skill",
    "fight",
    "gift",
    "hard",
    "pays",
    "out",
    "myst",
    "liz",
    "nom",
    "keep",
    "word",
    "side",
)
CAPTION = (
    "gift: without a check; hard, pays: means; then tokens of each tribe, keepsakes, keywords and side quests given"
)
WIDTH = 118


class Wishes(NamedTuple):
    """What is to be shown of the storybook."""

    lang: str | None
    graph: Path | None
    outline: bool
    reach: int
    seed: int
    as_json: bool


def show_storybook(wishes: Wishes) -> None:
    """Everything that was asked for; the figures in any case."""
    language: Language = "ru" if (wishes.lang or language_of()) == "ru" else "en"
    book = survey(PASSAGES, [*check_book(PASSAGES, KEEPSAKES, to_come()), *check_arcade(ARCADE)])
    if wishes.graph is not None:
        texts = Texts(GAME, language)
        maps = {number: texts.name("map", sheet.id) for number, sheet in MAPS.items()}
        wishes.graph.write_text(draw_page(weave(PASSAGES), language, GAME.title[language], maps), "utf-8")
    reached = read_campaigns(wishes.reach, wishes.seed) if wishes.reach else None
    if wishes.as_json:
        print_json(book, reached)
        return
    if wishes.outline:
        print("\n".join(outline(weave(PASSAGES), language)))
    print_figures(book)
    print_rewards(book)
    if reached is not None:
        print_reached(reached)


def print_json(book: Survey, reached: Reached | None) -> None:
    told = to_builtins(book) | ({"reached": to_builtins(reached)} if reached is not None else {})
    print(json.format(json.encode(told), indent=2).decode())


def print_figures(book: Survey) -> None:
    table = Table("", "", title="The storybook", show_header=False)
    for kind, count in book.passages.items():
        table.add_row(f"passages, {kind}", str(count))
    table.add_row("words, English", f"{book.words_en:,} ({book.minutes_en // 60} h {book.minutes_en % 60} min aloud)")
    table.add_row("words, Russian", f"{book.words_ru:,} ({book.minutes_ru // 60} h {book.minutes_ru % 60} min aloud)")
    table.add_row("keywords", str(book.keywords))
    table.add_row("endings", str(book.endings))
    table.add_row("most frequent turns", ", ".join(f"{turn} ({count})" for turn, count in book.turns_en))
    table.add_row("самые частые обороты", ", ".join(f"{turn} ({count})" for turn, count in book.turns_ru))
    table.add_row("errors", str(book.errors))
    Console().print(table)
    for finding in book.findings:
        print(finding)


def print_rewards(book: Survey) -> None:
    """What the parts of the book ask for and pay, on the scale of the town hall."""
    table = Table("", *COLUMNS, title="Checks and rewards", caption=CAPTION)
    for name, pay in book.rewards.items():
        checks = (pay.passages, pay.options, pay.skill, pay.combat, pay.gifts, pay.mean_difficulty, pay.mean_reward)
        finds = (*pay.tokens.values(), pay.keepsakes, pay.keywords, pay.side_quests)
        table.add_row(name, *map(str, (*checks, *finds)))
    Console(width=WIDTH).print(table)


def print_reached(reached: Reached) -> None:
    print(f"{reached.campaigns} campaigns, {reached.games} games: {reached.read} of {reached.passages} passages read.")
    print("Never read: " + (", ".join(reached.unread) or "none"))
    print("Never offered: " + (", ".join(reached.never_offered) or "none"))
