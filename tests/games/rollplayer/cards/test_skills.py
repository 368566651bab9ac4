"""The thirteen skills: effect, moment, limits, and how they meet other cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.cards.define import CARDS, Skill
from questhall.games.rollplayer.components import ATTRIBUTES, DIRECTIONS
from questhall.games.rollplayer.events import (
    CardDiscarded,
    DieExchanged,
    DieMoved,
    GoldTaken,
    PoolDieChanged,
    SkillUsed,
    TokenMoved,
    TopTurned,
)
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Done,
    Flip,
    FlipPool,
    GiveDie,
    LayDie,
    MoveDie,
    MoveTo,
    Perform,
    PlaceDie,
    RerollPool,
    Skip,
    Swap,
    SwapWith,
    TakeCard,
    TakeFromBag,
    TakeFromPool,
    TakeToken,
    UseSkill,
)
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.skills import usable_skills, use_skill
from questhall.games.rollplayer.state import Player, SkillCard, State
from support.rollplayer import faces, hero, play, pool, position
from support.stretch import CutIn, Played

ONE_DOT = ["acrobatics", "climb", "cure_wounds", "intimidate", "pickpocket", "sleight_of_hand"]
TWO_DOTS = ["concentrate", "diplomacy", "knowledge", "move_silently", "negotiate", "open_lock", "search"]
BEFORE_THE_EDGE: dict[str, tuple[int, int]] = {"left": (1, 0), "down": (2, 1), "right": (1, 2), "up": (0, 1)}


def skill_card(id: str) -> Skill:
    card = CARDS[id]
    assert isinstance(card, Skill)
    return card


def cost(card: str) -> int:
    return CARDS[card].cost


def use(state: State, skill: str, answers: Sequence[Move] = (), *, copied: str = "", **chance: list[int]) -> Played[State]:
    """Seat 0 uses a skill, which must be usable."""
    move = UseSkill(skill, copied)
    assert move in usable_skills(state, 0)
    return play(state, lambda table: use_skill(table, 0, move), answers, **chance)


def with_skill(skill: str, **facts: object) -> State:
    """Seat 0 owns the skill and stands in a place where every skill has something to do."""
    owner = hero("wizard", sheet={"strength": "r5 b2"}, skills=skill, gold=9)
    rival = hero("druid", "elf", sheet={"charisma": "w4"})
    return position(owner, rival, **{"pool": "g1 p3 y6", "market": "longsword weak", "discard": "honest"} | facts)  # type: ignore[arg-type]


MARKET_SKILLS = ["move_silently", "open_lock"]
POOL_SKILLS = ["climb", "intimidate", "negotiate"]
ANY_TIME = ["acrobatics", "concentrate", "cure_wounds", "knowledge", "pickpocket", "search", "sleight_of_hand"]
OF_THEIR_OWN = [*MARKET_SKILLS, *POOL_SKILLS, *ANY_TIME]


def phase_for(skill: str) -> str:
    return "market" if skill in MARKET_SKILLS else "dice"


# What all have in common


def test_six_skills_have_one_dot_and_seven_have_two() -> None:
    skills = [card for card in CARDS.values() if isinstance(card, Skill)]
    assert sorted(card.id for card in skills if card.dots == 1) == ONE_DOT
    assert sorted(card.id for card in skills if card.dots == 2) == TWO_DOTS
    assert sorted([*OF_THEIR_OWN, "diplomacy"]) == sorted(card.id for card in skills)


def test_three_skills_point_in_each_direction_and_diplomacy_in_none() -> None:
    skills = [card for card in CARDS.values() if isinstance(card, Skill)]
    assert Counter(card.arrow for card in skills) == {"left": 3, "right": 3, "up": 3, "down": 3, None: 1}
    assert skill_card("diplomacy").arrow is None


@pytest.mark.rule("RP-CARD-13", "RP-SKILL-02", "RP-SKILL-04")
@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_every_skill_steps_along_its_arrow_and_is_turned_sideways(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill))
    rows = [list(map(str, row)) for row in state.players[0].rows]
    chance = {"deck__market": [0]} if skill == "open_lock" else {}
    played = use(state, skill, [] if skill == "pickpocket" else [Skip()], **chance)
    arrow = skill_card(skill).arrow
    assert arrow is not None
    assert played.events[:2] == [SkillUsed(0, skill), TokenMoved(0, arrow)]
    down, right = DIRECTIONS[arrow]
    assert state.players[0].token == (1 + down, 1 + right)
    assert state.players[0].skills == [SkillCard(skill, exhausted=True)]
    assert [list(map(str, row)) for row in state.players[0].rows] == rows
    assert (pool(state), state.market, state.market_done) == ("g1 p3 y6", ["longsword", "weak"], False)
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-SKILL-05")
@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_no_skill_can_be_used_whose_arrow_points_off_the_card(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill))
    assert usable_skills(state, 0) == [UseSkill(skill)]
    arrow = skill_card(skill).arrow
    assert arrow is not None
    state.players[0].token = BEFORE_THE_EDGE[arrow]
    assert usable_skills(state, 0) == []


PHASES = ["roll", "dice", "before market", "market", "cleanup", "final"]


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_every_skill_has_its_moment(skill: str) -> None:
    usable = [phase for phase in PHASES if usable_skills(with_skill(skill, phase=phase), 0)]
    in_time = {"market": ["market"], "dice": ["dice"]}
    assert usable == (PHASES if skill in ANY_TIME else in_time[phase_for(skill)])


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_only_market_skills_wait_for_the_own_turn(skill: str) -> None:
    state = with_skill(skill, phase=phase_for(skill), start=1)
    assert usable_skills(state, 0) == ([] if skill in MARKET_SKILLS else [UseSkill(skill)])


@pytest.mark.parametrize("skill", MARKET_SKILLS)
def test_a_market_skill_comes_too_late_once_the_turn_is_used(skill: str) -> None:
    state = with_skill(skill, phase="market")
    state.market_done = True
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-CLAR-11")
@pytest.mark.parametrize("skill", POOL_SKILLS)
def test_a_skill_for_the_pool_needs_an_unchosen_initiative_card(skill: str) -> None:
    state = with_skill(skill, pool="- - y6", taken={0: 1, 1: 2})
    assert usable_skills(state, 0) == [UseSkill(skill)]
    state.initiative[2].die = None
    assert usable_skills(state, 0) == []


# Concentrate


def test_concentrate_changes_one_own_die_by_up_to_two_and_never_past_1_or_6() -> None:
    state = with_skill("concentrate")
    played = use(state, "concentrate", [Adjust("strength", 2, 2)])
    assert played.asked[0].moves == [
        *(Adjust("strength", 1, by) for by in (-2, -1, 1)),
        *(Adjust("strength", 2, by) for by in (-1, 1, 2)),
        Skip(),
    ]
    assert faces(state, 0, "strength") == "r5 b4"


def test_a_quarterstaff_does_not_lengthen_concentrate() -> None:
    state = with_skill("concentrate")
    state.players[0].rows[0][0].value = 4
    state.players[0].weapons = ["quarterstaff"]
    played = use(state, "concentrate", [Adjust("strength", 1, -2)])
    assert [move.by for move in played.asked[0].moves if isinstance(move, Adjust) and move.cell == 1] == [-2, -1, 1, 2]
    assert faces(state, 0, "strength") == "r2 b2"


# Negotiate


@pytest.mark.rule("RP-CLAR-30")
@pytest.mark.parametrize(("class_card", "gold"), [("wizard", 2), ("thief", 4)])
def test_negotiate_exchanges_a_die_with_the_pool_and_a_gold_die_pays(class_card: str, gold: int) -> None:
    state = with_skill("negotiate")
    state.players[0].class_card = class_card
    played = use(state, "negotiate", [GiveDie("strength", 2), TakeFromPool(3)])
    assert faces(state, 0, "strength") == "r5 y6"
    assert pool(state) == "g1 b2 p3"
    assert state.players[0].gold == 9 + gold
    assert played.events_of(DieExchanged) == [DieExchanged(0, "strength", 2, "blue", 2, "gold", 6)]
    assert played.events_of(GoldTaken) == [GoldTaken(0, gold, "die")]


@pytest.mark.rule("RP-CLAR-30")
def test_negotiate_pays_nothing_for_other_colours_or_for_a_gold_die_given_away() -> None:
    state = with_skill("negotiate")
    state.players[0].rows[0][0].color = "gold"
    use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(2)])
    assert (faces(state, 0, "strength"), pool(state)) == ("p3 b2", "g1 y5 y6")
    assert state.players[0].gold == 9


def test_negotiate_offers_own_dice_and_unchosen_cards_alone() -> None:
    state = with_skill("negotiate", taken={1: 2})
    played = use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(1)])
    assert [asked.moves for asked in played.asked] == [
        [GiveDie("strength", 1), GiveDie("strength", 2), Skip()],
        [TakeFromPool(1), TakeFromPool(3)],
    ]
    assert (faces(state, 0, "strength"), pool(state)) == ("g1 b2", "r5 - y6")


@pytest.mark.rule("RP-CLAR-31")
def test_after_negotiate_its_user_decides_ties_as_if_he_were_the_start_player() -> None:
    state = with_skill("negotiate", pool="g1 p5 y6", start=1)
    played = use(state, "negotiate", [GiveDie("strength", 1), TakeFromPool(1), LayDie(1, "purple")])
    assert (played.asked[2].seat, played.asked[2].moves) == (0, [LayDie(1, "red"), LayDie(1, "purple")])
    assert (faces(state, 0, "strength"), pool(state)) == ("g1 b2", "p5 r5 y6")


# Knowledge


def test_knowledge_performs_any_one_attribute_action() -> None:
    state = with_skill("knowledge", phase="cleanup")
    played = use(state, "knowledge", [Perform("strength"), Flip("strength", 1)])
    assert played.asked[0].moves == [*(Perform(attribute) for attribute in ATTRIBUTES), Skip()]
    assert faces(state, 0, "strength") == "r2 b2"


def test_knowledge_does_not_count_as_the_action_of_the_dice_phase() -> None:
    state = with_skill("knowledge")
    answers = [
        TakeCard(1),
        PlaceDie("charisma"),
        CutIn(0, UseSkill("knowledge")),
        Perform("charisma"),
        TakeToken(),
        TakeToken(),
    ]
    play(state, lambda table: dice_turn(table, 0), answers)
    assert state.players[0].charisma == 2


def test_the_action_chosen_with_knowledge_may_still_be_left_out() -> None:
    state = with_skill("knowledge")
    use(state, "knowledge", [Perform("charisma"), Skip()])
    assert state.players[0].charisma == 0


# Pickpocket


def test_pickpocket_gains_two_gold() -> None:
    state = with_skill("pickpocket")
    played = use(state, "pickpocket")
    assert [player.gold for player in state.players] == [11, 5]
    assert played.events_of(GoldTaken) == [GoldTaken(0, 2, "pickpocket")]


# Open Lock


def locked(player: Player, top: str, **facts: object) -> State:
    """It is seat 0's market turn, and this card lies on top of the deck."""
    player.skills = [SkillCard("open_lock")]
    return position(player, hero("druid"), phase="market", market="longsword", deck=f"{top} loyal", **facts)  # type: ignore[arg-type]


