"""Both languages are complete: whatever a game can ask, offer, tell, refuse or count has a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatch
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import ast

import questhall
from questhall.engine import CannotUndo, Game, IllegalMove, Match, Refusal, StaleMove, Stop, Undone, list_options
from questhall.engine.catalogue import catalogue_of
from questhall.games import GAMES
from questhall.games.calltoadventure.cards import define as calltoadventure
from questhall.games.calltoadventure.components import ABILITIES, FACES, ICONS, SIDES
from questhall.games.calltoadventure.explain import NOT_NOW as ADVENTURE_NOT_NOW
from questhall.games.calltoadventure.rules.scoring import ENDS as ADVENTURE_ENDS
from questhall.games.calltoadventure.state import Phase as AdventurePhase
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards import define as nearandfar
from questhall.games.nearandfar.components import BUILDINGS, CHARACTERS, PETS, PLATYPUS, TRIBES
from questhall.games.nearandfar.explain import NOT_NOW as JOURNEY_NOT_NOW
from questhall.games.nearandfar.play import ENDS as JOURNEY_ENDS
from questhall.games.nearandfar.state import Phase as JourneyPhase
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import ARMOUR_STARS, LOWEST_RANK, RACES, SOLO_RANKS
from questhall.games.rollplayer.events import PoolRolled
from questhall.games.rollplayer.explain import PHASE_RULES
from questhall.games.rollplayer.state import Phase
from questhall.games.runebound1.board import HEXES as RUNE_HEXES
from questhall.games.runebound1.cards import define as runebound1
from questhall.games.runebound1.components import ATTACKS, ATTRIBUTES, COLOURS, SKILL_ATTRIBUTE, TERRAINS, TOWNS
from questhall.games.runebound1.dice import FACES as MOVEMENT_FACES
from questhall.games.runebound1.explain import NOT_NOW as RUNE_NOT_NOW
from questhall.games.runebound1.play import ENDS as RUNE_ENDS
from questhall.games.runebound1.regions import REGIONS as RUNE_REGIONS
from questhall.games.runebound1.state import Phase as RunePhase
from questhall.games.runebound3.board import HEXES, PLACES
from questhall.games.runebound3.cards import define as runebound3
from questhall.games.runebound3.explain import NOT_NOW
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.play import ENDS
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.state import FightEnd, Scenario
from questhall.games.runebound3.state import Phase as RuneboundPhase
from questhall.games.runebound3.tokens import TOKENS
from questhall.lab.trial import random_move
from questhall.text import LANGUAGES, MissingText, Texts
from questhall.text.facts import Wording, dashed
from support.ftl import entries_of, messages_in, own_messages, quoted_in, shape
from support.samples import samples_of, types_in
from support.source import last_words, reasons_of, words_of

NAMES = ("Ann", "Ben", "Cleo", "Dirk", "Eve", "Finn")
PRINTED: dict[str, dict[str, tuple[Iterable[str], tuple[str, ...]]]] = {
    "rollplayer": {
        "card": (CARDS, ("text", "flavour")),
        "class": (CLASS, ("ability", "text")),
        "backstory": (BACKSTORIES, ("story",)),
        "alignment": (ALIGNMENTS, ("text",)),
        "race": (RACES, ("text",)),
        "rank": ((LOWEST_RANK, *(rank for _, rank in SOLO_RANKS)), ("text",)),
        "armour": (ARMOUR_STARS, ("text",)),
        "phase": (get_args(Phase), ()),
        "why": (last_words("rollplayer", "gain"), ()),
        "refusal-not-now": (PHASE_RULES, ()),
    },
    "calltoadventure": {
        "card": (
            [*calltoadventure.PARTS, *calltoadventure.CHALLENGES, *calltoadventure.FATE, *calltoadventure.SCHEMES],
            (),
        ),
        "path": (
            [f"{id}/{path}" for id in calltoadventure.CHALLENGES for path in ("upper", "lower")],
            ("story",),
        ),
        "rune": (FACES, ()),
        "ability": (ABILITIES, ()),
        "icon": (ICONS, ()),
        "side": (SIDES, ("deck", "one")),
        "act": (("1", "2", "3"), ()),
        "need": ((*ABILITIES, *ICONS, "track"), ()),
        "phase": (get_args(AdventurePhase), ()),
        "end": (ADVENTURE_ENDS, ()),
        "refusal-not-now": (ADVENTURE_NOT_NOW, ()),
    },
    "runebound1": {
        "card": (
            runebound1.HEROES | runebound1.ITEMS | runebound1.ALLIES | runebound1.ADVENTURES,
            ("flavour",),
        ),
        "ability": (runebound1.ABILITIES, ()),
        "hex": ([*map(str, RUNE_HEXES)], ()),
        "region": (RUNE_REGIONS, ()),
        "town": (TOWNS, ()),
        "terrain": ((*TERRAINS, "town"), ()),
        "colour": (COLOURS, ()),
        "attribute": (ATTRIBUTES, ()),
        "kind": (ATTACKS, ()),
        "skill": (SKILL_ATTRIBUTE, ()),
        "face": ([*map(str, range(len(MOVEMENT_FACES)))], ()),
        "class": (("weapon", "armour", "artifact", "reward", "ally"), ()),
        "phase": (get_args(RunePhase), ()),
        "end": (RUNE_ENDS, ()),
        "refusal-not-now": (RUNE_NOT_NOW, ()),
    },
    "runebound3": {
        "hero": (HEROES, ()),
        "skill": (runebound3.SKILLS, ("text", "flavour")),
        "asset": (runebound3.ASSETS, ("text", "flavour")),
        "card": (runebound3.ADVENTURES | runebound3.ENEMIES, ("flavour",)),
        "story": (runebound3.STORIES, ("text", "flavour")),
        "ability": (runebound3.ABILITIES, ("text",)),
        "place": ([place.id for place in PLACES], ()),
        "region": (REGIONS, ()),
        "hex": ([str(hex) for hex in HEXES], ()),
        "token": (TOKENS, ()),
        "scenario": (get_args(Scenario), ("tokens",)),
        "phase": (get_args(RuneboundPhase), ()),
        "end": ((*ENDS, *filter(None, get_args(FightEnd))), ()),
        "refusal-not-now": (NOT_NOW, ()),
    },
    "nearandfar": {
        "card": (
            [
                *(nearandfar.ADVENTURERS | nearandfar.ARTIFACTS | nearandfar.KEEPSAKES | nearandfar.BOSSES),
                *(threat.id for threat in nearandfar.THREATS.values()),
                *nearandfar.TREASURES,
                *{treasure.name for treasure in nearandfar.TREASURES.values()},
                *PETS,
                PLATYPUS,
            ],
            (),
        ),
        "threat": ([*map(str, nearandfar.THREATS)], ()),
        "talent": (nearandfar.TALENTS, ("text",)),
        "keyword": (
            {choice.reward.keyword for passage in PASSAGES.values() for choice in passage.choices} - {""},
            (),
        ),
        "character": (CHARACTERS, ()),
        "tribe": (TRIBES, ("token",)),
        "building": (BUILDINGS, ("to",)),
        "map": ([sheet.id for sheet in MAPS.values()], ("text",)),
        "phase": (get_args(JourneyPhase), ()),
        "end": (JOURNEY_ENDS, ()),
        "refusal-not-now": (JOURNEY_NOT_NOW, ()),
    },
}
"""For every game its printed things by vocabulary, and what is said of each besides its name."""

EXACT = ("ask", "move", "event", "option", "chapter")
"""Families of messages whose members are counted one by one; all others are looked for in the source."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def family(game: Game[Any], lang: str, name: str) -> set[str]:
    return {id for id in own_messages(game, lang) if id.startswith(f"{name}-")}


