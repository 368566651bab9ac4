"""Near and Far: some rounds by the board alone, on a desktop and on a phone, and what the board says."""

from __future__ import annotations

from collections.abc import Set

import pytest
from playwright.sync_api import Page, expect

from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.wanderer import Wanderer
from browser.whole_match import SCREENS, sit_down
from questhall.games import GAMES
from questhall.text import Texts

DEAL = 7
"""The number that makes it."""
A_JOURNEY = {"Draft", "Keep", "Visit", "Hire", "SetOut", "Walk", "FightThreat", "SpendHearts", "TakeQuest", "MakeCamp"}
"""What is done in the first rounds of every match."""
MOST = 160


def wander(wanderer: Wanderer, until: Set[str], most: int = MOST) -> None:
    """By clicking pieces, until everything of this has been done."""
    for number, _ in enumerate(wanderer.questions()):
        if until <= {*wanderer.ear.made}:
            return
        assert number < most, f"{until - {*wanderer.ear.made}} never came, but {wanderer.ear.made}"
        wanderer.put_hint_away()
        wanderer.find_new_kinds()
        wanderer.act()
    raise AssertionError("the match was over before that")


def begin(open_page: OpenPage, screen: str, deal: int = DEAL, **options: str) -> Wanderer:
    lang, size, touch = SCREENS[screen]
    page = open_page("/", size, lang, touch=touch)
    wanderer = Wanderer(page, seed=1, touch=touch)
    sit_down(page, "nearandfar", deal, lang, options=options)
    return wanderer


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_some_rounds_by_clicking_pieces(open_page: OpenPage, screen: str) -> None:
    wanderer = begin(open_page, screen)

    wander(wanderer, A_JOURNEY)

    take_shot(wanderer.page, f"nearandfar-{screen}")


def read_a_story(wanderer: Wanderer) -> None:
    """Until the first quest is read to its end, and the book still lies open."""
    for _ in wanderer.questions():
        told = wanderer.view["told"]
        if told and told["outcome"] and wanderer.ear.made["ChooseOption"] and not wanderer.view["turn"]["quest"]:
            return
        wanderer.act()


def test_the_book_lies_open_until_it_is_closed(open_page: OpenPage) -> None:
    wanderer = begin(open_page, "desktop")
    page, texts = wanderer.page, Texts(GAMES["nearandfar"], "en")
    wanderer.play_until("quest.option")
    quest = wanderer.view["turn"]["quest"]
    book = page.locator("article.page")
    expect(book.get_by_role("heading", name=quest["title"]["en"])).to_be_visible()
    expect(book).to_contain_text(quest["opening"]["en"][:40])
    expect(book.locator("[data-ref^='option:']")).to_have_count(len(quest["options"]))
    take_shot(page, "nearandfar-story")

    read_a_story(wanderer)

    told = wanderer.view["told"]
    expect(book).to_contain_text(texts.say(f"board-outcome-{told['outcome']}"))
    book.get_by_role("button", name=texts.say("board-close-book")).click()
    expect(book).to_have_count(0)
    page.get_by_role("button", name=texts.say("board-read-again", title=told["title"]["en"])).click()
    expect(book).to_contain_text(told["title"]["en"])


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    wanderer = begin(open_page, "desktop")
    wanderer.play_until("turn.action")

    wanderer.page.locator('[data-ref="camp"], [data-ref="cell:11"]').first.click()

    expect(wanderer.page.locator(".bubble")).to_be_visible()


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
def test_the_other_boards_are_a_glance_away(open_page: OpenPage, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, touch=touch), Texts(GAMES["nearandfar"], "en")
    sit_down(page, "nearandfar", DEAL, players=3)
    if touch:
        page.get_by_role("tab", name=texts.say("board-tab-others")).click()
    name = texts.say("ui-bot-name-1")

    page.get_by_role("button", name=texts.say("board-look", name=name)).click()

    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("heading", name=texts.say("board-team"))).to_be_visible()
    expect(dialog.get_by_role("img", name=texts.say("board-camps", placed=0, left=14))).to_be_visible()


def looked_up(page: Page, kind: str) -> int:
    texts = Texts(GAMES["nearandfar"], "en")
    page.get_by_role("button", name=texts.say(f"board-kinds-{kind}"), exact=True).click()
    shelf = page.locator(".shelf > *")
    expect(page.get_by_text(texts.say("ui-found", count=shelf.count()), exact=True)).to_be_visible()
    return shelf.count()


def test_everything_in_the_box_can_be_looked_up(open_page: OpenPage) -> None:
    page, texts = open_page("/rules/nearandfar"), Texts(GAMES["nearandfar"], "en")
    page.get_by_role("tab", name=texts.say("ui-components")).click()
    expect(page.locator(".shelf > *").first).to_be_visible()

    assert [looked_up(page, kind) for kind in ("adventurer", "ordinary", "special", "threat")] == [36, 38, 17, 12]
