"""What the greedy bot makes of positions of Call to Adventure."""

from __future__ import annotations

from copy import deepcopy
from random import Random

from questhall.bots.greedy import GreedyBot
from questhall.engine import Move
from questhall.games.calltoadventure.bot.evaluate import evaluate, shortlist
from questhall.games.calltoadventure.moves import (
    BuyRunes,
    DrawFrom,
    EndTurn,
    Journey,
    Pass,
    PickAbilities,
    PlayCard,
    Replace,
    StayTrue,
    Swear,
    TakeTrait,
    TryPath,
)
from questhall.games.calltoadventure.rules.casting import DRAWS
from questhall.games.calltoadventure.rules.turn import turn_moves
from questhall.games.calltoadventure.state import State
from support.calltoadventure import attempt, hero, position
from support.calltoadventure_matches import WHOLE, confronting, match_at

STRONG = "sparring_ground/upper buried_quarry/upper"
"""With a soldier's own icon three of strength."""


def choice(state: State, seed: int = 1, seat: int = 0) -> Move:
    """What a greedy bot does there."""
    return GreedyBot(Random(seed)).choose(match_at(deepcopy(state), seed), seat)


def choices(state: State, count: int = 4) -> set[Move]:
    """What several greedy bots do, each with dreams of its own."""
    return {choice(state, seed) for seed in range(1, count + 1)}


# Among rivals


def test_a_challenge_that_suits_is_tried_before_one_that_does_not() -> None:
    """A soldier is strong and enduring; quarrels of scholars are not for him."""
    state = position(act1="sparring_ground surgeons_table")
    assert {str(move.path).partition("/")[0] for move in choices(state) if isinstance(move, TryPath)} == {
        "sparring_ground"
    }


def test_dark_runes_are_not_bought_where_nothing_is_at_stake() -> None:
    match = match_at(position(hero(story=STRONG), hero("healer"), act1="sparring_ground"))
    match.play(0, TryPath("sparring_ground/lower"))
    assert GreedyBot(Random(1)).choose(match, 0) == BuyRunes(0)


def test_points_of_rivals_count_against_a_hero() -> None:
    poor, rich = position(hero(), hero("healer")), position(hero(), hero("healer", xp=9))
    assert evaluate(poor, 0, ()) > evaluate(rich, 0, ())


def test_what_a_turn_offers_counts_before_anything_is_taken() -> None:
    good, bad = position(act1="sparring_ground"), position(act1="surgeons_table")
    assert evaluate(good, 0, ()) > evaluate(bad, 0, ())


def test_few_of_many_actions_are_looked_at_closely_and_one_journey_away_from_the_worst_card() -> None:
    state = position(act1="sparring_ground buried_quarry escape surgeons_table")
    moves = turn_moves(state, 0)
    looked_at = shortlist(state, 0, moves)
    assert len(moves) == 12
    assert [move for move in looked_at if isinstance(move, Journey)] == [Journey("surgeons_table")]
    assert len([move for move in looked_at if isinstance(move, TryPath | TakeTrait)]) == 4


def test_a_turn_in_which_nothing_can_be_taken_is_not_let_pass_while_a_card_may_be_replaced() -> None:
    """Otherwise a hero who has a row to himself would wait before it forever."""
    state = position(hero(xp=0), hero("healer"), act1="officer believer")
    assert turn_moves(state, 0) == [EndTurn(), Replace("officer"), Replace("believer")]
    assert shortlist(state, 0, turn_moves(state, 0)) == [Replace("officer"), Replace("believer")]
    assert choices(state) <= {Replace("officer"), Replace("believer")}


# Against Odium


def against(*heroes: object, scheme: str = "radiants_united", xp: int = 4, **more: object) -> State:
    state = position(*heroes, mode="cooperative", scheme=scheme, **more)  # type: ignore[arg-type]
    assert state.odium is not None
    state.odium.xp = xp
    return state


def test_radiant_icons_are_sought_where_they_weaken_odium() -> None:
    """Both paths teach an ability the hero has; one brings points for it."""
    state = against(hero(story=STRONG), hero("healer"), act1="recruiting_day")
    assert choices(state) == {TryPath("recruiting_day/lower")}


def test_odium_is_feared_the_more_experience_he_has() -> None:
    assert evaluate(against(xp=2), 0, ()) > evaluate(against(xp=8), 0, ())


def test_a_moon_is_dear_where_it_feeds_odium() -> None:
    fed = attempt(against(xp=6, act1="escape"), "escape", bought=2)
    spared = attempt(against(scheme="true_desolation", xp=6, act1="escape"), "escape", bought=2)
    none, spared_none = (
        attempt(against(scheme=scheme, xp=6, act1="escape"), "escape")
        for scheme in ("radiants_united", "true_desolation")
    )
    assert evaluate(fed, 0, ()) - evaluate(none, 0, ()) < evaluate(spared, 0, ()) - evaluate(spared_none, 0, ())


