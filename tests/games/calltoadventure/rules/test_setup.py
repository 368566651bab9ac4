"""Set-up: decks, characters, the first row."""

from __future__ import annotations

import pytest

from questhall.engine import Box, Event
from questhall.games.calltoadventure.cards.define import ALLIES, CHALLENGES, DESTINIES, MOTIVATIONS, ORIGINS, TRAITS
from questhall.games.calltoadventure.events.setup import CharacterMade
from questhall.games.calltoadventure.events.turn import RowOpened
from questhall.games.calltoadventure.moves import KeepCard
from questhall.games.calltoadventure.pieces import pieces
from questhall.games.calltoadventure.rules.rows import fill
from questhall.games.calltoadventure.rules.setup import begin, choose_characters, deal, lay_out
from questhall.games.calltoadventure.state import Options, State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import decks, hero, play, position
from support.stretch import Rigged

DEALT = ["soldier", "healer", "taught_by_the_best", "will_to_power", "edgedancer", "windrunner"]
OTHERS = ["farmer", "ardent", "unsettled_score", "honor_of_the_house", "skybreaker", "mad_genius"]


def fresh(seats: int = 2, **options: object) -> State:
    return lay_out(Box(seats, Options(**{"mode": "competitive", **options})))  # type: ignore[arg-type]


def dealt() -> State:
    """Both players look at their six cards."""
    state = fresh()
    for player, cards in zip(state.players, (DEALT, OTHERS), strict=True):
        player.dealt = [*cards]
        for pile in (state.origins, state.motivations, state.destinies):
            pile[:] = [card for card in pile if card not in cards]
    state.phase = "characters"
    return state


def keep(*cards: str) -> list[KeepCard]:
    return [KeepCard(card) for card in cards]


# Decks


@pytest.mark.rule("CA-SETUP-01")
def test_every_deck_is_shuffled_by_itself() -> None:
    """Chance has a say of its own in each of them: any card may be the next one."""
    state = fresh(1, deal="first_game", mode="cooperative")
    origins, motivations, destinies = [*state.origins], [*state.motivations], [*state.destinies]
    chance = Rigged(deck__origins=[5], deck__motivations=[0], deck__destinies=[9])

    play(state, deal, chance=chance)

    assert state.players[0].dealt == [origins[5], motivations[0], destinies[9]]


@pytest.mark.rule("CA-SETUP-01")
@pytest.mark.parametrize("act", [1, 2, 3])
def test_the_story_decks_are_shuffled_by_themselves(act: int) -> None:
    state = fresh()
    state.decks[act - 1] = [card for card in state.decks[act - 1] if card not in ALLIES]
    deck = [*state.decks[act - 1]]
    chance = Rigged(**{f"deck__act{act}": [7, 0, 0, 0]})
    play(state, lambda table: fill(table, act), chance=chance)  # type: ignore[arg-type]
    assert state.rows[act - 1][0].card == deck[7]


@pytest.mark.rule("CA-SETUP-09")
def test_three_story_decks_and_two_of_hero_and_antihero_cards_lie_on_the_table() -> None:
    state = fresh()
    acts: dict[str, int] = {name: card.act for kind in (TRAITS, ALLIES) for name, card in kind.items()}
    acts |= {name: card.act for name, card in CHALLENGES.items()}
    assert [{acts[card] for card in deck} for deck in state.decks] == [{1}, {2}, {3}]
    seen = view(state, None)
    assert (seen.decks, seen.hero_deck, seen.antihero_deck) == ([27, 25, 20], 24, 24)


@pytest.mark.rule("CA-SETUP-10")
@pytest.mark.parametrize(("seats", "length"), [(2, 4), (4, 5)])
def test_beside_each_story_deck_lies_a_row_face_down(seats: int, length: int) -> None:
    """Nobody knows its cards, so they are still any of the deck's."""
    state = fresh(seats)
    seen = view(state, 0)
    assert (seen.face_down, seen.rows) == ([length] * 3, [[], [], []])
    state.open = 1
    assert view(state, 0).face_down == [0, length, length]


