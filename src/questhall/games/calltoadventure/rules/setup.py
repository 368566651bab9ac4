"""Set-up: decks, characters, Odium. Catalogue chapters SETUP, MODE, BASE and the first half of ODIUM."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from questhall.engine import BadOption, Box, Play, Table
from questhall.games.calltoadventure.cards.define import (
    ALLIES,
    CHALLENGES,
    DESTINIES,
    FATE,
    MOTIVATIONS,
    ORIGINS,
    PARTS,
    SCHEMES,
    TRAITS,
    Ally,
    Challenge,
    Destiny,
    Trait,
)
from questhall.games.calltoadventure.components import ACTS, ODIUM_XP, STARTING_XP, Act, Side
from questhall.games.calltoadventure.events.setup import CharacterMade, Dealt, DestinyKept, FirstPlayer, SchemeLaid
from questhall.games.calltoadventure.moves import KeepCard
from questhall.games.calltoadventure.rules.gains import collect, draw_card
from questhall.games.calltoadventure.rules.rows import open_row
from questhall.games.calltoadventure.state import Odium, Options, Player, State


def lay_out(box: Box[State]) -> State:
    """All decks on the table, and Odium in the modes against him.

    CA-SETUP-01  Decks are shuffled: a pile has no order, so its next card is a random one.
    CA-SETUP-09  Three story decks, hero and antihero cards;
    CA-SETUP-10  a row face down is not drawn before it is opened, for nobody knows its cards.
    CA-MODE-02  One player plays by the same rules
    CA-MODE-08  alone against Odium.
    CA-ODIUM-01  He is the enemy of one, or of all together.
    CA-ODIUM-02  His card joins the usual set-up,
    CA-SETUP-13  and his deck,
    CA-BASE-11  with the cards of the base game as without them.
    """
    options: Options = box.options
    against_odium = box.seats == 1 or options.mode == "cooperative"
    if not suits(options, box.seats):
        raise BadOption("this scheme is not for one player", "scheme-needs-partners", option="scheme")
    return State(
        counters={},
        options=options,
        players=[Player() for _ in range(box.seats)],
        origins=[card.id for card in ORIGINS.values() if options.base or not card.is_base],
        motivations=[card.id for card in MOTIVATIONS.values() if options.base or not card.is_base],
        destinies=[*destinies(box.seats, options)],
        decks=[[*story_deck(act, options)] for act in ACTS],
        discards=[[], [], []],
        rows=[[], [], []],
        heroes=[*fate_deck("hero", options, against_odium)],
        antiheroes=[*fate_deck("antihero", options, against_odium)],
        odium=Odium(ODIUM_XP * box.seats, options.scheme, [*skulls(options)]) if against_odium else None,
    )


def suits(options: Options, seats: int) -> bool:
    """CA-MODE-03  Only two of the schemes may be used by one player."""
    return seats > 1 or SCHEMES[options.scheme].is_solo


@cache
def destinies(seats: int, options: Options) -> tuple[str, ...]:
    return tuple(card.id for card in DESTINIES.values() if takes_part(card, seats, options))


def takes_part(card: Destiny, seats: int, options: Options) -> bool:
    """CA-MODE-04, CA-MODE-06  Destinies that need others are taken out where there are none."""
    if card.is_base and not options.base:
        return False
    if seats == 1:
        return not (card.needs_others or card.needs_partners)
    return not (card.needs_partners and options.mode == "competitive")


@cache
def story_deck(act: Act, options: Options) -> tuple[str, ...]:
    cards: tuple[Trait | Ally | Challenge, ...] = (*TRAITS.values(), *ALLIES.values(), *CHALLENGES.values())
    return tuple(card.id for card in cards if card.act == act and (options.base or not card.is_base))


@cache
def fate_deck(side: Side, options: Options, against_odium: bool) -> tuple[str, ...]:
    """CA-ODIUM-05  Without the skull cards in the modes against Odium."""
    cards = [card for card in FATE.values() if card.side == side and (options.base or not card.is_base)]
    return tuple(card.id for card in cards for _ in range(card.copies) if not (against_odium and card.has_skull))


@cache
def skulls(options: Options) -> tuple[str, ...]:
    """CA-ODIUM-04, CA-ODIUM-07  All antihero cards with the skull make the Odium deck."""
    cards = [card for card in FATE.values() if card.has_skull and (options.base or not card.is_base)]
    return tuple(card.id for card in cards for _ in range(card.copies))


def deal(table: Table[State]) -> None:
    """CA-SETUP-02  Two cards of each of the three kinds.

    CA-TERM-12  These are origins, motivations and destinies.
    CA-SETUP-04  In a first game it is one of each.
    """
    state = table.state
    count = 2 if state.options.deal == "chosen" else 1
    for seat, player in enumerate(state.players):
        for pile, stream in (
            (state.origins, "deck.origins"),
            (state.motivations, "deck.motivations"),
            (state.destinies, "deck.destinies"),
        ):
            player.dealt += table.draws(pile, count, stream)
        table.tell_only((seat,), Dealt(seat, tuple(player.dealt)))
    state.phase = "characters"


def choose_characters(table: Table[State]) -> Play[None]:
    """CA-SETUP-03  All keep one card of each kind, at the same time and unseen:

    CA-FAQ-19  nobody knows another's choice before all have chosen.
    """
    state = table.state
    kept = yield from table.together(table.seats, lambda seat: keep_three(table, seat))
    for seat, cards in kept.items():
        make_character(table, seat, cards)
    state.phase = "beginning"


def keep_three(table: Table[State], seat: int) -> Play[tuple[str, str, str]]:
    """CA-GEN-06  One origin, one motivation, one destiny."""
    origin = yield from table.choose(seat, "setup.origin", origins_dealt)
    motivation = yield from table.choose(seat, "setup.motivation", motivations_dealt)
    destiny = yield from table.choose(seat, "setup.destiny", destinies_dealt)
    return origin.card, motivation.card, destiny.card


def origins_dealt(state: State, seat: int) -> list[KeepCard]:
    return keepable(state.players[seat], ORIGINS)


def motivations_dealt(state: State, seat: int) -> list[KeepCard]:
    return keepable(state.players[seat], MOTIVATIONS)


def destinies_dealt(state: State, seat: int) -> list[KeepCard]:
    return keepable(state.players[seat], DESTINIES)


def keepable(player: Player, kind: Container[str]) -> list[KeepCard]:
    return [KeepCard(card) for card in player.dealt if card in kind]


def make_character(table: Table[State], seat: int, cards: tuple[str, str, str]) -> None:
    """CA-SETUP-07  Origin and motivation face up, the destiny face down:

    CA-MEMO-03  that is how the chosen cards lie. The others take no part in the game.
    """
    player = table.state.players[seat]
    player.origin, player.motivation, player.destiny = cards
    player.story_changed()
    player.dealt = [card for card in player.dealt if card not in cards]
    table.tell(CharacterMade(seat, player.origin, player.motivation))
    table.tell_only((seat,), DestinyKept(seat, player.destiny))


def begin(table: Table[State]) -> Play[None]:
    """CA-MEMO-02  Experience and a hero card for all; what motivations give, the first row, the first player.

    CA-SETUP-05  Three experience each,
    CA-SETUP-06  and one hero card.
    CA-SETUP-14  The row of act I is opened, no other.
    CA-SETUP-15  Who has finished a book last cannot be known here: chance decides who begins.
    """
    state = table.state
    state.active = state.first = table.roll(len(state.players), "first")
    for seat, player in enumerate(state.players):
        player.xp = STARTING_XP
        draw_card(table, seat, "hero")
        collect(table, seat, PARTS[player.motivation].reward)
    if state.odium is not None:
        table.tell(SchemeLaid(state.odium.scheme, state.odium.xp))
    table.tell(FirstPlayer(state.first))
    yield from open_row(table, 1)
    state.phase = "turn"
