"""The chances of whose turn it is: of checks, threats and bosses ahead, of duels at the doors. Exact, from a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter

from questhall.engine import Odds, Ref
from questhall.games.nearandfar.cards.define import BOSSES, TREASURES, Treasure
from questhall.games.nearandfar.components import BUILDINGS
from questhall.games.nearandfar.odds import duel_chance, reach
from questhall.games.nearandfar.rules.duel import DUEL_TALENTS
from questhall.games.nearandfar.table_view import PlayerView, QuestView, TableView

HALL = "building:town_hall"
"""Where the character stands whom nobody plays;"""
NO_SWORDS = 0
"""he adds nothing to his die (NF-DUEL-15)."""


def odds(view: TableView) -> list[Odds]:
    """What a roll promises by itself, and with all hearts and the treasures that could be discarded for it.

    Once the die lies there nothing is left to chance; what a defender may throw is his to decide.
    """
    turn = view.turn
    if view.phase != "turn" or turn.fight is not None or turn.action == "done":
        return []
    player = view.players[view.active]
    if turn.quest is not None:
        return [*of_checks(player, turn.quest)]
    return [*of_threats(view, player), *of_duels(view, player)]


def of_checks(player: PlayerView, quest: QuestView) -> Iterator[Odds]:
    """Of the options that can be chosen; whether one has a bonus nobody has read yet."""
    if quest.chosen >= 0:
        return
    for option in quest.options:
        if option.check:
            yield of_a_roll(player, f"option:{option.option}", "check", option.check == "skill", option.difficulty)


def of_threats(view: TableView, player: PlayerView) -> Iterator[Odds]:
    """The threat on top, for a bounty hunter any that is left, and bosses."""
    foes = view.threats if "bounty_hunting" in talents(player) else view.threats[:1]  # NF-THREAT-05, NF-TAL-17
    for strength in foes:
        yield of_a_roll(player, f"threat:{strength}", "fight", False, strength)
    for boss in view.bosses:  # NF-BOSS-02
        yield of_a_roll(player, f"boss:{boss}", "fight", False, BOSSES[boss].strength)


def of_a_roll(player: PlayerView, ref: Ref, what: str, is_skill: bool, against: int) -> Odds:
    symbols = player.icons["skill" if is_skill else "combat"]
    plain, _ = reach(symbols, against, 0)
    more = hearts(player) + thrown(player, is_skill)
    return Odds(ref, what, plain, reach(symbols, against, more)[0] if more else None)


def of_duels(view: TableView, player: PlayerView) -> Iterator[Odds]:
    """Against everybody in a building, by whoever is in town: fair and unfair (NF-DUEL-03)."""
    if player.place == "map":
        return
    for seat, other in enumerate(view.players):
        if seat != view.active and other.place in BUILDINGS:
            yield from of_a_duel(player, f"seat:{seat}", duel_strength(other))
    if view.neutral:
        yield from of_a_duel(player, HALL, NO_SWORDS)


def of_a_duel(player: PlayerView, ref: Ref, defence: int) -> Iterator[Odds]:
    attack, more = duel_strength(player), hearts(player) + thrown(player, is_skill=False)
    for unfair, detail in enumerate(("fair", "unfair")):
        plain, _ = duel_chance(attack + unfair, defence, 0)
        helped = duel_chance(attack + unfair, defence, more)[0] if more else None
        yield Odds(ref, "duel", plain, helped, detail=detail)


# What counts


def talents(player: PlayerView) -> Iterable[str]:
    return player.sheet.talents if player.sheet is not None else ()


def duel_strength(player: PlayerView) -> int:
    return player.icons["combat"] + sum(talent in talents(player) for talent in DUEL_TALENTS)


def hearts(player: PlayerView) -> int:
    """With meditation food counts as well."""
    return player.hearts + (player.food if "meditation" in talents(player) else 0)  # NF-TAL-15


def thrown(player: PlayerView, is_skill: bool) -> int:
    """Treasures discarded after the roll: every tonic in a skill check, one bomb in a fight (NF-TREC-07)."""
    cards = [*treasures(player)]
    if is_skill:
        return sum(map(attrgetter("skill"), cards))
    return max(map(attrgetter("fight"), cards), default=0)


def treasures(player: PlayerView) -> Iterator[Treasure]:
    carried = (*(beast.treasure for beast in player.animals), player.beside)
    return (TREASURES[treasure] for treasure in carried if treasure)
