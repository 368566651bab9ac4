"""Drawing skill cards, the hand limit, training: catalogue chapters DRAW, HAND, DISCARD, TRAIN, parts of SKILL."""

from __future__ import annotations

import pytest

from questhall.engine import IllegalMove, Move, Play, Table
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.events.adventure import AdventureBegan, QuestTaken
from questhall.games.runebound3.events.market import AssetOffered
from questhall.games.runebound3.events.skills import SkillDiscarded, SkillsDrawn
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.market import Refuse, Sell
from questhall.games.runebound3.moves.skills import DiscardSkill, Learn
from questhall.games.runebound3.moves.turn import Adventure, Shop, Train
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from questhall.games.runebound3.view import view
from support.runebound3 import hero, play, position
from support.runebound3_matches import box, match_at, seen, several, until_phase
from support.stretch import Rigged

SEVEN = "unbowed parry vigilance dicing taming aegis steadfast"


def discards(cards: str) -> list[DiscardSkill]:
    return [*map(DiscardSkill, sorted(cards.split()))]


@pytest.mark.rule("R3-HAND-01")
@pytest.mark.parametrize(
    ("id", "limit"), [("corbin", 3), ("laurel", 4), ("lissa", 3), ("hawthorne", 3), ("mok", 3), ("thorn", 4)]
)
def test_a_hero_holds_as_many_skill_cards_as_the_hero_card_says(id: str, limit: int) -> None:
    state = position(hero(id), skill_deck=SEVEN)
    answers = discards(" ".join(SEVEN.split()[: 7 - limit]))

    play(state, lambda table: draw_skills(table, 0, 7), answers, Rigged(deck__skills=[0] * 7))

    assert (len(state.players[0].hand), view(state, None).heroes[0].hand_limit) == (limit, limit)
    assert len(HEROES) == 6


@pytest.mark.rule("R3-SKILL-10", "R3-HAND-02", "R3-DRAW-03")
def test_after_drawing_the_hero_discards_down_to_the_limit_and_chooses_which() -> None:
    mine = hero("corbin", hand="unbowed parry")
    state = position(mine, hero("mok", "everton"), skill_deck="vigilance dicing taming")

    script = [DiscardSkill("parry"), DiscardSkill("taming")]
    played = play(state, lambda table: draw_skills(table, 0, 3), script, Rigged(deck__skills=[0, 0, 0]))

    assert [asked.moves for asked in played.asked] == [
        discards("unbowed parry vigilance dicing taming"),
        discards("unbowed vigilance dicing taming"),
    ]
    assert seen(played, 0)[1:] == [SkillDiscarded(0, "parry"), SkillDiscarded(0, "taming")]
    assert (mine.hand, state.skill_discard) == (["unbowed", "vigilance", "dicing"], ["parry", "taming"])


@pytest.mark.rule("R3-HAND-02")
def test_whoever_sells_what_raised_the_limit_discards_before_anything_else() -> None:
    mine = hero("corbin", hand="unbowed parry vigilance dicing", assets="satchel griffin")
    state = position(mine, hero("mok", "everton"))
    state.markets["tamalir"] = ["camp_kettle", "bear_pelt", "hill_goat"]

    script = [Shop(), Sell("satchel"), DiscardSkill("dicing"), Done(), Refuse("bear_pelt")]
    played = play(state, take_turn, script, Rigged(deck__assets=[0]))

    assert [topic for _, topic in played.topics] == ["turn.act", "shop.sell", "hand.discard", "shop.sell", "shop.buy"]
    assert mine.hand == ["unbowed", "parry", "vigilance"]


@pytest.mark.rule("R3-SKILL-11")
def test_no_card_is_discarded_from_the_hand_at_will() -> None:
    match = match_at(position(hero("corbin", hand="unbowed parry vigilance"), hero("mok")))

    for card in ("unbowed", "parry", "vigilance"):
        with pytest.raises(IllegalMove):
            match.play(0, DiscardSkill(card))

    moves = [*match.asks[0].moves, *match.offers.get(0, ())]
    assert not [move for move in moves if isinstance(move, DiscardSkill)]
    assert match.state.players[0].hand == ["unbowed", "parry", "vigilance"]