@every_game
@every_language
def test_every_file_can_be_read_and_says_nothing_twice(game: Game[Any], lang: str) -> None:
    assert [entry.content for entry in entries_of(game, lang) if isinstance(entry, ast.Junk)] == []
    count = Counter(message.id.name for message in messages_in(game, lang))
    assert [id for id, times in count.items() if times > 1] == []


@every_game
def test_both_languages_have_the_same_messages_and_attributes(game: Game[Any]) -> None:
    english, russian = ({shape(message) for message in messages_in(game, lang)} for lang in ("en", "ru"))
    assert english - russian == set()
    assert russian - english == set()


@every_game
@every_language
def test_every_question_has_a_prompt(game: Game[Any], lang: str) -> None:
    texts = Texts(game, lang)
    assert all(texts.ask(topic) for topic in game.topics)
    assert family(game, lang, "ask") == {f"ask-{dashed(topic)}" for topic in game.topics}


@every_game
@every_language
def test_every_move_and_event_has_a_sentence(game: Game[Any], lang: str) -> None:
    assert family(game, lang, "move") == {f"move-{kind.cls.__name__}" for kind in types_in(game.moves)}
    assert family(game, lang, "event") == {f"event-{kind.cls.__name__}" for kind in types_in(game.events)}


@every_game
@every_language
def test_every_value_of_every_field_can_be_told(game: Game[Any], lang: str) -> None:
    texts = Texts(game, lang)
    wording: Wording = texts._wording(NAMES)

    def ids(field: str) -> list[str]:
        vocabulary = f"{wording.vocabulary(field)}-"
        return ["", *(id.removeprefix(vocabulary) for id in sorted(family(game, lang, vocabulary[:-1])))]

    for move in samples_of(game.moves, ids):
        assert texts.move(move, NAMES)
    for event in samples_of(game.told, ids):
        assert texts.event(event, NAMES)


