"""Winning, and using cards: catalogue chapters GOAL, ACT, AACT, CARD."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound1.cards.define import Moment
from questhall.games.runebound1.events.turn import CardUsed, Won
from questhall.games.runebound1.moves.answers import Done, Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend, FightOn, Rob
from questhall.games.runebound1.moves.market import Drop, Sell
from questhall.games.runebound1.moves.turn import Attempt, RollDice, StayHere, StepAside
from questhall.games.runebound1.play import beat, result
from questhall.games.runebound1.rules.abilities import usable, use, use_up
from questhall.games.runebound1.rules.fight import combat_round
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.rules.market import bargains, market_phase
from questhall.games.runebound1.rules.movement import movement_phase
from questhall.games.runebound1.rules.turn import begin_turn
from questhall.games.runebound1.state import State
from support.runebound1 import fight, play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

RED = spot("red")


def take_on_a_dragon(state: State, answers: Sequence[Move] = ()) -> Played[State]:
    """Ann's cleaver kills with one ranged hit."""
    return play(
        state,
        until("market", "experience"),
        [Attempt(), FightOn(), AttackWith("ann"), *answers],
        Rigged(deck__red=[0], **d20(0, 20)),
    )


@pytest.mark.rule("R1-GOAL-01", "R1-GOAL-03")
def test_who_kills_margath_is_the_only_winner_at_once() -> None:
    state = position(
        hero("ann", RED, items="cleaver"), hero("bob", items="wyrm drake"), phase="adventure", decks={"red": "tyrant"}
    )

    played = take_on_a_dragon(state)

    assert played.over
    assert played.events[-1] == Won(0, "margath-slain")
    assert (state.winner, state.phase) == (0, "over")
    assert result(state).places == (1, 2)


@pytest.mark.rule("R1-GOAL-02", "R1-GOAL-03")
def test_the_third_rune_wins_and_the_second_does_not() -> None:
    second = position(hero("ann", RED, items="cleaver drake"), hero("bob"), phase="adventure", decks={"red": "wyrm"})
    assert not take_on_a_dragon(second).over

    third = position(
        hero("ann", RED, items="cleaver drake serpent"), hero("bob"), phase="adventure", decks={"red": "wyrm"}
    )
    played = take_on_a_dragon(third)
    assert played.over
    assert played.events[-1] == Won(0, "three-runes")


@pytest.mark.rule("R1-GOAL-02", "R1-GOAL-04")
def test_a_rune_robbed_in_another_players_turn_wins_too() -> None:
    state = position(
        hero("ann", RED, wounds=4, items="wyrm"), hero("bob", RED, items="drake serpent"), phase="adventure"
    )
    fight(state, rival=1)

    played = play(
        state,
        until("experience"),
        [FightOn(), AttackWith("ann"), Rob("wyrm")],
        Rigged(**d20(1, 20), **d20(0, 1)),
    )

    assert played.over
    assert (state.active, state.winner) == (0, 1)


@pytest.mark.rule("R1-GOAL-04")
def test_a_rune_cannot_be_sold() -> None:
    state = position(hero("ann", items="wyrm ring"), hero("bob"), phase="market")

    assert bargains(state, 0) == [Done(), Sell("ring")]


# Using cards


@pytest.mark.rule("R1-ACT-01", "R1-ACT-02")
def test_an_activated_card_lies_face_down_and_cannot_be_used_until_the_refresh_phase() -> None:
    state = position(hero("ann", items="boots"), hero("bob"))

    played = play(state, lambda table: use(table, 0, Use("boots", "boots")))

    assert played.events_of(CardUsed) == [CardUsed(0, "boots", "boots")]
    assert (state.players[0].face_down, state.players[0].gold) == (["boots"], 1)
    assert usable(state, 0, "before moving") == []
    play(state, begin_turn)
    assert usable(state, 0, "before moving") == [Use("boots", "boots")]


@pytest.mark.rule("R1-ACT-01")
@pytest.mark.parametrize(
    ("item", "when"),
    [
        ("boots", "before moving"),
        ("flag", "after moving"),
        ("horn", "before combat"),
        ("whip", "combat"),
        ("purse", "market"),
    ],
)
def test_a_card_is_used_at_the_moment_it_names(item: str, when: Moment) -> None:
    state = position(hero("ann", items="boots flag horn whip purse"), hero("bob"))

    assert usable(state, 0, when) == [Use(item, item)]


@pytest.mark.rule("R1-AACT-01")
def test_in_the_advanced_game_one_card_is_activated_in_the_movement_phase_and_one_in_the_market() -> None:
    state = position(hero("ann", items="boots staff flag purse chain"), hero("bob"), few_activations=True)

    moved = play(state, movement_phase, [Use("boots", "boots"), StayHere()])
    uses = [[move for move in asked.moves if isinstance(move, Use)] for asked in moved.asked]
    assert uses == [[Use("boots", "boots"), Use("staff", "staff")], []], "neither staff nor flag any more"

    state.phase = "market"
    traded = play(state, market_phase, [Use("chain", "chain"), Done()])
    assert [move for move in traded.asked[0].moves if isinstance(move, Use)] == [
        Use("purse", "purse"),
        Use("chain", "chain"),
    ]
    assert not any(isinstance(move, Use) for move in traded.asked[1].moves)