@pytest.mark.rule("R3-DRAW-01")
def test_each_card_comes_from_the_deck_it_belongs_to() -> None:
    """Three adventures, a training, a visit to the market; every deck is down to the card that is drawn."""
    state = position(hero("corbin", points=9), hero("mok", "everton"), skill_deck="unbowed parry aegis")
    state.asset_deck = ["griffin"]
    state.decks = {"exploration": ["my_kitty"], "social": ["barn_raising"], "combat": ["duel_at_dawn"]}
    state.markets["tamalir"] = ["camp_kettle", "bear_pelt", "hill_goat"]
    rigged = Rigged(deck__skills=[0] * 3, deck__assets=[0], deck__exploration=[0], deck__social=[0], deck__combat=[0])

    def tour(table: Table[State]) -> Play[None]:
        yield from take_turn(table)
        yield from take_turn(table)
        for deck in ("exploration", "social", "combat"):
            state.players[0].hex = next(hex for hex, gem in GEMS.items() if gem == deck)
            yield from take_turn(table)

    script: list[Move] = [Train(), Shop(), Refuse("bear_pelt"), Adventure(), Adventure(), Adventure()]
    played = play(state, tour, script, rigged)

    assert seen(played, 0)[0] == SkillsDrawn(0, 3, ("unbowed", "parry", "aegis"))
    assert played.events_of(AssetOffered) == [AssetOffered("tamalir", "griffin")]
    assert [began.card for began in played.events_of(AdventureBegan)] == ["my_kitty", "barn_raising", "duel_at_dawn"]
    assert (state.skill_deck, state.asset_deck, [*state.decks.values()]) == ([], [], [[], [], []])


@pytest.mark.rule("R3-DRAW-02")
@pytest.mark.parametrize(
    ("card", "deck"),
    [("my_kitty", "exploration"), ("tales_of_old", "social"), ("ogre", "combat"), ("cave_bear", "exploration")],
)
def test_an_adventure_card_is_resolved_at_once_according_to_its_type(card: str, deck: str) -> None:
    mine = hero("corbin")
    mine.hex = next(hex for hex, gem in GEMS.items() if gem == deck)
    state = position(mine, hero("mok", "everton"), skill_deck="unbowed parry aegis")
    state.decks[deck] = [card]  # type: ignore[index]

    script = [Adventure(), TakeOption(2)] if card == "tales_of_old" else [Adventure()]
    skills = [0, 0, 0] if card == "tales_of_old" else []
    played = play(state, take_turn, script, Rigged(deck__skills=skills, **{f"deck__{deck}": [0]}))

    assert played.events[0] == AdventureBegan(0, deck, card)  # type: ignore[arg-type]
    is_enemy = state.fight is not None and state.fight.enemy == card
    resolved = {"quest": mine.quests == [card], "event": len(played.asked) == 2, "enemy": is_enemy}
    kinds = {"my_kitty": "quest", "tales_of_old": "event"}
    assert [kind for kind, happened in resolved.items() if happened] == [kinds.get(card, "enemy")]
    assert (played.events_of(QuestTaken), state.drawn) == ([QuestTaken(0, card)] if mine.quests else [], "")


@pytest.mark.rule("R3-DRAW-04")
def test_several_cards_are_drawn_before_any_is_handled() -> None:
    """With a full hand the first question knows all three new cards."""
    state = position(hero("corbin", hand="unbowed parry aegis"), skill_deck="vigilance dicing taming")

    answers = discards("vigilance dicing taming")
    played = play(state, lambda table: draw_skills(table, 0, 3), answers, Rigged(deck__skills=[2, 1, 0]))

    assert seen(played, 0)[0] == SkillsDrawn(0, 3, ("taming", "dicing", "vigilance"))
    assert played.asked[0].moves == discards("unbowed parry aegis vigilance dicing taming")


@pytest.mark.rule("R3-SKILL-08")
def test_when_the_skill_deck_runs_out_its_discard_pile_becomes_the_new_deck() -> None:
    state = position(hero("corbin"), skill_deck="vigilance")
    state.skill_discard = ["dicing", "taming", "parry"]

    played = play(state, lambda table: draw_skills(table, 0, 3), (), Rigged(deck__skills=[0, 2, 0]))

    assert state.players[0].hand == ["vigilance", "parry", "dicing"], "any card of the pile may be the next: shuffled"
    assert (state.skill_deck, state.skill_discard) == (["taming"], [])
    assert len(played.events) == 1


@pytest.mark.rule("R3-SKILL-08")
def test_the_discard_pile_is_not_touched_before_the_deck_is_empty() -> None:
    state = position(hero("corbin"), skill_deck="vigilance dicing taming")
    state.skill_discard = ["parry"]

    play(state, lambda table: draw_skills(table, 0, 3), (), Rigged(deck__skills=[0, 0, 0]))

    assert (state.skill_deck, state.skill_discard) == ([], ["parry"])


