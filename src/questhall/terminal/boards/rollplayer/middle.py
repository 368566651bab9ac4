"""The middle of the table: the round, the initiative cards, the market."""

from __future__ import annotations

from rich.cells import cell_len
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from questhall.games.rollplayer.cards.define import CARDS, Armour, MarketCard, Skill, Trait, Weapon
from questhall.games.rollplayer.components import ARMOUR_STARS
from questhall.games.rollplayer.view import InitiativeView, MarketView, SheetView, TableView
from questhall.terminal.boards.rollplayer.pieces import ARROWS, STAR, die, joined
from questhall.terminal.screen import Room, ink, seat_style
from questhall.terminal.voice import Voice

MARGIN = 4
"""What the line of the header keeps free at its ends."""


def header(view: TableView, voice: Voice, room: Room) -> Line:
    """Round, phase, first player, how many cards and dice are left; and the game's name, if there is room."""
    phase = voice.name("phase", view.phase)
    parts = [voice.say("board-round", round=view.round, rounds=view.rounds)] if view.round else []
    parts += [phase, voice.say("board-start-player", name=voice.player(view.start))]
    parts.append(voice.say("board-deck", cards=view.deck))
    parts.append(voice.say("board-discard", cards=len(view.discard)))
    parts.append(voice.say("board-bag", dice=sum(view.bag.values())))
    game = voice.game.title[voice.lang] if voice.game is not None else ""
    if cell_len(" · ".join([game, *parts])) < room.width - MARGIN:
        parts.insert(0, game)
    title = joined([Text(part, style="bold yellow" if part == phase else "none") for part in parts], " · ")
    title.truncate(room.width - MARGIN, overflow="ellipsis")
    return Line(title, style="dim")


def initiative_row(view: TableView, voice: Voice) -> Table:
    """The initiative cards in order, each with its die and coin, or with who took it."""
    row = Table.grid(padding=(0, 3, 0, 0))
    label = Text(voice.say("board-initiative"), style="bold")
    row.add_row(label, *(initiative_card(card, voice) for card in view.initiative))
    return row


def initiative_card(card: InitiativeView, voice: Voice) -> Text:
    text = ink(f"{card.number}", "bold")
    if card.holder is not None:
        return text.append(" ").append(voice.player(card.holder), style=seat_style(card.holder))
    text.append(" ").append_text(die(card.die, voice) if card.die is not None else Text(" — ", style="dim"))
    if card.gold:
        text.append(" ").append(voice.say("board-coin", gold=card.gold), style="yellow")
    return text


def market_row(view: TableView, voice: Voice, room: Room) -> Table:
    """The market: name, price for me, type and effect of each card; on a small screen effects are cut short."""
    table = Table.grid(padding=(0, 1), expand=True)
    for justify in ("left", "left", "right", "left"):
        table.add_column(justify=justify, no_wrap=True)
    table.add_column(ratio=1, no_wrap=room.is_small, overflow="ellipsis")
    sheet = view.sheets[view.seat] if view.seat is not None else None
    for number, card in enumerate(view.market):
        label = Text(voice.say("board-market") if not number else "", style="bold")
        table.add_row(label, *market_card(card, sheet, voice))
    if not view.market:
        table.add_row(Text(voice.say("board-market"), style="bold"), Text(voice.say("board-nothing"), style="dim"))
    return table


def market_card(offer: MarketView, sheet: SheetView | None, voice: Voice) -> tuple[Text, Text, Text, Text]:
    card = CARDS[offer.card]
    price = sheet.prices.get(offer.card, offer.cost) if sheet is not None else offer.cost
    affordable = sheet is None or price <= sheet.gold + sheet.charisma
    cost = Text(voice.say("board-price", gold=price), style="yellow" if affordable else "dim")
    if price < offer.cost:
        cost = Text.assemble((f"{offer.cost}→", "dim"), cost)
    name = Text(voice.name("card", card.id), style="" if affordable else "dim")
    return name, cost, Text(kind_words(card, voice), style="dim"), effect(card, sheet, voice)


def kind_words(card: MarketCard, voice: Voice) -> str:
    """`weapon, 1 hand`, `chain armour`, `skill ↑`, `trait →`."""
    match card:
        case Weapon():
            return voice.say("board-kind-weapon", hands=card.hands)
        case Armour():
            return voice.say("board-kind-armour", kind=card.kind)
        case Skill():
            return voice.say("board-kind-skill", arrow=ARROWS[card.arrow] if card.arrow is not None else "")
        case Trait():
            return voice.say("board-kind-trait", arrow=ARROWS[card.arrow])
    raise AssertionError(card)


def effect(card: MarketCard, sheet: SheetView | None, voice: Voice) -> Text:
    """What a card does, in its own words; armour shows its table and what I have of the set."""
    if isinstance(card, Armour):
        owned = armour_count(sheet, card.kind) if sheet is not None else 0
        text = armour_table(card, owned + 1).append(f" {STAR}", style="yellow")
        return text.append("  ").append(voice.say("board-set-owned", count=owned), style="dim") if owned else text
    return Text(voice.say(f"card-{card.id.replace('_', '-')}.text"))


def armour_table(card: Armour, count: int) -> Text:
    """`1·[2]·4·7·11`: the stars of a set, with the place that `count` cards reach."""
    text = Text()
    for number, stars in enumerate(ARMOUR_STARS[card.kind], 1):
        text.append("·" if number > 1 else "", style="dim")
        text.append(f"[{stars}]" if number == count else str(stars), style="bold" if number == count else "dim")
    return text


def armour_count(sheet: SheetView, kind: str) -> int:
    return sum(isinstance(card := CARDS[id], Armour) and card.kind == kind for id in sheet.armour)
