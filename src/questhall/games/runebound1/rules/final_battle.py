"""The final battle. Catalogue chapter AFINAL."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound1.cards.define import ADVENTURES, Challenge
from questhall.games.runebound1.components import NOWHERE, RUNES_TO_WIN
from questhall.games.runebound1.events.adventure import CardDrawn, ChallengeWon, FinalBattleBegan, HeroKilled
from questhall.games.runebound1.rules.bonuses import life
from questhall.games.runebound1.rules.goals import runes, win
from questhall.games.runebound1.rules.harm import fell
from questhall.games.runebound1.rules.knock_out import knock_out
from questhall.games.runebound1.rules.rewards import pay_reward
from questhall.games.runebound1.state import Fight, Player, State


def level(player: Player) -> int:
    """R1-AFINAL-04  The sum of the bonuses a hero has gained to his attributes."""
    return sum(player.improved)


def red_cards(player: Player) -> int:
    """Won in the final battle, or before it as runes."""
    return runes(player) + len(player.trophies)


def begin_final_battle(table: Table[State]) -> Play[None]:
    """What was under way is broken off, the red deck is made ready, and the heroes stand up and line up.

    R1-AFINAL-21  Whoever has just been struck down wakes up in a town first, and pays for it.
    """
    state = table.state
    for seat, player in enumerate(state.players):
        if fell(state, player.wounds, life(state, seat)):
            yield from knock_out(table, seat)
    gather_red_cards(state)
    state.fight = state.venture = state.dice = state.roll = None
    state.phase = "final"
    for player in state.players:
        player.is_knocked_out = False
    state.order = battle_order(state)
    table.tell(FinalBattleBegan(state.order[0]))


def gather_red_cards(state: State) -> None:
    """R1-AFINAL-01  Encounters and events leave the red deck,

    R1-AFINAL-02  red cards of the doom track return to it, and those of the undefeated-challenge track (ours).
    R1-AFINAL-03  It is shuffled.
    """
    pile = state.decks["red"]
    loose = [*state.doom, *(waiting.card for waiting in state.undefeated)]
    if state.venture is not None and state.venture.card and state.venture.card not in loose:
        loose.append(state.venture.card)
    red = [*pile.over, *pile.cards, *pile.under]
    for card in loose:
        colour = ADVENTURES[card].colour
        (red if colour == "red" else state.discards[colour]).append(card)
    state.doom, state.undefeated = [], []
    pile.over, pile.under = [], []
    pile.cards = [card for card in red if isinstance(ADVENTURES[card], Challenge)]
    state.discards["red"] += [card for card in red if not isinstance(ADVENTURES[card], Challenge)]


def battle_order(state: State) -> list[int]:
    """R1-AFINAL-05  The highest level first,

    R1-AFINAL-06  then the most gold, then turn order.
    """
    seats = len(state.players)
    turns = [(state.active + turn) % seats for turn in range(seats)]
    return sorted(turns, key=lambda seat: (-level(state.players[seat]), -state.players[seat].gold))


def final_fight(table: Table[State]) -> Play[None]:
    """R1-AFINAL-07  A card of the red deck is drawn, and fought like any challenge.

    R1-AFINAL-09  Nothing is refreshed between the fights,
    R1-AFINAL-10  and what is used before or after moving is of no use.
    """
    state = table.state
    if not state.order:
        end_battle(table)
    seat = state.active = state.order[0]
    pile = state.decks["red"].cards
    if not pile:
        state.order.pop(0)
        return
    card = table.draw(pile, "deck.red")
    table.tell(CardDrawn(seat, "red", card))
    player = state.players[seat]
    player.used = []
    state.fight = Fight(seat, "final", card)
    yield from ()


def after_final_fight(table: Table[State], fight: Fight) -> Play[None]:
    """R1-AFINAL-11  Whoever defeats Margath has won.

    R1-AFINAL-12  Any other card is kept;
    R1-AFINAL-13  the third one wins.
    R1-AFINAL-14  Else the next one is drawn.
    """
    state, seat = table.state, fight.seat
    card = ADVENTURES[fight.card]
    assert isinstance(card, Challenge)
    if fight.end != "won":
        kill(table, seat, card.id)
        return
    table.tell(ChallengeWon(seat, card.id))
    player = state.players[seat]
    player.trophies.append(card.id)
    if card.wins:
        win(table, seat, "margath-slain")
    if red_cards(player) >= RUNES_TO_WIN:
        win(table, seat, "final-battle-won")
    pay_reward(table, seat, card)
    if card.reward.effect is not None:
        yield from card.reward.effect(table, seat, card.id)


def kill(table: Table[State], seat: int, card: str) -> None:
    """R1-AFINAL-15  The hero is out of the game, the card goes back into the deck.

    R1-AFINAL-16  The next one begins.
    """
    state = table.state
    player = state.players[seat]
    player.is_dead, player.hex = True, NOWHERE
    state.decks["red"].cards.append(card)
    state.order.remove(seat)
    table.tell(HeroKilled(seat, card))


def end_battle(table: Table[State]) -> None:
    """R1-AFINAL-17  When all are killed, the most red cards win,

    R1-AFINAL-18  then the higher level,
    R1-AFINAL-19  then the most gold; whoever is still equal shares the victory.
    """
    state = table.state
    state.end, state.phase = "all-killed", "over"
    table.end()


def standing(player: Player) -> tuple[int, int, int]:
    """What decides when all are killed."""
    return red_cards(player), level(player), player.gold
