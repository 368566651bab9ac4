"""The search bot plays futures through: it sees what a greedy bot overlooks, and never more than its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import questhall
from questhall.bots import make_bot
from questhall.bots.box import Box, read_box
from questhall.bots.foresight import Horizon
from questhall.bots.search import SearchBot
from questhall.bots.thought import Thought
from questhall.engine import Match, Play, QuesthallError, Table
from teaching.tiny import Say, Words, match_of, say, tiny, words

GAMES: dict[str, dict[str, Any]] = {
    "rollplayer": {},
    "calltoadventure": {"mode": "competitive"},
    "runebound1": {},
    "runebound3": {},
    "nearandfar": {},
}


def searcher(seed: int = 1, visits: int = 40) -> SearchBot:
    return SearchBot(Random(seed), Box(visits=visits))


def halfway(game: str, decisions: int, seed: int = 5) -> Match:
    """A match that greedy bots have begun, at a question with a choice."""
    match = questhall.new(game, players=2, seed=seed, options=GAMES[game])
    bot = make_bot("greedy", seed)
    while decisions > 0 or len(next(iter(match.asks.values())).moves) == 1:
        seat = next(iter(match.asks))
        match.play(seat, bot.choose(match, seat))
        decisions -= 1
    return match


def stars(state: Words, seat: int, pending: object) -> float:
    """What seat 0 has found; the others are no match for it."""
    return (3.0 * state.said.count("treasure") + state.said.count("coin")) * (seat == 0)


def fork(table: Table[Words]) -> Play[None]:
    """A coin at once, or a path at whose end a treasure lies; the rival only nods."""
    way = yield from say(table, 0, "coin", "path", open=True)
    if way == "path":
        yield from say(table, 0, "back", "on", open=True)
        if table.state.said[-1] == "on":
            yield from say(table, 0, "nothing", "treasure", open=True)
    yield from say(table, 1, "nod", "shrug")
    table.state.over = True


def test_it_finds_a_treasure_three_steps_ahead_that_a_greedy_bot_passes_by() -> None:
    game = tiny(fork, evaluate=stars)
    assert make_bot("greedy").choose(match_of(game), 0) == Say("coin")
    assert searcher().choose(match_of(game), 0) == Say("path")


def test_what_harms_a_rival_is_as_good_as_what_helps() -> None:
    """The rival's treasure can be taken away before he comes; a greedy bot counts its own coins."""

    def race(table: Table[Words]) -> Play[None]:
        left = yield from say(table, 0, "coin", "rob")
        theirs = "scraps" if left == "rob" else "hoard"
        yield from say(table, 1, theirs, "nothing")
        table.state.over = True

    def wealth(state: Words, seat: int, pending: object) -> float:
        return float(state.said.count("coin")) if seat == 0 else 5.0 * state.said.count("hoard")

    game = tiny(race, evaluate=wealth)
    assert make_bot("greedy").choose(match_of(game), 0) == Say("coin")
    assert searcher().choose(match_of(game), 0) == Say("rob")


def test_of_three_rivals_the_best_is_not_the_only_one() -> None:
    """Whoever robs the richest of three has gained little: the next one is nearly as rich."""

    def raid(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "coin", "rob")
        for seat in (1, 2, 3):
            yield from say(table, seat, "nod", "shrug")
        table.state.over = True

    def wealth(state: Words, seat: int, pending: object) -> float:
        if seat == 0:
            return 1.8 * state.said.count("coin")
        return 12.0 - 4.0 * state.said.count("rob") if seat == 1 else 10.0

    for_two, for_four = tiny(raid, evaluate=wealth, rivals=lambda state, seat: [1]), tiny(raid, evaluate=wealth)
    assert searcher().choose(match_of(for_two, players=4), 0) == Say("rob")
    assert searcher().choose(match_of(for_four, players=4), 0) == Say("coin")


def test_where_nobody_is_a_rival_gains_of_others_do_not_count() -> None:
    """Whoever plays with the others against the box takes what helps them even more than himself."""

    def share(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "ours", "none")
        table.state.over = True

    def purse(state: Words, seat: int, pending: object) -> float:
        return float(state.said.count("ours")) * (1 if seat == 0 else 3)

    together = tiny(share, evaluate=purse, rivals=lambda state, seat: [])
    assert searcher().choose(match_of(together), 0) == Say("ours")
    assert searcher().choose(match_of(tiny(share, evaluate=purse)), 0) == Say("none")


