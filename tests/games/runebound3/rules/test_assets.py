"""Assets and their combat tokens: catalogue chapter ASSET."""

from __future__ import annotations

import pytest

from questhall.engine import Move, Table
from questhall.games.runebound3.cards.define import ASSET_KINDS, ASSETS
from questhall.games.runebound3.events.hero import HeroDefeated
from questhall.games.runebound3.events.market import AssetLost, AssetOffered, AssetTaken
from questhall.games.runebound3.moves.answers import Decline
from questhall.games.runebound3.moves.market import DiscardAsset, TakeAsset
from questhall.games.runebound3.moves.skills import DiscardSkill
from questhall.games.runebound3.rules.assets import gain_asset, offer
from questhall.games.runebound3.rules.gains import asset_for_nothing
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.pool import cast
from questhall.games.runebound3.state import State
from questhall.games.runebound3.view import view
from support.runebound3 import fight, hero, play, position
from support.stretch import Played, Rigged

ONE_OF_EACH = {
    "clothing": "leather_armor",
    "equipment": "satchel",
    "goods": "relics_b",
    "transport": "hill_goat",
    "weapon": "ancient_sword",
}
ANOTHER = {
    "clothing": "chain_mail",
    "equipment": "bolas",
    "goods": "valuables_a",
    "transport": "griffin",
    "weapon": "blade_of_valour",
}


def gain(state: State, asset: str, *answers: Move) -> Played[State]:
    return play(state, lambda table: gain_asset(table, 0, asset), answers)


def pool(state: State, tokens: int) -> list[str]:
    """The tokens a hero casts."""
    fight(state, "ogre")
    play(state, lambda table: cast(table, 0), (), Rigged(seat__0__tokens=[0] * tokens))
    assert state.fight is not None
    return [token.id for token in state.fight.sides[0].tokens]


@pytest.mark.rule("R3-ASSET-02", "R3-ASSET-10")
def test_the_deck_of_a_match_holds_three_sets_of_twenty_and_five_types() -> None:
    deck = position().asset_deck

    assert len(set(deck)) == len(deck) == 60
    assert sorted(ASSETS[card].set for card in deck) == ["A"] * 20 + ["B"] * 20 + ["C"] * 20
    counts = {kind: sum(ASSETS[card].kind == kind for card in deck) for kind in ASSET_KINDS}
    assert counts == {"clothing": 15, "equipment": 12, "goods": 12, "transport": 6, "weapon": 15}


@pytest.mark.rule("R3-ASSET-03")
def test_a_hero_may_have_one_asset_of_each_of_the_five_types() -> None:
    state = position(hero("corbin"))

    for asset in ONE_OF_EACH.values():
        assert gain(state, asset).asked == []

    assert state.players[0].assets == [*ONE_OF_EACH.values()]


@pytest.mark.rule("R3-ASSET-03", "R3-ASSET-04")
@pytest.mark.parametrize("kind", ONE_OF_EACH)
@pytest.mark.parametrize("keeps_the_new_one", [True, False])
def test_of_two_assets_of_a_type_one_is_discarded_at_once_for_nothing(kind: str, keeps_the_new_one: bool) -> None:
    state = position(hero("corbin", gold=4, assets=" ".join(ONE_OF_EACH.values())))
    old, new = ONE_OF_EACH[kind], ANOTHER[kind]
    given_up = old if keeps_the_new_one else new

    played = gain(state, new, DiscardAsset(given_up))

    assert played.asked[0].moves == [DiscardAsset(old), DiscardAsset(new)], "nothing else can be given up instead"
    assert played.events == [AssetLost(0, given_up)]
    assert (state.players[0].gold, state.asset_discard) == (4, [given_up])
    assert sorted(ASSETS[asset].kind for asset in state.players[0].assets) == sorted(ASSET_KINDS)


@pytest.mark.rule("R3-ASSET-05")
@pytest.mark.parametrize(
    ("asset", "token"), [("blade_of_valour", ["B08"]), ("chain_mail", ["A10"]), ("hourglass", ["C01"]), ("griffin", [])]
)
def test_an_asset_brings_the_token_with_its_code_if_it_has_one(asset: str, token: list[str]) -> None:
    state = position(hero("corbin"))

    gain(state, asset)

    assert pool(state, 3 + len(token)) == ["corbin.1", "corbin.2", "corbin.3", *token]


