"""The quests and events of the base box: what is printed on them, and what they do at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from itertools import chain, product
from math import comb
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from questhall.engine import Move
from questhall.games.runebound3.board import HEXES, PLACE_AT, Hex
from questhall.games.runebound3.cards.adventures.combat import CARDS as COMBAT
from questhall.games.runebound3.cards.adventures.exploration import CARDS as EXPLORATION
from questhall.games.runebound3.cards.adventures.social import CARDS as SOCIAL
from questhall.games.runebound3.cards.define import (
    ADVENTURES,
    ASSETS,
    SKILLS,
    AdventureCard,
    Event,
    Gain,
    Option,
    Quest,
    Rumour,
)
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption
from questhall.games.runebound3.moves.market import TakeAsset
from questhall.games.runebound3.moves.skills import ExertCard, TakeSkill, TakeTrophy
from questhall.games.runebound3.moves.terrain import Go, TakeOutcome
from questhall.games.runebound3.moves.turn import FollowRumour
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.rules.adventure import attempt_quest, follow_rumour, resolve_event
from questhall.games.runebound3.rules.terrain import can_pay
from questhall.games.runebound3.rules.turn import turn_moves
from questhall.games.runebound3.state import State
from support.runebound3 import FOREST_HILLS, HEX, PLAINS, WILD, hero, play, position
from support.stretch import Played, Rigged

CARDS: tuple[AdventureCard, ...] = (*EXPLORATION, *SOCIAL, *COMBAT)
QUESTS = {card.id: card for card in CARDS if isinstance(card, Quest)}
EVENTS = {card.id: card for card in CARDS if isinstance(card, Event)}
ADVENTURES.update({card.id: card for card in CARDS})

GOLD, DAMAGE = 3, 6
STAR = next(id for id, skill in SKILLS.items() if skill.success)
MOMENTS = {"learned", "trophy", "tested", "defeated"}
BLANK, HELD = [
    id
    for id, skill in SKILLS.items()
    if skill.kind == "mind" and not skill.success and not skill.bonuses
    if not any(ability.moment in MOMENTS for ability in skill.abilities)
][:2]
"""Two skills without the symbol of success that every hero can learn and that do nothing by themselves."""
TESTER: dict[Attribute, str] = {"body": "corbin", "mind": "corbin", "spirit": "mok"}
"""Who is tested: each of them reveals two cards or three."""


class FirstCard(Rigged):
    """Rigged as told; otherwise the first card is always the next."""

    def below(self, n: int, stream: str) -> int:
        return super().below(n, stream) if self.streams.get(stream) else 0


# What is printed


def test_the_mix_of_the_three_decks() -> None:
    decks = {"exploration": EXPLORATION, "social": SOCIAL, "combat": COMBAT}
    assert {deck: Counter(type(card).__name__ for card in cards) for deck, cards in decks.items()} == {
        "exploration": {"Quest": 15, "Event": 3},
        "social": {"Event": 15, "Quest": 3},
        "combat": {"Event": 2, "Quest": 2},
    }
    assert all(card.deck == deck and card.scenario is None for deck, cards in decks.items() for card in cards)
    assert len({card.id for card in CARDS}) == len(CARDS) == 40


LETTERS = {"p": "plains", "h": "hills", "f": "forest", "m": "mountains", "w": "water", "?": "wild"}
PRINTED = {
    "swamp_tales": ("blackwing_swamp", "w", "w?", "wwp"),
    "dwarven_prowess": ("valley_of_souls", "h", "hh", "hm"),
    "narrow_ledge": ("madness_pass", "pm", "hm", "pmm"),
    "winding_path": ("greenwood", "f", "fw", "wwf"),
    "goblin_raids": ("howling_dale", "h", "hm", "hhw"),
    "spring_festival": ("bright_dale", "p", "ppw", "ph"),
    "orc_renegades": ("fort_rodrik", "h", "hf", "ww"),
    "dragon_bones": ("cursed_ruins", "h", "hh", "hhw"),
    "moonlight": ("moonlight_marsh", "w", "wp", "ww"),
    "wondrous_folk": ("moonlight_marsh", "f", "ff", "fff"),
    "magic_storm": ("fangs_of_mennara", "f", "fw", "fmw"),
    "prince_of_thieves": ("outlaw_glade", "f", "fw", "fmw"),
    "bloodstone": ("suvars_haven", "w", "ww", "www"),
    "sweetheart": ("telis_castle", "f", "fw", "pf"),
    "my_kitty": ("ithyrite_forge", "p", "fm", "wmf"),
}


@pytest.mark.rule("R3-QUEST-02", "R3-QUEST-05")
def test_the_fifteen_known_quests_lead_where_they_should_and_ask_for_what_is_printed() -> None:
    def printed(quest: Quest) -> tuple[str, ...]:
        letters = {symbol: letter for letter, symbol in LETTERS.items()}
        needs = ["".join(letters[symbol] for symbol in outcome.needs) for outcome in quest.outcomes]
        return (place_of(quest.hexes), *needs)

    assert {card.id: printed(card) for card in EXPLORATION if isinstance(card, Quest)} == PRINTED


def place_of(hexes: tuple[Hex, ...]) -> str:
    regions = [region for region, them in REGIONS.items() if them == hexes]
    return regions[0] if regions else PLACE_AT[hexes[0]].id


def test_no_region_draws_more_than_two_quests() -> None:
    places = Counter(place_of(quest.hexes) for quest in QUESTS.values())
    assert max(places.values()) == 2
    assert {place for place, quests in places.items() if quests == 2} == {"moonlight_marsh"}
    assert {hex for quest in QUESTS.values() for hex in quest.hexes} <= set(HEXES)


def test_our_five_quests_test_an_attribute_for_one_two_or_three_successes() -> None:
    tested = {id: quest.test for id, quest in QUESTS.items() if quest.test}
    assert tested == {
        "barn_raising": "body",
        "ferrymans_riddle": "mind",
        "mute_bell": "spirit",
        "duel_at_dawn": "body",
        "burning_watchtower": "mind",
    }
    for id in tested:
        assert [(outcome.successes, outcome.needs) for outcome in QUESTS[id].outcomes] == [(1, ()), (2, ()), (3, ())]


def options() -> list[Option]:
    return [option for event in EVENTS.values() for option in event.options]


def attribute_of(option: Option) -> Attribute | None:
    return option.rumour.test if option.rumour else option.test


@pytest.mark.rule("R3-EVENT-03")
def test_fifteen_known_events_test_the_attributes_that_are_printed() -> None:
    known = {
        "coven_of_necromancers": ("body", "spirit"),
        "significant_other": ("spirit", "mind"),
        "ancient_burials": ("body", "mind"),
        "feats_of_strength": ("body", "spirit"),
        "shadows_of_the_past": ("mind", "body"),
        "dirty_beggar": ("mind", "spirit"),
        "hidden_gift": ("spirit", "mind"),
        "harvest_festival": ("body", "mind"),
        "runesmith": ("mind", "spirit"),
        "desperate_peasant": ("body", "body"),
        "wandering_trader": ("body", "spirit"),
        "devastated_village": ("mind", "body"),
        "smuggling": ("spirit", "mind"),
        "faster_than_the_wind": ("body", "spirit"),
        "tales_of_old": ("mind", "body"),
    }
    assert {card.id: tuple(map(attribute_of, card.options)) for card in SOCIAL if isinstance(card, Event)} == known


def test_all_three_attributes_are_tested_equally_often() -> None:
    assert Counter(map(attribute_of, options())) == {"body": 12, "mind": 12, "spirit": 12, None: 4}


def test_six_events_have_a_rumour_each_at_a_place_of_its_own() -> None:
    rumours = {
        id: place_of(option.rumour.hexes) for id, event in EVENTS.items() for option in event.options if option.rumour
    }
    assert rumours == {
        "significant_other": "everton",
        "ancient_burials": "cursed_ruins",
        "hidden_gift": "aris_sanctuary",
        "runesmith": "ithyrite_forge",
        "desperate_peasant": "stubwood",
        "devastated_village": "sundergard",
    }


def gains() -> list[Gain]:
    outcomes = [outcome.gain for quest in QUESTS.values() for outcome in quest.outcomes]
    rumours = [option.rumour for option in options() if option.rumour]
    of_events = [(option.gain, option.fail) for option in options()] + [(each.gain, each.fail) for each in rumours]
    return [*outcomes, *chain.from_iterable(of_events)]


def test_the_base_box_knows_no_story_tokens_and_no_odd_effects() -> None:
    assert all(gain.tokens == gain.zombies == 0 for gain in gains())


def test_who_fails_a_test_never_claims_the_event() -> None:
    fails = [option.fail for option in options()] + [option.rumour.fail for option in options() if option.rumour]
    assert not any(gain.trophy or gain.trophies for gain in fails)


def test_no_two_options_bring_the_same() -> None:
    results = [(o.gain, o.fail, o.modifier, o.price) if not o.rumour else o.rumour for o in options()]
    assert [each for each in results if results.count(each) > 1] == []
    ladders = [tuple(outcome.gain for outcome in quest.outcomes) for quest in QUESTS.values()]
    assert [each for each in ladders if ladders.count(each) > 1] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_has_its_texts(lang: str) -> None:
    def needed(card: AdventureCard) -> set[str]:
        count = len(card.outcomes) if isinstance(card, Quest) else 2
        return {"flavour", *("one", "two", "three")[:count]}

    folder = files("questhall.games.runebound3") / "text" / lang
    for deck, cards in {"exploration": EXPLORATION, "social": SOCIAL, "combat": COMBAT}.items():
        body = FluentParser().parse((folder / f"adventures-{deck}.ftl").read_text("utf-8")).body
        texts = {each.id.name: {a.id.name for a in each.attributes} for each in body if isinstance(each, ast.Message)}
        assert texts == {f"card-{card.id.replace('_', '-')}": needed(card) for card in cards}
        assert not any(isinstance(each, ast.Junk) for each in body)


# Odds


def worth(gain: Gain) -> float:
    """In gold, as far as numbers can say: a trophy is worth two, a skill for nothing four, and so on."""
    asset = 0.8 * max(gain.asset, 0)
    healed = 0.3 * min(gain.heal, 8) - 0.5 * gain.damage
    trophies = 2 * (len(gain.trophies) + gain.trophy - gain.discard)
    return gain.gold + asset + healed + trophies + 0.75 * gain.draw + 4 * gain.learn + 0.4 * gain.move - gain.delayed


def percent(needs: Sequence[Any], speed: int = 3) -> int:
    """How often that many dice pay for these symbols, counted over every roll there is."""
    rolls = list(product(range(6), repeat=speed))
    return round(100 * sum(can_pay(roll, needs) for roll in rolls) / len(rolls))


ODDS = {
    "swamp_tales": (70, 20, 20),
    "dwarven_prowess": (88, 50, 56),
    "narrow_ledge": (66, 56, 20),
    "winding_path": (88, 56, 14),
    "goblin_raids": (88, 56, 21),
    "spring_festival": (96, 39, 81),
    "orc_renegades": (88, 68, 26),
    "dragon_bones": (88, 50, 21),
    "moonlight": (70, 66, 26),
    "wondrous_folk": (88, 50, 12),
    "magic_storm": (88, 56, 14),
    "prince_of_thieves": (88, 56, 14),
    "bloodstone": (70, 26, 4),
    "sweetheart": (88, 56, 81),
    "my_kitty": (96, 56, 14),
}


def test_the_odds_of_every_outcome_at_speed_three() -> None:
    odds = {id: tuple(percent(each.needs) for each in QUESTS[id].outcomes) for id in PRINTED}
    assert odds == ODDS


def test_seven_known_quests_have_odds_in_the_usual_bands() -> None:
    """About 85 to 95, 50 to 60 and 15 to 40 in a hundred; the other eight are printed otherwise, and stay so."""
    usual = [id for id, (i, ii, iii) in ODDS.items() if 85 <= i <= 96 and 50 <= ii <= 60 and 12 <= iii <= 40]
    assert usual == [
        "winding_path",
        "goblin_raids",
        "dragon_bones",
        "wondrous_folk",
        "magic_storm",
        "prince_of_thieves",
        "my_kitty",
    ]


def test_four_cards_bring_one_two_or_three_successes_in_the_usual_bands() -> None:
    """What an attribute of 2 and two exertions come to, with 24 of 60 skills bearing the symbol."""

    def at_least(wanted: int) -> int:
        return round(100 * sum(comb(24, n) * comb(36, 4 - n) for n in range(wanted, 5)) / comb(60, 4))

    assert [at_least(1), at_least(2), at_least(3)] == [88, 53, 17]


def test_the_rarer_outcome_of_a_quest_is_worth_more() -> None:
    for id in PRINTED:
        ladder = sorted(zip(ODDS[id], map(worth, (each.gain for each in QUESTS[id].outcomes)), strict=True))
        pairs = [(rare, common) for rare, common in product(ladder, ladder) if rare[0] + 8 < common[0]]
        assert all(rare[1] > common[1] for rare, common in pairs), id
    for quest in QUESTS.values():
        if quest.test:
            values = [worth(outcome.gain) for outcome in quest.outcomes]
            assert values == sorted(set(values)), quest.id


def test_outcomes_are_paid_within_the_frame() -> None:
    """Besides the quest itself next to nothing for the likely ones, about two or three gold for the middling ones."""
    for id, quest in QUESTS.items():
        odds = ODDS.get(id, (88, 53, 17))
        for chance, outcome in zip(odds, quest.outcomes, strict=True):
            low, high = (-1, 2) if chance > 60 else (1.5, 4) if chance > 30 else (1, 6.5)
            assert low <= worth(outcome.gain) <= high, (id, outcome)


# Quests at the table


def tally(state: State, card: str) -> dict[str, Any]:
    """Everything a quest or event may have changed, as far as it differs from how `traveller` set out."""
    player = state.players[0]
    trophies = [t.card if t.card == card else ADVENTURES[t.card].deck for t in player.trophies]
    now = {
        "gold": player.gold - GOLD,
        "damage": player.damage - DAMAGE,
        "hand": len(player.hand),
        "skills": player.skills,
        "assets": player.assets,
        "trophies": trophies,
        "delayed": player.is_delayed,
        "kept": card in player.quests + player.rumours,
        "discarded": card in state.discards[ADVENTURES[card].deck],
    }
    usual = {"gold": 0, "damage": 0, "hand": 0, "skills": [], "assets": [], "trophies": []}
    usual |= {"delayed": False, "kept": False, "discarded": False}
    return {key: value for key, value in now.items() if value != usual[key]}


def traveller(id: str, at: Hex, *, skill: str = BLANK, **rest: Any) -> State:
    """One hero with 3 gold and 6 damage on a hex; in the skill deck all cards are like this one."""
    player = hero(id, gold=rest.pop("gold", GOLD), damage=DAMAGE, **rest)
    player.hex = at
    state = position(player, hero("lissa"), skill_deck=" ".join([skill] * 12))
    for deck, cards in state.decks.items():
        state.decks[deck] = [card for card in cards if card not in EVENTS and card not in QUESTS]
        state.decks[deck] += [card.id for card in CARDS if card.deck == deck and card.id not in player.quests][:3]
    return state


def solve(id: str, outcome: int, answers: Sequence[Move] = (), hand: str = "") -> Played[State]:
    """Attempt a quest with three wilds, or three successes, and take this outcome."""
    quest = QUESTS[id]
    start = quest.hexes[-1]
    if quest.test is None:
        state = traveller("corbin", start, quests=id, hand=hand)
        chance = FirstCard(seat__0__terrain=[WILD, WILD, WILD])
        script: list[Move] = [TakeOutcome(outcome), *answers]
    elif quest.test == "spirit":
        state = traveller("mok", start, quests=id, hand=f"{BLANK} {hand}", skill=STAR)
        chance = FirstCard()
        script = [ExertCard(BLANK), *([Done()] if hand else []), TakeOutcome(outcome), *answers]
    else:
        state = traveller("corbin" if quest.test == "body" else "thorn", start, quests=id, hand=hand, skill=STAR)
        chance = FirstCard()
        script = [TakeOutcome(outcome), *answers]
    return play(state, lambda table: attempt_quest(table, 0, id), script, chance)


E_, S_, C_ = TakeTrophy("exploration"), TakeTrophy("social"), TakeTrophy("combat")

REWARDS: list[tuple[str, int, dict[str, Any], list[Move]]] = [
    ("swamp_tales", 1, {}, []),
    ("swamp_tales", 2, {"gold": 3}, []),
    ("dwarven_prowess", 1, {"gold": 1}, []),
    ("dwarven_prowess", 2, {"gold": 3}, []),
    ("narrow_ledge", 1, {"gold": 1}, []),
    ("narrow_ledge", 2, {"gold": 3}, []),
    ("narrow_ledge", 3, {"gold": 4}, []),
    ("winding_path", 1, {"gold": 1}, []),
    ("winding_path", 3, {"trophies": ["exploration", "exploration"]}, []),
    ("goblin_raids", 1, {"gold": 1}, []),
    ("goblin_raids", 2, {"damage": -3, "gold": 2}, []),
    ("goblin_raids", 3, {"gold": 2, "trophies": ["combat"]}, []),
    ("spring_festival", 1, {}, []),
    ("spring_festival", 2, {"gold": 1, "trophies": ["social"]}, []),
    ("spring_festival", 3, {"gold": 1, "hand": 1}, []),
    ("orc_renegades", 1, {"gold": 1}, []),
    ("orc_renegades", 2, {"gold": 2}, []),
    ("orc_renegades", 3, {"trophies": ["combat", "combat"]}, []),
    ("dragon_bones", 1, {"gold": 1}, []),
    ("dragon_bones", 2, {"gold": 1, "trophies": ["exploration"]}, []),
    ("dragon_bones", 3, {"trophies": ["social", "combat"]}, [S_, C_]),
    ("moonlight", 1, {"gold": 1}, []),
    ("moonlight", 2, {"damage": -5}, []),
    ("wondrous_folk", 1, {"damage": -2}, []),
    ("wondrous_folk", 2, {"hand": 3}, []),
    ("magic_storm", 1, {"damage": 2}, []),
    ("magic_storm", 2, {"gold": 2, "hand": 2}, []),
    ("magic_storm", 3, {"gold": 4}, []),
    ("prince_of_thieves", 1, {"gold": 1}, []),
    ("bloodstone", 1, {}, []),
    ("bloodstone", 2, {"gold": 1, "trophies": ["combat"]}, [C_]),
    ("bloodstone", 3, {"gold": 2, "trophies": ["exploration", "social"]}, [E_, S_]),
    ("sweetheart", 1, {"gold": 1}, []),
    ("sweetheart", 2, {"gold": 1, "trophies": ["social"]}, []),
    ("sweetheart", 3, {"hand": 2}, []),
    ("my_kitty", 1, {"gold": 1}, []),
    ("my_kitty", 2, {"gold": 3}, []),
    ("my_kitty", 3, {"gold": 3, "hand": 2}, []),
    ("barn_raising", 1, {"gold": 1}, []),
    ("barn_raising", 2, {"damage": -4, "gold": 1}, []),
    ("barn_raising", 3, {"gold": 4}, []),
    ("ferrymans_riddle", 1, {"gold": 1}, []),
    ("ferrymans_riddle", 2, {"gold": 3}, []),
    ("ferrymans_riddle", 3, {"gold": 2, "trophies": ["social", "exploration"]}, []),
    ("mute_bell", 1, {"gold": 1, "damage": -2}, []),
    ("mute_bell", 2, {"gold": 1, "damage": -2, "hand": 2}, []),
    ("duel_at_dawn", 1, {"damage": 1}, []),
    ("duel_at_dawn", 2, {"gold": 2}, []),
    ("burning_watchtower", 1, {"gold": 1}, []),
    ("burning_watchtower", 2, {"gold": 2, "hand": 2}, []),
    ("burning_watchtower", 3, {"gold": 2, "trophies": ["combat", "social"]}, [S_]),
]


@pytest.mark.rule("R3-QUEST-12", "R3-XTROPHY-01")
@pytest.mark.parametrize(("id", "outcome", "brings", "answers"), REWARDS)
def test_an_outcome_brings_its_reward_and_the_quest_as_a_trophy(
    id: str, outcome: int, brings: dict[str, Any], answers: list[Move]
) -> None:
    played = solve(id, outcome, answers)
    assert tally(played.state, id) == brings | {"trophies": [id, *brings.get("trophies", [])]}


def test_the_swamp_teaches_a_skill_for_nothing_and_keeps_the_card() -> None:
    played = solve("swamp_tales", 3, [TakeSkill(HELD)], hand=HELD)
    assert tally(played.state, "swamp_tales") == {"skills": [HELD], "delayed": True, "discarded": True}


def test_without_a_skill_in_hand_the_swamp_only_delays() -> None:
    played = solve("swamp_tales", 3)
    assert tally(played.state, "swamp_tales") == {"delayed": True, "discarded": True}


@pytest.mark.parametrize(
    ("id", "brings"),
    [
        ("moonlight", {"skills": [HELD], "hand": 1}),
        ("wondrous_folk", {"skills": [HELD], "damage": -DAMAGE}),
        ("mute_bell", {"skills": [HELD], "hand": 2}),
    ],
)
def test_some_quests_teach_a_skill_of_the_hand(id: str, brings: dict[str, Any]) -> None:
    played = solve(id, 3, [TakeSkill(HELD)], hand=HELD)
    assert tally(played.state, id) == brings | {"trophies": [id]}


def test_a_skill_for_nothing_may_be_declined() -> None:
    played = solve("wondrous_folk", 3, [Decline()], hand=HELD)
    assert tally(played.state, "wondrous_folk") == {"hand": 1, "damage": -DAMAGE, "trophies": ["wondrous_folk"]}


def test_the_winding_path_leads_up_to_four_hexes_away() -> None:
    there, start = REGIONS["greenwood"]
    played = solve("winding_path", 2, [Go(there), Done()])
    assert played.state.players[0].hex == there
    assert tally(played.state, "winding_path") == {"gold": 1, "trophies": ["winding_path"]}
    assert solve("winding_path", 2, [Go(there), Go(start)] * 2).state.players[0].hex == start


def lay_out_markets(state: State) -> dict[int, str]:
    """One asset of every price from 0 to 8 that there is, by its price."""
    by_price = {asset.price: id for id, asset in sorted(ASSETS.items()) if asset.price <= 8}
    cities = list(state.markets)
    state.markets = {city: list(by_price.values())[place :: len(cities)] for place, city in enumerate(cities)}
    state.asset_deck = [id for id in ASSETS if id not in by_price.values()]
    return by_price


@pytest.mark.parametrize(
    ("id", "outcome", "limit", "gold"),
    [
        ("dwarven_prowess", 3, 3, 0),
        ("prince_of_thieves", 2, 2, 1),
        ("prince_of_thieves", 3, 6, 0),
        ("duel_at_dawn", 3, 5, 0),
    ],
)
def test_some_quests_bring_an_asset_up_to_a_price(id: str, outcome: int, limit: int, gold: int) -> None:
    quest = QUESTS[id]
    state = traveller("corbin", quest.hexes[0], quests=id, skill=STAR)
    by_price = lay_out_markets(state)
    wanted = by_price[max(price for price in by_price if price <= limit)]
    chance = FirstCard() if quest.test else FirstCard(seat__0__terrain=[WILD] * 3)
    script: list[Move] = [TakeOutcome(outcome), TakeAsset(wanted)]
    played = play(state, lambda table: attempt_quest(table, 0, id), script, chance)

    offered = {move.asset for move in played.asked[-1].moves if isinstance(move, TakeAsset)}
    assert offered == {asset for price, asset in by_price.items() if price <= limit}
    expected = {"assets": [wanted], "trophies": [id]} | ({"gold": gold} if gold else {})
    assert tally(played.state, id) == expected


@pytest.mark.rule("R3-QUEST-06", "R3-QUEST-07", "R3-QUEST-11")
def test_only_outcomes_whose_symbols_were_rolled_can_be_taken() -> None:
    state = traveller("corbin", HEX["valley_of_souls"], quests="dwarven_prowess")
    rigged = Rigged(seat__0__terrain=[FOREST_HILLS, FOREST_HILLS, PLAINS])
    played = play(state, lambda table: attempt_quest(table, 0, "dwarven_prowess"), [Done()], rigged)
    assert played.asked[0].moves == [TakeOutcome(1), TakeOutcome(2), Done()]
    assert tally(played.state, "dwarven_prowess") == {"kept": True}


@pytest.mark.rule("R3-QUEST-08")
def test_a_wild_that_is_asked_for_must_be_a_wild() -> None:
    state = traveller("corbin", HEX["blackwing_swamp"], quests="swamp_tales")
    rigged = Rigged(seat__0__terrain=[WILD, PLAINS, PLAINS])
    played = play(state, lambda table: attempt_quest(table, 0, "swamp_tales"), [Done()], rigged)
    assert played.asked[0].moves == [TakeOutcome(1), Done()], "the only wild cannot be water as well"


@pytest.mark.rule("R3-QUEST-14")
def test_a_quest_without_any_success_stays() -> None:
    state = traveller("thorn", HEX["southern_plains"], quests="duel_at_dawn")
    played = play(state, lambda table: attempt_quest(table, 0, "duel_at_dawn"))
    assert tally(played.state, "duel_at_dawn") == {"kept": True}


@pytest.mark.parametrize("id", [id for id, quest in QUESTS.items() if quest.test])
@pytest.mark.parametrize("successes", [1, 2, 3])
def test_each_success_opens_one_more_outcome(id: str, successes: int) -> None:
    state = traveller("mok", QUESTS[id].hexes[0], quests=id, hand=f"{BLANK} {BLANK} {BLANK}")
    state.skill_deck = [STAR] * successes + [BLANK] * 9
    printed = {"body": 2, "mind": 1, "spirit": 2}[QUESTS[id].test or "body"]
    more = max(0, successes - printed)
    script: list[Move] = [*[ExertCard(BLANK)] * more, *([Done()] if more < 3 else []), Done()]
    played = play(state, lambda table: attempt_quest(table, 0, id), script, FirstCard())
    assert played.asked[-1].moves == [*(TakeOutcome(n) for n in range(1, successes + 1)), Done()]


# Events at the table


def meet(id: str, option: int, skill: str, answers: Sequence[Move] = (), **rest: Any) -> Played[State]:
    """Resolve an event by this option; all cards of the skill deck are successes, or none is."""
    test = EVENTS[id].options[option - 1].test
    who = rest.pop("who", TESTER[test] if test else "corbin")
    state = traveller(who, HEX["tamalir"], skill=skill, **rest)
    remove(state, id)
    return play(state, lambda table: resolve_event(table, 0, EVENTS[id]), [TakeOption(option), *answers], FirstCard())


def remove(state: State, id: str) -> None:
    for deck in state.decks.values():
        deck[:] = [card for card in deck if card != id]


TOOK: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("coven_of_necromancers", 1, {"gold": 1, "card": 1}, {"damage": 2}),
    ("coven_of_necromancers", 2, {"gold": 3, "hand": 2}, {"gold": 1}),
    ("significant_other", 1, {"gold": 2, "hand": 2, "card": 1}, {"damage": 2}),
    ("ancient_burials", 1, {"gold": 2}, {"damage": 2}),
    ("feats_of_strength", 1, {"gold": 1, "card": 1, "more": ["combat"]}, {"damage": 1}),
    ("feats_of_strength", 2, {"gold": 3}, {"gold": 1}),
    ("shadows_of_the_past", 2, {"gold": 2, "hand": 1}, {"hand": 1}),
    ("dirty_beggar", 1, {"gold": 3}, {"gold": -1}),
    ("dirty_beggar", 2, {"gold": 2, "damage": -2, "hand": 1, "card": 1}, {"damage": 1}),
    ("hidden_gift", 2, {"gold": 2, "card": 1}, {"hand": 1}),
    ("harvest_festival", 1, {"damage": -2, "gold": 1, "card": 1}, {}),
    ("harvest_festival", 2, {"damage": -3, "gold": 3}, {"damage": -3}),
    ("runesmith", 1, {"gold": 3, "hand": 1}, {"damage": 1}),
    ("desperate_peasant", 2, {"gold": 1, "card": 1}, {"damage": 1}),
    ("wandering_trader", 1, {"gold": 1, "card": 1}, {"delayed": True}),
    ("devastated_village", 2, {"gold": 1, "hand": 1, "card": 1}, {"damage": 2}),
    ("smuggling", 1, {"gold": 3, "card": 1}, {"damage": 3}),
    ("faster_than_the_wind", 2, {"gold": 2, "card": 1, "more": ["social"]}, {"delayed": True}),
    ("tales_of_old", 1, {"hand": 2}, {"hand": 1}),
    ("tales_of_old", 2, {"gold": 1, "card": 1}, {}),
    ("cold_campfire", 2, {"gold": 4, "card": 1}, {}),
    ("nameless_milestone", 2, {"gold": 3, "hand": 2, "card": 1}, {"delayed": True}),
    ("voice_in_the_well", 2, {"gold": 3, "card": 1}, {"damage": 2}),
    ("crows_over_the_field", 2, {"gold": 2, "card": 1, "more": ["combat"]}, {"damage": 2}),
    ("retired_blade", 2, {"gold": 2, "hand": 1, "card": 1}, {"damage": 2}),
]


def brought(id: str, what: dict[str, Any]) -> dict[str, Any]:
    rest = {key: value for key, value in what.items() if key not in ("card", "more")}
    return rest | ({"trophies": [id, *what.get("more", [])]} if "card" in what else {"discarded": True})


@pytest.mark.rule("R3-EVENT-01", "R3-EVENT-08", "R3-TROPHY-09")
@pytest.mark.parametrize(("id", "option", "passed", "failed"), TOOK)
def test_whoever_passes_the_test_gains_what_the_option_says(
    id: str, option: int, passed: dict[str, Any], failed: dict[str, Any]
) -> None:
    assert tally(meet(id, option, STAR).state, id) == brought(id, passed)


@pytest.mark.rule("R3-TEST-10", "R3-TEST-11", "R3-EVENT-09")
@pytest.mark.parametrize(("id", "option", "passed", "failed"), TOOK)
def test_whoever_fails_bears_what_the_option_says_and_the_event_is_discarded(
    id: str, option: int, passed: dict[str, Any], failed: dict[str, Any]
) -> None:
    assert tally(meet(id, option, BLANK).state, id) == brought(id, failed)


@pytest.mark.parametrize(
    ("id", "brings"),
    [
        ("cold_campfire", {"damage": -3}),
        ("voice_in_the_well", {"hand": 2}),
        ("crows_over_the_field", {"gold": 1}),
    ],
)
def test_a_safe_option_asks_for_no_test(id: str, brings: dict[str, Any]) -> None:
    played = meet(id, 1, BLANK)
    assert played.topics == [(0, "event.option")]
    assert tally(played.state, id) == brings | {"discarded": True}


def test_the_milestone_points_up_to_three_hexes_on() -> None:
    way = [Go(HEX["tamalir"] + 1), Go(HEX["tamalir"] + 2), Go(HEX["tamalir"] + 3)]
    played = meet("nameless_milestone", 1, BLANK, way)
    assert played.state.players[0].hex == HEX["tamalir"] + 3
    assert tally(played.state, "nameless_milestone") == {"discarded": True}


@pytest.mark.parametrize(("skill", "hexes", "gold"), [(STAR, 4, {"gold": 1}), (BLANK, 2, {})])
def test_the_grey_mare_carries_whoever_holds_on(skill: str, hexes: int, gold: dict[str, Any]) -> None:
    way = [Go(HEX["tamalir"] + n) for n in range(1, hexes + 1)]
    played = meet("faster_than_the_wind", 1, skill, way)
    assert played.state.players[0].hex == HEX["tamalir"] + hexes
    assert tally(played.state, "faster_than_the_wind") == gold | {"discarded": True}


@pytest.mark.parametrize(
    ("id", "option", "who"), [("feats_of_strength", 1, "laurel"), ("shadows_of_the_past", 1, "laurel")]
)
def test_two_tests_are_harder_by_one_card(id: str, option: int, who: str) -> None:
    state = traveller(who, HEX["tamalir"], skill=BLANK)
    remove(state, id)
    state.skill_deck = [BLANK, STAR, STAR]
    played = play(state, lambda table: resolve_event(table, 0, EVENTS[id]), [TakeOption(option)], FirstCard())
    assert played.state.skill_discard == [BLANK], "an attribute of 2 reveals a single card"
    assert "discarded" in tally(played.state, id)


def test_the_boots_are_remembered_and_any_trophy_comes_along() -> None:
    played = meet("shadows_of_the_past", 1, STAR, [C_])
    assert tally(played.state, "shadows_of_the_past") == {"gold": 2, "trophies": ["shadows_of_the_past", "combat"]}
    assert tally(meet("shadows_of_the_past", 1, BLANK).state, "shadows_of_the_past") == {"discarded": True}


@pytest.mark.parametrize(("id", "option", "limit", "price"), [("wandering_trader", 2, 7, 1), ("smuggling", 2, 4, 0)])
def test_two_events_bring_an_asset_up_to_a_price(id: str, option: int, limit: int, price: int) -> None:
    test = EVENTS[id].options[option - 1].test
    assert test is not None
    state = traveller(TESTER[test], HEX["tamalir"], skill=STAR)
    remove(state, id)
    by_price = lay_out_markets(state)
    wanted = by_price[max(each for each in by_price if each <= limit)]
    answers: list[Move] = [TakeOption(option), TakeAsset(wanted)]
    played = play(state, lambda table: resolve_event(table, 0, EVENTS[id]), answers, FirstCard())

    offered = {move.asset for move in played.asked[-1].moves if isinstance(move, TakeAsset)}
    assert offered == {asset for each, asset in by_price.items() if each <= limit}
    expected = {"assets": [wanted], "discarded": True} | ({"gold": -price} if price else {})
    assert tally(played.state, id) == expected


def test_who_fails_at_the_trader_has_paid_and_at_the_smugglers_is_paid() -> None:
    assert tally(meet("wandering_trader", 2, BLANK).state, "wandering_trader") == {"gold": -1, "discarded": True}
    assert tally(meet("smuggling", 2, BLANK).state, "smuggling") == {"gold": 1, "discarded": True}


def test_a_lesson_costs_two_gold_and_teaches_a_skill_of_the_hand() -> None:
    played = meet("retired_blade", 1, STAR, [Done(), TakeSkill(HELD)], hand=HELD)
    assert tally(played.state, "retired_blade") == {"gold": -2, "skills": [HELD], "discarded": True}
    failed = meet("retired_blade", 1, BLANK, [Done()], hand=HELD)
    assert tally(failed.state, "retired_blade") == {"gold": -2, "hand": 1, "discarded": True}


@pytest.mark.rule("R3-EVENT-02")
@pytest.mark.parametrize(("id", "option"), [("retired_blade", 1), ("wandering_trader", 2), ("dirty_beggar", 1)])
def test_who_cannot_pay_may_choose_the_option_but_is_not_tested(id: str, option: int) -> None:
    played = meet(id, option, STAR, gold=0)
    assert played.topics == [(0, "event.option")]
    assert tally(played.state, id) == {"gold": -GOLD, "discarded": True}


# Rumours

CASHED: list[tuple[str, int, dict[str, Any], dict[str, Any]]] = [
    ("significant_other", 2, {"gold": 4, "card": 1}, {"gold": 1}),
    ("ancient_burials", 2, {"gold": 2, "card": 1, "more": ["exploration"]}, {"hand": 1}),
    ("desperate_peasant", 1, {"gold": 2, "card": 1, "more": ["combat"]}, {"damage": 2}),
    ("devastated_village", 1, {"gold": 4, "hand": 2, "card": 1}, {"gold": 2}),
]


def rumour_of(id: str) -> Rumour:
    return next(option.rumour for option in EVENTS[id].options if option.rumour is not None)


def cash(id: str, skill: str, answers: Sequence[Move] = (), hand: str = "") -> Played[State]:
    """Follow a rumour on the last of its hexes."""
    rumour = rumour_of(id)
    assert rumour.test is not None
    state = traveller(TESTER[rumour.test], rumour.hexes[-1], skill=skill, rumours=id, hand=hand)
    remove(state, id)
    return play(state, lambda table: follow_rumour(table, 0, id), answers, FirstCard())


@pytest.mark.rule("R3-EVENT-04")
@pytest.mark.parametrize(
    ("id", "option"), [(id, n) for id, e in EVENTS.items() for n, o in enumerate(e.options, 1) if o.rumour]
)
def test_a_rumour_is_kept_and_can_be_followed_only_at_its_place(id: str, option: int) -> None:
    state = meet(id, option, STAR).state
    assert tally(state, id) == {"kept": True}
    assert FollowRumour(id) not in turn_moves(state, 0)
    for hex in rumour_of(id).hexes:
        state.players[0].hex = hex
        assert FollowRumour(id) in turn_moves(state, 0)


@pytest.mark.parametrize(("id", "option", "passed", "failed"), CASHED)
def test_a_rumour_is_cashed_by_a_test_at_its_place(
    id: str, option: int, passed: dict[str, Any], failed: dict[str, Any]
) -> None:
    assert tally(cash(id, STAR).state, id) == brought(id, passed)
    assert tally(cash(id, BLANK).state, id) == brought(id, failed)


def test_the_sisters_of_aris_sanctuary_find_the_gift() -> None:
    played = cash("hidden_gift", STAR, [Done(), TakeSkill(HELD)], hand=HELD)
    assert tally(played.state, "hidden_gift") == {"skills": [HELD], "hand": 1, "discarded": True}
    assert tally(cash("hidden_gift", BLANK).state, "hidden_gift") == {"hand": 2, "discarded": True}


def test_the_ithyrite_forge_finishes_the_runesmiths_piece() -> None:
    state = traveller("mok", HEX["ithyrite_forge"], skill=STAR, rumours="runesmith")
    remove(state, "runesmith")
    by_price = lay_out_markets(state)
    wanted = by_price[max(price for price in by_price if price <= 4)]
    played = play(state, lambda table: follow_rumour(table, 0, "runesmith"), [TakeAsset(wanted)], FirstCard())
    offered = {move.asset for move in played.asked[-1].moves if isinstance(move, TakeAsset)}
    assert offered == {asset for price, asset in by_price.items() if price <= 4}
    assert tally(played.state, "runesmith") == {"gold": 1, "assets": [wanted], "trophies": ["runesmith"]}
    assert tally(cash("runesmith", BLANK).state, "runesmith") == {"gold": 1, "discarded": True}
