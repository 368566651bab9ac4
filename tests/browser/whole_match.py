"""A whole match from the lobby to the count, on a desktop or a phone, by clicking pieces or by the keyboard alone."""

from __future__ import annotations

from typing import TypeVar

from playwright.sync_api import Page, expect

from browser.hall import new_table
from browser.hands import Hands
from browser.running import DESKTOP, PHONE, OpenPage
from questhall.games import GAMES
from questhall.text import Texts

SCREENS = {"desktop": ("en", DESKTOP, False), "phone": ("ru", PHONE, True)}
"""Language, size, and whether it is touched."""
Player = TypeVar("Player", bound=Hands)


def sit_down(
    page: Page,
    game: str,
    deal: int,
    lang: str = "en",
    *,
    players: int = 2,
    with_list: bool = False,
    options: dict[str, str] | None = None,
) -> None:
    """At a table of this deal, alone or with bots; the list of moves is opened or put away."""
    new_table(page, lang, game=game, players=players, short=False, seed=deal, options=options)
    expect(page.locator(".prompt .sentence")).not_to_be_empty()
    if page.locator(".moves").count() != with_list:
        page.keyboard.press("l")
    expect(page.locator(".moves")).to_have_count(int(with_list))


def play_by_clicking(
    open_page: OpenPage, kind: type[Player], screen: str, deal: int, *, players: int = 2, **options: str
) -> Player:
    """Nothing but pieces and buttons; gives the hands that did it."""
    lang, size, touch = SCREENS[screen]
    page = open_page("/", size, lang, touch=touch)
    player = kind(page, seed=1, touch=touch)
    sit_down(page, kind.game, deal, lang, players=players, options=options)
    player.play_by_clicking()
    check_the_count(player, lang)
    return player


def play_by_keyboard(open_page: OpenPage, kind: type[Player], deal: int, *, players: int = 2, **options: str) -> Player:
    """Nothing but keys; gives the hands that did it."""
    page = open_page("/")
    player = kind(page, seed=3)
    sit_down(page, kind.game, deal, players=players, with_list=True, options=options)
    player.play_by_keyboard()
    check_the_count(player, "en")
    return player


def check_the_count(player: Hands, lang: str) -> None:
    """The count is shown, and says how it ended."""
    texts, result = Texts(GAMES[player.game], lang), player.ear.position["result"]
    ending = player.page.get_by_role("dialog")
    expect(ending).to_contain_text(texts.say(f"end-{result['end']}"))
    expect(ending.get_by_text(texts.say("ui-over-lost"))).to_have_count(int(result["lost"]))
    expect(ending.get_by_role("link", name=texts.say("ui-review"))).to_be_visible()
    made = player.ear.made
    print(f"{sum(made.values())} moves of {len(made)} kinds by {player.clicks} clicks or keys: {made}")
