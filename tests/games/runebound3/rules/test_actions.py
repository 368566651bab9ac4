"""What action points pay for: catalogue chapters ACTN, GEM, GOLD."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.runebound3.board import GEMS, NEIGHBOURS, Deck
from questhall.games.runebound3.cards.define import ADVENTURES, Quest
from questhall.games.runebound3.events.adventure import AdventureBegan, QuestTaken
from questhall.games.runebound3.events.hero import Moved
from questhall.games.runebound3.events.skills import SkillsDrawn
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.fight import Pass
from questhall.games.runebound3.moves.skills import DiscardSkill
from questhall.games.runebound3.moves.turn import (
    Adventure,
    AttemptQuest,
    AttemptStory,
    Challenge,
    EndTurn,
    EngageVillain,
    FollowRumour,
    Idle,
    KillZombie,
    Rest,
    RollToMove,
    Shop,
    Step,
    Train,
    UseAction,
)
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from support.runebound3 import HEX, hero, hex_of, play, position
from support.runebound3_matches import match_at, seen, several
from support.stretch import Rigged

DONE, END_TURN, IDLE, REST = Done(), EndTurn(), Idle(), Rest()
TROPHY = next(id for id, card in ADVENTURES.items() if card.deck == "combat" and card.scenario is None)
QUEST = "swamp_tales"
RUMOUR = "significant_other"


def moves_of(state: State) -> list[Move]:
    """What the hero of seat 0 is offered in the own turn."""
    return play(state, take_turn, [END_TURN]).asked[0].moves


def simple(place: str) -> list[Move]:
    """What can be done everywhere."""
    return [RollToMove(), *map(Step, NEIGHBOURS[hex_of(place)]), REST, Train(), IDLE]


@pytest.mark.rule("R3-ACTN-02")
def test_in_the_wilderness_a_hero_can_move_rest_train_and_idle() -> None:
    assert moves_of(position(hero("lissa", "8,1"), hero("mok"))) == [*simple("8,1"), END_TURN]


@pytest.mark.rule("R3-ACTN-02")
def test_in_a_city_a_hero_can_also_shop_and_on_a_gem_adventure() -> None:
    assert moves_of(position(hero("lissa", "forge"))) == [*simple("forge"), Shop(), END_TURN]
    assert moves_of(position(hero("lissa", "4,9"))) == [*simple("4,9"), Adventure(), END_TURN]


@pytest.mark.rule("R3-ACTN-02", "R3-ACTN-06")
def test_other_actions_stand_on_cards_and_all_are_offered_where_they_can_be_done() -> None:
    """A griffin, goods to sell, a quest, a rumour, a story quest, Corbin's bounty, a villain and zombies."""
    swamp = HEX["blackwing_swamp"]
    mine = hero("corbin", "blackwing_swamp", assets="griffin", quests=QUEST)
    state = position(mine, hero("mok", "blackwing_swamp"))
    state.villain, state.zombies, state.gems = swamp, [swamp], []

    assert moves_of(state) == [
        *simple("blackwing_swamp"),
        AttemptQuest(QUEST),
        UseAction("bounty"),
        UseAction("griffin_flight"),
        EngageVillain(),
        KillZombie(),
        END_TURN,
    ]


@pytest.mark.rule("R3-ACTN-02")
def test_quests_rumours_and_story_quests_are_offered_on_their_own_hexes_only() -> None:
    card = ADVENTURES[RUMOUR]
    [rumour] = [option.rumour for option in card.options if option.rumour]  # type: ignore[attr-defined]
    state = position(hero("lissa", "lake_of_tears", quests=QUEST, rumours=RUMOUR), hero("mok"))
    state.slots[0], state.solved = "depths_of_the_lake_of_tears", {"depths_of_the_lake_of_tears": []}
    assert moves_of(state) == [*simple("lake_of_tears"), AttemptStory("depths_of_the_lake_of_tears"), END_TURN]
    state.players[0].points, state.active, state.queue = 3, 0, [0, 1]
    state.players[0].hex = rumour.hexes[0]
    assert [move for move in moves_of(state) if isinstance(move, AttemptQuest | FollowRumour | AttemptStory)] == [
        FollowRumour(RUMOUR)
    ]


@pytest.mark.rule("R3-ACTN-01", "R3-ACTN-02")
@pytest.mark.parametrize(
    ("move", "chance"),
    [
        (IDLE, {}),
        (REST, {}),
        (Step(hex_of("4,6")), {}),
        (RollToMove(), {"seat__0__terrain": [1, 1, 1]}),
        (Train(), {"deck__skills": [0, 0, 0]}),
    ],
)
def test_each_of_them_costs_one_point(move: Move, chance: dict[str, list[int]]) -> None:
    state = position(hero("lissa", "tamalir"), hero("mok", "forge"))
    script = [move, *([DONE] if isinstance(move, RollToMove) else [])]

    play(state, take_turn, script, Rigged(**chance))

    assert state.players[0].points == 2


@pytest.mark.rule("R3-ACTN-01")
def test_without_points_nothing_that_costs_one_is_offered_and_it_is_refused() -> None:
    match = match_at(position(hero("lissa", points=0, hand="aegis", trophies="ogre"), hero("mok", "forge")))

    assert match.asks[0].moves == [END_TURN]
    for move in (IDLE, REST, Train(), Shop(), RollToMove(), Step(hex_of("4,6"))):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    refusal = match.why_not(0, f"hex:{hex_of('4,6')}")
    assert refusal is not None
    assert refusal.rule == "R3-ACTN-01"


