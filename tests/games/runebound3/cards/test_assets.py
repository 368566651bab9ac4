"""The asset deck as a whole: what lies in it, what it costs, and that its tokens are of use."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound3 import GAME
from questhall.games.runebound3.cards.assets import ASSET_CARDS
from questhall.games.runebound3.cards.define import Asset
from questhall.games.runebound3.tokens import ASSET_TOKENS, TOKENS, TokenFace
from questhall.text.messages import LANGUAGES, messages_of

CARDS = {card.id: card for card in ASSET_CARDS}
CODES = {
    "equipment": "A01 A02 B01 B02 B03 C01 C02",
    "weapon": "A03 A04 A05 A06 A07 B04 B05 B06 B07 B08 C03 C04 C05 C06 C07",
    "clothing": "A08 A09 A10 A11 B09 B10 B11 C08 C09 C10 C11 C12",
}


@pytest.mark.rule("R3-ASSET-10")
def test_each_of_the_three_sets_has_twenty_cards() -> None:
    assert len(CARDS) == 60
    assert Counter(card.set for card in ASSET_CARDS) == {"A": 20, "B": 20, "C": 20}
    assert Counter(card.set for card in ASSET_CARDS if card.token) == {"A": 11, "B": 11, "C": 12}


@pytest.mark.rule("R3-ASSET-02")
def test_there_are_so_many_of_each_kind_with_and_without_a_token() -> None:
    assert Counter((card.kind, bool(card.token)) for card in ASSET_CARDS) == {
        ("weapon", True): 15,
        ("clothing", True): 12,
        ("clothing", False): 3,
        ("equipment", True): 7,
        ("equipment", False): 5,
        ("goods", False): 12,
        ("transport", False): 6,
    }


# R3-ASSET-05, R3-LIMIT-05
def test_every_token_belongs_to_one_card_of_its_kind_and_set() -> None:
    printed = [(card.kind, card.token) for card in ASSET_CARDS if card.token]
    assert sorted(printed) == sorted((kind, code) for kind, codes in CODES.items() for code in codes.split())
    assert all(card.set == card.token[0] for card in ASSET_CARDS if card.token)
    assert sorted(card.token for card in ASSET_CARDS if card.token) == sorted(ASSET_TOKENS)


@pytest.mark.parametrize(
    ("id", "set", "kind", "price", "token", "bonuses"),
    [
        ("staff_of_light", "B", "weapon", 8, "B07", {"spirit": 1}),
        ("clawed_glove", "B", "equipment", 6, "B03", {"body": 1}),
        ("battle_robe", "A", "clothing", 9, "A11", {}),
        ("satchel", "C", "equipment", 2, "", {"hand": 1}),
        ("truesight_bow", "C", "weapon", 12, "C07", {}),
        ("leather_armor", "C", "clothing", 3, "C09", {}),
        ("ancient_sword", "A", "weapon", 2, "A03", {}),
        ("serrated_axe", "A", "weapon", 5, "A04", {"body": 1}),
        ("short_bow", "C", "weapon", 6, "C05", {}),
        ("blade_of_valour", "B", "weapon", 12, "B08", {}),
        ("chain_mail", "A", "clothing", 4, "A10", {"health": 1}),
        ("traders_attire", "A", "clothing", 4, "A09", {"speed": 1}),
        ("spiked_armor", "B", "clothing", 9, "B10", {"body": 1, "health": 1}),
        ("mana_armor", "C", "clothing", 11, "C12", {"spirit": 1, "health": 2}),
        ("potion_set", "B", "equipment", 4, "B01", {}),
        ("ring_of_power", "B", "equipment", 3, "", {"health": 1}),
        ("thoroughbred_stallion", "A", "transport", 7, "", {"speed": 2}),
    ],
)
def test_what_is_known_of_a_card_is_printed_on_it(
    id: str, set: str, kind: str, price: int, token: str, bonuses: dict[str, int]
) -> None:
    card = CARDS[id]
    assert (card.set, card.kind, card.price, card.token, card.bonuses) == (set, kind, price, token, bonuses)


@pytest.mark.parametrize(
    ("id", "kind", "price"),
    [("alchemists_belt", "equipment", 2), ("elven_armor", "clothing", 8), ("fine_doublet", "clothing", 3)],
)
def test_of_three_cards_only_the_price_is_known(id: str, kind: str, price: int) -> None:
    assert (CARDS[id].kind, CARDS[id].price, CARDS[id].token) == (kind, price, "")


OURS = """
    smoke_pellets 2  firestone 6  rune_rod 7  shieldbreaker 9  ember_sceptre 10  monks_habit 4  healers_kit 4
    pack_mule 4  bolas 5  woodcutters_axe 3  ash_spear 3  fencing_blade 6  bramble_mail 7  lifeward_plate 9
    camp_kettle 2  saddled_otter 3  post_coach 3  hourglass 6  puppeteers_orb 9  apprentices_wand 5  twin_daggers 4
    roaring_axe 7  cloak_of_dusk 6  stargazers_robe 6  mantle_of_echoes 6  bear_pelt 2  hill_goat 3  griffin 6
