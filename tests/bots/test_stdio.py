"""Programs of any language sit in a seat: they get what the seat may know, and their nonsense is told in a sentence."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from msgspec import json

import questhall
from questhall.bots import hire, make_bot
from questhall.bots.base import play_out
from questhall.engine import Match, QuesthallError

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"{sys.executable} {EXAMPLES / 'cautious.py'}"


def duel(seed: int = 5) -> Match:
    return questhall.new("rollplayer", players=2, seed=seed, options={"short_game": True})


def program(folder: Path, lines: str) -> str:
    """A bot that does this with every message."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n{lines}")
    return f"stdio:{sys.executable} {file}"


def test_the_example_in_python_plays_a_match_to_its_end() -> None:
    match = duel()

    play_out(match, {0: hire(f"stdio:{PYTHON}"), 1: make_bot("random", 1)})

    assert match.over
    assert {entry.by for entry in match.journal if entry.seat == 0} == {f"bot:stdio:{PYTHON}"}


def test_the_example_in_javascript_does_too() -> None:
    node = shutil.which("node") or str(Path(sys.executable).with_name("node"))
    match = duel()

    play_out(match, {0: hire(f"stdio:{node} {EXAMPLES / 'hasty.mjs'}"), 1: make_bot("random", 1)})

    assert match.over


def test_it_is_told_its_seats_view_and_moves_and_each_event_once(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    keep = f"    open({str(heard)!r}, 'a').write(line)\n"
    answer = "    if message['type'] == 'choose': print('{\"move\":0}', flush=True)\n"
    match = duel()
    expected = []

    bot, other = hire(program(tmp_path, keep + answer)), make_bot("random", 1)
    while not match.over:
        seat = next(iter(match.asks))
        if seat == 0:
            moves = [*match.asks[0].moves, *match.offers[0]]
            expected.append(json.decode(json.encode({"view": match.view(0), "moves": moves})))
        match.play(seat, (bot, other)[seat].choose(match, seat))

    greeting, *questions = [json.decode(line) for line in heard.read_bytes().splitlines()]
    assert (greeting["type"], greeting["game"], greeting["players"], greeting["seat"]) == ("begin", "rollplayer", 2, 0)
    assert greeting["options"]["short_game"] is True
    assert [{name: each[name] for name in ("view", "moves")} for each in questions] == expected
    told = [event for each in questions for event in each["news"]]
    assert told == json.decode(json.encode(match.events(0)))[: len(told)]


def test_a_move_may_be_named_by_itself(tmp_path: Path) -> None:
    answer = "    if message['type'] == 'choose': print(json.dumps({'move': message['moves'][-1]}), flush=True)\n"
    match = duel()
    seat = next(iter(match.asks))

    assert hire(program(tmp_path, answer)).choose(match, seat) == match.asks[seat].moves[-1]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("print('{\"move\":999}', flush=True)", "none of the .* moves"),
        ("print('hello', flush=True)", "no answer such as"),
        ("print('{}', flush=True)", "no answer such as"),
        ("sys.exit()", "ended instead of answering"),
    ],
)
def test_nonsense_is_told_in_a_sentence_and_the_match_stands(tmp_path: Path, answer: str, complaint: str) -> None:
    match = duel()
    before, seat = match.fingerprint(), next(iter(match.asks))

    with pytest.raises(QuesthallError, match=complaint):
        hire(program(tmp_path, f"    if message['type'] == 'choose': {answer}\n")).choose(match, seat)
    assert match.fingerprint() == before


def test_a_program_that_does_not_exist_is_told_in_a_sentence() -> None:
    match = duel()

    with pytest.raises(QuesthallError, match="could not be started"):
        hire("stdio:/no/such/bot").choose(match, next(iter(match.asks)))


def test_a_bot_by_name_is_never_a_program() -> None:
    with pytest.raises(QuesthallError, match="there is no bot"):
        make_bot(f"stdio:{PYTHON}")
