"""The two story decks."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import ENEMIES, SKILLS, STORIES, Gain
from questhall.games.runebound3.cards.stories import STORY_CARDS
from questhall.games.runebound3.events.story import StoryDrawn, ZombiesPlaced
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.moves.terrain import TakeOutcome
from questhall.games.runebound3.rules.bonuses import enemy_health
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.fight import can_retreat, fight_on
from questhall.games.runebound3.rules.story import attempt_story, stories_here
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, fight, hero, play, position
from support.runebound3_decks import place_names
from support.runebound3_stories import damages, draw, haunted, hexes, lay_story
from support.stretch import Played, Rigged

SUCCESS = next(id for id, skill in SKILLS.items() if skill.success)
BLANK = next(id for id, skill in SKILLS.items() if not skill.success)


# The decks


@pytest.mark.rule("R3-STORY-01")
def test_ten_cards_for_each_scenario() -> None:
    assert [card.scenario for card in STORY_CARDS] == ["margath"] * 10 + ["corpse_king"] * 10
    assert len(STORIES) == 20
    assert [card.id for card in STORY_CARDS if not card.is_quest] == [
        "falling_stars",
        "fire_from_above",
        "panic_in_the_markets",
        "night_march",
        "seed_of_bones",
        "breath_of_the_grave",
        "toll_of_the_living",
    ]


def test_where_story_quests_lead_what_they_ask_for_and_what_they_bring() -> None:
    def line(id: str) -> tuple[object, ...]:
        card = STORIES[id]
        task = card.enemy.id if card.enemy else "".join(need[0] for need in card.needs)
        return place_names(card.hexes), task or f"{card.test} {card.successes}", card.gain, card.each

    lore, ally = Gain(tokens=1), Gain(tokens=1)
    assert {card.id: line(card.id) for card in STORY_CARDS if card.is_quest} == {
        "depths_of_the_lake_of_tears": ("lake_of_tears", "ww", Gain(gold=1, tokens=1), True),
        "visions_of_dawn": ("every shrine", "spirit 1", lore, True),
        "written_in_the_stars": ("firmament", "mind 1", Gain(tokens=1, draw=1), False),
        "rider_in_the_ash": ("ash_hills", "ash_rider", lore, False),
        "nest_under_the_fangs": ("fangs_of_mennara", "brood_mother", Gain(gold=2, tokens=1), False),
        "oath_on_the_walls": ("every fortress", "body 1", lore, True),
        "voices_under_the_mountain": ("underground_city", "hm", lore, True),
        "bell_at_aris": ("aris_sanctuary", "spirit 1", ally, False),
        "siege_of_telis": ("telis_castle", "corpse_captain", ally, False),
        "drowned_column": ("zedricks_crossing", "fw", ally, False),
        "gravediggers_ledger": ("trade_town", "mind 1", Gain(gold=2, trophies=("social",)), False),
        "watchfires": ("every fortress", "body 1", Gain(trophies=("any",)), True),
        "warden_of_the_thicket": ("thicket_of_despair", "bone_warden", Gain(trophies=("combat", "exploration")), False),
    }
    assert {card.id: card.fail for card in STORY_CARDS if card.fail != Gain()} == {
        "voices_under_the_mountain": Gain(damage=1)
    }


def test_four_of_them_are_fights() -> None:
    enemies = [card.enemy for card in STORY_CARDS if card.enemy]
    assert [(enemy.id, enemy.scenario, enemy.health, dict(enemy.bonuses)) for enemy in enemies] == [
        ("ash_rider", "margath", 6, {}),
        ("brood_mother", "margath", 5, {"health_per_token": 1}),
        ("corpse_captain", "corpse_king", 6, {"no_retreat": 1}),
        ("bone_warden", "corpse_king", 7, {}),
    ]
    assert [enemy.traits for enemy in enemies] == [
        ("warrior", "humanoid"),
        ("beast", "dragon"),
        ("warrior", "undead"),
        ("mystic", "undead"),
    ]
    assert [[ability.surges for ability in enemy.abilities] for enemy in enemies] == [[1, 2], [1, 2], [1, 3], [1, 2]]
    assert all(ENEMIES[enemy.id] is enemy for enemy in enemies)


# Story quests


@pytest.mark.parametrize(
    ("story", "zombies"),
    [
        ("bell_at_aris", "aris_sanctuary"),
        ("siege_of_telis", "telis_castle telis_castle"),
        ("drowned_column", "11,9"),
        ("gravediggers_ledger", "8,6"),
        ("watchfires", "cursed_ruins 13,10"),
        ("warden_of_the_thicket", "0,8"),
    ],
)
@pytest.mark.rule("R3-ZOMB-01")
def test_story_quests_of_the_corpse_king_wake_zombies_when_drawn(story: str, zombies: str) -> None:
    state = haunted()
    played = draw(state, story)
    assert state.zombies == hexes(zombies)
    assert played.events[0] == StoryDrawn(story, 1)
    assert sum(placed.count for placed in played.events_of(ZombiesPlaced)) == len(state.zombies)
    assert (state.slots[0], state.story_discard) == (story, [])


def test_a_story_quest_of_margath_wakes_nothing() -> None:
    state = position()
    played = draw(state, "visions_of_dawn")
    assert (played.events, state.slots[0]) == ([StoryDrawn("visions_of_dawn", 1)], "visions_of_dawn")


def test_the_lake_of_tears_wants_water_twice() -> None:
    state = position(hero("lissa", "lake_of_tears", gold=0))
    lay_story(state, "depths_of_the_lake_of_tears")

    def attempt(table: Table[State]) -> Play[None]:
        return attempt_story(table, 0, "depths_of_the_lake_of_tears")

    play(state, attempt, (), Rigged(seat__0__terrain=[MOUNTAINS_WATER, PLAINS, FOREST_HILLS]))
    assert (state.players[0].tokens, state.slots[0]) == (0, "depths_of_the_lake_of_tears")
    play(state, attempt, [TakeOutcome(1)], Rigged(seat__0__terrain=[MOUNTAINS_WATER, MOUNTAINS_WATER, PLAINS]))
    assert (state.players[0].tokens, state.players[0].gold, state.slots[0]) == (1, 1, "")


@pytest.mark.rule("R3-SQUEST-03")
def test_visions_of_dawn_come_to_each_hero_in_any_shrine_but_once() -> None:
    state = position(hero("lissa", "aris_sanctuary"), hero("mok", "madness_pass"), skill_deck=f"{SUCCESS} " * 4)
    lay_story(state, "visions_of_dawn")
    play(state, lambda table: attempt_story(table, 0, "visions_of_dawn"), (), Rigged(deck__skills=[0, 0]))
    assert ([player.tokens for player in state.players], state.slots[0]) == ([1, 0], "visions_of_dawn")
    assert (stories_here(state, 0), stories_here(state, 1)) == ([], ["visions_of_dawn"])
    play(state, lambda table: attempt_story(table, 1, "visions_of_dawn"), (), Rigged(deck__skills=[0, 0]))
    assert ([player.tokens for player in state.players], state.slots[0]) == ([1, 1], "")
    assert state.story_discard == ["visions_of_dawn"]


@pytest.mark.parametrize(("skills", "lore"), [((BLANK, SUCCESS), 1), ((BLANK, BLANK), 0)])
def test_the_stars_are_read_with_a_success(skills: tuple[str, str], lore: int) -> None:
    state = position(hero("lissa", "firmament"), skill_deck=" ".join(skills))
    lay_story(state, "written_in_the_stars")
    drawn = [0, 0, 0] if lore else [0, 0]
    play(state, lambda table: attempt_story(table, 0, "written_in_the_stars"), (), Rigged(deck__skills=drawn))
    assert (state.players[0].tokens, len(state.players[0].hand)) == (lore, lore)


def test_the_voices_hurt_those_who_do_not_understand() -> None:
    state = position(hero("lissa", "underground_city"))
    lay_story(state, "voices_under_the_mountain")
    dice = Rigged(seat__0__terrain=[PLAINS, PLAINS, FOREST_HILLS])
    play(state, lambda table: attempt_story(table, 0, "voices_under_the_mountain"), (), dice)
    assert (state.players[0].damage, state.players[0].tokens) == (1, 0)
    assert state.slots[0] == "voices_under_the_mountain"


@pytest.mark.rule("R3-STORY-04")
def test_the_enemy_of_a_story_quest_is_no_trophy() -> None:
    state = position(hero("lissa", "ash_hills"))
    lay_story(state, "rider_in_the_ash")
    end_of_fight(state, "rider_in_the_ash", "won")
    assert (state.players[0].tokens, state.players[0].trophies, state.slots[0]) == (1, [], "")
    assert state.story_discard == ["rider_in_the_ash"]


@pytest.mark.parametrize("end", ["lost", "retreated"])
def test_a_fight_that_is_not_won_leaves_the_story_quest_where_it_is(end: str) -> None:
    state = position(hero("lissa", "ash_hills"))
    lay_story(state, "rider_in_the_ash")
    end_of_fight(state, "rider_in_the_ash", end)
    assert (state.players[0].tokens, state.slots[0], state.story_discard) == (0, "rider_in_the_ash", [])


def end_of_fight(state: State, story: str, end: str) -> None:
    play(state, lambda table: attempt_story(table, 0, story))
    assert state.fight is not None
    assert STORIES[story].enemy is ENEMIES[state.fight.enemy]
    state.fight.phase, state.fight.end = "done", end  # type: ignore[assignment]
    play(state, fight_on)
    assert state.fight is None


def test_the_warden_leaves_two_trophies_from_the_decks() -> None:
    state = haunted(hero("lissa", "0,9"))
    lay_story(state, "warden_of_the_thicket")
    play(state, lambda table: attempt_story(table, 0, "warden_of_the_thicket"))
    assert state.fight is not None
    state.fight.phase, state.fight.end = "done", "won"
    combat, exploration = state.decks["combat"][0], state.decks["exploration"][0]
    play(state, fight_on, (), Rigged(deck__combat=[0], deck__exploration=[0]))
    assert [trophy.card for trophy in state.players[0].trophies] == [combat, exploration]


# Their enemies


def surge(state: State, ability: str, **chance: list[int]) -> Played[State]:
    """The enemy spends all its surges on an ability; the table plays it."""
    moves = [move for move in combat_moves(state, FOE) if isinstance(move, UseSurge) and move.ability == ability]
    return play(state, lambda table: perform(table, FOE, moves[-1]), (), Rigged(**chance))


def surges_of(state: State, seat: int) -> list[str]:
    return [move.ability for move in combat_moves(state, seat) if isinstance(move, UseSurge)]


def test_cinders_make_the_hero_recast_the_best_token() -> None:
    state = fight(position(), "ash_rider", mine="corbin.1:0 corbin.3:0", theirs="enemy.3:1", turn=1, reason="story")
    surge(state, "ash_rider_cinders", seat__0__tokens=[1])
    assert state.fight is not None
    assert [(token.id, token.face) for token in state.fight.sides[0].tokens] == [("corbin.1", 1), ("corbin.3", 0)]


def test_the_lance_deals_two() -> None:
    state = fight(position(), "ash_rider", theirs="enemy.3:1 veteran:1", turn=1, reason="story")
    surge(state, "ash_rider_lance")
    assert damages(state) == [2, 0]


def test_the_brood_mother_grows_with_lore_and_heals_under_her_wings() -> None:
    state = position(hero("corbin", tokens=2))
    fight(state, "brood_mother", theirs="enemy.3:1", damage=3, turn=1, reason="story")
    assert state.fight is not None
    assert enemy_health(state, state.fight) == 7
    surge(state, "brood_mother_shelter")
    assert state.fight.damage == 2


def test_her_fury_tears_shields_away_before_it_bites() -> None:
    state = position(hero("corbin"))
    fight(state, "brood_mother", mine="corbin.2:1 corbin.1:0", theirs="enemy.3:1 veteran:1", turn=1, reason="story")
    played = surge(state, "brood_mother_fury")
    assert state.fight is not None
    assert [token.is_spent for token in state.fight.sides[0].tokens] == [True, False]
    assert (damages(state), played.asked) == ([1], [])


def test_nobody_retreats_from_the_captain_of_corpses() -> None:
    assert not can_retreat(fight(haunted(), "corpse_captain", reason="story"), 0)
    assert can_retreat(fight(haunted(), "bone_warden", reason="story"), 0)


def test_the_captain_closes_the_ranks() -> None:
    state = fight(haunted(), "corpse_captain", theirs="enemy.3:1 enemy.1:0!", turn=1, reason="story")
    surge(state, "corpse_captain_ranks", enemy__tokens=[0])
    assert state.fight is not None
    assert sum(token.is_spent for token in state.fight.sides[1].tokens) == 1, "one of the two came back"


def test_the_charge_of_the_fallen_doubles_skulls() -> None:
    state = fight(haunted(), "corpse_captain", theirs="enemy.3:1 vorakesh:0", turn=1, reason="story")
    surge(state, "corpse_captain_charge")
    assert state.fight is not None
    assert [side.marks for side in state.fight.sides] == [[], ["double_skull"]]


def test_the_hush_takes_surge_abilities_from_the_hero() -> None:
    state = fight(haunted(), "bone_warden", mine="corbin.1:1", theirs="enemy.3:1", turn=1, reason="story")
    assert surges_of(state, 0) == ["brutal_assault"]
    surge(state, "bone_warden_hush")
    assert surges_of(state, 0) == []


def test_to_the_marrow_hurts_and_heals() -> None:
    state = fight(haunted(), "bone_warden", theirs="enemy.3:1 veteran:1", damage=4, turn=1, reason="story")
    surge(state, "bone_warden_marrow")
    assert state.fight is not None
    assert (damages(state), state.fight.damage) == ([2, 0], 3)
    state = fight(haunted(hero("corbin", damage=9)), "bone_warden", theirs="enemy.3:1 veteran:1", damage=4, turn=1)
    surge(state, "bone_warden_marrow")
    assert state.fight is not None
    assert (state.fight.end, state.fight.damage) == ("lost", 4), "when the fight is over nothing more happens"
