"""Nobody gets to know through the server what his seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Raw, json

from questhall.engine import Match
from questhall.games import GAMES
from questhall.server.messages import LookFrom, Play, Try, Undo
from support.serving import Serving, both
from support.visitor import Place, Visitor, play_out
from teaching.draft import GAME as DRAFT
from teaching.draft import Draft

pytestmark = both


@pytest.fixture
def draft() -> Iterator[str]:
    """A game with secret hands, in the hall for a while."""
    GAMES[DRAFT.key] = DRAFT
    yield DRAFT.key
    del GAMES[DRAFT.key]


def hands_of(server: Serving, table: str) -> Draft:
    state: Draft = match_at(server, table).state
    return state


def other_world(server: Serving, table: str, seat: int, seed: int) -> None:
    """Put everything the seat cannot know elsewhere, as if it had been dealt so."""
    from questhall.engine import Dream

    DRAFT.redraw(hands_of(server, table), seat, Dream(seed))


def test_two_matches_that_differ_in_what_a_seat_cannot_know_send_it_equal_bytes(
    server: Serving, ann: Visitor, ben: Visitor, draft: str
) -> None:
    sent: list[list[bytes]] = []
    hidden: list[bytes] = []
    for world in (1, 2):
        table = ann.open_table("me", "open", game=draft, seed=9)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        ann.get(f"/api/tables/{table}")
        other_world(server, table, 0, world)
        hidden.append(json.encode(hands_of(server, table)))
        place, behind = ann.sit(table).my_turn(), ben.sit(table).my_turn()
        place.caught_up()
        place.messages.clear()
        follow(place, behind)
        sent.append([message.replace(table.encode(), b"") for message in place.messages])
    assert hidden[0] != hidden[1]
    assert [len(message) for message in sent[0]] == [len(message) for message in sent[1]]
    assert sent[0] == sent[1]


def follow(place: Place, behind: Place) -> None:
    """Both answer in secret; the one behind takes back and thinks again; nobody has seen the other's cards yet."""
    keep = behind.play()
    assert keep["type"] == "Answer"
    assert behind.tell(Undo, seat=1)["type"] == "Answer"
    place.caught_up()
    assert place.play()["type"] == "Answer"
    place.caught_up()


