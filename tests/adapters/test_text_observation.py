"""The table as text: a person who sees nothing else can play from it."""

from __future__ import annotations

from random import Random

import pytest

import questhall
from questhall.adapters.text import observation
from questhall.games import GAMES
from questhall.text import LANGUAGES, Texts


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_shows_the_question_and_every_move_with_its_number(key: str, lang: str) -> None:
    match, rng = questhall.new(key, players=2, seed=6), Random(6)
    texts = Texts(match.game, lang)
    for step in range(60):
        seat, ask = next(iter(match.asks.items()))
        if step % 12 == 0:
            page = observation(match, seat, lang)
            flat = " ".join(page.split())
            assert " ".join(texts.ask(ask.topic).split()) in flat
            assert all(f"{number} " in flat for number in range(1, len(ask.moves) + 1))
            assert "\x1b" not in page
        match.play(seat, rng.choice(ask.moves))


def test_it_tells_the_news_since_an_event() -> None:
    match = questhall.new("rollplayer", players=2, seed=7)
    for _ in range(3):
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.moves[0])
    seat = next(iter(match.asks))
    told = [Texts(match.game, "en").event(event, ("A", "B")) for event in match.events(seat)]

    whole, last = observation(match, seat), observation(match, seat, since=len(told) - 1)

    assert len(whole.splitlines()) > len(last.splitlines())