@pytest.mark.rule("RP-CLAR-02")
def test_open_lock_buys_the_top_card_of_the_deck_in_place_of_the_market_turn() -> None:
    state = locked(hero("wizard", gold=9), "chain_helm")
    answers = [CutIn(0, UseSkill("open_lock")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers, deck__market=[0])
    player = state.players[0]
    assert (player.gold, player.armour, player.token) == (9 - cost("chain_helm"), ["chain_helm"], (2, 1))
    assert (state.deck, state.top, state.market, state.discard) == (["loyal"], "", ["longsword"], [])
    assert played.events_of(TopTurned) == [TopTurned(0, "chain_helm")]
    assert played.topics == [(0, "market.turn"), (0, "skill.open_lock")]


@pytest.mark.rule("RP-CLAR-02")
def test_a_card_left_alone_by_open_lock_is_discarded_and_the_market_turn_goes_on() -> None:
    state = locked(hero("wizard", gold=9), "chain_helm")
    answers = [CutIn(0, UseSkill("open_lock")), Skip(), DiscardCard("longsword")]
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
def test_a_trait_bought_with_open_lock_moves_the_token_if_it_can(token: tuple[int, int], after: tuple[int, int]) -> None:
    player = hero("wizard", gold=9, token=token)
    use(locked(player, "reckless"), "open_lock", [Buy("reckless", 6)], deck__market=[0])
    assert (player.token, player.traits) == (after, ["reckless"])


def test_a_skill_bought_with_open_lock_may_be_used_in_the_same_turn() -> None:
    player = hero("wizard", gold=9)
    state = locked(player, "cure_wounds", taken={0: 1}, queue=[0])
    answers = [
        CutIn(0, UseSkill("open_lock")),
        Buy("cure_wounds", cost("cure_wounds")),
        CutIn(0, UseSkill("cure_wounds")),
        Done(),
    ]
    played = play(state, beat, answers, deck__market=[0])
    assert played.topics[-1] == (0, "market.new_skill")
    assert (player.token, state.phase) == ((1, 1), "cleanup")


def test_open_lock_needs_a_card_to_turn_over_but_a_discard_pile_will_do() -> None:
    state = locked(hero("wizard", gold=9), "honest", discard="weak")
    state.deck = []
    assert usable_skills(state, 0) == [UseSkill("open_lock")]
    state.discard, state.lower_deck = [], ["proud"]
    assert usable_skills(state, 0) == [UseSkill("open_lock")]
    state.lower_deck = []
    assert usable_skills(state, 0) == []


# Intimidate and Climb


@pytest.mark.rule("RP-CLAR-11")
def test_intimidate_rerolls_unchosen_dice_each_at_most_once() -> None:
    state = with_skill("intimidate", pool="g1 p3 y6", taken={1: 2})
    played = use(state, "intimidate", [RerollPool(3), RerollPool(1)], dice=[1, 4])
    assert [asked.moves for asked in played.asked] == [[RerollPool(1), RerollPool(3), Skip()], [RerollPool(1), Skip()]]
    assert played.events_of(PoolDieChanged) == [PoolDieChanged(0, 3, "gold", 6, 2), PoolDieChanged(0, 1, "green", 1, 5)]
    assert pool(state) == "y2 - g5"


@pytest.mark.rule("RP-CLAR-12")
def test_after_intimidate_its_user_lays_the_pool_and_decides_ties() -> None:
    state = with_skill("intimidate", start=1)
    played = use(state, "intimidate", [RerollPool(1), Skip(), LayDie(2, "gold")], dice=[5])
    assert (played.asked[2].seat, played.asked[2].moves) == (0, [LayDie(2, "green"), LayDie(2, "gold")])
    assert pool(state) == "p3 y6 g6"


@pytest.mark.rule("RP-CLAR-12")
def test_gold_stays_on_its_initiative_card_when_the_pool_is_laid_anew() -> None:
    state = with_skill("climb", pool="g2 p3 y6")
    use(state, "climb", [FlipPool(1)])
    assert pool(state) == "p3 g5 y6"
    assert [card.gold for card in state.initiative] == [0, 1, 0]


@pytest.mark.rule("RP-SKILL-03")
def test_intimidate_used_for_its_step_alone_leaves_the_pool_as_it_lies() -> None:
    state = with_skill("intimidate", pool="y6 p3 g1")
    use(state, "intimidate", [Skip()])
    assert pool(state) == "y6 p3 g1"


@pytest.mark.rule("RP-CLAR-11")
def test_climb_turns_one_unchosen_die_to_its_opposite_face() -> None:
    state = with_skill("climb", pool="g2 p3 y6", taken={1: 2})
    played = use(state, "climb", [FlipPool(3)])
    assert played.asked[0].moves == [FlipPool(1), FlipPool(3), Skip()]
    assert played.events_of(PoolDieChanged) == [PoolDieChanged(0, 3, "gold", 6, 1)]


@pytest.mark.rule("RP-CLAR-12")
def test_after_climb_the_unchosen_cards_are_refilled_in_ascending_order() -> None:
    state = with_skill("climb", pool="g2 p3 y6", taken={1: 2})
    use(state, "climb", [FlipPool(3)])
    assert pool(state) == "y1 - g2"


@pytest.mark.rule("RP-CLAR-12")
def test_after_climb_its_user_decides_ties() -> None:
    state = with_skill("climb", start=1)
    played = use(state, "climb", [FlipPool(3), LayDie(1, "gold")])
    assert played.topics == [(0, "skill.climb"), (0, "roll.tie")]
    assert pool(state) == "y1 g1 p3"


# Acrobatics, Sleight of Hand


def test_acrobatics_swaps_two_own_dice() -> None:
    player = hero("wizard", sheet={"strength": "r5 g1", "charisma": "b2"}, skills="acrobatics")
    state = position(player, hero("druid"), phase="market")
    played = use(state, "acrobatics", [Swap("strength", 1), SwapWith("charisma", 1)])
    assert [asked.moves for asked in played.asked] == [
        [Swap("strength", 1), Swap("strength", 2), Swap("charisma", 1), Skip()],
        [SwapWith("strength", 2), SwapWith("charisma", 1)],
    ]
    assert (faces(state, 0, "strength"), faces(state, 0, "charisma")) == ("b2 g1", "r5")


@pytest.mark.rule("RP-CLAR-13", "RP-CLAR-14", "RP-CLAR-15")
def test_sleight_of_hand_moves_a_die_closes_the_gap_and_brings_neither_action_nor_gold() -> None:
    player = hero("wizard", sheet={"strength": "r1 y2 g3", "charisma": "b4 k5"}, skills="sleight_of_hand")
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [MoveDie("strength", 2), MoveTo("charisma")])
    assert (faces(state, 0, "strength"), faces(state, 0, "charisma")) == ("r1 g3", "b4 k5 y2")
    assert played.topics == [(0, "skill.move_die"), (0, "skill.move_to")]
    assert player.gold == 5
    assert (player.charisma, played.events_of(GoldTaken)) == (0, [])
    assert played.events_of(DieMoved) == [DieMoved(0, "gold", 2, "strength", "charisma")]