def test_luck_does_not_decide() -> None:
    """A bet that wins one time in three is worth less than a sure coin, whatever a dream shows first."""

    def bet(table: Table[Words]) -> Play[None]:
        choice = yield from say(table, 0, "coin", "bet")
        if choice == "bet" and table.roll(3, "bet") == 0:
            table.state.said.append("treasure")
        yield from say(table, 1, "nod", "shrug")
        table.state.over = True

    def nearly(state: Words, seat: int, pending: object) -> float:
        return (2.0 * state.said.count("treasure") + state.said.count("coin")) * (seat == 0)

    game = tiny(bet, evaluate=nearly)
    chosen = Counter(searcher(seed).choose(match_of(game, seed=seed), 0) for seed in range(20))
    assert chosen[Say("coin")] >= 17


@pytest.mark.parametrize("game", GAMES)
def test_with_visits_the_same_seed_gives_the_same_thoughts(game: str) -> None:
    match = halfway(game, 40)
    seat = next(iter(match.asks))
    assert searcher(3, 24).think(match, seat) == searcher(3, 24).think(match, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [3, 30])
def test_whatever_is_hidden_its_thoughts_are_the_same(game: str, decisions: int) -> None:
    """Others' cards, decks and all chance to come are exchanged: not even a figure of the thought changes."""
    match = halfway(game, decisions)
    for seat in match.asks:
        swapped = [match.imagine(seat, Random(number)) for number in (1, 2)]
        thought = searcher(4, 16).think(match, seat)
        assert [searcher(4, 16).think(other, seat) for other in swapped] == [thought, thought]


@pytest.mark.parametrize("game", GAMES)
def test_the_match_is_not_touched(game: str) -> None:
    match = halfway(game, 12)
    before = match.save()
    searcher(visits=8).choose(match, next(iter(match.asks)))
    assert match.save() == before


def test_a_lone_move_is_made_without_thinking() -> None:
    def nod(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "nod", always=True)
        table.state.over = True

    thought = searcher().think(match_of(tiny(nod)), 0)
    assert (thought.move, thought.visits, thought.clarity) == (Say("nod"), 0, "only")


def test_where_the_shortlist_binds_nothing_else_is_tried() -> None:
    """Then a thought says that there were others, but none was compared."""
    only = tiny(fork, evaluate=stars, shortlist=lambda state, seat, moves: moves[:1], shortlist_binds=True)
    thought = searcher().think(match_of(only), 0)
    assert (thought.move, thought.instead_of, thought.moves, thought.clarity) == (Say("coin"), None, 2, "usual")
    free = tiny(fork, evaluate=stars, shortlist=lambda state, seat, moves: moves[:1])
    assert searcher().choose(match_of(free), 0) == Say("path")


def test_a_thought_says_what_it_was_compared_with() -> None:
    thought = searcher().think(match_of(tiny(fork, evaluate=stars)), 0)
    assert (thought.instead_of, thought.compared) == (Say("coin"), 2)
    assert thought.gain > 0
    assert thought.clarity == "clear"


def gamble(table: Table[Words]) -> Play[None]:
    """Two bets, one of which wins: only luck says which."""
    choice = yield from say(table, 0, "left", "right")
    if table.roll(2, "bet") == (choice == "left"):
        table.state.said.append("treasure")
    yield from say(table, 1, "nod", "shrug")
    table.state.over = True


def test_what_is_clear_needs_no_more_thought_and_what_is_not_gets_the_whole_box() -> None:
    clear = searcher(visits=200).think(match_of(tiny(fork, evaluate=stars)), 0)
    unclear = searcher(visits=200).think(match_of(tiny(gamble, evaluate=stars)), 0)
    assert (clear.clarity, clear.visits < 40) == ("clear", True)
    assert (unclear.clarity, unclear.visits) == ("even", 200)


def test_the_box_bounds_the_visits() -> None:
    match = halfway("rollplayer", 20)
    seat = next(iter(match.asks))
    for visits in (1, 2, 5, 16, 80):
        assert searcher(visits=visits).think(match, seat).visits <= visits


