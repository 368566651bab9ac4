"""The cleanup phase: catalogue chapter CLEAN."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.events import (
    DeckReshuffled,
    GoldTaken,
    MarketCleared,
    MarketDealt,
    SkillRefreshed,
    StartPlayer,
)
from questhall.games.rollplayer.moves import Done, LayDie, Refresh, Skip, UseSkill
from questhall.games.rollplayer.rules.cleanup import cleanup_phase
from questhall.games.rollplayer.state import Die, Player, SkillCard, State
from support import stretch
from support.rollplayer import hero, play, pool, position
from support.rollplayer_matches import match_at, party, until
from support.stretch import Played, Rigged

SKIP = Skip()
THREE = [0, 0, 0]


def after_the_market(*heroes: Player, **table: str) -> State:
    """The end of a round: one die and one market card are left."""
    table.setdefault("market", "loyal")
    table.setdefault("pool", "- - k6")
    return position(*heroes, phase="cleanup", **table)  # type: ignore[arg-type]


def clean(state: State, *answers: Move, deck: list[int] | None = None) -> Played[State]:
    drawn = deck if deck is not None else [0] * len(state.initiative)
    return play(state, cleanup_phase, answers, deck__market=drawn)


class Watched(Rigged):
    """Rigged chance that looks at the table whenever a market card is drawn."""

    def __init__(self, state: State, draws: int) -> None:
        super().__init__(deck__market=[0] * draws)
        self.state = state
        self.seen: list[tuple[list[int], list[str], str, int]] = []

    def below(self, n: int, stream: str) -> int:
        golds = [card.gold for card in self.state.initiative]
        self.seen.append((golds, list(self.state.discard), pool(self.state), self.state.start))
        return super().below(n, stream)


@pytest.mark.rule("RP-CLEAN-01")
def test_cleanup_has_six_steps_in_fixed_order() -> None:
    match = match_at(after_the_market(hero("warrior", charisma=2, skills="climb*"), hero("monk")))
    state = match.state
    state.initiative[1].gold = 0

    assert match.asks[0].topic == "cleanup.refresh"  # step 2: the tokens are gone, all else is still to come
    assert [player.charisma for player in state.players] == [0, 0]
    assert (state.market, state.start, pool(state)) == (["loyal"], 0, "- - k6")

    match.play(0, Refresh("climb"))
    told = [event for event in match.events(None) if not isinstance(event, MarketDealt)][:3]
    assert told == [SkillRefreshed(0, "climb"), MarketCleared(("loyal",)), StartPlayer(1)]


@pytest.mark.rule("RP-CLEAN-01", "RP-REF-04")
def test_the_market_is_refilled_after_it_is_cleared_and_before_gold_is_laid_and_the_bag_passed() -> None:
    state = after_the_market(*party(2))
    state.initiative[1].gold = 0
    watched = Watched(state, 3)

    played = stretch.play(GAME, state, cleanup_phase, (), watched)

    assert watched.seen == [([0, 0, 0], ["loyal"], "- - -", 0)] * 3
    assert [card.gold for card in state.initiative] == [0, 1, 0]
    assert [type(event) for event in played.events] == [MarketCleared, MarketDealt, StartPlayer]


@pytest.mark.rule("RP-CLEAN-02")
def test_all_players_discard_their_charisma_tokens() -> None:
    state = after_the_market(hero("warrior", charisma=2), hero("monk", charisma=1), hero("rogue"), pool="k1 - - -")

    clean(state)

    assert [player.charisma for player in state.players] == [0, 0, 0]


@pytest.mark.rule("RP-CLEAN-03", "RP-SKILL-08")
def test_each_player_may_refresh_one_used_skill() -> None:
    state = after_the_market(
        hero("warrior", skills="climb* search pickpocket*"),
        hero("monk", skills="concentrate"),
        hero("rogue", skills="knowledge*"),
    )

    played = clean(state, Refresh("pickpocket"), Refresh("knowledge"))

    assert played.topics == [(0, "cleanup.refresh"), (2, "cleanup.refresh")]
    assert played.asked[0].moves == [Refresh("climb"), Refresh("pickpocket"), SKIP]
    assert played.asked[1].moves == [Refresh("knowledge"), SKIP]
    assert [[skill.exhausted for skill in player.skills] for player in state.players] == [
        [True, False, False],
        [False],
        [False],
    ]
    assert played.events_of(SkillRefreshed) == [SkillRefreshed(0, "pickpocket"), SkillRefreshed(2, "knowledge")]


@pytest.mark.rule("RP-CLEAN-03", "RP-REF-01")
def test_refreshing_may_be_declined_although_the_quick_reference_reads_like_a_duty() -> None:
    state = after_the_market(hero("warrior", skills="climb* pickpocket*"), hero("monk"))

    played = clean(state, SKIP)

    assert played.topics == [(0, "cleanup.refresh")]
    assert [skill.exhausted for skill in state.players[0].skills] == [True, True]


@pytest.mark.rule("RP-CLEAN-04")
def test_a_refreshed_skill_works_from_the_following_round_on() -> None:
    state = after_the_market(hero("warrior", skills="pickpocket*"), hero("monk", skills="knowledge"))

    played = play(
        state,
        until("dice"),
        [Refresh("pickpocket"), LayDie(1, "green")],
        deck__market=THREE,
        bag=[0, 10, 20],
        dice=[0, 0, 1],
    )

    assert played.topics == [(0, "cleanup.refresh"), (1, "roll.tie")]
    assert played.asked[0].offers == {}
    assert played.asked[1].offers == {0: [UseSkill("pickpocket")], 1: [UseSkill("knowledge")]}


@pytest.mark.rule("RP-CLEAN-04")
def test_nobody_uses_a_skill_while_skills_are_refreshed() -> None:
    match = match_at(after_the_market(hero("warrior", skills="pickpocket* concentrate"), hero("monk")))

    with pytest.raises(IllegalMove):
        match.play(0, UseSkill("concentrate"))

    assert match.asks[0].topic == "cleanup.refresh"


@pytest.mark.rule("RP-CLEAN-04")
def test_after_the_last_round_nothing_is_refreshed_before_the_count() -> None:
    state = after_the_market(hero("warrior", skills="pickpocket*"), hero("monk"))
    state.round = 12

    played = play(state, until("over"))

    assert played.topics == []
    assert state.players[0].skills == [SkillCard("pickpocket", exhausted=True)]


@pytest.mark.rule("RP-CLEAN-05")
def test_the_die_left_in_the_pool_returns_to_the_bag() -> None:
    state = after_the_market(*party(2), pool="- y2 -")
    assert state.bag["gold"] == 12

    clean(state)

    assert state.bag == {"green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13}
    assert pool(state) == "- - -"


@pytest.mark.rule("RP-CLEAN-06")
def test_the_cards_left_in_the_market_are_discarded_without_pay() -> None:
    state = after_the_market(*party(2), market="loyal search", discard="weak")

    played = clean(state)

    assert state.discard == ["weak", "loyal", "search"]
    assert played.events_of(GoldTaken) == []
    assert [player.gold for player in state.players] == [5, 5]


@pytest.mark.rule("RP-CLEAN-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_new_market_cards_as_initiative_cards_are_opened(players: int) -> None:
    deck = "weak honest loyal foolish climb search longbow"
    state = after_the_market(*party(players), pool="- - k6", market="reckless", deck=deck)

    played = clean(state, deck=[1, 0, 2, 0, 1][: players + 1])

    opened = ["honest", "weak", "climb", "loyal", "search"][: players + 1]
    assert state.market == opened
    assert sorted([*state.market, *state.deck]) == sorted(deck.split())
    assert played.events_of(MarketDealt) == [MarketDealt(tuple(opened))]
    assert played.events_of(DeckReshuffled) == []


@pytest.mark.rule("RP-CLEAN-08")
def test_when_the_deck_runs_out_the_whole_discard_pile_becomes_the_new_one() -> None:
    state = after_the_market(*party(2), market="reckless", discard="weak search loyal longbow", deck="honest")

    played = clean(state, deck=[0, 4, 0])

    # honest was the last card; of longbow, loyal, reckless, search, weak the fifth is drawn, then the first
    assert state.market == ["honest", "weak", "longbow"]
    assert state.deck == ["loyal", "reckless", "search"]
    assert state.discard == []
    assert played.events_of(DeckReshuffled) == [DeckReshuffled(5)]


@pytest.mark.rule("RP-CLEAN-08")
def test_the_discard_pile_stays_while_cards_are_left_in_the_deck() -> None:
    state = after_the_market(*party(2), market="reckless", discard="weak", deck="honest")
    state.lower_deck = ["search", "longbow", "proud"]

    played = clean(state, deck=[0, 1, 0])

    assert state.market == ["honest", "longbow", "search"]
    assert state.deck == ["proud"]
    assert state.discard == ["weak", "reckless"]
    assert played.events_of(DeckReshuffled) == []


@pytest.mark.rule("RP-CLEAN-09")
@pytest.mark.parametrize(("players", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_every_initiative_card_but_the_outer_ones_gets_one_gold(players: int, gold: list[int]) -> None:
    state = after_the_market(*party(players), pool="k6")
    for card in state.initiative:
        card.gold = 0

    clean(state)

    assert [card.gold for card in state.initiative] == gold


@pytest.mark.rule("RP-CLEAN-10", "RP-DICE-12")
def test_a_card_that_still_holds_gold_gets_no_more() -> None:
    state = after_the_market(*party(4), pool="- - k6 - -")
    for card in state.initiative:
        card.gold = int(card.number == 3)

    clean(state)

    assert [card.gold for card in state.initiative] == [0, 1, 1, 1, 0]


@pytest.mark.rule("RP-CLEAN-11")
@pytest.mark.parametrize(("start", "neighbour"), [(0, 1), (1, 2), (2, 0)])
def test_the_bag_goes_to_the_left_neighbour_who_starts_the_next_round(start: int, neighbour: int) -> None:
    state = position(*party(3), phase="cleanup", market="loyal", pool="k6", start=start)

    played = play(state, until("dice"), deck__market=[0, 0, 0, 0], bag=[0, 0, 0, 0], dice=[0, 1, 2, 3])

    assert (state.start, state.queue[0]) == (neighbour, neighbour)
    assert played.events_of(StartPlayer) == [StartPlayer(neighbour)]


@pytest.mark.rule("RP-CLEAN-12")
def test_after_the_last_round_the_later_steps_are_left_out() -> None:
    state = after_the_market(hero("warrior", charisma=2, weapons="longsword"), hero("monk"))
    state.round = 12
    deck = list(state.deck)
    state.initiative[1].gold = 0

    played = play(state, until("over"), [Done()])

    assert played.topics == [(0, "final.last")]
    assert (state.market, state.discard, state.deck, state.start) == (["loyal"], [], deck, 0)
    assert state.initiative[2].die == Die("black", 6)
    assert [card.gold for card in state.initiative] == [0, 0, 0]
    assert state.players[0].charisma == 0


@pytest.mark.rule("RP-CLEAN-12")
@pytest.mark.parametrize(("played_rounds", "over"), [(11, False), (12, True)])
def test_only_the_last_round_is_the_last(played_rounds: int, over: bool) -> None:
    state = after_the_market(*party(2))
    state.round = played_rounds

    if over:
        play(state, until("over"))
    else:
        play(state, until("dice"), deck__market=THREE, bag=THREE, dice=[0, 1, 2])

    assert (state.phase == "over", state.round) == (over, 12)