def test_sleight_of_hand_moves_to_another_row_with_room() -> None:
    full = {attribute: "g1 g1 g1" for attribute in ("intelligence", "wisdom")}
    player = hero("wizard", sheet={"strength": "r1 y2", "dexterity": "b1 b1 b1", **full}, skills="sleight_of_hand")
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [MoveDie("strength", 1), MoveTo("constitution")])
    assert played.asked[1].moves == [MoveTo("constitution"), MoveTo("charisma")]
    assert (faces(state, 0, "strength"), faces(state, 0, "constitution")) == ("y2", "r1")


def test_sleight_of_hand_offers_no_die_that_has_nowhere_to_go() -> None:
    sheet = {attribute: "y1 y1" if attribute == "charisma" else "y1 y1 y1" for attribute in ATTRIBUTES}
    player = hero("wizard", sheet={**sheet, "strength": "r1 g2 b3", "wisdom": "g1 g1 g1", "dexterity": "k1 k1 k1"})
    player.skills = [SkillCard("sleight_of_hand")]
    state = position(player, hero("druid"))
    played = use(state, "sleight_of_hand", [Skip()])
    movable = [(attribute, cell) for attribute in ATTRIBUTES if attribute != "charisma" for cell in (1, 2, 3)]
    assert played.asked[0].moves == [*(MoveDie(attribute, cell) for attribute, cell in movable), Skip()]