def test_a_small_box_compares_few_moves_in_earnest() -> None:
    """Eight moves with a future or two each would be told apart by luck."""
    match = halfway("rollplayer", 20)
    seat = next(iter(match.asks))
    assert len(match.asks[seat].moves) > 4
    assert [searcher(visits=visits).think(match, seat).compared for visits in (6, 12)] == [2, 4]


def test_a_box_for_one_future_leaves_what_a_greedy_bot_would_do() -> None:
    thought = searcher(visits=1).think(match_of(tiny(fork, evaluate=stars)), 0)
    assert (thought.move, thought.instead_of) == (Say("coin"), None)


def test_a_horizon_is_the_next_turn_of_its_seat() -> None:
    """Rivals in between play theirs; a question put to several at once ends nobody's turn."""

    def turns(table: Table[Words]) -> Play[None]:
        for seat in (0, 0, 1, 2, 0):
            yield from say(table, seat, "yes", "no")
        table.state.over = True

    asked = {}
    for turn_count in (0, 1):
        match = match_of(tiny(turns), players=3)
        horizon = Horizon(match, 0, turn_count)
        while not horizon.is_reached(match):
            match.play(next(iter(match.asks)), Say("yes"))
        asked[turn_count] = len(match.state.said)
    assert asked == {0: 2, 1: 4}


