"""What bots make of cards that move a hero, bring gold, look ahead or help him away: a position, and the choice."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.bot.choices import shortlist
from questhall.games.runebound1.bot.evaluate import evaluate
from questhall.games.runebound1.bot.goods import usefulness
from questhall.games.runebound1.bot.means import Means, means_of
from questhall.games.runebound1.bot.ventures import Hopes, adventures
from questhall.games.runebound1.components import MELEE, TERRAINS
from questhall.games.runebound1.moves.answers import Accept, Decline, Done, PickDeck, PickDie, PickTerrain, Use
from questhall.games.runebound1.moves.fight import Escape, FightOn
from questhall.games.runebound1.moves.turn import RollDice, StayHere, Step, StopMoving
from questhall.games.runebound1.rules.movement import steps
from questhall.games.runebound1.state import Dice, Roll, State
from support.runebound1 import (
    FOREST_RIVER,
    MOUNTAINS_SWAMP,
    ROAD_PLAINS,
    fight,
    foe,
    hero,
    hex_of,
    position,
    stack,
)

USE_POWDER = Use("smoke_powder", "smoke_powder")
USE_ORB = Use("seers_orb", "seers_orb")
USE_COMPASS = Use("wayfarers_compass", "wayfarers_compass")
USE_ELIXIR = Use("quickfoot_elixir", "quickfoot_elixir")


# Buying


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("seven_league_boots", 6),
        ("merchants_seal", 5),
        ("wayfarers_compass", 5),
        ("seers_orb", 4),
        ("quickfoot_elixir", 1),
        ("smoke_powder", 3),
        ("waking_tonic", 2),
    ],
)
def test_early_in_a_match_the_card_is_worth_its_gold(card: str, price: int) -> None:
    with_gold = position(hero("one_fist", gold=8, allies="deserter"), hero("lyssa"), advanced=True)
    bought = hero("one_fist", gold=8 - price, items=card, allies="deserter")
    assert evaluate(position(bought, hero("lyssa"), advanced=True), 0) > evaluate(with_gold, 0)


def test_who_has_no_ally_spares_gold_for_one() -> None:
    with_gold = position(hero("one_fist", gold=8), hero("lyssa"), advanced=True)
    with_boots = position(hero("one_fist", gold=2, items="seven_league_boots"), hero("lyssa"), advanced=True)
    assert evaluate(with_boots, 0) < evaluate(with_gold, 0)


@pytest.mark.parametrize("card", ["seven_league_boots", "merchants_seal", "wayfarers_compass", "seers_orb"])
def test_what_helps_turn_by_turn_is_worth_less_the_fewer_turns_are_left(card: str) -> None:
    state = position(hero("one_fist", items=card), hero("lyssa"), advanced=True)
    early = usefulness(state, 0)
    state.doom_counters = 7
    assert 0 < usefulness(state, 0) < 0.3 * early


# Dice


def rolled(state: State, *faces: int) -> State:
    """Movement dice lie on the table, and nothing waits but a yellow counter west of Tamalir."""
    state.spots = [hex_of("7,5")]
    state.dice = Dice(list(faces))
    return state


def on_the_road(items: str = "", id: str = "one_fist") -> State:
    return position(hero(id, "6,6", gold=0, items=items, improved=(4, 4, 4)), hero("mordrog", "0,0"))


def test_a_compass_turns_the_die_that_is_missing() -> None:
    """The way goes over a river to the plains; the dice show mountains, and plains."""
    state = rolled(on_the_road("wayfarers_compass"), ROAD_PLAINS, MOUNTAINS_SWAMP)
    assert shortlist(state, 0, steps(state, 0)) == [USE_COMPASS]
    state.players[0].face_down = ["wayfarers_compass"]
    assert shortlist(state, 0, [PickDie(0, ROAD_PLAINS), PickDie(1, MOUNTAINS_SWAMP)]) == [PickDie(1, MOUNTAINS_SWAMP)]
    assert shortlist(state, 0, [*map(PickTerrain, TERRAINS)]) == [PickTerrain("river")]


def test_nothing_is_turned_where_the_dice_lead_there_anyway() -> None:
    state = rolled(on_the_road("wayfarers_compass quickfoot_elixir"), ROAD_PLAINS, FOREST_RIVER)
    (step,) = shortlist(state, 0, steps(state, 0))
    assert isinstance(step, Step)


def test_lyssa_rolls_a_useless_die_again() -> None:
    state = rolled(on_the_road(id="lyssa"), ROAD_PLAINS, MOUNTAINS_SWAMP)
    assert shortlist(state, 0, steps(state, 0)) == [Use("lyssa", "lyssa")]
    assert shortlist(state, 0, [PickDie(0, ROAD_PLAINS), PickDie(1, MOUNTAINS_SWAMP)]) == [PickDie(1, MOUNTAINS_SWAMP)]


def test_an_elixir_is_drunk_to_arrive_this_turn_and_kept_where_nothing_is_near() -> None:
    near = rolled(on_the_road("quickfoot_elixir"), MOUNTAINS_SWAMP)
    assert shortlist(near, 0, steps(near, 0)) == [USE_ELIXIR]
    near.spots = [hex_of("12,13")]
    assert shortlist(near, 0, steps(near, 0)) == [StopMoving()]


# A look ahead


def test_an_orb_is_asked_about_the_adventure_the_hero_is_bound_for() -> None:
    state = position(hero("one_fist", "7,5", items="seers_orb", improved=(3, 3, 3)), hero("mordrog", "0,0"))
    assert shortlist(state, 0, [RollDice(), USE_ORB, StayHere()]) == [USE_ORB]
    state.spots = [hex_of("7,5"), hex_of("8,13")]
    decks = [PickDeck("green"), PickDeck("yellow"), PickDeck("blue"), PickDeck("red")]
    assert shortlist(state, 0, decks) == [PickDeck("yellow")]


def test_what_is_worse_than_others_of_its_colour_goes_under_the_deck() -> None:
    state = position(hero("one_fist", items="seers_orb"), hero("mordrog"))
    for card, answer in (
        (foe(life=2, targets=(10, 10, 10), damage=(0, 1, 0)), Accept()),
        (foe(life=4, targets=(19, 19, 19), damage=(2, 2, 2)), Decline()),
    ):
        state.shown = [card]
        assert shortlist(state, 0, [Accept(), Decline()]) == [answer]


def test_everybody_knows_what_was_left_on_top() -> None:
    state = position(hero("one_fist"), hero("mordrog"))
    green = hex_of("7,7")
    before = adventures(state, 0)[green]
    stack(state, "green", foe(life=4, targets=(18, 18, 18), damage=(1, 1, 1)))
    assert adventures(state, 0).get(green, 0.0) < before


# Fights


def test_powder_is_for_a_fight_that_goes_ill_and_from_which_no_test_helps() -> None:
    hopeless = foe(life=9, targets=(22, 24, 24), damage=(3, 3, 3))
    state = fight(position(hero("mordrog", gold=9, items="smoke_powder"), hero("lyssa")), hopeless)
    assert shortlist(state, 0, [FightOn(), Escape(), USE_POWDER]) == [USE_POWDER]
    easy = fight(position(hero("mordrog", items="smoke_powder"), hero("lyssa")), foe(life=1, targets=(9, 6, 9)))
    assert shortlist(easy, 0, [FightOn(), Escape(), USE_POWDER]) == [FightOn()]


def test_with_powder_a_hero_dares_more() -> None:
    bold, shy = (
        Hopes(position(hero("one_fist", items=items), hero("lyssa")), 0).colours["blue"]
        for items in ("smoke_powder", "")
    )
    assert bold[0] == shy[0]
    assert bold[1] > shy[1]


@pytest.mark.parametrize(("die", "used"), [(5, True), (1, False)])
def test_silhouette_tires_herself_only_where_it_saves_her(die: int, used: bool) -> None:
    """She needs 13 with a body of 4 and has three exhaustion to spare: 9 is enough, a 1 is hopeless."""
    state = fight(position(hero("silhouette", exhaustion=1), hero("lyssa")), foe(), step=MELEE, round=1)
    state.roll = Roll(0, "silhouette", "defence", MELEE, 13, 4, die=die)
    dodge = Use("silhouette", "silhouette")
    assert shortlist(state, 0, [dodge, Done()]) == [dodge if used else Done()]


@pytest.mark.parametrize("id", ["red_scorpion", "mad_carthos"])
def test_nobody_tires_himself_by_a_first_blow_at_an_enemy_who_falls_anyway(id: str) -> None:
    blow = Use(id, id)
    weak = fight(position(hero(id), hero("lyssa")), foe(life=1, targets=(6, 6, 6), damage=(0, 1, 0)), phase="before")
    assert shortlist(weak, 0, [blow, Done()]) == [Done()]
    strong = fight(position(hero(id), hero("lyssa")), foe(life=5, targets=(15, 15, 15)), phase="before")
    assert shortlist(strong, 0, [blow, Done()]) == [blow]


def test_silhouette_reckons_with_what_she_can_dodge() -> None:
    for exhaustion, shield in ((0, 2), (2, 1), (3, 0)):
        state = position(hero("silhouette", exhaustion=exhaustion), hero("lyssa"))
        assert means_of(state, 0, MELEE) == Means(shield=shield)
