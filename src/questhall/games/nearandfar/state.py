"""The position on the table: plain data, and questions that have one answer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from questhall.engine import Options as EngineOptions
from questhall.engine import Part
from questhall.engine import State as EngineState
from questhall.games.nearandfar.atlas.define import TOWN, Space
from questhall.games.nearandfar.components import TRIBES, Building, Character, Good, PackAnimal, Place, TownSide, Tribe

Mode = Literal["first", "campaign", "arcade", "character"]
Phase = Literal["open", "characters", "talents", "draft", "discards", "turn", "over"]
Action = Literal["", "visit", "moving", "arrived", "done"]
FightWhy = Literal["duel", "threat", "quest"]
MapChoice = Literal["auto", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]

NEUTRAL = -1
"""The unused character in the town hall of a game for two (NF-SETUP-33)."""


class Options(EngineOptions, frozen=True):
    """What a table may choose.

    NF-MODE-01  Four modes there are.
    NF-SETUP-01  The town lies with its dusk side up, unless the table wants the day.
    NF-DAY-01  The day goes with any mode.
    """

    mode: Mode = "first"
    map: MapChoice = "auto"
    """By itself: map 1 in the first adventure, the next one in a campaign, one by chance in the arcade."""
    town: TownSide = "dusk"
    characters: Literal["chosen", "dealt"] = "dealt"
    quests: Literal["usual", "extra"] = "usual"
    """NF-VAR-01  4 quest tokens a player."""
    camps: Literal["usual", "longer"] = "usual"
    """2 camps more (NF-VAR-04)."""


class Sheet(Struct):
    """The character card of a campaign: what a character carries from game to game.

    NF-MODE-06  Campaign: experience, talents, keywords, quests and side quests.
    NF-MODE-15  Character: experience, talents, keywords and the passages of the line.
    """

    character: Character | Literal[""] = ""
    squares: int = 0
    """Quests counted, three to a row (NF-XP-01)."""
    quests: list[str] = []
    """Passages of the character's line that were read, in order (NF-CHARQ-03).

    NF-SHEET-02  Character mode has no squares, and Campaign mode no such column.
    """
    next: str = ""
    """The passage to be read at the next quest of a character's line."""
    spent: int = 0
    """Experience that was spent: a star whose circle is filled too.

    NF-TAL-05  A star alone is experience still to be spent.
    """
    talents: list[str] = []
    keywords: list[str] = []
    side_quests: list[str] = []
    """To be read, the oldest first (NF-SIDE-02)."""
    done_side_quests: list[str] = []
    scores: list[int] = []
    joined: int = 0
    """How many games had been played when this player came."""


class Chapter(Struct):
    """A game that is part of a campaign: where, and what everybody scored."""

    map: int
    scores: list[int]


class Campaign(Struct):
    """The campaign document: everything a group has to keep between two games."""

    mode: Mode
    sheets: list[Sheet]
    chapters: list[Chapter] = []
    read: list[str] = []
    """Passages that were read, whoever read them."""
    extra: bool = False
    """The shorter campaign of 7 games with extra quests (NF-VAR-02)."""


class Beast(Part):
    """A pack animal on the player board with the treasure it carries, if any."""

    kind: PackAnimal
    treasure: str = ""


class Player(Part):
    """A character with everything on and around the player board.

    NF-SETUP-26  Coins, gems, food, tokens and camps are counters: they never run out.
    """

    character: Character | Literal[""] = ""
    place: Place = "gate"
    space: Space = TOWN
    """On the map; without meaning in town."""
    coins: int = 0
    gems: int = 0
    food: int = 0
    hearts: int = 0
    reputation: int = 0
    tokens: dict[Tribe, int] = {}
    team: list[str] = []
    """Adventurers and the animal companion, at most four."""
    reserve: list[str] = []
    animals: list[Beast] = []
    beside: str = ""
    """The one treasure that Begging keeps without an animal (NF-TAL-21)."""
    hand: list[str] = []
    """Artifacts not claimed yet: nobody else knows them."""
    artifacts: list[str] = []
    keepsakes: list[str] = []
    threats: list[int] = []
    bosses: list[str] = []
    chiefs: list[Tribe] = []
    camps: int = 0
    """Camps placed, wherever."""
    sheet: Sheet = field(default_factory=Sheet)
    """In a campaign; else it stays empty."""
    dealt: list[str] = []
    """Ordinary artifacts in hand during the draft."""
    gained: int = 0
    """Quests of this game that count for experience."""


class Deal(Part):
    """A trade under way at the town hall: one good is wanted for many, or one is given for many."""

    wants: Good | Literal[""] = ""
    gives: Good | Literal[""] = ""
    others: list[Good] = []
    """Given so far for the wanted one, or taken so far for the given one."""


