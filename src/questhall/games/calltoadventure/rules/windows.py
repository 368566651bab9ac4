"""Windows: who may play cards and use powers before, during and after a cast. Catalogue chapter CARD.

Whether somebody is asked hangs on public things only: which side the cards in a hand are of, what the Corruption track
allows, what powers lie in the stories. Whoever then holds nothing that fits can only pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from questhall.engine import NOTHING, Play, Question, Table
from questhall.games.calltoadventure.cards.define import DESTINIES, FATE, SCHEMES, STEPS, FateCard, Power
from questhall.games.calltoadventure.components import PLAYS, SIDES, Side
from questhall.games.calltoadventure.events.gains import CardCancelled, CardPlayed, NoEffect, PowerUsed
from questhall.games.calltoadventure.moves import Pass, PlayCard, UsePower
from questhall.games.calltoadventure.rules.allies import sacrifice
from questhall.games.calltoadventure.rules.gains import happen, lose_xp
from questhall.games.calltoadventure.rules.story import Powers, by_step, radiants, story_of
from questhall.games.calltoadventure.state import NOBODY, ODIUM, Played, Player, Scheme, State, Step, clockwise

WindowMove = PlayCard | UsePower | Pass
PASS = Pass()
ONLY_PASSES = frozenset((Pass,))
NO_RADIANT_POWERS = "no radiant powers"
"""A mark on an attempt."""
ANSWERS = ("card.answer", "odium.answer")
"""Windows for answers to a card: once it has taken effect they close, and the game goes on with its next moment."""


def window(table: Table[State], topic: str) -> Play[None]:
    """All who could have something to play are asked, again until all pass.

    CA-CARD-01  That is how casts and their outcome are influenced.
    CA-CARD-08  Cards wait on one another: the one played last takes effect first.
    """
    seats = who_could_act(table.state, topic)
    return ask_around(table, topic, seats) if seats or table.state.stack else NOTHING


def ask_around(table: Table[State], topic: str, seats: list[int]) -> Play[None]:
    """Beginning with these seats; after each round others may have something to play."""
    state = table.state
    moves = answers_only if topic == "card.answer" else window_moves
    while True:
        answers: dict[int, WindowMove] = {}
        if seats:
            answers = yield from table.choose_each(seats, topic, moves)
        if ONLY_PASSES.issuperset(map(type, answers.values())):
            if not state.stack:
                return
            yield from take_effect(table)
            if topic in ANSWERS:
                return  # there is nothing left to answer
        else:
            yield from carry_out(table, answers)
        if not state.stack and state.attempt is not None and state.attempt.again:
            return
        seats = who_could_act(state, topic)


def carry_out(table: Table[State], answers: dict[int, WindowMove]) -> Play[None]:
    """What the seats answered: first all cards are laid open, so that no secret is left when a power asks something."""
    for seat, move in answers.items():
        if type(move) is PlayCard:
            announce(table, seat, move)
    for seat, move in answers.items():
        if type(move) is UsePower and move in usable_powers(table.state, seat):  # a power before it may change that
            yield from use_power(table, seat, move.card)


# Cards


def may_play(player: Player, side: Side) -> bool:
    """CA-TRACK-07  The space of the marker says which cards may be played: where it stands at that moment.

    CA-TERM-11  Hero cards where the hero symbol is,
    CA-TERM-10  antihero cards where the other one is, both where both are.
    """
    return side in PLAYS[player.corruption]


def fits(state: State, card: FateCard) -> bool:
    """CA-CARD-06  A card may be played when it says so, a card that says nothing at any time.

    CA-FAQ-07  So a card drawn during an attempt that is for the time before it comes too late,
    CA-FAQ-08  and one that says nothing may be played at once.
    """
    if card.answers and not state.stack:
        return False
    return state.step != "after" if card.moment == "any" else state.step in STEPS[card.moment]


def playable(state: State, seat: int) -> list[PlayCard]:
    """The cards a seat may play now, each with everybody it may be played on."""
    player = state.players[seat]
    moves: list[PlayCard] = []
    for id in dict.fromkeys(player.hand):
        card = FATE[id]
        if may_play(player, card.side) and fits(state, card):
            for target in targets(state, seat, card):
                if card.can(state, seat, target):
                    moves.append(play_on(id, target))
    return moves


@cache
def play_on(card: str, target: int) -> PlayCard:
    return PlayCard(card, target if target != NOBODY else None)


def targets(state: State, seat: int, card: FateCard) -> Sequence[int]:
    """CA-CARD-09  Any hero is any of the heroes,

    CA-TERM-02  the own one included,
    CA-FAQ-32  for hero and antihero cards alike.
    CA-ODIUM-11  So players may help one another.
    CA-BASE-12  Against Odium, "you" is any hero.
    """
    if card.target == "attempt":
        return (state.active,) if state.attempt is not None else ()
    if card.target == "none":
        return (NOBODY,)
    if card.target == "hero" or state.odium is not None:
        return range(len(state.players))
    return (seat,)


def announce(table: Table[State], seat: int, move: PlayCard) -> None:
    """A card is laid open; it takes effect when nobody answers any more."""
    state = table.state
    state.players[seat].hand.remove(move.card)
    table.learn("card")  # everybody sees its face now
    state.stack.append(Played(move.card, seat, NOBODY if move.other_seat is None else move.other_seat))
    table.tell(CardPlayed(seat, move.card, move.other_seat))
    happen(table, seat, "hero played" if FATE[move.card].side == "hero" else "antihero played")
    if move.other_seat not in (None, seat):
        happen(table, seat, "helped")


def take_effect(table: Table[State]) -> Play[None]:
    """The cards that wait, the last one first.

    CA-CARD-10  Then each is laid beside its player's board.
    """
    stack = table.state.stack
    while stack:
        played = stack[-1]
        yield from resolve(table, played)
        stack.pop()
        if played.seat != ODIUM:
            table.state.players[played.seat].played.append(played.card)


def resolve(table: Table[State], played: Played) -> Play[None]:
    """CA-ODIUM-27  A card that can do nothing any more is ignored,

    CA-FAQ-25  and no other takes its place.
    """
    card = FATE[played.card]
    if played.is_cancelled:
        table.tell(CardCancelled(card.id))
    elif not card.can(table.state, played.seat, played.target):
        table.tell(NoEffect(card.id))
    else:
        step = card.effect(table, played)
        if step is not None:
            yield from step


# Powers


def powers_of(state: State, seat: int) -> Iterator[tuple[str, Power]]:
    """What the cards in a story, and Odium's scheme, let their hero do."""
    yield from story_of(state.players[seat]).powers
    if state.odium is not None and (power := SCHEMES[state.odium.scheme].power) is not None:
        yield state.odium.scheme, power


