"""What lies in the middle of the table: the doom track, the event in force, markets, dice and cards being resolved."""

from __future__ import annotations

from rich.text import Text

from questhall.games.runebound1.board import HEX_OF
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, ITEMS
from questhall.games.runebound1.components import COLOURS, TOWNS
from questhall.games.runebound1.table_view import RollView, TableView
from questhall.terminal.boards.runebound1.map import coordinates
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed


def header(view: TableView, voice: Voice) -> Text:
    """The round, the phase, what is left in the decks, the doom track and the event in force."""
    text = ink(voice.name("phase", view.phase), "bold")
    text.append("  ").append(voice.say("text-round", round=view.round))
    decks = "  ".join(f"{voice.name('colour', colour)} {view.decks[colour]}" for colour in COLOURS)
    text.append("  ").append(voice.say("text-decks", decks=decks, market=view.market), style="dim")
    if view.doom_limit:
        text.append("\n").append(voice.say("text-doom", counters=view.doom_counters, of=len(TOWNS)), style="red")
        text.append(f"  {len(view.doom)}/{view.doom_limit}  ")
        for card in view.doom:
            colour = ADVENTURES[card].colour if card else "green"
            text.append("▮", style=f"bold {colour}")
    if view.event_box:
        text.append("\n").append(card_words(view.event_box[-1], voice), style="magenta")
    return text


def card_words(card: str, voice: Voice) -> str:
    """The name of a card, and what it says."""
    says = f"card-{dashed(card)}.text"
    name = voice.name("card", card)
    return f"{name}: {voice.say(says)}" if voice.has(says) else name


def market_lines(view: TableView, voice: Voice) -> Text:
    text = Text()
    for town, cards in view.stalls.items():
        if cards:
            goods = ", ".join(f"{voice.name('card', card)} {view.prices.get(card, price_of(card))}" for card in cards)
            text.append(f"{voice.name('town', town)} ({coordinates(HEX_OF[town])}): ", style="bold")
            text.append(goods).append("\n")
    return text


def price_of(card: str) -> int:
    return ALLIES[card].price if card in ALLIES else ITEMS[card].price


def track_lines(view: TableView, voice: Voice) -> Text:
    """Undefeated challenges, by the number of their counters."""
    text = Text()
    for waiting in sorted(view.undefeated, key=lambda each: each.space):
        text.append(f"!{waiting.space} {voice.name('card', waiting.card)}", style="bold red")
        text.append(f" → {voice.name('hex', str(waiting.hex))}\n")
    return text


def on_the_table(view: TableView, voice: Voice) -> Text:
    """Dice, cards laid open, the card being resolved and the roll that is made for it."""
    text = Text()
    if view.venture is not None and view.venture.card and view.fight is None:
        text.append(card_words(view.venture.card, voice), style="bold").append("\n")
    if view.dice:
        text.append(voice.say("text-dice"), style="bold")
        text.append("".join(f" [{voice.name('face', str(face))}]" for face in view.dice)).append("\n")
    if view.shown:
        text.append(", ".join(voice.name("card", card) for card in view.shown)).append("\n")
    return text.append_text(roll_line(view.roll, voice)) if view.roll is not None else text


def roll_line(roll: RollView, voice: Voice) -> Text:
    """What is added to the die, and what must be reached."""
    who = voice.name("card", roll.who)
    if roll.die:
        return ink(voice.say("text-rolled", who=who, die=roll.die, bonus=roll.bonus, target=roll.target) + "\n", "bold")
    return ink(voice.say("text-roll", who=who, bonus=roll.bonus, target=roll.target) + "\n", "bold")
