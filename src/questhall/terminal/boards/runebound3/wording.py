"""What is printed on cards, in words: what they ask for and what they bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.cards.define import (
    ALL,
    AdventureCard,
    Enemy,
    Event,
    Gain,
    Option,
    Outcome,
    Quest,
    Rumour,
    StoryCard,
)
from questhall.games.runebound3.heroes import Attribute
from questhall.terminal.boards.runebound3.places import places
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

ANY_SCENARIO = "any"
COUNTED = ("damage", "heal", "gold", "tokens", "draw", "move", "zombies")
"""Fields of a gain that are told by their number."""
SAID = ("trophy", "learn", "delayed", "discard")
"""Those that are told by being there."""
LOST = {"gold": "gold-lost", "tokens": "tokens-lost", "zombies": "zombies-gone"}


def gain_words(gain: Gain, voice: Voice, scenario: str = ANY_SCENARIO) -> str:
    """Everything a card brings its hero, or that it brings nothing."""
    return ", ".join(gain_parts(gain, voice, scenario)) or voice.say("board-gain-nothing")


def gain_parts(gain: Gain, voice: Voice, scenario: str) -> Iterator[str]:
    for field in COUNTED:
        amount = getattr(gain, field)
        name = "heal-all" if field == "heal" and amount >= ALL else LOST.get(field, field) if amount < 0 else field
        if amount:
            ending = f"-{dashed(scenario)}" if field == "tokens" else ""
            yield voice.say(f"board-gain-{name}{ending}", count=abs(amount))
    yield from (voice.say("board-gain-trophies", count=voice.name("deck", deck)) for deck in gain.trophies)
    if gain.asset >= 0:
        yield voice.say("board-gain-asset", count=gain.asset)
    yield from (voice.say(f"board-gain-{field}") for field in SAID if getattr(gain, field))


def option_words(option: Option, voice: Voice, scenario: str = ANY_SCENARIO) -> str:
    """What an option of an event costs or asks, what it brings, what comes of failing, where a rumour leads."""
    task: Option | Rumour = option.rumour or option
    words = []
    if option.rumour is not None:
        words.append(voice.say("board-rumour-at", where=places(option.rumour.hexes, voice)))
    if option.price:
        words.append(voice.say("board-pay", gold=option.price))
    if task.test is not None:
        words.append(test_words(task.test, option.modifier, voice))
    words.append(gain_words(task.gain, voice, scenario))
    if option.price or task.test is not None:
        words.append(f"{voice.say('board-else')} {gain_words(task.fail, voice, scenario)}")
    return "; ".join(words)


def test_words(attribute: Attribute, modifier: int, voice: Voice) -> str:
    way = "more" if modifier > 0 else "fewer" if modifier < 0 else "none"
    return voice.say("board-test", attribute=voice.name("attribute", attribute), modifier=way, cards=abs(modifier))


def outcome_words(
    outcome: Outcome | StoryCard, test: Attribute | None, voice: Voice, scenario: str = ANY_SCENARIO
) -> str:
    """What an outcome asks for, and what it brings."""
    asked = needs_words(outcome.needs, voice)
    if test is not None:
        attribute = voice.name("attribute", test)
        asked = voice.say("board-needs-test", attribute=attribute, successes=outcome.successes)
    return (
        f"{asked}: {gain_words(outcome.gain, voice, scenario)}" if asked else gain_words(outcome.gain, voice, scenario)
    )


def needs_words(needs: Sequence[str], voice: Voice) -> str:
    return " + ".join(voice.name("face", "0") if need == "wild" else voice.name("terrain", need) for need in needs)


def card_lines(card: AdventureCard, voice: Voice, scenario: str = ANY_SCENARIO) -> Iterator[str]:
    """What an adventure card does, line by line, numbered where one chooses."""
    match card:
        case Event():
            yield from numbered([option_words(option, voice, scenario) for option in card.options], card.id, voice)
        case Quest():
            yield voice.say("board-quest-at", where=places(card.hexes, voice))
            outcomes = [outcome_words(outcome, card.test, voice, scenario) for outcome in card.outcomes]
            yield from numbered(outcomes, card.id, voice)
        case Enemy():
            yield voice.say("board-enemy-health", health=card.health)
            rewards = " / ".join(gain_words(reward, voice, scenario) for reward in card.reward)
            if rewards:
                yield f"{voice.say('board-reward', count=len(card.reward))} {rewards}"


def numbered(lines: Sequence[str], card: str, voice: Voice) -> Iterator[str]:
    for number, (line, part) in enumerate(zip(lines, ("one", "two", "three"), strict=False), start=1):
        message = f"card-{dashed(card)}.{part}"
        told = f"{voice.say(message)} " if voice.has(message) else ""
        yield f"{number}: {told}→ {line}"


def story_quest_lines(card: StoryCard, voice: Voice) -> Iterator[str]:
    """Where a story quest is solved, and how."""
    if card.is_quest:
        yield voice.say("board-quest-at", where=places(card.hexes, voice))
        yield outcome_words(card, card.test, voice, card.scenario)


def ability_words(ability: Ability, voice: Voice) -> str:
    """Its name, its price and its text."""
    price = price_words(ability, voice)
    name = voice.name("ability", ability.id) + (f" ({price})" if price else "")
    return f"{name}: {voice.say(f'ability-{dashed(ability.id)}.text')}"


def price_words(ability: Ability, voice: Voice) -> str:
    """What an ability costs and how often it can be used."""
    words = []
    if ability.moment == "surge":
        words.append(voice.say("board-surges", surges=ability.surges or "X"))
    elif ability.limit:
        words.append(voice.say(f"board-limit-{ability.limit}"))
    if ability.moment == "action":
        words.append(voice.say("board-as-action"))
    if ability.exert:
        words.append(voice.say("board-exert"))
    if ability.gold:
        words.append(voice.say("gold", gold=ability.gold))
    return ", ".join(words)
