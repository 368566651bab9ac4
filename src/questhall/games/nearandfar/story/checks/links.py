"""What hangs together: keywords, side quests, next passages, keepsakes, and options that can never be offered."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from itertools import chain, combinations

from questhall.games.nearandfar.story.checks.finding import Finding, place
from questhall.games.nearandfar.story.define import Choice, Passage, Reward
from questhall.games.nearandfar.story.reading import has_price, most_fitting, offered
from questhall.games.nearandfar.story.shelves import LAST_MAP, MAP_OF, ToCome, character_of, shelf_of

MOST_GIVERS = 2
"""A keepsake is the reward of one or two passages."""


def rewards(choice: Choice) -> tuple[Reward, ...]:
    return (choice.reward,) if choice.bonus is None else (choice.reward, choice.bonus)


def keywords_in(book: Mapping[str, Passage]) -> set[str]:
    """Every keyword that is given or asked for."""
    choices = [choice for passage in book.values() for choice in passage.choices]
    asked = {keyword for choice in choices for keyword in choice.keywords}
    return asked | {reward.keyword for choice in choices for reward in rewards(choice) if reward.keyword}


class Links:
    """The web of a book: who leads where, who gives and who asks."""

    def __init__(self, book: Mapping[str, Passage], coming: ToCome) -> None:
        self.book = book
        self.coming = coming

    @cached_property
    def leads_to(self) -> dict[str, list[tuple[str, Choice]]]:
        """Side quests and next passages: from which option of which passage one gets there."""
        ways: dict[str, list[tuple[str, Choice]]] = {}
        for key, passage in self.book.items():
            for choice in passage.choices:
                goals = [choice.next, *(reward.side_quest for reward in rewards(choice))]
                for goal in filter(None, goals):
                    ways.setdefault(goal, []).append((key, choice))
        return ways

    @cached_property
    def reached(self) -> dict[str, int]:
        """Passages that somebody can come to, each with the first map on which that can be."""
        stages = {key: first_map(key) for key in self.book if is_beginning(key)}
        waiting = sorted(stages, key=lambda key: stages[key])
        for key in waiting:
            onward = [goal for goal, ways in self.leads_to.items() if any(origin == key for origin, _ in ways)]
            fresh = [goal for goal in onward if goal in self.book and goal not in stages]
            stages |= {goal: stages[key] for goal in fresh}
            waiting += fresh
        return stages

    @cached_property
    def givers(self) -> dict[tuple[str, str], list[str]]:
        """Which passages give a keyword: by keyword and by whose line it is."""
        found: dict[tuple[str, str], list[str]] = {}
        for key in self.reached:
            for reward in chain.from_iterable(map(rewards, self.book[key].choices)):
                if reward.keyword:
                    found.setdefault((reward.keyword, character_of(key)), []).append(key)
        return found

    @cached_property
    def askers(self) -> dict[tuple[str, str], list[str]]:
        """Which passages ask for a keyword."""
        found: dict[tuple[str, str], list[str]] = {}
        for key in self.reached:
            for keyword in chain.from_iterable(choice.keywords for choice in self.book[key].choices):
                found.setdefault((keyword, character_of(key)), []).append(key)
        return found

    def can_be_held(self, keyword: str, key: str) -> bool:
        """Whether somebody can come to this passage with the keyword."""
        givers = self.givers.get((keyword, character_of(key)), [])
        in_time = [giver for giver in givers if giver != key and self.reached[giver] <= self.reached[key]]
        return bool(in_time) or keyword in self.coming.given

    def surely_held(self, key: str) -> set[str]:
        """Keywords that everybody has who comes to this passage, because every way to it gives or needs them."""
        ways = [choice for origin, choice in self.leads_to.get(key, []) if origin in self.reached]
        if not ways or key in MAP_OF:
            return set()
        return set.intersection(*({*choice.keywords, choice.reward.keyword} - {""} for choice in ways))

    def hands(self, key: str) -> Iterator[set[str]]:
        """Every set of keywords, as far as this passage asks, with which somebody may come to it."""
        asked = {keyword for choice in self.book[key].choices for keyword in choice.keywords}
        sure = self.surely_held(key) & asked
        rest = sorted(keyword for keyword in asked - sure if self.can_be_held(keyword, key))
        for count in range(len(rest) + 1):
            for some in combinations(rest, count):
                yield sure | set(some)


def is_beginning(key: str) -> bool:
    """Read without being named by another passage."""
    return shelf_of(key) in ("map", "boss") or (shelf_of(key) == "character" and key.endswith("-1"))


def first_map(key: str) -> int:
    """Bosses stand on the last map; a character's line is on none."""
    return LAST_MAP if shelf_of(key) == "boss" else MAP_OF.get(key, 0)