def test_sleight_of_hand_cannot_be_used_on_a_full_or_an_empty_sheet() -> None:
    sheet = {attribute: f"{color}1 {color}1 {color}1" for attribute, color in zip(ATTRIBUTES, "gbrpkw", strict=True)}
    full = position(hero("wizard", sheet=sheet, skills="sleight_of_hand"), hero("druid"))
    empty = position(hero("wizard", skills="sleight_of_hand"), hero("druid"))
    assert usable_skills(full, 0) == usable_skills(empty, 0) == []


def test_a_row_reopened_by_sleight_of_hand_pays_again_for_a_drafted_die() -> None:
    player = hero("wizard", sheet={"charisma": "r1 g2 b3"}, skills="sleight_of_hand", gold=0)
    state = position(player, hero("druid"), pool="k1 w2 p3")
    use(state, "sleight_of_hand", [MoveDie("charisma", 1), MoveTo("wisdom")])
    play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert (faces(state, 0, "charisma"), player.gold) == ("g2 b3 k1", 1)


# Search


@pytest.mark.rule("RP-CLAR-19")
def test_search_exchanges_a_die_for_any_colour_in_the_bag_and_keeps_cell_and_value() -> None:
    state = with_skill("search")
    state.bag["green"], state.bag["white"] = 0, 1
    bag = dict(state.bag)
    played = use(state, "search", [GiveDie("strength", 2), TakeFromBag("white")])
    assert played.asked[0].moves == [GiveDie("strength", 1), GiveDie("strength", 2), Skip()]
    assert played.asked[1].moves == [TakeFromBag(color) for color in ("blue", "red", "purple", "black", "white", "gold")]  # type: ignore[arg-type]
    assert faces(state, 0, "strength") == "r5 w2"
    assert state.bag == bag | {"white": 0, "blue": bag["blue"] + 1}
    assert state.players[0].gold == 9


