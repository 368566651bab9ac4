"""Call to Adventure at a full table: rows of five, three other heroes, cards that answer cards, the oath, the count."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.hall import sit_at
from browser.person import eventually
from browser.running import DESKTOP, PHONE, TABLET, OpenPage, take_shot
from browser.storyteller import Storyteller
from browser.whole_match import sit_down
from questhall.games.calltoadventure import GAME
from questhall.text import Texts
from support.calltoadventure_played import (
    against_one_another,
    answering_cards,
    attaching_an_ally,
    choosing_with,
    in_the_contest,
    is_asked,
    journeying_past_a_trait,
)

LONG_WORD = "boon_of_the_nightwatcher"
LINES = """(row) => {
  const lines = new Map();
  for (const card of row.children) {
    const { top, right } = card.getBoundingClientRect();
    lines.set(Math.round(top), Math.max(right, lines.get(Math.round(top)) ?? 0));
  }
  const { right } = row.getBoundingClientRect();
  return [...lines.values()].map((end) => Math.round(right - end));
}"""
"""How far each line of cards ends from the edge."""
BROKEN = """() => {
  const broken = [];
  const texts = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement.checkVisibility() || text.parentElement.closest('.unseen')) continue;
    for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
      let line = null;
      for (let place = 0; place < word.length; place += 1) {
        const range = document.createRange();
        range.setStart(text, index + place);
        range.setEnd(text, index + place + 1);
        const box = [...range.getClientRects()].at(-1);
        if (!box?.width) continue;
        if (line !== null && box.top - line > 4 && !'\\u00ad-—/'.includes(word[place - 1])) broken.push(word);
        line = box.top;
      }
    }
  }
  return broken;
}"""
"""Words that go on in the next line without a hyphen."""
LISTEN = """() => {
  window.heard = [];
  for (const type of ['animationstart', 'animationend'])
    document.addEventListener(type, (event) =>
      heard.push([type, event.animationName.split('-').at(-1), event.target.getAttribute('class').split(' ')[0]]));
}"""


def edges(thing: Locator) -> tuple[float, float]:
    """Top and bottom."""
    top, bottom = thing.evaluate(
        "(one) => { const { top, bottom } = one.getBoundingClientRect(); return [top, bottom]; }"
    )
    return float(top), float(bottom)


@pytest.mark.parametrize(
    ("lang", "size", "touch"), [("en", DESKTOP, False), ("ru", TABLET, False), ("ru", PHONE, True)]
)
def test_five_cards_fill_their_lines_and_no_word_is_torn(
    open_page: OpenPage, lang: str, size: tuple[int, int], touch: bool
) -> None:
    page = open_page("/", size, lang, touch=touch)
    sit_at(page, choosing_with(LONG_WORD))
    expect(page.locator(f'[data-ref="row:{LONG_WORD}"]')).to_be_visible()
    for row in page.locator(".slots").all():
        assert set(row.evaluate(LINES)) == {0}
    assert page.evaluate(BROKEN) == []
    take_shot(page, f"calltoadventure-five-{size[0]}")


def test_all_others_show_how_far_they_are(open_page: OpenPage) -> None:
    page, texts = open_page("/", TABLET), Texts(GAME, "en")
    match = choosing_with(LONG_WORD)
    sit_at(page, match)
    for seat, hero in enumerate(match.view(0).heroes[1:], start=1):
        name = texts.say(f"ui-bot-name-{seat}")
        expect(page.locator("header .seat", has_text=name)).to_be_in_viewport(ratio=1)
        other = page.get_by_role("region", name=texts.say("board-hero", name=name))
        expect(other.get_by_role("img", name=texts.say("board-story", count=len(hero.story)))).to_be_visible()


def test_cards_that_wait_lie_in_their_place_and_the_answer_beside_them(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAME, "en")
    match = answering_cards()
    sit_at(page, match)
    waiting = page.get_by_role("region", name=texts.say("board-stack"))
    cards = waiting.locator("article.plate")
    expect(cards).to_have_count(len(match.state.stack))
    expect(waiting).to_be_in_viewport(ratio=1)
    for card in cards.all():
        assert edges(card)[1] <= edges(waiting)[1]
    expect(page.get_by_role("region", name=texts.say("board-hand")).locator(".glows").first).to_be_in_viewport(ratio=1)
    take_shot(page, "calltoadventure-stack")


def test_the_ally_stays_in_sight_while_a_place_is_chosen(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAME, "en")
    sit_at(page, attaching_an_ally())
    expect(page.get_by_role("region", name=texts.say("board-found-allies"))).to_be_in_viewport(ratio=1)
    expect(page.locator(".slots .glows").first).to_be_in_viewport(ratio=1)


def test_a_journey_at_the_foot_of_a_card_covers_no_words(open_page: OpenPage) -> None:
    page = open_page("/", PHONE, touch=True)
    match, trait = journeying_past_a_trait()
    sit_at(page, match)
    foot = page.locator(f'[data-ref="row:{trait}"].glows')
    expect(foot).to_be_visible()
    words = foot.locator("xpath=ancestor::article").locator("p")
    assert edges(words)[1] <= edges(foot)[0]


def test_a_scheme_is_folded_until_something_hangs_on_it(open_page: OpenPage) -> None:
    page, texts = open_page("/"), Texts(GAME, "en")
    is_cut = "(text) => text.scrollHeight > text.clientHeight"
    scheme = page.locator("section.odium .scheme")
    sit_at(page, in_the_contest(lambda match: match.state.turn > 4 and is_asked(match, "turn.act")))
    assert scheme.evaluate(is_cut)
    page.locator("section.odium").get_by_role("button", name=texts.say("board-unfold"), exact=True).click()
    eventually(page, lambda: not scheme.evaluate(is_cut), "it does not unfold")

    sit_at(page, in_the_contest(lambda match: is_asked(match, "odium.oath")))
    assert not scheme.evaluate(is_cut)
    take_shot(page, "calltoadventure-oath")


def test_runes_are_read_once_they_lie_and_fall_only_once(open_page: OpenPage) -> None:
    page = open_page("/")
    page.emulate_media(reduced_motion="no-preference")
    teller = Storyteller(page, seed=1)
    sit_down(page, "calltoadventure", 4, players=1)
    page.evaluate(LISTEN)
    teller.play_until("attempt.dark")
    for _ in teller.questions():  # whoever answers on while runes fall sees no more of them
        expect(page.locator("section.cast .reading.read")).to_have_count(0)
        if teller.topic == "turn.act":
            break
        teller.act()
    ends = ["animationend", "read", "reading"]
    eventually(page, lambda: ends in page.evaluate("heard"), "the sum is never read")
    heard = page.evaluate("heard")
    first = heard[: heard.index(ends)]
    fell = [each for each in first if each[1] == "tumble"]
    assert len(fell) > 4
    assert [each[0] for each in fell].count("animationend") * 2 == len(fell), "all lie before the sum is read"

    page.locator('[data-ref^="path:"].glows').first.hover()
    page.locator("h1").hover()
    expect(page.locator("section.cast .reading")).to_be_visible()
    page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'pending')")
    assert [each for each in page.evaluate("heard") if each[1] == "tumble"] == [
        each for each in heard if each[1] == "tumble"
    ]


def test_four_counts_lie_side_by_side(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, against_one_another(lambda match: match.over))
    sheets = page.locator("dialog .sheets > li")
    expect(sheets).to_have_count(4)
    assert len({sheet.evaluate("(one) => one.offsetTop") for sheet in sheets.all()}) == 1
    take_shot(page, "calltoadventure-count")
