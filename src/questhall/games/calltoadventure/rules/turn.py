"""A turn: what it begins with, its one main action, its last moment. Catalogue chapters TURN, TRAIT, JOUR, ACT."""

from __future__ import annotations

from itertools import chain

from questhall.engine import NOTHING, OPEN, Play, Table
from questhall.games.calltoadventure.cards import box  # noqa: F401  # the decks are laid in before tables are made of them
from questhall.games.calltoadventure.cards.define import ACT_OF, CHALLENGES, DESTINIES, TRAITS, Trait
from questhall.games.calltoadventure.components import ACTS, CARDS_PER_CHAPTER, Act
from questhall.games.calltoadventure.events.attempt import Announced
from questhall.games.calltoadventure.events.setup import DestinyRevealed
from questhall.games.calltoadventure.events.turn import (
    ChapterEnded,
    Journeyed,
    Replaced,
    TraitGained,
    TurnBegan,
    TurnSkipped,
)
from questhall.games.calltoadventure.moves import EndTurn, Journey, Replace, TakeTrait, TryPath, UsePower
from questhall.games.calltoadventure.rules.attempt import difficulty
from questhall.games.calltoadventure.rules.gains import collect, happen, lose_xp
from questhall.games.calltoadventure.rules.odium import offer_oath
from questhall.games.calltoadventure.rules.powers import usable_powers, use_power
from questhall.games.calltoadventure.rules.rows import fill, open_row, replace, take
from questhall.games.calltoadventure.rules.story import Story, grow, has_right, story_of
from questhall.games.calltoadventure.rules.windows import window
from questhall.games.calltoadventure.state import Attempt, PathName, Player, Slot, State, chapter

TurnMove = TakeTrait | TryPath | Journey | Replace | UsePower | EndTurn
END = EndTurn()
FREE_JOURNEY = "free journey"
LESSER_NEEDS = "lesser needs"
concat = chain.from_iterable
PATHS = {card: (TryPath(f"{card}/upper"), TryPath(f"{card}/lower")) for card in CHALLENGES}
TAKES = {card: TakeTrait(card) for card in TRAITS}
JOURNEYS = {card: Journey(card) for card in ACT_OF}
"""Moves are frozen: one may lie in many lists."""


def begin_turn(table: Table[State]) -> Play[None]:
    """Bonuses for this turn begin to count, and whoever has come to a new act finds what it brings."""
    state = table.state
    player = state.players[state.active]
    player.turn_bonus, player.next_bonus = player.next_bonus, 0
    table.tell(TurnBegan(state.active))
    state.step = "act"
    act = chapter(player)
    return begin_act(table, act) if act > state.open or act == 3 else NOTHING


def begin_act(table: Table[State], act: Act) -> Play[None]:
    """CA-ACT-03  Whoever has come to a new act opens its row,

    CA-MEMO-09  if it is still closed.
    """
    for closed in ACTS[table.state.open : act]:
        yield from open_row(table, closed)
    if act == 3:
        reveal_destiny(table)
        yield from offer_oath(table)


def reveal_destiny(table: Table[State]) -> None:
    """CA-RAD-09  A destiny of the Radiant orders is turned up when its hero's act III begins."""
    player = table.state.players[table.state.active]
    if DESTINIES[player.destiny].is_radiant and not player.is_revealed:
        player.is_revealed = True
        grow(player, player.destiny)
        table.learn("destiny")  # nobody else had seen its face
        table.tell(DestinyRevealed(table.state.active, player.destiny))


def act(table: Table[State]) -> Play[None]:
    """CA-TURN-01  One main action: gain a trait or attempt a challenge.

    CA-MEMO-01  That is how a hero's story grows.
    """
    state = table.state
    answer = yield from table.choose(state.active, "turn.act", turn_moves, OPEN, True)
    if type(answer) is TryPath:
        announce_path(table, answer)
    elif type(answer) is TakeTrait:
        yield from gain_trait(table, answer.trait)
    elif type(answer) is Journey:
        yield from go_on_journey(table, answer.card)
    elif type(answer) is UsePower:
        yield from use_power(table, state.active, answer.card)
    elif type(answer) is Replace:
        state.has_replaced = True
        table.tell(Replaced(state.active, answer.card))
        yield from replace(table, answer.card)
    else:
        table.tell(TurnSkipped(state.active))
        state.step = "end"


def turn_moves(state: State, seat: int) -> list[TurnMove]:
    """CA-TURN-02  Besides the main action there are journeys, powers and cards.

    CA-MEMO-07  Powers are those of character cards and allies; cards are played as they are offered to everybody.
    CA-TURN-04  If nothing can be taken or attempted, one card may be replaced for nothing.
    """
    player = state.players[seat]
    slots = within_reach(state, seat)
    moves = main_actions(player, slots)
    if not moves:
        moves.append(END)
        if not state.has_replaced:
            moves += [Replace(slot.card) for slot in slots]
    if may_journey(state, player):
        for slot in slots:
            moves.append(JOURNEYS[slot.card])
    moves += usable_powers(state, seat)
    return moves