@pytest.mark.rule("RP-CLAR-20")
@pytest.mark.parametrize(("class_card", "gold"), [("wizard", 2), ("thief", 4)])
def test_a_gold_die_found_by_search_pays(class_card: str, gold: int) -> None:
    state = with_skill("search")
    state.players[0].class_card = class_card
    played = use(state, "search", [GiveDie("strength", 1), TakeFromBag("gold")])
    assert faces(state, 0, "strength") == "y5 b2"
    assert state.players[0].gold == 9 + gold
    assert played.events_of(GoldTaken) == [GoldTaken(0, gold, "die")]


def test_search_needs_a_die_in_the_bag() -> None:
    state = with_skill("search")
    state.bag = {color: 0 for color in state.bag}
    assert usable_skills(state, 0) == []
    state.bag["red"] = 1
    assert usable_skills(state, 0) == [UseSkill("search")]


# Cure Wounds


def test_cure_wounds_turns_one_own_die_to_its_opposite_face() -> None:
    state = with_skill("cure_wounds", phase="roll")
    played = use(state, "cure_wounds", [Flip("strength", 1)])
    assert played.asked[0].moves == [Flip("strength", 1), Flip("strength", 2), Skip()]
    assert faces(state, 0, "strength") == "r2 b2"


# Move Silently


