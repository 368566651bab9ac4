"""Text of twice the size: nothing is cut off, covered, or off the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.hall import new_table
from browser.person import Person, Sight
from browser.running import DESKTOP, PHONE, OpenPage, take_shot

TWICE = """localStorage.setItem('questhall.settings', JSON.stringify({ scale: 200, coach: false }));"""
PAGES = ["/", "/new/rollplayer", "/rules/rollplayer", "/about"]
QUESTIONS = 5
FAULTS = """() => {
  const faults = [];
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} "${one.textContent.trim().slice(0, 40)}"`;
  const hides = (style) => ['hidden', 'clip'].includes(style);
  const scrolls = (style) => ['auto', 'scroll'].includes(style);
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const open = document.querySelector('dialog[open]') ?? document.body;
  const things = [...open.querySelectorAll('button, a.button, input:not(.unseen), select, [role=button], [role=tab]')];
  for (const one of things.slice(0, 120)) {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || one.closest('.unseen, [inert]')) continue;
    const isFull = one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2;
    if (isFull && one.matches('button, a.button'))
      faults.push(`its words do not fit: ${name(one)}`);
    let isInBox = false;
    for (let around = one.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (scrolls(style.overflowX)) { isInBox = true; break; }
      const frame = around.getBoundingClientRect();
      if (hides(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2))
        faults.push(`cut off by ${name(around).slice(0, 60)}: ${name(one)}`);
    }
    if (!isInBox && (box.left < -1 || box.right > innerWidth + 1)) faults.push(`beyond the edge: ${name(one)}`);
    const above = () => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    const isFree = (top) => top && (one.contains(top) || top.contains(one) || one.closest('label')?.contains(top));
    if (!isFree(above())) one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const top = above();
    if (!isFree(top))
      faults.push(`covered by ${top ? name(top) : 'nothing, it is off the screen'}: ${name(one)}`);
  }
  return [...new Set(faults)];
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_page(open_page: OpenPage, size: tuple[int, int], lang: str) -> None:
    page = open_page("/", size, lang, script=TWICE)
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        take_shot(page, f"large-{lang}-{size[0]}-{path.strip('/').replace('/', '-') or 'home'}")
        wrong[path] = faults(page)
    assert {path: found for path, found in wrong.items() if found} == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table(open_page: OpenPage, size: tuple[int, int], lang: str) -> None:
    page = open_page("/", size, lang, script=TWICE)
    new_table(page, lang, players=4)
    shown: set[str] = set()
    wrong: dict[str, list[str]] = {}

    def enough(seen: Sight) -> bool:
        if seen["mine"] and not seen["menu"] and seen["sentence"] not in shown:
            shown.add(seen["sentence"])
            take_shot(page, f"large-{lang}-{size[0]}-table-{len(shown)}")
            for tab in page.locator("[role=tablist]").first.locator("[role=tab]").all() if size == PHONE else [None]:
                if tab is not None:
                    tab.click()
                wrong[f"{seen['sentence']} {tab and tab.inner_text()}"] = faults(page)
            if size == PHONE:
                page.locator("[role=tab]").first.click()
        return len(shown) == QUESTIONS

    Person(page, lang, seed=8).play_until(enough)
    assert {where: found for where, found in wrong.items() if found} == {}
