"""Odium: his deck, the cards he reveals, the confrontation, the oath."""

from __future__ import annotations

import pytest

from questhall.engine import Table
from questhall.games.calltoadventure.components import ABILITIES
from questhall.games.calltoadventure.events.attempt import RunesCast
from questhall.games.calltoadventure.events.gains import CardCancelled, CardDrawn, ExperienceGained, NoEffect
from questhall.games.calltoadventure.events.odium import (
    FacesOdium,
    OathRefused,
    OathSworn,
    OdiumDefeated,
    OdiumPassed,
    OdiumRevealed,
    OdiumTriumphed,
    OdiumWithstood,
)
from questhall.games.calltoadventure.moves import (
    DrawFrom,
    Pass,
    PickAbilities,
    PlayCard,
    StayTrue,
    Swear,
    TakeTrait,
    TryPath,
)
from questhall.games.calltoadventure.rules.attempt import NO_RADIANT_POWERS, difficulty
from questhall.games.calltoadventure.rules.casting import cast_runes, settle
from questhall.games.calltoadventure.rules.ending import challengers, end_turn
from questhall.games.calltoadventure.rules.gains import odium_loses
from questhall.games.calltoadventure.rules.odium import decide, offer_oath, reveal_card
from questhall.games.calltoadventure.rules.playing import playable
from questhall.games.calltoadventure.rules.turn import begin_turn, turn_moves
from questhall.games.calltoadventure.state import Odium, State
from support.calltoadventure import BAR, OTHER, attempt, hero, play, position
from support.calltoadventure_matches import confronting, finished_hero, seen, until, until_phase
from support.stretch import Rigged

STRONG_AND_QUICK = PickAbilities("strength", "dexterity")
"""A finished hero has two icons of each: seven runes."""
SEVEN = [BAR] * 3 + [BAR] * 4
NINE = [BAR] * 3 + [OTHER] * 2 + [BAR] * 2
ELEVEN = [BAR] * 3 + [OTHER] * 4


def odium(state: State) -> Odium:
    assert state.odium is not None
    return state.odium


def allied(*heroes: str, scheme: str = "radiants_united", hands: tuple[str, ...] = ()) -> State:
    """Heroes at the beginning, against Odium; an act I row with everything of interest."""
    cards = (*hands, *("" for _ in heroes))
    players = [hero(name, hand=hand) for name, hand in zip(heroes, cards, strict=False)]
    return position(*players, mode="cooperative", scheme=scheme, act1="escape recruiting_day scholar buried_quarry")


def casting(state: State, path: str = "escape/upper") -> State:
    """The runes lie ready; a soldier casts the core runes and one of constitution for the escape."""
    card, _, end = path.partition("/")
    return attempt(state, card, "lower" if end == "lower" else "upper", "cast")


EITHER = [BAR, BAR, OTHER, BAR]
"""Two bars and both triangles on the core runes, a bar on the fourth rune: together 3."""


# His deck


@pytest.mark.rule("CA-ODIUM-08", "CA-ODIUM-28")
def test_at_the_end_of_a_turn_his_revealed_cards_are_discarded_and_stop_working() -> None:
    state = casting(allied("soldier", "healer"))
    odium(state).deck.remove("the_everstorm")
    odium(state).revealed = ["the_everstorm"]
    assert state.attempt is not None
    state.attempt.harder, state.attempt.marks = 2, [NO_RADIANT_POWERS]

    play(state, end_turn)

    assert (odium(state).revealed, odium(state).discard) == ([], ["the_everstorm"])
    assert state.active == 1
    assert difficulty(casting(state)) == 4
    assert state.attempt.marks == []


@pytest.mark.rule("CA-ODIUM-09")
def test_an_empty_deck_is_made_of_its_discards_and_not_of_cards_still_lying_there() -> None:
    state = allied("soldier", "healer")
    odium(state).deck, odium(state).discard, odium(state).revealed = [], ["broken_oath", "unmade_influence"], ["x"]

    played = play(state, reveal_card, chance=Rigged(deck__odium=[1]))

    assert played.events == [OdiumRevealed("unmade_influence")]
    assert (odium(state).deck, odium(state).discard) == (["broken_oath"], [])
    assert odium(state).revealed == ["x", "unmade_influence"]


