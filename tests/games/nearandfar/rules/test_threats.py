"""Threats and bosses on the paths: fighting them, avoiding them."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.atlas.define import MAPS, TOWN
from questhall.games.nearandfar.cards.define import BOSSES, THREATS
from questhall.games.nearandfar.components import BANDIT, LAST_THREAT
from questhall.games.nearandfar.events.gains import AnimalReturned, HeartsPaid
from questhall.games.nearandfar.events.journey import (
    BossDefeated,
    DrivenBack,
    FightRolled,
    QuestRead,
    ThreatAvoided,
    ThreatDefeated,
    ThreatMet,
    Walked,
)
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    AvoidByCard,
    AvoidByCaution,
    ChooseOption,
    Done,
    FightBoss,
    FightThreat,
    SpendHearts,
    UseTreasure,
    Walk,
)
from questhall.games.nearandfar.rules.scoring import threat_points
from questhall.games.nearandfar.rules.setup import open_atlas
from questhall.games.nearandfar.rules.threats import ways_to_meet
from questhall.games.nearandfar.state import Campaign, Chapter, Player, Sheet, State
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from support.nearandfar import dice, go, on_the_map, play, player, position, storybook
from support.stretch import Rigged

BRUISER, SILENT, KREK = "brock_the_bruiser", "oru_the_silent", "krek_the_scavenger"
FIGHT = FightThreat(4)


def table(one: Player, **more: object) -> State:
    """Seat 0 on the town space, from which a threat symbol lies on the way to space 1."""
    return position(one, player("grear", place="farm", team="cat_1"), **more)  # type: ignore[arg-type]


def meets(one: Player, **more: object) -> list[Move]:
    """How seat 0 may meet the next threat."""
    return [*ways_to_meet(table(one, **more), 0)]


@pytest.mark.rule("NF-THREAT-01", "NF-THREAT-05")
def test_on_a_path_with_an_active_symbol_the_top_threat_is_fought() -> None:
    state = table(on_the_map(TOWN))
    played = go(state, Walk(1), chance=dice(4))
    assert played.events[:2] == [ThreatMet(0, 4), FightRolled(0, 4, 4, 4)]
    assert state.players[0].space == 1


@pytest.mark.rule("NF-THREAT-05")
def test_threats_grow_from_4_to_15() -> None:
    state = table(on_the_map(TOWN))
    assert state.threats == [*range(BANDIT, LAST_THREAT + 1)]
    assert [THREATS[strength].strength for strength in state.threats] == state.threats
    state.threats = [7, 8]
    assert ways_to_meet(state, 0) == [FightThreat(7)]


@pytest.mark.rule("NF-THREAT-02")
def test_on_the_same_symbol_again_the_next_threat_waits() -> None:
    state = table(on_the_map(4, hearts=9, team=f"dog_1 {BRUISER}"))
    played = go(state, Walk(1), SpendHearts(0), Walk(4), SpendHearts(0), Done(), chance=dice(5, 5))
    assert played.events_of(ThreatDefeated) == [ThreatDefeated(0, 4), ThreatDefeated(0, 5)]
    assert played.events_of(HeartsPaid) == [HeartsPaid(0, 1)]  # space 1 was empty and is left


@pytest.mark.rule("NF-THREAT-03")
def test_between_two_camps_of_any_colour_nobody_waits() -> None:
    state = table(on_the_map(1, hearts=2), camps={1: 1, 4: 0})
    played = go(state, Walk(4), Done())
    assert played.events == [Walked(0, 4)]


@pytest.mark.rule("NF-THREAT-06")
def test_the_heart_for_the_empty_space_is_paid_before_the_fight() -> None:
    state = table(on_the_map(4, hearts=3, animals="bird"))
    played = go(state, Walk(5), Walk(2), FIGHT, SpendHearts(2), chance=dice(2))
    kinds = [type(event).__name__ for event in played.events]
    assert kinds.index("HeartsPaid") < kinds.index("ThreatMet")
    assert played.asked[3].moves == [SpendHearts(hearts) for hearts in range(3)]  # one of three is gone
    assert (state.players[0].space, state.players[0].hearts) == (2, 0)


@pytest.mark.rule("NF-THREAT-07", "NF-THREAT-09", "NF-THREAT-10")
def test_whoever_reaches_the_strength_takes_the_card_puts_a_camp_on_it_and_goes_on() -> None:
    state = table(on_the_map(TOWN, hearts=1))
    played = go(state, Walk(1), SpendHearts(0), Done(), chance=dice(4))
    one = state.players[0]
    assert (one.threats, one.camps, one.coins) == ([4], 1, 1)
    assert state.threats[0] == 5
    assert one.space == 1
    assert played.asked[-1].moves == [Walk(0), Walk(4), Done()]


@pytest.mark.rule("NF-THREAT-08")
def test_die_swords_of_team_and_cards_and_hearts_count() -> None:
    one = on_the_map(
        TOWN,
        team=f"dog_1 {BRUISER}",
        reserve=KREK,
        artifacts="bear_charm",
        hand="lightning_spear",
        animals="bird:iron_knuckles",
        keepsakes="cold_blade",
        hearts=2,
    )
    state = table(one)
    state.threats = [12, 13]
    played = go(state, Walk(1), FightThreat(12), SpendHearts(2), chance=dice(4))
    assert played.events_of(FightRolled) == [FightRolled(0, 4, 4 + 2 + 1 + 1 + 2, 12)]
    assert (one.threats, one.hearts) == ([12], 0)


@pytest.mark.rule("NF-THREAT-11")
def test_example_two_swords_a_1_and_a_heart_defeat_the_bandit() -> None:
    one = on_the_map(TOWN, team=f"dog_1 {KREK}", artifacts="bear_charm", hearts=4)
    state = table(one)
    go(state, Walk(1), SpendHearts(1), Done(), chance=dice(1))
    assert (one.threats, one.camps, one.hearts) == ([4], 1, 3)


@pytest.mark.rule("NF-THREAT-12", "NF-SCORE-04")
def test_a_defeated_threat_scores_what_is_printed_on_it() -> None:
    assert threat_points(player(threats=[4, 9, 15])) == THREATS[4].points + THREATS[9].points + THREATS[15].points == 8
    assert threat_points(player()) == 0


@pytest.mark.rule("NF-THREAT-13")
def test_whoever_fails_is_driven_back_and_the_turn_is_over_hearts_and_all() -> None:
    state = table(on_the_map(4, hearts=2), camps={5: 1}, quests=[4])
    state.threats = [9]
    played = go(state, Walk(5), Walk(2), SpendHearts(1), chance=dice(1))
    assert played.events_of(DrivenBack) == [DrivenBack(0, 5)]
    one = state.players[0]
    assert (one.space, one.hearts, one.threats, one.camps) == (5, 1, [], 0)
    assert state.turn.action == "done"
    assert state.threats == [9]


# Avoiding


@pytest.mark.rule("NF-EVADE-01", "NF-ICON-04")
def test_a_shield_passes_any_number_of_threats_which_stay_where_they_are() -> None:
    state = table(on_the_map(TOWN, team=f"dog_1 {SILENT}", hearts=2))
    answers = [Walk(1), AvoidByCaution(), Walk(4), AvoidByCaution()]
    played = go(state, *answers)
    assert played.asked[1].moves == [FIGHT, AvoidByCaution()]
    assert played.events_of(ThreatAvoided) == [ThreatAvoided(0, 4)] * 2
    assert (state.threats[0], state.players[0].threats, state.players[0].space) == (4, [], 4)


@pytest.mark.rule("NF-ICON-04")
def test_a_shield_in_reserve_helps_nobody() -> None:
    assert meets(on_the_map(TOWN, reserve=SILENT)) == [FIGHT]


@pytest.mark.rule("NF-EVADE-02", "NF-STABLE-10")
def test_a_pack_bird_given_back_passes_one_threat_and_its_treasure_is_lost() -> None:
    state = table(on_the_map(TOWN, animals="bird:snare bird", hearts=1))
    played = go(state, Walk(1), AvoidByAnimal(0), Done())
    assert played.asked[1].moves == [FIGHT, AvoidByAnimal(0), AvoidByAnimal(1)]
    assert played.events_of(AnimalReturned) == [AnimalReturned(0, "bird", "snare")]
    assert (len(state.players[0].animals), state.birds) == (1, 5)
    assert state.discarded_treasures == ["snare"]
    assert state.threats[0] == 4


@pytest.mark.rule("NF-STABLE-09")
def test_the_step_of_a_returned_bird_lasts_until_the_end_of_the_turn() -> None:
    state = table(on_the_map(TOWN, animals="bird", hearts=9))
    go(state, Walk(3), AvoidByAnimal(0), Walk(7), Walk(3), Done())
    assert state.players[0].animals == []
    assert state.turn.steps == 3


@pytest.mark.rule("NF-STABLE-08")
def test_a_bird_is_given_back_on_the_way_through_a_threat_symbol_only() -> None:
    state = table(on_the_map(2, animals="bird", hearts=9), quests=[2])
    played = go(state, Walk(6), Walk(2), Done())
    assert not any(isinstance(move, AvoidByAnimal) for asked in played.asked for move in asked.moves)
    assert not any(asked.offers for asked in played.asked)


@pytest.mark.rule("NF-DAY-07")
def test_a_turtle_passes_a_threat_like_a_bird_and_carries_a_treasure() -> None:
    state = table(on_the_map(TOWN, animals="turtle:snare", hearts=1), town="day")
    played = go(state, Walk(1), AvoidByAnimal(0), Done())
    assert played.events_of(AnimalReturned) == [AnimalReturned(0, "turtle", "snare")]
    assert state.players[0].space == 1


@pytest.mark.rule("NF-EVADE-03")
def test_some_cards_pass_a_threat_for_a_price_each_time() -> None:
    one = on_the_map(TOWN, artifacts="bait_pouch", animals="bird:jingling_decoy", food=1, coins=1, hearts=3)
    state = table(one)
    played = go(state, Walk(1), AvoidByCard("bait_pouch"), Walk(4), AvoidByCard("jingling_decoy"), Done())
    assert played.asked[1].moves == [
        FIGHT,
        AvoidByAnimal(0),
        AvoidByCard("jingling_decoy"),
        AvoidByCard("bait_pouch"),
    ]
    assert played.asked[3].moves == [FIGHT, AvoidByAnimal(0), AvoidByCard("jingling_decoy")]
    assert (one.food, one.coins, one.space) == (0, 0, 4)


@pytest.mark.rule("NF-ARTC-05", "NF-EVADE-03")
@pytest.mark.parametrize("artifact", ["mirror_hat", "mask_of_dread"])
def test_the_mirror_hat_works_like_a_shield(artifact: str) -> None:
    assert meets(on_the_map(TOWN, artifacts=artifact)) == [FIGHT, AvoidByCaution()]
    assert meets(on_the_map(TOWN, hand=artifact)) == [FIGHT]


@pytest.mark.rule("NF-EVADE-03")
def test_a_keepsake_with_a_shield_passes_too() -> None:
    assert meets(on_the_map(TOWN, keepsakes="cloak_of_dusk")) == [FIGHT, AvoidByCaution()]


@pytest.mark.rule("NF-EVADE-04")
def test_when_all_are_defeated_the_symbols_are_ignored() -> None:
    state = table(on_the_map(TOWN))
    state.threats = []
    played = go(state, Walk(1))
    assert played.events == [Walked(0, 1)]


@pytest.mark.rule("NF-TAL-17")
def test_a_bounty_hunter_fights_any_threat_left_in_the_deck() -> None:
    state = table(on_the_map(TOWN, talents="bounty_hunting", hearts=3))
    state.threats = [4, 6, 15]
    played = go(state, Walk(1), FightThreat(6), SpendHearts(2), Done(), chance=dice(4))
    assert played.asked[1].moves == [FightThreat(4), FightThreat(6), FightThreat(15)]
    assert (state.threats, state.players[0].threats) == ([4, 15], [6])


@pytest.mark.rule("NF-TREC-07")
def test_a_bomb_helps_against_a_threat_once() -> None:
    state = table(on_the_map(TOWN, animals="bird:fire_bomb_1 bird:fire_bomb_2", hearts=1))
    state.threats = [8]
    played = go(state, Walk(1), FightThreat(8), UseTreasure("fire_bomb_2"), SpendHearts(1), chance=dice(4))
    assert played.asked[3].moves == [SpendHearts(0), SpendHearts(1)]
    assert state.players[0].threats == [8]


# Bosses


def last_map(*players: Player) -> State:
    sheets = [Sheet(one.character) for one in players]
    document = Campaign("campaign", sheets, [Chapter(number, [0] * len(players)) for number in range(2, 11)])
    return position(*players, mode="campaign", map=11, campaign=document)


@pytest.mark.rule("NF-BOSS-01", "NF-COMP-19")
@pytest.mark.parametrize(
    ("seats", "bosses"),
    [
        (2, {"ivory_queen", "red_king"}),
        (3, {"captain_shreya", "ivory_queen", "red_king"}),
        (4, {"zag", "captain_shreya", "ivory_queen", "red_king"}),
    ],
)
def test_the_bosses_of_the_last_map_by_number_of_players(seats: int, bosses: set[str]) -> None:
    names = ("vera", "grear", "kikli", "eyim")
    state = last_map(*(player(name, team="") for name in names[:seats]))
    state.row = []
    play(state, open_atlas, chance=Rigged(**{"first player": [0]}, bag=[0] * 5, quests=[0] * (3 * seats + 1)))
    assert state.map == 11
    assert set(state.bosses) == bosses


@pytest.mark.rule("NF-BOSS-01")
@pytest.mark.parametrize(("mode", "map"), [("arcade", "11"), ("first", "1")])
def test_there_are_no_bosses_elsewhere(mode: str, map: str) -> None:
    state = position(player(), player("grear"), mode=mode)
    state.options = type(state.options)(mode=mode, map=map)  # type: ignore[arg-type]
    play(state, open_atlas, chance=Rigged(**{"first player": [0]}, bag=[0] * 5, quests=[0] * 7))
    assert state.bosses == []


@pytest.mark.rule("NF-BOSS-02")
def test_at_a_threat_symbol_one_may_fight_any_boss_instead() -> None:
    state = last_map(on_the_map(TOWN), player("grear", team="cat_1"))
    state.bosses = ["ivory_queen", "red_king"]
    assert ways_to_meet(state, 0) == [FIGHT, FightBoss("ivory_queen"), FightBoss("red_king")]


@pytest.mark.rule("NF-EVADE-04", "NF-BOSS-02")
def test_with_all_threats_defeated_a_boss_still_waits() -> None:
    state = last_map(on_the_map(TOWN), player("grear", team="cat_1"))
    state.threats, state.bosses = [], ["red_king"]
    assert ways_to_meet(state, 0) == [FightBoss("red_king")]


def words(text: str) -> Words:
    return Words(text, text)


@pytest.mark.rule("NF-BOSS-03", "NF-BOSS-04")
def test_a_defeated_boss_goes_to_its_victor_with_a_camp_and_its_passage_is_read_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    outcome = Choice(words("Take the crown"), reward=Reward(gems=2), outcome=words("It was brass."))
    storybook(monkeypatch, Passage("boss-red-king", words("The Fall"), (outcome,), words("He falls.")))
    state = last_map(on_the_map(TOWN, hearts=13), player("grear", team="cat_1"))
    state.bosses = ["ivory_queen", "red_king"]
    step = next(there for (here, there), symbol in MAPS[11].symbols.items() if here == TOWN and symbol == "threat")
    played = go(state, Walk(step), FightBoss("red_king"), SpendHearts(13), ChooseOption(0), chance=dice(5))
    one = state.players[0]
    assert played.events_of(BossDefeated) == [BossDefeated(0, "red_king")]
    assert played.events_of(QuestRead) == [QuestRead(0)]
    assert (one.bosses, one.camps, one.gems, one.space) == (["red_king"], 1, 2, step)
    assert state.bosses == ["ivory_queen"]
    assert state.read == ["boss-red-king"]
    assert one.sheet.squares == 0  # it is no quest
    assert threat_points(one) == BOSSES["red_king"].points


@pytest.mark.rule("NF-BOSS-04", "NF-KEY-02")
@pytest.mark.parametrize(("keywords", "option", "gems"), [([], 1, 2), (["ember"], 0, 1)])
def test_a_keyword_changes_what_is_read_when_a_boss_falls(
    monkeypatch: pytest.MonkeyPatch, keywords: list[str], option: int, gems: int
) -> None:
    """With the keyword its option is read and no other, without it the one that needs none."""
    known = Choice(words("Call him by name"), keywords=("ember",), reward=Reward(gems=1), outcome=words("He smiles."))
    plain = Choice(words("Take the crown"), reward=Reward(gems=2), outcome=words("It was brass."))
    storybook(monkeypatch, Passage("boss-red-king", words("The Fall"), (known, plain), words("He falls.")))
    state = last_map(on_the_map(TOWN, hearts=13), player("grear", team="cat_1"))
    state.bosses, state.players[0].sheet.keywords = ["red_king"], keywords
    step = next(there for (here, there), symbol in MAPS[11].symbols.items() if here == TOWN and symbol == "threat")
    go(state, Walk(step), FightBoss("red_king"), SpendHearts(13), ChooseOption(option), chance=dice(5))
    assert state.players[0].gems == gems
