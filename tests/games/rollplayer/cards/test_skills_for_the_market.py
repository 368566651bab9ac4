"""Open Lock and Move Silently: skills that take the place of the market turn."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.events import (
    CardDiscarded,
    TopTurned,
)
from questhall.games.rollplayer.moves import (
    Buy,
    DiscardCard,
    Done,
    Skip,
    UseSkill,
)
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.state import Player, SkillCard, State
from support.rollplayer import hero, play, position
from support.rollplayer_skills import (
    cost,
    use,
)
from support.stretch import CutIn

# Open Lock


def locked(player: Player, top: str, **facts: object) -> State:
    """It is seat 0's market turn, and this card lies on top of the deck."""
    player.skills = [SkillCard("open_lock")]
    return position(player, hero("druid"), phase="market", market="longsword", deck=f"{top} loyal", **facts)  # type: ignore[arg-type]


@pytest.mark.rule("RP-CLAR-02")
def test_open_lock_buys_the_top_card_of_the_deck_in_place_of_the_market_turn() -> None:
    state = locked(hero("wizard", gold=9), "chain_helm")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("open_lock")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers, deck__market=[0])
    player = state.players[0]
    assert (player.gold, player.armour, player.token) == (9 - cost("chain_helm"), ["chain_helm"], (2, 1))
    assert (state.deck, state.top, state.market, state.discard) == (["loyal"], "", ["longsword"], [])
    assert played.events_of(TopTurned) == [TopTurned(0, "chain_helm")]
    assert played.topics == [(0, "market.turn"), (0, "skill.open_lock")]


@pytest.mark.rule("RP-CLAR-02")
def test_a_card_left_alone_by_open_lock_is_discarded_and_the_market_turn_goes_on() -> None:
    state = locked(hero("wizard", gold=9), "chain_helm")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("open_lock")), Skip(), DiscardCard("longsword")]
    played = play(state, lambda table: market_turn(table, 0), answers, deck__market=[0])
    assert (state.players[0].gold, state.players[0].armour) == (9 + 2, [])
    assert (state.deck, state.top, state.discard) == (["loyal"], "", ["chain_helm", "longsword"])
    assert played.events_of(CardDiscarded) == [CardDiscarded(0, "chain_helm"), CardDiscarded(0, "longsword")]


@pytest.mark.rule("RP-CLAR-03")
def test_open_lock_knows_no_discount_from_charisma_heavy_crossbow_or_class() -> None:
    rich = hero("warrior", gold=cost("chain_helm"), charisma=3, weapons="heavy_crossbow")
    played = use(locked(rich, "chain_helm"), "open_lock", [Buy("chain_helm", cost("chain_helm"))], deck__market=[0])
    assert played.asked[0].moves == [Buy("chain_helm", cost("chain_helm")), Skip()]
    assert (rich.gold, rich.charisma) == (0, 3)
    poor = hero("warrior", gold=cost("chain_helm") - 1, charisma=3, weapons="heavy_crossbow")
    state = locked(poor, "chain_helm")
    assert use(state, "open_lock", deck__market=[0]).asked == []
    assert state.discard == ["chain_helm"]


@pytest.mark.rule("RP-CLAR-04")
@pytest.mark.parametrize(("token", "after"), [((1, 1), (2, 2)), ((1, 0), (2, 1)), ((1, 2), (2, 2))])
def test_a_trait_bought_with_open_lock_moves_the_token_if_it_can(
    token: tuple[int, int], after: tuple[int, int]
) -> None:
    player = hero("wizard", gold=9, token=token)
    use(locked(player, "reckless"), "open_lock", [Buy("reckless", 6)], deck__market=[0])
    assert (player.token, player.traits) == (after, ["reckless"])


def test_a_skill_bought_with_open_lock_may_be_used_in_the_same_turn() -> None:
    player = hero("wizard", gold=9)
    state = locked(player, "cure_wounds", taken={0: 1}, queue=[0])
    answers: list[Move | CutIn] = [
        CutIn(0, UseSkill("open_lock")),
        Buy("cure_wounds", cost("cure_wounds")),
        CutIn(0, UseSkill("cure_wounds")),
        Done(),
    ]
    played = play(state, beat, answers, deck__market=[0])
    assert played.topics[-1] == (0, "market.new_skill")
    assert (player.token, state.phase) == ((1, 1), "cleanup")


def test_open_lock_turns_over_nothing_when_deck_and_discard_pile_are_empty() -> None:
    state = locked(hero("wizard", gold=9), "honest")
    state.deck, state.lower_deck, state.discard = [], [], []
    played = use(state, "open_lock")
    assert (played.topics, played.gates, state.top, state.market_done) == ([], [], "", False)


# Move Silently


def sneaking(player: Player, discard: str) -> State:
    player.skills = [SkillCard("move_silently")]
    return position(player, hero("druid"), phase="market", market="longsword", discard=discard)


@pytest.mark.rule("RP-CLAR-27")
def test_move_silently_buys_from_the_discard_pile_and_the_turn_brings_no_gold_besides() -> None:
    player = hero("wizard", gold=9)
    state = sneaking(player, "weak chain_helm")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("move_silently")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers)
    assert played.topics == [(0, "market.turn"), (0, "skill.move_silently")]
    assert played.asked[1].moves == [Buy("chain_helm", cost("chain_helm")), Buy("weak", cost("weak")), Skip()]
    assert (player.gold, player.armour) == (9 - cost("chain_helm"), ["chain_helm"])
    assert (state.market, state.discard, state.market_done) == (["longsword"], ["weak"], True)


@pytest.mark.rule("RP-CLAR-27")
def test_who_buys_nothing_with_move_silently_still_has_the_market_turn() -> None:
    player = hero("wizard", gold=9)
    state = sneaking(player, "weak")
    answers: list[Move | CutIn] = [CutIn(0, UseSkill("move_silently")), Skip(), DiscardCard("longsword")]
    play(state, lambda table: market_turn(table, 0), answers)
    assert (player.gold, state.discard) == (11, ["weak", "longsword"])


@pytest.mark.rule("RP-CLAR-28")
def test_charisma_tokens_help_with_move_silently() -> None:
    player = hero("wizard", gold=cost("weak") - 1, charisma=2)
    played = use(sneaking(player, "weak"), "move_silently", [Buy("weak", cost("weak") - 2, 2)])
    assert played.asked[0].moves == [Buy("weak", cost("weak") - 1, 1), Buy("weak", cost("weak") - 2, 2), Skip()]
    assert (player.gold, player.charisma) == (1, 0)


@pytest.mark.rule("RP-CLAR-29")
def test_heavy_crossbow_takes_one_gold_off_with_move_silently() -> None:
    player = hero("wizard", gold=cost("weak") - 1, weapons="heavy_crossbow")
    use(sneaking(player, "weak"), "move_silently", [Buy("weak", cost("weak") - 1)])
    assert (player.gold, player.traits) == (0, ["weak"])
