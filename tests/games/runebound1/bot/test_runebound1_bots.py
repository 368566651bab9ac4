"""What bots think: chances of fights, plans of attack, where to go, what to take on."""

from __future__ import annotations

import pytest

from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.bot.choices import shortlist
from questhall.games.runebound1.bot.duel import (
    NOBODY_ATTACKS,
    Enemy,
    Fighter,
    Party,
    best_plan,
    chance,
    forecast,
    victory,
)
from questhall.games.runebound1.bot.evaluate import evaluate
from questhall.games.runebound1.bot.means import Means, means_of
from questhall.games.runebound1.bot.travel import appeal, goals, prey, turns_to
from questhall.games.runebound1.bot.ventures import adventures, can_be_healed, gain_of, loss, muster
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.components import COLOURS, MAGIC, MELEE
from questhall.games.runebound1.moves.answers import Done
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, FightOn
from questhall.games.runebound1.moves.market import Sell
from questhall.games.runebound1.moves.turn import Attempt, LetBe, RollDice, StayHere, StepAside
from questhall.games.runebound1.state import Undefeated
from support.runebound1 import ally, fight, foe, hero, hex_of, position, rune

MELEE_HERO = Fighter((1, 5, 0), (1, 2, 1))


def party(life: int = 5, *allies: Fighter) -> Party:
    return Party(MELEE_HERO, (1, 5, 0), life, allies)


@pytest.mark.parametrize(("bonus", "target", "share"), [(5, 15, 0.55), (0, 21, 0.0), (20, 21, 1.0), (0, 20, 0.05)])
def test_the_chance_of_a_roll_is_that_of_a_die_with_twenty_sides(bonus: int, target: int, share: float) -> None:
    assert chance(bonus, target) == pytest.approx(share)


def test_a_fight_that_one_blow_decides_is_as_likely_as_the_blow() -> None:
    """Life 1 against life 1, one phase that matters: whoever misses falls."""
    lone = Party(Fighter((0, 0, 0), (0, 1, 0)), (20, 0, 20), 1, ())
    assert victory(lone, Enemy((5, 11, 5), (1, 1, 1), 1)) == pytest.approx(0.5)


def test_more_life_and_more_friends_make_victory_likelier() -> None:
    enemy = Enemy((15, 15, 15), (1, 2, 1), 4)
    archer = Fighter((5, 0, 0), (1, 0, 0), 3)
    odds = [victory(party(3), enemy), victory(party(6), enemy), victory(party(6, archer), enemy)]
    assert odds == sorted(odds)
    assert odds[0] < odds[-1]


def test_the_hero_strikes_where_he_is_strong_and_the_ally_elsewhere() -> None:
    archer = Fighter((6, 0, 0), (1, 0, 0), 3)
    plan = dict(best_plan(party(5, archer), Enemy((14, 14, 14), (1, 1, 1), 4)))
    assert plan == {0: 1, 1: 0, 2: NOBODY_ATTACKS}


def test_who_has_struck_is_left_out_of_the_plan() -> None:
    assert dict(best_plan(party(), Enemy((9, 9, 9), (1, 1, 1), 4), (1, 2), (0,))) == {
        1: NOBODY_ATTACKS,
        2: NOBODY_ATTACKS,
    }


def test_an_ally_who_may_fall_is_worth_less_and_is_missed() -> None:
    enemy = Enemy((15, 15, 15), (1, 1, 1), 4)
    frail, tough = (forecast(party(5, Fighter((9, 0, 0), (1, 0, 0), life)), enemy) for life in (1, 2))
    assert frail.won < tough.won
    assert frail.fallen[0] > tough.fallen[0] > 0


