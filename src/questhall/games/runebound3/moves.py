"""Everything a player can do, as values.

Tokens are named by their id; `shows` says what lies up, a symbol and its number, for those who read the move."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.cards.define import Cost
from questhall.games.runebound3.state import DamageKind

# Set-up


class TakeHero(Move, frozen=True):
    """Play this hero."""

    hero: str


class Place(Move, frozen=True):
    """Put the figure on this hex."""

    hex: Hex


# Actions of a turn


class Adventure(Move, frozen=True):
    """Turn the gem face down and draw a card, for two action points."""


class Step(Move, frozen=True):
    """Move to a neighbouring hex, for an action point."""

    hex: Hex


class RollToMove(Move, frozen=True):
    """Roll terrain dice to move, for an action point."""


class Rest(Move, frozen=True):
    """Rest, for an action point."""


class Shop(Move, frozen=True):
    """Visit the market of this city, for an action point."""


class Train(Move, frozen=True):
    """Draw skill cards, for an action point."""


class Idle(Move, frozen=True):
    """Spend an action point on nothing."""


class StandUp(Move, frozen=True):
    """Spend an action point to be delayed no longer."""


class UseAction(Move, frozen=True):
    """Use an ability that costs an action point."""

    ability: str


class AttemptQuest(Move, frozen=True):
    """Try to complete a quest here, for an action point."""

    quest: str


class FollowRumour(Move, frozen=True):
    """Look into a rumour here, for an action point."""

    rumour: str


class AttemptStory(Move, frozen=True):
    """Try to solve a story quest here, for an action point."""

    story: str


class EngageVillain(Move, frozen=True):
    """Engage the villain on this hex, for an action point."""


class KillZombie(Move, frozen=True):
    """Kill a zombie on this hex, for an action point."""


class Challenge(Move, frozen=True):
    """Challenge the hero of this seat."""

    seat: int


class EndTurn(Move, frozen=True):
    """Let the turn pass on."""


# Free things of a turn


class Learn(Move, frozen=True):
    """Learn a skill from the hand for trophies."""

    skill: str


class SpendTrophy(Move, frozen=True):
    """Pay with a trophy of this deck."""

    deck: Cost


class DiscardSkill(Move, frozen=True):
    """Discard a learned skill that is one too many, or a card of a hand that is too large."""

    skill: str


class DiscardAsset(Move, frozen=True):
    """Discard an asset."""

    asset: str


class ProposeTrade(Move, frozen=True):
    """Begin an exchange with a hero on the same hex."""

    seat: int


class GiveAsset(Move, frozen=True):
    """Put an own asset into the exchange."""

    asset: str


class WantAsset(Move, frozen=True):
    """Ask for an asset of the other."""

    asset: str


class GiveGold(Move, frozen=True):
    """Put an own gold coin into the exchange."""


class WantGold(Move, frozen=True):
    """Ask for a gold coin of the other."""


class Accept(Move, frozen=True):
    """Agree."""


class Decline(Move, frozen=True):
    """Say no, or leave an effect out."""


class Done(Move, frozen=True):
    """That is all."""


# Terrain dice


class MoveTo(Move, frozen=True):
    """Spend a die to move to a neighbouring hex; `ability` is what lets the die count as it must."""

    hex: Hex
    die: int
    face: int
    ability: str = ""


class Go(Move, frozen=True):
    """Move to a hex, as an ability lets one."""

    hex: Hex


class RerollDie(Move, frozen=True):
    """Exert to reroll a terrain die."""

    die: int
    face: int


class ExertCard(Move, frozen=True):
    """Exert with this card of the hand."""

    skill: str


class TakeOutcome(Move, frozen=True):
    """Take an outcome of a quest, counted from 1."""

    outcome: int


# Cards


class TakeOption(Move, frozen=True):
    """Take an option of an event, or one of several rewards, counted from 1."""

    option: int


class TakeTrophy(Move, frozen=True):
    """Gain a trophy from this deck."""

    deck: Cost


class TakeAsset(Move, frozen=True):
    """Take an asset from a market for nothing."""

    asset: str


class TakeSkill(Move, frozen=True):
    """Take, keep or learn this skill card for nothing."""

    skill: str


class Sell(Move, frozen=True):
    """Sell an asset for its price."""

    asset: str


class Buy(Move, frozen=True):
    """Buy an asset."""

    asset: str


class Refuse(Move, frozen=True):
    """Discard an asset from the market instead of buying."""

    asset: str


class Use(Move, frozen=True):
    """Use an ability at its moment."""

    ability: str


# A fight


class Strike(Move, frozen=True):
    """Spend tokens of one kind of damage."""

    tokens: tuple[str, ...]
    kind: DamageKind
    damage: int


class UseSurge(Move, frozen=True):
    """Spend surge tokens on an ability."""

    ability: str
    tokens: tuple[str, ...]
    surges: int


class FlipOwn(Move, frozen=True):
    """Spend an agility token to flip an own token."""

    agility: str
    token: str
    shows: str
    back: str


class MakeRecast(Move, frozen=True):
    """Spend an agility token to make the opponent recast a token."""

    agility: str
    token: str
    shows: str


class Double(Move, frozen=True):
    """Put a token on a double."""

    double: str
    token: str
    shows: str


class Pass(Move, frozen=True):
    """No more combat actions in this combat round."""


class Block(Move, frozen=True):
    """Spend shields against the damage."""

    tokens: tuple[str, ...]
    shields: int


class SpendSurges(Move, frozen=True):
    """Spend surge tokens to cancel an ability."""

    tokens: tuple[str, ...]
    surges: int


class ChooseToken(Move, frozen=True):
    """The token an effect is about."""

    token: str
    shows: str


class Retreat(Move, frozen=True):
    """Roll a die to retreat."""


class Stay(Move, frozen=True):
    """Fight on."""


class ChooseDie(Move, frozen=True):
    """The terrain die an effect is about."""

    die: int
    face: int


class ChooseHex(Move, frozen=True):
    """The hex an effect is about."""

    hex: Hex


RuneboundMove = (
    TakeHero
    | Place
    | Adventure
    | Step
    | RollToMove
    | Rest
    | Shop
    | Train
    | Idle
    | StandUp
    | UseAction
    | AttemptQuest
    | FollowRumour
    | AttemptStory
    | EngageVillain
    | KillZombie
    | Challenge
    | EndTurn
    | Learn
    | SpendTrophy
    | DiscardSkill
    | DiscardAsset
    | ProposeTrade
    | GiveAsset
    | WantAsset
    | GiveGold
    | WantGold
    | Accept
    | Decline
    | Done
    | MoveTo
    | Go
    | RerollDie
    | ExertCard
    | TakeOutcome
    | TakeOption
    | TakeTrophy
    | TakeAsset
    | TakeSkill
    | Sell
    | Buy
    | Refuse
    | Use
    | Strike
    | UseSurge
    | FlipOwn
    | MakeRecast
    | Double
    | Pass
    | Block
    | SpendSurges
    | ChooseToken
    | Retreat
    | Stay
    | ChooseDie
    | ChooseHex
)
