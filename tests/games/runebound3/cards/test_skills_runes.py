"""Rune Magic: what its ten skills do."""

from __future__ import annotations

from typing import Any

from questhall.engine import Move
from questhall.games.runebound3.events.fight import Cancelled, TokenRecast
from questhall.games.runebound3.events.hero import Healed, Suffered
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Pass, Strike, UseSurge
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard, Learn
from questhall.games.runebound3.moves.terrain import MoveTo, TakeOutcome
from questhall.games.runebound3.moves.turn import AttemptQuest, Idle, RollToMove
from questhall.games.runebound3.rules.bonuses import attribute
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import FightPhase, State
from support.runebound3 import PLAINS, fight, hero, hex_of, play, position
from support.stretch import Asked, CutIn, Rigged

DONE, DECLINE = Done(), Decline()


def duel(
    skill: str, mine: str = "", theirs: str = "", *, turn: int = 0, phase: FightPhase = "act", **mok: Any
) -> State:
    """Mok, who has a skill, fights Corbin."""
    state = position(hero("mok", skills=skill, **mok), hero("corbin"))
    return fight(state, mine=mine, theirs=theirs, rival=1, turn=turn, phase=phase)


def damage(state: State) -> list[int]:
    return [player.damage for player in state.players]


def surges(asked: Asked) -> list[str]:
    return [move.ability for move in asked.moves if isinstance(move, UseSurge)]


def cut_ins(asked: Asked) -> list[str]:
    uses = [move.ability for move in asked.offers.get(0, []) if isinstance(move, Use)]
    return [ability for ability in uses if ability != "strong_spirit"]


ASSAULT = UseSurge("brutal_assault", ("corbin.1",), 1)
"""Corbin deals one damage for a surge."""

# Rune Scholar


def test_a_rune_scholar_draws_two_cards_after_learning_a_skill() -> None:
    mok = hero("mok", skills="rune_scholar", hand="water_strider", trophies="ogre")
    state = position(mok, hero("corbin"), skill_deck="parry vigilance steadfast")
    play(state, take_turn, [Learn("water_strider")], Rigged(deck__skills=[0, 0]))
    assert (state.players[0].skills, state.players[0].hand) == (
        ["rune_scholar", "water_strider"],
        ["parry", "vigilance"],
    )


def test_the_scholarship_begins_with_itself_and_keeps_the_hand_limit() -> None:
    state = position(hero("mok", hand="tireless unbowed"), hero("corbin"), skill_deck="parry vigilance")
    played = play(
        state,
        lambda table: place_skill(table, 0, "rune_scholar"),
        [DiscardSkill("unbowed")],
        Rigged(deck__skills=[0, 0]),
    )
    assert played.topics == [(0, "hand.discard")]
    assert state.players[0].hand == ["tireless", "parry", "vigilance"]


# Spark Rune


# R3-ATK-01
def test_a_spark_is_an_attack_with_one_magic_damage() -> None:
    state = duel("spark_rune", "mok.3:0", "corbin.3:0")
    state.players[1].skills = ["bramble_hide"]
    play(state, fight_on, [UseSurge("spark_rune_spark", ("mok.3",), 1)])
    assert damage(state) == [1, 1]


# R3-SURGEAB-02
def test_a_spark_cannot_be_blocked_and_comes_once_a_round() -> None:
    state = duel("spark_rune", "mok.3:0 B07:1", "corbin.2:1")
    play(state, fight_on, [UseSurge("spark_rune_spark", ("mok.3",), 1)])
    assert damage(state) == [0, 1]
    assert state.fight is not None
    state.fight.turn = 0
    assert "spark_rune_spark" not in surges(play(state, fight_on, [Pass()]).asked[0])


# Waymark Rune


# R3-EXERT-02
def test_a_waymark_leads_anywhere_for_a_card() -> None:
    state = position(hero("mok", "3,11", skills="waymark_rune", hand="parry tireless"), hero("corbin"))
    climb = MoveTo(hex_of("3,12"), 0, PLAINS, "waymark_rune_die")
    script: list[Move | CutIn] = [RollToMove(), climb, ExertCard("parry"), DONE]
    played = play(state, take_turn, script, Rigged(seat__0__terrain=[PLAINS] * 3))
    assert (state.players[0].hex, state.players[0].hand) == (hex_of("3,12"), ["tireless"])
    assert state.players[0].used == ["waymark_rune_die"]
    assert not [move for move in played.asked[3].moves if isinstance(move, MoveTo) and move.ability]


# R3-RIVER-02
def test_a_waymark_crosses_rivers_too_but_not_without_a_card() -> None:
    across = MoveTo(hex_of("3,11"), 0, PLAINS, "waymark_rune_die")
    state = position(hero("mok", "2,11", skills="waymark_rune", hand="parry"), hero("corbin"))
    played = play(state, take_turn, [RollToMove(), DONE], Rigged(seat__0__terrain=[PLAINS] * 3))
    assert across in played.asked[1].moves
    state = position(hero("mok", "2,11", skills="waymark_rune"), hero("corbin"))
    played = play(state, take_turn, [RollToMove(), DONE], Rigged(seat__0__terrain=[PLAINS] * 3))
    assert not [move for move in played.asked[1].moves if isinstance(move, MoveTo) and move.ability]


