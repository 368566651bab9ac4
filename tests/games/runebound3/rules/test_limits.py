"""What can run out and what cannot: catalogue chapter LIMIT."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.cards.define import ASSETS, Gain
from questhall.games.runebound3.events.fight import TokensCast
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.events.market import AssetOffered, GoldGained
from questhall.games.runebound3.events.skills import SkillsDrawn, TrophyGained
from questhall.games.runebound3.events.story import TokensGained
from questhall.games.runebound3.moves.market import Refuse
from questhall.games.runebound3.moves.skills import DiscardSkill, TakeTrophy
from questhall.games.runebound3.moves.turn import Shop, Train
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.trophies import gain_trophy
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State, Trophy
from questhall.games.runebound3.tokens import TOKENS
from support.runebound3 import fight, hero, play, position
from support.runebound3_matches import seen
from support.stretch import Played, Rigged


@pytest.mark.rule("R3-LIMIT-01")
def test_gold_and_story_tokens_never_run_out() -> None:
    state = position(hero("corbin", gold=997, tokens=60), hero("mok", gold=998))

    played = play(state, lambda table: gain(table, 0, Gain(gold=1500, tokens=200)))

    assert played.events == [GoldGained(0, 1500), TokensGained(0, "margath", 200)]
    assert (state.players[0].gold, state.players[0].tokens, state.players[1].gold) == (2497, 260, 998)


@pytest.mark.rule("R3-LIMIT-01")
def test_damage_tokens_never_run_out() -> None:
    """Four heroes and an enemy with as much damage as they can take but one."""
    state = position(*(hero(id, damage=7) for id in ("laurel", "thorn", "mok", "lissa")))
    fight(state, "barrow_wyrm", damage=7)

    played = play(state, lambda table: suffer(table, 2, 1))

    assert played.events == [Suffered(2, 1)]
    assert [player.damage for player in state.players] == [7, 7, 8, 7]


def trophy(state: State, kind: Deck, *answers: TakeTrophy, **chance: list[int]) -> Played[State]:
    return play(state, lambda table: gain_trophy(table, 0, kind), answers, Rigged(**chance))


@pytest.mark.rule("R3-LIMIT-03")
def test_without_a_card_in_deck_and_discard_pile_no_trophy_is_gained() -> None:
    state = position(hero("corbin"))
    state.decks["combat"], state.discards["combat"] = ["ogre"], ["witch", "rebels"]

    gained = [trophy(state, "combat", deck__combat=[0]), trophy(state, "combat"), trophy(state, "combat")]
    none = trophy(state, "combat")

    assert [seen(each, 0) for each in gained] == [
        [TrophyGained(0, "combat", "ogre")],
        [TrophyGained(0, "combat", "rebels")],
        [TrophyGained(0, "combat", "witch")],
    ]
    assert none.events == []
    assert state.players[0].trophies == [Trophy("ogre", False), Trophy("rebels", True), Trophy("witch", True)]


@pytest.mark.rule("R3-LIMIT-03")
def test_where_the_hero_may_choose_empty_decks_are_not_offered() -> None:
    state = position(hero("corbin"))
    state.decks["combat"] = []

    played = play(state, lambda table: gain_trophy(table, 0, "any"), [TakeTrophy("social")], Rigged(deck__social=[0]))
    assert played.asked[0].moves == [TakeTrophy("exploration"), TakeTrophy("social")]
    for deck in state.decks:
        state.decks[deck] = []
    assert play(state, lambda table: gain_trophy(table, 0, "any")).events == []


@pytest.mark.rule("R3-LIMIT-04")
def test_when_the_skill_deck_runs_out_its_discard_pile_becomes_the_new_deck() -> None:
    """Three cards are drawn: the last of the deck, then two of the shuffled pile."""
    state = position(hero("corbin"), skill_deck="aegis")
    state.skill_discard = ["parry", "taming", "miracle"]

    played = play(state, take_turn, [Train()], Rigged(deck__skills=[0, 2, 0]))

    assert seen(played, 0) == [SkillsDrawn(0, 3, ("aegis", "miracle", "parry"))]
    assert (state.skill_deck, state.skill_discard) == (["taming"], [])


@pytest.mark.rule("R3-LIMIT-04")
def test_cards_discarded_afterwards_begin_a_new_pile() -> None:
    state = position(hero("corbin", hand="parry"), skill_deck="aegis")
    state.skill_discard = ["taming", "miracle"]

    play(state, take_turn, [Train(), DiscardSkill("taming")], Rigged(deck__skills=[0, 0, 0]))

    assert (state.skill_deck, state.skill_discard) == ([], ["taming"])


@pytest.mark.rule("R3-LIMIT-04")
def test_when_the_asset_deck_runs_out_its_discard_pile_becomes_the_new_deck() -> None:
    state = position(hero("corbin", gold=0), asset_deck="")
    state.asset_discard = ["satchel", "griffin", "bolas"]
    state.markets["tamalir"] = ["firestone", "rune_rod", "battle_robe"]

    played = play(state, take_turn, [Shop(), Refuse("firestone")], Rigged(deck__assets=[1]))

    assert played.events[0] == AssetOffered("tamalir", "griffin")
    assert (state.asset_deck, state.asset_discard) == (["satchel", "bolas"], ["firestone"])


@pytest.mark.rule("R3-LIMIT-04")
def test_with_both_empty_nothing_is_drawn() -> None:
    state = position(hero("corbin"), skill_deck="")
    assert play(state, take_turn, [Train()]).events == []
    assert state.players[0].hand == []


@pytest.mark.rule("R3-LIMIT-05")
def test_each_code_on_an_asset_is_that_of_one_token_and_no_other_asset_has_it() -> None:
    codes = Counter(asset.token for asset in ASSETS.values() if asset.token)
    assert set(codes.values()) == {1}
    assert set(codes) == {token for token in TOKENS if token[0] in "ABC"}


@pytest.mark.rule("R3-LIMIT-05")
@pytest.mark.parametrize(("act", "more"), [(1, []), (2, ["veteran"])])
def test_every_enemy_casts_the_one_set_of_five_tokens_and_the_one_veteran_token(act: int, more: list[str]) -> None:
    for enemy in ("ogre", "undead_horde", "moon_cat", "rebels"):
        state = fight(position(hero("corbin"), act=act), enemy, phase="cast")
        dice = Rigged(seat__0__tokens=[0, 0, 0], enemy__tokens=[0] * (5 + len(more)))

        played = play(state, fight_on, [], dice)

        five = [f"enemy.{number}" for number in range(1, 6)]
        assert [list(cast.tokens) for cast in played.events_of(TokensCast)][1] == [*five, *more]


@pytest.mark.rule("R3-LIMIT-04", "R3-SHOP-08")
def test_where_all_assets_have_been_taken_a_shop_has_nothing_to_buy() -> None:
    state = position(hero("corbin"), hero("mok"), asset_deck="")
    state.markets["tamalir"] = []

    played = play(state, take_turn, [Shop()])

    assert (played.topics, played.events, state.players[0].points) == ([(0, "turn.act")], [], 2)
