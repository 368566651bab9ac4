"""Decks that run out and the doom track: catalogue chapters ADECK, ADOOM."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Table
from questhall.games.runebound1.components import TOWNS
from questhall.games.runebound1.events.adventure import (
    CardDoomed,
    DeckReshuffled,
    DoomRose,
    FinalBattleBegan,
    StartCardSeen,
)
from questhall.games.runebound1.moves.fight import AttackWith, FightOn
from questhall.games.runebound1.moves.turn import Attempt
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.abilities import use_up
from questhall.games.runebound1.rules.decks import draw_adventure, is_doomed, leave_play
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.state import State
from questhall.games.runebound1.view import view
from support.runebound1 import play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

HERE = spot("green")


def doomed(doom: str = "orc", players: int = 2, **more: Any) -> State:
    heroes = more.pop("heroes", None) or [hero("ann", HERE, items="cleaver"), *[hero("bob")] * (players - 1)]
    chosen: dict[str, Any] = {"phase": "adventure", "advanced": True}
    return position(*heroes, doom=doom, **chosen | more)


def leave(state: State, *cards: str) -> Played[State]:
    """These cards leave play, one after another."""

    def one_after_another(table: Table[State]) -> None:
        for card in cards:
            leave_play(table, card)

    return play(state, one_after_another)


@pytest.mark.rule("R1-ADECK-01")
@pytest.mark.parametrize("advanced", [False, True])
def test_when_a_deck_runs_out_the_cards_of_its_colour_that_left_play_are_shuffled(advanced: bool) -> None:
    state = doomed("riddle stray", advanced=advanced)
    state.discards["green"], state.discards["yellow"] = ["goblin", "orc"], ["hoard"]
    drawn: list[str | None] = []

    played = play(state, lambda table: drawn.append(draw_adventure(table, "green")), (), Rigged(deck__green=[1]))

    assert drawn == ["orc"]
    assert played.events == [DeckReshuffled("green")]
    assert (state.decks["green"].cards, state.discards["green"]) == (["goblin"], [])
    assert (state.discards["yellow"], state.doom) == (["hoard"], ["riddle", "stray"]), "the doom track keeps its cards"


@pytest.mark.rule("R1-ADECK-01")
def test_a_card_put_under_its_deck_is_drawn_before_the_deck_runs_out() -> None:
    state = doomed()
    state.decks["green"].under, state.discards["green"] = ["riddle"], ["goblin"]
    drawn: list[str | None] = []

    play(state, lambda table: drawn.append(draw_adventure(table, "green")))

    assert (drawn, state.discards["green"]) == (["riddle"], ["goblin"])


@pytest.mark.rule("R1-ADOOM-02")
def test_the_doom_track_is_the_row_of_market_boxes() -> None:
    assert TOWNS[:3] == ("tamalir", "riverwatch", "dawnsmoor")
    assert TOWNS[3:] == ("forge", "greyhaven", "nerekhall", "frostgate", "vynelvale")
    assert list(doomed().stalls) == list(TOWNS)


@pytest.mark.rule("R1-ADOOM-03", "R1-ADOOM-05")
def test_cards_that_leave_play_go_one_after_another_to_the_next_space() -> None:
    state = doomed(players=3)

    played = leave(state, "goblin", "stray")

    assert state.doom == ["orc", "goblin", "stray"]
    assert played.events == [CardDoomed("goblin", 2), CardDoomed("stray", 3)]
    assert [TOWNS[event.space - 1] for event in played.events_of(CardDoomed)] == ["riverwatch", "dawnsmoor"]
    assert all(not pile for pile in state.discards.values())


@pytest.mark.rule("R1-ADOOM-03")
def test_in_the_basic_game_they_go_to_the_discard_pile_of_their_colour() -> None:
    state = position()

    leave(state, "goblin", "stray")

    assert (state.discards["green"], state.discards["yellow"], state.doom) == (["goblin"], ["stray"], [])


@pytest.mark.rule("R1-ADOOM-04")
def test_challenges_encounters_ignored_events_and_used_up_cards_go_there() -> None:
    state = doomed(
        players=4,
        decks={"green": "breeze beggar goblin"},
        event_box="wind",
        heroes=[hero("ann", HERE, items="cleaver gift"), hero("bob"), hero("bob"), hero("cid")],
    )

    play(
        state,
        until("market"),
        [Attempt(), FightOn(), AttackWith("ann")],
        Rigged(deck__green=[0, 0, 0], **d20(0, 20, 20)),
    )
    play(state, lambda table: use_up(table, 0, "gift"))

    assert state.doom == ["orc", "breeze", "beggar", "goblin", "gift"]
    assert state.event_box == ["wind"], "an event in force has not left play"


@pytest.mark.rule("R1-ADOOM-06", "R1-ADOOM-07", "R1-ADOOM-08")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8), (5, 8), (6, 8)])
def test_how_many_cards_bring_a_doom_counter(players: int, cards: int) -> None:
    state = doomed(" ".join(["orc"] * (cards - 2)), players)

    leave(state, "goblin")
    assert (len(state.doom), state.doom_counters) == (cards - 1, 0)

    played = leave(state, "stray")
    assert (state.doom, state.doom_counters) == (["stray"], 1)
    assert played.events_of(DoomRose) == [DoomRose(1)]


@pytest.mark.rule("R1-ADOOM-09", "R1-ADOOM-10", "R1-ADOOM-14")
def test_the_last_card_moves_to_the_start_and_the_others_leave_the_track() -> None:
    state = doomed("orc")

    leave(state, "stray", "goblin", "giant")

    assert state.doom == ["giant"]
    assert (state.discards["green"], state.discards["yellow"]) == (["orc", "goblin"], ["stray"])
    assert state.doom_counters == 1


@pytest.mark.rule("R1-ADOOM-11")
def test_coats_of_arms_are_covered_from_the_beginning_of_the_track() -> None:
    state = doomed("orc")

    leave(state, "stray", "goblin", "giant", "hoard", "riddle", "herald")

    assert state.doom_counters == 2
    assert view(state, None).doom_counters == 2


@pytest.mark.rule("R1-ADOOM-01", "R1-ADOOM-10")
def test_the_start_card_is_hidden_until_it_leaves_the_track() -> None:
    state = doomed("orc")
    state.is_start_unseen = True
    assert [view(state, viewer).doom for viewer in (0, 1, None)] == [[""]] * 3

    played = leave(state, "stray", "goblin", "giant")

    assert played.events_of(StartCardSeen) == [StartCardSeen("orc")]
    assert played.gates != []
    assert view(state, 0).doom == ["giant"]


@pytest.mark.rule("R1-ADOOM-12")
def test_when_the_last_coat_of_arms_is_covered_the_final_battle_begins() -> None:
    state = doomed("orc goblin stray", decks={"red": "wyrm"})
    state.doom_counters = 7
    assert not is_doomed(state)

    leave(state, "giant")
    assert is_doomed(state)
    played = play(state, beat)

    assert (state.phase, state.doom_counters) == ("final", 8)
    assert played.events == [FinalBattleBegan(0)]
    assert played.asked == [], "neither market nor experience any more"


@pytest.mark.rule("R1-ADOOM-13")
def test_a_doom_counter_in_the_middle_of_an_adventure_lets_it_go_on() -> None:
    state = doomed("orc riddle stray", decks={"green": "breeze goblin"}, event_box="wind")

    play(
        state,
        until("market"),
        [Attempt(), FightOn(), AttackWith("ann")],
        Rigged(deck__green=[0, 0], **d20(0, 20)),
    )

    assert (state.doom_counters, state.doom) == (1, ["breeze", "goblin"])
    assert state.players[0].counters == [1, 0, 0, 0]


@pytest.mark.rule("R1-ADOOM-13", "R1-ADOOM-12")
def test_the_last_doom_counter_breaks_an_adventure_off() -> None:
    state = doomed("orc riddle stray", decks={"green": "breeze goblin", "red": "wyrm"}, event_box="wind")
    state.doom_counters = 7

    played = play(state, until("final"), [Attempt()], Rigged(deck__green=[0]))

    assert played.events_of(FinalBattleBegan) == [FinalBattleBegan(0)]
    assert (state.venture, state.decks["green"].cards) == (None, ["goblin"])


@pytest.mark.rule("R1-AMODE-02")
def test_in_the_advanced_game_three_runes_still_win() -> None:
    state = doomed(heroes=[hero("ann", items="wyrm drake"), hero("bob")])

    played = play(state, lambda table: gain_card(table, 0, "serpent"))

    assert played.over
    assert state.winner == 0


@pytest.mark.rule("R1-AMODE-02")
def test_in_the_advanced_game_the_death_of_margath_still_wins() -> None:
    red = spot("red")
    state = doomed(heroes=[hero("ann", red, items="cleaver"), hero("bob")], decks={"red": "tyrant"})

    played = play(
        state,
        until("market"),
        [Attempt(), FightOn(), AttackWith("ann")],
        Rigged(deck__red=[0], **d20(0, 20)),
    )

    assert played.over
    assert (state.winner, state.phase) == (0, "over")


def test_where_neither_deck_nor_discards_have_a_card_none_is_drawn() -> None:
    drawn: list[str | None] = []

    play(position(), lambda table: drawn.append(draw_adventure(table, "blue")))

    assert drawn == [None]