def sneaking(player: Player, discard: str) -> State:
    player.skills = [SkillCard("move_silently")]
    return position(player, hero("druid"), phase="market", market="longsword", discard=discard)


@pytest.mark.rule("RP-CLAR-27")
def test_move_silently_buys_from_the_discard_pile_and_the_turn_brings_no_gold_besides() -> None:
    player = hero("wizard", gold=9)
    state = sneaking(player, "weak chain_helm")
    answers = [CutIn(0, UseSkill("move_silently")), Buy("chain_helm", cost("chain_helm"))]
    played = play(state, lambda table: market_turn(table, 0), answers)
    assert played.topics == [(0, "market.turn"), (0, "skill.move_silently")]
    assert played.asked[1].moves == [Buy("chain_helm", cost("chain_helm")), Buy("weak", cost("weak")), Skip()]
    assert (player.gold, player.armour) == (9 - cost("chain_helm"), ["chain_helm"])
    assert (state.market, state.discard, state.market_done) == (["longsword"], ["weak"], True)


@pytest.mark.rule("RP-CLAR-27")
def test_who_buys_nothing_with_move_silently_still_has_the_market_turn() -> None:
    player = hero("wizard", gold=9)
    state = sneaking(player, "weak")
    answers = [CutIn(0, UseSkill("move_silently")), Skip(), DiscardCard("longsword")]
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


