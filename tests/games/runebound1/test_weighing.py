"""Chances that are asked for: of the fight under way, of one that would begin, and of challenges on their track."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from questhall.bots import make_bot
from questhall.engine import IllegalMove, Match, Odds
from questhall.games.runebound1 import GAME
from questhall.games.runebound1.cards.define import SkillTest
from questhall.games.runebound1.components import BODY, Three
from questhall.games.runebound1.moves.answers import PickCharacter, Use
from questhall.games.runebound1.moves.fight import Escape, FightOn
from questhall.games.runebound1.moves.turn import AttackHero, Attempt, LetBe, RollDice
from questhall.games.runebound1.state import State, Undefeated
from questhall.games.runebound1.trials import TRIES, Trial, heals_in_time, share_won
from support.runebound1 import fight, foe, hero, hex_of, position, trial
from support.runebound1_matches import match_at

HEX = hex_of("4,9")


def weighed(state: State, move: object = None, seat: int = 0, seed: int = 1) -> list[Odds]:
    return match_at(state).weigh(seat, move, Random(seed))


def win(state: State, move: object = None, seat: int = 0) -> Odds:
    return next(odds for odds in weighed(state, move, seat) if odds.what == "win")


def waiting(*cards: str, at: int = HEX) -> list[Undefeated]:
    return [Undefeated(number, card, at + number - 1) for number, card in enumerate(cards, 1)]


# The fight under way


def test_where_dice_alone_decide_it_is_exact() -> None:
    state = fight(position(hero("lyssa", wounds=4), hero("mordrog")), foe(1, (17, 40, 40), (1, 0, 0)))
    assert weighed(state) == [
        Odds("fight", "win", pytest.approx(8 / 20), detail="0"),  # type: ignore[arg-type]
        Odds("escape", "away", pytest.approx(8 / 20), detail="0"),  # type: ignore[arg-type]
    ]


def test_where_cards_may_be_played_it_is_tried() -> None:
    told = win(fight(position(hero("mordrog"), hero("lyssa")), foe(3, (13, 15, 40), (2, 2, 0))))
    assert (told.ref, told.tries, told.detail) == ("fight", TRIES, "0")
    assert 0 < told.chance < 1


@pytest.mark.parametrize(
    ("enemy", "worse"),
    [
        ((4, (15, 40, 40), (1, 0, 0)), 0.0),  # there is but one thing to do
        ((4, (15, 17, 16), (1, 1, 2)), 0.1),  # what promises most at once is not always best
    ],
)
def test_trials_come_near_what_is_reckoned(enemy: tuple[int, Three, Three], worse: float) -> None:
    match = match_at(fight(position(hero("ronan_of_the_wild"), hero("mordrog")), foe(*enemy)))
    exact, *_ = match.weigh(0, None, Random(1))
    assert exact.tries == 0
    rng = Random(1)
    tried = share_won(0, 0, Trial(), lambda: match.imagine(0, rng, light=True))
    doubt = 2.5 * sqrt(exact.chance * (1 - exact.chance) / TRIES)
    assert 0.1 < exact.chance < 0.9
    assert exact.chance - doubt - worse < tried < exact.chance + doubt


def test_a_greedy_bot_wins_about_as_often_as_is_told() -> None:
    """Eighty fights of a bot that looks a move ahead, and never flees, leave a standard error of five in a hundred."""
    state = fight(
        position(hero("battlemage_jaes", items="chain_mail"), hero("mordrog")), foe(4, (16, 16, 16), (2, 2, 2))
    )
    told, match, rng, won = win(state), match_at(state), Random(4), 0
    for number in range(80):
        world, bot = match.imagine(0, rng), make_bot("greedy", number)
        fought = world.state.fight
        while world.state.fight is fought:
            move = FightOn() if FightOn() in world.asks[0].moves else bot.choose(world, 0)
            world.play(0, move)
        won += fought.end == "won"
    assert won / 80 == pytest.approx(told.chance, abs=0.17)


def test_better_arms_and_fewer_wounds_win_more_often() -> None:
    enemy = foe(5, (15, 16, 16), (2, 2, 2))
    worn = win(fight(position(hero("mordrog", wounds=4), hero("lyssa")), enemy)).chance
    fresh = win(fight(position(hero("mordrog"), hero("lyssa")), enemy)).chance
    armed = win(fight(position(hero("mordrog", items="iron_sword chain_mail"), hero("lyssa")), enemy)).chance
    assert worn < fresh < armed


def test_a_potion_that_is_drunk_in_time_saves_fights() -> None:
    enemy = foe(4, (15, 16, 16), (1, 1, 1))
    without = win(fight(position(hero("lyssa"), hero("mordrog")), enemy)).chance
    with_it = win(fight(position(hero("lyssa", items="phoenix_tears"), hero("mordrog")), enemy)).chance
    assert with_it > without + 0.1


def test_nobody_heals_himself_for_exhaustion_that_would_wound_him() -> None:
    """Mok takes two for a wound less, and has room for three."""
    heal = Use("spiritspeaker_mok", "spiritspeaker_mok")

    def heals(wounds: int, exhaustion: int) -> bool:
        mok = hero("spiritspeaker_mok", wounds=wounds, exhaustion=exhaustion)
        return heals_in_time(fight(position(mok, hero("lyssa")), foe()), 0, heal)

    assert [heals(2, 0), heals(3, 0), heals(3, 1), heals(3, 2)] == [False, True, True, False]


def test_while_a_card_takes_effect_the_fight_is_tried() -> None:
    """The last card is spent, but whom it heals is open."""
    ronan = hero("ronan_of_the_wild", wounds=3, items="healing_potion", allies="village_hunter:1")
    match = match_at(fight(position(ronan, hero("lyssa")), foe()))
    match.play(0, Use("healing_potion", "healing_potion"))
    assert match.asks[0].topic == "card.heal"
    assert [odds.tries for odds in match.weigh(0, None, Random(1))] == [TRIES]
    match.play(0, PickCharacter("ronan_of_the_wild"))
    assert [odds.tries for odds in match.weigh(0, None, Random(1))] == [0, 0]


def test_fleeing_is_told_where_one_may_flee_and_no_further() -> None:
    state = fight(position(hero("lyssa"), hero("mordrog")), foe(3))
    match = match_at(state)
    assert [odds.what for odds in match.weigh(0, Escape(), Random(1))] == ["away"]
    match.play(0, FightOn())
    assert [odds.what for odds in match.weigh(0, None, Random(1))] == ["win"]
    final = fight(position(hero("lyssa"), hero("mordrog"), phase="final"), foe(3), reason="final")
    assert [odds.what for odds in weighed(final)] == ["win"]


def test_smoke_makes_an_escape_sure() -> None:
    state = fight(position(hero("lyssa", items="smoke_powder", wounds=4), hero("mordrog")), foe(3, (21, 13, 13)))
    assert [(odds.chance, odds.tries) for odds in weighed(state, Escape())] == [(1, 0)]


def test_an_escape_that_cards_may_help_is_tried() -> None:
    state = fight(position(hero("lyssa", items="halfling_charm", wounds=4), hero("mordrog")), foe(3, (15, 13, 13)))
    (told,) = weighed(state, Escape())
    assert told.tries == TRIES
    assert 0.4 < told.chance < 0.85, "half the dice save her, and a charm rolls one of them again"


# Between heroes


def test_between_heroes_each_is_told_his_own_chance_and_others_the_attackers() -> None:
    heroes = hero("mordrog", wounds=4), hero("lyssa", improved=(3, 3, 3)), hero("one_fist")
    match = match_at(fight(position(*heroes), rival=1))
    shown = {seat: match.weigh(seat, None, Random(2))[0] for seat in range(3)}
    assert {seat: odds.detail for seat, odds in shown.items()} == {0: "0", 1: "1", 2: "0"}
    assert shown[0].chance < 0.3
    assert shown[1].chance > 0.7
    assert shown[2].chance < 0.3


def test_an_attack_is_weighed_before_it_is_made() -> None:
    heroes = hero("mordrog", improved=(2, 4, 2)), hero("lyssa", wounds=3)
    told = win(position(*heroes, phase="adventure"), AttackHero(1))
    assert told.tries == TRIES
    assert told.chance > 0.8


# Fights to come


def at_challenge(card: str, **more: object) -> State:
    state = position(hero("lyssa", **more), hero("mordrog"), phase="adventure")  # type: ignore[arg-type]
    state.players[0].hex = HEX
    state.undefeated = waiting(card)
    return state


def test_a_challenge_that_lies_open_is_weighed_before_it_is_taken_on() -> None:
    told = win(at_challenge(foe(1, (17, 40, 40), (1, 0, 0)), wounds=4), Attempt())
    assert (told.ref, told.tries) == ("fight", 0)
    assert told.chance == pytest.approx(8 / 20)
    tried = win(at_challenge(foe(3, (15, 15, 15), (2, 2, 2)), items="halfling_charm"), Attempt())
    assert (tried.ref, tried.tries) == ("fight", TRIES)


def test_what_an_enemy_does_before_combat_counts() -> None:
    """Nobody is asked about the wound that fells her."""

    def bite(table: object, seat: int, card: str) -> object:
        table.state.players[seat].wounds += 5  # type: ignore[attr-defined]
        table.state.players[seat].is_knocked_out = True  # type: ignore[attr-defined]
        return iter(())

    told = win(at_challenge(foe(1, (2, 2, 2), before=bite)), Attempt())  # type: ignore[arg-type]
    assert (told.chance, told.tries) == (0, TRIES)


def test_what_lies_in_a_deck_and_what_is_no_fight_has_no_odds() -> None:
    state = at_challenge(trial(SkillTest(BODY, "climb", 13)))
    assert weighed(state, Attempt()) == []
    assert weighed(state, LetBe()) == []
    unknown = position(hero("lyssa"), hero("mordrog"), phase="adventure")
    unknown.players[0].hex = unknown.spots[0]
    assert weighed(unknown, Attempt()) == []


def test_before_a_move_every_fight_on_the_track_is_weighed_as_if_one_stood_there() -> None:
    easy, hard = foe(1, (5, 5, 5)), foe(9, (25, 25, 25), (3, 3, 3))
    state = position(hero("mordrog"), hero("lyssa"))
    state.undefeated = waiting(easy, trial(SkillTest(BODY, "climb", 13)), hard)
    match = match_at(state)
    before = match.fingerprint()
    told = match.weigh(0, None, Random(1))
    assert [(odds.ref, odds.detail, odds.tries) for odds in told] == [
        (f"hex:{HEX}", easy, TRIES),
        (f"hex:{HEX + 2}", hard, TRIES),
    ]
    assert told[0].chance > 0.95
    assert told[1].chance < 0.05
    assert match.fingerprint() == before
    assert match.weigh(1, None, Random(1)) == [], "whoever is not to move goes nowhere"
    match.play(0, RollDice())
    assert [odds.detail for odds in match.weigh(0, None, Random(1))] == [easy, hard]


def test_what_a_hero_may_no_longer_take_on_is_not_weighed() -> None:
    state = position(hero("lyssa", raised=1), hero("mordrog"))
    state.undefeated = waiting(foe(colour="green"), foe(colour="yellow"))
    assert [odds.ref for odds in weighed(state)] == [f"hex:{HEX + 1}"]


# Who is told what


def test_the_same_seed_tries_the_same_and_nothing_is_played() -> None:
    match = match_at(fight(position(hero("mordrog"), hero("lyssa")), foe(4)))
    before = match.fingerprint()
    assert match.weigh(0, None, Random(5)) == match.weigh(0, None, Random(5))
    assert match.fingerprint() == before


def test_nothing_that_nobody_has_seen_changes_it() -> None:
    """The first card of the doom track, and the order of the decks."""

    def doomed(first: int) -> Match:
        state = fight(position(hero("mordrog"), hero("lyssa"), doom=True), "young_troll")
        green = state.decks["green"].cards
        green.append(state.doom[0])
        state.doom[0] = green.pop(first)
        green.sort(reverse=first > 0)
        return match_at(state, seed=first + 1)

    assert doomed(0).weigh(0, None, Random(3)) == doomed(7).weigh(0, None, Random(3))


def test_onlookers_without_a_seat_are_told_nothing() -> None:
    match = match_at(fight(position(hero("lyssa"), hero("mordrog")), foe(3)))
    assert GAME.weigh is not None
    assert GAME.weigh(match.view(None), None, lambda: match.imagine(0, Random(1))) == []


def test_moves_that_are_not_offered_are_refused() -> None:
    match = match_at(fight(position(hero("lyssa"), hero("mordrog")), foe(3)))
    with pytest.raises(IllegalMove):
        match.weigh(0, Attempt(), Random(1))