def usable_powers(state: State, seat: int) -> Sequence[UsePower]:
    powers = powers_now(state, seat)
    return [use(card) for card, power in powers if is_usable(state, seat, card, power)] if powers else []


@cache
def use(card: str) -> UsePower:
    return UsePower(card)


def powers_now(state: State, seat: int) -> Powers:
    """Those whose moment has come. In the attempts of others only destinies help."""
    player = state.players[seat]
    if seat != state.active:
        destiny = DESTINIES[player.destiny].power if player.is_revealed else None
        return story_of(player).helping.get(state.step, ()) if destiny is not None and destiny.any_hero else ()
    powers = story_of(player).own.get(state.step, ())
    return powers if state.odium is None else powers + scheme_powers(state.odium.scheme, state.step)


@cache
def scheme_powers(scheme: Scheme, step: Step) -> Powers:
    """What every hero may do in the own turn while this scheme is on the table."""
    power = SCHEMES[scheme].power
    return by_step(((scheme, power),)).get(step, ()) if power is not None else ()


def is_usable(state: State, seat: int, card: str, power: Power) -> bool:
    """CA-RAD-04  Powers of the Radiant orders ask for Radiant icons; others for experience, a first time."""
    player = state.players[seat]
    if power.xp > player.xp or card in player.used or card in player.used_up:
        return False
    if power.radiant and (radiants(player) < power.radiant or is_barred(state)):
        return False
    return power.can(state, seat)


