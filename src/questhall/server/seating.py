"""Who sits where: opening a table, claiming and leaving seats, beginning, removing people, closing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from questhall.engine import Game, Match, QuesthallError
from questhall.engine.deal import make_deal
from questhall.engine.options import list_options, read_options
from questhall.games import GAMES
from questhall.server import campaigns
from questhall.server.acts import seats_changed
from questhall.server.bodies import NewTable, Person, SetSeat, WantedSeat
from questhall.server.chronicle import Chronicle
from questhall.server.hall import Hall
from questhall.server.notices import Notice, give_notice
from questhall.server.paper import Chair, Paper, new_code
from questhall.server.people import HOST, tidy
from questhall.server.problems import Denied, because, not_now, not_yours
from questhall.server.room import Room


def new_paper(owner: Person, **wanted: Any) -> Paper:
    """A table of somebody's, with an id and a code of its own."""
    now = time.time()
    return Paper(id=token_hex(8), code=new_code(), owner=owner.id, created=now, changed=now, **wanted)


def game_named(key: str) -> Game[Any]:
    if key not in GAMES:
        raise Denied("problem-no-such-game", 404, game=key)
    return GAMES[key]


# Opening


async def open_table(hall: Hall, person: Person, wanted: NewTable) -> Room:
    """A new table as somebody wishes it; if he says so, the match begins at once."""
    game = game_named(wanted.game)
    document = campaigns.brought(game, wanted.campaign) if wanted.campaign is not None else None
    fixed = campaigns.fixed_options(game, document) if document is not None else {}
    try:
        options = read_options(game.options, {**wanted.options, **fixed})
        deal = make_deal(game, len(wanted.seats), seed=0, options=options, campaign=document)
        if document is not None:
            Match(deal)  # the game itself says whether so many can go on with it
    except QuesthallError as error:
        raise because("problem-bad-table", error) from None
    chosen = {option.name: getattr(options, option.name) for option in list_options(game.options)}
    chairs = chairs_for(wanted.seats, person)
    paper = new_paper(person, game=game.key, options=chosen, settings=wanted.settings, chairs=chairs, seed=wanted.seed)
    if wanted.start and any(chair.kind == "open" for chair in paper.chairs):
        raise Denied("problem-seat-open", 409)
    paper.campaign = campaigns.new_id(game, options)
    room = await hall.add(paper, *campaigns.begun(paper, document))
    if wanted.start:
        async with room.lock:
            await begin(room)
    return room


def chairs_for(wanted: list[WantedSeat], person: Person) -> list[Chair]:
    chairs: list[Chair] = []
    for seat in wanted:
        if seat.kind == "me":
            chairs.append(Chair("person", tidy(seat.name) or person.name, person.id))
        elif seat.kind == "bot":
            chairs.append(Chair("bot", tidy(seat.name), bot=seat.bot))
        else:
            chairs.append(Chair("open"))
    return chairs


async def start(room: Room, person: Person) -> None:
    check_owner(room, person)
    if room.paper.stage != "open":
        raise not_now()
    if any(chair.kind == "open" for chair in room.paper.chairs):
        raise Denied("problem-seat-open", 409)
    await begin(room)


async def begin(room: Room) -> None:
    """Deal, and write the deal down before anybody sees it."""
    paper = room.paper
    deal = make_deal(
        game_named(paper.game),
        len(paper.chairs),
        seed=paper.seed,
        options=paper.options,
        campaign=await room.hall.campaigns.document_for(paper),
        past_bots=paper.settings.past_bots,
    )
    room.begin(Chronicle(Match(deal)))
    await room.keep(with_match=True)
    room.telling.table_changed()
    room.telling.news()
    room.autopilot.start()


# Sitting


def chair_at(room: Room, seat: int) -> Chair:
    if not 0 <= seat < len(room.paper.chairs):
        raise Denied("problem-no-such-seat", 404)
    return room.paper.chairs[seat]


async def claim(room: Room, person: Person, seat: int) -> None:
    """Sit down on an open chair, or take the own one back from a bot."""
    chair, paper = chair_at(room, seat), room.paper
    check_welcome(room, person.id)
    if paper.stage not in ("open", "playing"):
        raise not_now()
    if chair.kind == "person" and chair.person == person.id:
        if chair.resigned:
            raise not_now()
        notice: Notice | None = "back" if chair.bot is not None else None
        chair.bot = None
    elif chair.kind == "open":
        check_one_seat(room, person)
        paper.chairs[seat], notice = Chair("person", person.name, person.id), "joined"
    else:
        raise Denied("problem-seat-taken", 409)
    await people_changed(room, notice, [paper.chairs[seat]])