@pytest.mark.rule("CA-SETUP-11", "CA-SETUP-12")
@pytest.mark.parametrize(("seats", "length"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_four_cards_in_a_row_and_five_with_four_players(seats: int, length: int) -> None:
    state = fresh(seats, mode="cooperative")
    decks(state, act1="escape sparring_ground buried_quarry officer scholar village_fever")
    play(state, lambda table: fill(table, 1), chance=Rigged(deck__act1=[0] * length))
    assert len(state.rows[0]) == length


@pytest.mark.rule("CA-SETUP-13")
@pytest.mark.parametrize(
    ("seats", "mode", "deck"), [(1, "cooperative", 6), (3, "cooperative", 6), (3, "competitive", None)]
)
def test_odium_and_his_deck_lie_there_in_the_modes_against_him(seats: int, mode: str, deck: int | None) -> None:
    seen = view(fresh(seats, mode=mode), 0).odium
    assert (seen.deck if seen is not None else None) == deck


# Characters


@pytest.mark.rule("CA-SETUP-02")
def test_two_cards_of_each_kind_are_dealt_to_everybody() -> None:
    state = fresh(3)
    before = pieces(state)

    play(state, deal, chance=Rigged(deck__origins=[0] * 6, deck__motivations=[0] * 6, deck__destinies=[0] * 6))

    for player in state.players:
        kinds = [sum(card in kind for card in player.dealt) for kind in (ORIGINS, MOTIVATIONS, DESTINIES)]
        assert kinds == [2, 2, 2]
    assert pieces(state) == before  # everybody has cards of his own
    assert state.phase == "characters"


@pytest.mark.rule("CA-SETUP-04")
def test_in_a_first_game_everybody_gets_one_card_of_each_kind_and_chooses_nothing() -> None:
    state = fresh(2, deal="first_game")
    play(state, deal, chance=Rigged(deck__origins=[0, 0], deck__motivations=[0, 0], deck__destinies=[0, 0]))
    cards = [[*player.dealt] for player in state.players]

    played = play(state, choose_characters)

    assert played.asked == []
    assert [[player.origin, player.motivation, player.destiny] for player in state.players] == cards


@pytest.mark.rule("CA-SETUP-03", "CA-GEN-06")
def test_everybody_keeps_one_card_of_each_kind() -> None:
    state = dealt()
    answers = keep("healer", "will_to_power", "edgedancer", "ardent", "unsettled_score", "mad_genius")

    played = play(state, choose_characters, answers)

    assert [asked.moves for asked in played.asked[:3]] == [keep(*DEALT[:2]), keep(*DEALT[2:4]), keep(*DEALT[4:])]
    first, second = state.players
    assert (first.origin, first.motivation, first.destiny) == ("healer", "will_to_power", "edgedancer")
    assert (second.origin, second.motivation, second.destiny) == ("ardent", "unsettled_score", "mad_genius")


@pytest.mark.rule("CA-SETUP-03")
def test_the_other_three_take_no_part_in_the_game() -> None:
    state = dealt()
    left = [*state.origins, *state.motivations, *state.destinies]
    answers = keep("healer", "will_to_power", "edgedancer", "ardent", "unsettled_score", "mad_genius")

    play(state, choose_characters, answers)

    assert state.players[0].dealt == ["soldier", "taught_by_the_best", "windrunner"]
    assert [*state.origins, *state.motivations, *state.destinies] == left  # they do not go back to their decks
    assert view(state, 1).heroes[0].dealt == []


@pytest.mark.rule("CA-SETUP-03")
def test_all_choose_at_the_same_time_and_unseen() -> None:
    state = dealt()
    answers = keep("healer", "will_to_power", "edgedancer", "ardent", "unsettled_score", "mad_genius")

    played = play(state, choose_characters, answers)

    assert played.events_of(CharacterMade) == [
        CharacterMade(0, "healer", "will_to_power"),
        CharacterMade(1, "ardent", "unsettled_score"),
    ]
    assert played.gates[0] == "answers"  # nothing was learned before all had answered


@pytest.mark.rule("CA-SETUP-07")
def test_origin_and_motivation_lie_face_up_and_the_destiny_face_down() -> None:
    state = dealt()
    answers = keep("healer", "will_to_power", "edgedancer", "ardent", "unsettled_score", "mad_genius")
    play(state, choose_characters, answers)

    seen = view(state, 1).heroes[0]

    assert (seen.origin, seen.motivation, seen.destiny, seen.is_revealed) == ("healer", "will_to_power", "", False)


@pytest.mark.rule("CA-SETUP-08")
@pytest.mark.parametrize(("seat", "destiny"), [(0, "edgedancer"), (1, ""), (None, "")])
def test_only_its_owner_can_look_at_a_destiny_at_any_time(seat: int | None, destiny: str) -> None:
    assert view(position(), seat).heroes[0].destiny == destiny


# The beginning


def begun(first: int = 0) -> tuple[State, list[Event]]:
    state = position(hero(xp=0), hero("healer", "will_to_power", "skybreaker", xp=0), opened=0)
    decks(state, act1="escape sparring_ground buried_quarry officer scholar", heroes="stormlight glyphward")
    chance = Rigged(first=[first], deck__hero=[1, 0], deck__act1=[0, 0, 0, 0])
    return state, play(state, begin, chance=chance).events


@pytest.mark.rule("CA-SETUP-05")
def test_everybody_has_three_experience() -> None:
    """Whoever was taught by the best has one more."""
    state, _ = begun()
    assert [player.xp for player in state.players] == [3 + 1, 3]


@pytest.mark.rule("CA-SETUP-06")
def test_everybody_has_one_hero_card() -> None:
    state, _ = begun()
    assert [player.hand for player in state.players] == [["glyphward"], ["stormlight"]]


@pytest.mark.rule("CA-SETUP-14")
def test_the_row_of_act_i_is_turned_up_and_no_other() -> None:
    state, events = begun(first=1)
    row = ("escape", "sparring_ground", "buried_quarry", "officer")
    assert events[-1] == RowOpened(1, row)
    assert (state.open, [len(row) for row in state.rows]) == (1, [4, 0, 0])
    assert (state.active, state.phase) == (1, "turn")


@pytest.mark.rule("CA-EX-03")
def test_the_example_of_the_soldier_taught_by_the_best() -> None:
    """Of six cards a soldier, his teachers and the secret order of the Edgedancers are kept."""
    state = dealt()
    answers = keep("soldier", "taught_by_the_best", "edgedancer", "ardent", "unsettled_score", "mad_genius")
    play(state, choose_characters, answers)
    decks(state, act1="escape sparring_ground buried_quarry officer", heroes="stormlight glyphward")
    play(state, begin, chance=Rigged(first=[0], deck__hero=[0, 0], deck__act1=[0, 0, 0, 0]))

    own, others = view(state, 0).heroes[0], view(state, 1).heroes[0]

    assert (own.origin, own.motivation, own.destiny) == ("soldier", "taught_by_the_best", "edgedancer")
    assert (others.origin, others.motivation, others.destiny) == ("soldier", "taught_by_the_best", "")
    assert own.corruption == 2  # the third space from the top
