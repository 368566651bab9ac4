"""Everything a player can do, as values."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.nearandfar.atlas.define import Space
from questhall.games.nearandfar.components import Building, Character, Good, PackAnimal, Pet

# Before the first turn


class OpenMap(Move, frozen=True):
    """Play on this map; those before it are skipped."""

    map: str


class TakeCharacter(Move, frozen=True):
    character: Character


class TakePet(Move, frozen=True):
    """Begin with this animal companion."""

    pet: Pet


class BuyTalent(Move, frozen=True):
    """Buy a talent with experience."""

    talent: str


class Draft(Move, frozen=True):
    """Keep this artifact and pass the others on."""

    artifact: str


class Keep(Move, frozen=True):
    """Keep these of the cards shown and discard the others."""

    cards: tuple[str, ...]


class Done(Move, frozen=True):
    """Nothing more here: leave the shop of talents, end a visit, end the turn."""


class Decline(Move, frozen=True):
    """No, thank you."""


# A turn


class Visit(Move, frozen=True):
    """Go to a building of the town."""

    building: Building


class SetOut(Move, frozen=True):
    """Leave town with this team."""

    team: tuple[str, ...]


class Walk(Move, frozen=True):
    """A step along a path; `food` hearts of what it costs are paid with food (Meditation)."""

    space: Space
    food: int = 0


class TakeQuest(Move, frozen=True):
    """Take the quest of this space."""


class MakeCamp(Move, frozen=True):
    """Place a camp on this space; `food` hearts of what it costs are paid with food (Meditation)."""

    food: int = 0


class Claim(Move, frozen=True):
    """Claim an artifact from the hand, at any moment of the own turn."""

    artifact: str


class UseTreasure(Move, frozen=True):
    """Discard a treasure for its effect."""

    treasure: str


class ReturnAnimal(Move, frozen=True):
    """Give a pack animal back for 2 hearts (Pack Bird Breeding)."""

    animal: int


# Duels, threats, checks


class Enter(Move, frozen=True):
    """Go in without a duel."""


class Bribe(Move, frozen=True):
    """Pay a coin instead of a duel (Bribery)."""


class Challenge(Move, frozen=True):
    """A duel with a seat; without one with the neutral character."""

    other_seat: int | None
    fair: bool


class FightThreat(Move, frozen=True):
    """Fight the threat of this strength."""

    threat: int


class FightBoss(Move, frozen=True):
    boss: str


class AvoidByCaution(Move, frozen=True):
    """Pass the threat by a shield."""


class AvoidByAnimal(Move, frozen=True):
    """Give a pack animal back to pass the threat."""

    animal: int


class AvoidByCard(Move, frozen=True):
    """Pass the threat by a card, at its price."""

    card: str


class SpendHearts(Move, frozen=True):
    """Raise the roll; `food` of them are paid with food (Meditation)."""

    hearts: int
    food: int = 0


# Quests


class ChooseOption(Move, frozen=True):
    """An option of the passage, by its place in it."""

    option: int


# Buildings


class Buy(Move, frozen=True):
    """Town hall: trade for one of these."""

    good: Good


class Sell(Move, frozen=True):
    """Town hall: trade one of these away."""

    good: Good


class GiveGood(Move, frozen=True):
    good: Good


class TakeGood(Move, frozen=True):
    good: Good


class DiscardArtifact(Move, frozen=True):
    artifact: str


class ChangeReputation(Move, frozen=True):
    """Pay so many coins and gems for as many steps; `steps` is negative to the left."""

    steps: int
    coins: int
    gems: int


class Hire(Move, frozen=True):
    """Hire an adventurer of the row."""

    adventurer: str


class Join(Move, frozen=True):
    """Where the newcomer goes: into the team, in the place of somebody if need be."""

    instead: str = ""


class Reserve(Move, frozen=True):
    """The newcomer waits in reserve."""


class ReplaceRow(Move, frozen=True):
    """Pay 1 food for five other adventurers."""


class TakeAnimal(Move, frozen=True):
    kind: PackAnimal


class TakeCoin(Move, frozen=True):
    """General store: a coin."""


class DrawArtifacts(Move, frozen=True):
    """General store: so many ordinary and so many special artifacts."""

    ordinary: int
    special: int


class Harvest(Move, frozen=True):
    """Farm: food for every skill symbol."""


class SearchHut(Move, frozen=True):
    """Mystic's hut: draw treasure."""


class LoadTreasure(Move, frozen=True):
    """Keep a treasure on this animal, in the place of what it carries; -1 is beside the board (Begging)."""

    treasure: str
    animal: int


class Dig(Move, frozen=True):
    """Mine: place a camp in this cell."""

    cell: int


class CampAnywhere(Move, frozen=True):
    """Mercenary Contract: a camp on any empty space."""

    space: Space


NearAndFarMove = (
    OpenMap
    | TakeCharacter
    | TakePet
    | BuyTalent
    | Draft
    | Keep
    | Done
    | Decline
    | Visit
    | SetOut
    | Walk
    | TakeQuest
    | MakeCamp
    | Claim
    | UseTreasure
    | ReturnAnimal
    | Enter
    | Bribe
    | Challenge
    | FightThreat
    | FightBoss
    | AvoidByCaution
    | AvoidByAnimal
    | AvoidByCard
    | SpendHearts
    | ChooseOption
    | Buy
    | Sell
    | GiveGood
    | TakeGood
    | DiscardArtifact
    | ChangeReputation
    | Hire
    | Join
    | Reserve
    | ReplaceRow
    | TakeAnimal
    | TakeCoin
    | DrawArtifacts
    | Harvest
    | SearchHut
    | LoadTreasure
    | Dig
    | CampAnywhere
)