# The same game


@pytest.mark.rule("CA-ODIUM-10")
def test_a_turn_against_odium_offers_what_every_turn_offers() -> None:
    row = "escape recruiting_day scholar lighteyes"
    moves = [
        turn_moves(position(hero(), hero("healer"), mode=mode, act1=row), 0) for mode in ("cooperative", "competitive")
    ]
    assert moves[0] == moves[1]
    assert TryPath("escape/upper") in moves[0]
    assert TakeTrait("lighteyes") in moves[0]


@pytest.mark.rule("CA-ODIUM-11")
def test_cards_may_help_the_others() -> None:
    state = attempt(allied("soldier", "healer", hands=("", "stormlight ardents_blessing")), "escape")
    assert playable(state, 1) == [
        PlayCard("stormlight", 0),
        PlayCard("stormlight", 1),
        PlayCard("ardents_blessing", 0),
    ]


@pytest.mark.rule("CA-ODIUM-32")
def test_his_card_never_holds_less_than_nothing() -> None:
    state = allied("soldier", "healer")
    odium(state).xp = 2

    played = play(state, lambda table: _lose(table, 5))

    assert odium(state).xp == 0
    assert [event.xp for event in played.events] == [2]  # type: ignore[attr-defined]


def _lose(table: Table[State], xp: int) -> None:
    assert odium_loses(table, xp) == 2


# What he reveals


@pytest.mark.rule("CA-ODIUM-24", "CA-FAQ-06")
def test_both_triangles_bring_a_card_and_then_reveal_one_of_his() -> None:
    state = casting(allied("soldier", "healer"))
    odium(state).deck = ["the_everstorm"]

    played = play(
        state, cast_runes, [DrawFrom("hero"), Pass(), Pass()], Rigged(runes=EITHER, deck__hero=[0], deck__odium=[0])
    )

    assert played.topics == [(0, "attempt.draw"), (0, "odium.answer"), (0, "attempt.during")]
    told = [type(event) for event in seen(played) if isinstance(event, RunesCast | CardDrawn | OdiumRevealed)]
    assert told == [RunesCast, CardDrawn, OdiumRevealed]
    assert played.asked[0].moves == [DrawFrom("hero"), DrawFrom("antihero")]
    assert odium(state).revealed == ["the_everstorm"]


@pytest.mark.rule("CA-ODIUM-24")
def test_without_both_triangles_he_reveals_nothing_and_without_him_nothing_is_revealed() -> None:
    plain = casting(allied("soldier", "healer"))
    assert play(plain, cast_runes, chance=Rigged(runes=[BAR] * 4)).events_of(OdiumRevealed) == []

    rivals = casting(position(hero("soldier"), hero("healer"), act1="escape"))
    played = play(rivals, cast_runes, [DrawFrom("hero"), Pass()], Rigged(runes=EITHER, deck__hero=[0]))
    assert played.events_of(OdiumRevealed) == []


@pytest.mark.rule("CA-ODIUM-25", "CA-FAQ-23")
def test_his_card_works_before_the_result_is_read() -> None:
    """A 5 would pass the escape; the Everstorm makes it a 6."""
    state = casting(allied("soldier", "healer"))
    odium(state).deck, state.decks = ["the_everstorm"], [[], [], []]
    assert state.attempt is not None
    state.attempt.plus = 2
    assert difficulty(state) == 4

    def the_cast_and_its_result(table: Table[State]):  # type: ignore[no-untyped-def]
        yield from cast_runes(table)
        assert difficulty(state) == 6
        yield from settle(table)

    play(
        state,
        the_cast_and_its_result,
        [DrawFrom("antihero"), Pass(), Pass()],
        Rigged(runes=EITHER, deck__antihero=[0], deck__odium=[0], deck__act1=[0]),
    )
    assert (state.attempt.reached, state.attempt.needed, state.attempt.succeeded) == (5, 6, False)


