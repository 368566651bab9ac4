"""A hero's life, told when the match is over: every card, path, ally and ending has its sentence in both languages."""

from __future__ import annotations

import pytest

import questhall
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.cards.define import ALLIES, DESTINIES, MOTIVATIONS, ORIGINS, STRIPS
from questhall.games.calltoadventure.components import LOWEST, TRACK
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.tale import ending_of, shade, tale, told
from questhall.games.calltoadventure.view import view
from questhall.text import Texts
from support.calltoadventure import hero, position
from support.calltoadventure_matches import WHOLE, at_random, finished_hero

every_language = pytest.mark.parametrize("lang", ["en", "ru"])


def said(lang: str, sentence: str) -> str:
    """A sentence of the tale, which stands alone: no gaps to be filled, and no game terms in brackets."""
    texts = Texts(GAME, lang)
    assert texts.has(sentence.partition(".")[0]), sentence
    words = texts.say(sentence)
    assert words, sentence
    assert sentence not in words
    assert "{" not in words, sentence
    assert words.endswith((".", "!", "…")), sentence
    return words


@every_language
def test_every_strip_has_a_sentence_of_its_own(lang: str) -> None:
    sentences = [said(lang, told(strip)) for strip in STRIPS if not strip.startswith("odium")]
    assert len(sentences) == len(set(sentences))


@every_language
def test_every_ally_has_a_sentence_for_coming_along_and_one_for_the_parting(lang: str) -> None:
    for ally in ALLIES:
        name = f"card-{ally.replace('_', '-')}"
        assert said(lang, f"{name}.story") != said(lang, f"{name}.parted")


@pytest.mark.rule("CA-GEN-11")
def test_a_life_is_told_in_its_order() -> None:
    state = position(finished_hero(allies="sister brother-", corruption=0), finished_hero("healer"))
    words = WHOLE.replace("_", "-").replace("/", "-").split()
    events = [f"path-{word}.story" for word in words]
    assert tale(state, 0) == [
        ["card-soldier.story", *events[:3]],
        ["card-taught-by-the-best.story", *events[3:6]],
        ["card-mad-genius.story", *events[6:]],
        ["card-sister.story", "card-brother.parted"],
        ["tale-light", "tale-remembered"],
    ]
    assert len(tale(state, 1)) == 4  # nobody went along


def test_a_trait_is_told_by_its_card() -> None:
    assert told("old_grudge") == "card-old-grudge.story"
    assert tale(position(hero(story="old_grudge"), hero("healer")), 0)[0] == [
        "card-soldier.story",
        "card-old-grudge.story",
    ]


def ended(oath: str, is_beaten: bool, mode: str = "cooperative") -> tuple[State, str]:
    state = position(finished_hero(), finished_hero("healer"), mode=mode)
    state.players[0].oath, state.is_beaten = oath, is_beaten  # type: ignore[assignment]
    return state, ending_of(state, 0)


@every_language
def test_every_end_is_told(lang: str) -> None:
    ends = {ended(oath, is_beaten)[1]: tale(ended(oath, is_beaten)[0], 0)[-1] for oath, is_beaten in OATHS}
    assert set(ends) == {"victory", "defeat", "triumphed", "betrayed"}
    assert {end: "path-odium-upper.story" in sentences for end, sentences in ends.items()} == {
        "victory": True,
        "defeat": True,
        "triumphed": False,  # the sworn have not faced Odium
        "betrayed": False,
    }
    for sentences in (*ends.values(), tale(ended("", False, "competitive")[0], 0)[-1]):
        assert all(said(lang, sentence) for sentence in sentences)


OATHS = (("", True), ("refused", False), ("sworn", False), ("sworn", True))


@every_language
def test_every_space_of_the_track_has_its_shade(lang: str) -> None:
    shades = [shade(hero(corruption=space)) for space in range(len(TRACK))]
    assert shades == ["light", "light", "grey", "grey", "grey", "dark", "fallen"]
    assert shades[LOWEST] == "fallen"
    assert len({said(lang, f"tale-{each}") for each in shades}) == 4


@pytest.mark.parametrize(
    "options",
    [{"mode": "competitive", "base": True}, {"mode": "cooperative", "scheme": "contest_of_champions"}],
    ids=["competitive", "sworn"],
)
def test_after_a_whole_match_every_life_can_be_read_by_all_in_both_languages(options: dict[str, object]) -> None:
    match = at_random(questhall.new("calltoadventure", players=2, seed=4, options=options), seed=4, steps=60)
    assert all(each.tale == [] for each in match.view(0).heroes)  # not before the end

    at_random(match, seed=4)

    for seat in (0, None):
        for each in match.view(seat).heroes:
            assert [part[0] for part in each.tale[:3]] == [told(each.origin), told(each.motivation), told(each.destiny)]
            assert all(said(lang, line) for part in each.tale for line in part for lang in ("en", "ru"))
    assert all(card in STRIPS for kind in (ORIGINS, MOTIVATIONS, DESTINIES) for card in kind)
    assert view(match.state, 1).heroes == match.view(1).heroes