@pytest.mark.parametrize(
    ("items", "whole", "spared"),
    [
        ("leather_jerkin fire_bomb healing_potion", Means(1 + 2, 2), Means(1, 0)),
        ("mace_of_kellos", Means(0, 2), Means(0, 2)),
        ("heavy_crossbow", Means(), Means()),
        ("lucky_rune halfling_charm", Means(2, 0), Means(1, 0)),
    ],
)
def test_what_cards_ward_off_and_deal_in_a_fight(items: str, whole: Means, spared: Means) -> None:
    """Mordrog strikes in melee: what a crossbow could do is nothing to him."""
    state = position(hero("mordrog", items=items), hero("lyssa"))
    assert means_of(state, 0, MELEE) == whole
    assert means_of(state, 0, MELEE, once=False) == spared


def test_what_lies_face_down_helps_nobody_and_what_comes_before_combat_is_past_in_it() -> None:
    armed = hero("mordrog", items="leather_jerkin fire_bomb", face_down="leather_jerkin")
    assert means_of(position(armed, hero("lyssa")), 0, MELEE) == Means(0, 2)
    assert means_of(fight(position(armed, hero("lyssa")), foe(), round=1), 0, MELEE) == Means()


def test_astarra_can_strike_twice_unless_she_has_already() -> None:
    assert means_of(position(hero("runewitch_astarra"), hero("lyssa")), 0, MAGIC).again
    assert not means_of(position(hero("runewitch_astarra", used=["runewitch_astarra"]), hero("lyssa")), 0, MAGIC).again


def test_when_the_doom_track_is_nearly_full_only_runes_are_sought() -> None:
    state = position(hero("mordrog", improved=(9, 9, 9)), hero("lyssa"), advanced=True)
    assert {SPOTS[hex].colour for hex in adventures(state, 0)} == {"green", "yellow", "blue", "red"}
    early = {colour: gain_of(state, colour) for colour in COLOURS}
    state.doom_counters = 7
    late = {colour: gain_of(state, colour) for colour in COLOURS}
    assert late["red"] > early["red"]
    assert all(late[colour] < 0.2 * early[colour] for colour in ("green", "yellow", "blue"))


@pytest.mark.parametrize(
    ("card", "id", "worth"),
    [("iron_sword", "mordrog", 4), ("iron_sword", "lyssa", 0), ("heavy_crossbow", "lyssa", 11), ("guide", "lyssa", 4)],
)
def test_a_weapon_of_another_kind_does_not_appeal_to_a_hero(card: str, id: str, worth: float) -> None:
    assert appeal(position(hero(id), hero("one_fist")), 0, card) == worth


def test_healing_is_worth_its_gold() -> None:
    hurt = position(hero("mordrog", wounds=3, gold=4), hero("lyssa"), advanced=True)
    healed = position(hero("mordrog", wounds=2, gold=3), hero("lyssa"), advanced=True)
    assert evaluate(healed, 0) > evaluate(hurt, 0)


def test_the_way_is_longer_over_mountains_than_along_a_road() -> None:
    far = turns_to(hex_of("tamalir"))
    assert far[hex_of("tamalir")] == 0
    assert far[hex_of("6,7")] < far[hex_of("5,6")] + 1
    assert far[hex_of("0,0")] > 3


def test_a_fresh_hero_leaves_blue_and_red_adventures_alone_and_a_great_one_does_not() -> None:
    fresh = adventures(position(hero("battlemage_jaes", wounds=3), hero("lyssa")), 0)
    great = adventures(position(hero("silhouette", improved=(15, 15, 15)), hero("lyssa")), 0)
    assert {SPOTS[hex].colour for hex in fresh} == {"green"}
    assert "red" in {SPOTS[hex].colour for hex in great}


def test_a_wounded_hero_with_gold_looks_for_a_town() -> None:
    hurt = goals(position(hero("mordrog", "4,4", wounds=4, gold=3), hero("lyssa")), 0)
    well = goals(position(hero("mordrog", "4,4", gold=3), hero("lyssa")), 0)
    assert hurt[hex_of("forge")] > well.get(hex_of("forge"), 0.0)