"""


def test_the_cards_of_our_own_cost_what_was_agreed() -> None:
    words = OURS.split()
    agreed = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert {id: CARDS[id].price for id in agreed} == agreed


def test_prices_are_spread_from_nothing_to_twelve() -> None:
    def costing(lowest: int, highest: int) -> int:
        return sum(lowest <= card.price <= highest for card in ASSET_CARDS)

    assert (costing(0, 0), costing(1, 1), costing(2, 4), costing(5, 8), costing(9, 12)) == (6, 0, 27, 18, 9)
    assert [card.kind for card in ASSET_CARDS if card.price == 0] == ["goods"] * 6
    assert max(card.price for card in ASSET_CARDS) == 12


# The price model: what faces, bonuses and abilities are worth in gold.

FACES = {
    ("physical", 1): 2.0,
    ("physical", 2): 4.5,
    ("physical", 3): 8.0,
    ("magic", 1): 2.0,
    ("magic", 2): 4.5,
    ("shield", 1): 2.0,
    ("shield", 2): 4.5,
    ("agility", 1): 2.0,
    ("double", 1): 2.5,
    ("surge", 1): 1.5,
    ("surge", 2): 2.5,
    ("dash", 1): 0.0,
}
GOLD_MARK = 0.75
BONUSES = {
    "body": 1.5,
    "mind": 1.5,
    "spirit": 1.5,
    "health": 1.25,
    "hand": 2.0,
    "body_test": 0.75,
    "mind_test": 0.75,
    "spirit_test": 0.75,
    "quick": 0.75,
    "rest": 1.0,
    "trader": 1.0,
    "ford": 2.0,
}
SPEED = {0: 0.0, 1: 3.0, 2: 7.0}
SURGE, ENGAGE, DIE = 2.5, 3.5, 1.5
OTHERS = {"short_bow_shot": 2.0, "healers_kit_bandage": 3.5, "bear_pelt_rest": 2.5}
OTHERS |= {"post_coach_drive": 5.0, "griffin_flight": 8.0}


def worth_of_face(face: TokenFace) -> float:
    return FACES[face.symbol, face.value] + GOLD_MARK * face.gold


def worth(card: Asset) -> float:
    token = sum(map(worth_of_face, TOKENS[card.token])) if card.token else 0.0
    bonuses = sum(count * BONUSES[word] for word, count in card.bonuses.items() if word != "speed")
    known = {"surge": SURGE, "engage": ENGAGE, "die": DIE, "hurt": 0.0, "struck": 0.0}
    abilities = sum(OTHERS.get(each.id) or known[each.moment] for each in card.abilities)
    return token + bonuses + SPEED[card.bonuses.get("speed", 0)] + abilities


@pytest.mark.parametrize("card", [card for card in ASSET_CARDS if card.kind != "goods"], ids=lambda card: card.id)
def test_a_price_is_within_two_gold_of_what_the_card_is_worth(card: Asset) -> None:
    assert abs(card.price - worth(card)) <= 2, worth(card)


def test_prices_are_neither_high_nor_low_on_the_whole() -> None:
    cards = [card for card in ASSET_CARDS if card.kind != "goods"]
    assert abs(sum(card.price - worth(card) for card in cards)) / len(cards) < 0.3


# Every card is of use, and none is a copy.


@pytest.mark.parametrize("card", [card for card in ASSET_CARDS if card.token], ids=lambda card: card.id)
def test_a_card_whose_token_has_a_surge_has_something_to_spend_it_on(card: Asset) -> None:
    surges = [face.value for face in TOKENS[card.token] if face.symbol == "surge"]
    prices = [ability.surges for ability in card.abilities if ability.moment == "surge"]
    assert not surges or prices
    assert all(price <= max(surges, default=1) for price in prices)


def test_no_two_cards_do_the_same_but_for_the_two_of_each_goods() -> None:
    texts = messages_of(GAME, "en")
    printed = [
        (card.kind, ASSET_TOKENS.get(card.token, ""), texts.fill(f"asset-{dashed(card.id)}.text", {}))
        for card in ASSET_CARDS
    ]
    twice = [card for card, count in Counter(printed).items() if count > 1]
    assert [kind for kind, _, _ in twice] == ["goods"] * 6


def test_all_surge_abilities_are_different() -> None:
    effects = [(each.effect, each.surges) for card in ASSET_CARDS for each in card.abilities if each.moment == "surge"]
    assert len(effects) == len(set(effects)) == 17


def dashed(id: str) -> str:
    return id.replace("_", "-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_ability_has_its_texts(lang: str) -> None:
    texts = messages_of(GAME, lang)
    for card in ASSET_CARDS:
        name = f"asset-{dashed(card.id)}"
        assert all(texts.fill(message, {}) for message in (name, f"{name}.text", f"{name}.flavour"))
        for each in card.abilities:
            name = f"ability-{dashed(each.id)}"
            assert texts.fill(name, {})
            assert texts.fill(f"{name}.text", {})
