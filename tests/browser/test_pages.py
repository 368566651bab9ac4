"""The other pages, what they weigh, and whether everybody can use them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from browser.hall import new_table
from browser.person import Person, Sight
from browser.running import DESKTOP, PHONE, TABLET, OpenPage, take_shot

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/new/rollplayer", "/rules/rollplayer", "/about"]
BUDGET_KB = 400
QUESTIONS = 6
"""How many different questions are looked at: up to the market and the dice of a round."""


def serious_faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:120]} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


WINDOWS = [("en", DESKTOP, "light"), ("ru", PHONE, "light"), ("en", PHONE, "dark"), ("ru", TABLET, "dark")]


@pytest.mark.parametrize(("lang", "size", "theme"), WINDOWS)
def test_everybody_can_use_every_page(open_page: OpenPage, lang: str, size: tuple[int, int], theme: str) -> None:
    page = open_page("/", size, lang)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        take_shot(page, f"{lang}-{size[0]}-{theme}-{path.strip('/').replace('/', '-') or 'home'}")
        assert serious_faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


@pytest.mark.parametrize(("lang", "size", "theme"), WINDOWS)
def test_everybody_can_use_the_table(open_page: OpenPage, lang: str, size: tuple[int, int], theme: str) -> None:
    page = open_page("/", size, lang)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    new_table(page, lang, players=4)
    person = Person(page, lang, seed=8)
    shown: set[str] = set()

    def enough(seen: Sight) -> bool:
        if seen["mine"] and seen["sentence"] not in shown:
            shown.add(seen["sentence"])
            take_shot(page, f"{lang}-{size[0]}-{theme}-table-{len(shown)}")
            assert serious_faults(page) == []
        return len(shown) == QUESTIONS

    person.play_until(enough)


def test_from_home_to_the_first_board_little_is_loaded(open_page: OpenPage) -> None:
    """All script, style and text of one game in one language, packed; fonts apart."""
    page = open_page("about:blank")
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet", "fetch", "document"):
            loaded[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto("/")
    page.get_by_role("button", name=Person(page).texts.say("ui-play-now")).first.click()
    expect(page.locator("[data-ref].glows").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    weight = sum(loaded.values()) / 1024
    assert weight < BUDGET_KB, sorted(loaded.items(), key=lambda one: -one[1])[:10]


def test_rules_are_found_by_word_and_by_id(open_page: OpenPage) -> None:
    page = open_page("/rules/rollplayer#RP-MARKET-03")
    expect(page.locator("#RP-MARKET-03")).to_be_in_viewport()
    page.get_by_role("searchbox").first.fill("charisma token")
    expect(page.locator("#RP-ATTR-13")).to_be_visible()
    expect(page.locator("#RP-ROLL-02")).to_have_count(0)


def test_a_finished_match_can_be_reviewed_step_by_step(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    person = Person(page, seed=9)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count() == 0:
        page.keyboard.press("l")
    person.play_by_keyboard()
    page.keyboard.press("Escape")  # whoever looks at the board first still finds his way on
    expect(page.locator("section.prompt").get_by_role("button", name=person.texts.say("ui-rematch"))).to_be_visible()
    page.locator("section.prompt").get_by_role("link", name=person.texts.say("ui-review")).click()
    page.wait_for_url("**/review/*")
    slider = page.get_by_role("slider").first
    expect(slider).not_to_have_attribute("max", "0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    expect(slider).to_have_value(str(last))
    slider.fill("0")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator("svg").first).to_be_visible()
    # The log goes to the end wherever we are, and a later line leads on.
    lines = page.locator(".log .line")
    count = lines.count()
    assert page.locator(".log .later").count() > count / 2
    lines.nth(count - 2).click()
    expect(page.locator(".log [aria-current]")).to_be_in_viewport()
    assert lines.count() == count
    assert int(slider.input_value()) > last / 2
