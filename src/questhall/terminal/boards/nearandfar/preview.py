"""What lies behind a move, in a few words: the space one walks to, the card one takes, what a roll must show."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.engine import Move, Odds
from questhall.games.nearandfar.atlas.define import TOWN
from questhall.games.nearandfar.cards.define import ARTIFACTS, BOSSES, TALENTS, THREATS
from questhall.games.nearandfar.chances import HALL, odds
from questhall.games.nearandfar.components import FACES, MINE_SKILL
from questhall.games.nearandfar.moves import (
    BuyTalent,
    CampAnywhere,
    Challenge,
    ChooseOption,
    Claim,
    Dig,
    Draft,
    FightBoss,
    FightThreat,
    Hire,
    LoadTreasure,
    SpendHearts,
    TakeCharacter,
    Visit,
    Walk,
)
from questhall.games.nearandfar.pointing import touches
from questhall.games.nearandfar.table_view import TableView
from questhall.terminal.boards.chances import beside
from questhall.terminal.boards.nearandfar.map import space_words, standing, symbol_between
from questhall.terminal.boards.nearandfar.signs import GAP, artifact_words, member_words, printed_icons, text_of
from questhall.terminal.boards.nearandfar.story import is_long, option_words, verdict
from questhall.terminal.boards.nearandfar.town import building_words
from questhall.terminal.voice import Voice


def preview_words(view: TableView, move: Move, voice: Voice) -> str:
    """Nothing for moves that say it all themselves."""
    if isinstance(move, TakeCharacter):
        return voice.say("board-long-story") if is_long(view, move.character) else ""
    words = journey_preview(view, move, voice) or town_preview(view, move, voice) or card_preview(move, voice)
    return GAP.join(filter(None, (words, beside(chances_of(view, move), voice))))


def chances_of(view: TableView, move: Move) -> Iterator[Odds]:
    """Of the check, the fight or the duel that a move begins."""
    refs, detail = touches(move), ""
    if isinstance(move, Challenge):
        refs, detail = refs or (HALL,), "fair" if move.fair else "unfair"
    return (each for each in odds(view) if each.ref in refs and each.detail == detail)


def journey_preview(view: TableView, move: Move, voice: Voice) -> str:
    """Steps, fights and quests."""
    match move:
        case Walk(space=space):
            return walk_words(view, space, voice)
        case SpendHearts(hearts=hearts) if view.turn.fight is not None:
            return verdict(view.turn.fight, view.turn.fight.total + hearts, voice)
        case ChooseOption(option=option):
            return quest_words(view, option, voice)
        case FightThreat(threat=strength):
            return roll_words(view, "combat", THREATS[strength].strength, voice)
        case FightBoss(boss=boss):
            return roll_words(view, "combat", BOSSES[boss].strength, voice)
    return ""


def town_preview(view: TableView, move: Move, voice: Voice) -> str:
    """What a building gives."""
    match move:
        case Visit(building=building):
            return building_words(view, building, voice)
        case Hire(adventurer=adventurer):
            return f"{member_words(adventurer, voice)} {voice.say('text-sign-coin')}{price(view, adventurer)}"
        case Dig(cell=cell):
            return f"{voice.say('icon-skill')} {MINE_SKILL[cell]}"
        case CampAnywhere(space=space):
            return space_words(view, space, voice)
    return ""


def card_preview(move: Move, voice: Voice) -> str:
    """What stands on the card that a move is about."""
    match move:
        case Draft(artifact=card) | Claim(artifact=card) if card in ARTIFACTS:
            told = artifact_words(card, voice).partition(": ")[2]
            return GAP.join(filter(None, (told, text_of(card, voice))))
        case LoadTreasure(treasure=card):
            return GAP.join(filter(None, (printed_icons(card, voice), text_of(card, voice))))
        case BuyTalent(talent=talent):
            price = voice.say("board-talent-price", price=TALENTS[talent].price)
            return GAP.join(filter(None, (price, text_of(talent, voice, "talent"))))
    return ""


def price(view: TableView, adventurer: str) -> int:
    assert view.seat is not None
    return view.players[view.seat].prices[adventurer]


def walk_words(view: TableView, space: int, voice: Voice) -> str:
    """The symbol on the way and what is there."""
    here = standing(view)
    symbol = symbol_between(view, here, space) if space != here else ""
    way = voice.say(f"text-way-{symbol}") if symbol else ""
    there = voice.say("board-town-space") if space == TOWN else space_words(view, space, voice)
    return GAP.join(filter(None, (way, there)))


def quest_words(view: TableView, place: int, voice: Voice) -> str:
    """An option with what the die must show."""
    quest = view.turn.quest
    option = next((each for each in quest.options if each.option == place), None) if quest is not None else None
    if option is None:
        return ""
    needed = roll_words(view, option.check, option.difficulty, voice) if option.check else ""
    return GAP.join(filter(None, (option_words(option, voice), needed)))


def roll_words(view: TableView, check: str, against: int, voice: Voice) -> str:
    """What the die has to show, or how many hearts even a six lacks."""
    assert view.seat is not None
    lacks = against - view.players[view.seat].icons[check]
    if lacks <= 1:
        return voice.say("board-roll-any")
    if lacks <= FACES:
        return voice.say("board-roll", roll=lacks)
    return voice.say("board-roll-hearts", hearts=lacks - FACES)