def is_barred(state: State) -> bool:
    return state.attempt is not None and NO_RADIANT_POWERS in state.attempt.marks


def use_power(table: Table[State], seat: int, card: str) -> Play[None]:
    """Pay for it, note that it was used, and do what it says.

    CA-ALLY-07  The price may be experience, or the ally itself.
    """
    player = table.state.players[seat]
    power = dict(powers_of(table.state, seat))[card]
    table.tell(PowerUsed(seat, card))
    lose_xp(table, seat, power.xp)
    if power.limit:
        (player.used if power.limit == "turn" else player.used_up).append(card)
    if power.sacrifice:
        yield from sacrifice(table, seat, card)
        return
    step = power.effect(table, seat)
    if step is not None:
        yield from step


# Who is asked


def window_moves(state: State, seat: int) -> list[WindowMove]:
    return [*playable(state, seat), *usable_powers(state, seat), PASS]


def answers_only(state: State, seat: int) -> list[WindowMove]:
    return [*(move for move in playable(state, seat) if FATE[move.card].answers), PASS]


def who_could_act(state: State, topic: str) -> list[int]:
    """Who might have something to play, for all that anybody can see; the active player first."""
    sides = sides_that_fit(state, topic)
    active, players = state.active, state.players
    seats: list[int] = []
    for seat in clockwise(state, active):
        player = players[seat]
        if player.hand and could_play(player, sides):
            seats.append(seat)
            continue
        might_help = (seat == active or player.is_revealed) and topic != "card.answer"
        if might_help and usable_powers(state, seat):
            seats.append(seat)
    return seats


def could_play(player: Player, sides: Sequence[Side]) -> bool:
    """Whether there is a card of one of these sides in the hand, and the track allows it."""
    allowed = PLAYS[player.corruption]
    for card in player.hand:
        side = FATE[card].side
        if side in allowed and side in sides:
            return True
    return False


def sides_that_fit(state: State, topic: str) -> Sequence[Side]:
    """The sides of which a card that fits could still be in a hand: all its copies may lie open already."""
    if topic == "turn.after":
        return ()
    if topic != "card.answer" and topic != "attempt.after":
        return SIDES
    sides: list[Side] = []
    for side in SIDES:
        for card in fitting(side, topic):
            if is_hidden(state, card):
                sides.append(side)
                break
    return sides


@cache
def fitting(side: Side, topic: str) -> tuple[FateCard, ...]:
    """The few cards that answer others, or follow an attempt."""
    cards = [card for card in FATE.values() if card.side == side]
    return tuple(card for card in cards if (card.answers if topic == "card.answer" else card.moment == "after"))


def is_hidden(state: State, card: FateCard) -> bool:
    """Whether a copy of a card of this match does not lie open."""
    if (card.is_base and not state.options.base) or (card.has_skull and state.odium is not None):
        return False
    id = card.id
    seen = state.hero_discard.count(id) + state.antihero_discard.count(id)
    for player in state.players:
        seen += player.played.count(id)
    for played in state.stack:
        seen += played.card == id
    return seen < card.copies


# Cutting in


def offers(state: State, question: Question, seat: int) -> Sequence[PlayCard]:
    """CA-CARD-07  Cards without a condition, at any open question, in anybody's turn."""
    return playable(state, seat) if state.players[seat].hand else ()


def cut_in(table: Table[State], seat: int, move: PlayCard) -> Play[None]:
    """Such a card is played, and may be answered."""
    announce(table, seat, move)
    yield from window(table, "card.answer")
