"""What a seat cannot know is dealt anew in imagined matches: all that is possible, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec import msgpack

import questhall
from questhall.engine.chance import Dream
from questhall.games.calltoadventure.cards.define import DESTINIES, FATE, MOTIVATIONS, ORIGINS
from questhall.games.calltoadventure.imagining import redraw
from questhall.games.calltoadventure.pieces import pieces
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.view import view
from support.calltoadventure import hero, position

DREAMS = 600
ENCODE = msgpack.Encoder().encode
DECODE = msgpack.Decoder(State).decode


def dreams(state: State, seat: int, count: int = DREAMS) -> list[State]:
    """The position as a seat imagines it, many times."""
    found = []
    for number in range(count):
        other = DECODE(ENCODE(state))
        redraw(other, seat, Dream(number * 0x9E3779B97F4A7C15 + 1))
        found.append(other)
    return found


def of_side(side: str) -> set[str]:
    return {card.id for card in FATE.values() if card.side == side and not card.is_base}


def rivals() -> State:
    """Seats 1 and 2 hold two cards of one side and one of the other."""
    return position(
        hero("soldier", hand="stormlight stormlight voidlight"),
        hero("healer", destiny="skybreaker", hand="glyphward voidlight fireside_tale"),
        hero("farmer", destiny="mad_genius", hand="honorblade hasty_shelter boon_and_curse"),
    )


def test_own_cards_and_the_sides_of_the_others_stay() -> None:
    state = rivals()
    for dream in dreams(state, 0, 40):
        assert dream.players[0] == state.players[0]
        for seat in (1, 2):
            assert [FATE[card].side for card in dream.players[seat].hand] == [
                FATE[card].side for card in state.players[seat].hand
            ]


def test_no_card_is_lost_or_made_up() -> None:
    state = rivals()
    for seat in (0, 1, 2):
        assert all(pieces(dream) == pieces(state) for dream in dreams(state, seat, 20))


def test_every_card_that_may_be_in_a_hand_turns_up_there_and_no_other() -> None:
    """Both copies of Stormlight are in the own hand, and both of the Honorblade have been played."""
    state = position(
        hero("soldier", hand="stormlight stormlight"),
        hero("healer", destiny="skybreaker", hand="glyphward voidlight"),
        hero("farmer", destiny="mad_genius", hand="hasty_shelter boon_and_curse", played="honorblade honorblade"),
    )
    seen = {side: set[str]() for side in ("hero", "antihero")}
    for dream in dreams(state, 0):
        for card in dream.players[1].hand + dream.players[2].hand:
            seen[FATE[card].side].add(card)
    assert seen["hero"] == of_side("hero") - {"stormlight"}
    assert seen["antihero"] == of_side("antihero") - {"honorblade"}


def test_a_card_of_which_two_copies_are_hidden_turns_up_twice_as_often() -> None:
    state = position(hero(hand="voidlight"), hero("healer", hand="boon_and_curse"))
    often = Counter(dream.players[1].hand[0] for dream in dreams(state, 0, 4000))
    expected = 4000 / (24 - 1)  # of 24 antihero cards one is in the own hand
    assert often["voidlight"] == pytest.approx(expected, rel=0.25)
    assert often["honorblade"] == pytest.approx(2 * expected, rel=0.25)
    assert often["broken_oath"] == pytest.approx(expected, rel=0.25)


def test_no_card_of_odiums_deck_turns_up_in_a_hand() -> None:
    state = position(hero(), hero("healer", hand="voidlight boon_and_curse"), mode="cooperative")
    seen = {card for dream in dreams(state, 0) for card in dream.players[1].hand}
    assert seen == {card for card in of_side("antihero") if not FATE[card].has_skull}
    assert all(dream.odium == state.odium for dream in dreams(state, 0, 5))


def test_a_hidden_destiny_may_be_any_that_the_seat_has_not_seen() -> None:
    """The own one and the one given back are known, and so is one that lies face up."""
    state = position(
        hero(destiny="edgedancer"),
        hero("healer", destiny="skybreaker"),
        hero("farmer", destiny="windrunner", revealed=True),
        mode="cooperative",
    )
    state.players[0].dealt = ["willshaper"]
    state.destinies.remove("willshaper")
    seen = {dream.players[1].destiny for dream in dreams(state, 0)}
    own = {card.id for card in DESTINIES.values() if not card.is_base}
    assert seen == own - {"edgedancer", "willshaper", "windrunner"}
    assert {dream.players[2].destiny for dream in dreams(state, 0, 40)} == {"windrunner"}


def test_what_others_gave_back_may_be_anything_that_lies_nowhere_to_be_seen() -> None:
    state = position(hero("soldier", "will_to_power", "edgedancer"), hero("healer", "unsettled_score", "skybreaker"))
    state.players[0].dealt = ["farmer", "honor_of_the_house", "windrunner"]
    state.players[1].dealt = ["bridgeman", "spark_in_the_storm", "mad_genius"]
    for card in (*state.players[0].dealt, *state.players[1].dealt):
        for pile in (state.origins, state.motivations, state.destinies):
            if card in pile:
                pile.remove(card)
    seen = [{dream.players[1].dealt[place] for dream in dreams(state, 0)} for place in range(3)]
    decks = [{card.id for card in kind.values() if not card.is_base} for kind in (ORIGINS, MOTIVATIONS, DESTINIES)]
    assert seen[0] == decks[0] - {"soldier", "healer", "farmer"}
    assert seen[1] == decks[1] - {"will_to_power", "unsettled_score", "honor_of_the_house"}
    assert seen[2] == decks[2] - {"edgedancer", "windrunner", "stoneward"}  # the last is for partners only
    assert all(dream.players[0].dealt == state.players[0].dealt for dream in dreams(state, 0, 20))


def test_cards_still_to_be_chosen_from_are_imagined_too() -> None:
    match = questhall.new("calltoadventure", players=2, seed=3)
    rng = Random(1)
    imagined = [match.imagine(0, rng).state for _ in range(30)]
    assert all(state.players[0].dealt == match.state.players[0].dealt for state in imagined)
    assert len({tuple(state.players[1].dealt) for state in imagined}) > 20


@pytest.mark.parametrize("seed", range(3))
def test_all_a_seat_sees_is_the_same_in_every_dream(seed: int) -> None:
    match = questhall.new("calltoadventure", players=3, seed=seed, options={"base": bool(seed % 2)})
    rng = Random(seed)
    for step in range(120):
        if match.over:
            break
        if step % 10 == 9:
            for seat in match.seats:
                state = DECODE(ENCODE(match.state))
                redraw(state, seat, Dream(step))
                assert ENCODE(view(state, seat)) == ENCODE(view(match.state, seat))
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