@pytest.mark.rule("CA-ODIUM-26", "CA-FAQ-24")
def test_his_card_may_be_answered_even_with_the_card_just_drawn() -> None:
    state = casting(allied("soldier", "healer"))
    odium(state).deck, state.heroes = ["the_everstorm"], ["hasty_shelter"]

    played = play(
        state,
        cast_runes,
        [DrawFrom("hero"), PlayCard("hasty_shelter")],
        Rigged(runes=EITHER, deck__hero=[0], deck__odium=[0]),
    )

    assert played.topics == [(0, "attempt.draw"), (0, "odium.answer")]
    assert played.events_of(CardCancelled) == [CardCancelled("the_everstorm")]
    assert difficulty(state) == 4
    assert state.players[0].played == ["hasty_shelter"]


@pytest.mark.rule("CA-ODIUM-26")
def test_others_may_answer_for_the_hero() -> None:
    state = casting(allied("soldier", "healer", hands=("", "hasty_shelter")))
    odium(state).deck = ["the_everstorm"]

    played = play(
        state,
        cast_runes,
        [DrawFrom("antihero"), Pass(), PlayCard("hasty_shelter"), Pass(), Pass()],
        Rigged(runes=EITHER, deck__antihero=[0], deck__odium=[0]),
    )

    assert (1, "odium.answer") in played.topics
    assert difficulty(state) == 4


@pytest.mark.rule("CA-FAQ-25", "CA-ODIUM-27")
def test_a_card_that_can_do_nothing_is_ignored_and_no_other_comes_instead() -> None:
    state = casting(allied("soldier", "healer"))
    odium(state).deck = ["ravages_of_war", "the_everstorm"]

    played = play(
        state, cast_runes, [DrawFrom("hero"), Pass(), Pass()], Rigged(runes=EITHER, deck__hero=[0], deck__odium=[0])
    )

    assert played.events_of(OdiumRevealed) == [OdiumRevealed("ravages_of_war")]
    assert played.events_of(NoEffect) == [NoEffect("ravages_of_war")]
    assert difficulty(state) == 4


@pytest.mark.rule("CA-FAQ-26")
def test_his_card_may_help_too() -> None:
    state = casting(allied("soldier", "healer"))
    odium(state).deck = ["unmade_influence"]

    play(state, cast_runes, [DrawFrom("hero"), Pass(), Pass()], Rigged(runes=EITHER, deck__hero=[0], deck__odium=[0]))

    assert state.attempt is not None
    assert (state.attempt.plus, state.players[0].corruption) == (2, 3)


# The confrontation


@pytest.mark.rule("CA-ODIUM-14", "CA-END-02")
@pytest.mark.parametrize("xp", [0, 5, 60])
def test_however_much_he_has_the_game_ends_with_the_confrontation_and_not_before(xp: int) -> None:
    state = allied("soldier", "healer")
    odium(state).xp = xp
    play(state, end_turn)
    assert (state.phase, state.active) == ("turn", 1)

    state.closer, state.active, state.queue = 0, 1, []
    play(state, end_turn)
    assert (state.phase, state.queue) == ("confrontation", [0, 1])


@pytest.mark.rule("CA-ODIUM-15")
def test_nobody_can_face_him_before_the_last_turn() -> None:
    state = position(finished_hero(story=""), hero("healer"), mode="cooperative", act1="escape lighteyes")
    assert {type(move).__name__ for move in turn_moves(state, 0)} == {"TryPath", "TakeTrait", "Journey"}
    assert all("odium" not in str(move) for move in turn_moves(state, 0))


@pytest.mark.rule("CA-ODIUM-16", "CA-ODIUM-17", "CA-MEMO-10")
def test_after_one_more_turn_of_the_others_whoever_was_first_to_complete_the_story_faces_him_first() -> None:
    """Seat 1 closes the game; seats 2 and 0 have a last turn, then 1, 2 and 0 face Odium."""
    state = position(
        hero("soldier"),
        finished_hero("healer"),
        hero("farmer"),
        mode="cooperative",
        act1="lighteyes darkeyes",
        active=1,
    )
    state.decks, state.step, odium(state).xp = [[], [], []], "end", 0

    played = play(
        state,
        until_phase("over"),
        [TakeTrait("lighteyes"), TakeTrait("darkeyes"), *[PickAbilities("wisdom", "charisma")] * 3],
        Rigged(runes=[BAR] * 3 * 3 + [BAR, BAR]),
    )

    asked = [(seat, topic) for seat, topic in played.topics]
    assert asked == [
        (2, "turn.act"),
        (0, "turn.act"),
        (1, "odium.abilities"),
        (2, "odium.abilities"),
        (0, "odium.abilities"),
    ]