def test_a_waymark_does_not_help_to_explore() -> None:
    mok = hero("mok", "valley_of_souls", skills="waymark_rune", quests="dwarven_prowess", hand="parry")
    state = position(mok, hero("corbin"))
    played = play(
        state, take_turn, [AttemptQuest("dwarven_prowess"), DONE], Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS])
    )
    assert not [move for move in played.asked[1].moves if isinstance(move, TakeOutcome)]


# Magical Ambition


# R3-ATTR-03
def test_magical_ambition_is_paid_for_with_reason() -> None:
    adept = hero("mok", skills="magical_ambition")
    assert [attribute(adept, name) for name in ("body", "mind", "spirit")] == [2, 0, 4]


# Rune Gazing


def test_who_gazes_at_runes_exerts_one_card_and_draws_two() -> None:
    state = position(hero("corbin", skills="rune_gazing", hand="tireless"), hero("mok"), skill_deck="parry vigilance")
    script: list[Move | CutIn] = [CutIn(0, Use("rune_gazing_draw")), ExertCard("tireless"), Idle()]
    played = play(state, take_turn, script, Rigged(deck__skills=[0, 0]))
    assert state.players[0].hand == ["parry", "vigilance"]
    assert state.skill_discard == ["tireless"]
    assert cut_ins(played.asked[2]) == []
    assert state.players[0].points == 2


def test_nobody_gazes_with_an_empty_hand() -> None:
    state = position(hero("corbin", skills="rune_gazing"), hero("mok", "forge"))
    assert cut_ins(play(state, take_turn, [Idle()]).asked[0]) == []


# Spell Ward


# R3-ATK-03
def test_a_spell_ward_burns_whoever_uses_a_surge_ability_before_it_happens() -> None:
    state = duel("spell_ward", "mok.2:0", "corbin.1:1 corbin.2:0", turn=1)
    state.players[1].skills = ["bramble_hide", "parry"]
    state.players[1].hand = ["tireless"]
    played = play(state, fight_on, [ASSAULT])
    assert played.topics == [(1, "fight.act")]
    assert played.events_of(Suffered) == [Suffered(1, 1), Suffered(0, 1)]
    assert damage(state) == [1, 1]


def test_a_spell_ward_cares_for_no_other_combat_action_and_can_be_blocked() -> None:
    state = duel("spell_ward", "mok.2:0", "corbin.1:0 corbin.2:1", turn=1)
    play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert damage(state) == [2, 0]
    state = duel("spell_ward", "mok.2:0", "corbin.1:1 corbin.2:1", turn=1)
    play(state, fight_on, [ASSAULT, Block(("corbin.2",), 1)])
    assert damage(state) == [1, 0]


# R3-DEF-03
def test_whoever_falls_by_a_spell_ward_does_not_finish_the_spell() -> None:
    state = position(hero("mok", skills="spell_ward"), hero("corbin", damage=9, assets="lifeward_plate"))
    fight(state, mine="mok.2:0", theirs="B11:1", rival=1, turn=1)
    played = play(state, fight_on, [UseSurge("lifeward_plate_breath", ("B11",), 1)])
    assert state.fight is not None
    assert (state.fight.end, state.players[1].is_defeated, played.events_of(Healed)) == ("won", True, [])
    assert damage(state) == [0, 10]


def test_an_enemy_is_burned_as_well() -> None:
    state = position(hero("mok", skills="spell_ward"), hero("corbin"))
    fight(state, "reanimates", mine="mok.2:0", theirs="enemy.3:1", turn=1)
    play(state, fight_on)
    assert state.fight is not None
    assert (state.fight.damage, state.players[0].damage) == (1, 1)


# Counter-Rune


# R3-CANCEL-01, R3-CANCEL-03, R3-CANCEL-04, R3-CANCEL-05
def test_a_counter_rune_cancels_a_surge_ability_and_the_surge_stays_spent() -> None:
    state = duel("counter_rune", "mok.2:0", "corbin.1:1 corbin.2:0", turn=1, hand="parry")
    played = play(state, fight_on, [ASSAULT, Use("counter_rune_cancel"), ExertCard("parry")])
    assert played.topics == [(1, "fight.act"), (0, "moment.cancel"), (0, "hand.exert")]
    assert played.events_of(Cancelled) == [Cancelled(1, "brutal_assault")]
    assert state.fight is not None
    assert [token.is_spent for token in state.fight.sides[1].tokens] == [True, False]
    assert state.fight.sides[1].used == ["brutal_assault"]
    assert (damage(state), state.players[0].hand, state.fight.is_cancelled) == ([0, 0], [], False)


