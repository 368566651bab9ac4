"""The chances that are told with a position: from the view alone, and only while they mean something."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import msgpack

from questhall.engine import Odds
from questhall.games.runebound3.board import NEIGHBOURS
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS, STORIES, Event, Quest
from questhall.games.runebound3.chances import odds
from questhall.games.runebound3.dice import FACES, pays_for
from questhall.games.runebound3.odds import chance_by_rerolling, chance_of_dice, chance_of_successes
from questhall.games.runebound3.state import Roll, State
from questhall.games.runebound3.view import view
from support.runebound3 import MOUNTAINS_WATER, PLAINS, fight, hero, hex_of, position
from support.runebound3_matches import match_at

HITS = sum(skill.success for skill in SKILLS.values())
HAND = "tireless steadfast"
CORNER = "2,0"


def told(state: State, ref: str, seat: int | None = 0) -> list[Odds]:
    return [each for each in odds(view(state, seat)) if each.ref == ref]


def test_each_outcome_of_a_quest_has_its_chance_with_and_without_exerting() -> None:
    state = position(hero("corbin", quests="moonlight", hand=HAND))
    quest = ADVENTURES["moonlight"]
    assert isinstance(quest, Quest)
    for number, outcome in enumerate(quest.outcomes, start=1):
        plain, helped = chance_of_dice(outcome.needs, 3), chance_of_dice(outcome.needs, 3, (), 2)
        assert Odds("quest:moonlight", "outcome", plain, helped, detail=str(number)) in told(state, "quest:moonlight")
    assert len(told(state, "quest:moonlight")) == len(quest.outcomes)


def test_without_cards_in_hand_there_is_no_help() -> None:
    assert {each.helped for each in told(position(hero("corbin", quests="moonlight")), "quest:moonlight")} == {None}


def test_an_ability_that_changes_a_die_counts_until_it_is_used() -> None:
    state = position(hero("corbin", quests="moonlight", skills="water_walking"))
    assert told(state, "quest:moonlight")[0].chance == 1
    state.players[0].used = ["water_walking_die"]
    assert told(state, "quest:moonlight")[0].chance == chance_of_dice(("water",), 3)


def test_dice_on_the_table_count_as_they_lie() -> None:
    state = position(hero("corbin", quests="moonlight", hand=HAND))
    state.task, state.rolled = "moonlight", Roll("explore", [MOUNTAINS_WATER, PLAINS, PLAINS], [False] * 3)
    chances = [(each.chance, each.helped) for each in told(state, "quest:moonlight")]
    faces = (MOUNTAINS_WATER, PLAINS, PLAINS)
    assert chances == [(1, 1), (1, 1), (0, chance_by_rerolling(("water", "water"), faces, (), 2))]
    state.rolled = None
    assert told(state, "quest:moonlight") == []


def test_a_test_counts_the_cards_that_the_seat_has_not_seen() -> None:
    """Thorn has mind 3; Mok holds two cards that Thorn cannot see."""
    state = position(hero("thorn", hand="tireless"), hero("mok", hand="steadfast aegis"))
    state.slots[0], state.solved = "written_in_the_stars", {"written_in_the_stars": []}
    hits, cards = HITS - SKILLS["tireless"].success, len(SKILLS) - 1
    wanted = STORIES["written_in_the_stars"].successes
    chance, helped = (chance_of_successes(wanted, count, hits, cards) for count in (3, 4))
    assert told(state, "story:written_in_the_stars") == [Odds("story:written_in_the_stars", "success", chance, helped)]
    state.solved["written_in_the_stars"] = [0]
    assert told(state, "story:written_in_the_stars") == []
    assert told(state, "story:written_in_the_stars", seat=1) != []


def test_a_story_that_is_a_fight_has_no_exact_chance() -> None:
    story = next(story for story in STORIES.values() if story.enemy is not None and story.scenario == "margath")
    state = position(hero("thorn"))
    state.slots[0], state.solved = story.id, {story.id: []}
    assert odds(view(state, 0)) == []


def test_a_test_under_way_asks_only_for_what_is_missing() -> None:
    bear, bare = (next(id for id, each in SKILLS.items() if each.success == wanted) for wanted in (True, False))
    state = position(hero("thorn", rumours="hidden_gift", hand=bare))
    state.task, state.tested, state.revealed = "hidden_gift", "spirit", [bear]
    assert [(each.chance, each.helped) for each in told(state, "rumour:hidden_gift")] == [(1, 1)]
    state.revealed = []
    state.skill_deck.append(bear)
    (missing,) = told(state, "rumour:hidden_gift")
    assert (missing.chance, missing.helped) == (0, chance_of_successes(1, 1, HITS, len(SKILLS) - 1))
    state.tested = ""
    assert told(state, "rumour:hidden_gift") == []


def test_options_of_an_event_show_their_tests_until_one_is_taken() -> None:
    """The first asks for a gold coin and a test of mind, the second for a test of spirit, in which Corbin has none."""
    state = position(hero("corbin", gold=1))
    state.decks["social"].remove("dirty_beggar")
    state.drawn = "dirty_beggar"
    assert [each.ref for each in odds(view(state, 0))] == ["choice:1", "choice:2"]
    assert told(state, "choice:1")[0].chance == chance_of_successes(1, 2, HITS, len(SKILLS))
    assert told(state, "choice:2")[0].chance == 0
    state.players[0].gold = 0
    assert told(state, "choice:1") == [Odds("choice:1", "success", 0.0)]
    state.option, state.tested = 1, "mind"
    assert [each.ref for each in odds(view(state, 0))] == ["choice:1"]
    state.tested = ""
    assert odds(view(state, 0)) == []


def test_a_modifier_changes_the_number_of_cards() -> None:
    state = position(hero("corbin"))
    state.drawn = "feats_of_strength"
    card = ADVENTURES["feats_of_strength"]
    assert isinstance(card, Event)
    assert card.options[0].modifier == -1
    assert told(state, "choice:1")[0].chance == chance_of_successes(1, 2, HITS, len(SKILLS))


def test_a_retreat_has_the_chance_of_its_die() -> None:
    """All around is forest."""
    state = fight(position(hero("corbin", CORNER)), "witch", phase="retreat")
    here = hex_of(CORNER)
    ways_out = {face for face in range(len(FACES)) if any(pays_for(face, here, near) for near in NEIGHBOURS[here])}
    assert len(ways_out) == 3
    assert told(state, "retreat") == [Odds("retreat", "retreat", len(ways_out) / 6)]
    state.players[0].hand = ["tireless"]
    assert told(state, "retreat")[0].helped == pytest.approx(1 - (1 - len(ways_out) / 6) ** 2)
    state.rolled = Roll("retreat", [next(face for face in range(len(FACES)) if face not in ways_out)], [False])
    assert told(state, "retreat")[0].chance == 0
    assert told(state, "retreat")[0].helped == pytest.approx(len(ways_out) / 6)


def test_nobody_retreats_from_a_villain_and_so_there_is_no_chance() -> None:
    assert told(fight(position(), "margath", phase="retreat", reason="villain"), "retreat") == []
    assert told(fight(position(), "witch", phase="act"), "retreat") == []


def test_spectators_and_seats_without_a_hero_are_told_none() -> None:
    state = position(hero("corbin", quests="moonlight"))
    assert odds(view(state, None)) == []
    state.players[0].hero = ""
    assert odds(view(state, 0)) == []


def test_two_worlds_that_differ_in_what_is_hidden_have_equal_odds() -> None:
    """Mok's hand is all success or none of it: Thorn's chances are the same to the byte."""
    bears = [id for id, skill in SKILLS.items() if skill.success]
    bares = [id for id, skill in SKILLS.items() if not skill.success]
    pictures = set()
    for hidden in (bears[:3], bares[:3]):
        state = position(hero("thorn", quests="duel_at_dawn moonlight"), hero("mok", hand=" ".join(hidden)))
        pictures.add(msgpack.encode(odds(view(state, 0))))
    assert len(pictures) == 1


def test_they_are_the_same_in_every_imagined_match() -> None:
    state = position(
        hero("thorn", quests="duel_at_dawn moonlight", hand=HAND), hero("mok", hand="aegis retribution"), enemy="bot"
    )
    match = match_at(state)
    assert match.odds(0)
    for seed in range(5):
        assert match.imagine(0, Random(seed)).odds(0) == match.odds(0)
    assert match.odds(0)[-1].helped is not None
