"""What a trial showed: module by module, and every survivor with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from breaking.trial import Verdict

ENOUGH = 0.9
"""The share of mutants that the tests of a complete game catch."""
NARROW = 24
"""Letters for the name of a module, at least."""


@dataclass(frozen=True)
class Report:
    """The verdicts on a sample, and the modules it was drawn from."""

    key: str
    seed: int
    places: int
    verdicts: Sequence[Verdict]
    sources: Mapping[str, str]
    deselected: Sequence[str]

    @property
    def is_enough(self) -> bool:
        return share(self.verdicts) >= ENOUGH

    def page(self) -> Iterator[str]:
        yield from self.table()
        for survivor in (verdict for verdict in self.verdicts if not verdict.caught):
            yield ""
            yield survivor.mutant.name
            before, after = survivor.mutant.lines(self.sources[survivor.mutant.file])
            yield from (f"  - {line}" for line in before.split("\n"))
            yield from (f"  + {line}" for line in after.split("\n"))
        if self.deselected:
            yield f"\nA trial only: {len(self.deselected)} failing tests were left out."

    def table(self) -> Iterator[str]:
        """The modules; below them the rules, the printed facts, and both together."""
        yield f"{self.key}: {len(self.verdicts)} mutants drawn from {self.places} places, seed {self.seed}"
        yield ""
        files = sorted({verdict.mutant.file for verdict in self.verdicts})
        width = max([NARROW, *map(len, files)])
        yield f"| {'module':<{width}} | mutants | caught | survived | share |"
        yield f"| {'-' * width} | ------: | -----: | -------: | ----: |"
        for file in files:
            yield row(file, [verdict for verdict in self.verdicts if verdict.mutant.file == file], width)
        steps = [verdict for verdict in self.verdicts if not verdict.mutant.is_printed]
        facts = [verdict for verdict in self.verdicts if verdict.mutant.is_printed]
        yield row("steps and questions", steps, width)
        yield row("printed facts", facts, width)
        yield row("all", self.verdicts, width)

    def as_json(self) -> dict[str, object]:
        caught = sum(verdict.caught for verdict in self.verdicts)
        return {
            "game": self.key,
            "seed": self.seed,
            "places": self.places,
            "mutants": len(self.verdicts),
            "caught": caught,
            "survived": len(self.verdicts) - caught,
            "share": round(share(self.verdicts), 4),
            "deselected": list(self.deselected),
            "verdicts": [
                {"name": verdict.mutant.name, "caught": verdict.caught, "by": verdict.by, "seconds": verdict.seconds}
                | asdict(verdict.mutant)
                for verdict in self.verdicts
            ],
        }


def share(verdicts: Sequence[Verdict]) -> float:
    return sum(verdict.caught for verdict in verdicts) / len(verdicts) if verdicts else 1.0


def row(title: str, verdicts: Sequence[Verdict], width: int) -> str:
    caught = sum(verdict.caught for verdict in verdicts)
    survived = len(verdicts) - caught
    return f"| {title:<{width}} | {len(verdicts):>7} | {caught:>6} | {survived:>8} | {share(verdicts):>5.0%} |"