def test_a_counter_rune_may_be_left_unread_and_needs_a_card() -> None:
    state = duel("counter_rune", "mok.2:0", "corbin.1:1", turn=1, hand="parry")
    play(state, fight_on, [ASSAULT, DECLINE])
    assert (damage(state), state.players[0].hand) == ([1, 0], ["parry"])
    state = duel("counter_rune", "mok.2:0", "corbin.1:1", turn=1)
    play(state, fight_on, [ASSAULT])
    assert damage(state) == [1, 0]


def test_a_countered_spell_still_wakes_the_ward() -> None:
    state = duel("counter_rune spell_ward", "mok.2:0", "corbin.1:1", turn=1, hand="parry")
    play(state, fight_on, [ASSAULT, Use("counter_rune_cancel"), ExertCard("parry")])
    assert damage(state) == [0, 1]
    state = duel("counter_rune spell_ward", "mok.2:0", "corbin.1:1", turn=1, hand="parry")
    play(state, fight_on, [ASSAULT, Use("spell_ward_burn"), Use("counter_rune_cancel"), ExertCard("parry")])
    assert damage(state) == [0, 1]


# Rune of Flame


# R3-X-02
def test_the_rune_of_flame_burns_with_all_the_spirit_there_is() -> None:
    burst = UseSurge("rune_of_flame_burst", ("mok.3",), 1)
    state = duel("rune_of_flame", "mok.3:0 B07:1", "corbin.3:0")
    play(state, fight_on, [burst])
    assert damage(state) == [0, 2]
    state = duel("rune_of_flame magical_ambition", "mok.3:0 B07:1", "corbin.2:1")
    play(state, fight_on, [burst, Block(("corbin.2",), 1)])
    assert damage(state) == [0, 3]


def test_the_rune_of_flame_asks_for_a_surge_and_some_spirit() -> None:
    none = duel("rune_of_flame", "mok.3:1", "corbin.3:0")
    assert "rune_of_flame_burst" not in surges(play(none, fight_on, [Pass()]).asked[0])
    state = position(hero("corbin", skills="rune_of_flame"), hero("mok"))
    fight(state, mine="corbin.1:1 B07:1", theirs="mok.2:0", rival=1)
    assert "rune_of_flame_burst" not in surges(play(state, fight_on, [Pass()]).asked[0])
    state = position(hero("laurel", skills="rune_of_flame"), hero("mok"))
    fight(state, mine="laurel.1:1 B07:1", theirs="mok.2:0", rival=1)
    assert "rune_of_flame_burst" in surges(play(state, fight_on, [Pass()]).asked[0])


# Thirsting Rune

DRINK = UseSurge("thirsting_rune_drink", ("mok.3",), 1)


def test_the_thirsting_rune_wounds_and_heals() -> None:
    state = duel("thirsting_rune", "mok.3:0", "corbin.3:0", damage=5)
    play(state, fight_on, [DRINK])
    assert damage(state) == [3, 1]


# R3-DEAL-03
def test_the_thirsting_rune_stays_dry_when_it_is_blocked() -> None:
    state = duel("thirsting_rune", "mok.3:0", "corbin.2:1", damage=5)
    play(state, fight_on, [DRINK, Block(("corbin.2",), 1)])
    assert damage(state) == [5, 0]


# R3-DEF-03
def test_the_thirsting_rune_drinks_nothing_from_the_fallen() -> None:
    state = duel("thirsting_rune", "mok.3:0", "corbin.3:0", damage=5)
    state.players[1].damage = 9
    play(state, fight_on, [DRINK])
    assert damage(state) == [5, 10]


# Rune of Chaos


# R3-RECAST-02
def test_the_rune_of_chaos_makes_the_opponent_recast_any_tokens_each_once() -> None:
    state = duel("rune_of_chaos", phase="cast")
    chance = Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0, 1, 1])
    one, other, third = (ChooseToken(f"corbin.{n}", shows) for n, shows in enumerate(SHOWN, start=1))
    played = play(state, fight_on, [Use("rune_of_chaos_stir"), one, third, DONE], chance)
    assert played.topics == [(0, "moment.cast"), *[(0, "token.recast")] * 3]
    assert [asked.moves for asked in played.asked[1:]] == [
        [one, other, third, DONE],
        [other, third, DONE],
        [other, DONE],
    ]
    assert played.events_of(TokenRecast) == [
        TokenRecast(1, "corbin.1", "surge.1"),
        TokenRecast(1, "corbin.3", "physical.1"),
    ]
    assert state.fight is not None
    assert [token.face for token in state.fight.sides[1].tokens] == [1, 0, 1]


SHOWN = ("physical.2", "physical.1", "agility.1")


def test_chaos_may_wait() -> None:
    state = duel("rune_of_chaos", phase="cast")
    cast = Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0])
    assert play(state, fight_on, [DECLINE], cast).events_of(TokenRecast) == []
