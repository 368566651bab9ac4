"""Call to Adventure: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.storyteller import Storyteller
from browser.whole_match import SCREENS, play_by_clicking, play_by_keyboard, sit_down
from questhall.games import GAMES
from questhall.text import Texts

FIRST, SECOND, THIRD, FOURTH = 4, 7, 11, 3
"""Deals: the numbers that make them."""
A_MATCH = {"KeepCard", "TryPath", "TakeTrait", "BuyRunes", "PlayCard", "Pass"}
"""What is done in every match: a character, paths and traits, Dark runes, cards."""


def check_the_tales(teller: Storyteller, lang: str) -> None:
    """Below the count the heroes' lives are told, one's own first."""
    texts, page = Texts(GAMES["calltoadventure"], lang), teller.page
    assert {*teller.ear.made} >= A_MATCH
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    others = [hero for hero in teller.view["heroes"] if hero is not teller.hero]
    for place, hero in enumerate([teller.hero, *others]):
        told = [" ".join(texts.say(sentence) for sentence in paragraph) for paragraph in hero["tale"]]
        expect(page.locator("article.tale").nth(place).locator("p:not(.title)")).to_have_text(told)
    take_shot(page, f"calltoadventure-{lang}-tale")


@pytest.mark.parametrize(("screen", "deal"), [("desktop", FIRST), ("phone", SECOND)])
def test_a_whole_match_by_clicking_pieces(open_page: OpenPage, screen: str, deal: int) -> None:
    teller = play_by_clicking(open_page, Storyteller, screen, deal, players=1)
    assert "PickAbilities" in teller.ear.made, "Odium is met"
    check_the_tales(teller, SCREENS[screen][0])


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    check_the_tales(play_by_keyboard(open_page, Storyteller, THIRD, players=1), "en")


def test_a_whole_match_against_a_bot(open_page: OpenPage) -> None:
    teller = play_by_clicking(open_page, Storyteller, "desktop", FOURTH, mode="competitive")
    check_the_tales(teller, "en")


def test_runes_lie_ready_with_their_chances_before_anything_is_announced(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAMES["calltoadventure"], "en")
    teller = Storyteller(page, seed=1)
    sit_down(page, "calltoadventure", FIRST, players=1)
    teller.play_until("turn.act")
    ahead = teller.view["paths"][0]
    strip = f"{ahead['challenge']}/{ahead['path']}"
    chances = {odds["detail"]: odds for odds in teller.ear.position["odds"] if odds["ref"] == f"path:{strip}"}
    assert set(chances) == {"", *(str(count + 1) for count in range(ahead["dark"]))}

    page.locator(f'[data-ref="path:{strip}"]').hover()

    cast = page.locator("section.cast")
    expect(cast).to_contain_text(texts.say(f"path-{strip.replace('/', '-').replace('_', '-')}"))
    expect(cast.locator("svg.rune")).to_have_count(len(ahead["runes"]))
    expect(cast.locator(".odds")).to_have_count(len(chances))
    expect(cast.locator(".odds").first).to_contain_text(texts.say("odds-exact"))
    take_shot(page, "calltoadventure-ready")


def test_what_does_not_glow_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    teller = Storyteller(page, seed=1)
    sit_down(page, "calltoadventure", FIRST, players=1)
    teller.play_until("turn.act")

    page.locator('[data-ref="deck:antihero"]').click()

    expect(page.locator(".bubble")).to_contain_text("Cards are drawn when a rune or a path says so.")


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
def test_the_other_heroes_are_a_glance_away(open_page: OpenPage, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, touch=touch), Texts(GAMES["calltoadventure"], "en")
    sit_down(page, "calltoadventure", THIRD, players=3)
    person = Person(page, seed=2, likes=("path", "row"))
    person.play_until(lambda seen: seen["mine"] and seen["sentence"] == texts.say("ask-turn-act"))
    if touch:
        page.get_by_role("tab", name=texts.say("board-tab-others")).click()
    name = texts.say("ui-bot-name-1")

    page.get_by_role("button", name=texts.say("board-look", name=name)).click()

    expect(
        page.get_by_role("dialog", name=name).get_by_role("list", name=texts.say("board-track"), exact=True)
    ).to_be_visible()
    expect(page.get_by_role("dialog").get_by_label(texts.say("board-kind-destiny"), exact=True)).to_be_visible()
    take_shot(page, f"calltoadventure-rival-{size[0]}")


def test_every_card_can_be_looked_up(open_page: OpenPage) -> None:
    page, texts = open_page("/rules/calltoadventure"), Texts(GAMES["calltoadventure"], "en")
    page.get_by_role("tab", name=texts.say("ui-components")).click()
    shelf = page.locator(".shelf article.plate")
    expect(shelf.first).to_be_visible()
    everything = shelf.count()

    page.get_by_role("button", name=texts.say("board-kinds-challenge"), exact=True).click()

    expect(shelf.first).to_contain_text(texts.say("board-kind-challenge"))
    assert 40 < shelf.count() < everything
    take_shot(page, "calltoadventure-cards")
