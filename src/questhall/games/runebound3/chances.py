"""The chances a seat sees before it: of its quests, rumours and tests, from its view alone."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.engine import Odds, Ref
from questhall.games.runebound3.board import NEIGHBOURS
from questhall.games.runebound3.cards.define import ADVENTURES, ENEMIES, STORIES, Event, Quest
from questhall.games.runebound3.dice import FACES, Symbol, pays_as, pays_for
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.odds import chance_by_rerolling, chance_of_dice
from questhall.games.runebound3.rules.bonuses import printed_on, sum_of
from questhall.games.runebound3.skill_odds import chance_of_test, successes_shown
from questhall.games.runebound3.table_view import HeroView, TableView


def odds(view: TableView) -> list[Odds]:
    """What can be reckoned without trying: dice and cards alone, and with every card in hand to exert.

    Abilities that somebody may use on the way are not counted, except those by which a die counts as another terrain.
    """
    if view.seat is None or not view.heroes[view.seat].hero:
        return []
    hero = view.heroes[view.seat]
    return [*quests(view, hero), *rumours(view, hero), *stories(view, hero), *options(view, hero), *retreat(view, hero)]


def quests(view: TableView, hero: HeroView) -> Iterator[Odds]:
    for id in hero.quests:
        quest = ADVENTURES[id]
        assert isinstance(quest, Quest)
        ref, tried = f"quest:{id}", is_tried(view, id)
        if is_settled(view, id):
            continue
        for number, outcome in enumerate(quest.outcomes, start=1):
            if quest.test is not None:
                yield by_test(view, hero, ref, quest.test, outcome.successes, tried=tried, detail=str(number))
            else:
                yield by_dice(view, hero, ref, outcome.needs, tried=tried, detail=str(number))


def rumours(view: TableView, hero: HeroView) -> Iterator[Odds]:
    for id in hero.rumours:
        if is_settled(view, id):
            continue
        for option in event(id).options:
            if option.rumour is not None and option.rumour.test is not None:
                yield by_test(view, hero, f"rumour:{id}", option.rumour.test, tried=is_tried(view, id))


def stories(view: TableView, hero: HeroView) -> Iterator[Odds]:
    """Story quests that are no fights, and that this hero has not solved yet."""
    for slot in view.slots:
        if not slot.story or view.seat in slot.solved or is_settled(view, slot.story):
            continue
        story, ref, tried = STORIES[slot.story], f"story:{slot.story}", is_tried(view, slot.story)
        if story.needs:
            yield by_dice(view, hero, ref, story.needs, tried=tried)
        elif story.test is not None:
            yield by_test(view, hero, ref, story.test, story.successes, tried=tried)


def options(view: TableView, hero: HeroView) -> Iterator[Odds]:
    """Of an event: before one of its options is taken, and while it is tried."""
    if view.active != view.seat or not isinstance(ADVENTURES.get(view.drawn), Event):
        return
    for number, option in enumerate(event(view.drawn).options, start=1):
        test = option.rumour.test if option.rumour is not None else option.test
        if test is None or view.option not in (0, number) or (view.option and not is_open(view)):
            continue
        ref = f"choice:{number}"
        if not view.option and option.price > hero.gold:
            yield Odds(ref, "success", 0.0)
        else:
            yield by_test(view, hero, ref, test, modifier=option.modifier, tried=view.option == number)


def event(id: str) -> Event:
    card = ADVENTURES[id]
    assert isinstance(card, Event)
    return card


def is_tried(view: TableView, id: str) -> bool:
    """Whether the seat is trying it right now."""
    return view.task == id and view.active == view.seat


def is_open(view: TableView) -> bool:
    """Dice or the cards of a test still lie there."""
    return view.rolled is not None or bool(view.tested)


def is_settled(view: TableView, id: str) -> bool:
    """It is being tried, and chance has had its say."""
    return is_tried(view, id) and not is_open(view)


# Dice and cards


def by_dice(
    view: TableView, hero: HeroView, ref: Ref, needs: tuple[Symbol, ...], *, tried: bool, detail: str = ""
) -> Odds:
    changes, exertions = conversions(view, hero), len(hero.hand)
    if tried and view.rolled is not None:
        faces = tuple(sorted(view.rolled.dice))
        chance = chance_by_rerolling(needs, faces, changes, 0)
        helped = chance_by_rerolling(needs, faces, changes, exertions)
    else:
        chance = chance_of_dice(needs, hero.speed, changes)
        helped = chance_of_dice(needs, hero.speed, changes, exertions)
    return Odds(ref, "outcome" if detail else "success", chance, helped if exertions else None, detail=detail)


def conversions(view: TableView, hero: HeroView) -> tuple[Symbol, ...]:
    """As what other terrain a die may be spent, ability by ability."""
    used = hero.used if view.active == view.seat else []
    found = printed_on(hero.hero, (*hero.skills, *hero.assets), "die")
    return tuple(each.terrain for each in found if each.terrain is not None and not each.exert and each.id not in used)


def by_test(
    view: TableView,
    hero: HeroView,
    ref: Ref,
    test: Attribute,
    successes: int = 1,
    *,
    modifier: int = 0,
    tried: bool,
    detail: str = "",
) -> Odds:
    cards = 0
    if tried:
        successes -= successes_shown(view)
    else:
        more = sum_of((*hero.skills, *hero.assets), f"{test}_test")
        cards = max(0, int(getattr(hero, test)) + modifier + more)
    chance = chance_of_test(view, successes, cards)
    helped = None
    if hero.hand and cards + len(hero.hand) <= view.decks["skills"]:  # beyond that exerted cards would come back
        helped = chance_of_test(view, successes, cards + len(hero.hand))
    return Odds(ref, "outcome" if detail else "success", chance, helped, detail=detail)


def retreat(view: TableView, hero: HeroView) -> Iterator[Odds]:
    """Of getting away by one die, where that is allowed."""
    fight = view.fight
    if fight is None or fight.phase != "retreat" or fight.reason in ("villain", "challenge"):
        return
    if fight.sides[0].seat != view.seat or ENEMIES[fight.enemy].bonuses.get("no_retreat", 0):
        return
    rolled = view.rolled.dice if view.rolled is not None else range(len(FACES))
    chance = sum(leads_away(view, hero, face) for face in rolled) / len(rolled)
    reroll = sum(leads_away(view, hero, face) for face in range(len(FACES))) / len(FACES)
    fails = (1 - chance) * (1 - reroll) ** len(hero.hand)
    yield Odds("retreat", "retreat", chance, 1 - fails if hero.hand else None)


def leads_away(view: TableView, hero: HeroView, face: int) -> bool:
    ford = sum_of((*hero.skills, *hero.assets), "ford") > 0
    changes = conversions(view, hero)
    return any(
        pays_for(face, hero.hex, near, ford=ford) or any(pays_as(each, hero.hex, near, ford=ford) for each in changes)
        for near in NEIGHBOURS[hero.hex]
    )
