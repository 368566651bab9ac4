"""Plain cards for rule tests: whatever is tuned on the printed cards, a rule holds for any of them.

`laid_in` puts them into the box for one test; the test of a chapter's rules takes them by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from questhall.engine import Play, Table
from questhall.games.runebound1.cards import define
from questhall.games.runebound1.cards.define import (
    Ability,
    Ally,
    Challenge,
    Encounter,
    EventCard,
    Foe,
    Hero,
    Item,
    Reward,
    SkillTest,
)
from questhall.games.runebound1.components import MIND, SPIRIT, Colour
from questhall.games.runebound1.rules.gold import gain_gold
from questhall.games.runebound1.rules.harm import lay_wounds
from questhall.games.runebound1.rules.rolls import the_roll
from questhall.games.runebound1.state import State


def a_coin(table: Table[State], seat: int, card: str) -> Play[None]:
    """The hero gains a gold, so that one sees that it happened."""
    gain_gold(table, seat, 1)
    return
    yield


def a_blow(table: Table[State], seat: int, card: str) -> Play[None]:
    """The hero takes a wound."""
    lay_wounds(table, seat, 1)
    return
    yield


def a_deadly_wound(table: Table[State], seat: int, card: str) -> Play[None]:
    """The enemy on the card takes nine wounds."""
    fight = table.state.fight
    assert fight is not None
    fight.wounds += 9
    return
    yield


def a_hint(table: Table[State], seat: int, card: str) -> Play[None]:
    """Four more for the roll that is being made."""
    the_roll(table.state).bonus += 4
    return
    yield


HEROES = [
    Hero("ann", 5, 3, (2, 3, 1), (1, 2, 1), {"diplomacy": 3, "climb": 2}),
    Hero("bob", 4, 2, (3, 1, 4), (1, 1, 2), {"hide": 2}),
    Hero("cid", 6, 4, (0, 5, 2), (1, 2, 1), {"lore": 4}),
]
"""Ann has life 5, stamina 3, mind 2, body 3, spirit 1; Bob life 4, stamina 2, mind 3, body 1, spirit 4."""


def activated(id: str, when: define.Moment) -> Ability:
    return Ability(id, when, a_coin, activate=True)


ITEMS = [
    Item("sword", "weapon", 7, {"melee_attack": 2}),
    Item("cleaver", "artifact", 9, {"ranged_damage": 5}),
    Item("axe", "weapon", 4),
    Item("bow", "weapon", 5),
    Item("mail", "armour", 6),
    Item("shield", "armour", 3),
    Item("ring", "artifact", 1),
    Item("cloak", "artifact", 9),
    Item("boots", "artifact", 4, abilities=(activated("boots", "before moving"),)),
    Item("staff", "artifact", 4, abilities=(activated("staff", "before moving"),)),
    Item("flag", "artifact", 4, abilities=(activated("flag", "after moving"),)),
    Item("horn", "artifact", 4, abilities=(activated("horn", "before combat"),)),
    Item("drum", "artifact", 4, abilities=(activated("drum", "before combat"),)),
    Item("bugle", "artifact", 4, abilities=(activated("bugle", "before combat"),)),
    Item("gong", "artifact", 4, abilities=(activated("gong", "before combat"),)),
    Item("harness", "artifact", 5, {"weapons": 1}),
    Item("scales", "artifact", 5, {"bargain": 1}),
    Item("mill", "artifact", 5, {"income": 1}),
    Item("horse", "artifact", 5, {"dice": 1}),
    Item("bedroll", "artifact", 5, {"rest": 1}),
    Item("snowshoes", "artifact", 5, {"river_easy": 1}),
    Item("greaves", "armour", 5, {"melee_defence": 3}),
    Item("knife", "weapon", 2, abilities=(Ability("knife", "before combat", a_coin),)),
    Item("whip", "artifact", 4, abilities=(activated("whip", "combat"),)),
    Item("lash", "artifact", 4, abilities=(activated("lash", "combat"),)),
    Item("venom", "artifact", 4, abilities=(Ability("venom", "combat", a_deadly_wound, discard=True),)),
    Item("notes", "artifact", 4, abilities=(Ability("notes", "test", a_hint, activate=True),)),
    Item("burrs", "artifact", 4, abilities=(Ability("burrs", "before moving", a_blow),)),
    Item("toll", "artifact", 4, abilities=(Ability("toll", "market", a_coin, gold=2, limit="turn"),)),
    Item("purse", "artifact", 4, abilities=(activated("purse", "market"),)),
    Item("chain", "artifact", 4, abilities=(activated("chain", "market"),)),
]
"""Weapons, armour and artifacts; what can be activated brings a gold, each at another moment."""
ALLIES = [
    Ally("guard", 5, 3, 2, (0, 4, 0), (1, 2, 1)),
    Ally("scout", 4, 2, 1, (5, 0, 0), (2, 1, 1)),
    Ally("mage", 6, 2, 2, (0, 0, 6), (1, 1, 3)),
]
"""The guard has life 3 and stamina 2, and hits with 4 body for 2."""
GOBLIN = Foe(3, (13, 14, 15), (2, 1, 3))
CHALLENGES = [
    Challenge("goblin", "green", GOBLIN, reward=Reward(2)),
    Challenge("orc", "green", Foe(4, (14, 13, 13), (0, 0, 0)), reward=Reward(1)),
    Challenge("riddle", "green", test=SkillTest(SPIRIT, "diplomacy", 15), reward=Reward(1)),
    Challenge("ooze", "green", Foe(3, (13, 14, 15), (2, 1, 3), {"melee_attack": -2, "no_escape": 1})),
    Challenge("pit", "green", test=SkillTest(SPIRIT, "lore", 15), fail=a_blow),
    Challenge("stray", "yellow", GOBLIN, reward=Reward(ally=Ally("stray", 0, 2, 1, (0, 2, 0), (0, 1, 0)))),
    Challenge("hoard", "yellow", GOBLIN, reward=Reward(item=Item("hoard", "weapon"))),
    Challenge("herald", "yellow", GOBLIN, before=a_coin, reward=Reward(2)),
    Challenge("giant", "blue", Foe(6, (18, 18, 18), (2, 2, 2)), reward=Reward(5)),
    Challenge("ogre", "blue", GOBLIN, reward=Reward(5)),
    Challenge("wyrm", "red", GOBLIN, reward=Reward(item=Item("wyrm", "reward", rune=True))),
    Challenge("drake", "red", GOBLIN, reward=Reward(item=Item("drake", "reward", rune=True))),
    Challenge("serpent", "red", GOBLIN, reward=Reward(item=Item("serpent", "reward", rune=True))),
    Challenge("dragon", "red", GOBLIN, reward=Reward(8)),
    Challenge("tyrant", "red", GOBLIN, wins=True),
]
"""The goblin has life 3, mind 13, body 14, spirit 15, and deals 2, 1 and 3; who beats the tyrant has won."""
ENCOUNTERS = [
    Encounter("beggar", "green", test=SkillTest(MIND, "hide", 13), success=a_coin),
    Encounter("thorns", "green", meet=a_blow),
    Encounter("brawl", "green", foe=GOBLIN, success=a_coin),
    Encounter("gift", "green", kept=Item("gift", "reward")),
    Encounter("omen", "red", test=SkillTest(MIND, "lore", 13)),
]
EVENTS = [
    EventCard("breeze", "green", 1),
    EventCard("plague", "green", 1, drawn=a_blow),
    EventCard("wind", "green", 2),
    EventCard("squall", "green", 2),
    EventCard("fog", "green", 1, gives={"mind": -1}),
    EventCard("flood", "green", 1, gives={"river_toll": 9}),
    EventCard("famine", "green", 1, gives={"prices": 2, "healing": 1}),
    EventCard("glut", "green", 1, gives={"prices": -5}),
    EventCard("siege", "green", 1, gives={"closed": 1}),
    EventCard("vigil", "green", 1, gives={"no_rest": 1}),
    EventCard("terror", "green", 1, gives={"targets": 2, "green_targets": 1}),
    EventCard("gale", "yellow", 2),
    EventCard("storm", "green", 3),
    EventCard("doomsday", "red", 3),
]


@contextmanager
def laid_in() -> Iterator[None]:
    """The plain cards lie in the box beside the printed ones, until the test is over."""
    cards: list[tuple[dict[str, Any], dict[str, Any]]] = [
        (define.HEROES, {hero.id: hero for hero in HEROES}),
        (define.ITEMS, {item.id: item for item in [*ITEMS, *won_items()]}),
        (define.ALLIES, {ally.id: ally for ally in [*ALLIES, *won_allies()]}),
        (define.ADVENTURES, {card.id: card for card in [*CHALLENGES, *ENCOUNTERS, *EVENTS]}),
        (define.FOES, {card.id: card.foe for card in CHALLENGES if card.foe}),
        (define.FOES, {card.id: card.foe for card in ENCOUNTERS if card.foe}),
        (define.LAWS, {card.id: card.gives for card in EVENTS}),
        (define.ABILITIES, {ability.id: ability for item in ITEMS for ability in item.abilities}),
    ]
    for box, plain in cards:
        assert not set(box) & set(plain)
        box.update(plain)
    yield
    for box, plain in cards:
        for id in plain:
            del box[id]


def won_items() -> list[Item]:
    won = [card.reward.item for card in CHALLENGES] + [card.kept for card in ENCOUNTERS]
    return [item for item in won if item is not None]


def won_allies() -> list[Ally]:
    return [card.reward.ally for card in CHALLENGES if card.reward.ally is not None]


DECKS: dict[Colour, list[str]] = {
    colour: [card.id for card in [*CHALLENGES, *ENCOUNTERS, *EVENTS] if card.colour == colour]
    for colour in ("green", "yellow", "blue", "red")
}
