"""Ways through the hall that several tests go: laying out a table, joining it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.running import OpenPage
from questhall.engine import Match
from questhall.games import GAMES
from questhall.text import Texts


def new_table(
    page: Page,
    lang: str = "en",
    *,
    game: str = "rollplayer",
    players: int = 2,
    chairs: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
    pace: str = "instant",
    short: bool = True,
    seed: int | None = None,
    options: dict[str, str] | None = None,
) -> None:
    """From the home page to the table, by the form: bots that do not dawdle, and by default the short game.

    With a seed the deal is always the same one.
    """
    texts = Texts(GAMES[game], lang)
    page.locator(f'a[href="/new/{game}"]').first.click()
    page.get_by_label(texts.say("ui-setup-count")).select_option(texts.say("ui-setup-players", count=players))
    for number, kind in enumerate(chairs, start=2):
        page.get_by_label(texts.say("player", number=number), exact=True).select_option(kind)
    for number, name in enumerate(names):
        page.get_by_label(texts.say("ui-chair-name"), exact=True).nth(number).fill(name)
    page.get_by_label(texts.say("ui-pace"), exact=True).select_option(texts.say(f"ui-pace-{pace}"))
    chosen = {"short-game": "true"} if short else {}
    for option, value in (chosen | (options or {})).items():
        page.get_by_label(texts.say(f"option-{option}"), exact=True).select_option(
            texts.say(f"option-{option}-{value}")
        )
    if seed is not None:
        page.get_by_label(texts.say("ui-seed")).fill(str(seed))
    begin = "ui-setup-invite" if "open" in chairs else "ui-setup-start"
    page.get_by_role("button", name=texts.say(begin)).click()
    page.wait_for_url("**/t/*")


def sit_at(page: Page, match: Match) -> None:
    """The match becomes a table of this person."""
    answer = page.request.post("/api/tables/import", data=match.save(), headers={"X-Questhall": "1"})
    page.goto(f"/t/{answer.json()['id']}")
    expect(page.locator("dialog[open]" if match.over else "section.prompt.mine")).to_be_visible()


def code_of(page: Page) -> str:
    code = page.locator(".code")
    expect(code).to_be_visible()
    return code.inner_text().strip()


def sit_down_together(host: Page, open_page: OpenPage) -> Page:
    """A table for two: the friend joins by code, and the match begins. Gives the friend's page."""
    texts = Texts(None, "en")
    new_table(host, chairs=("open",))
    friend = open_page(f"/join/{code_of(host)}")
    friend.wait_for_url("**/t/*")
    friend.get_by_role("button", name=texts.say("ui-seat-take")).first.click()
    host.get_by_role("button", name=texts.say("ui-start"), exact=True).click()
    for page in (host, friend):
        expect(page.locator(".prompt .sentence")).not_to_be_empty()
    return friend