@pytest.mark.rule("CA-ODIUM-19", "CA-ODIUM-21")
def test_the_hero_picks_two_abilities_and_casts_their_runes_but_no_dark_ones() -> None:
    state = confronting(finished_hero(xp=3))

    played = play(state, until_phase("over"), [STRONG_AND_QUICK], Rigged(runes=NINE))

    assert played.topics == [(0, "odium.abilities")]  # Dark runes are never offered
    pairs = [(move.one, move.other) for move in played.asked[0].moves]  # type: ignore[attr-defined]
    assert pairs == [(one, other) for place, one in enumerate(ABILITIES) for other in ABILITIES[place + 1 :]]
    assert played.events_of(FacesOdium) == [FacesOdium(0, "strength", "dexterity", 9)]
    (cast,) = played.events_of(RunesCast)
    assert cast.runes == ("core1", "core2", "core3", "strength1", "strength2", "dexterity1", "dexterity2")


@pytest.mark.rule("CA-ODIUM-20", "CA-ODIUM-22")
def test_cards_may_be_played_against_him() -> None:
    """7 of the runes and 2 of a friend: just enough."""
    state = confronting(finished_hero(), finished_hero("healer", hand="shoulder_to_shoulder"))

    played = play(
        state,
        until(lambda state: len(state.queue) == 1),
        [STRONG_AND_QUICK, Pass(), PlayCard("shoulder_to_shoulder", 0)],
        Rigged(runes=SEVEN),
    )

    assert played.topics == [(0, "odium.abilities"), (1, "attempt.before"), (1, "attempt.during")]
    assert played.events_of(OdiumPassed) == [OdiumPassed(0, 9, 9, 0)]
    assert state.players[0].has_passed


@pytest.mark.rule("CA-ODIUM-24")
def test_both_triangles_reveal_a_card_against_himself_too() -> None:
    state = confronting(finished_hero())
    odium(state).deck = ["the_everstorm"]

    played = play(
        state,
        until(lambda state: not state.queue),
        [STRONG_AND_QUICK, DrawFrom("hero"), Pass(), Pass(), Pass()],
        Rigged(runes=[BAR, BAR, OTHER, *[OTHER] * 4], deck__hero=[0], deck__odium=[0]),
    )

    assert played.events_of(OdiumRevealed) == [OdiumRevealed("the_everstorm")]
    assert played.events_of(OdiumWithstood) == [OdiumWithstood(0, 10, 11)]


@pytest.mark.rule("CA-ODIUM-23", "CA-ODIUM-13")
def test_what_the_result_has_above_the_difficulty_is_taken_from_him() -> None:
    state = confronting(finished_hero(), xp=2)

    played = play(state, until_phase("over"), [STRONG_AND_QUICK], Rigged(runes=ELEVEN))

    assert played.events_of(OdiumPassed) == [OdiumPassed(0, 11, 9, 2)]
    assert played.events_of(OdiumDefeated) == [OdiumDefeated()]
    assert state.is_beaten


@pytest.mark.rule("CA-ODIUM-29", "CA-ODIUM-30")
@pytest.mark.parametrize(
    ("passed", "xp", "is_beaten"),
    [((True, True), 0, True), ((True, False), 0, False), ((True, True), 1, False), ((False, False), 4, False)],
)
def test_all_must_pass_and_no_experience_may_be_left(passed: tuple[bool, bool], xp: int, is_beaten: bool) -> None:
    state = confronting(finished_hero(), finished_hero("healer"), xp=xp)
    for player, has_passed in zip(state.players, passed, strict=True):
        player.has_passed = has_passed

    played = play(state, decide)

    assert state.is_beaten is is_beaten
    assert played.events == [OdiumDefeated() if is_beaten else OdiumTriumphed(xp)]


