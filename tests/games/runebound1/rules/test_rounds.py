"""Whole fights: catalogue chapters CHAL, ESC, WIN, KO."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound1.board import NEIGHBOURS
from questhall.games.runebound1.events.adventure import BumpedOffTrack, ChallengeWon, PutOnTrack
from questhall.games.runebound1.events.fight import (
    AttackRolled,
    DefenceRolled,
    Escaped,
    EscapeRolled,
    FightBegan,
    KnockedOut,
    RoundBegan,
    Wounded,
)
from questhall.games.runebound1.events.turn import CardUsed
from questhall.games.runebound1.moves.answers import Done, PickHex, Use
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, FightOn
from questhall.games.runebound1.moves.turn import Attempt
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.fight import before_combat, combat_round
from questhall.games.runebound1.state import Fight, Player, State, Undefeated, Venture
from support.runebound1 import fight, play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

HERE = spot("green")
BEFORE = NEIGHBOURS[HERE][0]
"""Where Ann came from."""


def fighting(card: str = "goblin", mine: Player | None = None, **more: Any) -> State:
    """Ann stands on a green spot and fights the goblin: life 3, mind 13, body 14, spirit 15, damage 2, 1, 3."""
    ann = mine or hero("ann", HERE, came_from=BEFORE)
    state = position(ann, hero("bob"), phase="adventure")
    state.venture = Venture("green", card)
    return fight(state, card, **more)


def the_fight(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def one_round(state: State, answers: Sequence[Move], **dice: list[int]) -> Played[State]:
    return play(state, lambda table: combat_round(table, the_fight(state)), answers, Rigged(**dice))


def to_the_end(state: State, answers: Sequence[Move], **dice: list[int]) -> Played[State]:
    """Until the fight and what follows it are over."""
    return play(state, until("market", "experience"), answers, Rigged(**dice))


@pytest.mark.rule("R1-CHAL-05", "R1-RANGED-06", "R1-MELEE-06")
def test_a_round_is_escape_ranged_melee_magic() -> None:
    state = fighting()

    played = one_round(
        state,
        [FightOn(), Defend(), AttackWith("ann")],
        **d20(0, 20, 20, 20),
    )

    assert played.topics == [(0, "fight.escape"), (0, "fight.act"), (0, "fight.act")], "then she can only defend"
    kinds = [event.kind for event in played.events if isinstance(event, AttackRolled | DefenceRolled)]
    assert kinds == ["ranged", "melee", "magic"]


@pytest.mark.rule("R1-MAGIC-06")
def test_after_the_magic_phase_a_new_round_begins_with_the_escape_phase() -> None:
    state = fighting("orc", round=0)

    one_round(state, [FightOn(), Defend(), Defend(), Defend()])
    again = one_round(state, [FightOn(), Defend(), Defend(), AttackWith("ann")], **d20(0, 20))

    assert again.topics[0] == (0, "fight.escape")
    assert again.events_of(RoundBegan) == [RoundBegan(0, 2)]
    assert again.asked[1].moves == [Defend(), AttackWith("ann")], "in a new round everybody may attack again"


@pytest.mark.rule("R1-WIN-01")
def test_an_enemy_dies_in_the_middle_of_a_round() -> None:
    state = fighting(wounds=2)

    played = to_the_end(state, [FightOn(), AttackWith("ann")], **d20(0, 11))

    assert played.topics == [(0, "fight.escape"), (0, "fight.act")], "there is no melee phase any more"
    assert played.events_of(ChallengeWon) == [ChallengeWon(0, "goblin")]
    assert state.fight is None


@pytest.mark.rule("R1-WIN-01")
def test_an_enemy_one_wound_short_of_its_life_fights_on() -> None:
    state = fighting(wounds=1)

    one_round(state, [FightOn(), AttackWith("ann")], **d20(0, 11, 20, 20))

    assert (the_fight(state).wounds, the_fight(state).phase) == (2, "round")


@pytest.mark.rule("R1-KO-01", "R1-KO-06")
def test_a_hero_knocked_out_ends_the_fight_and_the_turn() -> None:
    state = fighting(mine=hero("ann", HERE, wounds=3))

    played = to_the_end(state, [FightOn(), Defend()], **d20(0, 1))

    assert played.topics[:2] == [(0, "fight.escape"), (0, "fight.act")]
    assert len(played.events_of(KnockedOut)) == 1
    assert (state.fight, state.venture, state.phase) == (None, None, "experience")


@pytest.mark.rule("R1-ESC-01", "R1-ESC-02")
def test_an_escape_is_a_roll_of_mind_against_the_enemys_mind() -> None:
    state = fighting()

    played = one_round(state, [Escape()], **d20(0, 11))

    assert played.asked[0].moves == [FightOn(), Escape()]
    assert played.events_of(EscapeRolled) == [EscapeRolled(0, 11, 13, 13, True)]
    assert the_fight(state).end == "escaped"


def test_what_cards_lend_to_the_next_roll_counts_for_an_escape_too_and_then_no_more() -> None:
    state = fighting()
    the_fight(state).boost = 3

    played = one_round(state, [Escape(), Escape()], **d20(0, 5, 11))

    assert [event.total for event in played.events_of(EscapeRolled)] == [2 + 3 + 5, 2 + 11]


@pytest.mark.rule("R1-ESC-03", "R1-ESC-04")
def test_each_failed_escape_costs_one_wound_and_may_be_tried_again_or_not() -> None:
    state = fighting()

    played = one_round(
        state,
        [Escape(), Escape(), FightOn(), Defend(), Defend(), Defend()],
        **d20(0, 10, 3, 20, 20, 20),
    )

    assert [event.success for event in played.events_of(EscapeRolled)] == [False, False]
    assert played.events_of(Wounded) == [Wounded(0, "ann", 1), Wounded(0, "ann", 1)], "though the goblin deals 2"
    assert [asked.moves for asked in played.asked[:3]] == [[FightOn(), Escape()]] * 3


@pytest.mark.rule("R1-ESC-09")
def test_a_ten_and_an_eleven_against_mind_14() -> None:
    bob = hero("bob", HERE, came_from=BEFORE)
    state = fighting("orc", mine=bob)

    played = to_the_end(state, [Escape(), Escape()], **d20(0, 10, 11))

    rolled = [(event.total, event.target, event.success) for event in played.events_of(EscapeRolled)]
    assert rolled == [(13, 14, False), (14, 14, True)]
    assert (bob.wounds, bob.hex) == (1, BEFORE)


@pytest.mark.rule("R1-ESC-05", "R1-ESC-06", "R1-ESC-07")
def test_who_escapes_steps_back_and_leaves_the_challenge_on_its_hex() -> None:
    state = fighting()

    played = to_the_end(state, [Escape()], **d20(0, 11))

    assert played.events_of(Escaped) == [Escaped(0, BEFORE)]
    assert state.players[0].hex == BEFORE
    assert state.undefeated == [Undefeated(1, "goblin", HERE)]
    assert HERE in state.spots, "the adventure counter stays"
    assert state.phase == "experience", "no market phase, but experience can be spent"


@pytest.mark.rule("R1-ESC-05")
def test_who_came_from_nowhere_escapes_to_any_hex_beside_it() -> None:
    state = fighting(mine=hero("ann", HERE))
    beside = NEIGHBOURS[HERE]

    played = to_the_end(state, [Escape(), PickHex(beside[2])], **d20(0, 11))

    assert played.asked[1].moves == [*map(PickHex, beside)]
    assert state.players[0].hex == beside[2]


@pytest.mark.rule("R1-ESC-08")
def test_on_a_full_track_the_oldest_challenge_makes_room_and_goes_under_its_deck() -> None:
    state = fighting()
    full = ["orc", "riddle", "stray", "hoard", "herald", "giant"]
    state.undefeated = [Undefeated(space, card, space) for space, card in zip((3, 1, 2, 4, 5, 6), full, strict=True)]

    played = to_the_end(state, [Escape()], **d20(0, 11))

    assert played.events[-2:] == [BumpedOffTrack("orc", "green"), PutOnTrack("goblin", 3, HERE)]
    assert state.undefeated[-1] == Undefeated(3, "goblin", HERE)
    assert [waiting.card for waiting in state.undefeated] == [*full[1:], "goblin"]
    assert state.decks["green"].under == ["orc"]


@pytest.mark.rule("R1-UNDEF-03")
def test_wounds_of_an_enemy_one_escaped_from_are_not_kept() -> None:
    state = fighting(wounds=2)
    to_the_end(state, [Escape()], **d20(0, 11))
    state.players[0].hex, state.phase = HERE, "adventure"

    def until_it_fights(table: Table[State]) -> Play[None]:
        while table.state.fight is None:
            yield from beat(table)

    play(state, until_it_fights, [Attempt()])

    assert (the_fight(state).card, the_fight(state).wounds) == ("goblin", 0)


@pytest.mark.rule("R1-CHAL-02", "R1-CHAL-03")
def test_the_challenges_own_text_comes_before_the_cards_of_the_hero() -> None:
    state = fighting("herald", mine=hero("ann", HERE, items="horn drum"), phase="before")

    played = play(
        state,
        lambda table: before_combat(table, the_fight(state)),
        [Use("drum", "drum"), Done()],
    )

    assert played.events[0] == FightBegan(0, "herald", None)
    assert played.asked[0].moves == [Use("horn", "horn"), Use("drum", "drum"), Done()]
    assert state.players[0].gold == 2, "one by the herald's text, one by the drum"
    assert played.events.index(CardUsed(0, "drum", "drum")) > 1, "the herald's gold came first"
    assert the_fight(state).phase == "round"


@pytest.mark.rule("R1-CHAL-04")
def test_a_before_combat_card_is_used_once_a_turn() -> None:
    state = fighting("orc", mine=hero("ann", HERE, items="knife"), phase="before")

    def twice(table: Table[State]) -> Play[None]:
        yield from before_combat(table, the_fight(state))
        the_fight(state).phase = "before"
        yield from before_combat(table, the_fight(state))

    played = play(state, twice, [Use("knife", "knife")])

    assert [asked.moves for asked in played.asked] == [[Use("knife", "knife"), Done()]], "and never again"
    assert state.players[0].gold == 1


@pytest.mark.rule("R1-CHAL-04")
def test_declined_before_combat_cards_can_be_used_in_a_later_fight_of_the_turn() -> None:
    state = fighting("orc", mine=hero("ann", HERE, items="knife"), phase="before")

    played = play(state, lambda table: before_combat(table, the_fight(state)), [Done()])

    assert played.asked[0].moves == [Use("knife", "knife"), Done()]
    assert state.players[0].used == []