def link_findings(book: Mapping[str, Passage], coming: ToCome) -> Iterator[Finding]:
    links = Links(book, coming)
    yield from lost_passages(links)
    yield from lonely_keywords(links)
    for key in links.reached:
        yield from dead_options(links, key)


def lost_passages(links: Links) -> Iterator[Finding]:
    """Passages that are named and do not exist, or exist and are never reached."""
    for goal, ways in links.leads_to.items():
        if goal not in links.book and goal not in links.coming.passages:
            yield Finding(ways[0][0], f"leads to {goal}, which does not exist")
    for key in links.book:
        if key not in links.reached:
            yield Finding(key, "is never reached")
    for key in links.coming.passages:
        if key in links.book:
            yield Finding(key, "has come: take it off the list of what is to come")
        elif key not in links.leads_to:
            yield Finding(key, "is to come, but nothing leads to it")


def lonely_keywords(links: Links) -> Iterator[Finding]:
    """Keywords never given, never asked for, or asked for only where nobody can have them yet."""
    for (keyword, line), askers in links.askers.items():
        if (keyword, line) not in links.givers and keyword not in links.coming.given:
            yield Finding(askers[0], f"asks for the keyword {keyword}, which is never given")
    for (keyword, line), givers in links.givers.items():
        askers = links.askers.get((keyword, line), [])
        if not any(links.can_be_held(keyword, asker) for asker in askers) and keyword not in links.coming.asked:
            yield Finding(givers[0], f"gives the keyword {keyword}, which is never asked for later")
    given = {keyword for keyword, _ in links.givers}
    asked = {keyword for keyword, _ in links.askers}
    for keyword in (given & {*links.coming.given}) | (asked & {*links.coming.asked}):
        yield Finding(keyword, "has come: take it off the list of what is to come")


def dead_options(links: Links, key: str) -> Iterator[Finding]:
    """Options that nobody is ever offered, and hands of keywords with which nothing can be chosen for sure."""
    passage = links.book[key]
    offers = [offered(passage, hand) for hand in links.hands(key)]
    for option in range(len(passage.choices)):
        if not any(option in offer for offer in offers):
            yield Finding(place(key, option), "can never be offered")
    if any(all(has_price(passage.choices[option]) for option in offer) for offer in offers):
        yield Finding(key, "can leave somebody without money nothing to choose")
    if any(len(most_fitting(passage, hand)) > 1 for hand in links.hands(key)):
        yield Finding(key, "forces two options at once")


def keepsake_findings(book: Mapping[str, Passage], keepsakes: Collection[str], coming: ToCome) -> Iterator[Finding]:
    """Keepsakes in no box, never given, or given so often that a second finder on the same map goes without."""
    givers = givers_of_keepsakes(book)
    for keepsake, keys in givers.items():
        maps = [MAP_OF[key] for key in keys if key in MAP_OF]
        if keepsake not in keepsakes:
            yield Finding(keys[0], f"gives the keepsake {keepsake}, which is in no box")
        if len(keys) > MOST_GIVERS or len(set(maps)) < len(maps):
            yield Finding(keys[-1], f"gives the keepsake {keepsake} once more: so do {', '.join(keys[:-1])}")
    for keepsake in keepsakes:
        if keepsake not in givers and not coming.maps:
            yield Finding(keepsake, "is a keepsake that is never given")


def givers_of_keepsakes(book: Mapping[str, Passage]) -> dict[str, list[str]]:
    givers: dict[str, list[str]] = {}
    for key, passage in book.items():
        for reward in chain.from_iterable(map(rewards, passage.choices)):
            if reward.keepsake:
                givers.setdefault(reward.keepsake, []).append(key)
    return givers