def within_reach(state: State, seat: int) -> list[Slot]:
    """CA-ACT-04  The cards of all open rows whose act is not over for this hero,

    CA-FAQ-12  whoever has opened them.
    CA-ACT-02  Acts that are over are closed to him,
    CA-FAQ-14  also those before the one he is in.
    """
    over = len(state.players[seat].story) // CARDS_PER_CHAPTER
    return state.rows[over] if over == state.open - 1 else [*concat(state.rows[over : state.open])]


def main_moves(state: State, seat: int) -> list[TurnMove]:
    return main_actions(state.players[seat], within_reach(state, seat))


def main_actions(player: Player, slots: list[Slot]) -> list[TurnMove]:
    """Every path of the challenges, and the traits whose conditions the hero meets."""
    story: Story = player.remembered or story_of(player)
    moves: list[TurnMove] = []
    for slot in slots:
        card = slot.card
        if card in PATHS:
            moves += PATHS[card]
        elif meets(player, story, TRAITS[card]):
            moves.append(TAKES[card])
    return moves


def meets(player: Player, story: Story, trait: Trait) -> bool:
    """CA-TRAIT-01  Every condition must be fulfilled,

    CA-TRAIT-05  and the price paid.
    CA-MEMO-04  Otherwise the trait is not offered.
    """
    if trait.price > player.xp:
        return False
    for what, count in trait.needs.counts:
        if story.has[what] < count:
            return LESSER_NEEDS in story.works.rights and not missing(player, trait)
    return trait.needs.track is None or stands_right(player, trait)


def missing(player: Player, trait: Trait) -> list[str]:
    """What the story lacks for a trait: abilities and icons by name, `track` if the marker stands elsewhere."""
    story = story_of(player)
    lacks: list[str] = []
    for what, count in trait.needs.counts:
        if story.has[what] < count:
            lacks += [what] * (count - story.has[what])
    if lacks and LESSER_NEEDS in story.works.rights:
        lacks.pop()
    if not stands_right(player, trait):
        lacks.append("track")
    return lacks


def stands_right(player: Player, trait: Trait) -> bool:
    """The marker stands where the trait asks for it."""
    track = trait.needs.track
    return track is None or track[0] <= player.corruption <= track[1]


def gain_trait(table: Table[State], trait: str) -> Play[None]:
    """CA-TRAIT-04  Without a cast.

    CA-TRAIT-03  Its strip is part of the story.
    """
    state = table.state
    seat, card = state.active, TRAITS[trait]
    if card.price:
        lose_xp(table, seat, card.price)
    act, _ = take(state, trait)
    table.tell(TraitGained(seat, trait))
    tuck(table, seat, trait)
    state.players[seat].next_bonus += card.next_turn
    collect(table, seat, card.reward)
    happen(table, seat, "trait")
    state.step = "after"
    return fill(table, act)


def tuck(table: Table[State], seat: int, strip: str) -> None:
    """CA-TRAIT-02  Under the character card the hero has come to, whatever deck it is from."""
    player = table.state.players[seat]
    player.story.append(strip)
    grow(player, strip)
    if len(player.story) % CARDS_PER_CHAPTER == 0:
        ended = ACTS[len(player.story) // CARDS_PER_CHAPTER - 1]
        player.used_up.clear()
        table.tell(ChapterEnded(seat, ended))
        happen(table, seat, "chapter")


def announce_path(table: Table[State], move: TryPath) -> None:
    """CA-CHAL-05  One of the two paths is announced,

    CA-CHAL-01  before the cast.
    """
    state = table.state
    card, _, end = move.path.partition("/")
    path: PathName = "upper" if end == "upper" else "lower"
    state.attempt = Attempt(card, ACT_OF[card], path, [*CHALLENGES[card].abilities])
    table.tell(Announced(state.active, move.path, difficulty(state)))
    state.step = "runes"


def may_journey(state: State, player: Player) -> bool:
    """CA-JOUR-01  For 1 experience, a card of an act that is open to the hero,

    CA-JOUR-03  once a turn.
    """
    return not state.has_journeyed and (player.xp > 0 or not journey_price(player))


def journey_price(player: Player) -> int:
    return 0 if has_right(player, FREE_JOURNEY) and FREE_JOURNEY not in player.used_up else 1


def go_on_journey(table: Table[State], card: str) -> Play[None]:
    """CA-JOUR-02  Before the main action.

    CA-TERM-16  Once a turn,
    CA-MEMO-06  a card for an experience: it is discarded, and another comes up.
    """
    state = table.state
    player = state.players[state.active]
    price = journey_price(player)
    if not price:
        player.used_up.append(FREE_JOURNEY)
    player.xp -= price
    state.has_journeyed = True
    table.tell(Journeyed(state.active, card, price))
    happen(table, state.active, "journey")
    return replace(table, card)


def after(table: Table[State]) -> Play[None]:
    """The last moment of a turn: cards that follow an attempt, powers of the own turn."""
    return window(table, "attempt.after" if table.state.attempt is not None else "turn.after")
