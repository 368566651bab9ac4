"""Nobody gets to know through the server what his seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Raw, json

from questhall.games import GAMES
from questhall.server.chronicle import Chronicle
from questhall.server.messages import LookFrom, Play, Try, Undo
from support.visitor import Place, Visitor, play_out
from teaching.draft import GAME as DRAFT
from teaching.draft import Draft


@pytest.fixture
def draft() -> Iterator[str]:
    """A game with secret hands, in the hall for a while."""
    GAMES[DRAFT.key] = DRAFT
    yield DRAFT.key
    del GAMES[DRAFT.key]


def hands_of(server: object, table: str) -> Draft:
    state: Draft = server.hall.rooms[table].chronicle.match.state  # type: ignore[attr-defined]
    return state


def other_world(server: object, table: str, seat: int, seed: int) -> None:
    """Put everything the seat cannot know elsewhere, as if it had been dealt so."""
    from questhall.engine import Dream

    DRAFT.redraw(hands_of(server, table), seat, Dream(seed))


def test_two_matches_that_differ_in_what_a_seat_cannot_know_send_it_equal_bytes(
    server: object, ann: Visitor, ben: Visitor, draft: str
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


def test_how_far_another_has_come_in_secret_is_not_told(server: object, ann: Visitor, ben: Visitor, draft: str) -> None:
    table = ann.open_table("me", "open", game=draft, seed=9)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    place, behind = ann.sit(table), ben.sit(table)
    for _ in range(3):
        place.my_turn().play()
        behind.my_turn().play()
        place.caught_up()
        behind.caught_up()
    assert place.position["topic"] == "draft.lay_away"
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


def test_spectators_get_public_information_only(server: object, ann: Visitor, cleo: Visitor, draft: str) -> None:
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
    server: object, ann: Visitor, ben: Visitor, cleo: Visitor
) -> None:
    table = ann.open_table("me", "open")
    ben.post(f"/api/tables/{table}/seats/1/claim")
    info = ann.post(f"/api/tables/{table}/start")
    chronicle: Chronicle = server.hall.rooms[table].chronicle  # type: ignore[attr-defined]
    key = chronicle.match.deal.key
    places = [visitor.sit(table) for visitor in (ann, ben, cleo)]
    for place in places[:2]:
        place.caught_up()
    asked = next(place for place in places if place.ask is not None)
    asked.play()
    asked.tell(Play, seat=asked.you[0], at=0, move=b"{}")
    record = ann.http.get(f"/api/tables/{table}/export").content
    sent = [json.encode(info), record, *(frame for place in places for frame in place.caught_up().messages)]
    assert not any(key in each or key.hex().encode() in each for each in sent)
    assert info["commitment"] == chronicle.match.commitment


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
