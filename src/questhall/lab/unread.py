"""What has been read of Near and Far's storybook so far, and how much anybody would like to read next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from questhall.games.nearandfar.story.checks.finding import place
from questhall.games.nearandfar.story.checks.links import rewards
from questhall.games.nearandfar.story.define import Choice, Passage
from questhall.games.nearandfar.story.reading import offered

UNREAD, UNSEEN_OPTION = 4.0, 2.0
HINT = 0.4
"""What an option of a line is worth that nobody was offered: its keyword has to be found first."""
PATIENCE = 0.9
"""What comes later is worth a little less."""
DEEPEST = 6


class Memory:
    """What has been read and offered so far, by all readers of all campaigns."""

    def __init__(self, book: Mapping[str, Passage]) -> None:
        self.book = book
        self.read: dict[str, None] = {}
        self.offered: dict[tuple[str, int], None] = {}
        self.wanted: dict[tuple[object, ...], float] = {}
        """Appetites worked out since something new was last read."""

    def note(self, key: str, options: Sequence[int]) -> None:
        fresh = [(key, option) for option in options if (key, option) not in self.offered]
        if fresh or key not in self.read:
            self.wanted.clear()
        self.read[key] = None
        self.offered |= dict.fromkeys(fresh)

    @cached_property
    def asking(self) -> dict[str, list[tuple[str, int]]]:
        """The options that ask for a keyword."""
        found: dict[str, list[tuple[str, int]]] = {}
        for key, passage in self.book.items():
            for option, choice in enumerate(passage.choices):
                for keyword in choice.keywords:
                    found.setdefault(keyword, []).append((key, option))
        return found

    @property
    def never_offered(self) -> list[str]:
        return [place(key, option) for key, option in self.missing]

    @property
    def unfinished(self) -> list[str]:
        """Passages of which something was never offered."""
        return [key for key, _ in self.missing]

    @cached_property
    def every(self) -> list[tuple[str, int]]:
        return [(key, option) for key, page in self.book.items() for option in range(len(page.choices))]

    @property
    def missing(self) -> list[tuple[str, int]]:
        return [each for each in self.every if each not in self.offered]

    def appetite(self, key: str, keywords: Sequence[str], depth: int = DEEPEST) -> float:
        """How much somebody with these keywords would like to open this passage now."""
        asked = (key, depth, *sorted(keywords))
        if asked not in self.wanted:
            self.wanted[asked] = self.work_out(key, keywords, depth)
        return self.wanted[asked]

    def work_out(self, key: str, keywords: Sequence[str], depth: int) -> float:
        options = offered(self.book[key], keywords)
        fresh = any((key, option) not in self.offered for option in options)
        hopes = max(self.hope(self.book[key].choices[option], keywords, depth) for option in options)
        return UNREAD * (key not in self.read) + UNSEEN_OPTION * fresh + hopes

    def hope(self, choice: Choice, keywords: Sequence[str], depth: int = DEEPEST) -> float:
        """How much that is new an option may lead to: side quests, and what keywords will open."""
        worth = self.onward(choice.next) if choice.next else 0.0
        for reward in rewards(choice) if depth else ():
            known = [*keywords, reward.keyword]
            if reward.side_quest:
                worth += PATIENCE * self.appetite(reward.side_quest, known, depth - 1)
            if reward.keyword and reward.keyword not in keywords:
                worth += PATIENCE * self.promise(reward.keyword, known, depth - 1)
        return worth

    def promise(self, keyword: str, keywords: Sequence[str], depth: int) -> float:
        """The best a keyword may open, itself or by what comes of it."""
        options = self.asking.get(keyword, [])
        return max((self.worth_opening(*each, keywords, depth) for each in options), default=0.0)

    def worth_opening(self, key: str, option: int, keywords: Sequence[str], depth: int) -> float:
        fresh = (key, option) not in self.offered
        return UNSEEN_OPTION * fresh + self.hope(self.book[key].choices[option], keywords, depth)

    def onward(self, key: str) -> float:
        """How much of a character's line lies unread from here on: passages, and options nobody was offered."""
        seen, waiting = {key: None}, [key]
        for each in waiting:
            fresh = [choice.next for choice in self.book[each].choices if choice.next and choice.next not in seen]
            seen |= dict.fromkeys(fresh)
            waiting += dict.fromkeys(fresh)
        unread = sum(each not in self.read for each in seen)
        missing = [(asker, option) for asker, option in self.missing if asker in seen]
        needed = {keyword for asker, option in missing for keyword in self.book[asker].choices[option].keywords}
        given = [reward for each in seen for choice in self.book[each].choices for reward in rewards(choice)]
        return UNREAD * unread + HINT * (len(missing) + sum(reward.keyword in needed for reward in given))
