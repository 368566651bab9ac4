"""Quests and events of the Corpse King."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.cards.adventures import corpse_king
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS, AdventureCard, Event, Quest
from questhall.games.runebound3.events.story import ZombieKilled
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption
from questhall.games.runebound3.moves.skills import TakeSkill
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.rules.adventure import attempt_quest, follow_rumour, resolve, rumours_here
from questhall.games.runebound3.state import State
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, WILD, hero, hex_of, play, position
from support.runebound3_decks import attributes_tested, failures_of, gains_of, option_line, quest_line, sums
from support.stretch import Played, Rigged

SUCCESS = next(id for id, skill in SKILLS.items() if skill.success)
BLANK = next(id for id, skill in SKILLS.items() if not skill.success)


def in_the_kings_land(at: str = "tamalir", *, zombies: str = "", skills: str = "", **about: object) -> State:
    """Lissa alone, with one ally, among zombies."""
    state = position(hero("lissa", at, tokens=1, **about), scenario="corpse_king", skill_deck=skills)  # type: ignore[arg-type]
    state.zombies = [hex_of(place) for place in zombies.split()]
    return state


def explore(state: State, quest: str, outcome: int, dice: list[int]) -> Played[State]:
    chance = Rigged(seat__0__terrain=dice)
    return play(state, lambda table: attempt_quest(table, 0, quest), [TakeOutcome(outcome)], chance)


def meet(state: State, event: str, option: int, *answers: object) -> Played[State]:
    """Lissa takes an option of an event; a test reveals what lies on the skill deck."""
    state.decks[ADVENTURES[event].deck].remove(event)
    cards = Rigged(deck__skills=[0] * len(state.skill_deck))
    return play(state, lambda table: resolve(table, 0, event), [TakeOption(option), *answers], cards)  # type: ignore[list-item]


def claimed(state: State) -> list[str]:
    return [trophy.card for trophy in state.players[0].trophies]


# The frame


@pytest.mark.rule("R3-SCEN-01")
def test_seven_quests_and_two_events_seven_events_and_two_quests_and_one_of_each() -> None:
    decks = (corpse_king.EXPLORATION, corpse_king.SOCIAL, corpse_king.COMBAT)
    kinds = [[type(card) for card in deck] for deck in decks]
    assert kinds == [[Quest] * 7 + [Event] * 2, [Event] * 7 + [Quest] * 2, [Event, Quest]]
    assert {(card.deck, card.scenario) for card in corpse_king.EXPLORATION} == {("exploration", "corpse_king")}
    assert {(card.deck, card.scenario) for card in corpse_king.SOCIAL} == {("social", "corpse_king")}
    assert {(card.deck, card.scenario) for card in corpse_king.COMBAT} == {("combat", "corpse_king")}
    assert len({card.id for card in corpse_king.CARDS}) == len(corpse_king.CARDS) == 20
    assert all(ADVENTURES[card.id] is card for card in corpse_king.CARDS)


def test_where_quests_lead_and_what_they_ask_for() -> None:
    assert {card.id: quest_line(card) for card in corpse_king.CARDS if isinstance(card, Quest)} == {
        "open_graves": ("bitter_lowlands", "h hh hhw"),
        "poisoned_well": ("misty_plains", "w pw ppw"),
        "lost_patrol": ("thicket_of_despair", "f ff f?"),
        "silent_mill": ("stubwood", "spirit 1 2"),
        "bone_road": ("southern_plains", "p pw ppp"),
        "lantern_below": ("mountains_of_despair", "mind 1 2"),
        "dead_ferryman": ("lake_kernan", "w fw w?"),
        "oath_of_the_guard": ("everton", "body 1 2 3"),
        "funeral_feast": ("trade_town", "p hh pff"),
        "last_stand": ("breath_of_kellos", "h hm hhm"),
    }


def test_what_events_ask_for() -> None:
    events = [card for card in corpse_king.CARDS if isinstance(card, Event)]
    assert {card.id: tuple(map(option_line, card.options)) for card in events} == {
        "fresh_barrow": ("free", "spirit"),
        "stray_pilgrims": ("to every shrine", "body"),
        "idle_spades": ("2 gold", "mind"),
        "deserter": ("spirit", "body"),
        "widow_at_the_gate": ("to cursed_ruins, spirit", "free"),
        "black_physician": ("free", "mind-1"),
        "bone_auction": ("mind", "1 gold"),
        "night_watch": ("body", "free"),
        "whispering_skull": ("mind-1", "spirit-1"),
        "horn_in_the_fog": ("body-1", "free"),
    }
    assert attributes_tested(corpse_king.CARDS) == {"body": 5, "mind": 5, "spirit": 5}


def test_what_the_decks_bring_in_all() -> None:
    brings = [sums_of(deck) for deck in (corpse_king.EXPLORATION, corpse_king.SOCIAL, corpse_king.COMBAT)]
    assert brings == [
        {"heal": 106, "gold": 29, "tokens": 2, "draw": 4, "trophy": 3, "learn": 1, "move": 3, "zombies": -2}
        | {"trophies": ["any"], "assets": [7]},
        {"heal": 14, "gold": 16, "tokens": 4, "draw": 5, "trophy": 6, "learn": 1, "delayed": 1, "zombies": -2}
        | {"trophies": ["social", "social"], "assets": [6]},
        {"damage": 1, "gold": 5, "trophy": 2, "trophies": ["combat", "combat"]},
    ]
    losses = sums(gain for card in corpse_king.CARDS for gain in failures_of(card))
    assert losses == {"damage": 12, "gold": -3, "zombies": 4}


def sums_of(deck: tuple[AdventureCard, ...]) -> dict[str, object]:
    return sums(gain for card in deck for gain in gains_of(card))


def test_six_bring_an_ally_eight_wake_zombies_and_five_lay_them_to_rest() -> None:
    every = {card.id: [*gains_of(card), *failures_of(card)] for card in corpse_king.CARDS}
    assert [id for id, gains in every.items() if any(gain.tokens for gain in gains)] == [
        "lost_patrol",
        "bone_road",
        "idle_spades",
        "deserter",
        "widow_at_the_gate",
        "oath_of_the_guard",
    ]
    assert {id: woken for id, gains in every.items() if (woken := sum(max(gain.zombies, 0) for gain in gains))} == {
        "poisoned_well": 1,
        "fresh_barrow": 1,
        "stray_pilgrims": 1,
        "idle_spades": 1,
        "widow_at_the_gate": 1,
        "black_physician": 1,
        "whispering_skull": 1,
        "horn_in_the_fog": 1,
    }
    assert {id: laid for id, gains in every.items() if (laid := sum(min(gain.zombies, 0) for gain in gains))} == {
        "open_graves": -3,
        "silent_mill": -1,
        "idle_spades": -2,
        "night_watch": -1,
        "last_stand": -1,
    }


# Some of them in play


@pytest.mark.rule("R3-ALLY-01")
def test_the_last_of_the_patrol_becomes_an_ally() -> None:
    state = in_the_kings_land("0,8", quests="lost_patrol", gold=0)
    explore(state, "lost_patrol", 3, [WILD, FOREST_HILLS, PLAINS])
    assert (state.players[0].tokens, state.players[0].gold, claimed(state)) == (2, 0, ["lost_patrol"])


@pytest.mark.rule("R3-ZOMB-03")
def test_nailing_lids_down_takes_the_nearest_zombie_off_the_board() -> None:
    state = in_the_kings_land("bitter_lowlands", quests="open_graves", gold=0, zombies="cursed_ruins 11,5 tamalir")
    played = explore(state, "open_graves", 2, [FOREST_HILLS, FOREST_HILLS, PLAINS])
    assert state.zombies == [hex_of("cursed_ruins"), hex_of("tamalir")]
    assert played.events_of(ZombieKilled) == [ZombieKilled(0, hex_of("11,5"))]
    assert (state.players[0].gold, claimed(state)) == (2, ["open_graves"]), "no gold for the zombie itself"


def test_what_comes_out_of_the_well_does_not_bite_at_once() -> None:
    state = in_the_kings_land("misty_plains", quests="poisoned_well", gold=0)
    explore(state, "poisoned_well", 1, [MOUNTAINS_WATER, PLAINS, FOREST_HILLS])
    assert state.zombies == [hex_of("misty_plains")]
    assert (state.players[0].gold, state.players[0].damage, claimed(state)) == (2, 0, ["poisoned_well"])


def test_a_well_cleared_to_the_bottom_heals_everything() -> None:
    state = in_the_kings_land("misty_plains", quests="poisoned_well", gold=0, damage=8)
    explore(state, "poisoned_well", 3, [MOUNTAINS_WATER, PLAINS, PLAINS])
    assert (state.players[0].damage, state.players[0].gold, state.zombies) == (0, 2, [])


def test_the_lantern_bearer_teaches_a_skill_or_not() -> None:
    for answer, learned in ((TakeSkill(BLANK), [BLANK]), (Decline(), [])):
        state = in_the_kings_land(
            "mountains_of_despair", quests="lantern_below", hand=BLANK, skills=f"{SUCCESS} {SUCCESS}"
        )
        played = play(
            state,
            lambda table: attempt_quest(table, 0, "lantern_below"),
            [Done(), TakeOutcome(2), answer],
            Rigged(deck__skills=[0, 0]),
        )
        assert [topic for _, topic in played.topics] == ["test.exert", "quest.outcome", "learn.free"]
        assert (state.players[0].skills, claimed(state)) == (learned, ["lantern_below"])


def test_digging_pays_and_wakes_a_zombie() -> None:
    state = in_the_kings_land("4,9", gold=0)
    meet(state, "fresh_barrow", 1)
    assert (state.players[0].gold, state.zombies, claimed(state)) == (3, [hex_of("4,9")], [])
    assert state.discards["exploration"] == ["fresh_barrow"]


def test_paid_gravediggers_bury_two_and_unpaid_ones_none() -> None:
    state = in_the_kings_land(gold=3, zombies="everton riverwatch cursed_ruins")
    meet(state, "idle_spades", 1)
    assert (state.zombies, state.players[0].gold, claimed(state)) == ([hex_of("riverwatch")], 1, ["idle_spades"])
    state = in_the_kings_land(gold=1, zombies="everton")
    meet(state, "idle_spades", 1)
    assert (state.zombies, state.players[0].gold, claimed(state)) == ([hex_of("everton")], 0, [])


def test_whoever_finds_the_right_words_takes_the_gravediggers_along() -> None:
    for card, allies, zombies in ((SUCCESS, 2, 0), (BLANK, 1, 1)):
        state = in_the_kings_land(skills=card)
        meet(state, "idle_spades", 2)
        assert (state.players[0].tokens, len(state.zombies), claimed(state)) == (allies, zombies, [])


def test_who_believes_the_deserter_has_an_ally_or_is_robbed() -> None:
    state = in_the_kings_land(gold=3, skills=f"{BLANK} {SUCCESS}")
    meet(state, "deserter", 1)
    assert (state.players[0].tokens, state.players[0].gold, claimed(state)) == (2, 4, [])
    state = in_the_kings_land(gold=3, skills=f"{BLANK} {BLANK}")
    meet(state, "deserter", 1)
    assert (state.players[0].tokens, state.players[0].gold, claimed(state)) == (1, 1, [])


def test_the_widows_husband_lies_in_the_cursed_ruins() -> None:
    for card, allies, damage, zombies in ((SUCCESS, 2, 0, 0), (BLANK, 1, 2, 1)):
        state = in_the_kings_land()
        meet(state, "widow_at_the_gate", 1)
        assert (state.players[0].rumours, rumours_here(state, 0)) == (["widow_at_the_gate"], [])
        state.players[0].hex = hex_of("cursed_ruins")
        state.skill_deck = [card, BLANK]
        play(state, lambda table: follow_rumour(table, 0, "widow_at_the_gate"), (), Rigged(deck__skills=[0, 0]))
        player = state.players[0]
        assert (player.tokens, player.damage, len(state.zombies), player.rumours) == (allies, damage, zombies, [])
        assert claimed(state) == (["widow_at_the_gate"] if allies == 2 else [])


def test_the_physician_heals_and_somebody_else_gets_up() -> None:
    state = in_the_kings_land(damage=6)
    meet(state, "black_physician", 1)
    assert (state.players[0].damage, state.zombies, claimed(state)) == (1, [hex_of("tamalir")], [])
