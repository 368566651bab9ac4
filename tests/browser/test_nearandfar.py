"""Near and Far: whole matches by the board or by the keyboard alone, all that can be done, what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hall import new_table, sit_at
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.wanderer import Wanderer
from browser.whole_match import SCREENS, play_by_clicking, play_by_keyboard
from questhall.games.nearandfar import GAME
from questhall.text import Texts
from support.nearandfar_played import Moment, moments

DEAL = 7
"""The number that makes it."""
FIRST_MOVES = 18
IN_TOWN: tuple[Moment, ...] = (
    ("saloon.action", "Hire"),
    ("team.join", "Join"),
    ("store.action", "DrawArtifacts"),
    ("artifacts.keep", "Keep"),
    ("hall.action", "Buy"),
    ("hall.action", "ChangeReputation"),
    ("hall.give", "GiveGood"),
    ("stables.action", "TakeAnimal"),
    ("hut.action", "SearchHut"),
    ("mine.action", "Dig"),
    ("duel.entry", "Challenge"),
    ("turn.action", "SetOut"),
)
ON_THE_MAP: tuple[Moment, ...] = (
    ("journey.next", "Walk"),
    ("threat.meet", "FightThreat"),
    ("threat.meet", "AvoidByAnimal"),
    ("fight.raise", "SpendHearts"),
    ("treasure.keep", "LoadTreasure"),
    ("journey.next", "TakeQuest"),
    ("quest.option", "ChooseOption"),
    ("journey.next", "MakeCamp"),
    ("turn.action", "Claim"),
)


A_MATCH = {"Draft", "Keep", "Visit", "SetOut", "Walk", "MakeCamp", "Hire"}
"""What is done in every match: the draft, visits and journeys, a camp."""


@pytest.mark.parametrize(("screen", "deal"), [("desktop", 5), ("phone", 12)])
def test_a_whole_match_by_clicking_pieces(open_page: OpenPage, screen: str, deal: int) -> None:
    wanderer = play_by_clicking(open_page, Wanderer, screen, deal, mode="arcade")
    assert {*wanderer.ear.made} >= A_MATCH
    take_shot(wanderer.page, f"nearandfar-{screen}-end")


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    assert {*play_by_keyboard(open_page, Wanderer, DEAL).ear.made} >= A_MATCH


def begin(open_page: OpenPage, screen: str) -> Wanderer:
    """At the first question of a match with two bots."""
    lang, size, touch = SCREENS[screen]
    page = open_page("/", size, lang, touch=touch)
    wanderer = Wanderer(page, seed=1, touch=touch)
    new_table(page, lang, game=GAME.key, players=3, chairs=("random", "random"), short=False, seed=DEAL)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    return wanderer


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_rounds_by_clicking_pieces(open_page: OpenPage, screen: str) -> None:
    wanderer = begin(open_page, screen)
    for _, _ in zip(range(FIRST_MOVES), wanderer.questions(), strict=False):
        wanderer.put_hint_away()
        wanderer.find_new_kinds()
        wanderer.act()
    assert {"Draft", "Keep", "Visit"} <= {*wanderer.ear.made}
    take_shot(wanderer.page, f"nearandfar-{screen}")


def seen_at(wanderer: Wanderer, moment: Moment) -> None:
    """What may be done then has its piece, and a click on it does it."""
    topic, kind = moment
    for _ in wanderer.questions():
        assert wanderer.topic == topic
        wanderer.put_hint_away()
        wanderer.find_new_kinds()
        take_shot(wanderer.page, f"nearandfar-{topic}-{kind}-{'phone' if wanderer.touch else 'desktop'}")
        wanderer.make(next(offer for offer in wanderer.moves if offer["move"]["type"] == kind))
        return


@pytest.mark.parametrize(
    ("screen", "wanted"),
    [("desktop", IN_TOWN), ("desktop", ON_THE_MAP), ("phone", IN_TOWN[:6]), ("phone", ON_THE_MAP[1:7])],
    ids=["town", "map", "town-phone", "map-phone"],
)
def test_everything_that_can_be_done_has_its_piece(
    open_page: OpenPage, screen: str, wanted: tuple[Moment, ...]
) -> None:
    lang, size, touch = SCREENS[screen]
    page = open_page("/", size, lang, touch=touch)
    for moment, match in moments(*wanted).items():
        wanderer = Wanderer(page, seed=1, touch=touch)
        sit_at(page, match)
        seen_at(wanderer, moment)
        assert wanderer.ear.made[moment[1]] == 1


def test_a_space_that_is_pointed_at_says_how_far_it_is_and_for_how_many_hearts(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAME, "en")
    step: Moment = ("journey.next", "Walk")
    match = moments(step)[step]
    farthest = max(match.view(0).reach, key=lambda one: (one.hearts, one.steps))
    sit_at(page, match)
    space = page.locator(f"[data-ref='space:{farthest.space}']")
    expect(space.locator(".reach")).to_have_count(0)

    space.locator(".hit").hover()

    expect(space.locator(".reach text")).to_have_text(
        [str(farthest.steps), str(farthest.hearts), *([str(farthest.threats)] if farthest.threats else [])]
    )
    expect(space.locator("title")).to_contain_text(texts.say("board-space-hearts", hearts=farthest.hearts))
    take_shot(page, "nearandfar-reach")


def test_the_book_lies_open_until_it_is_closed(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAME, "en")
    wanderer = Wanderer(page, seed=1)
    option: Moment = ("quest.option", "ChooseOption")
    match = moments(option)[option]
    quest = match.view(0).turn.quest
    sit_at(page, match)
    book = page.locator("article.page")
    expect(book.get_by_role("heading", name=quest.title.en)).to_be_visible()
    expect(book).to_contain_text(quest.opening.en[:40])
    expect(book.locator("[data-ref^='option:'].glows")).to_have_count(len(match.asks[0].moves))
    take_shot(page, "nearandfar-story")

    for _ in wanderer.questions():
        if wanderer.topic not in ("quest.option", "fight.raise"):
            break
        wanderer.act()

    outcome = wanderer.view["told"]["outcome"]
    expect(book).to_contain_text(texts.say(f"board-outcome-{outcome}"))
    take_shot(page, "nearandfar-told")
    book.get_by_role("button", name=texts.say("board-close-book")).click()
    expect(book).to_have_count(0)
    page.get_by_role("button", name=texts.say("board-read-again", title=quest.title.en)).click()
    expect(book).to_contain_text(quest.title.en)


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    dig: Moment = ("mine.action", "Dig")
    sit_at(page, moments(dig)[dig])

    page.locator('[data-ref="cell:11"]').click()

    expect(page.locator(".bubble[role=alertdialog]")).to_be_visible()


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
def test_the_other_boards_are_a_glance_away(open_page: OpenPage, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, touch=touch), Texts(GAME, "en")
    first: Moment = ("turn.action", "Visit")
    sit_at(page, moments(first)[first])
    if touch:
        page.get_by_role("tab", name=texts.say("board-tab-others")).click()
    name = texts.say("ui-bot-name-1")

    page.get_by_role("button", name=texts.say("board-look", name=name)).click()

    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("heading", name=texts.say("board-team"))).to_be_visible()
    take_shot(page, f"nearandfar-rival-{size[0]}")


def looked_up(page: Page, kind: str) -> int:
    page.get_by_role("button", name=Texts(GAME, "en").say(f"board-kinds-{kind}"), exact=True).click()
    return page.locator(".shelf > *").count()


def test_everything_in_the_box_can_be_looked_up(open_page: OpenPage) -> None:
    page, texts = open_page("/rules/nearandfar"), Texts(GAME, "en")
    page.get_by_role("tab", name=texts.say("ui-components")).click()
    expect(page.locator(".shelf > *").first).to_be_visible()

    assert [looked_up(page, kind) for kind in ("adventurer", "ordinary", "special", "threat")] == [36, 38, 17, 12]
