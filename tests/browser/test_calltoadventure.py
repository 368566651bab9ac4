"""Call to Adventure: whole matches by the board alone and by the keyboard alone, and what the board says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hall import new_table
from browser.person import Person
from browser.running import DESKTOP, PHONE, OpenPage, take_shot
from browser.storyteller import Storyteller
from questhall.games import GAMES
from questhall.text import Texts

FIRST, SECOND, THIRD = 4, 7, 11
"""Deals: the numbers that make them."""
A_MATCH = {"KeepCard", "TryPath", "TakeTrait", "BuyRunes", "PlayCard", "Pass", "PickAbilities"}
"""What is done in every match: a character, paths and traits, Dark runes, cards, the cast against Odium."""


def sit_down(page: Page, lang: str, deal: int, *, players: int = 1, with_list: bool = False) -> None:
    """Alone, or with a bot."""
    new_table(page, lang, game="calltoadventure", players=players, short=False, seed=deal)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count() != with_list:
        page.keyboard.press("l")
    expect(page.locator(".moves")).to_have_count(int(with_list))


def check_the_end(page: Page, lang: str, teller: Storyteller) -> None:
    """The count is shown, says how it ended, and below it the hero's life is told."""
    texts, result = Texts(GAMES["calltoadventure"], lang), teller.ear.position["result"]
    ending = page.get_by_role("dialog")
    expect(ending).to_contain_text(texts.say(f"end-{result['end']}"))
    expect(ending.get_by_role("link", name=texts.say("ui-review"))).to_be_visible()
    made = teller.ear.made
    print(f"{sum(made.values())} moves of {len(made)} kinds by {teller.clicks} clicks or keys: {made}")
    assert {*made} >= A_MATCH
    page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    tale = page.locator("article.tale").first
    for sentence in (told for paragraph in teller.hero["tale"] for told in paragraph):
        expect(tale).to_contain_text(texts.say(sentence))
    take_shot(page, f"calltoadventure-{lang}-tale")


@pytest.mark.parametrize(
    ("lang", "size", "touch", "deal"),
    [("en", DESKTOP, False, FIRST), ("ru", PHONE, True, SECOND)],
    ids=["desktop", "phone"],
)
def test_a_whole_match_by_clicking_pieces(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool, deal: int
) -> None:
    page = open_page("/", size, lang, touch=touch)
    teller = Storyteller(page, seed=1, touch=touch)
    sit_down(page, lang, deal)

    teller.play_by_clicking()

    check_the_end(page, lang, teller)


def test_a_whole_match_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    teller = Storyteller(page, seed=3)
    sit_down(page, "en", THIRD, with_list=True)

    teller.play_by_keyboard()

    check_the_end(page, "en", teller)


def test_runes_lie_ready_with_their_chances_before_anything_is_announced(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAMES["calltoadventure"], "en")
    teller = Storyteller(page, seed=1)
    sit_down(page, "en", FIRST)
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
    sit_down(page, "en", FIRST)
    teller.play_until("turn.act")

    page.locator('[data-ref="deck:antihero"]').click()

    expect(page.locator(".bubble")).to_contain_text("Cards are drawn when a rune or a path says so.")


@pytest.mark.parametrize(("size", "touch"), [(DESKTOP, False), (PHONE, True)], ids=["desktop", "phone"])
def test_the_other_heroes_are_a_glance_away(open_page: OpenPage, size: tuple[int, int], touch: bool) -> None:
    page, texts = open_page("/", size, touch=touch), Texts(GAMES["calltoadventure"], "en")
    sit_down(page, "en", THIRD, players=3)
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
