"""A turn: its main action and what may be done beside it, traits, journeys, acts."""

from __future__ import annotations

from typing import Any

import pytest

import questhall
from questhall.engine import Move, Play, Table
from questhall.games.calltoadventure.cards.define import TRAITS
from questhall.games.calltoadventure.events.attempt import Announced
from questhall.games.calltoadventure.events.setup import DestinyRevealed
from questhall.games.calltoadventure.events.turn import (
    ChapterEnded,
    Journeyed,
    Replaced,
    RowOpened,
    TraitGained,
    TurnBegan,
    TurnSkipped,
)
from questhall.games.calltoadventure.moves import (
    EndTurn,
    Journey,
    Pass,
    PlayCard,
    Replace,
    TakeTrait,
    TryPath,
    UsePower,
)
from questhall.games.calltoadventure.rules.attempt import pool
from questhall.games.calltoadventure.rules.ending import clean_up, end_turn
from questhall.games.calltoadventure.rules.powers import usable_powers
from questhall.games.calltoadventure.rules.scoring import count
from questhall.games.calltoadventure.rules.story import radiants, story_of
from questhall.games.calltoadventure.rules.turn import act, begin_turn, main_moves, tuck, turn_moves, within_reach
from questhall.games.calltoadventure.state import Player, State, Step, chapter, finished
from support.calltoadventure import BAR, OTHER, attempt, decks, hero, plain, play, position, row, whole_turn
from support.stretch import CutIn, Rigged

ROW = "escape officer scholar whitespine_hunt"
"""Two challenges; the officer needs strength and 1 experience, the scholar intelligence."""
BOTH_PATHS = [TryPath("escape/upper"), TryPath("escape/lower")]
ACT_I = "sparring_ground/upper buried_quarry/upper recruiting_day/upper"
ACT_II = "arena_duel/upper chasmfiend_hunt/upper kings_feast/lower"
ROW_II = "bridge_run oathgate frozen_exile bread_riot"


def cards(state: State, seat: int) -> list[str]:
    return [slot.card for slot in within_reach(state, seat)]


def traits(state: State, seat: int = 0) -> list[str]:
    return [move.trait for move in main_moves(state, seat) if isinstance(move, TakeTrait)]


# The main action


@pytest.mark.rule("CA-TURN-01")
def test_a_turn_is_one_trait_or_one_challenge_and_no_less() -> None:
    """There is no way to end the turn without it while anything can be had."""
    state = position(plain(xp=0, story="scholar"), plain(), act1="escape old_grudge")

    moves = turn_moves(state, 0)

    assert moves == [*BOTH_PATHS, TakeTrait("old_grudge")]


@pytest.mark.rule("CA-TURN-01")
def test_after_the_main_action_the_turn_is_over() -> None:
    state = position(plain(xp=0), plain(xp=0), act1="darkeyes lighteyes escape whitespine_hunt")
    decks(state, act1="buried_quarry")

    played = play(state, whole_turn, [TakeTrait("lighteyes")], Rigged(deck__act1=[0]))

    assert played.topics == [(0, "turn.act")]
    assert (state.players[0].story, state.active, state.step) == (["lighteyes"], 1, "begin")


@pytest.mark.rule("CA-TURN-02")
def test_beside_the_main_action_there_are_journeys_powers_and_cards() -> None:
    """The artifabrian buys a hero card, goes on a journey, breathes in Stormlight and attempts an escape."""
    state = position(hero("artifabrian", "unsettled_score", hand="stormlight"), plain(), act1=ROW)
    decks(state, act1="buried_quarry", heroes="glyphward hasty_shelter")
    answers: list[Move | CutIn] = [
        UsePower("artifabrian"),
        Journey("scholar"),
        CutIn(0, PlayCard("stormlight", 0)),
        Pass(),  # to the Stormlight he has no answer
        TryPath("escape/upper"),
    ]

    def actions(table: Table[State]) -> Play[None]:
        for _ in range(3):
            yield from act(table)

    played = play(state, actions, answers, Rigged(deck__hero=[0], deck__act1=[0]))

    assert {type(move) for move in played.asked[0].moves} == {TryPath, TakeTrait, Journey, UsePower}
    assert played.asked[0].offers == {0: [PlayCard("stormlight", 0), PlayCard("stormlight", 1)]}
    assert (state.players[0].xp, state.players[0].hand, state.players[0].played) == (1, ["glyphward"], ["stormlight"])
    assert state.step == "runes"


