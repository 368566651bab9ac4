"""What the things on the table are called, so that a person can ask about them."""

from __future__ import annotations

from questhall.engine import Ref
from questhall.terminal.voice import Voice

VOCABULARY = {
    "market": "card",
    "discard": "card",
    "skill": "card",
    "weapon": "card",
    "top": "card",
    "row": "row",
    "sheet": "race",
    "class": "class",
}
"""Which names the things of a kind have."""


def word_for(ref: Ref, voice: Voice) -> str:
    """`market:longsword` is “Longsword”, `die:strength.2` “strength 2”, `initiative:3` “card 3”."""
    kind, _, name = ref.partition(":")
    if kind in VOCABULARY:
        return voice.name(VOCABULARY[kind], name)
    if kind == "die":
        row, _, cell = name.partition(".")
        return voice.say("board-thing-die", row=voice.name("row", row), cell=cell)
    if kind == "starting":
        return voice.say("board-thing-starting", number=int(name) + 1)
    if kind == "initiative":
        return voice.say("board-thing-initiative", number=int(name))
    known = f"board-thing-{kind}"
    return voice.say(known) if voice.has(known) else ref
