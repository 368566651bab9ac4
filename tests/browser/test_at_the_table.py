"""Several people at one table, and lines that break."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.hall import code_of, new_table
from browser.person import Person, eventually, play_together
from browser.running import PHONE, OpenPage, Server


def log_of(page: Page) -> list[str]:
    return page.locator(".log .line").all_inner_texts()


def test_a_friend_joins_by_code_and_sees_every_move_and_a_spectator_sees_it_too(open_page: OpenPage) -> None:
    host = open_page("/")
    new_table(host, chairs=("open",))
    code = code_of(host)

    friend = open_page(f"/join/{code}", PHONE, "ru", touch=True)
    friend.wait_for_url("**/t/*")
    friend.get_by_role("button", name=Person(friend, "ru").texts.say("ui-seat-take")).first.click()
    watcher = open_page(f"/join/{code}")
    host.get_by_role("button", name=Person(host).texts.say("ui-start"), exact=True).click()

    people = [Person(host, seed=1), Person(friend, "ru", seed=2)]
    for page in (host, friend, watcher):
        expect(page.locator(".prompt .sentence")).not_to_be_empty()
    play_together(people, 12)

    expect(watcher.locator(".prompt.mine")).to_have_count(0)
    assert not watcher.locator("[data-ref].glows").count()
    eventually(watcher, lambda: log_of(watcher) == log_of(host), "the spectator's log differs")


def test_reloading_and_a_killed_server_lose_nothing(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    new_table(page)
    person = Person(page, seed=4)
    person.make_moves(6)
    before, log = person.look(), log_of(page)

    page.reload()
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert person.look()["refs"] == before["refs"]
    assert log_of(page) == log

    lost = page.locator(".lost")
    server.kill()
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)  # it comes back by itself
    assert log_of(page) == log
    seen = person.look()
    assert (seen["sentence"], seen["refs"]) == (before["sentence"], before["refs"])
    open_page.faults.clear()  # type: ignore[attr-defined]  # the browser itself logs a line that was cut
    person.play_until(lambda _: len(log_of(page)) > len(log))


def test_the_language_changes_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    english = Person(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    before = english.look()
    page.get_by_role("button", name="Русский").first.click()
    expect(page.locator(".prompt .sentence")).not_to_have_text(before["sentence"])
    after = english.look()
    assert after["refs"] == before["refs"]
    assert any("а" <= letter <= "я" for letter in after["sentence"].lower())


def test_what_does_not_glow_says_why_with_the_rule(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    expect(page.locator(".prompt.mine")).to_be_visible()
    Person(page).play_until_there(page.locator('[data-ref^="initiative:"]:not(.glows):visible'))
    page.locator('[data-ref^="initiative:"]:not(.glows):visible').first.click()
    bubble = page.get_by_role("alertdialog")
    expect(bubble).to_be_visible()
    expect(bubble).to_contain_text("RP-")


def test_undo_takes_back_and_says_why_when_it_cannot(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    person = Person(page, seed=6)
    expect(page.locator(".prompt.mine")).to_be_visible()
    # Up to one's own dice, which nobody else sees yet.
    seen = person.play_until_there(page.locator('[data-ref="starting:0"].glows'))
    page.locator('[data-ref="starting:0"]').first.click()
    eventually(page, lambda: person.look()["refs"] != seen["refs"], "nothing happened")
    page.keyboard.press("u")
    eventually(page, lambda: person.look()["refs"] == seen["refs"], "it was not taken back")
