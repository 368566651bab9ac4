"""When skills can be used: catalogue chapter SKILL, rule 07."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.events import GoldTaken, MatchEnded, SkillUsed, TokenMoved
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Done,
    Flip,
    FlipPool,
    KeepRoll,
    LayDie,
    Perform,
    PlaceDie,
    Reroll,
    Skip,
    StepToken,
    Swap,
    SwapWith,
    TakeCard,
    TakeToken,
    UseSkill,
)
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.roll import roll_phase
from questhall.games.rollplayer.state import State
from support.rollplayer import faces, hero, play, position
from support.rollplayer_matches import draws, match_at, until
from support.rollplayer_skills import cost, dice_phase, user
from support.stretch import CutIn

SKIP = Skip()
PICK = {1: [UseSkill("pickpocket")]}


@pytest.mark.rule("RP-SKILL-07")
def test_a_skill_can_be_used_in_another_players_turn() -> None:
    state = dice_phase(hero("ranger"), hero("monk", skills="pickpocket"))

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [TakeCard(1), CutIn(1, UseSkill("pickpocket")), PlaceDie("charisma"), TakeToken()],
    )

    assert played.topics == [
        (0, "dice.card"),
        (0, "dice.row"),
        (0, "dice.row"),  # asked anew after the interruption
        (0, "attribute.charisma"),
    ]
    assert [asked.offers for asked in played.asked] == [PICK, PICK, {}, {}]
    assert [player.gold for player in state.players] == [5, 5 + PICKPOCKET_GOLD]
    assert faces(state, 0, "charisma") == "k1"


@pytest.mark.rule("RP-SKILL-07")
def test_a_skill_can_be_used_at_every_question_of_a_round() -> None:
    roller = position(hero("ranger"), hero("monk", skills="pickpocket"), phase="roll")
    rolled = play(roller, roll_phase, [LayDie(1, "red")], bag=draws(roller, "rbg"), dice=[0, 0, 1])
    assert [(asked.topic, asked.offers) for asked in rolled.asked] == [("roll.tie", PICK)]

    state = dice_phase(
        hero("ranger"), hero("monk", skills="pickpocket"), hero("rogue"), market="concentrate loyal climb", queue=[0]
    )
    state.initiative[1].holder, state.initiative[2].holder = 1, 2
    state.initiative[1].die = state.initiative[2].die = None
    played = play(
        state,
        until("cleanup"),
        [
            *(TakeCard(1), PlaceDie("strength"), SKIP),
            *(Buy("concentrate", cost("concentrate")), Done()),
            DiscardCard("loyal"),
            DiscardCard("climb"),
        ],
    )

    topics = [
        "dice.card",
        "dice.row",
        "attribute.strength",
        "market.turn",
        "market.new_skill",
        "market.turn",
        "market.turn",
    ]
    assert [asked.topic for asked in played.asked] == topics
    assert all(PICK[1][0] in asked.offers[1] for asked in played.asked)


@pytest.mark.rule("RP-SKILL-07")
@pytest.mark.parametrize(
    ("attribute", "answers", "inside"),
    [
        ("dexterity", [Swap("strength", 1), SwapWith("charisma", 1)], ["attribute.swap_with"]),
        ("intelligence", [Reroll("strength", 1), KeepRoll(6)], ["attribute.keep"]),
        (
            "wisdom",
            [CutIn(0, UseSkill("knowledge")), Perform("strength"), Flip("strength", 1), SKIP],
            ["attribute.any", "attribute.strength"],
        ),
    ],
)
def test_nobody_can_use_a_skill_inside_an_effect(
    attribute: str, answers: list[Move | CutIn], inside: list[str]
) -> None:
    state = dice_phase(user("knowledge"), hero("monk", skills="pickpocket"))
    row = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"].index(attribute)
    chance = {"dice": [5]} if attribute == "intelligence" else {}

    played = play(state, lambda table: attribute_action(table, 0, row), answers, **chance)

    assert [asked.topic for asked in played.asked if not asked.offers] == inside
    assert all(asked.offers[1] == PICK[1] for asked in played.asked if asked.topic not in inside)


@pytest.mark.rule("RP-SKILL-07")
def test_laying_the_pool_anew_belongs_to_the_effect() -> None:
    state = dice_phase(user("climb"), hero("monk", skills="pickpocket"), pool="k1 b2 r6")

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [
            *(CutIn(0, UseSkill("climb")), FlipPool(3), LayDie(1, "black")),
            *(TakeCard(3), PlaceDie("charisma"), SKIP),
        ],
    )

    assert played.topics[:3] == [(0, "dice.card"), (0, "skill.climb"), (0, "roll.tie")]
    assert [asked.offers for asked in played.asked[1:3]] == [{}, {}]
    assert faces(state, 0, "charisma") == "w3 b2"


@pytest.mark.rule("RP-SKILL-07")
def test_a_skill_inside_an_effect_is_refused() -> None:
    match = match_at(dice_phase(user("concentrate"), hero("monk", skills="pickpocket")))
    match.play(0, UseSkill("concentrate"))

    with pytest.raises(IllegalMove) as refused:
        match.play(1, UseSkill("pickpocket"))

    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "RP-SKILL-07"
    match.play(0, SKIP)
    match.play(1, UseSkill("pickpocket"))
    assert match.state.players[1].gold == 5 + PICKPOCKET_GOLD


@pytest.mark.rule("RP-SKILL-07")
def test_uses_resolve_in_the_order_in_which_they_arrive() -> None:
    state = dice_phase(user("concentrate"), hero("monk", skills="pickpocket"))

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [
            CutIn(1, UseSkill("pickpocket")),
            *(CutIn(0, UseSkill("concentrate")), Adjust("charisma", 1, 1)),
            *(TakeCard(1), PlaceDie("wisdom"), StepToken("up")),
        ],
    )

    assert played.events_of(SkillUsed) == [SkillUsed(1, "pickpocket"), SkillUsed(0, "concentrate")]
    assert [player.token for player in state.players] == [(0, 0), (2, 1)]


IN_DICE_PHASE = ["negotiate", "intimidate", "climb"]
IN_OWN_MARKET_TURN = ["open_lock", "move_silently"]
ALWAYS = ["concentrate", "knowledge", "pickpocket", "acrobatics", "sleight_of_hand", "search", "cure_wounds"]


@pytest.mark.rule("RP-SKILL-07")
def test_a_card_may_limit_the_moment_of_its_skill() -> None:
    every = " ".join([*IN_DICE_PHASE, *IN_OWN_MARKET_TURN, *ALWAYS])

    def offered(state: State) -> set[str]:
        return {move.skill for move in match_at(state).offers[0] if isinstance(move, UseSkill)}

    choosing = dice_phase(user(every), hero("monk"), discard="weak")
    own = position(user(every), hero("monk"), phase="market", market="loyal", discard="weak", taken={0: 1, 1: 2})
    other = position(
        user(every), hero("monk"), phase="market", market="loyal", discard="weak", taken={0: 2, 1: 1}, queue=[1, 0]
    )

    assert offered(choosing) == {*IN_DICE_PHASE, *ALWAYS}
    assert offered(own) == {*IN_OWN_MARKET_TURN, *ALWAYS}
    assert offered(other) == set(ALWAYS)


@pytest.mark.rule("RP-SKILL-07")
def test_between_the_phases_neither_the_pool_nor_the_market_is_open_to_skills() -> None:
    druid = hero("druid", skills="climb open_lock pickpocket")
    state = dice_phase(druid, hero("monk"), market="loyal honest proud", discard="weak", taken={1: 2}, queue=[0])

    played = play(state, until("market"), [TakeCard(1), PlaceDie("charisma"), SKIP, SKIP])

    assert played.topics[3] == (0, "class.attuned")
    assert played.asked[2].offers == {0: [UseSkill("climb"), UseSkill("pickpocket")]}
    assert played.asked[3].offers == {0: [UseSkill("pickpocket")]}


@pytest.mark.rule("RP-SKILL-07")
@pytest.mark.parametrize("skills", ["", "pickpocket"])
def test_a_lone_move_is_asked_for_when_somebody_could_use_a_skill(skills: str) -> None:
    state = position(hero("ranger", gold=0), hero("monk", skills=skills), phase="market", market="loyal", taken={0: 1})
    answers = [DiscardCard("loyal")] if skills else []

    played = play(state, lambda table: market_turn(table, 0), answers)

    assert played.topics == [(0, "market.turn")] * len(answers)
    assert state.discard == ["loyal"]


@pytest.mark.rule("RP-SKILL-07")
def test_before_the_count_everyone_with_a_use_left_is_asked_clockwise_from_the_start_player() -> None:
    state = position(
        user("pickpocket climb"),
        hero("monk", "elf", skills="pickpocket*"),
        hero("rogue", "dwarf", skills="pickpocket", token=(2, 1)),
        hero("wizard", "orc", skills="search", sheet={"strength": "g1"}),
        phase="cleanup",
        round=10,
        start=2,
    )

    played = play(state, until("over"), [Done(), CutIn(0, UseSkill("pickpocket")), Done()])

    assert played.topics == [(3, "final.last"), (0, "final.last"), (0, "final.last")]
    assert [asked.moves for asked in played.asked] == [[Done()]] * 3
    assert played.asked[0].offers == {0: [UseSkill("pickpocket")], 3: [UseSkill("search")]}
    assert state.players[0].gold == 5 + PICKPOCKET_GOLD
    assert [type(event) for event in played.events] == [SkillUsed, TokenMoved, GoldTaken, MatchEnded]