def test_a_card_for_the_last_cast_is_kept_where_the_challenge_is_easy() -> None:
    heroes = (hero(story=STRONG, hand="words_of_an_ideal"), hero("healer"))
    state = attempt(against(*heroes, act1="sparring_ground"), "sparring_ground")
    assert evaluate(state, 0, (PlayCard("words_of_an_ideal", 0),)) < evaluate(state, 0, (Pass(),))


def test_a_card_is_not_spent_for_a_little_help() -> None:
    """It would do some good here, and more among rivals, who play it."""
    heroes = (hero(hand="stormlight"), hero("healer"))
    state = attempt(against(*heroes, act1="encounter_with_a_shardbearer"), "encounter_with_a_shardbearer", "lower")
    moves = (PlayCard("stormlight", 0), Pass())
    assert evaluate(state, 0, moves[:1]) > evaluate(state, 0, ()) + 0.2
    assert shortlist(state, 0, moves) == [Pass()]

    state.odium = None
    assert shortlist(state, 0, moves) == [PlayCard("stormlight", 0)]


def test_a_failure_is_minded_more_where_it_feeds_odium() -> None:
    """The same poor chance, by the same path; only the scheme differs."""

    def dread(scheme: str) -> float:
        state = against(hero("healer"), hero(), scheme=scheme, act1="escape")
        sure, poor = deepcopy(state), deepcopy(state)
        attempt(sure, "escape", plus=9)
        attempt(poor, "escape")
        return evaluate(sure, 0, ()) - evaluate(poor, 0, ())

    assert dread("true_desolation") > dread("radiants_united") > 0.0


def test_before_odium_the_best_abilities_are_chosen_and_the_card_is_played() -> None:
    match = match_at(confronting(hero(story=WHOLE, hand="words_of_an_ideal"), xp=2))
    bot = GreedyBot(Random(1))

    pair = bot.choose(match, 0)
    match.play(0, pair)

    assert pair == PickAbilities("strength", "dexterity")
    assert bot.choose(match, 0) == PlayCard("words_of_an_ideal", 0)


def test_a_team_mate_helps_where_the_last_cast_falls_short() -> None:
    heroes = (hero(story=WHOLE), hero("healer", story=WHOLE, hand="shoulder_to_shoulder"))
    state = confronting(*heroes)
    runes = ["core1", "core2", "strength1", "strength2", "strength3", "dexterity1"]
    attempt(state, "odium", step="during", abilities=["strength", "dexterity"], runes=runes, casts=1, plus=1)
    assert state.attempt is not None
    state.attempt.faces = [0, 1, 0, 1, 0, 0]
    assert evaluate(state, 1, (PlayCard("shoulder_to_shoulder", 0),)) > evaluate(state, 1, ())


def test_cards_are_drawn_by_what_their_deck_promises_on_the_whole() -> None:
    """One lucky card in a dream must not decide: of these antihero cards only one in three would help."""
    state = against(step="symbols")
    state.heroes, state.antiheroes = ["words_of_an_ideal"] * 3, ["honorblade", "voidlight", "voidlight"]
    assert shortlist(state, 0, DRAWS) == [DrawFrom("hero")]
    state.heroes = ["chasm_duty"] * 3
    assert shortlist(state, 0, DRAWS) == [DrawFrom("antihero")]


def test_no_card_is_drawn_that_the_track_would_not_let_be_played() -> None:
    state = against(hero(corruption=5), hero("healer"), step="symbols")
    state.heroes, state.antiheroes = ["words_of_an_ideal"] * 3, ["honorblade", "voidlight"]
    assert shortlist(state, 0, DRAWS) == [DrawFrom("antihero")]


def test_among_rivals_both_draws_are_looked_at() -> None:
    assert shortlist(position(step="symbols"), 0, DRAWS) == DRAWS


def test_an_empty_deck_promises_nothing() -> None:
    state = against(step="symbols")
    state.heroes, state.hero_discard, state.antiheroes = [], [], ["honorblade"]
    assert shortlist(state, 0, DRAWS) == [DrawFrom("antihero")]


# The oath


def at_the_oath(xp: int, story: str = WHOLE) -> State:
    """Seat 0 begins act III."""
    first = " ".join(story.split()[:6])
    state = against(hero(story=first), hero("healer", story=first), scheme="contest_of_champions", xp=xp, opened=2)
    state.step = "begin"
    return state


def test_nobody_swears_while_odium_is_weak() -> None:
    assert choices(at_the_oath(0)) == {StayTrue()}


def test_a_hero_swears_where_all_is_lost() -> None:
    assert choices(at_the_oath(30)) == {Swear()}