def test_the_very_first_turn_begins_like_every_other() -> None:
    match = questhall.new("calltoadventure", players=2, seed=1)
    while "turn.act" not in [ask.topic for ask in match.asks.values()]:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.moves[0])
    assert [event for event in match.events(None) if isinstance(event, TurnBegan)] == [TurnBegan(match.state.first)]


@pytest.mark.rule("CA-TURN-02")
def test_powers_of_the_own_turn_can_be_used_as_soon_as_it_has_begun() -> None:
    state = position(hero("artifabrian", "unsettled_score"), plain(), act1=ROW, step="begin")
    play(state, begin_turn)
    assert UsePower("artifabrian") in turn_moves(state, 0)


@pytest.mark.rule("CA-TURN-02")
@pytest.mark.parametrize(
    ("step", "usable"), [("act", True), ("before", True), ("symbols", False), ("during", False), ("after", True)]
)
def test_powers_of_the_own_turn_wait_while_runes_are_cast_and_are_not_for_anothers_turn(
    step: Step, usable: bool
) -> None:
    heroes = (hero("artifabrian", "unsettled_score"), hero("artifabrian", "unsettled_score"))
    state = attempt(position(*heroes, act1=ROW), "escape", step=step)
    assert [*usable_powers(state, 0)] == ([UsePower("artifabrian")] if usable else [])
    assert [*usable_powers(state, 1)] == []


@pytest.mark.rule("CA-TURN-04")
def test_if_nothing_can_be_had_one_card_may_be_replaced_for_nothing() -> None:
    state = position(plain(xp=0), plain(), act1="officer scholar burned_prayers light_fingers")
    decks(state, act1="weathered_by_storms")

    played = play(state, act, [Replace("scholar")], Rigged(deck__act1=[0]))

    assert played.asked[0].moves == [
        EndTurn(),
        *map(Replace, ("officer", "scholar", "burned_prayers", "light_fingers")),
    ]
    assert played.events[0] == Replaced(0, "scholar")
    assert (row(state)[3], state.discards[0], state.players[0].xp) == ("weathered_by_storms", ["scholar"], 0)
    assert turn_moves(state, 0) == [EndTurn()]  # only one card: and then the main action is skipped


@pytest.mark.rule("CA-TURN-04")
def test_the_free_card_does_not_use_up_the_journey() -> None:
    state = position(plain(xp=1), plain(), act1="scholar burned_prayers")
    state.has_replaced = True
    assert turn_moves(state, 0) == [EndTurn(), Journey("scholar"), Journey("burned_prayers")]


@pytest.mark.rule("CA-TURN-04")
def test_a_challenge_that_comes_up_must_be_attempted() -> None:
    state = position(plain(xp=0), plain(), act1="officer scholar burned_prayers light_fingers")
    decks(state, act1="escape")
    play(state, act, [Replace("scholar")], Rigged(deck__act1=[0]))
    assert turn_moves(state, 0) == BOTH_PATHS


@pytest.mark.rule("CA-TURN-04")
def test_without_anything_the_main_action_is_skipped() -> None:
    state = position(plain(xp=0), plain(), act1="officer scholar")
    played = play(state, whole_turn, [EndTurn()])
    assert played.events == [TurnSkipped(0)]
    assert (state.active, state.players[0].story) == (1, [])


# The end of a turn


