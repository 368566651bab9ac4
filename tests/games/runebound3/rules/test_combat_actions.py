"""Combat actions with each symbol: catalogue chapters PHYS, MAGIC, SKULL, AGIL, DASH, DOUBLE, QREF."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS
from questhall.games.runebound3.cards.heroes import ABILITIES_OF
from questhall.games.runebound3.dice import FACES
from questhall.games.runebound3.events.fight import Struck, TokenDoubled, TokenFlipped, TokenRecast
from questhall.games.runebound3.events.hero import Suffered
from questhall.games.runebound3.heroes import ATTRIBUTES, HEROES
from questhall.games.runebound3.moves.fight import Double, FlipOwn, MakeRecast, Pass, Strike, UseSurge
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.setup import SCENARIOS
from questhall.games.runebound3.state import FOE, State
from questhall.games.runebound3.tokens import ENEMY_TOKENS, TOKENS, VETERAN_TOKEN, VILLAIN_TOKENS
from support.runebound3 import fight, hero, position
from support.runebound3_enemies import against, in_pool, pick, wounds
from support.runebound3_fights import act, doublings, flips, of, recasts, spent, strikes
from support.stretch import Rigged


def armed(assets: str, mine: str, theirs: str = "enemy.4:1", who: str = "corbin") -> State:
    """A hero with assets against plain rebels."""
    state = position(hero(who, assets=assets), hero("hawthorne"), enemy="neighbour")
    return fight(state, "rebels", mine=mine, theirs=theirs)


@pytest.mark.rule("R3-PHYS-01", "R3-PHYS-02", "R3-QREF-01")
def test_any_number_of_physical_damage_symbols_deals_that_much_damage() -> None:
    state = armed("ancient_sword", "corbin.1:0 corbin.2:0 A03:0 corbin.3:0")
    two, one, sword = "corbin.1", "corbin.2", "A03"
    assert strikes(state, 0) == [
        (f"{two} {one} {sword}", "physical", 4),
        (f"{two} {one}", "physical", 3),
        (f"{two} {sword}", "physical", 3),
        (two, "physical", 2),
        (f"{one} {sword}", "physical", 2),
        (one, "physical", 1),
        (sword, "physical", 1),
    ]

    played = act(state, 0, Strike((two, sword), "physical", 3))

    assert played.events == [Struck(0, "physical", 3), Suffered(None, 3)]
    assert (wounds(state), spent(state, 0)) == ((0, 3), [two, sword])


@pytest.mark.rule("R3-MAGIC-01", "R3-MAGIC-02", "R3-QREF-02")
def test_any_number_of_magic_damage_symbols_deals_that_much_damage() -> None:
    state = armed("", "thorn.1:1 thorn.2:1 thorn.3:1", who="thorn")
    first, second, third = "thorn.1", "thorn.2", "thorn.3"
    assert strikes(state, 0) == [
        (f"{first} {second} {third}", "magic", 3),
        (f"{first} {second}", "magic", 2),
        (f"{first} {third}", "magic", 2),
        (first, "magic", 1),
        (f"{second} {third}", "magic", 2),
        (second, "magic", 1),
        (third, "magic", 1),
    ]

    played = act(state, 0, Strike((first, third), "magic", 2))

    assert played.events == [Struck(0, "magic", 2), Suffered(None, 2)]
    assert (wounds(state), in_pool(state, 0)) == ((0, 2), "thorn.2:1")


@pytest.mark.rule("R3-SKULL-01", "R3-SKULL-02", "R3-QREF-03")
def test_an_enemy_spends_any_number_of_skulls_to_deal_that_much_damage() -> None:
    state = against("rebels", "corbin.1:0", "enemy.1:0 veteran:0")
    assert strikes(state, FOE) == [
        ("enemy.1 veteran", "skull", 3),
        ("enemy.1", "skull", 1),
        ("veteran", "skull", 2),
    ]

    played = act(state, FOE, Strike(("veteran",), "skull", 2))

    assert played.events == [Struck(None, "skull", 2), Suffered(0, 2)]
    assert (wounds(state), in_pool(state, FOE)) == ((2, 0), "enemy.1:0")


@pytest.mark.rule("R3-QREF-01", "R3-QREF-02", "R3-QREF-03")
def test_only_heroes_have_physical_and_magic_damage_and_only_enemies_have_skulls() -> None:
    theirs = {*ENEMY_TOKENS, *VETERAN_TOKEN, *VILLAIN_TOKENS}
    kinds = {token: {face.symbol for face in faces} for token, faces in TOKENS.items()}
    assert all(kinds[token].isdisjoint({"physical", "magic"}) for token in theirs)
    assert all("skull" not in kinds[token] for token in kinds if token not in theirs)


@pytest.mark.rule("R3-MAGIC-03", "R3-PHYS-03")
def test_magic_and_physical_damage_are_never_spent_in_one_combat_action() -> None:
    state = armed("ancient_sword", "lissa.1:0 lissa.2:0 A03:0", who="lissa")

    assert strikes(state, 0) == [
        ("lissa.1 A03", "physical", 3),
        ("lissa.1", "physical", 2),
        ("A03", "physical", 1),
        ("lissa.2", "magic", 1),
    ]


@pytest.mark.rule("R3-PHYS-04", "R3-MAGIC-04")
@pytest.mark.parametrize(
    ("enemy", "physical", "magic"), [("reanimates", 1, 1), ("bone_colossus", 2, 0), ("rebels", 2, 1)]
)
def test_some_enemies_tell_physical_damage_from_magic(enemy: str, physical: int, magic: int) -> None:
    """Reanimates take one off physical attacks, the colossus one off magic ones."""
    scenario = "corpse_king"
    for strike, came in [(Strike(("lissa.1",), "physical", 2), physical), (Strike(("lissa.2",), "magic", 1), magic)]:
        state = position(hero("lissa"), hero("mok"), scenario=scenario)
        fight(state, enemy, mine="lissa.1:0 lissa.2:0", theirs="enemy.4:1")

        act(state, 0, strike)

        assert wounds(state) == (0, came)


@pytest.mark.rule("R3-AGIL-01", "R3-QREF-05")
def test_agility_flips_an_own_token_or_makes_the_opponent_recast_one() -> None:
    """Only what is not spent; the agility token itself is no target."""
    mine, theirs = "corbin.1:0 corbin.2:1! corbin.3:0", "enemy.1:0 enemy.2:0! enemy.3:1"
    state = against("rebels", mine, theirs)
    flip = FlipOwn("corbin.3", "corbin.1", "physical.2", "surge.1")
    make = [MakeRecast("corbin.3", "enemy.1", "skull.1"), MakeRecast("corbin.3", "enemy.3", "surge.1")]
    assert combat_moves(state, 0) == [Strike(("corbin.1",), "physical", 2), flip, *make, Pass()]

    assert act(state, 0, flip).events == [TokenFlipped(0, "corbin.1", "surge.1")]
    assert in_pool(state, 0) == "corbin.1:1"
    again = against("rebels", mine, theirs)
    played = act(again, 0, make[0], (), Rigged(enemy__tokens=[1]))
    assert played.events == [TokenRecast(None, "enemy.1", "shield.1")]
    assert (in_pool(again, 0), in_pool(again, FOE)) == ("corbin.1:0", "enemy.1:1 enemy.3:1")


@pytest.mark.rule("R3-AGIL-01")
def test_the_player_of_an_enemy_uses_its_agility_in_the_same_way() -> None:
    state = against("rebels", "corbin.1:0", "enemy.2:1 enemy.4:1")
    assert (flips(state, FOE), recasts(state, FOE)) == ([("enemy.2", "enemy.4")], [("enemy.2", "corbin.1")])

    act(state, FOE, FlipOwn("enemy.2", "enemy.4", "dash.1", "skull.1"))

    assert in_pool(state, FOE) == "enemy.4:0"


@pytest.mark.rule("R3-AGIL-02")
def test_one_agility_symbol_at_a_time_and_the_player_chooses_which() -> None:
    """Of two agility tokens with different backs either may be spent, on the other one too."""
    state = armed("smoke_pellets", "corbin.3:0 A01:0 corbin.1:0", "enemy.1:0")
    assert flips(state, 0) == [
        *[("corbin.3", "A01"), ("corbin.3", "corbin.1")],
        *[("A01", "corbin.3"), ("A01", "corbin.1")],
    ]
    assert recasts(state, 0) == [("corbin.3", "enemy.1"), ("A01", "enemy.1")]

    act(state, 0, FlipOwn("A01", "corbin.3", "agility.1", "physical.1"))

    assert in_pool(state, 0) == "corbin.3:1 corbin.1:0"


@pytest.mark.rule("R3-AGIL-03")
def test_an_agility_token_on_a_double_flips_or_recasts_one_token_all_the_same() -> None:
    state = armed("twin_daggers", "mok.1:1 mok.2:0 C04:0", "enemy.1:0 enemy.2:0", who="mok")
    act(state, 0, Double("mok.1", "mok.2", "agility.1"))
    assert recasts(state, 0) == [("mok.2", "enemy.1"), ("mok.2", "enemy.2")]

    played = act(state, 0, MakeRecast("mok.2", "enemy.1", "skull.1"), (), Rigged(enemy__tokens=[1]))

    assert of(played, TokenRecast) == [TokenRecast(None, "enemy.1", "shield.1")]
    assert (in_pool(state, 0), recasts(state, 0)) == ("C04:0", [])


@pytest.mark.rule("R3-DASH-01")
def test_dashes_are_never_spent_as_a_combat_action() -> None:
    state = armed("ancient_sword ash_spear", "hawthorne.3:1 A03:1 B05:1", "enemy.4:1 enemy.5:1", who="hawthorne")

    assert combat_moves(state, 0) == [Pass()]
    assert combat_moves(state, FOE) == [Pass()]


@pytest.mark.rule("R3-DOUBLE-01", "R3-QREF-04")
def test_any_own_unspent_token_may_be_put_on_a_double_and_counts_twice() -> None:
    state = armed("", "mok.1:1 mok.2:1! mok.3:1", "enemy.1:0", who="mok")
    assert combat_moves(state, 0) == [
        Strike(("mok.3",), "physical", 1),
        Double("mok.1", "mok.3", "physical.1"),
        Pass(),
    ]

    played = act(state, 0, Double("mok.1", "mok.3", "physical.1"))

    assert played.events == [TokenDoubled(0, "mok.3", "mok.1", "physical.1")]
    assert combat_moves(state, 0) == [Strike(("mok.3",), "physical", 2), Pass()]


@pytest.mark.rule("R3-DOUBLE-01")
def test_of_two_doubles_with_different_backs_either_may_be_used() -> None:
    """Each on the other, too; an equal token of any kind can lie on them, a dash as well."""
    state = armed("rune_rod ancient_sword", "thorn.2:0 A05:1 A03:1", who="thorn")

    assert doublings(state, 0) == [
        *[("thorn.2", "A05"), ("thorn.2", "A03")],
        *[("A05", "thorn.2"), ("A05", "A03")],
    ]


@pytest.mark.rule("R3-DOUBLE-02", "R3-DOUBLE-03")
def test_example_2_damage_on_a_double_deal_4_and_both_are_spent() -> None:
    state = armed("hourglass", "corbin.1:0 corbin.2:0 C01:0")
    act(state, 0, Double("C01", "corbin.1", "physical.2"))
    assert spent(state, 0) == []

    played = act(state, 0, Strike(("corbin.1",), "physical", 4))

    assert played.events == [Struck(0, "physical", 4), Suffered(None, 4)]
    assert spent(state, 0) == ["corbin.1", "C01"]
    assert in_pool(state, 0) == "corbin.2:0"


@pytest.mark.rule("R3-DOUBLE-04")
def test_a_stack_is_two_tokens_high_at_most() -> None:
    """Neither a second token on the double, nor one on the upper token, though it be a double itself."""
    state = armed("hourglass", "corbin.1:0 corbin.2:0 C01:0")
    act(state, 0, Double("C01", "corbin.1", "physical.2"))
    assert doublings(state, 0) == []

    both = armed("rune_rod hourglass", "corbin.1:0 A05:1 C01:0")
    act(both, 0, Double("A05", "C01", "double.1"))
    assert doublings(both, 0) == []
    assert strikes(both, 0) == [("corbin.1", "physical", 2)]


@pytest.mark.rule("R3-DOUBLE-04")
def test_a_token_that_lies_on_a_double_is_not_put_on_another() -> None:
    state = armed("rune_rod hourglass", "corbin.1:0 A05:1 C01:0")

    act(state, 0, Double("A05", "corbin.1", "physical.2"))

    assert doublings(state, 0) == []


@pytest.mark.rule("R3-DOUBLE-05", "R3-DOUBLE-06")
def test_if_the_upper_token_is_removed_the_double_is_free_again() -> None:
    state = position(hero("corbin", skills="entangling_roots"), hero("mok"))
    fight(state, "rebels", mine="corbin.1:1", theirs="enemy.1:0>enemy.5 enemy.5:0 enemy.2:0")
    assert doublings(state, FOE) == []

    act(state, 0, UseSurge("entangling_roots_grip", ("corbin.1",), 1), [pick("enemy.1:0")])

    assert in_pool(state, FOE) == "enemy.5:0 enemy.2:0"
    assert doublings(state, FOE) == [("enemy.5", "enemy.2")]


@pytest.mark.rule("R3-QREF-08", "R3-QREF-09")
def test_the_symbols_of_the_quick_reference() -> None:
    """Each stands for something in the game: terrains, scenarios, kinds of places and decks, values of a hero."""
    assert {symbol for face in FACES for symbol in face} == {"wild", "water", "forest", "mountains", "hills", "plains"}
    assert SCENARIOS == ("margath", "corpse_king")
    assert {place.kind for place in PLACES} == {"city", "settlement", "shrine", "fortress"}
    assert ATTRIBUTES == ("body", "mind", "spirit")
    assert {card.deck for card in ADVENTURES.values()} == {"combat", "exploration", "social"}
    assert all(min(each.speed, each.health, each.hand, each.gold) > 0 for each in HEROES.values())
    assert {skill.success for skill in SKILLS.values()} == {True, False}
    assert [ability.id for ability in ABILITIES_OF["corbin"] if ability.moment == "action"] == ["bounty"]
