"""Asking at the table: rules, cards, why not, the log, the count."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from questhall.engine.catalogue import catalogue_of
from questhall.games.rollplayer import GAME
from support.terminal import kept_in, match_in

RULES = catalogue_of(GAME)
Table = Callable[..., str]


def unwrapped(text: str) -> str:
    """A page without its line breaks."""
    return " ".join(text.split())


def ask(table: Table, lang: str, *typed: str) -> str:
    """What the table answers to the last line typed."""
    return unwrapped(table(*typed, lang=lang).split(f"> {typed[-1]}\n")[-1])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_question_mark_gives_the_rules_behind_the_question(table: Table, lang: str) -> None:
    answer = ask(table, lang, "?")
    for rule in GAME.topics["setup.sheet"]:
        assert f"{rule} {RULES.find(rule).words(lang)}" in answer


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_rule_is_told_by_its_id_with_how_we_read_it(table: Table, lang: str) -> None:
    rule = next(rule for rule in RULES.rule if rule.ruling)
    answer = ask(table, lang, f"? {rule.id.lower()}")
    assert unwrapped(rule.words(lang)) in answer
    assert unwrapped(rule.ruling_words(lang)) in answer


def test_an_unknown_rule_is_said_to_be_unknown(table: Table) -> None:
    assert "There is no rule RP-DICE-99." in ask(table, "en", "? RP-DICE-99")


@pytest.mark.parametrize(
    ("lang", "about", "parts"),
    [
        ("en", "longsword", ["Longsword weapon, 1 hand, costs 3, 1 dot", "counts 1 more for your attribute goals"]),
        ("en", "LONGSW", ["Longsword weapon, 1 hand"]),
        ("en", "chain helm", ["Chain Helm chain armour, costs 4, 1 dot", "1, 2, 4, 7 or 11 stars"]),
        ("en", "warrior", ["Prepared: Weapons and armour cost you 1 gold less.", "STR 18 4★ DEX 16–17 2★ CON 17 3★"]),
        ("en", "hermit", ["Hermit −1 0 −1 0 +3 0 −1 0 −1"]),
        ("en", "hunter", ["STR · · P DEX · K · CON R · · INT · · B WIS · W · CHA · · G"]),
        ("ru", "длинный меч", ["Длинный меч оружие, 1 рука, стоимость 3, 1 точка"]),
        ("ru", "булава", ["Освящённая булава оружие, 1 рука, стоимость 3"]),
    ],
)
def test_a_card_is_explained_by_its_name_or_a_part_of_it(table: Table, lang: str, about: str, parts: list[str]) -> None:
    answer = ask(table, lang, f"? {about}")
    for part in parts:
        assert part in answer


def test_a_part_that_fits_several_cards_lists_them(table: Table) -> None:
    answer = ask(table, "en", "? leather")
    assert "4 are called so. Which one? Leather Greaves Leather Boots Leather Gloves Leather Pauldron" in answer


def test_a_word_that_is_no_card_is_looked_for_in_the_rules(table: Table) -> None:
    assert "RP-TIE-01" in ask(table, "en", "? tied player")
    assert "Nothing is called “xyzzy” here" in ask(table, "en", "? xyzzy")


@pytest.mark.parametrize(
    ("lang", "about", "answer"),
    [
        ("en", "why strength", "strength: A row is chosen when you have a die to place. · RP-DICE-04"),
        ("en", "why card 2", "card 2: Initiative cards are chosen on your turn in the dice phase. · RP-DICE-03"),
        ("en", "why", "Why what? For example: why strength."),
        ("en", "why the moon", "Nothing on the table is called “the moon”."),
        ("ru", "почему мешочек", "мешочек: "),
    ],
)
def test_why_names_the_reason_and_the_rule(table: Table, lang: str, about: str, answer: str) -> None:
    assert answer in ask(table, lang, about)


def test_why_points_to_the_moves_if_something_can_be_done(table: Table) -> None:
    assert "strength: you can. See 1." in ask(table, "en", "1", "1", "1", "why strength")


def test_the_log_tells_everything_in_words_without_what_was_taken_back(table: Table) -> None:
    log = ask(table, "en", "1", "1", "1", "u", "log all")
    assert "Hero takes the Dragonkin sheet, female side." in log
    assert "Hero takes a move back." in log


def test_the_count_so_far_is_itemised_for_everybody(table: Table) -> None:
    score = ask(table, "en", "1", "1", "score")
    assert "Hero Mira Attribute goals 0 0 strength 0 0" in score
    assert "Total 0★ 0★" in score


def test_the_sheets_of_the_others_can_be_seen(table: Table, tmp_path: Path) -> None:
    sheets = ask(table, "en", "1", "1", "sheets")
    match = match_in(kept_in(tmp_path))
    assert "─ Mira · " in sheets
    assert match.state.players[1].race.capitalize() in sheets
    assert "─ Hero · " not in sheets


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_help_tells_every_order(table: Table, lang: str) -> None:
    text = ask(table, lang, "h")
    for order in ("u", "?", "lang", "q"):
        assert f" {order} " in text or f" {order}, " in text
