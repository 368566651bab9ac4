"""Is the storybook of Near and Far whole? Prints what is wrong, passage by passage, and then what is there.

With names such as `map01` (`python tools/check_story.py map01`) it prints findings of those files only.
"""

import sys
from collections import Counter
from collections.abc import Mapping
from itertools import chain

from questhall.games.nearandfar.cards.keepsakes import CARDS as KEEPSAKES
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from questhall.games.nearandfar.story.checker import check_arcade, check_book
from questhall.games.nearandfar.story.checks.links import rewards
from questhall.games.nearandfar.story.define import Passage
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, to_come


def main(names: list[str]) -> None:
    findings = [*check_book(PASSAGES, [card.id for card in KEEPSAKES], to_come()), *check_arcade(ARCADE)]
    wanted = set(chain.from_iterable(keys_of(name) for name in names))
    shown = [finding for finding in findings if not wanted or finding.where.partition(",")[0] in wanted]
    for finding in shown:
        print(finding)
    for number, keys in KEYS_OF_MAP.items():
        tell(f"map {number}", {key: PASSAGES[key] for key in keys if key in PASSAGES})
    tell("arcade", ARCADE)
    sys.exit(f"{len(shown)} findings." if shown else 0)


def keys_of(name: str) -> list[str]:
    files = {**PASSAGES.file_of, **ARCADE.file_of}
    return [key for key, file in files.items() if file == f"{name}.toml"]


def tell(where: str, passages: Mapping[str, Passage]) -> None:
    """A line about a map or the deck: how much, how hard, who pays."""
    choices = [choice for passage in passages.values() for choice in passage.choices]
    checks = Counter(choice.check for choice in choices if choice.check)
    if not checks:
        return
    mean = sum(choice.difficulty for choice in choices) / checks.total()
    tribes = Counter(tribe for choice in choices for reward in rewards(choice) for tribe in reward.tokens)
    print(f"{where}: {len(passages)} passages, {dict(checks)}, mean difficulty {mean:.2f}, tokens {dict(tribes)}")


if __name__ == "__main__":
    main(sys.argv[1:])
