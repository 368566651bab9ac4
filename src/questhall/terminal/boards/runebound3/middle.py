"""What lies in the middle of the table: time, markets, story, the fight, dice and cards being resolved."""

from __future__ import annotations

from rich.text import Text

from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, ENEMIES
from questhall.games.runebound3.rules.time import REFRESH_SPACES, SPACES, STORY_SPACES
from questhall.games.runebound3.table_view import SideView, TableView, TokenView
from questhall.games.runebound3.tokens import TOKENS
from questhall.terminal.boards.runebound3.places import hexes_of_story, places
from questhall.terminal.boards.runebound3.wording import ability_words, card_lines
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed


def header(view: TableView, voice: Voice) -> Text:
    """The scenario, the round and the time track."""
    text = ink(voice.name("scenario", view.scenario), "bold")
    text.append("  ").append(voice.say("text-round", round=view.round, act=view.act))
    text.append("  ")
    for space in range(1, SPACES + 1):
        sign = "S" if space in STORY_SPACES else "R" if space in REFRESH_SPACES else "·"
        text.append(sign, style="bold reverse" if space == view.time else "dim")
    if view.villain_hex >= 0:
        where = voice.name("hex", str(view.villain_hex))
        text.append("  ").append(f"{voice.name('card', view.villain)}: {where}", style="bold red")
    return text


def market_lines(view: TableView, voice: Voice) -> Text:
    text = Text()
    for city, cards in view.markets.items():
        if cards:
            goods = ", ".join(f"{voice.name('asset', card)} {ASSETS[card].price}" for card in cards)
            text.append(f"{voice.name('place', city)}: ", style="bold").append(goods).append("\n")
    return text


def story_lines(view: TableView, voice: Voice) -> Text:
    text = Text()
    for number, slot in enumerate(view.slots, start=1):
        if slot.story:
            text.append(f"{number} {voice.name('story', slot.story)}", style="bold yellow")
            text.append(f" → {places(hexes_of_story(slot.story), voice)}\n")
    return text


def on_the_table(view: TableView, voice: Voice) -> Text:
    """Dice, revealed cards, and the card being resolved."""
    text = Text()
    card = view.task or view.drawn
    if card in ADVENTURES and view.fight is None:
        text.append(drawn_card(card, voice, view.scenario))
        text.append(f"{voice.say('board-option-taken')}: {view.option}\n" if view.option else "", style="bold")
    if view.rolled is not None:
        text.append(voice.say("text-dice"), style="bold").append(" ")
        for face, spent in zip(view.rolled.dice, view.rolled.spent, strict=True):
            text.append(f"[{voice.name('face', str(face))}] ", style="dim strike" if spent else "")
        text.append("\n")
    if view.revealed:
        text.append(", ".join(voice.name("skill", card) for card in view.revealed)).append("\n")
    return text


def drawn_card(card: str, voice: Voice, scenario: str) -> str:
    flavour = f"card-{dashed(card)}.flavour"
    title = f"«{voice.name('card', card)}» {voice.say(flavour) if voice.has(flavour) else ''}"
    return "\n".join([title, *(f"  {line}" for line in card_lines(ADVENTURES[card], voice, scenario))]) + "\n"


def fight_lines(view: TableView, voice: Voice) -> Text:
    """Both sides of a fight: health and tokens, the attacker above."""
    fight = view.fight
    assert fight is not None
    text = ink(voice.say("text-fight", round=fight.round), "bold red").append("\n")
    for place, side in enumerate(fight.sides):
        is_next = fight.phase == "act" and fight.turn == place
        text.append("▶ " if is_next else "  ", style="bold")
        text.append(side_name(view, side, voice), style=f"bold {seat_style(side.seat)}")
        text.append(f"  {side.health - side.damage}/{side.health}  ")
        text.append(voice.say("text-passed") + "  " if side.has_passed else "", style="dim")
        for token in side.tokens:
            text.append_text(draw_token(token, side, voice)).append("  ")
        for mark in side.marks:
            text.append(f"[{voice.say(f'board-mark-{dashed(mark)}')}]  ", style="yellow")
        text.append("\n")
    return text.append_text(enemy_abilities(fight.enemy, voice)) if fight.enemy else text


def side_name(view: TableView, side: SideView, voice: Voice) -> str:
    if side.seat is not None:
        return voice.player(side.seat)
    assert view.fight is not None
    return voice.name("card", view.fight.enemy)


def draw_token(token: TokenView, side: SideView, voice: Voice) -> Text:
    """A face in words, with a star if it is gold; on a double it counts twice; spent ones are struck out."""
    face = TOKENS[token.id][token.face]
    words = voice.name("shows", f"{face.symbol}.{face.value}") + ("*" if face.gold else "")
    covered = any(other.on == token.id for other in side.tokens)
    if token.on:
        words = f"2×({words})"
    return ink(words, "dim strike" if token.is_spent else "dim" if covered else "")


def enemy_abilities(enemy: str, voice: Voice) -> Text:
    lines = [f"    {ability_words(ability, voice)}\n" for ability in ENEMIES[enemy].abilities]
    return ink("".join(lines), "dim")
