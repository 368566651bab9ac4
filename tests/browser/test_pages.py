"""The other pages, what they weigh, and whether everybody can use them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from browser.hall import new_table
from browser.person import Person, Sight, eventually
from browser.running import DESKTOP, PHONE, TABLET, OpenPage, Server, take_shot
from questhall.engine import Game
from questhall.games import GAMES
from questhall.text import Texts
from support.serving import serving
from support.visitor import Visitor, play_out
from teaching.campaign import GAME as CAMPAIGN
from teaching.draft import GAME as DRAFT
from teaching.duel import GAME as DUEL
from teaching.fight import GAME as FIGHT

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
    eventually(page, lambda: page.locator(".log .later").count() > count / 2, "the log does not show what is to come")
    lines.nth(count - 2).click()
    expect(page.locator(".log [aria-current]")).to_be_in_viewport()
    assert lines.count() == count
    assert int(slider.input_value()) > last / 2
    # Now that nothing is secret any more, the log says why the bot did what it did.
    expect(page.locator(".log .line .why", has_text="one step ahead").first).to_be_attached()


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A match that is over, and the session of the one who played it."""
    with Visitor(server.address) as ann:
        table = ann.open_table("me", "greedy", "greedy", start=True, seed=5, options={"short_game": True})
        play_out(ann.sit(table))
        return table, ann.token


@pytest.mark.parametrize(("lang", "size", "theme"), WINDOWS)
def test_everybody_can_use_the_review(
    open_page: OpenPage, finished: tuple[str, str], lang: str, size: tuple[int, int], theme: str
) -> None:
    page = open_page(f"/review/{finished[0]}", size, lang)
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    expect(page.locator(".rollplayer")).to_be_visible()
    header, main = (page.locator(part).first.bounding_box() for part in ("header", "main"))
    assert header is not None
    assert main is not None
    assert (header["x"], header["width"]) == (main["x"], main["width"]), "the header is as wide as what is under it"
    take_shot(page, f"{lang}-{size[0]}-{theme}-review")
    assert serious_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the review scrolls sideways"


def test_on_a_phone_the_review_shows_one_part_at_a_time(open_page: OpenPage, finished: tuple[str, str]) -> None:
    page = open_page(f"/review/{finished[0]}", PHONE)
    slider = page.get_by_role("slider")
    for part, there in (
        ("market", ".turns"),
        ("rivals", ".rivals"),
        ("log", ".log [aria-current]"),
        ("chart", ".chart svg"),
    ):
        page.locator(f"[data-tab={part}]").click()
        expect(page.locator(there).first).to_be_in_viewport()
        expect(slider).to_be_in_viewport()
        take_shot(page, f"en-{PHONE[0]}-light-review-{part}")
        assert page.evaluate("document.documentElement.scrollHeight") < 2 * PHONE[1]
    before = int(slider.input_value())
    page.get_by_role("button", name=Person(page).texts.say("ui-step-back")).click()
    expect(slider).to_have_value(str(before - 1))


SHELF: list[Game[Any]] = [DRAFT, FIGHT, CAMPAIGN, DUEL]
CUT_OFF = """[...document.querySelectorAll('.shelf > article, .shelf .button')]
    .filter((it) => it.scrollWidth > it.clientWidth + 1).length"""


@pytest.fixture
def whole_hall() -> Iterator[dict[str, Game[Any]]]:
    """The games there are; they are back in their order afterwards, whatever a test does to the shelf."""
    games = dict(GAMES)
    yield games
    GAMES.clear()
    GAMES.update(games)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_the_shelf_looks_right_with_one_to_five_boxes(
    open_page: OpenPage, tmp_path: Path, whole_hall: dict[str, Game[Any]], size: tuple[int, int]
) -> None:
    """No hole in a row, no box too narrow for its words, nothing cut off; games without a board or rules among them."""
    games = [*whole_hall.values(), *SHELF]
    with serving(tmp_path) as hall:
        page = open_page(hall.base, size)
        for count in range(1, 6):
            GAMES.clear()
            GAMES.update({game.key: game for game in games[:count]})
            page.reload()
            expect(page.locator(".shelf > article")).to_have_count(count)
            take_shot(page, f"en-{size[0]}-light-home-{count}")
            check_shelf(page)
        page.goto("about:blank")  # it asks the hall every now and then, which is gone soon


def check_shelf(page: Page) -> None:
    shelf = page.locator(".shelf").bounding_box()
    rows: dict[float, list[float]] = {}
    for box in page.locator(".shelf > article").all():
        place = box.bounding_box()
        assert place is not None
        rows.setdefault(place["y"], []).append(place["width"])
    gap = 1.2 * 16
    assert shelf is not None
    for widths in rows.values():
        assert sum(widths) + gap * (len(widths) - 1) == pytest.approx(shelf["width"], abs=2)
        assert min(widths) > 300
    assert page.evaluate(CUT_OFF) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_is_named_by_its_chapter_and_leads_to_it(open_page: OpenPage) -> None:
    page = open_page("/")
    new_table(page)
    texts = Texts(GAMES["rollplayer"], "en")
    link = page.locator("section.prompt a.rule").first
    expect(link).to_contain_text(texts.say("chapter-SETUP"))
    expect(link).to_contain_text("RP-SETUP-")
    assert "/rules/rollplayer#RP-SETUP-" in (link.get_attribute("href") or "")
    link.click()
    expect(page.get_by_role("dialog", name=texts.say("chapter-SETUP"))).to_be_visible()


def test_all_my_tables_are_reached_from_home(open_page: OpenPage, server: Server) -> None:
    with Visitor(server.address) as ann:
        mine = ann.open_table("me", start=True)
        for _ in range(30):
            ann.open_table("me", "open")
        page = open_page("about:blank")  # a page of ours would fetch a session of its own, perhaps after hers
        page.context.add_cookies([{"name": "questhall", "value": ann.token, "url": server.address}])
        page.goto("/")
        rows = page.locator("a.table")
        expect(rows).to_have_count(12)
        expect(rows.first).to_have_attribute("href", f"/t/{mine}")
        page.get_by_role("button", name=Person(page).texts.say("ui-mine-more", count=19)).click()
        expect(rows).to_have_count(24)
        page.get_by_role("button", name=Person(page).texts.say("ui-mine-more", count=7)).click()
        expect(rows).to_have_count(31)
        expect(page.locator(".beside .panel").first.get_by_role("button")).to_have_count(0)
