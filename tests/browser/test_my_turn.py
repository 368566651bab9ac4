"""How a person learns that it is his turn, and how he stops the others when he wants to cut in."""

from __future__ import annotations

from playwright.sync_api import Error, Locator, Page, expect

from browser.hall import new_table, sit_down_together
from browser.person import Person, Sight, eventually
from browser.running import OpenPage

LISTENING = """
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, options) { window.notices.push({ title, ...options }); }
    close() {}
  };
  const kept = JSON.parse(localStorage.getItem('questhall.settings') ?? '{}');
  localStorage.setItem('questhall.settings', JSON.stringify({ ...kept, notify: true }));
"""
LOOK_AWAY = """
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
"""
"""Chromium without a screen shows every page to itself: only this makes one hidden."""


def notices(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("window.notices")
    return found


def pressed(button: Locator) -> bool:
    """It was there long enough to be pressed."""
    try:
        if button.count():
            button.click(timeout=1000)
            return True
    except Error:
        pass
    return False


def test_whoever_looks_elsewhere_is_told_that_it_is_his_turn(open_page: OpenPage) -> None:
    host = open_page("/", script=LISTENING)
    friend = sit_down_together(host, open_page)
    me, other = Person(host, seed=1), Person(friend, seed=2)

    def play_on(sight: Sight) -> bool:
        """Until only the friend is asked; a group question is answered by both."""
        if not sight["mine"] and other.look()["mine"]:
            return True
        if not sight["mine"]:
            other.click_something(other.look())
        return False

    me.play_until(play_on)
    quiet, title = len(notices(host)), host.title()
    assert quiet == 0, "he was looking"
    assert "●" not in title
    host.evaluate(LOOK_AWAY)
    other.play_until(lambda _: me.look()["mine"])

    game = title.partition(" · ")[0]
    expect(host).to_have_title(f"● Your turn · {game}")
    eventually(host, lambda: len(notices(host)) == 1, "no notice came")
    [notice] = notices(host)
    assert notice["title"] == f"● Your turn · {game}"
    assert host.url.endswith(f"/t/{notice['tag']}")


def test_whoever_may_cut_in_can_make_the_bots_wait(open_page: OpenPage) -> None:
    page = open_page("/")
    person = Person(page, seed=3, likes=("market",))
    say = person.texts.say
    hold, go_on = (page.get_by_role("button", name=say(key), exact=True) for key in ("ui-hold", "ui-go-on"))
    held = page.locator(".prompt [aria-pressed=true]")

    held_up = False
    while not held_up:  # a skill is owned, and a bot has to decide: not every match comes to that
        page.goto("/")
        new_table(page, pace="natural", chairs=("greedy",))
        held_up = not person.is_over(person.play_until(lambda seen: pressed(hold) or person.is_over(seen)))
    expect(go_on).to_be_visible()
    expect(held).to_have_count(1)
    lines = page.locator(".log .line").count()
    page.wait_for_timeout(4000)  # bots think 0.7 s, twice as long where one may cut in: they would have moved twice
    assert page.locator(".log .line").count() == lines, "a bot moved though it was told to wait"
    expect(page.locator("section.prompt.mine")).to_have_count(0)

    ref = person.look()["refs"][0]
    page.locator(f'[data-ref="{ref}"].glows').first.click()
    menu = page.locator(".bubble [role=menuitem]")
    if menu.count():
        menu.first.click()
    expect(page.locator(".log .line")).not_to_have_count(lines)

    person.play_until(lambda seen: go_on.count() > 0 and not seen["mine"])
    now = page.locator(".log .line").count()
    go_on.click()
    expect(go_on).to_have_count(0)
    eventually(page, lambda: page.locator(".log .line").count() > now, "the bots wait though they were released")