def test_where_a_game_tells_its_stretches_a_horizon_is_the_end_of_one() -> None:
    """A fight goes to and fro; its round is over only when both have done everything."""

    def blows(table: Table[Words]) -> Play[None]:
        for seat in (0, 1, 0, 1, 0):
            yield from say(table, seat, "yes", "no")
        table.state.over = True

    match = match_of(tiny(blows, stretch_of=lambda state: len(state.said) // 3))
    horizon = Horizon(match, 0, 1)
    while not horizon.is_reached(match):
        match.play(next(iter(match.asks)), Say("yes"))
    assert len(match.state.said) == 3


def packing(table: Table[Words], seat: int) -> Play[list[str]]:
    things = []
    for _ in range(3):
        thing = yield from table.choose(seat, "pack", words("rope", "lamp"))
        things.append(thing.word)
    return things


def journey(table: Table[Words]) -> Play[None]:
    """All pack in secret, then they set out."""
    packed = yield from table.together([0, 1], lambda seat: packing(table, seat))
    table.state.said.extend(packed[0])
    yield from say(table, 1, "nod", "shrug")
    table.state.over = True


@pytest.mark.parametrize(("is_seen", "answered_by_rival"), [(True, 0), (False, 3)])
def test_whoever_has_prepared_in_secret_waits_for_nobody_if_it_can_be_seen(
    is_seen: bool, answered_by_rival: int
) -> None:
    """What the rival packs changes nothing; but where `evaluate` looks at deeds alone they must set out first."""

    def ropes(state: Words, seat: int, pending: Sequence[Say]) -> float:
        hidden = sum(move == Say("rope") for move in pending) if is_seen else 0
        return float(hidden + state.said.count("rope"))

    match = match_of(tiny(journey, evaluate=ropes))
    horizon = Horizon(match, 0, 1)
    while not horizon.is_reached(match):
        asked = 0 if 0 in match.asks else 1
        match.play(asked, match.asks[asked].moves[0])
    assert sum(entry.seat == 1 for entry in match.journal if entry.move != Say("nod")) == answered_by_rival
    assert match.over is not is_seen


def test_it_sees_the_answer_to_its_answer_within_a_stretch() -> None:
    """What the rival does next is not the end of it: a blow that is paid back twice looks good for one exchange."""

    def exchange(table: Table[Words]) -> Play[None]:
        rash = (yield from say(table, 0, "wait", "strike")) == "strike"
        yield from say(table, 1, "nod", "shrug")
        yield from say(table, 0, "on", "further")
        yield from say(table, 1, "pay back" if rash else "sigh", "bow")
        yield from say(table, 0, "end", "stop")
        table.state.over = True

    def purse(state: Words, seat: int, pending: object) -> float:
        mine = float(state.said.count("strike"))
        return mine - 3.0 * state.said.count("pay back") if seat == 0 else 3.0 * state.said.count("pay back")

    assert searcher().choose(match_of(tiny(exchange, evaluate=purse)), 0) == Say("strike")
    whole = tiny(exchange, evaluate=purse, stretch_of=lambda state: len(state.said) >= 4)
    assert searcher().choose(match_of(whole), 0) == Say("wait")


def test_what_it_has_answered_in_secret_makes_another_position() -> None:
    """The same two words are asked for four times, and nothing of it is seen: a treasure waits for one row alone."""
    rows = {"left right right left": "treasure", "right left left right": "coin"}

    def alone(table: Table[Words], seat: int) -> Play[str]:
        said = []
        for _ in range(4):
            answer = yield from table.choose(seat, "way", words("right", "left"))
            said.append(answer.word)
        return " ".join(said)

    def maze(table: Table[Words]) -> Play[None]:
        found = yield from table.together([0, 1], lambda seat: alone(table, seat))
        table.state.said.append(rows.get(found[0], "nothing"))
        yield from say(table, 1, "nod", "shrug")
        table.state.over = True

    match, bot = match_of(tiny(maze, evaluate=stars)), searcher(visits=200)
    while 0 in match.asks:
        match.play(0, bot.choose(match, 0))
    assert [entry.move for entry in match.journal] == [Say(word) for word in ("left", "right", "right", "left")]


def crossroads(table: Table[Words]) -> Play[None]:
    """A treasure lies at the end of a path that whoever thinks anew at every step would leave."""
    way = yield from say(table, 0, "coin", "path", open=True)
    if way == "path":
        yield from say(table, 0, "back", "on", open=True)
        yield from say(table, 0, "back", "treasure", open=True)
    yield from say(table, 1, "nod", "shrug")
    table.state.over = True


def test_a_plan_is_compared_as_a_whole_and_kept_to() -> None:
    """The shortlist alone would turn back; the plan is followed without another thought."""
    whole = (Say("path"), Say("on"), Say("treasure"))
    game = tiny(
        crossroads,
        evaluate=stars,
        shortlist=lambda state, seat, moves: moves[:1],
        shortlist_binds=True,
        plans=lambda state, seat, moves: [(Say("coin"),), whole] if Say("path") in moves else (),
    )
    match, bot = match_of(game), searcher()
    thought = bot.think(match, 0)
    assert (thought.move, thought.plan) == (whole[0], whole[1:])
    for move in whole:
        decided = bot.decide(match, 0)
        assert (decided.move, decided.reason) == (move, thought.reason)
        match.play(0, move)
    assert decided.plan == ()


def test_a_plan_that_cannot_be_followed_is_given_up() -> None:
    bot = searcher()
    bot.last = Thought(Say("flap"), plan=(Say("fly"),))
    decided = bot.decide(match_of(tiny(fork, evaluate=stars)), 0)
    assert (decided.move, decided.plan) == (Say("path"), ())


def test_prospects_count_for_more_than_what_things_look_like() -> None:
    """What `evaluate` would rather put off is done; and whoever has won has won, whatever is foreseen."""

    def foreseen(state: Words, seat: int) -> float:
        return 60.0 if "coin" in state.said else 40.0

    def late(table: Table[Words]) -> Play[None]:
        yield from say(table, 0, "dawdle", "coin")
        yield from say(table, 1, "nod", "shrug")
        yield from say(table, 0, "end", "stop")
        table.state.over = True

    def hopes(state: Words, seat: int, pending: object) -> float:
        return float(state.said.count("dawdle")) * (seat == 0)

    assert searcher().choose(match_of(tiny(late, evaluate=hopes)), 0) == Say("dawdle")
    assert searcher().choose(match_of(tiny(late, evaluate=hopes, prospects=foreseen)), 0) == Say("coin")


def test_boxes_by_name() -> None:
    assert read_box("0.5") == Box(seconds=0.5)
    assert read_box("200v") == Box(visits=200)
    assert make_bot("search:30v", 1).name == "search"
    for nonsense in ("", "v", "-1", "0", "1000", "nan", "fast"):
        with pytest.raises(QuesthallError, match="a bot thinks for seconds"):
            read_box(nonsense)