def test_a_hero_who_can_pay_a_healer_goes_there_before_anything_hopeless() -> None:
    def waiting(gold: int) -> dict[int, float]:
        return adventures(position(hero("silhouette", wounds=5, gold=gold), hero("lyssa"), advanced=True), 0)

    assert waiting(gold=9) == {}
    assert waiting(gold=0), "without gold there is nothing else to hope for"


def test_shortly_before_the_final_battle_wounds_are_seen_to_first() -> None:
    hurt = position(hero("mordrog", wounds=1, gold=2, improved=(9, 9, 9)), hero("lyssa"), advanced=True)
    assert adventures(hurt, 0)
    hurt.doom_counters, hurt.doom = 7, ["wolf_pack", "marsh_wisp"]
    assert adventures(hurt, 0) == {}
    hurt.players[0].wounds = 0
    assert adventures(hurt, 0)


def test_shortly_before_the_final_battle_whoever_can_pay_what_he_needs_goes_there() -> None:
    """Prince Gardun waits in the Forge, but not for those who have too little."""
    state = position(hero("one_fist", gold=15, improved=(1, 2, 1)), hero("lyssa"), advanced=True)
    state.stalls["forge"] = ["prince_gardun"]
    assert len(goals(state, 0)) > 1
    state.doom_counters, state.doom = 7, ["wolf_pack"]
    assert list(goals(state, 0)) == [hex_of("forge")]
    assert adventures(state, 0) == {}
    state.stalls["vynelvale"] = ["dragontooth_blade", "heavy_crossbow"]
    assert set(muster(state, 0)) == {hex_of("forge"), hex_of("vynelvale")}, "a blade would help, too"
    state.players[0].gold = 13
    assert muster(state, 0) == {}
    assert adventures(state, 0)


def test_whom_it_is_worth_to_go_for_is_hired_there() -> None:
    """Else a hero would come to him again and again."""
    state = position(hero("one_fist", "forge", gold=15, improved=(1, 2, 1)), hero("lyssa"), advanced=True)
    state.stalls["forge"] = ["prince_gardun"]
    state.doom_counters, state.doom = 7, ["wolf_pack"]
    before = evaluate(state, 0)
    state.stalls["forge"] = []
    state.players[0].gold, state.players[0].allies = 1, [ally("prince_gardun")]
    assert evaluate(state, 0) > before


def test_towns_are_worth_more_when_the_final_battle_is_near() -> None:
    state = position(hero("mordrog", "4,4", wounds=3, gold=9), hero("lyssa"), advanced=True)
    early = goals(state, 0)[hex_of("forge")]
    state.doom_counters = 7
    assert goals(state, 0)[hex_of("forge")] > 1.5 * early


def test_a_harsh_knock_out_is_feared_more() -> None:
    rich = hero("mordrog", gold=8, items="iron_sword")
    harsh, mild = (loss(position(rich, hero("lyssa"), advanced=advanced), 0) for advanced in (True, False))
    assert harsh > mild + 8


def test_a_hero_steps_onto_the_adventure_beside_him_and_stays_on_one_to_take_it_on() -> None:
    beside = position(hero("battlemage_jaes", "7,7", gold=0, wounds=2), hero("lyssa"), phase="adventure")
    assert shortlist(beside, 0, [Attempt(), LetBe()]) == [Attempt()]
    here = position(hero("battlemage_jaes", "7,7", gold=0, wounds=2), hero("lyssa"))
    assert shortlist(here, 0, [RollDice(), StepAside(hex_of("7,8")), StayHere()]) == [StayHere()]


def test_a_hero_with_two_runes_hunts_whoever_has_the_third() -> None:
    mine, theirs = f"{rune()} {rune()}", rune()
    hunter = hero("mordrog", items=mine, improved=(6, 6, 6))
    state = position(hunter, hero("lyssa", "7,8", items=theirs))
    assert max(goals(state, 0), key=lambda hex: goals(state, 0)[hex]) == hex_of("7,8")
    assert prey(position(hunter, hero("lyssa", "7,8")), 0) == {hex_of("7,8"): 0.0}


