"""What the things on the table are called, so that a person can ask about them."""

from __future__ import annotations

from questhall.engine import Ref
from questhall.terminal.voice import Voice

VOCABULARIES = {
    "row": "card",
    "hand": "card",
    "story": "card",
    "dealt": "card",
    "path": "path",
    "rune": "rune",
    "ability": "ability",
}
"""By which words the things of a kind are called."""


def word_for(ref: Ref, voice: Voice) -> str:
    """`row:escape` is “Escape”, `path:escape/upper` the name of that path, `hero:1` a player."""
    kind, _, name = ref.partition(":")
    if kind in VOCABULARIES:
        return voice.name(VOCABULARIES[kind], name)
    match kind:
        case "hero":
            return voice.player(int(name))
        case "deck":
            return voice.say(f"side-{name}.deck")
        case "odium":
            return voice.name("card", "odium")
        case "attempt":
            return voice.say("text-attempt")
        case "pair":
            one, _, other = name.partition("/")
            return voice.say("text-pair", one=voice.name("ability", one), other=voice.name("ability", other))
    return ref