@pytest.mark.rule("CA-TURN-05")
def test_what_was_played_for_a_turn_ends_with_it() -> None:
    """Stormlight before a failed escape: neither its icon nor its bonus is left, nor the attempt."""
    state = position(plain(xp=0, hand="stormlight"), plain(), act1=ROW)
    decks(state, act1="buried_quarry")
    answers: list[Move | CutIn] = [CutIn(0, PlayCard("stormlight", 0)), TryPath("escape/upper")]

    play(state, whole_turn, answers, Rigged(runes=[OTHER, OTHER, BAR], deck__act1=[0]))

    assert (state.players[0].radiant, state.players[0].turn_bonus, state.attempt) == (0, 0, None)


@pytest.mark.rule("CA-TURN-05")
def test_a_bonus_for_the_next_turn_does_not_end() -> None:
    state = position(plain(), plain(), act1="lighteyes escape")
    play(state, whole_turn, [TakeTrait("lighteyes")], Rigged(deck__act1=[0, 0, 0]))
    assert (state.players[0].next_bonus, state.active) == (2, 1)


@pytest.mark.rule("CA-TURN-05")
def test_journeys_and_powers_are_there_again_in_the_next_turn() -> None:
    state = position(hero("artifabrian", "unsettled_score"), plain())
    state.has_journeyed = state.has_replaced = True
    state.players[0].used = ["artifabrian"]
    clean_up(state)
    assert (state.has_journeyed, state.has_replaced, state.players[0].used) == (False, False, [])


@pytest.mark.rule("CA-TURN-07")
def test_turns_pass_clockwise() -> None:
    state = position(plain(), plain(), plain(), active=1)
    order = []
    for _ in range(4):
        play(state, end_turn)
        order.append(state.active)
    assert order == [2, 0, 1, 2]


# Traits


@pytest.mark.rule("CA-TRAIT-01", "CA-TYPE-02")
@pytest.mark.parametrize(
    ("story", "trait", "fits"),
    [
        ("", "scholar", False),
        ("surgeons_table/lower", "scholar", True),
        ("light_fingers", "scholar", False),
        ("sparring_ground/upper", "first_spear", False),
        ("sparring_ground/upper buried_quarry/upper", "first_spear", True),
        ("", "first_words", False),
        ("ardents_library/lower", "first_words", True),
        ("", "lighteyes", True),
    ],
)
def test_a_trait_is_for_whoever_fulfils_its_conditions(story: str, trait: str, fits: bool) -> None:
    act1, act2 = (trait, "") if TRAITS[trait].act == 1 else ("", trait)
    state = position(plain(story=story), plain(), act1=act1, act2=act2, opened=2)
    assert traits(state) == ([trait] if fits else [])


@pytest.mark.rule("CA-TRAIT-01")
def test_of_several_conditions_every_one_counts() -> None:
    """The officer: strength, and an experience to pay."""
    strong, rich = plain(story="sparring_ground/upper", xp=0), plain(xp=3)
    both = plain(story="sparring_ground/upper", xp=1)
    assert [traits(position(player, plain(), act1="officer")) for player in (strong, rich, both)] == [
        [],
        [],
        ["officer"],
    ]


@pytest.mark.rule("CA-TRAIT-01")
def test_a_condition_of_the_track_counts_too() -> None:
    """Taken by the Thrill: from the fifth space down."""

    def fits(space: int) -> bool:
        state = position(plain(corruption=space), plain(), act3="taken_by_the_thrill", opened=3)
        return traits(state) == ["taken_by_the_thrill"]

    assert [space for space in range(7) if fits(space)] == [4, 5, 6]


@pytest.mark.rule("CA-TRAIT-05")
def test_the_price_of_a_trait_is_paid() -> None:
    state = position(plain(story="sparring_ground/upper", xp=3), plain(), act1=ROW)
    decks(state, act1="buried_quarry")
    play(state, act, [TakeTrait("officer")], Rigged(deck__act1=[0]))
    assert state.players[0].xp == 2


