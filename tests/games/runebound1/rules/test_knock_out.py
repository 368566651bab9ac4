"""Being knocked out: catalogue chapters KO, AKO."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound1.board import HEX_OF, hex_at
from questhall.games.runebound1.events.fight import KnockedOut
from questhall.games.runebound1.events.market import CardDropped
from questhall.games.runebound1.moves.answers import PickHex
from questhall.games.runebound1.moves.fight import Defend, FightOn
from questhall.games.runebound1.moves.market import Drop
from questhall.games.runebound1.moves.turn import Attempt
from questhall.games.runebound1.rules.harm import lay_wounds
from questhall.games.runebound1.rules.knock_out import knock_out
from questhall.games.runebound1.rules.turn import begin_turn
from questhall.games.runebound1.state import Ally, Player, State, Undefeated
from support.runebound1 import fight, play
from support.runebound1_table import d20, hero, position, spot, until
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

TAMALIR = HEX_OF["tamalir"]
NEAR_TAMALIR = hex_at(6, 7)
BETWEEN_THREE = hex_at(9, 6)
"""As far from Dawnsmoor as from Tamalir and Vynelvale."""


def struck_down(mine: Player, answers: tuple[PickHex | Drop, ...] = (), **options: Any) -> Played[State]:
    """The hero takes nine wounds and is carried away."""

    def blow(table: Table[State]) -> Play[None]:
        lay_wounds(table, 0, 9)
        yield from knock_out(table, 0)

    return play(position(mine, hero("bob"), **options), blow, answers)


@pytest.mark.rule("R1-KO-02")
def test_a_hero_wakes_up_in_the_nearest_town() -> None:
    ann = hero("ann", NEAR_TAMALIR, came_from=TAMALIR)

    struck_down(ann)

    assert ann.hex == TAMALIR
    assert ann.came_from == -1, "an escape from there does not lead back to the fight"


@pytest.mark.rule("R1-KO-02")
def test_of_several_towns_equally_near_the_player_chooses() -> None:
    ann = hero("ann", BETWEEN_THREE)

    played = struck_down(ann, (PickHex(HEX_OF["vynelvale"]),))

    towns = [HEX_OF["dawnsmoor"], TAMALIR, HEX_OF["vynelvale"]]
    assert played.asked[0].moves == [*map(PickHex, towns)]
    assert ann.hex == HEX_OF["vynelvale"]


@pytest.mark.rule("R1-KO-03")
@pytest.mark.parametrize(("gold", "kept"), [(0, 0), (1, 1), (5, 3), (6, 3)])
def test_half_the_gold_is_lost_rounded_down(gold: int, kept: int) -> None:
    ann = hero("ann", NEAR_TAMALIR, gold=gold)

    struck_down(ann)

    assert ann.gold == kept


@pytest.mark.rule("R1-KO-04")
def test_all_unspent_adventure_counters_go_to_the_bank_and_what_was_noted_is_lost() -> None:
    ann = hero("ann", NEAR_TAMALIR, counters=(2, 1, 0, 1), noted=3)

    played = struck_down(ann)

    assert (ann.counters, ann.noted) == ([0, 0, 0, 0], 0)
    assert played.state.bank == [2, 1, 0, 1]


@pytest.mark.rule("R1-KO-07")
def test_wounds_and_exhaustion_of_the_hero_are_gone_but_not_those_of_allies() -> None:
    ann = hero("ann", NEAR_TAMALIR, exhaustion=2, allies="guard:1/1", improved=(1, 0, 0), items="sword")

    played = struck_down(ann)

    assert (ann.wounds, ann.exhaustion) == (0, 0)
    assert ann.allies == [Ally("guard", 1, 1)]
    assert (ann.improved, ann.items) == ([1, 0, 0], ["sword"]), "nothing else is lost"
    assert ann.is_knocked_out
    play(played.state, begin_turn)
    assert not ann.is_knocked_out, "in the next turn he is back in play"


@pytest.mark.rule("R1-KO-08")
def test_with_7_gold_and_4_points_he_keeps_4_gold_and_no_point() -> None:
    ann = hero("ann", NEAR_TAMALIR, gold=7, counters=(2, 1, 0, 0))

    played = struck_down(ann)

    assert played.events_of(KnockedOut) == [KnockedOut(0, 3, 4, TAMALIR)]
    assert (ann.gold, ann.counters) == (4, [0, 0, 0, 0])


@pytest.mark.rule("R1-KO-05")
def test_the_challenge_goes_to_the_track_and_its_counter_to_the_hex_of_the_fight() -> None:
    here = spot("green")
    state = position(hero("ann", here, wounds=4), hero("bob"), phase="adventure", decks={"green": "goblin"})

    chance = Rigged(deck__green=[0], **d20(0, 1))
    play(state, until("market", "experience"), [Attempt(), FightOn(), Defend()], chance)

    assert state.undefeated == [Undefeated(1, "goblin", here)]
    assert here in state.spots


@pytest.mark.rule("R1-KO-09")
def test_a_hero_is_knocked_out_by_what_a_failed_test_costs() -> None:
    here = spot("green")
    state = position(hero("ann", here, wounds=4, gold=4), hero("bob"), phase="adventure", decks={"green": "pit"})

    played = play(state, until("market", "experience"), [Attempt()], Rigged(deck__green=[0], **d20(0, 1)))

    assert len(played.events_of(KnockedOut)) == 1
    assert (state.players[0].gold, state.phase) == (2, "experience")
    assert state.undefeated == [Undefeated(1, "pit", here)]


@pytest.mark.rule("R1-KO-09")
@pytest.mark.parametrize("card", ["thorns", "plague"])
def test_a_hero_is_knocked_out_by_an_encounter_or_an_event_and_draws_no_further_card(card: str) -> None:
    here = spot("green")
    state = position(
        hero("ann", here, wounds=4, gold=4), hero("bob"), phase="adventure", decks={"green": f"{card} goblin"}
    )

    played = play(state, until("market", "experience"), [Attempt()], Rigged(deck__green=[0]))

    assert len(played.events_of(KnockedOut)) == 1
    assert (state.players[0].gold, state.phase) == (2, "experience")
    assert state.decks["green"].cards == ["goblin"]
    assert state.undefeated == [], "neither is a challenge"


@pytest.mark.rule("R1-AKO-01", "R1-AKO-02", "R1-AKO-04")
def test_in_the_advanced_game_all_counters_and_all_gold_are_lost() -> None:
    ann = hero("ann", NEAR_TAMALIR, gold=7, exhaustion=2, counters=(1, 0, 0, 0))

    played = struck_down(ann, advanced=True)

    assert (ann.wounds, ann.exhaustion, ann.counters, ann.gold) == (0, 0, [0, 0, 0, 0], 0)
    assert played.state.bank == [1, 0, 0, 0]
    assert ann.hex == TAMALIR


@pytest.mark.rule("R1-AKO-03")
def test_in_the_advanced_game_the_dearest_card_is_discarded() -> None:
    ann = hero("ann", NEAR_TAMALIR, items="sword ring axe", allies="guard")

    played = struck_down(ann, advanced=True)

    assert played.events_of(CardDropped) == [CardDropped(0, "sword")]
    assert (ann.items, ann.allies) == (["ring", "axe"], [Ally("guard")])
    assert played.state.market.under == ["sword"]


@pytest.mark.rule("R1-AKO-03")
def test_of_several_dearest_cards_the_player_chooses_and_runes_cost_nothing() -> None:
    ann = hero("ann", NEAR_TAMALIR, items="wyrm bow", allies="guard:1")

    played = struck_down(ann, (Drop("guard"),), advanced=True)

    assert played.asked[0].moves == [Drop("bow"), Drop("guard")]
    assert (ann.items, ann.allies) == (["wyrm", "bow"], [])
    assert played.state.market.under == ["guard"]


@pytest.mark.rule("R1-AKO-05", "R1-AKO-07")
def test_in_the_advanced_game_too_the_challenge_goes_to_the_track_and_the_turn_ends() -> None:
    here = spot("green")
    state = position(hero("ann", here, wounds=5), hero("bob"), phase="adventure", advanced=True, doom="orc")
    fight(state, "goblin")

    play(state, until("market", "experience"), [FightOn(), Defend()], Rigged(**d20(0, 1)))

    assert state.undefeated == [Undefeated(1, "goblin", here)]
    assert (state.phase, state.doom) == ("experience", ["orc"])
