"""What the words of the game mean, as the rulebook's list of terms has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import questhall
from questhall.engine import Play, Table
from questhall.games.calltoadventure.cards.define import ALLIES, CHALLENGES, DESTINIES, MOTIVATIONS, ORIGINS
from questhall.games.calltoadventure.components import ABILITIES, ACTS, FACES, SPECIAL, ability_runes
from questhall.games.calltoadventure.events.attempt import Passed
from questhall.games.calltoadventure.events.turn import CardTurnedUp, Journeyed
from questhall.games.calltoadventure.moves import BuyRunes, Journey, Pass, PickAbilities, PlayCard, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.attempt import pool
from questhall.games.calltoadventure.rules.casting import before, collect_runes
from questhall.games.calltoadventure.rules.odium import face_odium
from questhall.games.calltoadventure.rules.playing import playable
from questhall.games.calltoadventure.rules.setup import deal
from questhall.games.calltoadventure.rules.story import story_of, visible
from questhall.games.calltoadventure.rules.turn import act, main_moves
from questhall.games.calltoadventure.state import State
from support.calltoadventure import BAR, attempt, hero, play, position
from support.calltoadventure_matches import box, confronting, finished_hero, until
from support.stretch import Rigged


def in_turn(table: Table[State], *stretches: Callable[[Table[State]], Play[None]]) -> Play[None]:
    """Some steps of a turn, and not the next."""
    for stretch_of_play in stretches:
        yield from stretch_of_play(table)


@pytest.mark.rule("CA-TERM-01")
@pytest.mark.parametrize(("players", "length"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_three_acts_of_which_the_first_is_open_from_the_start(players: int, length: int) -> None:
    match = questhall.new("calltoadventure", players=players, seed=2, options={"deal": "first_game"})
    while match.state.phase != "turn":  # an ally may have to be attached
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.moves[0])

    assert ACTS == (1, 2, 3)
    assert [len(row) for row in match.view(None).rows] == [length, 0, 0]
    assert match.view(None).face_down == [0, length, length]


@pytest.mark.rule("CA-TERM-02", "CA-FAQ-32")
def test_any_hero_may_be_the_own_one() -> None:
    state = position(hero(hand="stormlight"), hero("healer"), act1="escape")
    assert playable(state, 0) == [PlayCard("stormlight", 0), PlayCard("stormlight", 1)]


@pytest.mark.rule("CA-TERM-03")
def test_odium_is_the_only_villain_and_has_no_second_path_to_choose() -> None:
    assert [card.id for card in CHALLENGES.values() if card.act == 0] == ["odium"]
    state = confronting(finished_hero(hand="relentless_fury", corruption=3))

    played = play(
        state,
        lambda table: in_turn(table, face_odium, before),
        [PickAbilities("strength", "dexterity"), Pass()],
    )

    assert played.topics == [(0, "odium.abilities"), (0, "attempt.before")]
    state.step = "before"
    assert playable(state, 0) == []  # the card that forces the other path upon a hero has no choice to take away


@pytest.mark.rule("CA-TERM-07")
def test_a_passed_challenge_is_part_of_the_story() -> None:
    state = position(hero(motivation="unsettled_score", xp=0), hero("healer"), act1="escape")
    state.decks = [[], [], []]

    played = play(
        state,
        until(lambda state: state.active == 1),
        [TryPath("escape/upper")],
        Rigged(runes=[BAR] * 3 + [BAR]),
    )

    assert played.events_of(Passed) == [Passed(0, "escape/upper", 4, 4)]
    assert state.players[0].story == ["escape/upper"]
    assert state.rows[0] == []


@pytest.mark.rule("CA-TERM-08")
def test_a_story_is_character_cards_visible_paths_traits_and_allies() -> None:
    state = position(
        hero("soldier", "keeper_of_the_faith", "windrunner", story="scholar escape/lower", allies="sister brother-")
    )
    player = state.players[0]

    assert sorted(visible(player)) == ["escape/lower", "keeper_of_the_faith", "scholar", "sister", "soldier"]
    assert story_of(player).abilities["dexterity"] == 0  # of the covered path
    assert story_of(player).abilities["constitution"] == 2

    player.is_revealed = True
    assert sorted(visible(player))[-1] == "windrunner"
    assert len(visible(player)) == 6


@pytest.mark.rule("CA-TERM-10", "CA-TERM-11")
@pytest.mark.parametrize(
    ("space", "cards"),
    [
        (0, ["stormlight"]),
        (1, ["stormlight"]),
        (2, ["stormlight", "voidlight"]),
        (3, ["stormlight", "voidlight"]),
        (4, ["stormlight", "voidlight"]),
        (5, ["voidlight"]),
        (6, ["voidlight"]),
    ],
)
def test_the_space_of_the_marker_says_which_cards_may_be_played(space: int, cards: list[str]) -> None:
    state = attempt(position(hero(hand="stormlight voidlight", corruption=space), act1="escape"), "escape")
    assert [move.card for move in playable(state, 0)] == cards


@pytest.mark.rule("CA-TERM-12", "CA-MEMO-02")
def test_two_origins_two_motivations_and_two_destinies_are_dealt() -> None:
    state = box(2)

    play(state, deal, chance=Rigged(deck__origins=[0] * 4, deck__motivations=[0] * 4, deck__destinies=[0] * 4))

    for player in state.players:
        kinds = [[card for card in player.dealt if card in kind] for kind in (ORIGINS, MOTIVATIONS, DESTINIES)]
        assert [len(cards) for cards in kinds] == [2, 2, 2]
        assert len(player.dealt) == 6
    assert not {*state.players[0].dealt} & {*state.players[1].dealt}


@pytest.mark.rule("CA-TERM-13")
@pytest.mark.parametrize("ability", ABILITIES)
def test_the_third_rune_of_an_ability_is_the_special_one(ability: str) -> None:
    ordinary, same, special = ability_runes(ability)  # type: ignore[arg-type]
    assert FACES[ordinary] == FACES[same] == ("bar", "ability")
    assert FACES[special] == ("ability", SPECIAL[ability])  # type: ignore[index]


@pytest.mark.rule("CA-TERM-14")
def test_an_attempt_is_announced_and_all_runes_that_suit_it_are_cast_without_a_question() -> None:
    """Two icons of constitution and one of dexterity; strength does not suit the escape."""
    state = position(hero(story="weathered_by_storms light_fingers", motivation="unsettled_score"), act1="escape")

    played = play(
        state, lambda table: in_turn(table, act, collect_runes, before), [TryPath("escape/upper"), BuyRunes(0)]
    )

    assert played.topics == [(0, "turn.act"), (0, "attempt.dark")]
    assert pool(state) == ["core1", "core2", "core3", "dexterity1", "constitution1", "constitution2"]


@pytest.mark.rule("CA-TERM-15")
def test_a_challenge_has_two_paths_a_trait_one_and_an_ally_none() -> None:
    state = position(hero(allies="sister"), act1="escape+brother lighteyes")
    assert main_moves(state, 0) == [TryPath("escape/upper"), TryPath("escape/lower"), TakeTrait("lighteyes")]
    assert "sister" in ALLIES
    assert state.players[0].story == []  # it lies beside the board


@pytest.mark.rule("CA-TERM-16", "CA-MEMO-06")
def test_a_journey_costs_one_experience_and_replaces_an_open_card_once_a_turn() -> None:
    state = position(hero(motivation="unsettled_score", xp=3), act1="escape lighteyes darkeyes buried_quarry")
    state.decks[0] = ["recruiting_day"]

    played = play(state, act, [Journey("escape")], Rigged(deck__act1=[0]))

    assert played.events_of(Journeyed) == [Journeyed(0, "escape", 1)]
    assert played.events_of(CardTurnedUp) == [CardTurnedUp("recruiting_day")]
    assert (state.players[0].xp, state.discards[0]) == (2, ["escape"])
    assert [slot.card for slot in state.rows[0]] == ["lighteyes", "darkeyes", "buried_quarry", "recruiting_day"]

    again = play(state, act, [TakeTrait("darkeyes")], Rigged(deck__act1=[0]))
    assert not any(isinstance(move, Journey) for move in again.asked[0].moves)
