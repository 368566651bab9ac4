"""Is every page of Near and Far's storybook read by somebody? Campaigns of bots that seek the unread.

A reader plays like the game's own bot, except for where it walks and what it chooses in a quest. It knows the book by
heart and what has been read of it in all campaigns so far: an instrument, no opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from questhall.bots.base import play_out
from questhall.engine import Match, Move
from questhall.engine.deal import make_deal
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.bot.evaluate import shortlist
from questhall.games.nearandfar.cards.define import BOSSES
from questhall.games.nearandfar.chronicle import is_over
from questhall.games.nearandfar.moves import ChooseOption, FightBoss, SpendHearts, TakeCharacter, TakeQuest, Walk
from questhall.games.nearandfar.odds import reach
from questhall.games.nearandfar.rules.campaign import FIRST_OF_CAMPAIGN
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.journey import symbol_between
from questhall.games.nearandfar.rules.lines import passage_for
from questhall.games.nearandfar.state import Campaign, Chapter, Mode, State
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.shelves import Shelf, shelf_of
from questhall.lab.unread import Memory

SEATS = 4
MOST_GAMES = 16
"""After so many games a campaign is given up; the last map may have to be played again."""
STEP, RISK = 0.4, 2.0
"""What a step costs, and to be driven back."""
BRAVE = 9
"""Hearts with which a reader goes for a boss."""
SEED_STEP = 1000
STARTS = (2, 2, 7, 2, 9)
"""The maps on which groups begin: some come late, so that the last pages are not always read by tired eyes."""
SHELVES_OF: dict[Mode, tuple[Shelf, ...]] = {
    "first": ("map",),
    "campaign": ("map", "side", "boss"),
    "character": ("character",),
}
"""What is read in which mode."""


class Reached(Struct):
    """What the campaigns have come to."""

    campaigns: int
    games: int
    passages: int
    read: int
    unread: list[str]
    never_offered: list[str]


class Reader:
    """Plays a seat so that pages are read."""

    name = "reader"

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def choose(self, match: Match, seat: int) -> Move:
        state, moves = match.state, match.asks[seat].moves
        answer = self.wish(state, seat, moves)
        return answer if answer is not None else plain_answer(state, seat, moves)

    def wish(self, state: State, seat: int, moves: Sequence[Move]) -> Move | None:
        """What only a reader would answer."""
        own = state.players[seat].sheet
        match moves[0]:
            case ChooseOption():
                return self.option(state, seat, moves)
            case TakeCharacter():
                return max(moves, key=self.character)
            case SpendHearts() if state.turn.fight is not None and state.turn.fight.why == "quest":
                return cheapest_success(state, moves)
        bosses = [move for move in moves if isinstance(move, FightBoss)]
        if bosses and state.players[seat].hearts > BRAVE:
            return max(bosses, key=lambda move: self.memory.appetite(BOSSES[move.boss].passage, own.keywords))
        if TakeQuest() in moves:
            return self.here(state, seat, moves)
        steps = [move for move in moves if isinstance(move, Walk)]
        return self.step(state, seat, steps) if steps else None

    def character(self, move: Move) -> float:
        return self.memory.onward(f"{move.character}-1") if isinstance(move, TakeCharacter) else 0.0

    def option(self, state: State, seat: int, moves: Sequence[Move]) -> Move:
        quest, sheet = state.turn.quest, state.players[seat].sheet
        assert quest is not None
        if quest.is_arcade:
            return plain_answer(state, seat, moves)
        choices = PASSAGES[quest.key].choices
        self.memory.note(quest.key, quest.offered)

        def worth(move: Move) -> float:
            assert isinstance(move, ChooseOption)
            choice = choices[move.option]
            return self.memory.hope(choice, sheet.keywords) - 0.1 * choice.difficulty

        return max(moves, key=worth)

    def here(self, state: State, seat: int, moves: Sequence[Move]) -> Move:
        """Take the quest, unless somebody else at the table needs just this page more."""
        space = state.players[seat].space
        wishes = [self.appetite(state, reader, space) for reader in range(len(state.players))]
        if wishes[seat] == max(wishes):
            return TakeQuest()
        return plain_answer(state, seat, [move for move in moves if move != TakeQuest()])

    def step(self, state: State, seat: int, steps: Sequence[Walk]) -> Move | None:
        """A step towards the page that is wanted most, the way counted in; none if the team is worn out."""
        player = state.players[seat]
        if player.hearts == 0:
            return None
        wanted = {space: self.appetite(state, seat, space) for space in state.quests}

        def outlook(start: int) -> float:
            far = distances(state.map, start)
            return max((worth - STEP * far[space] for space, worth in wanted.items() if worth > 0), default=0.0)

        worth = {move: outlook(move.space) - RISK * danger(state, seat, move.space) for move in steps}
        best = max(worth, key=lambda move: worth[move])
        return best if worth[best] > outlook(player.space) else None

    def appetite(self, state: State, seat: int, space: int) -> float:
        sheet = state.players[seat].sheet
        key = passage_for(state, seat, MAPS[state.map].spots[space].book)
        return self.memory.appetite(key, sheet.keywords) if key in PASSAGES else 0.0


def plain_answer(state: State, seat: int, moves: Sequence[Move]) -> Move:
    """What the game's own bot would answer."""
    best: Move = shortlist(state, seat, moves)[0]
    return best


