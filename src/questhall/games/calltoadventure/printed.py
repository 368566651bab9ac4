"""What is printed on the cards, the runes and the track, as facts for a screen. No rule is here."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from questhall.games.calltoadventure.cards.define import (
    ALLIES,
    CHALLENGES,
    DESTINIES,
    FATE,
    MOTIVATIONS,
    ORIGINS,
    SCHEMES,
    TRAITS,
    Challenge,
    Needs,
    Path,
    Power,
    Reward,
    StoryPart,
)
from questhall.games.calltoadventure.components import FACES, SETS, SPECIAL, TRACK, VALUES


class PrintedReward(Struct):
    """The symbols of a strip."""

    abilities: list[str]
    icons: list[str]
    triumph: int
    tragedy: int
    hero: int
    antihero: int
    xp: int
    moons: int
    suns: int


class PrintedPower(Struct):
    moment: str
    xp: int
    radiant: int
    limit: str
    sacrifice: bool


class PrintedPart(Struct):
    """A character card, a trait or an ally."""

    id: str
    kind: str
    act: int
    reward: PrintedReward
    power: PrintedPower | None
    is_base: bool
    is_radiant: bool = False


class PrintedTrait(PrintedPart):
    needs_abilities: list[str] = []
    needs_icons: list[str] = []
    track: list[int] = []
    """The highest and the lowest space, counted from the top with 0; empty: anywhere."""
    price: int = 0
    next_turn: int = 0


class PrintedPath(Struct):
    reward: PrintedReward
    harder: bool


class PrintedChallenge(Struct):
    id: str
    act: int
    difficulty: int
    abilities: list[str]
    upper: PrintedPath
    lower: PrintedPath
    is_base: bool


class PrintedFate(Struct):
    """A hero or antihero card."""

    id: str
    side: str
    moment: str
    target: str
    copies: int
    has_skull: bool
    is_base: bool


class PrintedScheme(Struct):
    id: str
    is_solo: bool
    power: PrintedPower | None


class PrintedSpace(Struct):
    triumph: int
    tragedy: int
    plays: list[str]


class Printed(Struct):
    """Everything in the box."""

    origins: list[PrintedPart]
    motivations: list[PrintedPart]
    destinies: list[PrintedPart]
    allies: list[PrintedPart]
    traits: list[PrintedTrait]
    challenges: list[PrintedChallenge]
    fate: list[PrintedFate]
    schemes: list[PrintedScheme]
    track: list[PrintedSpace]
    runes: dict[str, list[str]]
    """Both faces of every rune."""
    values: dict[str, int]
    sets: list[int]
    """What none, one, two … story icons of a kind are worth."""
    special: dict[str, str]


def printed() -> Printed:
    return Printed(
        origins=parts("origin", ORIGINS.values()),
        motivations=parts("motivation", MOTIVATIONS.values()),
        destinies=[part("destiny", card, is_radiant=card.is_radiant) for card in DESTINIES.values()],
        allies=[part("ally", card, act=card.act) for card in ALLIES.values()],
        traits=traits(),
        challenges=[challenge_facts(card) for card in CHALLENGES.values()],
        fate=[
            PrintedFate(card.id, card.side, card.moment, card.target, card.copies, card.has_skull, card.is_base)
            for card in FATE.values()
        ],
        schemes=[PrintedScheme(card.id, card.is_solo, power_facts(card.power)) for card in SCHEMES.values()],
        track=[PrintedSpace(space.triumph, space.tragedy, [*space.plays]) for space in TRACK],
        runes={rune: [*faces] for rune, faces in FACES.items()},
        values={symbol: value for symbol, value in VALUES.items()},
        sets=[*SETS],
        special={ability: symbol for ability, symbol in SPECIAL.items()},
    )


def parts(kind: str, cards: Iterable[StoryPart]) -> list[PrintedPart]:
    return [part(kind, card) for card in cards]


def part(kind: str, card: StoryPart, *, act: int = 0, is_radiant: bool = False) -> PrintedPart:
    return PrintedPart(card.id, kind, act, reward_facts(card.reward), power_facts(card.power), card.is_base, is_radiant)


def traits() -> list[PrintedTrait]:
    return [
        PrintedTrait(
            card.id,
            "trait",
            card.act,
            reward_facts(card.reward),
            power_facts(card.power),
            card.is_base,
            needs_abilities=[*card.needs.abilities],
            needs_icons=[*card.needs.icons],
            track=track_facts(card.needs),
            price=card.price,
            next_turn=card.next_turn,
        )
        for card in TRAITS.values()
    ]


def track_facts(needs: Needs) -> list[int]:
    return [*needs.track] if needs.track is not None else []


def challenge_facts(card: Challenge) -> PrintedChallenge:
    return PrintedChallenge(
        card.id,
        card.act,
        card.difficulty,
        [*card.abilities],
        path_facts(card.upper),
        path_facts(card.lower),
        card.is_base,
    )


def path_facts(path: Path) -> PrintedPath:
    return PrintedPath(reward_facts(path.reward), path.harder)


def reward_facts(reward: Reward) -> PrintedReward:
    return PrintedReward(
        [*reward.abilities],
        [*reward.icons],
        reward.triumph,
        reward.tragedy,
        reward.hero,
        reward.antihero,
        reward.xp,
        reward.moons,
        reward.suns,
    )


def power_facts(power: Power | None) -> PrintedPower | None:
    if power is None:
        return None
    return PrintedPower(power.moment, power.xp, power.radiant, power.limit, power.sacrifice)