@pytest.mark.rule("CA-ODIUM-29", "CA-MODE-08")
def test_alone_one_hero_is_enough() -> None:
    state = confronting(finished_hero())
    play(state, until_phase("over"), [STRONG_AND_QUICK], Rigged(runes=NINE))
    assert state.is_beaten


@pytest.mark.rule("CA-ODIUM-33")
def test_his_card_stays_where_it_is_and_a_failure_teaches_something() -> None:
    state = confronting(finished_hero("healer", motivation="unsettled_score"), finished_hero("farmer"))
    story, discards = [*state.players[0].story], [*state.discards]

    played = play(
        state,
        until_phase("over"),
        [PickAbilities("strength", "charisma"), STRONG_AND_QUICK],
        Rigged(runes=[BAR] * 4 + [BAR] * 3 + [OTHER] * 3),
    )

    assert played.events_of(OdiumWithstood) == [OdiumWithstood(0, 4, 9)]
    assert played.events_of(OdiumPassed) == [OdiumPassed(1, 10, 9, 0)]
    assert played.events_of(ExperienceGained) == [ExperienceGained(0, 1)]
    assert (state.players[0].story, state.discards) == (story, discards)
    assert "odium" not in " ".join(state.players[1].story)


# The oath


@pytest.mark.rule("CA-SCHEME-03")
def test_at_the_start_of_act_three_a_hero_swears_or_stays_true_once() -> None:
    champion = finished_hero()
    champion.story = champion.story[:6]
    state = position(champion, hero("healer"), mode="cooperative", scheme="contest_of_champions", opened=3)

    played = play(state, begin_turn, [StayTrue()])

    assert played.asked[0].moves == [Swear(), StayTrue()]
    assert played.events_of(OathRefused) == [OathRefused(0)]
    assert (state.players[0].oath, odium(state).xp, state.players[0].xp) == ("refused", 10, 3)
    assert play(state, begin_turn).asked == []


@pytest.mark.rule("CA-SCHEME-03")
@pytest.mark.parametrize(("scheme", "cards"), [("contest_of_champions", 5), ("radiants_united", 6)])
def test_nobody_swears_before_act_three_or_with_another_scheme(scheme: str, cards: int) -> None:
    champion = finished_hero()
    champion.story = champion.story[:cards]
    state = position(champion, hero("healer"), mode="cooperative", scheme=scheme, opened=3)
    assert play(state, begin_turn).asked == []


@pytest.mark.rule("CA-SCHEME-04")
@pytest.mark.parametrize(("there", "taken"), [(10, 3), (3, 3), (2, 2), (0, 0)])
def test_an_oath_is_paid_with_experience_from_his_card(there: int, taken: int) -> None:
    state = position(finished_hero(), hero("healer"), mode="cooperative", scheme="contest_of_champions")
    odium(state).xp = there

    played = play(state, offer_oath, [Swear()])

    assert played.events_of(OathSworn) == [OathSworn(0, taken)]
    assert (state.players[0].xp, odium(state).xp) == (3 + taken, there - taken)


@pytest.mark.rule("CA-SCHEME-05", "CA-SCHEME-06")
def test_the_sworn_do_not_face_him_and_are_not_needed_to_defeat_him() -> None:
    state = confronting(finished_hero(), finished_hero("healer"), finished_hero("farmer"), closer=1)
    state.players[1].oath = "sworn"
    assert challengers(state) == [2, 0]

    state.players[0].has_passed = state.players[2].has_passed = True
    play(state, decide)
    assert state.is_beaten


@pytest.mark.rule("CA-SCHEME-07")
def test_if_all_have_sworn_nobody_defeats_him() -> None:
    state = confronting(finished_hero(), finished_hero("healer"))
    state.players[0].oath = state.players[1].oath = "sworn"
    assert challengers(state) == []
    play(state, decide)
    assert not state.is_beaten