@pytest.mark.rule("R3-DISCARD-01")
def test_a_discarded_card_lies_face_up_on_the_pile_of_its_own_deck() -> None:
    state = position(hero("corbin", hand="unbowed parry aegis"), hero("mok"), skill_deck="taming")
    state.skill_discard = ["dicing"]

    play(state, lambda table: draw_skills(table, 0, 1), [DiscardSkill("parry")], Rigged(deck__skills=[0]))

    for viewer in (0, 1, None):
        seen_by = view(state, viewer)
        assert (seen_by.skill_discard, seen_by.asset_discard, seen_by.story_discard) == (["dicing", "parry"], [], [])
        assert seen_by.discards == {"exploration": [], "social": [], "combat": []}


@pytest.mark.rule("R3-TRAIN-01")
@pytest.mark.parametrize(("id", "count"), [("corbin", 3), ("thorn", 4)])
def test_training_draws_as_many_cards_as_the_hand_limit_for_an_action_point(id: str, count: int) -> None:
    mine = hero(id)
    state = position(mine, hero("mok", "everton"), skill_deck=SEVEN)

    played = play(state, take_turn, [Train()], Rigged(deck__skills=[0] * count))

    drawn = tuple(SEVEN.split()[:count])
    assert seen(played, 0) == [SkillsDrawn(0, count, drawn)]
    assert seen(played, 1) == [SkillsDrawn(0, count)], "others do not see which"
    assert (mine.hand, mine.points) == ([*drawn], 2)


@pytest.mark.rule("R3-TRAIN-01")
def test_whoever_trains_with_a_full_hand_keeps_the_best_of_both() -> None:
    mine = hero("corbin", hand="unbowed parry aegis")
    state = position(mine, hero("mok", "everton"), skill_deck="vigilance dicing taming")

    script = [Train(), *discards("unbowed vigilance aegis")]
    played = play(state, take_turn, script, Rigged(deck__skills=[0, 0, 0]))

    assert played.topics == [(0, "turn.act"), *[(0, "hand.discard")] * 3]
    assert mine.hand == ["parry", "dicing", "taming"]


@pytest.mark.rule("R3-TRAIN-01")
def test_training_takes_an_action_point_and_may_be_repeated() -> None:
    state = position(hero("corbin", points=0), hero("mok", "everton"))
    assert Train() not in turn_moves(state, 0)

    state = position(hero("corbin", points=2), hero("mok", "everton"), skill_deck=SEVEN)
    script = [Train(), Train(), *discards("taming aegis dicing")]
    play(state, several(3), script, Rigged(deck__skills=[0] * 6))
    assert state.active == 1


@pytest.mark.rule("R3-TRAIN-02")
def test_while_training_nothing_is_learned_before_the_hand_is_cut_down() -> None:
    mine = hero("corbin", hand="unbowed parry aegis", trophies="ogre witch")
    state = position(mine, hero("mok", "everton"), skill_deck="vigilance taming steadfast")

    script = [Train(), *discards("unbowed taming steadfast"), Learn("vigilance")]
    played = play(state, several(2), script, Rigged(deck__skills=[0, 0, 0]))

    assert [Learn("vigilance") in asked.moves for asked in played.asked] == [False, False, False, False, True]
    assert [asked.offers for asked in played.asked[1:4]] == [{}] * 3
    assert mine.skills == ["vigilance"]


@pytest.mark.rule("R3-HAND-01")
def test_at_the_beginning_everybody_holds_a_full_hand() -> None:
    state: State = box(2, heroes="dealt")
    rigged = Rigged(first=[0], heroes=[0, 0], deck__skills=[0] * 7)

    play(state, until_phase("places"), (), rigged)

    assert [(player.hero, len(player.hand)) for player in state.players] == [("corbin", 3), ("laurel", 4)]


@pytest.mark.rule("R3-HAND-01")
def test_others_see_how_many_cards_a_hero_holds_and_not_which() -> None:
    match = match_at(position(hero("corbin", hand="unbowed parry"), hero("mok", hand="aegis")))

    assert [each.hand for each in match.view(0).heroes] == [["parry", "unbowed"], [""]]
    assert [each.hand for each in match.view(1).heroes] == [["", ""], ["aegis"]]
    assert [each.hand for each in match.view(None).heroes] == [["", ""], [""]]
