"""Short words and signs for what is counted: symbols, goods, prices, seats."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, Artifact
from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.rules.icons import icons_on
from questhall.games.nearandfar.table_view import PlayerView
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

CAMP = "▲"
QUEST = "?"
SYMBOLS = {"threat": "†", "treasure": "*"}
GAP = " · "


def icon_words(icons: Mapping[str, int], voice: Voice) -> str:
    """`2 skill 1 combat`; nothing for nothing."""
    return " ".join(f"{voice.say(f'text-icon-{icon}')}{count}" for icon, count in icons.items() if count)


def printed_icons(id: str, voice: Voice) -> str:
    return icon_words(icons_on(id)._asdict(), voice)


def member_words(id: str, voice: Voice) -> str:
    """An adventurer or an animal companion: name, tribe, symbols."""
    marks = [printed_icons(id, voice)]
    if id in ADVENTURERS:
        marks.insert(0, voice.say(f"text-tribe-{ADVENTURERS[id].tribe}"))
    return f"{voice.name('card', id)} ({' '.join(filter(None, marks))})"


def card_words(id: str, voice: Voice) -> str:
    """A card that lies open: its name, and its symbols if it has any."""
    icons = printed_icons(id, voice)
    return f"{voice.name('card', id)} ({icons})" if icons else voice.name("card", id)


def cost_words(artifact: Artifact, voice: Voice) -> str:
    """What a claim pays, and what has to be there without being paid."""
    cost = artifact.cost
    parts = [voice.say("coins", coins=cost.coins) if cost.coins else ""]
    parts.append(voice.say("board-gems", gems=cost.gems) if cost.gems else "")
    parts.append(voice.say("board-food", food=cost.food) if cost.food else "")
    parts += [f"{voice.name('tribe', tribe)} {cost.tokens[tribe]}" for tribe in TRIBES if cost.tokens.get(tribe)]
    if artifact.reputation:
        need = "fame" if artifact.reputation > 0 else "infamy"
        parts.append(voice.say(f"board-need-{need}", reputation=number(artifact.reputation)))
    needs = f"card-{dashed(artifact.id)}.needs"
    if voice.has(needs):
        parts.append(voice.say("board-needs", needs=voice.say(needs)))
    return ", ".join(filter(None, parts)) or voice.say("text-free")


def artifact_words(id: str, voice: Voice) -> str:
    """An artifact in hand: name, points and symbols, and after an arrow what it costs."""
    artifact = ARTIFACTS[id]
    name = voice.name("card", id) + (" ★" if artifact.special else "")
    brings = GAP.join(filter(None, (voice.say("board-points", points=artifact.points), printed_icons(id, voice))))
    return f"{name}: {brings} ← {cost_words(artifact, voice)}"


def text_of(id: str, voice: Voice, vocabulary: str = "card") -> str:
    """What a card says, if it says anything."""
    message = f"{vocabulary}-{dashed(id)}.text"
    return voice.say(message) if voice.has(message) else ""


def figure(seat: int, voice: Voice) -> Text:
    return ink(f"{seat + 1} {voice.player(seat)}", f"bold {seat_style(seat)}")


def where(player: PlayerView, voice: Voice) -> str:
    match player.place:
        case "gate" | "jail":
            return voice.say(f"place-{player.place}")
        case "map" if player.space:
            return voice.say("board-space", space=player.space)
        case "map":
            return voice.say("board-town-space")
    return voice.say(f"building-{dashed(player.place)}.in")


def number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
