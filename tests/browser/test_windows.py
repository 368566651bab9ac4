"""Several are asked at once: whoever can only pass is left in peace, and the others may pass for good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from questhall.engine import Move, Play, Table
from questhall.games import GAMES
from questhall.games.rollplayer.moves import Refresh, Skip
from questhall.games.rollplayer.state import State
from questhall.text import Texts
from support.serving import serving
from support.visitor import Visitor

WINDOW = "cleanup.refresh"


def choices(state: State, seat: int) -> Sequence[Move]:
    """Only the first seat has something to use."""
    return [Refresh("climb"), Skip()] if seat == 0 else [Skip()]


def beat(table: Table[State]) -> Play[None]:
    """A window for all, again and again."""
    yield from table.choose_each(table.seats, WINDOW, choices)


@pytest.fixture
def windows() -> Iterator[None]:
    """The board and the words of Roll Player, with nothing but windows to play."""
    usual = GAMES["rollplayer"]
    GAMES["rollplayer"] = replace(usual, beat=beat, open_to_all=False)
    yield
    GAMES["rollplayer"] = usual


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("ru", PHONE)])
def test_who_can_only_pass_is_left_in_peace_and_the_other_may_pass_for_good(
    open_page: OpenPage, tmp_path: Path, windows: None, lang: str, size: tuple[int, int]
) -> None:
    texts = Texts(GAMES["rollplayer"], lang)
    with serving(tmp_path, pause_seconds=0.5) as hall, Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        table = ann.open_table("me", "open", seed=3)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        hers, his = (seated(open_page, hall.base, who, table, size, lang) for who in (ann, ben))
        expect(hers.locator(".prompt.mine")).to_contain_text(texts.ask(WINDOW))
        expect(his.locator(".prompt .sentence")).to_have_text(
            texts.say("ui-prompt-other", name=ann.me["name"], ask=texts.ask(WINDOW))
        )
        expect(his.locator(".prompt.mine")).to_have_count(0)
        expect(his.locator(".doing .main")).to_have_count(0)
        assert texts.say("ui-tab-mine", game="") not in his.title()
        for_me = hers.locator(".doing [aria-pressed]")
        expect(for_me).to_have_text(texts.say("ui-for-me", move=texts.move(Skip(), [])))
        take_shot(hers, f"{lang}-{size[0]}-light-window")
        for_me.click()
        expect(hers.locator(".doing [aria-pressed=true]")).to_be_visible()
        expect(hers.locator(".prompt.mine")).to_have_count(0)
        take_shot(hers, f"{lang}-{size[0]}-light-window-passed")
        for_me.click()
        expect(hers.locator(".prompt.mine [aria-pressed=false]")).to_be_visible()
        for page in (hers, his):
            page.goto("about:blank")  # the hall is gone soon


def seated(open_page: OpenPage, base: str, who: Visitor, table: str, size: tuple[int, int], lang: str) -> Page:
    page = open_page("about:blank", size, lang)
    page.context.add_cookies([{"name": "questhall", "value": who.token, "url": base}])
    page.goto(f"{base}/t/{table}")
    return page
