"""Trophies: catalogue chapters TROPHY, XTROPHY."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.cards.define import ADVENTURES, Cost
from questhall.games.runebound3.events.hero import Healed
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.events.skills import TrophyClaimed, TrophyGained, TrophySpent
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.skills import Learn, SpendTrophy, TakeTrophy
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.rules.adventure import attempt_quest, resolve_event
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.trophies import DECKS, claim, gain_trophy
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State, Trophy
from questhall.games.runebound3.table_view import TrophyView
from questhall.games.runebound3.view import view
from support.runebound3 import WILD, fight, hero, play, position
from support.runebound3_matches import match_at, seen
from support.stretch import Played, Rigged

CARD: dict[Deck, str] = {"exploration": "swamp_tales", "social": "tales_of_old", "combat": "ogre"}
REST: dict[Deck, str] = {"exploration": "my_kitty", "social": "runesmith", "combat": "witch"}


def with_decks(**mine: Any) -> State:
    """Corbin, and one card in each adventure deck."""
    state = position(hero("corbin", **mine), hero("mok", "everton"))
    state.decks = {deck: [card] for deck, card in CARD.items()}
    return state


def take(state: State, kind: Cost, *answers: TakeTrophy, **chance: list[int]) -> Played[State]:
    return play(state, lambda table: gain_trophy(table, 0, kind), answers, Rigged(**chance))


def trophies(state: State) -> list[str]:
    return [trophy.card for trophy in state.players[0].trophies]


@pytest.mark.rule("R3-TROPHY-01")
def test_trophies_lie_face_down_and_are_spent_to_learn_skills() -> None:
    state = with_decks(hand="vigilance", trophies="witch*")

    assert view(state, 1).heroes[0].trophies == [TrophyView("combat", "")]
    played = play(state, take_turn, [Learn("vigilance")])

    assert played.events_of(TrophySpent) == [TrophySpent(0, "witch")]
    assert (trophies(state), state.players[0].skills) == ([], ["vigilance"])
    assert Learn("parry") not in turn_moves(with_decks(hand="parry"), 0), "without trophies nothing is learned"


@pytest.mark.rule("R3-TROPHY-02")
def test_a_claimed_card_lies_beside_the_hero_and_in_no_pile() -> None:
    state = with_decks()

    played = play(state, lambda table: claim(table, 0, "witch"))

    assert (played.events, state.players[0].trophies) == ([TrophyClaimed(0, "witch")], [Trophy("witch", known=True)])
    assert state.discards == {deck: [] for deck in DECKS}


@pytest.mark.rule("R3-TROPHY-03")
def test_what_answers_to_gaining_a_trophy_answers_to_claiming_one() -> None:
    """Small Mercies heals its owner whenever he gains a trophy."""
    claimed = with_decks(skills="small_mercies", damage=3)
    played = play(claimed, lambda table: claim(table, 0, "witch"))
    gained = take(with_decks(skills="small_mercies", damage=3), "combat", deck__combat=[0])

    assert len(played.events_of(Healed)) == len(gained.events_of(Healed)) == 1
    assert played.events_of(Healed) == gained.events_of(Healed)


@pytest.mark.rule("R3-TROPHY-04", "R3-GAIN-03")
@pytest.mark.parametrize("deck", DECKS)
def test_a_trophy_is_gained_from_the_deck_of_its_type_face_down(deck: Deck) -> None:
    state = with_decks()

    played = take(state, deck, **{f"deck__{deck}": [0]})

    assert state.players[0].trophies == [Trophy(CARD[deck], known=False)]
    assert state.decks == {each: [] if each == deck else [CARD[each]] for each in DECKS}
    assert seen(played, 0) == [TrophyGained(0, deck, CARD[deck])]
    assert seen(played, 1) == seen(played, None) == [TrophyGained(0, deck)], "others see the back only"


@pytest.mark.rule("R3-TROPHY-05")
@pytest.mark.parametrize("deck", DECKS)
def test_if_no_type_is_said_the_hero_chooses_among_those_that_are_left(deck: Deck) -> None:
    state = with_decks()

    played = take(state, "any", TakeTrophy(deck), **{f"deck__{deck}": [0]})

    assert played.asked[0].moves == [*map(TakeTrophy, DECKS)]
    assert trophies(state) == [CARD[deck]]


@pytest.mark.rule("R3-TROPHY-06")
def test_from_an_empty_deck_the_top_of_its_discard_pile_is_gained() -> None:
    state = with_decks()
    state.decks["combat"], state.discards["combat"] = [], ["witch", "ettin", "razorwing"]

    played = take(state, "combat")

    assert played.events == [TrophyGained(0, "combat", "razorwing")]
    assert (trophies(state), state.discards["combat"]) == (["razorwing"], ["witch", "ettin"])
    assert view(state, 1).heroes[0].trophies == [TrophyView("combat", "razorwing")], "it lay open before"


@pytest.mark.rule("R3-TROPHY-06")
def test_while_the_deck_has_cards_the_discard_pile_is_left_alone() -> None:
    state = with_decks()
    state.discards["combat"] = ["witch"]

    take(state, "combat", deck__combat=[0])

    assert (trophies(state), state.discards["combat"]) == (["ogre"], ["witch"])


@pytest.mark.rule("R3-TROPHY-07", "R3-ENEMY-03")
def test_a_defeated_enemy_brings_its_reward_and_then_itself() -> None:
    state = fight(position(hero("corbin", gold=0), hero("mok")), "ogre", phase="done")
    assert state.fight is not None
    state.fight.end = "won"

    played = play(state, fight_on)

    assert played.events[1:] == [GoldGained(0, 3), TrophyClaimed(0, "ogre")]
    assert (trophies(state), state.discards["combat"]) == (["ogre"], [])


@pytest.mark.rule("R3-TROPHY-10")
def test_a_hero_may_look_at_the_own_trophies_at_any_time_and_at_no_others() -> None:
    match = match_at(position(hero("corbin", trophies="ogre* witch"), hero("mok", trophies="runesmith*"), active=1))

    mine, theirs = (each.trophies for each in match.view(0).heroes)
    assert (mine, theirs) == ([TrophyView("combat", "ogre"), TrophyView("combat", "witch")], [TrophyView("social", "")])
    mine, theirs = (each.trophies for each in match.view(1).heroes)
    assert (mine, theirs) == (
        [TrophyView("combat", ""), TrophyView("combat", "witch")],
        [TrophyView("social", "runesmith")],
    )


@pytest.mark.rule("R3-LIMIT-03", "R3-TROPHY-06")
def test_where_no_trophy_is_left_nothing_answers_to_gaining_one() -> None:
    state = with_decks(skills="small_mercies", damage=3)
    state.decks["combat"] = []

    played = take(state, "combat")

    assert (played.events, state.players[0].trophies, state.players[0].damage) == ([], [], 3)


@pytest.mark.rule("R3-TROPHY-12")
def test_a_hero_may_have_any_number_of_trophies() -> None:
    every = [card for card in ADVENTURES if card != "ogre"]
    state = with_decks(trophies=" ".join(every))

    played = take(state, "combat", deck__combat=[0])

    assert (trophies(state), played.asked) == ([*every, "ogre"], [])


@pytest.mark.rule("R3-TROPHY-13", "R3-SPEND-04")
def test_spent_trophies_are_discarded_each_to_the_pile_of_its_own_deck() -> None:
    state = with_decks(hand="jack_of_all_trades", trophies="swamp_tales tales_of_old ogre*", assets="elven_armor")
    state.discards["combat"] = ["witch"]

    played = play(state, take_turn, [Learn("jack_of_all_trades")])

    assert state.discards == {"exploration": ["swamp_tales"], "social": ["tales_of_old"], "combat": ["witch", "ogre"]}
    assert len(played.events_of(TrophySpent)) == 3
    assert view(state, 1).discards["combat"] == ["witch", "ogre"], "face up: everybody sees it now"
    assert played.gates == ["trophy", "skill"], "of the ogre only its owner knew"


@pytest.mark.rule("R3-SPEND-04")
@pytest.mark.parametrize("deck", DECKS)
def test_if_no_type_is_named_any_trophy_may_be_spent(deck: Deck) -> None:
    state = with_decks(hand="vigilance", trophies=" ".join(CARD.values()))

    played = play(state, take_turn, [Learn("vigilance"), SpendTrophy(deck)])

    assert played.asked[1].moves == [*map(SpendTrophy, DECKS)]
    assert state.discards == {each: [CARD[each]] if each == deck else [] for each in DECKS}


@pytest.mark.rule("R3-XTROPHY-01")
@pytest.mark.parametrize("card", ["quest", "event", "enemy"])
def test_additional_trophies_come_after_the_card_itself(card: str) -> None:
    state = with_decks(quests="dragon_bones")
    chance = Rigged(seat__0__terrain=[WILD] * 3, deck__exploration=[0])
    match card:
        case "quest":
            state.players[0].hex = 46
            played = play(state, lambda table: attempt_quest(table, 0, "dragon_bones"), [TakeOutcome(2)], chance)
            told = [TrophyClaimed(0, "dragon_bones"), TrophyGained(0, "exploration", CARD["exploration"])]
        case "event":
            feats: Any = ADVENTURES["feats_of_strength"]
            state.skill_deck = ["parry", "parry"]
            chance = Rigged(deck__skills=[0, 0], deck__combat=[0])
            played = play(state, lambda table: resolve_event(table, 0, feats), [TakeOption(1)], chance)
            told = [TrophyClaimed(0, "feats_of_strength"), TrophyGained(0, "combat", CARD["combat"])]
        case _:
            fight(state, "cave_bear", phase="done")
            assert state.fight is not None
            state.fight.end = "won"
            played = play(state, fight_on, [TakeOption(2)], Rigged(deck__exploration=[0]))
            told = [TrophyClaimed(0, "cave_bear"), TrophyGained(0, "exploration", CARD["exploration"])]

    gained = [event for event in seen(played, 0) if isinstance(event, TrophyClaimed | TrophyGained)]
    assert gained == told