class Visit(Part):
    """What has been done on this visit to a building."""

    building: Building
    done: list[str] = []
    """Actions that can be taken once a visit, and were."""
    trade: Deal | None = None


class Fight(Part):
    """A roll that hearts can raise: a duel, a fight with a threat, or the check of a quest."""

    why: FightWhy
    roll: int
    symbols: int
    """Swords or skill symbols of the active player."""
    against: int
    """What has to be reached: strength, difficulty, or one more than the defender's total."""
    is_skill: bool = False
    extra: int = 0
    """Other bonuses: an unfair fight, talents, treasures used up."""
    spent: int = 0
    """Hearts spent on it."""
    is_bombed: bool = False
    """Whether the active player has thrown a bomb (NF-TREC-07)."""
    defender: int = NEUTRAL
    is_fair: bool = True
    threat: int = 0
    """The strength of the threat, 0 if it is none."""
    boss: str = ""

    @property
    def total(self) -> int:
        return self.roll + self.symbols + self.extra + self.spent


class Quest(Part):
    """A quest being read."""

    key: str
    """A passage or an arcade card."""
    is_arcade: bool
    offered: list[int]
    """The options that may be chosen, by their place in the passage."""
    chosen: int = NEUTRAL
    outcome: Literal["", "success", "bonus", "failure"] = ""
    counts: bool = True
    """Whether it counts for experience."""


class Turn(Part):
    """What is under way in the active player's turn."""

    action: Action = ""
    """On the map one is moving until a quest is taken, and has arrived then."""
    began_in: Place = "gate"
    start: Space = TOWN
    """Where the move began."""
    steps: int = 0
    """Movement used."""
    returned: int = 0
    """Pack animals given back in this turn: their movement lasts until its end (NF-STABLE-09)."""
    freed: int = 0
    """Empty spaces left without paying a heart."""
    visit: Visit | None = None
    fight: Fight | None = None
    quest: Quest | None = None
    target: Space | None = None
    """The space beyond the threat symbol on which the standee has halted."""
    shown: list[str] = []
    """Cards drawn for the active player to choose from."""


class State(EngineState):
    """The whole table.

    NF-SETUP-27  What lies in decks, in the bag and in the stables is all there is of it.
    NF-MOVE-03  Nothing keeps standees apart: any number may share a space.
    """

    options: Options
    map: int
    """Its number in the atlas; 0 before it is opened."""
    players: list[Player]
    ordinary: list[str]
    """Artifacts face down: the next one is a random one of these."""
    special: list[str]
    treasures: list[str]
    bag: list[str]
    """Adventurers (NF-SETUP-04)."""
    arcade: list[str]
    birds: int
    """Pack animals in the stables."""
    threats: list[int]
    """Strengths of those left in the deck, the weakest first."""
    discarded_artifacts: list[str] = []
    """Face down: nobody looks through them."""
    discarded_treasures: list[str] = []
    """NF-HUT-04  Face up."""
    aside: list[str] = []
    """Adventurers replaced in the row (NF-SALOON-15)."""
    discarded_arcade: list[str] = []
    row: list[str] = []
    bosses: list[str] = []
    chiefs: list[Tribe] = field(default_factory=lambda: [*TRIBES])
    """NF-SETUP-06  All four lie beside the town until somebody wins them."""
    keepsakes: list[str] = []
    """Those nobody has found."""
    quests: list[Space] = []
    """Spaces with a quest token."""
    camps: dict[Space, int] = {}
    """NF-CAMP-03  Whose camp stands where on the map."""
    mine: dict[int, int] = {}
    """Whose camp stands in which cell."""
    neutral: Character | Literal[""] = ""
    phase: Phase = "open"
    first: int = 0
    active: int = 0
    round: int = 1
    turn: Turn = field(default_factory=Turn)
    is_last_round: bool = False
    camped: int = 0
    """The round in which a camp was placed last."""
    campaign: Campaign | None = None
    """As it came into this game."""
    told: Quest | None = None
    """The last quest that was read to its end: all have heard it."""
    read: list[str] = []
    """Passages read in this campaign, this game included, whoever read them."""
    is_blind: bool = False
    """Set where somebody imagines the match: then the storybook is closed, and rewards are guessed."""


def in_town(player: Player) -> bool:
    """Jail is in town, too: whoever leaves it leaves town (NF-LEAVE-03)."""
    return player.place != "map"


def treasures_of(player: Player) -> list[str]:
    """All treasures of a player, the one beside the board included."""
    carried = [beast.treasure for beast in player.animals if beast.treasure]
    return [*carried, player.beside] if player.beside else carried


def clockwise_from(state: State, seat: int) -> list[int]:
    """All seats in turn order (NF-GOAL-03), this one first."""
    seats = len(state.players)
    return [(seat + step) % seats for step in range(seats)]