def check_one_seat(room: Room, person: Person) -> None:
    """Among people nobody takes a second seat in mid-match: he would see what only the one who left it may know."""
    paper = room.paper
    if paper.stage == "playing" and paper.is_among_people and person.id in paper.people:
        raise Denied("problem-one-seat", 409)


async def leave(room: Room, person: Person, seat: int) -> None:
    """Get up. In a running match a bot goes on until somebody claims the open chair."""
    chair = chair_at(room, seat)
    if chair.kind != "person" or chair.person != person.id:
        raise not_yours()
    empty(room, seat)
    await people_changed(room, "left", [chair])


def empty(room: Room, seat: int) -> None:
    """Nobody sits here any more. Once a match is dealt, the name stays with what was done under it."""
    chair, stage = room.paper.chairs[seat], room.paper.stage
    if stage == "open":
        room.paper.chairs[seat] = Chair("open")
    elif stage in ("playing", "frozen"):
        room.paper.chairs[seat] = Chair("open", chair.name, bot="greedy", resigned=chair.resigned)
    else:
        room.paper.chairs[seat] = replace(chair, person="")
    room.paper.orders = {key: move for key, move in room.paper.orders.items() if not key.startswith(f"{seat}/")}


async def set_seat(room: Room, person: Person, seat: int, wanted: SetSeat) -> None:
    """The owner fills or empties a chair nobody sits on; anybody may hand his own to a bot."""
    chair, paper = chair_at(room, seat), room.paper
    mine = chair.kind == "person" and chair.person == person.id
    if paper.stage not in ("open", "playing"):
        raise not_now()
    notice: Notice | None = "bot" if mine and chair.bot is None else None
    if mine and wanted.kind == "bot" and paper.stage == "playing":
        chair.bot = wanted.bot
    elif chair.kind == "person":
        raise not_yours()
    else:
        check_owner(room, person)
        running = paper.stage == "playing"
        bot = wanted.bot if wanted.kind == "bot" or running else None
        paper.chairs[seat] = Chair(wanted.kind, bot=bot, resigned=chair.resigned)
    await people_changed(room, notice, [chair])


async def people_changed(room: Room, notice: Notice | None = None, chairs: Sequence[Chair] = ()) -> None:
    """Whoever has no seat any more looks on as a spectator does; the chat says what became of these chairs."""
    room.people_changed()
    await seats_changed(room)
    if notice is not None:
        await give_notice(room, notice, chairs)


# Keeping order


def check_owner(room: Room, person: Person) -> None:
    if person.id not in (room.paper.owner, HOST):
        raise Denied("problem-not-your-table", 403)


def check_welcome(room: Room, person: str) -> None:
    if person in room.paper.removed:
        raise Denied("problem-removed", 403)
    if room.paper.stage == "closed":
        raise Denied("problem-closed", 409)


def check_present(room: Room, person: str) -> None:
    known = {*room.paper.people, *room.online, *(line.person for line in room.chat)}
    if person not in known:
        raise Denied("problem-no-such-person", 404)


async def remove(room: Room, person: Person, whom: str) -> None:
    check_owner(room, person)
    check_present(room, whom)
    if whom in (room.paper.owner, HOST):
        raise not_now()
    seats = room.paper.seats_of(whom)
    chairs = [room.paper.chairs[seat] for seat in seats]
    for seat in seats:
        empty(room, seat)
    if whom not in room.paper.removed:
        room.paper.removed.append(whom)
    room.send_off()
    await people_changed(room, "removed", chairs)


async def mute(room: Room, person: Person, whom: str, *, muted: bool) -> None:
    check_owner(room, person)
    check_present(room, whom)
    others = [each for each in room.paper.muted if each != whom]
    room.paper.muted = [*others, whom] if muted else others
    await room.keep()
    room.telling.table_changed()


async def close(room: Room, person: Person) -> None:
    """The table is put away for good; the record stays with the host."""
    check_owner(room, person)
    room.paper.stage = "closed"
    await room.keep()
    room.telling.table_changed()
    room.send_off()
    room.autopilot.wake()
