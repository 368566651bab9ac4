"""What a reroll promises, beside the move that makes it."""

from __future__ import annotations

from rich.text import Text

from questhall.engine import Ref
from questhall.games.rollplayer.chances import odds
from questhall.games.rollplayer.view import TableView
from questhall.terminal.voice import Voice


def reroll_chances(view: TableView, voice: Voice, ref: Ref = "") -> Text:
    """`goal: 33 % exact` in a full row, else whether the die rises or falls.

    Without a thing it is the only die asked of.
    """
    found = [each for each in odds(view) if ref in ("", each.ref)]
    found = [each for each in found if each.what == "goal"] or found
    if not found:
        return Text()
    told = [voice.say(f"board-chance-{each.what}", percent=voice.percent(each.chance)) for each in found]
    return Text(voice.say("terminal-chances", chances=", ".join(told)), style="dim")