@pytest.mark.rule("CA-TRAIT-02")
@pytest.mark.parametrize(("before", "place"), [("", 1), (ACT_I, 2), (f"{ACT_I} {ACT_II}", 3)])
def test_a_trait_goes_under_the_character_card_of_the_heros_act(before: str, place: int) -> None:
    state = position(plain(story=before), plain(), act3="old_grudge", opened=3)
    assert chapter(state.players[0]) == place

    play(state, lambda table: tuck(table, 0, "old_grudge"))

    assert state.players[0].story == [*before.split(), "old_grudge"]
    assert len(state.players[0].story) == 3 * (place - 1) + 1


@pytest.mark.rule("CA-TRAIT-03", "CA-TYPE-02")
def test_what_is_on_a_trait_becomes_part_of_the_story() -> None:
    state = position(plain(story="sparring_ground/upper", xp=1), plain(), act1="officer")
    decks(state)

    play(state, act, [TakeTrait("officer")])

    story = story_of(state.players[0])
    assert (story.abilities["charisma"], story.icons["nobility"]) == (1, 1)
    assert state.players[0].story[-1] == "officer"


@pytest.mark.rule("CA-TRAIT-03")
def test_what_a_trait_brings_once_is_brought_at_once() -> None:
    """An old grudge: Villainy, an antihero card and a moon."""
    state = position(plain(), plain(), act1="old_grudge")
    decks(state, antiheroes="voidlight honorblade")
    play(state, act, [TakeTrait("old_grudge")], Rigged(deck__antihero=[1]))
    assert story_of(state.players[0]).icons["villainy"] == 1
    assert (state.players[0].hand, state.players[0].corruption) == (["honorblade"], 3)


@pytest.mark.rule("CA-TRAIT-04")
def test_no_runes_are_cast_for_a_trait() -> None:
    state = position(plain(xp=0), plain(), act1="lighteyes")
    decks(state)
    played = play(state, act, [TakeTrait("lighteyes")])  # no chance but for the row
    assert played.events == [TraitGained(0, "lighteyes")]
    assert (state.attempt, state.step) == (None, "after")


# Journeys


@pytest.mark.rule("CA-JOUR-01")
def test_a_journey_costs_an_experience_and_replaces_a_card_from_the_same_deck() -> None:
    state = position(plain(xp=2), plain(), act1=ROW, act2="bridge_run", opened=2)
    decks(state, act1="buried_quarry", act2="oathgate")

    played = play(state, act, [Journey("officer")], Rigged(deck__act1=[0]))

    assert played.events[0] == Journeyed(0, "officer", 1)
    assert (state.players[0].xp, state.discards[0]) == (1, ["officer"])
    assert row(state) == ["escape", "scholar", "whitespine_hunt", "buried_quarry"]


@pytest.mark.rule("CA-JOUR-01")
def test_a_journey_leads_past_cards_of_open_acts_that_are_not_over() -> None:
    state = position(plain(), plain(story=ACT_I), act1="escape", act2="bridge_run", act3="", opened=2)
    assert [move for move in turn_moves(state, 0) if isinstance(move, Journey)] == [
        Journey("escape"),
        Journey("bridge_run"),
    ]
    assert [move for move in turn_moves(state, 1) if isinstance(move, Journey)] == [Journey("bridge_run")]


@pytest.mark.rule("CA-JOUR-01")
def test_without_experience_there_is_no_journey() -> None:
    state = position(plain(xp=0), plain(), act1="escape")
    assert turn_moves(state, 0) == BOTH_PATHS


@pytest.mark.rule("CA-JOUR-02")
def test_a_journey_comes_before_the_main_action_not_after() -> None:
    state = position(plain(xp=5), plain(), act1="lighteyes escape whitespine_hunt scholar")
    decks(state, act1="buried_quarry recruiting_day")

    played = play(state, whole_turn, [Journey("scholar"), TakeTrait("lighteyes")], Rigged(deck__act1=[0, 0]))

    assert played.topics == [(0, "turn.act"), (0, "turn.act")]  # and nothing is asked after the trait
    assert state.active == 1


