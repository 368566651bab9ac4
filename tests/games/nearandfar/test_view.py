"""What a seat sees: its own hand, no outcome before it is earned, no stories of a campaign for onlookers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.json import encode

from questhall.engine import Play, Table
from questhall.engine.question import ANSWER, Entry
from questhall.games.nearandfar.moves import Challenge, ChooseOption, Keep, LoadTreasure, SpendHearts
from questhall.games.nearandfar.rules.duel import duel
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.rules.store import draw_artifacts
from questhall.games.nearandfar.state import Campaign, Player, Sheet, State, Visit
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.view import view
from support.nearandfar import dice, on_the_map, play, player, position, storybook
from support.stretch import Rigged

READERS = (0, 1, 2, None)
COIN = 2


def text_of(state: State, seat: int | None) -> str:
    """All that a reader is given, as it travels."""
    return encode(view(state, seat)).decode()


def three(one: Player, **more: Any) -> State:
    return position(
        one, player("grear", place="farm", team="cat_1"), player("kikli", place="mine", team="dog_2"), **more
    )


def watched(state: State, rule: Any, answers: list[Any], chance: Rigged | None = None) -> list[dict[int | None, str]]:
    """What every reader is given at each question of a stretch of play, and after it."""
    seen: list[dict[int | None, str]] = []

    def look() -> None:
        seen.append({seat: text_of(state, seat) for seat in READERS})

    def run(table: Table[State]) -> Play[None]:
        inner = rule(table)
        reply: Entry[Any] | None = None
        while True:
            try:
                question = next(inner) if reply is None else inner.send(reply)
            except StopIteration:
                look()
                return
            look()
            reply = yield question
            assert reply.kind == ANSWER

    play(state, run, answers, chance)
    return seen


# Hands


def test_a_hand_is_seen_by_its_owner_only_and_others_see_how_many_of_which_deck() -> None:
    state = three(player(hand="spices moon_lens crown_of_guile", dealt=["lockpicks"], artifacts="jade_flute"))
    own = view(state, 0).players[0]
    assert (own.hand, own.dealt) == (["spices", "moon_lens", "crown_of_guile"], ["lockpicks"])
    for seat in (1, 2, None):
        shown = view(state, seat).players[0]
        assert (shown.hand, shown.dealt, shown.ordinary, shown.special) == ([], [], 2, 1)
        assert shown.artifacts == ["jade_flute"]
        found = text_of(state, seat)
        assert not any(card in found for card in ("spices", "moon_lens", "crown_of_guile", "lockpicks"))


def test_decks_and_the_discarded_artifacts_are_numbers_or_nothing() -> None:
    state = three(player())
    state.discarded_artifacts = ["spices"]
    found = text_of(state, 0)
    assert "spices" not in found
    assert "fire_bomb_1" not in found
    assert "pip_the_lookout" not in found
    shown = view(state, 0)
    assert (shown.ordinary, shown.special, shown.treasures, shown.bag) == (38, 17, 36, 36)


@pytest.mark.rule("NF-STORE-04")
def test_artifacts_being_drawn_are_shown_to_the_one_who_draws() -> None:
    state = three(player(place="store"))
    state.ordinary, state.special = ["spices", "moon_lens"], []
    state.turn.visit = Visit("store")
    [asked, after] = watched(
        state, lambda table: draw_artifacts(table, 0, 2, 0), [Keep(("spices",))], Rigged(artifacts=[0, 0])
    )
    assert ["spices" in asked[seat] for seat in READERS] == [True, False, False, False]
    assert ["spices" in after[seat] for seat in READERS] == [True, False, False, False]
    assert not any("moon_lens" in text for text in after.values())


# Stories


SECRET = "They dig up a bronze whale"
BONUS_ONLY = "music_box"


def words(text: str) -> Words:
    return Words(text, f"{text} (ru)")


def page(key: str = "B") -> Passage:
    dig = Choice(
        words("Dig here"),
        "skill",
        5,
        reward=Reward(treasures=1, keepsake="glass_eye"),
        bonus=Reward(keepsake=BONUS_ONLY),
        outcome=words(SECRET),
    )
    hidden = Choice(words("Show the letter"), keywords=("letter",), reward=Reward(gems=9), outcome=words("Read aloud"))
    return Passage(key, words("The Hole"), (dig, hidden), words("You come to a hole"))


@pytest.mark.rule("NF-QUEST-03")
def test_nobody_is_given_outcome_or_reward_before_it_is_earned(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page())
    state = three(on_the_map(COIN, hearts=1, animals="bird"), quests=[COIN])
    state.treasures = ["snare"]
    answers = [ChooseOption(0), SpendHearts(0), LoadTreasure("snare", 0)]
    chance = dice(4, treasures=[0])
    option, rolled, won, after = watched(state, lambda table: take_quest(table, 0), answers, chance)
    for texts in (option, rolled):
        for seat in READERS:
            assert "You come to a hole" in texts[seat]
            assert "Dig here" in texts[seat]
            assert not any(secret in texts[seat] for secret in (SECRET, "glass_eye", BONUS_ONLY))
    for texts in (won, after):
        assert all(SECRET in text for text in texts.values())
        assert not any(BONUS_ONLY in text for text in texts.values())
    for texts in (option, rolled, won, after):
        assert not any("Show the letter" in text or "Read aloud" in text for text in texts.values())


@pytest.mark.rule("NF-QUEST-13")
def test_of_a_failure_nobody_ever_hears_what_would_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page())
    state = three(on_the_map(COIN), quests=[COIN])
    seen = watched(state, lambda table: take_quest(table, 0), [ChooseOption(0)], dice(1))
    assert not any(secret in text for texts in seen for text in texts.values() for secret in (SECRET, "glass_eye"))
    assert '"outcome":"failure"' in seen[-1][1]


def in_a_campaign(mode: str) -> State:
    sheet = Sheet("vera")
    names = ("vera", "grear", "kikli")
    document = Campaign(mode, [sheet, *(Sheet(name) for name in names[1:])])  # type: ignore[arg-type]
    return three(on_the_map(COIN, sheet=sheet), mode=mode, campaign=document, quests=[COIN])


@pytest.mark.parametrize(("roll", "hears"), [(5, True), (1, False)])
def test_onlookers_of_a_campaign_are_told_no_story(monkeypatch: pytest.MonkeyPatch, roll: int, hears: bool) -> None:
    storybook(monkeypatch, page())
    state = in_a_campaign("campaign")
    seen = watched(state, lambda table: take_quest(table, 0), [ChooseOption(0)], dice(roll))
    for texts in seen:
        assert all("You come to a hole" in texts[seat] for seat in (0, 1, 2))
        assert not any(word in texts[None] for word in ("You come to a hole", "Dig here", SECRET))
    assert [SECRET in seen[-1][seat] for seat in (0, 1, 2)] == [hears] * 3


@pytest.mark.rule("NF-CHARQ-06")
def test_in_character_mode_the_outcome_is_read_after_a_failure_too(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("vera-1"))
    state = in_a_campaign("character")
    seen = watched(state, lambda table: take_quest(table, 0), [ChooseOption(0)], dice(1))
    assert [SECRET in seen[-1][seat] for seat in READERS] == [True, True, True, False]
    assert not any("glass_eye" in text for text in seen[-1].values())


@pytest.mark.rule("NF-SETUP-23")
def test_in_character_mode_a_new_character_is_introduced_until_its_first_quest(monkeypatch: pytest.MonkeyPatch) -> None:
    first = page("vera-1")
    introduced = Passage(first.key, first.title, first.choices, first.opening, words("Vera counts bridges"))
    storybook(monkeypatch, introduced, page())
    state = in_a_campaign("character")
    for seat in (0, 1, 2):
        assert view(state, seat).players[0].introduction == words("Vera counts bridges")
        assert view(state, seat).players[1].introduction is None
    assert "Vera counts bridges" not in text_of(state, None)
    state.players[0].sheet.quests.append("vera-1")
    assert view(state, 0).players[0].introduction is None
    assert view(in_a_campaign("campaign"), 0).players[0].introduction is None


# The rest


def test_an_arcade_card_is_read_to_onlookers_too() -> None:
    state = three(on_the_map(COIN), mode="arcade", quests=[COIN])
    state.arcade = ["sleeping_sentry"]
    [option, _] = watched(state, lambda table: take_quest(table, 0), [ChooseOption(0)], dice(1, arcade=[0]))
    assert all("Tiptoe Past Him" in text for text in option.values())


def test_everybody_sees_what_lies_open() -> None:
    state = three(
        player(coins=2, animals="turtle:snare", keepsakes="glass_eye", threats=[4], camps=3, reputation=-2),
        camps={2: 0},
        mine={0: 1},
        row="krek_the_scavenger",
    )
    for seat in READERS:
        shown = view(state, seat)
        one = shown.players[0]
        assert (one.coins, one.keepsakes, one.threats, one.camps, one.reputation) == (2, ["glass_eye"], [4], 3, -2)
        assert (one.animals[0].kind, one.animals[0].treasure) == ("turtle", "snare")
        assert one.prices == {"krek_the_scavenger": 2}
        assert (shown.camps, shown.mine, shown.row) == ({2: 0}, {0: 1}, ["krek_the_scavenger"])


def test_the_movement_shown_counts_animals_given_back_in_this_turn_for_the_active_player() -> None:
    state = three(player(animals="bird"))
    state.turn.returned = 1
    assert [one.movement for one in view(state, None).players] == [4, 2, 2]


def test_a_duel_under_way_is_shown_as_one() -> None:
    state = three(player(hearts=2))
    [rolled, after] = watched(state, lambda table: duel(table, 0, Challenge(1, True)), [SpendHearts(2)], dice(2, 3))
    assert all('"why":"duel"' in rolled[reader] and '"fight":null' in after[reader] for reader in READERS)
