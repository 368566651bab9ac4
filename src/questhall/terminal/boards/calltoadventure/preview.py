"""What a move does or brings, beside its name in the list."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.calltoadventure import moves as m
from questhall.games.calltoadventure.cards.define import CHALLENGES, FATE
from questhall.games.calltoadventure.rules.turn import journey_price
from questhall.games.calltoadventure.table_view import TableView
from questhall.terminal.boards.calltoadventure.cards import in_short
from questhall.terminal.boards.calltoadventure.chances import chance_with, chance_words
from questhall.terminal.boards.calltoadventure.signs import (
    as_player,
    face_sign,
    reward_words,
    strip_reward,
    text_of,
)
from questhall.terminal.voice import Voice


def preview_words(view: TableView, move: Move, voice: Voice) -> str:
    """The text of the card a move is about, what a path brings, how likely a cast is; of plain moves nothing."""
    match move:
        case m.TryPath(path):
            return joined(reward_words(strip_reward(path), voice), chance_words(view, f"path:{path}", voice))
        case m.KeepCard(card) | m.TakeTrait(card) | m.Sacrifice(card):
            return in_short(card, voice)
        case m.PickCard(card):
            return in_short(card, voice) if card not in FATE else text_of(card, voice)
        case m.PlayCard(card) | m.UsePower(card):
            return text_of(card, voice)
        case m.BuyRunes() | m.PickAbilities() | m.PickRune():
            return of_runes(view, move, voice)
        case m.Journey() | m.DrawFrom() | m.Attach() | m.Swear() | m.StayTrue():
            return of_the_table(view, move, voice)
    return ""


def of_runes(view: TableView, move: m.BuyRunes | m.PickAbilities | m.PickRune, voice: Voice) -> str:
    """The chance of the cast it would be; what is on the other side of a rune."""
    match move:
        case m.BuyRunes(count):
            price = f"−{voice.say('experience', xp=count)}" if count else ""
            return joined(price, chance_with(view, count, voice))
        case m.PickAbilities(one, other):
            return chance_words(view, f"pair:{one}/{other}", voice)
        case m.PickRune(rune):
            attempt = view.attempt
            if attempt is None or not attempt.casts or rune not in attempt.runes:
                return ""
            face = attempt.faces[attempt.runes.index(rune)]
            return f"{face_sign(rune, face, voice)} → {face_sign(rune, 1 - face, voice)}"


def of_the_table(view: TableView, move: m.Journey | m.DrawFrom | m.Attach | m.Swear | m.StayTrue, voice: Voice) -> str:
    match move:
        case m.Journey():
            price = journey_price(as_player(view.heroes[view.active]))
            return f"−{voice.say('experience', xp=price)}" if price else voice.say("text-free")
        case m.DrawFrom(side):
            return voice.say("text-cards-left", cards=view.hero_deck if side == "hero" else view.antihero_deck)
        case m.Attach(challenge):
            difficulty = CHALLENGES[challenge].difficulty
            return voice.say("text-harder", difficulty=difficulty, harder=difficulty + 1)
        case m.Swear():
            return voice.say("text-swear")
        case m.StayTrue():
            return voice.say("text-stay-true")


def joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))