@pytest.mark.rule("CA-JOUR-03")
def test_one_journey_in_a_turn() -> None:
    state = position(plain(xp=5), plain(), act1="escape scholar")
    decks(state, act1="officer")
    play(state, act, [Journey("scholar")], Rigged(deck__act1=[0, 0]))
    assert turn_moves(state, 0) == BOTH_PATHS


# Acts


@pytest.mark.rule("CA-ACT-01")
@pytest.mark.parametrize(
    ("count", "over"),
    [(0, []), (2, []), (3, [1]), (5, [1]), (6, [1, 2]), (8, [1, 2]), (9, [1, 2, 3]), (10, [1, 2, 3])],
)
def test_three_cards_under_a_character_card_end_its_act(count: int, over: list[int]) -> None:
    player = Player(story=["escape/upper"] * count)
    assert [act for act in (1, 2, 3) if finished(player, act)] == over


@pytest.mark.rule("CA-ACT-01")
@pytest.mark.parametrize(("before", "ended"), [(ACT_I.rsplit(" ", 1)[0], [ChapterEnded(0, 1)]), ("scholar", [])])
def test_the_third_card_ends_the_act(before: str, ended: list[ChapterEnded]) -> None:
    state = position(plain(story=before), plain())
    played = play(state, lambda table: tuck(table, 0, "escape/upper"))
    assert played.events == ended


@pytest.mark.rule("CA-ACT-02")
def test_cards_of_an_act_that_is_over_can_be_neither_taken_nor_attempted() -> None:
    state = position(plain(story=ACT_I, xp=0), plain(), act1="lighteyes escape", act2="bridge_run", opened=2)
    assert turn_moves(state, 0) == [TryPath("bridge_run/upper"), TryPath("bridge_run/lower")]


@pytest.mark.rule("CA-ACT-03")
def test_whoever_has_come_to_a_new_act_opens_its_row_at_the_start_of_the_turn() -> None:
    state = position(plain(story=ACT_I), plain(), act1=ROW, step="begin")
    decks(state, act2=ROW_II)

    played = play(state, begin_turn, chance=Rigged(deck__act2=[0, 0, 0, 0]))

    assert played.events[0] == TurnBegan(0)
    assert played.events[-1] == RowOpened(2, tuple(ROW_II.split()))
    assert (state.open, row(state, 2)) == (2, ROW_II.split())


@pytest.mark.rule("CA-ACT-03")
@pytest.mark.parametrize(("story", "opened"), [("escape/upper officer", 1), (ACT_I, 2)])
def test_no_row_is_opened_before_its_time_or_twice(story: str, opened: int) -> None:
    state = position(plain(story=story), plain(), act1=ROW, act2=ROW_II if opened == 2 else "", opened=opened)
    assert play(state, begin_turn).events == [TurnBegan(0)]
    assert state.open == opened


@pytest.mark.rule("CA-ACT-03")
def test_the_third_card_of_an_act_opens_nothing_yet() -> None:
    """The next row is opened by its hero's next turn, not by the end of this one."""
    almost = " ".join(ACT_I.split()[:2])
    state = position(plain(story=almost, xp=0), plain(xp=0), act1="lighteyes escape officer scholar")
    decks(state, act1="buried_quarry", act2=ROW_II)
    play(state, whole_turn, [TakeTrait("lighteyes")], Rigged(deck__act1=[0]))
    assert (state.open, state.rows[1]) == (1, [])


@pytest.mark.rule("CA-ACT-04")
def test_cards_of_every_open_act_that_is_not_over_can_be_had() -> None:
    state = position(plain(), plain(story=ACT_I), act1="escape", act2="bridge_run", opened=2)
    assert [cards(state, seat) for seat in (0, 1)] == [["escape", "bridge_run"], ["bridge_run"]]
    state.open = 1
    assert cards(state, 0) == ["escape"]


@pytest.mark.rule("CA-ACT-05")
@pytest.mark.parametrize(("count", "act"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (9, 3)])
def test_cards_are_tucked_in_order_wherever_they_come_from(count: int, act: int) -> None:
    """Cards of act II fill up the origin first, then the motivation, then the destiny."""
    assert chapter(Player(story=["bridge_run/upper"] * count)) == act