@pytest.mark.rule("R3-ACTN-03")
def test_a_card_that_says_action_means_one_of_the_own_turn_and_no_combat_action() -> None:
    """Corbin's bounty is an action: it takes a point, and in the fight it begins nobody can use it."""
    state = position(hero("corbin"), hero("mok"))

    played = play(state, take_turn, [UseAction("bounty")])

    assert (state.players[0].points, state.fight is not None) == (2, True)
    assert UseAction("bounty") in played.asked[0].moves
    casts = Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0])
    play(state, several(2), [], casts)
    act = play(state, fight_on, [Pass()])
    assert not any(isinstance(move, UseAction | Challenge) for move in act.asked[0].moves)
    assert state.players[0].points == 2, "combat actions cost no action points"


@pytest.mark.rule("R3-ACTN-04")
def test_the_same_action_may_be_done_three_times_in_one_turn() -> None:
    state = position(hero("corbin", "8,1"), hero("mok"), skill_deck="aegis miracle parry taming dicing cunning")

    steps = [Step(hex_of(place)) for place in ("7,1", "6,1", "5,1")]
    moved = play(state, several(3), steps)

    assert moved.events[:3] == [Moved(0, step.hex) for step in steps]
    trained = position(hero("corbin"), hero("mok"), skill_deck="aegis miracle parry taming dicing cunning")
    script: list[Move] = [Train(), Train()]
    script += [DiscardSkill(card) for card in ("taming", "dicing", "cunning")]
    script += [Train(), *(DiscardSkill(card) for card in ("taming", "dicing", "cunning"))]
    played = play(trained, several(3), script, Rigged(deck__skills=[0] * 9))
    assert [event for event in seen(played) if isinstance(event, SkillsDrawn)] == [SkillsDrawn(0, 3)] * 3
    assert trained.players[0].points == 0


@pytest.mark.rule("R3-ACTN-05", "R3-GEM-02")
@pytest.mark.parametrize(("place", "deck"), [("4,9", "exploration"), ("9,8", "social"), ("7,9", "combat")])
def test_an_adventure_takes_two_points_turns_the_gem_and_draws_from_its_deck(place: str, deck: Deck) -> None:
    quest = next(id for id, card in ADVENTURES.items() if isinstance(card, Quest))
    state = position(hero("lissa", place), hero("mok"))
    state.decks[deck] = [*state.decks[deck][:3], quest]

    played = play(state, take_turn, [Adventure()], Rigged(**{f"deck__{deck}": [3]}))

    assert played.events == [AdventureBegan(0, deck, quest), QuestTaken(0, quest)]
    assert state.players[0].points == 1
    assert sorted(state.gems) == sorted(hex for hex in GEMS if hex != hex_of(place))


@pytest.mark.rule("R3-ACTN-05", "R3-GEM-02")
def test_with_a_single_point_or_a_gem_that_is_face_down_there_is_no_adventure() -> None:
    assert Adventure() not in moves_of(position(hero("lissa", "4,9", points=1)))
    assert Adventure() in moves_of(position(hero("lissa", "4,9", points=2)))
    turned = position(hero("lissa", "4,9"))
    turned.gems.remove(hex_of("4,9"))
    assert moves_of(turned) == [*simple("4,9"), END_TURN]
    assert Adventure() not in moves_of(position(hero("lissa", "4,8")))


@pytest.mark.rule("R3-GOLD-02", "R3-GOLD-03")
def test_a_card_overrides_a_rule_but_only_what_it_contradicts() -> None:
    """By the Call of the Road one adventure a turn costs a point less; the gem and all else stay as they are."""
    state = position(hero("lissa", "4,9", skills="call_of_the_road", points=2))
    state.decks["exploration"] = [QUEST]

    played = play(state, take_turn, [Adventure()], Rigged(deck__exploration=[0]))

    assert state.players[0].points == 1
    assert hex_of("4,9") not in state.gems
    assert played.events == [AdventureBegan(0, "exploration", QUEST), QuestTaken(0, QUEST)]
    assert Adventure() not in moves_of(state), "the gem is face down"
    assert Adventure() in moves_of(position(hero("lissa", "4,9", skills="call_of_the_road", points=1)))
    assert Adventure() not in moves_of(position(hero("lissa", "4,8", skills="call_of_the_road")))


@pytest.mark.rule("R3-ACTN-06")
@pytest.mark.parametrize(("points", "offered"), [(1, True), (0, False)])
def test_an_ability_with_the_arrow_needs_an_action_point(points: int, offered: bool) -> None:
    state = position(hero("lissa", assets="griffin", points=points), hero("mok", "forge"))
    assert (UseAction("griffin_flight") in turn_moves(state, 0)) == offered


@pytest.mark.rule("R3-ACTN-07")
def test_a_point_may_be_spent_on_nothing() -> None:
    state = position(hero("lissa", "8,1", damage=3))
    before = [state.players[0].hex, state.players[0].damage, state.players[0].gold]

    played = play(state, take_turn, [IDLE])

    assert played.events == []
    assert [state.players[0].hex, state.players[0].damage, state.players[0].gold] == before
    assert state.players[0].points == 2
