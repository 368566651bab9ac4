"""Hero and antihero cards of the base game: what they do when they are mixed in."""

from __future__ import annotations

import pytest

from questhall.games.calltoadventure.cards.base_fate import CARDS
from questhall.games.calltoadventure.cards.define import CHALLENGES, FATE, PARTS
from questhall.games.calltoadventure.events.gains import CardDrawn, ExperienceLost
from questhall.games.calltoadventure.moves import DrawFrom, PickAbilities, Sacrifice
from questhall.games.calltoadventure.rules.attempt import pool
from support.calltoadventure_fate import (
    after,
    before,
    during,
    hero,
    lay_in_made_up_cards,
    margin,
    odium_plays,
    offered,
    position,
    use,
)
from support.stretch import Rigged

SCHEME = "radiants_united"


@pytest.fixture(autouse=True)
def made_up_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    lay_in_made_up_cards(monkeypatch)


@pytest.mark.rule("CA-BASE-09")
def test_14_hero_cards_are_mixed_in() -> None:
    assert {card.id: card.copies for card in CARDS if card.side == "hero"} == {
        "brilliant_mind": 1,
        "divine_gift": 1,
        "surprise_attack": 1,
        "inner_strength": 1,
        "ingenious_plan": 1,
        "unlikely_alliance": 2,
        "reject_the_darkness": 2,
        "timely_rescue": 1,
        "glorious_victory": 2,
        "comrade_in_arms": 2,
    }


@pytest.mark.rule("CA-BASE-10")
def test_13_antihero_cards_are_mixed_in_and_the_harsh_lesson_carries_the_skull() -> None:
    assert {card.id: card.copies for card in CARDS if card.side == "antihero"} == {
        "against_all_rules": 3,
        "unbridled_rage": 2,
        "fateful_choice": 2,
        "harsh_lesson": 2,
        "bitter_parting": 2,
        "relentlessness": 2,
    }
    assert [card.id for card in CARDS if card.has_skull] == ["harsh_lesson"]
    assert all(card.is_base for card in CARDS)


def test_no_card_shares_its_name_with_another_deck() -> None:
    assert not set(FATE) & (set(PARTS) | set(CHALLENGES))


@pytest.mark.rule("CA-FAQ-03", "CA-FAQ-04")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.moment in ("before", "during")])
def test_every_card_keeps_to_its_side_of_the_cast(card: str) -> None:
    early, late = before(hero(allies="friend"), hero()), during(hero(allies="friend"), hero())
    assert (0 in offered(early, card), 0 in offered(late, card)) in ((True, False), (False, True))
    assert (0 in offered(early, card)) == (FATE[card].moment == "before")


@pytest.mark.rule("CA-BASE-12")
@pytest.mark.parametrize("card", ["inner_strength", "against_all_rules"])
def test_a_card_for_oneself_is_for_any_hero_against_odium(card: str) -> None:
    assert offered(during(), card, seat=1) == []
    assert offered(during(), card, seat=0) == [0]
    assert offered(during(scheme=SCHEME), card, seat=1) == [0]


# Hero cards


@pytest.mark.parametrize(
    ("card", "challenge", "plus"),
    [
        ("brilliant_mind", "trial", 2),
        ("brilliant_mind", "other_trial", 2),
        ("surprise_attack", "trial", 2),
        ("surprise_attack", "other_trial", 1),
    ],
)
def test_mind_and_attack_help_most_with_their_abilities(card: str, challenge: str, plus: int) -> None:
    state = before(card=challenge)

    use(state, card, seat=1)

    assert margin(state)[0] == plus


def test_a_divine_gift_is_a_sun_and_a_hero_card() -> None:
    state = after()
    assert offered(state, "divine_gift", 1) == [1]

    played = use(state, "divine_gift", 1, seat=1, chance=Rigged(deck__hero=[0]))

    assert state.players[1].corruption == 1
    assert state.players[1].hand == ["stormlight"]
    assert [told.mask for told in played.events if hasattr(told, "mask")] == [CardDrawn(1, "hero")]


def test_a_divine_gift_may_be_anybodys_against_odium() -> None:
    assert offered(after(scheme=SCHEME), "divine_gift") == [0, 1]
    assert offered(position(at="after", scheme=SCHEME), "divine_gift") == []


def test_inner_strength_repeats_the_own_cast() -> None:
    state = during()

    use(state, "inner_strength")

    assert state.attempt is not None
    assert state.attempt.again


def test_an_ingenious_plan_changes_an_ability_for_nothing() -> None:
    state = before()

    use(state, "ingenious_plan", answers=[PickAbilities("strength", "wisdom")])

    assert pool(state) == ["core1", "core2", "core3", "strength1", "strength2"]
    assert margin(state) == (0, 5)


def test_an_unlikely_alliance_pays_both() -> None:
    state = before()

    use(state, "unlikely_alliance", 0, seat=1)

    assert margin(state)[0] == 1
    assert [player.xp for player in state.players] == [4, 4]


