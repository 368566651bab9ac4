"""Russian as a player would say it: numbers, cases, names in their places."""

from __future__ import annotations

import pytest

from questhall.engine import Refusal, ScoreLine, Stop
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.events import (
    CardBought,
    DeckReshuffled,
    DiePlaced,
    GoldPaid,
    GoldTaken,
    MatchEnded,
    SkillUsed,
    StartRolled,
    TokenMoved,
)
from questhall.games.rollplayer.moves import Adjust, Buy, Perform
from questhall.text import Texts

NAMES = ("Аня", "Борис")
TEXTS = Texts(GAME, "ru")


@pytest.mark.parametrize(
    ("count", "gold", "stars", "tokens"),
    [
        (1, "1 золотой", "1 звезда", "1 жетон харизмы"),
        (2, "2 золотых", "2 звезды", "2 жетона харизмы"),
        (5, "5 золотых", "5 звёзд", "5 жетонов харизмы"),
        (11, "11 золотых", "11 звёзд", "11 жетонов харизмы"),
        (21, "21 золотой", "21 звезда", "21 жетон харизмы"),
        (22, "22 золотых", "22 звезды", "22 жетона харизмы"),
        (0, "0 золотых", "0 звёзд", "0 жетонов харизмы"),
    ],
)
def test_things_are_counted_with_the_right_ending(count: int, gold: str, stars: str, tokens: str) -> None:
    assert TEXTS.say("gold", gold=count) == gold
    assert TEXTS.say("stars", stars=count) == stars
    assert TEXTS.say("tokens", tokens=count) == tokens


@pytest.mark.parametrize(("count", "cards"), [(1, "1 карта"), (3, "3 карты"), (12, "12 карт"), (21, "21 карта")])
def test_cards_are_counted_with_the_right_ending(count: int, cards: str) -> None:
    sentence = TEXTS.event(DeckReshuffled(count), NAMES)
    assert sentence == f"Стопка сброса становится новой колодой рынка: {cards}."


def test_players_stand_where_they_belong_and_are_never_declined() -> None:
    assert TEXTS.event(StartRolled((5, 3), (1, 0)), NAMES) == "Бросок на первого игрока: Борис — 5, Аня — 3."
    assert TEXTS.event(GoldTaken(1, 2, "die"), NAMES) == "Борис получает 2 золотых (за золотые кубики)."
    assert TEXTS.event(MatchEnded((31, 24), (1, 2)), NAMES) == (
        "Репутация подсчитана: Аня — 31 звезда (1-е место), Борис — 24 звезды (2-е место)."
    )
    assert TEXTS.stop(Stop("acted", seat=0), NAMES) == "Этот ход не вернуть: после него действует другой игрок (Аня)."


def test_rows_stand_in_the_case_the_sentence_needs() -> None:
    placed = DiePlaced(0, "red", 5, "strength", 2)
    assert TEXTS.event(placed, NAMES) == "Аня кладёт красный кубик (5) на 2-ю клетку ряда силы."
    assert TEXTS.event(GoldPaid(0, 1, "intelligence"), NAMES) == "Аня платит 1 золотой за действие интеллекта."
    assert TEXTS.move(Perform("wisdom"), NAMES) == "Выполнить действие мудрости"
    assert TEXTS.move(Adjust("charisma", 3, -1), NAMES) == "Уменьшить на 1: 3-й кубик в ряду харизмы"
    assert TEXTS.score(ScoreLine("goal", 2, "dexterity")) == "Целевая характеристика: ловкость"
    assert TEXTS.say("row-constitution.short") == "ВЫН"


def test_the_token_moves_with_a_preposition_that_can_be_pronounced() -> None:
    assert TEXTS.event(TokenMoved(0, "up"), NAMES) == "Аня двигает фишку вверх, к добру."
    assert TEXTS.event(TokenMoved(0, "down"), NAMES) == "Аня двигает фишку вниз, ко злу."


def test_cards_keep_their_titles_in_quotes() -> None:
    assert TEXTS.event(CardBought(1, "longsword", 3, 1), NAMES) == (
        "Борис покупает карту «Длинный меч» за 3 золотых и 1 жетон харизмы."
    )
    assert TEXTS.event(CardBought(1, "weak", 0, 2), NAMES) == "Борис покупает карту «Слабый» за 2 жетона харизмы."
    assert TEXTS.event(SkillUsed(0, "climb"), NAMES) == "Аня использует навык «Лазание»."
    assert TEXTS.event(SkillUsed(0, "diplomacy", "climb"), NAMES) == "Аня использует навык «Дипломатия» как «Лазание»."
    assert TEXTS.move(Buy("longbow", 5, 0, ("longsword", "tower_shield")), NAMES) == (
        "Купить карту «Длинный лук» за 5 золотых и сбросить своё оружие: «Длинный меч», «Ростовой щит»"
    )


def test_a_refusal_names_its_rule() -> None:
    poor = Refusal("RP-MARKET-03", "too-expensive", {"gold": 1, "cost": 5})
    assert TEXTS.refusal(poor, NAMES) == "У вас 1 золотой, а карта стоит 5. · RP-MARKET-03"
    taken = Refusal("RP-DICE-03", "card-taken", {"seat": 1})
    assert TEXTS.refusal(taken, NAMES) == "Эта карта инициативы занята: Борис. · RP-DICE-03"
