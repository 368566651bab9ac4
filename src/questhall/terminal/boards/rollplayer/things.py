"""What the things on the table are called, so that a person can ask about them."""

from __future__ import annotations

from questhall.engine import Ref
from questhall.terminal.voice import Voice

CARD_PLACES = ("market", "discard", "skill", "weapon", "top")


def word_for(ref: Ref, voice: Voice) -> str:
    """`market:longsword` is “Longsword”, `die:strength.2` “strength 2”, `initiative:3` “card 3”."""
    kind, _, name = ref.partition(":")
    if kind in CARD_PLACES:
        return voice.name("card", name)
    if kind == "row":
        return voice.name("row", name)
    if kind == "die":
        row, _, cell = name.partition(".")
        return voice.say("board-thing-die", row=voice.name("row", row), cell=cell)
    if kind == "starting":
        return voice.say("board-thing-starting", number=int(name) + 1)
    if kind == "initiative":
        return voice.say("board-thing-initiative", number=int(name))
    return voice.say(f"board-thing-{kind}")