@pytest.mark.rule("R1-AACT-01")
def test_a_card_activated_in_an_adventure_leaves_the_market_phase_its_own() -> None:
    state = position(hero("ann", items="purse chain"), hero("bob"), few_activations=True, phase="market")
    state.players[0].activations = 1

    traded = play(state, market_phase, [Done()])

    assert [move.card for move in traded.asked[0].moves if isinstance(move, Use)] == ["purse", "chain"]


@pytest.mark.rule("R1-AACT-01")
def test_in_the_basic_game_any_number_of_cards_is_activated() -> None:
    state = position(hero("ann", items="boots staff"), hero("bob"))

    play(state, movement_phase, [Use("boots", "boots"), Use("staff", "staff"), StayHere()])

    assert state.players[0].face_down == ["boots", "staff"]


@pytest.mark.rule("R1-AACT-02")
def test_in_the_advanced_game_one_card_is_activated_before_combat_and_one_in_each_round() -> None:
    here = spot("green")
    state = position(
        hero("ann", here, items="horn drum whip lash"),
        hero("bob"),
        phase="adventure",
        decks={"green": "orc"},
        few_activations=True,
    )
    answers = [Attempt(), Use("horn", "horn"), FightOn(), Use("whip", "whip"), Defend(), Defend(), Defend()]

    def until_the_second_round(table: Table[State]) -> Play[None]:
        while state.fight is None or state.fight.round < 1:
            yield from beat(table)

    played = play(state, until_the_second_round, answers, Rigged(deck__green=[0]))
    uses = [[move.card for move in asked.moves if isinstance(move, Use)] for asked in played.asked]
    assert uses == [[], ["horn", "drum"], [], ["whip", "lash"], [], [], []]

    assert state.fight is not None
    running = state.fight
    second = play(
        state,
        lambda table: combat_round(table, running),
        [FightOn(), Use("lash", "lash"), Defend(), Defend(), Defend()],
    )
    assert [move for move in second.asked[1].moves if isinstance(move, Use)] == [Use("lash", "lash")]


@pytest.mark.rule("R1-CARD-01")
def test_what_a_card_says_goes_before_the_rules() -> None:
    state = position(hero("ann", items="harness sword axe bow"), hero("bob"))

    played = play(state, lambda table: gain_card(table, 0, "knife"), [Drop("bow")])

    assert len(played.asked[0].moves) == 4, "the harness lets her carry three weapons, but not four"
    assert state.players[0].items == ["harness", "sword", "axe", "knife"]


def test_the_first_question_of_a_turn_offers_what_can_be_used_before_moving() -> None:
    state = position(hero("ann", items="boots flag"), hero("bob"))

    played = play(state, movement_phase, [StayHere(), Done()])

    moves = played.asked[0].moves
    assert moves[0] == RollDice()
    assert [move for move in moves if isinstance(move, Use)] == [Use("boots", "boots")]
    assert sum(isinstance(move, StepAside) for move in moves) == 6


def test_an_ability_that_costs_gold_needs_it() -> None:
    assert usable(position(hero("ann", items="toll", gold=1), hero("bob")), 0, "market") == []

    state = position(hero("ann", items="toll", gold=2), hero("bob"))
    assert usable(state, 0, "market") == [Use("toll", "toll")]
    play(state, lambda table: use(table, 0, Use("toll", "toll")))

    assert state.players[0].gold == 2 - 2 + 1
    assert usable(state, 0, "market") == [], "once a turn"


def test_a_card_that_is_used_up_leaves_the_hero_and_is_no_longer_face_down() -> None:
    state = position(hero("ann", items="ring boots", face_down="boots", allies="guard"), hero("bob"))

    def give_up(table: Table[State]) -> None:
        use_up(table, 0, "boots")
        use_up(table, 0, "guard")

    play(state, give_up)

    ann = state.players[0]
    assert (ann.items, ann.allies, ann.face_down) == (["ring"], [], [])
    assert state.market.under == ["boots", "guard"]


def test_a_card_that_kills_in_a_combat_phase_ends_the_fight_before_anybody_rolls() -> None:
    state = position(hero("ann", items="venom"), hero("bob"), phase="adventure")
    fight(state, "goblin")

    played = play(state, until("market"), [FightOn(), Use("venom", "venom")])

    assert state.discards["green"] == ["goblin"]
    assert state.market.under == ["venom"]
    assert played.topics == [(0, "fight.escape"), (0, "fight.act")]
