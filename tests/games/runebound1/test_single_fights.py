"""What a hero can hope for in a single fight, as bots reckon it: alone, with gear, against each colour and Margath.

Escape is left out, and what enemies do before combat: what is compared is what is printed.
"""

from __future__ import annotations

import pytest

from questhall.games.runebound1.bot.duel import victory
from questhall.games.runebound1.bot.strength import enemy_on, party_of
from questhall.games.runebound1.cards.define import ADVENTURES, HEROES, Challenge
from questhall.games.runebound1.components import COLOURS, Colour, Three
from questhall.games.runebound1.state import Player
from support.runebound1 import hero, position


def fights(colour: Colour) -> list[str]:
    return [
        card.id
        for card in ADVENTURES.values()
        if isinstance(card, Challenge) and card.colour == colour and card.foe is not None and not card.wins
    ]


def odds(player: Player, *cards: str) -> float:
    """The chance against one of these."""
    party = party_of(position(player, hero("one_fist"), advanced=False), 0)
    return sum(victory(party, enemy_on(card)) for card in cards) / len(cards)


@pytest.mark.parametrize("id", HEROES)
def test_a_beginner_beats_green_challenges_and_mostly_yellow_ones_but_seldom_a_dragon(id: str) -> None:
    assert odds(hero(id), *fights("green")) >= 0.9
    assert 0.65 <= odds(hero(id), *fights("yellow")) <= 0.95
    assert 0.25 <= odds(hero(id), *fights("blue")) <= 0.7
    assert odds(hero(id), *fights("red")) <= 0.4


@pytest.mark.parametrize(
    ("improved", "items", "allies", "least", "most"),
    [
        ((0, 0, 0), "", "village_hunter", (0.95, 0.85, 0.6, 0.25, 0.0), (1.0, 1.0, 0.8, 0.5, 0.05)),
        ((0, 2, 0), "iron_sword", "quarrelsome_dwarf", (0.98, 0.95, 0.9, 0.75, 0.1), (1.0, 1.0, 1.0, 0.95, 0.4)),
        (
            (1, 3, 0),
            "woodcutters_axe chain_mail",
            "eagle_rider",
            (0.99, 0.99, 0.95, 0.9, 0.65),
            (1.0, 1.0, 1.0, 1.0, 0.85),
        ),
        (
            (2, 5, 3),
            "dragontooth_blade lightning_mace dwarven_plate",
            "eagle_rider lord_loren",
            (1.0, 1.0, 1.0, 0.99, 0.95),
            (1.0, 1.0, 1.0, 1.0, 1.0),
        ),
    ],
)
def test_gear_and_experience_lead_from_colour_to_colour(
    improved: Three, items: str, allies: str, least: tuple[float, ...], most: tuple[float, ...]
) -> None:
    """Varikas with more and more behind him: green, yellow, blue, red, Margath."""
    varikas = hero("varikas_the_dead", improved=improved, items=items, allies=allies)
    found = [odds(varikas, *fights(colour)) for colour in COLOURS] + [odds(varikas, "high_lord_margath")]
    for one, low, high in zip(found, least, most, strict=True):
        assert low - 0.005 <= one <= high + 1e-6, [round(chance, 2) for chance in found]


def test_heroes_of_all_kinds_start_with_like_chances() -> None:
    chances = {id: odds(hero(id), *fights("green"), *fights("yellow")) for id in HEROES}
    assert max(chances.values()) - min(chances.values()) <= 0.15, {id: round(one, 2) for id, one in chances.items()}
