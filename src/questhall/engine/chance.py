"""All chance of a match: dice, draws and shuffles come from here and from nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import blake2b
from itertools import chain, count, islice
from struct import Struct
from typing import Any, Protocol

LCG_STEP = 6364136223846793005
LCG_ADD = 1442695040888963407
WORD = 0xFFFFFFFFFFFFFFFF
EIGHT_WORDS = Struct(">8Q").unpack


class Source(Protocol):
    """Where numbers come from: the keyed chance of the real match, or the dream of an imagined one."""

    @property
    def x(self) -> int | None:
        """Where a dream stands; the keyed chance stands where the counters of the state say."""
        ...

    def below(self, n: int, stream: str) -> int:
        """The next number of a stream, from 0 up to but not including n."""
        ...

    def several(self, limits: Sequence[int], stream: str) -> list[int]:
        """The next numbers of a stream at once, each below its own limit."""
        ...

    def skip(self, stream: str) -> None:
        """Pass over a number that is known already."""
        ...


class Chance:
    """Keyed and counter-based: the k-th number of a stream depends on key, stream and k alone.

    So two tables with one key meet the same market whatever they do with their dice, and a finished
    record can be checked by anyone who is given the key. One hash gives eight numbers of a stream.
    """

    __slots__ = ("_ahead", "counters", "key")
    x = None

    def __init__(self, key: bytes, counters: dict[str, int]) -> None:
        self.key = key
        self.counters = counters
        self._ahead: dict[str, Iterator[int]] = {}
        """The words of each stream that are still to come."""

    def below(self, n: int, stream: str) -> int:
        try:
            words = self._ahead[stream]
        except KeyError:
            words = self._begin(stream)
        self.counters[stream] += 1
        return next(words) * n >> 64

    def several(self, limits: Sequence[int], stream: str) -> list[int]:
        words = self._ahead.get(stream) or self._begin(stream)
        self.counters[stream] += len(limits)
        numbers: list[int] = []
        for n in limits:
            numbers.append(next(words) * n >> 64)
        return numbers

    def skip(self, stream: str) -> None:
        self.below(1, stream)

    def _begin(self, stream: str) -> Iterator[int]:
        """Take up a stream where its counter stands."""
        begun = self.counters.setdefault(stream, 0)
        words = words_from(begun >> 3, stream, self.key)
        if begun & 7:
            words = islice(words, begun & 7, None)
        self._ahead[stream] = words
        return words


def words_from(block: int, stream: str, key: bytes) -> Iterator[int]:
    """All words of a stream from a block on. A block is hashed when the one before it is used up."""
    beginning = blake2b(stream.encode() + b":", key=key)  # key and name are hashed once for all blocks
    return chain.from_iterable(map(partial(block_of, beginning), count(block)))


def block_of(beginning: Any, number: int) -> tuple[int, ...]:
    """Eight words from one hash."""
    whole = beginning.copy()
    whole.update(b"%d" % number)
    return EIGHT_WORDS(whole.digest())


class Dream:
    """The fast generator of imagined matches: one integer, so that it is cloned like everything else."""

    __slots__ = ("x",)

    def __init__(self, x: int) -> None:
        self.x = x & WORD

    def below(self, n: int, stream: str = "") -> int:
        self.x = (self.x * LCG_STEP + LCG_ADD) & WORD
        return (self.x >> 32) * n >> 32

    def several(self, limits: Sequence[int], stream: str = "") -> list[int]:
        return [self.below(n) for n in limits]

    def skip(self, stream: str = "") -> None:
        self.x = (self.x * LCG_STEP + LCG_ADD) & WORD

    def shuffle(self, things: list[str]) -> None:
        """Put things in random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class Rng(Protocol):
    """Where imagining takes its seed from: `random.Random` will do."""

    def getrandbits(self, bits: int, /) -> int: ...


def key_of_seed(seed: int) -> bytes:
    """The key of an open deal: anyone who knows the seed knows the deal."""
    return blake2b(b"open deal %d" % seed, digest_size=32).digest()


def commitment(key: bytes) -> str:
    """What the table may show at the start: whoever is given the key at the end can check it."""
    return blake2b(key, digest_size=32, person=b"questhall deal").hexdigest()