def step(*places: Place) -> None:
    """Whoever is asked moves, in every world the same way."""
    asked = next(place for place in places if place.caught_up().ask is not None)
    assert asked.ask is not None
    moves = [offered["move"] for offered in asked.ask["moves"]]
    assert asked.play(moves[len(moves) // 2])["type"] == "Answer"
    for place in places:
        place.caught_up()


def told(place: Place, table: str) -> list[bytes]:
    return [message.replace(table.encode(), b"") for message in place.messages]


def two_at_roll_player(ann: Visitor, ben: Visitor) -> tuple[str, Place, Place]:
    table = ann.open_table("me", "open", seed=9)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    return table, ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)


def test_roll_player_where_the_other_lays_his_first_dice_is_not_in_the_bytes(
    server: Serving, ann: Visitor, ben: Visitor
) -> None:
    """All lay their starting dice at the same time: until the last is done nobody sees where."""
    sent: list[list[bytes]] = []
    hidden: list[list[Any]] = []
    for world in (0, -1):
        table, place, behind = two_at_roll_player(ann, ben)
        while place.position["view"]["phase"] != "placing":
            step(place, behind)
        place.messages.clear()
        for _ in range(3):
            assert behind.ask is not None
            assert behind.play(behind.ask["moves"][world]["move"])["type"] == "Answer"
            behind.caught_up()
        for _ in range(3):
            assert place.caught_up().play()["type"] == "Answer"
        hidden.append(behind.caught_up().position["secret"]["1"])
        sent.append(told(place.caught_up(), table))
    assert hidden[0] != hidden[1]
    assert len(sent[0]) > 3, "the own answers are seen"
    assert sent[0] == sent[1]


def test_roll_player_what_chance_will_bring_is_not_in_the_bytes(server: Serving, ann: Visitor, ben: Visitor) -> None:
    """Bag and deck have no order: what will come out of them is in the key of chance alone. Here it is changed."""
    sent: list[list[list[bytes]]] = []
    drawn: list[Any] = []
    for world in (1, 2):
        table, *places = two_at_roll_player(ann, ben)
        while places[0].position["view"]["round"] < 2 or places[0].position["topic"] != "dice.card":
            step(*places)
        match = match_at(server, table)
        give_other_key(match, world)
        for place in places:
            place.messages.clear()
        before, brought = dict(match.state.counters), [told(place, table) for place in places]
        while match.state.counters == before:  # nothing was drawn or rolled since
            brought = [told(place, table) for place in places]
            step(*places)
        sent.append(brought)
        drawn.append(places[0].position["view"])
    assert drawn[0] != drawn[1], "what came then was another"
    assert sent[0] == sent[1]
    assert all(message_count > 6 for message_count in map(len, sent[0]))


def match_at(server: Serving, table: str) -> Match:
    chronicle = server.hall.rooms[table].chronicle
    assert chronicle is not None
    return chronicle.match


def give_other_key(match: Match, world: int) -> None:
    """As if the match had been dealt with another key that gave the same so far."""
    chance: Any = match._table.chance
    chance.key, chance._ahead = bytes([world]) * 32, {}


def test_how_far_another_has_come_in_secret_is_not_told(
    server: Serving, ann: Visitor, ben: Visitor, draft: str
) -> None:
    table = ann.open_table("me", "open", game=draft, seed=9)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    place, behind = ann.sit(table), ben.sit(table)
    for _ in range(2):  # the last card of a pack is kept for everybody by the table
        place.my_turn().play()
        behind.my_turn().play()
        place.caught_up()
        behind.caught_up()
    for each in (place, behind):
        each.until(lambda it: it.position["topic"] == "draft.lay_away")
    place.messages.clear()
    steps = ann.get(f"/api/tables/{table}/steps/0?seat=0")
    record = ann.get(f"/api/tables/{table}/export")
    assert behind.play()["type"] == "Answer", "one card laid away, not done yet"
    behind.caught_up()
    assert behind.position["secret"]["1"] == [
        {"type": "LayAway", "card": behind.position["view"]["players"][1]["hand"][0]}
    ]
    place.caught_up()
    assert place.messages == []
    assert ann.get(f"/api/tables/{table}/steps/0?seat=0") == steps
    assert ann.get(f"/api/tables/{table}/export") == record
    assert ann.refused("GET", f"/api/tables/{table}/steps/{steps['of'] + 1}?seat=0") == (404, "problem-not-found")


def test_trying_a_move_does_not_show_what_chance_will_bring(ann: Visitor) -> None:
    """Worlds are imagined: with the match's own chance all of them would come out the same."""
    place = ann.sit(ann.open_table("me", start=True, seed=3))
    for _ in range(60):
        move = Raw(json.encode(next(place.my_turn().moves())))
        tried = place.tell(Try, seat=0, moves=[move])
        if tried["chance"]:
            break
        assert place.play()["type"] == "Answer"
        assert place.my_turn().position["view"] == tried["view"], "without chance it comes as it was shown"
    assert tried["chance"]
    worlds = [json.encode(place.tell(Try, seat=0, moves=[move])["view"]) for _ in range(5)]
    assert len(set(worlds)) > 1


def test_spectators_get_public_information_only(server: Serving, ann: Visitor, cleo: Visitor, draft: str) -> None:
    table = ann.open_table("me", "random", game=draft, seed=9, start=True)
    place, spectator = ann.sit(table).my_turn(), cleo.sit(table).until(lambda it: it.position)
    assert spectator.position["seat"] is None
    assert (spectator.position["asks"], spectator.position["offers"], spectator.position["undo"]) == ([], [], [])
    assert spectator.position["view"]["players"][0] == {"pack": 3, "hand": 0, "away": 0}
    assert place.position["view"]["players"][0]["pack"] != 3
    assert spectator.tell(LookFrom, seat=0)["problem"] == "problem-not-your-seat"
    place.play()
    cards = [
        card for card in place.position["view"]["players"][0]["hand"] + place.position["view"]["players"][0]["pack"]
    ]
    spectator.caught_up()
    for frame in spectator.messages:
        assert not any(card.encode() in frame for card in cards)


def test_the_key_of_chance_is_in_nothing_that_is_sent(
    server: Serving, ann: Visitor, ben: Visitor, cleo: Visitor
) -> None:
    table = ann.open_table("me", "open")
    ben.post(f"/api/tables/{table}/seats/1/claim")
    info = ann.post(f"/api/tables/{table}/start")
    match = match_at(server, table)
    key = match.deal.key
    places = [visitor.sit(table) for visitor in (ann, ben, cleo)]
    for place in places[:2]:
        place.caught_up()
    asked = next(place for place in places if place.ask is not None)
    asked.play()
    asked.tell(Play, seat=asked.you[0], at=0, move=b"{}")
    record = ann.http.get(f"/api/tables/{table}/export").content
    sent = [json.encode(info), record, *(frame for place in places for frame in place.caught_up().messages)]
    assert not any(key in each or key.hex().encode() in each for each in sent)
    assert info["commitment"] == match.commitment


def test_while_people_play_a_record_holds_only_what_the_seat_knows(ann: Visitor, ben: Visitor, cleo: Visitor) -> None:
    table = ann.open_table("me", "open", seed=2)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    places = ann.sit(table), ben.sit(table)
    mine = ann.get(f"/api/tables/{table}/export")
    assert (mine["format"], mine["seat"], "key" in mine, "journal" in mine) == ("questhall seat", 0, False, False)
    assert cleo.get(f"/api/tables/{table}/export")["seat"] is None
    assert ann.get(f"/api/tables/{table}/steps/0?seat=0")["seat"] == 0
    assert ann.refused("GET", f"/api/tables/{table}/steps/0?seat=1") == (403, "problem-secret")
    assert cleo.refused("GET", f"/api/tables/{table}/scores") == (403, "problem-secret")
    assert ann.refused("POST", f"/api/tables/{table}/fork", {"entries": 0}) == (403, "problem-secret")
    play_out(*places)
    assert cleo.get(f"/api/tables/{table}/export")["format"] == "questhall match"
    assert cleo.get(f"/api/tables/{table}/steps/5?seat=1")["view"]["seat"] == 1
