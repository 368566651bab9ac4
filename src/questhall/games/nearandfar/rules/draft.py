"""The artifact draft: catalogue chapter DRAFT, before the first turn."""

from __future__ import annotations

from functools import partial

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.components import DEALT_ORDINARY, DEALT_SPECIAL
from questhall.games.nearandfar.events.gains import ArtifactsKept
from questhall.games.nearandfar.events.setup import ArtifactsDealt, Drafted, HandsReady
from questhall.games.nearandfar.moves import Draft, Keep
from questhall.games.nearandfar.rules.store import draw_some, subsets, two_more
from questhall.games.nearandfar.state import State, clockwise_from


def draft(table: Table[State]) -> Play[None]:
    """NF-DRAFT-01  Keep one of five and pass the others to the left, until all are taken; all choose at once.

    NF-DRAFT-02  The special ones are set aside.
    NF-DRAFT-03  In the end everybody holds five.
    """
    state = table.state
    if not state.players[0].dealt and not state.players[0].hand:
        deal(table)
        return
    answers = yield from table.choose_each(table.seats, "draft.artifact", artifacts_to_draft)
    for seat, answer in answers.items():
        player = state.players[seat]
        player.dealt.remove(answer.artifact)
        player.hand.append(answer.artifact)
    pass_left(table, {seat: answer.artifact for seat, answer in answers.items()})
    if len(state.players[0].dealt) == 1:
        for player in state.players:
            player.hand.append(player.dealt.pop())
        state.phase = "discards"


def deal(table: Table[State]) -> None:
    """NF-SETUP-30  2 special and 5 ordinary artifacts for everybody, seen by nobody else.

    NF-SETUP-31  The others stay in two decks, face down.
    """
    state = table.state
    for seat, player in enumerate(state.players):
        player.hand = sorted(table.draws(state.special, DEALT_SPECIAL, "artifacts"))
        player.dealt = sorted(table.draws(state.ordinary, DEALT_ORDINARY, "artifacts"))
        table.tell_only([seat], ArtifactsDealt(tuple(player.dealt), tuple(player.hand)))


def artifacts_to_draft(state: State, seat: int) -> list[Draft]:
    return [*map(Draft, state.players[seat].dealt)]


def pass_left(table: Table[State], kept: dict[int, str]) -> None:
    """To the left neighbour, who comes next in turn order."""
    state = table.state
    hands = [player.dealt for player in state.players]
    for seat, player in enumerate(state.players):
        player.dealt = hands[seat - 1]
        table.tell_only([seat], Drafted(kept[seat], tuple(player.dealt)))


def discard(table: Table[State]) -> Play[None]:
    """NF-DRAFT-06  After the draft and before the first turn.

    NF-TAL-13  Then Treasure Hunting: two artifacts more, kept or not.
    """
    state = table.state
    kept = yield from table.together(table.seats, partial(choose_what_to_keep, table))
    for seat, cards in kept.items():
        player = state.players[seat]
        discarded = tuple(card for card in player.hand if card not in cards)
        player.hand = sorted(cards)
        state.discarded_artifacts += discarded
        table.tell_only([seat], ArtifactsKept(tuple(player.hand), discarded))
    for seat in clockwise_from(state, state.first):
        if "treasure_hunting" in state.players[seat].sheet.talents:
            state.active = seat  # what is drawn is shown to the active player alone
            yield from draw_some(table, seat, "draft.extra", two_more)
    state.active = state.first
    table.tell(HandsReady(tuple(len(player.hand) for player in state.players)))
    state.phase = "turn"


def choose_what_to_keep(table: Table[State], seat: int) -> Play[list[str]]:
    special = yield from table.choose(seat, "draft.special", special_to_keep)
    ordinary = yield from table.choose(seat, "draft.ordinary", ordinary_to_keep)
    return [*special.cards, *ordinary.cards]


def special_to_keep(state: State, seat: int) -> list[Keep]:
    """NF-DRAFT-04  At least one of the two special ones goes."""
    hand = [card for card in state.players[seat].hand if ARTIFACTS[card].special]
    return [keep for keep in subsets(hand) if len(keep.cards) < DEALT_SPECIAL]


def ordinary_to_keep(state: State, seat: int) -> list[Keep]:
    """NF-DRAFT-05  Of the ordinary ones any number."""
    return subsets([card for card in state.players[seat].hand if not ARTIFACTS[card].special])
