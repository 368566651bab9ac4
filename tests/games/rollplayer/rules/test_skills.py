"""Using skills in general: catalogue chapter SKILL. What each card does is tested with the cards."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.components import Direction
from questhall.games.rollplayer.events import DieChanged, GoldTaken, SkillUsed, TokenMoved
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Done,
    PlaceDie,
    Refresh,
    Skip,
    TakeCard,
    UseSkill,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.state import SkillCard, State
from support.rollplayer import faces, hero, play, position
from support.rollplayer_matches import match_at, random_match, until
from support.rollplayer_skills import cost, dice_phase, user
from support.stretch import CutIn, Played

SKIP = Skip()


def use(state: State, skill: str, *answers: Move, **chance: list[int]) -> Played[State]:
    """Seat 0 uses a skill at the beginning of its own turn in the dice phase, then takes card 1."""
    turn = [TakeCard(1), PlaceDie("charisma"), SKIP]
    return play(state, lambda table: dice_turn(table, 0), [CutIn(0, UseSkill(skill)), *answers, *turn], **chance)


@pytest.mark.rule("RP-SKILL-01")
def test_a_skill_may_be_used_in_the_turn_in_which_it_was_bought() -> None:
    state = position(user(""), hero("monk"), phase="market", market="concentrate loyal climb", taken={0: 1, 1: 2})

    played = play(
        state,
        until("cleanup"),
        [
            *(
                Buy("concentrate", cost("concentrate")),
                CutIn(0, UseSkill("concentrate")),
                Adjust("strength", 1, 2),
                Done(),
            ),
            DiscardCard("loyal"),
        ],
    )

    assert played.topics == [
        (0, "market.turn"),
        (0, "market.new_skill"),
        (0, "skill.concentrate"),
        (0, "market.new_skill"),
        (1, "market.turn"),
    ]
    assert faces(state, 0, "strength") == "r3 b2"
    assert state.players[0].token == (1, 0)


@pytest.mark.rule("RP-SKILL-01")
@pytest.mark.parametrize("token", [(1, 1), (1, 0)])
def test_a_new_skill_is_asked_for_only_if_it_can_be_used(token: tuple[int, int]) -> None:
    """Concentrate points to the left: at the left edge there is nothing to ask."""
    state = position(
        user("", token=token), hero("monk"), phase="market", market="concentrate loyal climb", taken={0: 1, 1: 2}
    )
    done: list[Move] = [Done()] if token == (1, 1) else []

    played = play(state, until("cleanup"), [Buy("concentrate", cost("concentrate")), *done, DiscardCard("loyal")])

    assert [topic for _, topic in played.topics] == ["market.turn", *["market.new_skill" for _ in done], "market.turn"]
    assert state.players[0].skills == [SkillCard("concentrate", exhausted=False)]


@pytest.mark.rule("RP-SKILL-01")
def test_only_a_new_skill_is_asked_for_after_the_purchase() -> None:
    state = position(user("concentrate"), hero("monk"), phase="market", market="climb loyal honest", taken={0: 1, 1: 2})

    played = play(state, until("cleanup"), [Buy("climb", cost("climb")), DiscardCard("loyal")])

    assert played.topics == [(0, "market.turn"), (1, "market.turn")]  # climb can wait for the dice phase


@pytest.mark.rule("RP-SKILL-02")
@pytest.mark.parametrize(
    ("skill", "direction", "token"),
    [
        ("concentrate", "left", (1, 0)),
        ("acrobatics", "right", (1, 2)),
        ("cure_wounds", "up", (0, 1)),
        ("intimidate", "down", (2, 1)),
    ],
)
def test_using_a_skill_begins_with_a_step_along_its_arrow(
    skill: str, direction: Direction, token: tuple[int, int]
) -> None:
    match = match_at(dice_phase(user(skill), hero("monk")))

    match.play(0, UseSkill(skill))

    assert match.events(None) == [SkillUsed(0, skill), TokenMoved(0, direction)]
    assert [player.token for player in match.state.players] == [token, (1, 1)]
    assert list(match.asks) == [0]  # now its effect, which may be left out
    assert match.asks[0].moves[-1] == SKIP


@pytest.mark.rule("RP-SKILL-02")
def test_the_step_comes_before_the_effect() -> None:
    played = use(dice_phase(user("concentrate"), hero("monk")), "concentrate", Adjust("strength", 2, -1))

    assert played.events[:3] == [
        SkillUsed(0, "concentrate"),
        TokenMoved(0, "left"),
        DieChanged(0, "strength", 2, "blue", 2, 1),
    ]


LEFT_OUT = ["concentrate", "negotiate", "knowledge", "intimidate", "acrobatics", "climb"]
LEFT_OUT += ["sleight_of_hand", "search", "cure_wounds"]


@pytest.mark.rule("RP-SKILL-03")
@pytest.mark.parametrize("skill", LEFT_OUT)
def test_a_skill_may_be_used_for_its_step_alone(skill: str) -> None:
    state = dice_phase(user(skill), hero("monk"))
    match = match_at(state)

    match.play(0, UseSkill(skill))
    match.play(0, SKIP)

    assert match.asks[0].topic == "dice.card"
    assert match.state.players[0].skills == [SkillCard(skill, exhausted=True)]
    assert match.state.players[0].token != (1, 1)
    assert (faces(match.state, 0, "strength"), faces(match.state, 0, "charisma")) == ("r1 b2", "w3")
    assert match.state.players[0].gold == 5


@pytest.mark.rule("RP-SKILL-03")
@pytest.mark.parametrize("skill", ["open_lock", "move_silently"])
def test_a_skill_of_the_market_turn_may_be_used_for_its_step_alone(skill: str) -> None:
    state = position(
        user(skill, gold=9), hero("monk"), phase="market", market="loyal climb", discard="weak", taken={0: 1, 1: 2}
    )
    match = match_at(state)

    match.play(0, UseSkill(skill))
    match.play(0, SKIP)

    assert match.asks[0].topic == "market.turn"
    purchases = [Buy("loyal", cost("loyal")), Buy("climb", cost("climb"))]
    assert match.asks[0].moves == [*purchases, DiscardCard("loyal"), DiscardCard("climb")]
    assert match.state.players[0].skills == [SkillCard(skill, exhausted=True)]
    assert match.state.players[0].gold == 9


FULL_SHEET = {row: "k1 k2 k3" for row in ("strength", "dexterity", "constitution")}
FULL_SHEET |= {row: "g1 g2 g3" for row in ("intelligence", "wisdom", "charisma")}


@pytest.mark.rule("RP-SKILL-03")
def test_sleight_of_hand_may_be_used_for_its_step_on_a_full_sheet() -> None:
    state = position(hero("ranger", sheet=FULL_SHEET, skills="sleight_of_hand"), hero("monk"), phase="final", round=12)
    match = match_at(state)

    assert match.asks[0].topic == "final.last"
    match.play(0, UseSkill("sleight_of_hand"))

    assert match.state.players[0].token == (1, 2)
    assert match.state.players[0].skills == [SkillCard("sleight_of_hand", exhausted=True)]


@pytest.mark.rule("RP-SKILL-03")
def test_move_silently_may_be_used_for_its_step_without_a_discard_pile() -> None:
    match = match_at(
        position(user("move_silently"), hero("monk"), phase="market", market="loyal climb", taken={0: 1, 1: 2})
    )

    match.play(0, UseSkill("move_silently"))

    assert match.asks[0].topic == "market.turn"
    assert match.state.players[0].token == (0, 1)
    assert match.state.players[0].skills == [SkillCard("move_silently", exhausted=True)]


@pytest.mark.rule("RP-SKILL-04")
def test_finally_the_card_is_turned_and_cannot_be_used_again() -> None:
    state = dice_phase(user("pickpocket", token=(0, 1)), hero("monk"))

    played = use(state, "pickpocket")

    assert played.asked[0].offers == {0: [UseSkill("pickpocket")]}
    assert [asked.offers for asked in played.asked[1:]] == [{}, {}, {}]
    assert state.players[0].skills == [SkillCard("pickpocket", exhausted=True)]
    assert played.events_of(GoldTaken) == [GoldTaken(0, PICKPOCKET_GOLD, "pickpocket")]


@pytest.mark.rule("RP-SKILL-04")
def test_only_the_used_card_is_turned() -> None:
    state = dice_phase(user("concentrate pickpocket"), hero("monk", skills="pickpocket"))

    use(state, "pickpocket")

    assert state.players[0].skills == [SkillCard("concentrate"), SkillCard("pickpocket", exhausted=True)]
    assert state.players[1].skills == [SkillCard("pickpocket")]


ARROWS = {"concentrate": "left", "pickpocket": "down", "acrobatics": "right", "cure_wounds": "up"}


@pytest.mark.rule("RP-SKILL-05")
@pytest.mark.parametrize(
    ("token", "blocked"),
    [
        ((1, 1), []),
        ((1, 0), ["concentrate"]),
        ((2, 1), ["pickpocket"]),
        ((1, 2), ["acrobatics"]),
        ((0, 1), ["cure_wounds"]),
        ((2, 0), ["concentrate", "pickpocket"]),
        ((0, 2), ["acrobatics", "cure_wounds"]),
    ],
)
def test_a_skill_whose_arrow_points_off_the_card_cannot_be_used(token: tuple[int, int], blocked: list[str]) -> None:
    match = match_at(dice_phase(user(" ".join(ARROWS), token=token), hero("monk")))

    assert match.offers[0] == [UseSkill(skill) for skill in ARROWS if skill not in blocked]
    for skill in blocked:
        with pytest.raises(IllegalMove) as refused:
            match.play(0, UseSkill(skill))
        assert refused.value.refusal is not None
        assert refused.value.refusal.rule == "RP-SKILL-05"


@pytest.mark.rule("RP-SKILL-06")
def test_a_used_skill_cannot_be_used_again() -> None:
    match = match_at(dice_phase(user("concentrate* pickpocket"), hero("monk")))

    assert match.offers[0] == [UseSkill("pickpocket")]
    with pytest.raises(IllegalMove) as refused:
        match.play(0, UseSkill("concentrate"))
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "RP-SKILL-06"


@pytest.mark.rule("RP-SKILL-06")
def test_a_skill_can_be_used_by_its_owner_only() -> None:
    match = match_at(dice_phase(user("pickpocket"), hero("monk")))

    with pytest.raises(IllegalMove):
        match.play(1, UseSkill("pickpocket"))


@pytest.mark.rule("RP-SKILL-08")
def test_at_most_one_skill_a_round_is_refreshed() -> None:
    state = position(
        hero("warrior", skills="climb* pickpocket* search*"), hero("rogue"), phase="cleanup", market="loyal", pool="k1"
    )
    match = match_at(state)

    assert match.asks[0].moves == [Refresh("climb"), Refresh("pickpocket"), Refresh("search"), SKIP]
    match.play(0, Refresh("pickpocket"))

    assert "cleanup.refresh" not in [ask.topic for ask in match.asks.values()]
    assert [skill.exhausted for skill in match.state.players[0].skills] == [True, False, True]


@pytest.mark.rule("RP-SKILL-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_skills_are_refreshed_in_the_cleanup_phase_only(players: int) -> None:
    refreshed = 0
    for seed in range(6):
        before: dict[tuple[int, str], bool] = {}
        round = 0
        for match in random_match(players, seed, cut_ins=0.6):
            state = match.state
            now = {
                (seat, card.id): card.exhausted for seat, player in enumerate(state.players) for card in player.skills
            }
            fresh = [skill for skill, used in before.items() if used and not now.get(skill, True)]
            refreshed += len(fresh)
            assert not fresh or state.round == round + 1
            for seat, player in enumerate(state.players):
                most = 2 if player.class_card == "ranger" else 1
                assert len([skill for skill in fresh if skill[0] == seat]) <= most
            before, round = now, state.round
    assert refreshed
