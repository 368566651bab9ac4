"""Heroes, positions and texts for the tests of the story decks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import Challenge, Path, Reward
from questhall.games.calltoadventure.components import ABILITIES, CORE, START
from questhall.games.calltoadventure.state import Attempt, Player, Slot, State
from support import calltoadventure as common

play = common.play
ALL_PAIRS = sorted(tuple(sorted(pair)) for pair in combinations(ABILITIES, 2))


# Positions


def hero(story: str = "", allies: str = "", *, xp: int = 3, corruption: int = START) -> Player:
    """A hero without character cards: nothing but the cards under test counts."""
    return common.hero("", "", "", story=story, allies=allies, xp=xp, corruption=corruption)


def position(*heroes: Player, row: str = "", act: int = 1, heroes_deck: str = "") -> State:
    """Two heroes at least, one row, and empty decks, so that nothing else comes up."""
    state = common.position(*heroes, *(hero() for _ in range(2 - len(heroes))), opened=act)
    state.rows[act - 1] = [common.slot(word) for word in row.split()]
    state.decks = [[], [], []]
    state.heroes, state.antiheroes = heroes_deck.split(), []
    return state


def attempt(state: State, challenge: Challenge, path: str, faces: Sequence[int] = ()) -> Attempt:
    """Seat 0 attempts a challenge; with faces, the core runes have been cast and show those."""
    state.rows[challenge.act - 1].append(Slot(challenge.id))
    common.attempt(state, challenge.id, "upper" if path == "upper" else "lower")
    assert state.attempt is not None
    if faces:
        state.attempt.runes, state.attempt.faces = [*CORE], [*faces]
        state.attempt.casts, state.step = 1, "during"
    return state.attempt


# What a deck holds


def paths_of(challenges: Iterable[Challenge]) -> list[Path]:
    return [path for card in challenges for path in (card.upper, card.lower)]


def icons_on(rewards: Iterable[Reward]) -> Counter[str]:
    return Counter(icon for reward in rewards for icon in reward.icons)


def abilities_on(rewards: Iterable[Reward]) -> Counter[str]:
    return Counter(ability for reward in rewards for ability in reward.abilities)


def showing(what: str, challenges: Iterable[Challenge]) -> int:
    """On how many paths a symbol stands."""
    return sum(path.reward.gives(what) for path in paths_of(challenges))


def suitable(challenge: Challenge) -> int:
    """How many abilities on its paths are those that suit the challenge."""
    both = (*challenge.upper.reward.abilities, *challenge.lower.reward.abilities)
    return sum(ability in challenge.abilities for ability in both)


# Texts


@cache
def texts(lang: str, file: str) -> dict[str, str]:
    """Messages and their attributes, as they stand in a file: `card-sister`, `card-sister.story` …"""
    found: dict[str, str] = {}
    source = GAME.folder.joinpath("text", lang, f"{file}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = plain(entry.value)
            found |= {f"{entry.id.name}.{line.id.name}": plain(line.value) for line in entry.attributes}
    return found


def plain(pattern: ast.Pattern) -> str:
    return "".join(
        part.value if isinstance(part, ast.TextElement) else serialize_expression(part.expression)
        for part in pattern.elements
    )


def words(sentence: str) -> int:
    return len(re.findall(r"[\w'’-]*\w[\w'’-]*", sentence))


def is_told(sentence: str) -> bool:
    """A sentence of the story page: 12 to 30 words, no digits, with its full stop."""
    return 12 <= words(sentence) <= 30 and sentence.endswith(".") and not re.search(r"\d", sentence)


def ids_of_texts(challenges: Iterable[Challenge], others: Iterable[str], lines: Sequence[str]) -> set[str]:
    """What the file of a deck must hold."""
    ids: set[str] = set()
    for card in challenges:
        name = card.id.replace("_", "-")
        ids |= {f"card-{name}", f"path-{name}-upper", f"path-{name}-lower"}
        ids |= {f"path-{name}-upper.story", f"path-{name}-lower.story"}
    for other in others:
        name = f"card-{other.replace('_', '-')}"
        ids |= {name, *(f"{name}.{line}" for line in lines)}
    return ids
