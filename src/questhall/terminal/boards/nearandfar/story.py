"""What is under way: the passage that is read, a fight or a duel with its sum, a trade, cards to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from questhall.games.nearandfar.components import BONUS_ABOVE, LONG_STORIES
from questhall.games.nearandfar.story.define import Words
from questhall.games.nearandfar.table_view import FightView, OptionView, QuestView, TableView
from questhall.terminal.boards.nearandfar.signs import GAP, card_words, number
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice

FEW = 2
"""Players who have the time for a long story."""


def in_language(words: Words | None, voice: Voice) -> str:
    if words is None:
        return ""
    return words.ru if voice.lang == "ru" else words.en


def introductions(view: TableView, voice: Voice) -> Text:
    """Who the characters are, read before the first turn of whoever is new to them."""
    text = Text()
    for player in view.players if view.phase in ("draft", "discards") else ():
        if player.introduction is not None and player.character:
            character = voice.name("character", player.character)
            text.append(f"{voice.say('board-introduction', character=character)}\n", style="bold yellow")
            text.append(f"{voice.say('board-long-story')}\n" if is_long(view, player.character) else "", style="dim")
            text.append(f"{in_language(player.introduction, voice)}\n", style="italic")
    return text


def is_long(view: TableView, character: str) -> bool:
    """Advice for a table of more than two (NF-SETUP-21)."""
    return view.mode == "character" and len(view.players) > FEW and character in LONG_STORIES


def quest_lines(view: TableView, voice: Voice) -> Text:
    """The open quest; while nothing else is under way, the last one again with what came of it."""
    if view.turn.quest is not None:
        return passage(view.turn.quest, voice, is_open=True)
    if view.told is not None and view.turn.fight is None and view.turn.action in ("arrived", "done"):
        return passage(view.told, voice, is_open=False)
    return Text()


def passage(quest: QuestView, voice: Voice, *, is_open: bool) -> Text:
    """Title, opening, the options with checks and prices, and the ending once it is known."""
    text = ink(f"{voice.say('board-story')}: {in_language(quest.title, voice)}\n", "bold yellow")
    if quest.opening is None and not quest.options:
        return text.append(f"{voice.say('board-story-hidden')}\n", style="italic dim")
    if is_open and quest.opening is not None:
        text.append(f"{in_language(quest.opening, voice)}\n", style="italic")
    for option in quest.options if is_open else ():
        style = "bold" if option.option == quest.chosen else ""
        text.append(f"  {option.option}  {option_words(option, voice)}\n", style=style)
    if quest.outcome:
        text.append(f"{voice.say(f'board-outcome-{quest.outcome}')}\n", style="bold")
    if quest.ending is not None:
        text.append(f"{in_language(quest.ending, voice)}\n", style="italic")
    return text


def option_words(option: OptionView, voice: Voice) -> str:
    """Heading, check and price."""
    parts = [in_language(option.heading, voice)]
    check = f"{voice.say(f'icon-{option.check}')} {option.difficulty}" if option.check else voice.say("board-no-check")
    return GAP.join(filter(None, (*parts, check, price_words(option, voice))))


def price_words(option: OptionView, voice: Voice) -> str:
    parts = [voice.say("coins-got", coins=option.coins) if option.coins else ""]
    parts.append(voice.say("gems-got", gems=option.gems) if option.gems else "")
    parts.append(voice.say("food-got", food=option.food) if option.food else "")
    paid = ", ".join(filter(None, parts))
    return f"{voice.say('board-pay')}: {paid}" if paid else ""


def fight_lines(view: TableView, voice: Voice) -> Text:
    """Die, symbols and help on one side, what is needed on the other."""
    fight = view.turn.fight
    if fight is None:
        return Text()
    text = ink(voice.say(f"board-fight-{fight.why}"), "bold red").append(f"{GAP}{foe(view, fight, voice)}".rstrip(GAP))
    text.append(f"\n  {voice.say('board-die', roll=fight.roll)}{GAP}")
    text.append(GAP.join(summands(fight, voice)))
    text.append(f" = {fight.total}", style="bold").append(f"{GAP}{voice.say('board-fight-against')} {fight.against}\n")
    return text.append(f"  {verdict(fight, fight.total, voice)}\n")


def foe(view: TableView, fight: FightView, voice: Voice) -> str:
    if fight.why == "duel":
        kind = voice.say("board-duel-fair" if fight.is_fair else "board-duel-unfair")
        neutral = fight.defender < 0
        return f"{kind}{GAP}{voice.say('board-neutral-short') if neutral else voice.player(fight.defender)}"
    if fight.boss:
        return voice.name("card", fight.boss)
    return voice.name("threat", str(fight.threat)) if fight.threat else ""


def summands(fight: FightView, voice: Voice) -> Iterator[str]:
    yield f"{voice.say('icon-skill' if fight.is_skill else 'icon-combat')} {fight.symbols}"
    if fight.extra:
        yield f"{voice.say('board-fight-extra')} {number(fight.extra)}"
    if fight.spent:
        yield voice.say("hearts-got", hearts=fight.spent)


def verdict(fight: FightView, total: int, voice: Voice) -> str:
    """Whether a total is enough, also for the bonus of a quest."""
    if total < fight.against:
        return voice.say("board-fight-lacks", hearts=fight.against - total)
    has_bonus = fight.why == "quest" and total >= fight.against + BONUS_ABOVE
    return voice.say("board-fight-bonus" if has_bonus else "board-fight-reached")


def on_the_table(view: TableView, voice: Voice) -> Text:
    """A trade under way, and cards drawn to choose from."""
    text, trade = Text(), view.turn.trade
    if trade is not None:
        others = ", ".join(voice.name("good", good) for good in trade.others) or "—"
        one = voice.name("good", trade.wants or trade.gives)
        give, want = (others, one) if trade.wants else (one, others)
        text.append(f"{voice.say('board-deal-give')}: {give}{GAP}{voice.say('board-deal-want')}: {want}\n")
    if view.turn.shown:
        cards = ", ".join(card_words(card, voice) for card in view.turn.shown)
        text.append(f"{voice.say('board-drawn')}: ", style="dim").append(f"{cards}\n")
    return text
