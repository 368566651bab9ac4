"""Is the storybook whole? Every check over every passage, side quest, boss and arcade card.

Used by `tools/check_story.py` and by the tests; nothing in play needs it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from questhall.games.nearandfar.story.checks.echoes import echo_findings, turn_findings
from questhall.games.nearandfar.story.checks.finding import Finding
from questhall.games.nearandfar.story.checks.links import Links, keepsake_findings, link_findings
from questhall.games.nearandfar.story.checks.mix import deck_findings, mix_findings
from questhall.games.nearandfar.story.checks.shape import arcade_findings, shape_findings
from questhall.games.nearandfar.story.checks.wording import title_findings, wording_findings
from questhall.games.nearandfar.story.define import Passage
from questhall.games.nearandfar.story.shelves import ToCome


def check_book(book: Mapping[str, Passage], keepsakes: Collection[str], coming: ToCome) -> list[Finding]:
    """Everything that is wrong with the storybook, except what is said to be still to come."""
    stages = Links(book, coming).reached
    findings = [*link_findings(book, coming), *keepsake_findings(book, keepsakes, coming)]
    findings += [*mix_findings(book, coming), *title_findings(book), *echo_findings(book), *turn_findings(book)]
    for key, passage in book.items():
        findings += shape_findings(passage, stages.get(key, 0))
        findings += wording_findings(passage)
    return findings


def check_arcade(deck: Mapping[str, Passage]) -> list[Finding]:
    """Everything that is wrong with the arcade deck."""
    findings = [*deck_findings(deck), *title_findings(deck)]
    for card in deck.values():
        findings += [*arcade_findings(card), *wording_findings(card, is_arcade=True)]
    return findings
