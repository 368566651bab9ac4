"""The contract notices a broken promise: each test breaks a teaching game in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from msgspec import Struct, structs

from questhall.engine import Dream, Game, Move, Play, Question, Refusal, Result, Table
from questhall.lab.contract import ContractBroken, examine
from teaching import deadend, draft, duel, fight, forbid


def must_break(game: Game[Any], sentence: str, **more: Any) -> None:
    """Some match of a few breaks the contract with this sentence."""
    with pytest.raises(ContractBroken, match=sentence):
        examine_some(game, **more)


def examine_some(game: Game[Any], **more: Any) -> None:
    for seed in range(6):
        examine(game, 2, seed, **more)


def test_a_breach_names_the_game_the_seats_the_seed_and_the_step() -> None:
    with pytest.raises(ContractBroken, match="teaching-deadend, 2 players, seed 3, step 0: DeadEnd"):
        examine(deadend.GAME, 2, 3)


def test_an_endless_game() -> None:
    must_break(replace(forbid.GAME, over=lambda state: False), "DeadEnd|does not end")
    must_break(fight.GAME, "does not end within 5 steps", limit=5)


def test_a_view_that_shows_the_hand_of_another() -> None:
    def view(state: duel.Duel, seat: int | None) -> duel.DuelView:
        seen = duel.view(state, seat)
        seen.players[0].hand = state.players[0].hand
        return seen

    must_break(replace(duel.GAME, view=view), "what seat 1 cannot know shows in its view")


def test_a_view_that_is_written_otherwise_than_it_is() -> None:
    must_break(replace(duel.GAME, write_view=lambda view: b"{}"), "the view of seat 0 is written wrongly")


def test_a_game_that_is_not_as_open_as_it_says() -> None:
    class SeatedView(duel.DuelView, kw_only=True):
        seat: int | None

    def view(state: duel.Duel, seat: int | None) -> SeatedView:
        return SeatedView(**structs.asdict(duel.view(state, seat)), seat=seat)

    must_break(replace(duel.GAME, view=view, open_to_all=True), "is its own, though the game is open to all")


def test_a_game_that_tells_secrets_though_it_says_it_is_open() -> None:
    class TableView(Struct):
        seat: int | None

    game = replace(duel.GAME, view=lambda state, seat: TableView(seat), views=TableView, open_to_all=True)
    must_break(game, "is told what others are not, though the game is open to all")


def test_offers_that_hang_on_the_hand_of_another() -> None:
    def offers(state: duel.Duel, question: Question, seat: int) -> list[Move]:
        ward = any(card.startswith("ward") for card in state.players[1 - seat].hand)
        return [] if ward else duel.offers(state, question, seat)

    must_break(replace(duel.GAME, offers=offers), "cannot know shows in its offers")


def test_a_reason_that_hangs_on_the_hand_of_another() -> None:
    def why_not(state: fight.Cave, question: Question | None, seat: int, ref: str) -> Refusal:
        return Refusal("", f"they hold {state.players[1 - seat].hand}")

    game = replace(fight.GAME, things=lambda view: ["cave"], why_not=why_not)
    must_break(game, "cannot know shows in its reasons")


def test_a_redrawing_that_changes_what_the_seat_sees() -> None:
    def redraw(state: fight.Cave, seat: int, dream: Dream) -> None:
        fight.redraw(state, 1 - seat, dream)

    must_break(replace(fight.GAME, redraw=redraw), "cannot know shows in its view")


def test_a_redrawing_that_loses_a_card() -> None:
    def redraw(state: fight.Cave, seat: int, dream: Dream) -> None:
        state.deck[-1] = state.deck[0]

    must_break(replace(fight.GAME, redraw=redraw), "pieces are not conserved")


def test_a_piece_that_is_lost() -> None:
    def beat(table: Table[forbid.River]) -> Play[None]:
        yield from forbid.beat(table)
        table.state.gone.clear()

    must_break(replace(forbid.GAME, beat=beat), "pieces are not conserved")


def test_a_forgotten_gate() -> None:
    """A card taken from the deck behind the table's back could be taken back, and another one tried."""

    def beat(table: Table[forbid.River]) -> Play[None]:
        state = table.state
        if len(state.row) < forbid.ROW and state.deck:
            state.row.append(state.deck.pop(0))
            return
        yield from forbid.beat(table)

    must_break(replace(forbid.GAME, beat=beat), "no gate noticed")


def test_a_move_offered_twice() -> None:
    def beat(table: Table[forbid.River]) -> Play[None]:
        yield from table.choose(0, "river.turn", lambda *_: [forbid.Cross(), forbid.Cross()])

    must_break(replace(forbid.GAME, beat=beat), "offers a move twice")


def test_a_topic_that_was_not_declared() -> None:
    must_break(replace(forbid.GAME, topics={"river.swim": ()}), r"topic river\.turn is not declared")


def test_a_reason_without_a_rule() -> None:
    must_break(forbid.GAME, "which is no rule", rules=["TR-END-01"])


def test_reasons_that_break_when_asked_for_nonsense() -> None:
    def why_not(state: forbid.River, question: Question | None, seat: int, ref: str) -> Refusal:
        kinds = {f"decree:{decree}": "TR-LAY-01" for decree in forbid.DECREES} | {"river": "TR-CROSS-01"}
        return Refusal(kinds[ref], "no")

    must_break(replace(forbid.GAME, why_not=why_not), "nonsense.*KeyError")


def test_lines_that_do_not_add_up() -> None:
    def result(state: draft.Draft) -> Result:
        right = draft.result(state)
        return structs.replace(right, totals=tuple(total + 1 for total in right.totals))

    must_break(replace(draft.GAME, result=result), "the lines add up to")


def test_losers_with_different_places() -> None:
    def result(state: draft.Draft) -> Result:
        right = draft.result(state)
        return structs.replace(right, places=(1, 2), lost=True)

    must_break(replace(draft.GAME, result=result), "all have lost, and yet some have a better place")


def test_rules_that_remember_something_outside_the_state() -> None:
    asked: list[int] = []

    def beat(table: Table[forbid.River]) -> Play[None]:
        asked.append(1)
        if len(asked) % 7 == 0:
            table.state.turns += 1
        yield from forbid.beat(table)

    must_break(replace(forbid.GAME, beat=beat), "loaded|clone|file|replayed|position|differ|elsewhere")


def test_a_hidden_card_kept_in_a_local_variable() -> None:
    """The trap: what was drawn is not in the state, so imagining cannot draw it anew, and the views agree no more."""

    def beat(table: Table[fight.Cave]) -> Play[None]:
        state = table.state
        if state.turns == 0 and state.todo == [fight.Turn(0)]:
            drawn = [table.draw(state.deck, "wards")]
            yield from table.choose(0, "turn.action", lambda *_: [fight.Work(), fight.Search()])
            state.players[0].hand += drawn
            state.todo[-1] = fight.Turn(0, 1)
            return
        yield from fight.beat(table)

    must_break(replace(fight.GAME, beat=beat), "pieces are not conserved")


def test_a_game_that_keeps_its_promises_is_left_alone() -> None:
    def pieces(state: fight.Cave) -> Sequence[str]:
        return fight.pieces(state)

    assert examine(replace(fight.GAME, pieces=pieces), 2, 1).examined > 5
