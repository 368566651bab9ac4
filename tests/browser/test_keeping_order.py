"""What the owner of a table can do about people, and what they feel of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.hall import sit_down_together
from browser.person import Person, eventually
from browser.running import OpenPage
from questhall.text import Texts

TEXTS = Texts(None, "en")


def press_in_the_menu(page: Page, *names: str) -> None:
    """Open the table's menu and press these, one after the other."""
    page.get_by_role("navigation").get_by_role("button", name=TEXTS.say("ui-table"), exact=True).click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=TEXTS.say(name), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_owner_mutes_somebody_and_lets_him_speak_again(open_page: OpenPage) -> None:
    host = open_page("/")
    friend = sit_down_together(host, open_page)
    for page in (host, friend):
        page.get_by_role("tab", name=TEXTS.say("ui-chat")).click()
    saying = friend.get_by_label(TEXTS.say("ui-chat-say"))
    lines = host.get_by_role("log", name=TEXTS.say("ui-chat")).get_by_role("listitem")

    press_in_the_menu(host, "ui-mute")
    expect(saying).to_be_disabled()
    expect(saying).to_have_attribute("placeholder", TEXTS.say("ui-chat-muted"))

    host.reload()
    host.get_by_role("tab", name=TEXTS.say("ui-chat")).click()
    press_in_the_menu(host, "ui-unmute")  # the table knows whom its owner has muted, though the page is new
    expect(saying).to_be_enabled()
    saying.fill("Thank you.")
    saying.press("Enter")
    expect(lines.last).to_contain_text("Thank you.")


def test_whom_the_owner_removes_is_gone_and_a_bot_plays_on(open_page: OpenPage) -> None:
    host = open_page("/")
    friend = sit_down_together(host, open_page)

    press_in_the_menu(host, "ui-remove")  # one slip of the finger removes nobody
    expect(friend.locator(".prompt .sentence")).to_be_visible()
    press_in_the_menu(host, "ui-remove", "ui-sure")

    expect(friend.get_by_role("heading", name=TEXTS.say("problem-removed"))).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("heading", name=TEXTS.say("problem-removed"))).to_be_visible()
    friend.close()  # what his browser logs may come late
    open_page.faults.clear()  # type: ignore[attr-defined]  # it says itself that it was turned away
    me = Person(host, seed=1)
    before = host.locator(".log .line").count()
    me.make_moves(6)  # the seat that was left does not stand still
    eventually(host, lambda: host.locator(".log .line").count() > before, "nothing happens any more")


def test_a_bot_plays_for_whoever_asks_until_he_takes_his_seat_back(open_page: OpenPage) -> None:
    host = open_page("/")
    friend = sit_down_together(host, open_page)
    watcher = open_page(host.url)
    expect(watcher.locator("section.prompt")).to_contain_text(TEXTS.say("ui-watching"))
    expect(watcher.locator("#moves")).to_have_count(0)

    press_in_the_menu(friend, "ui-seat-hand")
    prompt = friend.locator("section.prompt")
    expect(prompt).to_contain_text(TEXTS.say("ui-stands-in"))
    prompt.get_by_role("button", name=TEXTS.say("ui-seat-back")).click()
    expect(prompt).not_to_contain_text(TEXTS.say("ui-stands-in"))

    press_in_the_menu(friend, "ui-resign", "ui-sure")
    expect(prompt).to_contain_text(TEXTS.say("ui-stands-in-resigned"))
    expect(prompt.get_by_role("button", name=TEXTS.say("ui-seat-back"))).to_have_count(0)


def test_whoever_comes_reads_in_his_language_what_became_of_the_seats(open_page: OpenPage) -> None:
    host = open_page("/")
    friend = sit_down_together(host, open_page)
    name = friend.locator(".seat.me .name").inner_text()
    press_in_the_menu(friend, "ui-seat-hand")
    friend.locator("section.prompt").get_by_role("button", name=TEXTS.say("ui-seat-back")).click()
    press_in_the_menu(friend, "ui-resign", "ui-sure")

    for page, lang in ((host, "en"), (open_page(host.url, lang="ru"), "ru")):
        texts = Texts(None, lang)
        page.get_by_role("tab", name=texts.say("ui-chat")).click()
        lines = page.get_by_role("log", name=texts.say("ui-chat")).get_by_role("listitem")
        said = [texts.say(f"ui-notice-{notice}", name=name) for notice in ("bot", "back", "resigned")]
        expect(lines).to_have_text(said)
