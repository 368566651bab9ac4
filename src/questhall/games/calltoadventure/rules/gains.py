"""What heroes gain and lose: experience, cards, steps on the Corruption track. Chapters TRACK and CARD.

These are the words cards are written in. None of them asks anything.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import FATE, SCHEMES, Reward, Trigger
from questhall.games.calltoadventure.components import LOWEST, Icon, Side
from questhall.games.calltoadventure.events.gains import (
    CardDrawn,
    CardLost,
    ExperienceGained,
    ExperienceLost,
    IconCompleted,
    MarkerMoved,
    PowerWorked,
    RadiantForTurn,
)
from questhall.games.calltoadventure.events.odium import OdiumGained, OdiumLost
from questhall.games.calltoadventure.rules.story import icons, story_of
from questhall.games.calltoadventure.state import State

BEFORE_ACT_I = ("deal", "characters", "beginning")


def happen(table: Table[State], seat: int, trigger: Trigger) -> None:
    """Something happened to a hero: cards in the story and Odium's scheme answer to it.

    CA-ODIUM-12  Schemes name what adds to Odium's experience and what takes from it.
    CA-FAQ-28  They do not look at what happens before act I.
    """
    state = table.state
    player = state.players[seat]
    triggers = (player.remembered or story_of(player)).works.triggers
    if trigger in triggers:
        for card, happening in triggers[trigger]:
            table.tell(PowerWorked(seat, card))
            happening(table, seat)
    if state.odium is not None:
        answers = SCHEMES[state.odium.scheme].triggers
        if trigger in answers and state.phase not in BEFORE_ACT_I:
            answers[trigger](table, seat)


def gain_xp(table: Table[State], seat: int, xp: int = 1) -> None:
    table.state.players[seat].xp += xp
    table.tell(ExperienceGained(seat, xp))


def lose_xp(table: Table[State], seat: int, xp: int = 1) -> int:
    """As much as there is of it; says how much that was."""
    player = table.state.players[seat]
    lost = min(xp, player.xp)
    if lost:
        player.xp -= lost
        table.tell(ExperienceLost(seat, lost))
    return lost


def odium_gains(table: Table[State], xp: int = 1) -> None:
    odium = table.state.odium
    if odium is not None:
        odium.xp += xp
        table.tell(OdiumGained(xp))


def odium_loses(table: Table[State], xp: int = 1) -> int:
    """CA-ODIUM-32  As much as lies on his card; says how much that was."""
    odium = table.state.odium
    lost = min(xp, odium.xp) if odium is not None else 0
    if odium is not None and lost:
        odium.xp -= lost
        table.tell(OdiumLost(lost))
    return lost


def gain_moons(table: Table[State], seat: int, moons: int = 1) -> None:
    """CA-TRACK-03  One space down for a moon,

    CA-TRACK-13  one for each of several.
    CA-TRACK-05  The marker never leaves the track:
    CA-FAQ-09  nobody sinks below the lowest space.
    CA-FAQ-27  Schemes that speak of moons look at the marker; each step is a deed of its own.
    """
    player = table.state.players[seat]
    for _ in range(moons):
        if player.corruption < LOWEST:
            player.corruption += 1
            table.state.hands_changed()
            table.tell(MarkerMoved(seat, player.corruption + 1, True))
            happen(table, seat, "moon")


def gain_suns(table: Table[State], seat: int, suns: int = 1) -> None:
    """CA-TRACK-04  One space up for a sun,

    CA-TRACK-12  one for each of several, as far as the track goes.
    CA-FAQ-11  That is the way up from the lowest space, too.
    """
    player = table.state.players[seat]
    for _ in range(suns):
        if player.corruption > 0:
            player.corruption -= 1
            table.state.hands_changed()
            table.tell(MarkerMoved(seat, player.corruption + 1, False))
            happen(table, seat, "sun")


def draw_card(table: Table[State], seat: int, side: Side) -> None:
    """One hero or antihero card into the hand.

    CA-CARD-02  The others see only which of the two decks it came from.
    CA-CARD-13  From an empty deck nothing is drawn, unless cards were discarded: those become the new deck.
    """
    state = table.state
    deck, discard = (state.heroes, state.hero_discard) if side == "hero" else (state.antiheroes, state.antihero_discard)
    if not deck:
        deck += discard
        discard.clear()
    if deck:
        card = table.draw(deck, f"deck.{side}")
        state.players[seat].hand.append(card)
        state.hands_changed()
        table.tell_only((seat,), CardDrawn(seat, side, card), CardDrawn(seat, side))


def draw_cards(table: Table[State], seat: int, side: Side, count: int) -> None:
    for _ in range(count):
        draw_card(table, seat, side)


def discard_card(table: Table[State], seat: int, card: str) -> None:
    """A card leaves the hand unplayed; discard piles lie open."""
    state = table.state
    side = FATE[card].side
    state.players[seat].hand.remove(card)
    state.hands_changed()
    (state.hero_discard if side == "hero" else state.antihero_discard).append(card)
    table.learn("discard")
    table.tell(CardLost(seat, side, card))


def radiant_for_turn(table: Table[State], seat: int, count: int) -> None:
    """CA-RAD-05  Radiant icons until the end of the turn."""
    table.state.players[seat].radiant += count
    table.tell(RadiantForTurn(seat, count))


def collect(table: Table[State], seat: int, reward: Reward) -> None:
    """What a strip that has just come into the story brings once; what stays there is counted there.

    CA-FAQ-30  Each Radiant icon of a path, a trait or an ally is told to the scheme,
    CA-FAQ-31  not that of a destiny and none that is for a turn only: those are not collected.
    """
    if reward.moons:
        gain_moons(table, seat, reward.moons)
    if reward.suns:
        gain_suns(table, seat, reward.suns)
    if reward.xp:
        gain_xp(table, seat, reward.xp)
    if reward.hero:
        draw_cards(table, seat, "hero", reward.hero)
    if reward.antihero:
        draw_cards(table, seat, "antihero", reward.antihero)
    for icon in reward.icons:
        note_icon(table, seat, icon)


def note_icon(table: Table[State], seat: int, icon: Icon) -> None:
    """A story icon has come into a story for good."""
    if icon == "radiant":
        happen(table, seat, "radiant")
    if icons(table.state.players[seat], icon) == 3:
        table.tell(IconCompleted(seat, icon))
        happen(table, seat, "set")
