"""The teaching games themselves: the hard cases that the engine was made for, played through."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from questhall.engine import IllegalMove, Match, Move
from teaching import campaign, draft, duel, fight, forbid
from teaching.duel import Dare, Pass, PlayCard, Rest, Strike
from teaching.tiny import match_of, reloaded


def duel_with(*hands: str, honour: int = 0) -> Match:
    """A duel in which the seats hold these cards; it is the turn of seat 0."""
    players = [duel.Duellist(hand.split(), honour=honour) for hand in hands]
    dealt = [card for duellist in players for card in duellist.hand]
    position = duel.Duel({}, players, [card for card in duel.CARDS if card not in dealt], dealt=True)
    return match_of(replace(duel.GAME, setup=lambda box: position), len(hands))


def river_with(laid: str, row: str = "") -> Match:
    """The river with these decrees laid, oldest first, and these in the row; it is the turn of seat 0."""
    laid_row = laid.split(), row.split()
    deck = [card for card in forbid.DECREES if card not in [*laid_row[0], *laid_row[1]]]
    position = forbid.River({}, [forbid.Traveller(), forbid.Traveller()], deck, row=laid_row[1], laid=laid_row[0])
    return match_of(replace(forbid.GAME, setup=lambda box: position), 2)


def everyone_passes(match: Match) -> None:
    for seat in sorted(match.asks):
        match.play(seat, Pass())


def test_a_ward_turns_a_strike_and_the_breath_stays_paid() -> None:
    match = duel_with("", "ward.1")
    match.play(0, Strike(2))
    match.play(1, PlayCard("ward.1"))
    assert match.state.players[0].breath == duel.BREATH - 2
    assert match.state.players[0].honour == 0
    assert match.state.players[1].played == ["ward.1"]
    assert duel.Turned("strike") in match.events(None)


def test_a_ward_can_be_turned_by_a_ward_and_that_one_by_another() -> None:
    """Last in, first out: the third ward turns the second, so the first one holds and the strike is turned."""
    match = duel_with("ward.1", "ward.2 ward.3", "boast.1")
    match.play(0, Strike(1))
    for seat, answer in [(0, Pass()), (2, Pass()), (1, PlayCard("ward.2"))]:
        match.play(seat, answer)
    for seat, answer in [(1, Pass()), (2, Pass()), (0, PlayCard("ward.1"))]:
        match.play(seat, answer)
    assert [pending.what for pending in match.state.waiting] == ["strike", "ward.2", "ward.1"]
    match.play(2, Pass())
    match.play(1, PlayCard("ward.3"))
    while match.state.waiting:
        everyone_passes(match)
    turned = [event.what for event in match.events(None) if isinstance(event, duel.Turned)]
    assert turned == ["ward.1", "strike"]
    assert match.state.players[0].honour == 0
    assert match.state.players[0].played == ["ward.1"]


def test_of_several_who_answer_at_once_the_next_in_turn_order_is_heard_and_the_others_keep_their_cards() -> None:
    match = duel_with("", "ward.1", "ward.2")
    match.play(0, Strike(1))
    match.play(2, PlayCard("ward.2"))
    match.play(1, PlayCard("ward.1"))
    assert [pending.what for pending in match.state.waiting] == ["strike", "ward.1"]
    assert match.state.players[2].hand == ["ward.2"]


def test_who_holds_no_card_is_not_asked_and_who_holds_a_useless_one_is() -> None:
    match = duel_with("", "oath.1", "")
    match.play(0, Strike(1))
    assert {seat: list(ask.moves) for seat, ask in match.asks.items()} == {1: [Pass()]}


def test_an_oath_ends_the_duel_deep_inside_other_cards() -> None:
    match = duel_with("boast.1", "boast.2", "oath.1", honour=duel.GOAL - 2)
    match.play(0, PlayCard("boast.1"))
    everyone_passes(match)
    match.play(1, PlayCard("boast.2"))
    everyone_passes(match)
    assert list(match.asks) == [1]
    assert match.asks[1].topic == "boast.dare"
    match.play(2, PlayCard("oath.1"))
    assert match.over
    assert match.state.end == "goal"
    assert match.result is not None
    assert match.result.winners == (2,)


def test_an_oath_played_into_a_boast_can_itself_be_turned_and_the_boast_goes_on() -> None:
    match = duel_with("boast.1 ward.1", "oath.1")
    match.play(0, PlayCard("boast.1"))
    everyone_passes(match)
    match.play(1, PlayCard("oath.1"))
    match.play(0, PlayCard("ward.1"))
    assert list(match.asks) == [0]
    match.play(0, Dare(3))
    assert [duellist.honour for duellist in match.state.players] == [3, 0]
    assert match.asks[0].topic == "turn.strike"


def test_a_duel_can_be_saved_between_card_and_counter_card() -> None:
    match = match_of(duel.GAME, 3, 2)
    while len(match.state.waiting) < 2:
        seat = min(match.asks)
        moves = match.asks[seat].moves
        match.play(seat, next((move for move in moves if not isinstance(move, Pass | Rest)), moves[-1]))
    again = reloaded(match)
    assert again.state.waiting == match.state.waiting
    for each in (match, again):
        everyone_passes(each)
    assert again.save() == match.save()


@pytest.mark.parametrize("laid", ["ferry.1 flood.1", "flood.1 ferry.1", "bridge.1 ferry.1 curfew.1"])
def test_a_ban_wins_over_a_permission_whichever_came_first(laid: str) -> None:
    match = river_with(laid)
    assert forbid.Cross() not in match.asks[0].moves
    with pytest.raises(IllegalMove) as refused:
        match.play(0, forbid.Cross())
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "TR-CROSS-02"


def test_a_permission_without_a_ban_holds_and_without_any_there_is_no_way() -> None:
    assert forbid.Cross() in river_with("ferry.1").asks[0].moves
    match = river_with("")
    assert forbid.Cross() not in match.asks[0].moves
    refusal = match.why_not(0, "river")
    assert refusal is not None
    assert refusal.rule == "TR-CROSS-01"


def test_when_the_ban_is_lifted_the_old_permission_holds_again() -> None:
    match = river_with("flood.1 bridge.1", row="drought.1 drought.2 drought.3")
    assert forbid.Cross() not in match.asks[0].moves
    match.play(0, forbid.Lay("drought.1"))
    assert match.state.laid == ["bridge.1"]
    assert forbid.Cross() in match.asks[1].moves


def test_a_campaign_of_three_matches_remembers_what_the_first_one_left() -> None:
    first = winter_of(None, campaign.LetGo())
    assert first == campaign.Saga(2, [campaign.Veteran(0, ["wolf-friend"])])
    second = winter_of(first, campaign.LetGo())
    third = match_of(campaign.GAME, 1, campaign=second)
    for _ in range(campaign.MEETINGS):
        third.play(0, campaign.CallWolves())
    assert third.result is not None
    assert third.result.totals == (2 * campaign.MEETINGS,)
    assert third.result.end == "saga"


def winter_of(saga: campaign.Saga | None, does: Move) -> campaign.Saga:
    """A winter in which the only hero always does the same; the saga it leaves."""
    match = match_of(campaign.GAME, 1, campaign=saga)
    while not match.over:
        match.play(0, does)
    assert match.result is not None
    after = match.result.campaign
    assert isinstance(after, campaign.Saga)
    return after


def test_who_was_no_friend_of_wolves_in_the_first_winter_cannot_call_them_in_the_third() -> None:
    saga = campaign.Saga(3, [campaign.Veteran(0, ["wolf-friend"]), campaign.Veteran(2)])
    match = match_of(campaign.GAME, 2, campaign=saga)
    assert campaign.CallWolves() in match.asks[0].moves
    match.play(0, campaign.CallWolves())
    assert list(match.asks[1].moves) == [campaign.Hunt(), campaign.LetGo()]


def test_wounds_are_carried_from_match_to_match() -> None:
    match = match_of(campaign.GAME, 1, campaign=campaign.Saga(2, [campaign.Veteran(4)]))
    for _ in range(campaign.MEETINGS):
        match.play(0, campaign.Hunt())
    assert match.result is not None
    assert match.result.campaign.heroes[0].wounds == 4 + campaign.MEETINGS


def test_a_match_of_a_campaign_is_saved_with_its_campaign() -> None:
    saga = campaign.Saga(2, [campaign.Veteran(1, ["wolf-friend"]), campaign.Veteran(0)])
    match = match_of(campaign.GAME, 2, campaign=saga)
    match.play(0, campaign.Hunt())
    again = reloaded(match)
    assert again.deal.campaign == saga
    assert isinstance(again.deal.campaign, campaign.Saga)
    assert again.save() == match.save()


def test_playing_a_match_does_not_change_the_campaign_it_came_from() -> None:
    saga = campaign.Saga(1, [campaign.Veteran()])
    match = match_of(campaign.GAME, 1, campaign=saga)
    for _ in range(campaign.MEETINGS):
        match.play(0, campaign.LetGo())
    assert saga == campaign.Saga(1, [campaign.Veteran()])


def test_nobody_sees_the_cards_of_another_before_the_hands_are_shown() -> None:
    match, rng = match_of(draft.GAME, 3), Random(1)
    while not match.over:
        for seat in match.seats:
            others = [drafter for own, drafter in enumerate(match.view(seat).players) if own != seat]
            assert all(isinstance(place, int) for each in others for place in (each.pack, each.hand, each.away))
        seat = rng.choice(sorted(match.asks))
        match.play(seat, rng.choice(match.asks[seat].moves))
    hands = [drafter.hand for drafter in match.view(None).players]
    assert all(isinstance(hand, list) for hand in hands)


def test_a_hero_beaten_or_run_gets_no_trophy() -> None:
    match = match_of(fight.GAME, 2, 1)
    match.play(0, fight.SeekBear())
    match.play(1, fight.Attack("claw"))
    match.play(0, fight.Run())
    assert [hero.trophies for hero in match.state.players] == [0, 0]
    assert match.asks[0].topic == "turn.action"