# Diplomacy


def diplomat(rival: str, **facts: object) -> State:
    """Seat 0 owns Diplomacy, seat 1 this skill."""
    player = hero("wizard", sheet={"strength": "r5 b2"}, skills="diplomacy", gold=9)
    other = hero("druid", "elf", skills=rival)
    return position(player, other, **{"pool": "g1 p3 y6", "market": "longsword", "discard": "honest"} | facts)  # type: ignore[arg-type]


@pytest.mark.rule("RP-CLAR-05", "RP-CLAR-06")
def test_diplomacy_copies_a_rivals_skill_with_its_arrow_and_turns_itself_alone() -> None:
    state = diplomat("cure_wounds")
    played = use(state, "diplomacy", [Flip("strength", 2)], copied="cure_wounds")
    assert played.events[:2] == [SkillUsed(0, "diplomacy", "cure_wounds"), TokenMoved(0, "up")]
    assert [player.token for player in state.players] == [(0, 1), (1, 1)]
    assert faces(state, 0, "strength") == "r5 b5"
    assert [player.skills for player in state.players] == [
        [SkillCard("diplomacy", exhausted=True)],
        [SkillCard("cure_wounds", exhausted=False)],
    ]
    assert usable_skills(state, 0) == []


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_copies_all_rivals_skills_and_no_own_ones() -> None:
    player = hero("wizard", skills="diplomacy pickpocket* concentrate*")
    state = position(player, hero("druid", skills="cure_wounds climb*"), hero("bard", skills="knowledge"), pool="g1 p3 y6 b6")
    copies = ["cure_wounds", "climb", "knowledge"]
    assert usable_skills(state, 0) == [UseSkill("diplomacy", copied) for copied in copies]
    assert usable_skills(state, 1) == [UseSkill("cure_wounds")]


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_waits_for_the_moment_and_the_room_of_the_copied_skill() -> None:
    for skill in POOL_SKILLS:
        assert usable_skills(diplomat(skill), 0) == [UseSkill("diplomacy", skill)]
        assert usable_skills(diplomat(skill, phase="market"), 0) == []
    for skill in MARKET_SKILLS:
        assert usable_skills(diplomat(skill, phase="market"), 0) == [UseSkill("diplomacy", skill)]
        assert usable_skills(diplomat(skill, phase="market", start=1), 0) == []
    at_the_edge = diplomat("cure_wounds")
    at_the_edge.players[0].token = (0, 1)
    assert usable_skills(at_the_edge, 0) == []


@pytest.mark.rule("RP-CLAR-05", "RP-CLAR-07")
def test_diplomacy_may_be_used_for_the_step_alone() -> None:
    state = diplomat("cure_wounds")
    use(state, "diplomacy", [Skip()], copied="cure_wounds")
    assert state.players[0].token == (0, 1)
    assert faces(state, 0, "strength") == "r5 b2"
    assert state.players[0].skills == [SkillCard("diplomacy", exhausted=True)]


@pytest.mark.rule("RP-CLAR-06")
def test_diplomacy_can_open_a_lock_in_place_of_the_own_market_turn() -> None:
    state = diplomat("open_lock", phase="market", deck="chain_helm")
    answers = [CutIn(0, UseSkill("diplomacy", "open_lock")), Buy("chain_helm", cost("chain_helm"))]
    play(state, lambda table: market_turn(table, 0), answers, deck__market=[0])
    assert (state.players[0].armour, state.players[0].token) == (["chain_helm"], (2, 1))
    assert state.players[1].skills == [SkillCard("open_lock")]


def test_diplomacy_has_nothing_to_copy_where_nobody_has_a_skill() -> None:
    assert usable_skills(diplomat(""), 0) == []


@pytest.mark.parametrize("skill", OF_THEIR_OWN)
def test_a_used_skill_cannot_be_used_again_until_refreshed(skill: str) -> None:
    assert usable_skills(with_skill(f"{skill}*", phase=phase_for(skill)), 0) == []