def test_an_alliance_with_oneself_pays_once() -> None:
    state = before()

    use(state, "unlikely_alliance", 0)

    assert [player.xp for player in state.players] == [4, 3]


@pytest.mark.parametrize(("space", "left"), [(1, 0), (3, 2), (4, 2), (6, 4)])
def test_whoever_rejects_the_darkness_comes_up_faster_from_the_depths(space: int, left: int) -> None:
    state = after(hero(), hero(corruption=space))

    use(state, "reject_the_darkness", 1)

    assert state.players[1].corruption == left


def test_nobody_on_the_highest_space_has_any_darkness_to_reject() -> None:
    assert offered(after(hero(corruption=0), hero()), "reject_the_darkness") == [1]


@pytest.mark.parametrize(("seat", "result"), [(0, 5), (1, 6)])
def test_a_timely_rescue_is_worth_more_to_another_hero(seat: int, result: int) -> None:
    state = during()

    use(state, "timely_rescue", 0, seat=seat)

    assert margin(state) == (result, 5)


def test_a_glorious_victory_is_two_experience() -> None:
    state = after()

    use(state, "glorious_victory", 0)

    assert state.players[0].xp == 5
    assert offered(state, "glorious_victory", 1) == []
    assert offered(after(succeeded=False), "glorious_victory") == []


@pytest.mark.parametrize(("allies", "plus"), [("", 1), ("friend", 2), ("friend cousin*", 2), ("friend cousin", 3)])
def test_comrades_in_arms_are_allies_that_are_still_there(allies: str, plus: int) -> None:
    state = before(hero(allies=allies), hero())

    use(state, "comrade_in_arms", 0, seat=1)

    assert margin(state)[0] == plus


# Antihero cards


@pytest.mark.parametrize(("cast", "result"), [("core1:0", 2), ("core1:0 dark1:0", 4)])
def test_against_all_rules_helps_most_with_dark_runes(cast: str, result: int) -> None:
    state = during(cast=cast)

    use(state, "against_all_rules")

    assert margin(state)[0] == result


@pytest.mark.parametrize(
    ("card", "path", "dark", "plus"),
    [("trial", "upper", 1, 1), ("trial", "lower", 0, 1), ("other_trial", "upper", 1, 0)],
)
def test_unbridled_rage_adds_a_dark_rune_and_helps_the_strong(card: str, path: str, dark: int, plus: int) -> None:
    state = before(card=card, path=path)

    use(state, "unbridled_rage", seat=1)

    assert pool(state).count("dark1") == dark
    assert margin(state)[0] == plus


def test_rage_is_no_use_where_neither_dark_runes_nor_strength_are() -> None:
    assert offered(before(card="radiant_trial"), "unbridled_rage") == []


@pytest.mark.parametrize(("side", "difficulty", "space"), [("hero", 6, 2), ("antihero", 5, 3)])
def test_a_fateful_choice_is_made_by_whoever_attempts_something(side: str, difficulty: int, space: int) -> None:
    state = before()
    answer = DrawFrom(side)  # type: ignore[arg-type]

    played = use(state, "fateful_choice", seat=1, answers=[answer], chance=Rigged(**{f"deck__{side}": [0]}))

    assert played.topics == [(0, "card.side")]
    assert played.asked[0].moves == [DrawFrom("hero"), DrawFrom("antihero")]
    assert [FATE[card].side for card in state.players[0].hand] == [side]
    assert margin(state)[1] == difficulty
    assert state.players[0].corruption == space


def test_a_harsh_lesson_is_two_less_and_teaches_something() -> None:
    by_a_rival, by_odium = during(), during(scheme=SCHEME)

    use(by_a_rival, "harsh_lesson", seat=1)
    odium_plays(by_odium, "harsh_lesson")

    assert margin(by_a_rival) == margin(by_odium) == (1, 5)
    assert by_a_rival.players[0].xp == by_odium.players[0].xp == 4


def test_a_bitter_parting_costs_an_ally_and_pays() -> None:
    state = before(hero(), hero(allies="friend cousin"))

    played = use(state, "bitter_parting", 1, answers=[Sacrifice("friend")])

    assert played.topics == [(1, "ally.sacrifice")]
    assert [ally.is_down for ally in state.players[1].allies] == [True, False]
    assert state.players[1].xp == 5


def test_whoever_has_nobody_to_part_with_pays() -> None:
    state = before(hero(xp=0), hero(xp=1))
    assert offered(state, "bitter_parting") == [1]

    played = use(state, "bitter_parting", 1)

    assert played.events_of(ExperienceLost) == [ExperienceLost(1, 1)]


def test_relentlessness_repeats_the_cast_at_the_price_of_a_moon() -> None:
    state = during()

    use(state, "relentlessness", seat=1)

    assert state.attempt is not None
    assert state.attempt.again
    assert [player.corruption for player in state.players] == [3, 2]
    assert offered(state, "relentlessness") == []
