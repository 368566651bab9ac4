"""A game that lasts for days: a letter says whose turn it is, a button leads there, and whoever goes is forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.hall import sit_down_together
from browser.person import Person, Sight, eventually
from browser.running import OpenPage, Server
from questhall.text import Texts
from support.mailbox import Mailbox, mailbox

TEXTS = Texts(None, "en")
MAIL = "ann@example.org"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("hall"))
    running.more = ("--smtp", box.address, "--mail-from", "hall@example.org", "--public-url", running.address)
    running.more += ("--tell-after", "0")
    running.start()
    yield running
    running.stop()


def who_i_am(page: Page) -> None:
    """Open the dialog in the hall."""
    page.goto("/")
    name = page.locator("header nav .name").inner_text()
    page.get_by_role("button", name=TEXTS.say("ui-account-me", name=name)).click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=TEXTS.say(name), exact=True).click()


def test_letters_the_next_table_vacation_and_being_forgotten(open_page: OpenPage, box: Mailbox) -> None:
    host = open_page("/")
    confirm_address(host, box)
    friend = sit_down_together(host, open_page)
    table, me, other = host.url, Person(host, seed=1), Person(friend, seed=2)
    until_only_the_friend_is_asked(me, other)
    host.goto("/about")
    assert box.letters == [], "he was there"
    other.play_until(lambda seen: not seen["mine"] and len(box.letters) > 0)
    assert (box.letters[-1]["To"], box.letters[-1]["Subject"]) == (MAIL, "Your turn: Roll Player")
    assert table in box.text()

    host.goto("/")
    host.get_by_role("link", name=TEXTS.say("ui-next-table", count=1)).click()
    host.wait_for_url(table)
    expect(host.locator("section.prompt.mine")).to_be_visible()

    stop = next(word for word in box.text().split() if "/letters/stop/" in word)
    host.goto(stop)
    press(host, "ui-letters-stop-go")
    expect(host.get_by_role("status")).to_have_text(TEXTS.say("ui-letters-stop-done"))

    who_i_am(host)
    expect(host.get_by_role("switch", name=TEXTS.say("ui-reach-on"))).not_to_be_checked()
    host.get_by_label(TEXTS.say("ui-vacation-days")).fill("3")
    press(host, "ui-vacation-go")
    expect(host.get_by_role("button", name=TEXTS.say("ui-vacation-end"))).to_be_visible()
    seat = friend.locator(".seats .seat").first
    eventually(friend, lambda: "vacation until" in (seat.get_attribute("title") or ""), "the others do not know it")

    press(host, "ui-forget-go")
    press(host, "ui-sure")
    expect(host.get_by_text(TEXTS.say("ui-forget-done"))).to_be_visible()
    expect(seat.locator(".name")).to_have_text(TEXTS.say("player", number=1))
    assert host.url.endswith("/")


def confirm_address(page: Page, box: Mailbox) -> None:
    who_i_am(page)
    page.get_by_label(TEXTS.say("ui-reach-mail")).fill(MAIL)
    page.locator("form", has=page.get_by_label(TEXTS.say("ui-reach-mail"))).get_by_role("button").click()
    expect(page.get_by_text(TEXTS.say("ui-reach-unconfirmed", mail=MAIL))).to_be_visible()
    page.goto(f"/letters/confirm/{box.link('confirm')}")
    press(page, "ui-letters-confirm-go")
    expect(page.get_by_role("status")).to_have_text(TEXTS.say("ui-letters-confirm-done"))
    who_i_am(page)
    expect(page.get_by_text(TEXTS.say("ui-reach-confirmed", mail=MAIL))).to_be_visible()
    page.keyboard.press("Escape")
    box.letters.clear()


def until_only_the_friend_is_asked(me: Person, other: Person) -> None:
    def play_on(sight: Sight) -> bool:
        """A question to both is answered by both."""
        if not sight["mine"] and other.look()["mine"]:
            return True
        if not sight["mine"]:
            other.click_something(other.look())
        return False

    me.play_until(play_on)