def test_nobody_fights_on_against_what_cannot_be_beaten() -> None:
    state = fight(position(hero("mordrog", gold=9), hero("lyssa")), foe(life=9, targets=(12, 24, 24), damage=(3, 3, 3)))
    assert shortlist(state, 0, [FightOn(), Escape()]) == [Escape()]
    weak = fight(position(hero("mordrog"), hero("lyssa")), foe(life=1, targets=(9, 6, 9), damage=(0, 1, 0)))
    assert shortlist(weak, 0, [FightOn(), Escape()]) == [FightOn()]


def test_in_the_melee_phase_a_brute_attacks() -> None:
    state = fight(position(hero("mordrog"), hero("lyssa")), foe(), step=1, round=1)
    assert shortlist(state, 0, [Defend(), AttackWith("mordrog")]) == [AttackWith("mordrog")]


def test_who_is_carried_into_the_final_battle_with_too_many_wounds_still_fights() -> None:
    """The card that fills the doom track may be the one that struck him down: he stands up, but has no life to lose."""
    state = position(hero("mordrog", wounds=7), hero("lyssa"), phase="final", advanced=True)
    fight(state, foe(), reason="final", step=1, round=1)
    assert shortlist(state, 0, [Defend(), AttackWith("mordrog")]) == [AttackWith("mordrog")]


def test_a_position_looks_better_with_gold_experience_and_health() -> None:
    plain = evaluate(position(hero("mordrog"), hero("lyssa")), 0)
    rich = evaluate(position(hero("mordrog", gold=6), hero("lyssa")), 0)
    trained = evaluate(position(hero("mordrog", improved=(0, 1, 0)), hero("lyssa")), 0)
    hurt = evaluate(position(hero("mordrog", wounds=2, gold=0), hero("lyssa")), 0)
    assert hurt < plain < min(rich, trained)


@pytest.mark.parametrize(
    ("gold", "event", "healed"), [(1, "", True), (0, "", False), (1, "grey_plague", False), (2, "grey_plague", True)]
)
def test_who_cannot_pay_a_healer_does_not_wait_for_one(gold: int, event: str, healed: bool) -> None:
    """A plague makes healing dearer: whoever waits for it with too little gold would wait for ever."""
    state = position(hero("lyssa", wounds=4, gold=gold), hero("mordrog"), event=event)
    assert can_be_healed(state, 0) is healed


def test_nothing_is_sold_that_could_be_bought_back_for_as_much() -> None:
    """Half of one gold, rounded up, is one gold."""
    state = position(hero("lyssa", items="quickfoot_elixir chain_mail"), hero("mordrog"), phase="market")
    moves = [Done(), Sell("quickfoot_elixir"), Sell("chain_mail")]
    assert shortlist(state, 0, moves) == [Done(), Sell("chain_mail")]


def test_nobody_waits_where_no_challenge_can_come() -> None:
    """All dragons lie elsewhere, an encounter is all that is left: so it is off to those that wait on the track."""
    mordrog = hero("mordrog", improved=(2, 5, 3), items="dwarven_plate", allies="eagle_rider lord_loren")
    state = position(mordrog, hero("lyssa"), doom=True)
    red = [hex for hex in state.spots if SPOTS[hex].colour == "red"]
    assert red
    assert set(red) <= set(adventures(state, 0))
    pile = state.decks["red"]
    dragons = [card for card in pile.cards if isinstance(ADVENTURES[card], Challenge)]
    pile.cards = [card for card in pile.cards if card not in dragons]
    state.undefeated = [Undefeated(1, dragons[0], red[0])]
    assert set(red) & set(adventures(state, 0)) == {red[0]}
    state.discards["red"] = dragons[1:2]
    assert set(red) <= set(adventures(state, 0)), "they are shuffled in again"