@every_game
@every_language
def test_every_option_and_every_value_of_it_has_a_text(game: Game[Any], lang: str) -> None:
    texts = Texts(game, lang)
    wanted = set()
    for option in list_options(game.options):
        name = f"option-{dashed(option.name)}"
        assert texts.say(f"{name}.text")
        wanted |= {name, *(f"{name}-{dashed(str(value).lower())}" for value in option.values)}
    assert family(game, lang, "option") == wanted


@every_game
@every_language
def test_every_chapter_of_the_rules_has_a_title(game: Game[Any], lang: str) -> None:
    chapters = {f"chapter-{rule.chapter}" for rule in catalogue_of(game).rule}
    assert family(game, lang, "chapter") == chapters
    assert all(Texts(game, lang).say(chapter) for chapter in chapters)


@every_game
@every_language
def test_every_printed_thing_has_a_name_and_its_texts(game: Game[Any], lang: str) -> None:
    texts = Texts(game, lang)
    for kind, (ids, attributes) in PRINTED[game.key].items():
        assert family(game, lang, kind) == {f"{kind}-{dashed(id)}" for id in ids}
        for id in ids:
            assert texts.name(kind, id)
            assert all(texts.say(f"{kind}-{dashed(id)}.{attribute}") for attribute in attributes)


@every_game
@every_language
def test_every_refusal_and_everything_learned_has_a_text(game: Game[Any], lang: str) -> None:
    known = family(game, lang, "refusal")
    for reason in reasons_of(game.key):
        assert any(
            id.startswith(f"refusal-{reason.rstrip('*')}") if "*" in reason else id == f"refusal-{reason}"
            for id in known
        )
    streams = last_words(game.key, "roll", "rolls", "draw", "draws", "learn")
    patterns = [f"learned-{dashed(stream)}" for stream in streams]
    learned = family(game, lang, "learned")
    assert [id for id in learned if not any(fnmatch(id, pattern) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(id, pattern) for id in learned)] == []


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_whole_random_matches_can_be_told(game: Game[Any], seed: int) -> None:
    for players in game.players:
        match = questhall.new(game.key, players, seed=seed)
        tellers = [Texts(game, lang) for lang in LANGUAGES]
        play_at_random(match, tellers, Random(seed))
        for texts in tellers:
            assert all(texts.event(event, NAMES) for event in match.events(None))
            assert match.result is not None
            assert all(texts.score(line) for lines in match.result.lines for line in lines)


def play_at_random(match: Match, tellers: list[Texts], rng: Random) -> None:
    """To the end, with cut-ins; now and then everything that could be said at the table is said."""
    while not match.over:
        seat, ask = rng.choice(list(match.asks.items()))
        offered = [(other, move) for other, moves in match.offers.items() for move in moves]
        answers = [(seat, move) for move in ask.moves]
        if rng.random() < 0.2:
            for texts in tellers:
                assert texts.ask(ask.topic)
                assert all(texts.move(move, NAMES) for _, move in answers + offered)
                tell_what_is_not_possible(match, seat, texts)
        if offered and rng.random() < 0.3:
            match.play(*rng.choice(offered))
        else:
            match.play(seat, random_move(ask.moves, rng))