def cheapest_success(state: State, moves: Sequence[Move]) -> Move | None:
    """As many hearts as the check wants, however dear."""
    fight = state.turn.fight
    assert fight is not None
    need = max(0, fight.against - fight.total)
    enough = [move for move in moves if isinstance(move, SpendHearts) and move.hearts >= need and not move.food]
    return min(enough, key=lambda move: move.hearts, default=None)


def danger(state: State, seat: int, space: int) -> float:
    """The chance to be driven back on the way there."""
    player = state.players[seat]
    if not state.threats or symbol_between(state, player.space, space) != "threat":
        return 0.0
    own = icons(player)
    chance, _ = reach(own.combat, state.threats[0], player.hearts)
    return 0.0 if own.caution else 1.0 - chance


@cache
def distances(map: int, start: int) -> dict[int, int]:
    """Steps from a space to every other."""
    found, waiting = {start: 0}, [start]
    for space in waiting:
        fresh = [near for near in MAPS[map].neighbours[space] if near not in found]
        found |= dict.fromkeys(fresh, found[space] + 1)
        waiting += fresh
    return found


def read_campaigns(rounds: int, seed: int = 0) -> Reached:
    """So many rounds, each a first adventure, a campaign and a campaign of characters; what is read is left out."""
    memory = Memory(PASSAGES)
    campaigns = games = 0
    for number in range(rounds):
        for mode, shelves in SHELVES_OF.items():
            if any(shelf_of(key) in shelves for key in memory.unfinished):
                first = STARTS[number % len(STARTS)] if mode == "campaign" else FIRST_OF_CAMPAIGN
                games += play_campaign(memory, mode, seed + SEED_STEP * number, first)
                campaigns += mode != "first"
    unread = [key for key in PASSAGES if key not in memory.read]
    return Reached(campaigns, games, len(PASSAGES), len(memory.read), unread, memory.never_offered)


def play_campaign(memory: Memory, mode: Mode, seed: int, first: int = FIRST_OF_CAMPAIGN) -> int:
    """One campaign from its first game to its last; says how many games it took."""
    played = [Chapter(map, []) for map in range(FIRST_OF_CAMPAIGN, first)]
    campaign = Campaign(mode, [], played) if played else None
    for game in range(MOST_GAMES):
        options: dict[str, Any] = {"mode": mode, "camps": "longer", "characters": "chosen"}
        match = Match(make_deal(GAME, SEATS, seed=seed + game, options=options, campaign=campaign))
        play_out(match, {seat: Reader(memory) for seat in match.seats})
        campaign = match.result.campaign if match.result is not None else None
        if campaign is None or is_over(campaign):
            return game + 1
    return MOST_GAMES
