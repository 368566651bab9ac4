"""Quests and events of the Rise of Margath."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.board import hex_at
from questhall.games.runebound3.cards.adventures import margath
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS, AdventureCard, Event, Quest
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption
from questhall.games.runebound3.moves.market import TakeAsset
from questhall.games.runebound3.moves.terrain import Go, TakeOutcome
from questhall.games.runebound3.rules.adventure import attempt_quest, follow_rumour, resolve, rumours_here
from questhall.games.runebound3.state import Player, State
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, WILD, hero, hex_of, play, position
from support.runebound3_decks import attributes_tested, failures_of, gains_of, option_line, quest_line, sums
from support.stretch import Played, Rigged

SUCCESS = next(id for id, skill in SKILLS.items() if skill.success)
BLANK = next(id for id, skill in SKILLS.items() if not skill.success)


def attempt(quest: str, at: str, *answers: object, dice: list[int], **about: int) -> Played[State]:
    """Lissa explores for a quest with these dice."""
    state = position(hero("lissa", at, quests=quest, gold=0, **about))  # type: ignore[arg-type]
    return play(state, lambda table: attempt_quest(table, 0, quest), answers, Rigged(seat__0__terrain=dice))  # type: ignore[arg-type]


def meet(event: str, option: int, skills: str, who: Player | None = None) -> Played[State]:
    """A hero takes an option of an event; these skill cards are on top of the deck."""
    state = position(who or hero("lissa", gold=2), skill_deck=skills)
    state.decks[ADVENTURES[event].deck].remove(event)
    cards = Rigged(deck__skills=[0] * len(skills.split()))
    return play(state, lambda table: resolve(table, 0, event), [TakeOption(option)], cards)


def claimed(state: State) -> list[str]:
    return [trophy.card for trophy in state.players[0].trophies]


# The frame


@pytest.mark.rule("R3-SCEN-01")
def test_seven_quests_and_two_events_seven_events_and_two_quests_and_one_of_each() -> None:
    kinds = [[type(card) for card in deck] for deck in (margath.EXPLORATION, margath.SOCIAL, margath.COMBAT)]
    assert kinds == [[Quest] * 7 + [Event] * 2, [Event] * 7 + [Quest] * 2, [Event, Quest]]
    assert {(card.deck, card.scenario) for card in margath.EXPLORATION} == {("exploration", "margath")}
    assert {(card.deck, card.scenario) for card in margath.SOCIAL} == {("social", "margath")}
    assert {(card.deck, card.scenario) for card in margath.COMBAT} == {("combat", "margath")}
    assert len({card.id for card in margath.CARDS}) == len(margath.CARDS) == 20
    assert all(ADVENTURES[card.id] is card for card in margath.CARDS)


def test_where_quests_lead_and_what_they_ask_for() -> None:
    assert {card.id: quest_line(card) for card in margath.CARDS if isinstance(card, Quest)} == {
        "claw_marks": ("sharp_cliffs", "m hm mm"),
        "glazed_sand": ("telsvan_plains", "p pp ?"),
        "sunken_archive": ("echo_lake", "w fw ww"),
        "scale_dealers": ("snake_wood", "f ff hff"),
        "breathing_vents": ("ash_hills", "body 1 1 2"),
        "watchers_chart": ("caer_loek", "mind 1 1 3"),
        "lost_hatchling": ("hedgewood", "f fw f?"),
        "wardens_letter": ("sundergard", "p pw ppw"),
        "verse_for_the_fallen": ("red_bridge", "spirit 1 1 3"),
        "wyrm_bones": ("rogue_peak", "m hm mm"),
    }


def test_what_events_ask_for() -> None:
    events = [card for card in margath.CARDS if isinstance(card, Event)]
    assert {card.id: tuple(map(option_line, card.options)) for card in events} == {
        "burnt_caravan": ("free", "body-1"),
        "carved_wall": ("mind", "free"),
        "cloaks_in_the_cellar": ("spirit", "body"),
        "veterans_tale": ("to firmament", "free"),
        "relic_seller": ("2 gold", "mind-1"),
        "leaving_village": ("mind-1", "to every settlement"),
        "burning_dream": ("spirit", "free"),
        "recruiters": ("body-1", "free"),
        "forged_prophecy": ("mind-1", "spirit"),
        "slayers_camp": ("body-1", "free"),
    }
    assert attributes_tested(margath.CARDS) == {"body": 5, "mind": 5, "spirit": 4}


def test_what_the_decks_bring_in_all() -> None:
    brings = [sums_of(deck) for deck in (margath.EXPLORATION, margath.SOCIAL, margath.COMBAT)]
    assert brings == [
        {"damage": 1, "heal": 7, "gold": 27, "tokens": 8, "draw": 1, "trophy": 2, "learn": 1} | {"assets": [5, 4]},
        {"heal": 5, "gold": 29, "tokens": 6, "draw": 4, "trophy": 11, "move": 3, "delayed": 1}
        | {"trophies": ["exploration", "social"]},
        {"damage": 3, "gold": 4, "tokens": 1, "trophy": 2, "trophies": ["combat", "combat"], "assets": [5]},
    ]
    losses = sums(gain for card in margath.CARDS for gain in failures_of(card))
    assert losses == {"damage": 9, "gold": -3, "delayed": 3}


def sums_of(deck: tuple[AdventureCard, ...]) -> dict[str, object]:
    return sums(gain for card in deck for gain in gains_of(card))


def test_about_half_bring_lore_and_all_of_those_bring_something_else_to_the_others() -> None:
    with_lore = [card.id for card in margath.CARDS if any(gain.tokens for gain in gains_of(card))]
    assert with_lore == [
        "claw_marks",
        "glazed_sand",
        "sunken_archive",
        "breathing_vents",
        "watchers_chart",
        "carved_wall",
        "cloaks_in_the_cellar",
        "veterans_tale",
        "relic_seller",
        "burning_dream",
        "verse_for_the_fallen",
        "wyrm_bones",
    ]
    for id in with_lore:
        gains = gains_of(ADVENTURES[id])
        assert {gain.tokens for gain in gains} == {0, 1}
        assert any(gain.gold > 0 and not gain.tokens for gain in gains), id


# Some of them in play


@pytest.mark.rule("R3-LORE-01")
def test_a_quest_brings_lore_instead_of_gold() -> None:
    played = attempt("claw_marks", "sharp_cliffs", TakeOutcome(2), dice=[MOUNTAINS_WATER, FOREST_HILLS, PLAINS])
    assert played.asked[0].moves == [TakeOutcome(1), TakeOutcome(2), Done()]
    player = played.state.players[0]
    assert (player.gold, player.tokens, player.quests, claimed(played.state)) == (0, 1, [], ["claw_marks"])


def test_the_hatchling_leads_to_an_asset_only_with_a_wild() -> None:
    state = position(hero("lissa", "hedgewood", quests="lost_hatchling"), asset_deck="")
    state.markets["tamalir"] = ["satchel", "truesight_bow"]
    played = play(
        state,
        lambda table: attempt_quest(table, 0, "lost_hatchling"),
        [TakeOutcome(3), TakeAsset("satchel")],
        Rigged(seat__0__terrain=[WILD, FOREST_HILLS, PLAINS]),
    )
    assert played.asked[1].moves == [TakeAsset("satchel"), Decline()], "no more than 5 gold"
    assert (state.players[0].assets, claimed(state)) == (["satchel"], ["lost_hatchling"])
    played = attempt("lost_hatchling", "hedgewood", Done(), dice=[FOREST_HILLS, FOREST_HILLS, PLAINS])
    assert played.asked[0].moves == [TakeOutcome(1), Done()]


def test_the_warden_lends_a_horse() -> None:
    there = [hex_at(12, 12), hex_at(11, 12), hex_at(10, 12)]
    answers = [TakeOutcome(3), *map(Go, there)]
    played = attempt("wardens_letter", "sundergard", *answers, dice=[PLAINS, PLAINS, MOUNTAINS_WATER])
    player = played.state.players[0]
    assert (player.gold, player.hex, claimed(played.state)) == (3, there[-1], ["wardens_letter"])


def test_a_success_gives_the_choice_between_gold_and_lore() -> None:
    state = position(hero("lissa", "ash_hills", quests="breathing_vents", gold=0), skill_deck=f"{SUCCESS} {BLANK}")
    played = play(
        state,
        lambda table: attempt_quest(table, 0, "breathing_vents"),
        [TakeOutcome(2)],
        Rigged(deck__skills=[0, 0]),
    )
    assert played.asked[0].moves == [TakeOutcome(1), TakeOutcome(2), Done()]
    assert (state.players[0].gold, state.players[0].tokens) == (0, 1)


def test_the_cultists_are_out_sung_or_they_bite() -> None:
    won = meet("cloaks_in_the_cellar", 1, f"{SUCCESS} {BLANK}").state
    assert (won.players[0].tokens, won.players[0].damage, claimed(won)) == (1, 0, ["cloaks_in_the_cellar"])
    lost = meet("cloaks_in_the_cellar", 1, f"{BLANK} {BLANK}").state
    assert (lost.players[0].tokens, lost.players[0].damage, claimed(lost)) == (0, 2, [])
    assert lost.discards["social"] == ["cloaks_in_the_cellar"]


@pytest.mark.rule("R3-EVENT-04")
def test_the_veterans_banner_waits_at_the_firmament() -> None:
    state = meet("veterans_tale", 1, "").state
    assert (state.players[0].rumours, state.players[0].tokens, rumours_here(state, 0)) == (["veterans_tale"], 0, [])
    state.players[0].hex = hex_of("firmament")
    assert rumours_here(state, 0) == ["veterans_tale"]
    play(state, lambda table: follow_rumour(table, 0, "veterans_tale"))
    assert (state.players[0].rumours, state.players[0].tokens, claimed(state)) == ([], 1, ["veterans_tale"])


def test_the_book_is_only_for_those_who_can_pay() -> None:
    rich = meet("relic_seller", 1, "", hero("lissa", gold=4)).state
    assert (rich.players[0].gold, rich.players[0].tokens, claimed(rich)) == (2, 1, ["relic_seller"])
    poor = meet("relic_seller", 1, "", hero("lissa", gold=1)).state
    assert (poor.players[0].gold, poor.players[0].tokens, claimed(poor)) == (0, 0, [])


def test_a_bout_with_the_silent_slayer_is_a_sure_trophy() -> None:
    state = meet("slayers_camp", 2, "").state
    assert (state.players[0].damage, state.players[0].gold, claimed(state)) == (2, 2, ["slayers_camp"])