@pytest.mark.rule("R3-ASSET-06")
def test_the_token_of_a_lost_asset_is_gone_with_it() -> None:
    state = position(hero("corbin", assets="ancient_sword chain_mail"))

    gain(state, "blade_of_valour", DiscardAsset("ancient_sword"))

    assert pool(state, 5) == ["corbin.1", "corbin.2", "corbin.3", "A10", "B08"]


@pytest.mark.rule("R3-ASSET-06")
def test_what_a_lost_asset_gave_is_gone_with_it() -> None:
    mine = hero(
        "corbin", assets="elven_armor", skills="vigilance dicing silver_tongue", hand="parry aegis taming unbowed"
    )
    state = position(mine)

    played = gain(state, "leather_armor", DiscardAsset("elven_armor"), DiscardSkill("dicing"), DiscardSkill("taming"))

    assert [topic for _, topic in played.topics] == ["assets.discard", "skills.discard", "hand.discard"]
    assert (mine.skills, mine.hand) == (["vigilance", "silver_tongue"], ["parry", "aegis", "unbowed"])
    assert view(state, None).heroes[0].health == 10


@pytest.mark.rule("R3-DMG-02", "R3-DEF-01")
def test_a_hero_whose_damage_only_a_lost_asset_let_him_bear_falls_with_as_much_damage_as_health() -> None:
    """Mana armour gives 2 health: 11 damage were no defeat, but Corbin has 10 without it."""
    state = position(hero("corbin", assets="mana_armor", damage=11), hero("mok"))

    played = gain(state, "leather_armor", DiscardAsset("mana_armor"))

    assert played.events == [AssetLost(0, "mana_armor"), HeroDefeated(0)]
    assert (state.players[0].damage, state.players[0].is_defeated) == (10, True)


@pytest.mark.rule("R3-DMG-02", "R3-DEF-01")
def test_whoever_lies_already_falls_no_second_time() -> None:
    state = position(hero("corbin", assets="chain_mail", damage=11, defeated=True), hero("mok"))

    lost = gain(state, "leather_armor", DiscardAsset("chain_mail"))
    bitten = play(state, lambda table: suffer(table, 0, 2))

    assert (lost.events, bitten.events) == ([AssetLost(0, "chain_mail")], [])
    assert (state.players[0].damage, state.players[0].is_defeated) == (10, True)


@pytest.mark.rule("R3-ASSET-07")
def test_the_discard_pile_is_shuffled_only_when_the_deck_has_run_out() -> None:
    state = position(asset_deck="griffin")
    state.asset_discard = ["satchel", "bolas", "relics_b"]

    def twice(table: Table[State]) -> None:
        offer(table, "tamalir")
        offer(table, "forge")

    played = play(state, twice, (), Rigged(deck__assets=[0, 2]))

    assert played.events == [AssetOffered("tamalir", "griffin"), AssetOffered("forge", "relics_b")]
    assert (state.asset_deck, state.asset_discard) == (["satchel", "bolas"], [])


@pytest.mark.rule("R3-ASSET-09")
def test_an_asset_taken_for_nothing_leaves_three_cards_in_its_market() -> None:
    state = position(hero("corbin", gold=0), asset_deck="camp_kettle")
    state.markets = {"tamalir": ["griffin", "bolas", "relics_b"], "forge": ["satchel", "bear_pelt", "hourglass"]}

    played = play(
        state, lambda table: asset_for_nothing(table, 0, 3), [TakeAsset("bear_pelt")], Rigged(deck__assets=[0])
    )

    assert played.asked[0].moves == [TakeAsset("relics_b"), TakeAsset("satchel"), TakeAsset("bear_pelt"), Decline()]
    assert played.events == [AssetOffered("forge", "camp_kettle"), AssetTaken(0, "bear_pelt")]
    assert state.markets["forge"] == ["satchel", "hourglass", "camp_kettle"]


@pytest.mark.rule("R3-ASSET-09")
def test_where_nothing_is_taken_the_markets_stay_as_they_are() -> None:
    state = position(hero("corbin", gold=0))
    state.markets = {"tamalir": ["griffin", "bolas", "relics_b"]}

    played = play(state, lambda table: asset_for_nothing(table, 0, 3), [Decline()])

    assert (played.events, state.markets["tamalir"]) == ([], ["griffin", "bolas", "relics_b"])