def tell_what_is_not_possible(match: Match, seat: int, texts: Texts) -> None:
    for thing in match.game.things(match.game.view(match.state, seat)):
        refusal = match.why_not(seat, thing)
        assert refusal is None or texts.refusal(refusal, NAMES).endswith(f" · {refusal.rule}")
    stop = match.undo_point(seat)
    assert not isinstance(stop, Stop) or texts.stop(stop, NAMES)


@every_game
@every_language
def test_no_message_is_unused(game: Game[Any], lang: str) -> None:
    used = words_of(game.key) | words_of(None) | quoted_in(game, lang) | quoted_in(None, lang)
    messages = {message.id.name for message in messages_in(game, lang)}
    exact = (*EXACT, *PRINTED[game.key])
    others = [id for id in messages if not id.startswith(tuple(f"{name}-" for name in exact))]
    assert [id for id in sorted(others) if not is_used(id, used)] == []


def is_used(id: str, words: frozenset[str]) -> bool:
    """The source holds it whole, or as a beginning (`card`, `terminal-bot-`) and the rest."""
    if id in words:
        return True
    parts = id.split("-")
    beginnings = ("-".join(parts[:cut]) for cut in range(1, len(parts)))
    return any(
        (beginning in words or f"{beginning}-" in words)
        and (is_used(rest := id.removeprefix(f"{beginning}-"), words) or rest.isdigit())
        for beginning in beginnings
    )


# The hall's own words


def test_a_language_nobody_wrote_is_refused_in_one_sentence() -> None:
    with pytest.raises(questhall.QuesthallError, match=r"^there is no language 'fr'; there is en and ru$"):
        Texts(None, "fr")


@pytest.mark.parametrize("message", ["dragon", "player.title", "player"])
def test_a_missing_message_or_fact_is_an_error(message: str) -> None:
    texts = Texts(None, "en")
    with pytest.raises(MissingText, match=message):
        texts.say(message)


def test_names_are_found_by_kind_and_id() -> None:
    texts = Texts(GAMES["rollplayer"], "en")
    assert texts.name("card", "sleight_of_hand") == "Sleight of Hand"
    assert texts.say("row-strength.short") == "STR"
    assert (texts.has("card-longsword.flavour"), texts.has("card-longsword.price"), texts.has("card")) == (
        True,
        False,
        False,
    )


def test_a_list_is_joined_as_the_language_does() -> None:
    for lang, words in (("en", "Ann, Ben and Player 7"), ("ru", "Ann, Ben и Игрок 7")):
        wording: Wording = Texts(None, lang)._wording(NAMES)
        assert wording.fact("seats", (0, 1, 6)) == {"seats": words, "seats-count": 3}
        assert wording.fact("seats", (1,)) == {"seats": "Ben", "seats-count": 1}
        assert wording.fact("seats", ()) == {"seats": "", "seats-count": 0}


def test_dice_in_parallel_tuples_are_told_one_by_one() -> None:
    game = GAMES["rollplayer"]
    event = PoolRolled(seat=1, colors=("red", "blue"), values=(5, 2))
    assert Texts(game, "en").event(event, NAMES) == "Ben draws and rolls: red 5, blue 2."


def test_errors_are_told_in_the_language_of_the_table() -> None:
    texts = Texts(GAMES["rollplayer"], "en")
    refusal = Refusal("RP-MARKET-03", "too-expensive", {"gold": 3, "cost": 5})
    assert texts.error(IllegalMove("", refusal), NAMES) == "You have 3 gold, and the card costs 5. · RP-MARKET-03"
    assert (
        texts.error(CannotUndo(Stop("learned", "dice")), NAMES) == "This cannot be taken back: dice have been rolled."
    )
    assert texts.error(CannotUndo(Stop("acted", seat=1)), NAMES) == "This cannot be taken back: Ben has acted since."
    assert texts.error(StaleMove("late"), NAMES) == "The table has changed meanwhile. Look again."
    assert texts.error(questhall.SaveError("this file is broken"), NAMES) == "this file is broken"


def test_going_back_is_a_line_of_every_log() -> None:
    assert Texts(None, "en").event(Undone(seat=1, keep=4), NAMES) == "Ben takes a move back."