@pytest.mark.rule("CA-ACT-06")
def test_allies_do_not_count_towards_an_act() -> None:
    state = position(plain(story="scholar escape/upper", allies="sister brother betrothed"), plain())
    assert chapter(state.players[0]) == 1
    assert not finished(state.players[0], 1)


# Radiants


@pytest.mark.rule("CA-RAD-09")
@pytest.mark.parametrize(
    ("destiny", "story", "told"),
    [
        ("windrunner", f"{ACT_I} {ACT_II}", [DestinyRevealed(0, "windrunner")]),
        ("windrunner", ACT_I, []),
        ("mad_genius", f"{ACT_I} {ACT_II}", []),
    ],
)
def test_a_radiant_destiny_is_turned_up_when_act_iii_begins(destiny: str, story: str, told: list[Any]) -> None:
    state = position(plain(story=story), plain(), opened=3, step="begin")
    state.players[0].destiny = destiny
    assert radiants(state.players[0]) == 0

    played = play(state, begin_turn)

    assert played.events_of(DestinyRevealed) == told
    assert played.gates == ["destiny"] * len(told)  # what everybody has seen is not taken back
    assert state.players[0].is_revealed is bool(told)
    assert radiants(state.players[0]) == len(told)


@pytest.mark.rule("CA-RAD-09")
def test_the_power_of_a_destiny_begins_with_act_iii() -> None:
    state = attempt(position(plain(story=ACT_I), plain(), act2="bridge_run", opened=2), "bridge_run", step="during")
    state.players[0].destiny, state.players[0].radiant = "windrunner", 1
    assert usable_powers(state, 0) == []
    state.players[0].is_revealed = True
    state.players[0].story_changed()
    assert usable_powers(state, 0) == [UsePower("windrunner")]


@pytest.mark.rule("CA-RAD-05", "CA-RAD-06")
def test_a_radiant_icon_for_a_turn_switches_powers_on_and_scores_nothing() -> None:
    """A Windrunner needs two Radiant icons; one is his order's."""
    state = position(hero(destiny="windrunner", revealed=True), plain(), act1="escape")
    attempt(state, "escape", step="during")
    before = count(state, 0)
    assert usable_powers(state, 0) == []

    state.players[0].radiant = 3

    assert usable_powers(state, 0) == [UsePower("windrunner")]
    assert count(state, 0) == before
    clean_up(state)
    assert (state.players[0].radiant, radiants(state.players[0])) == (0, 1)


@pytest.mark.rule("CA-RAD-02")
def test_radiant_icons_switch_powers_on_and_add_nothing_to_a_cast() -> None:
    shining = "recruiting_day/lower highstorm_on_the_road/lower"
    few = position(hero(destiny="windrunner", revealed=True), plain(), mode="cooperative")
    many = position(hero(destiny="windrunner", revealed=True, story=shining), plain(), mode="cooperative")
    for state in (few, many):
        attempt(state, "odium", step="during", abilities=["strength", "dexterity"])
    assert (usable_powers(few, 0), usable_powers(many, 0)) == ([], [UsePower("windrunner")])
    assert pool(few) == pool(many)


@pytest.mark.rule("CA-RAD-02")
def test_a_radiant_icon_that_comes_into_the_story_weakens_odium() -> None:
    state = position(
        plain(story="ardents_library/lower", xp=0), plain(), mode="cooperative", act2="first_words", opened=2
    )
    decks(state)
    assert state.odium is not None
    assert state.odium.xp == 10
    play(state, act, [TakeTrait("first_words")])
    assert state.odium.xp == 9


@pytest.mark.rule("CA-CHAL-01")
def test_the_announcement_says_what_the_attempt_asks_for() -> None:
    state = position(plain(xp=0), plain(), act1="escape+sister")
    played = play(state, act, [TryPath("escape/lower")])
    assert played.events == [Announced(0, "escape/lower", 6)]
