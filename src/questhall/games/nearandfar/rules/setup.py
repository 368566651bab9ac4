"""Setting up: catalogue chapter SETUP. The map, the town, the decks, the characters."""

from __future__ import annotations

from copy import deepcopy

from questhall.engine import Box, Play, Table
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards import box as box_of_cards
from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, BOSSES, KEEPSAKES, THREATS, TREASURES
from questhall.games.nearandfar.components import (
    CHARACTERS,
    NEVER_TOGETHER,
    PACK_ANIMALS_PER_PLAYER,
    PETS,
    PLATYPUS,
    STARTING_COINS,
    TRIBES,
    Character,
)
from questhall.games.nearandfar.events.setup import CharacterTaken, NeutralPlaced, Opened
from questhall.games.nearandfar.moves import OpenMap, TakeCharacter, TakePet
from questhall.games.nearandfar.rules.campaign import begin, next_maps
from questhall.games.nearandfar.rules.lines import LAST_MAP
from questhall.games.nearandfar.rules.saloon import fill_row
from questhall.games.nearandfar.state import Campaign, Options, Player, Sheet, State, clockwise_from
from questhall.games.nearandfar.story.book import ARCADE

FIRST_MAP = 1

assert box_of_cards  # importing it lays everything in


def lay_out(box: Box[State]) -> State:
    """The box opened: decks and bag, the stables full, nothing dealt.

    NF-SETUP-02  3 pack birds a player.
    NF-SETUP-03  All treasures in the hut,
    NF-SETUP-04  all adventurers in the bag.
    NF-SETUP-15  A player begins with 3 coins and an animal companion.
    NF-SETUP-29  The threats lie sorted, the weakest on top.
    NF-SETUP-25  Keepsakes are looked up by name.
    NF-SETUP-28  In the arcade its deck takes the place of the storybook;
    NF-MODE-08  there is no document, so nothing is kept after the game.
    NF-SETUP-32  What is not laid out is no part of the game.
    """
    options, campaign = box.options, box.campaign
    assert isinstance(options, Options)
    assert campaign is None or isinstance(campaign, Campaign)
    if options.mode in ("campaign", "character"):
        campaign = begin(options, box.seats, deepcopy(campaign))
    return State(
        counters={},
        options=options,
        map=0,
        players=[new_player(seat, campaign) for seat in range(box.seats)],
        ordinary=[artifact.id for artifact in ARTIFACTS.values() if not artifact.special],
        special=[artifact.id for artifact in ARTIFACTS.values() if artifact.special],
        treasures=[*TREASURES],
        bag=[*ADVENTURERS],
        arcade=[*ARCADE],
        birds=PACK_ANIMALS_PER_PLAYER * box.seats,
        threats=sorted(THREATS),
        keepsakes=[*KEEPSAKES],
        campaign=campaign,
        read=[*campaign.read] if campaign is not None else [],
    )


def new_player(seat: int, campaign: Campaign | None) -> Player:
    """3 coins, an animal, and a board full of camps.

    NF-SETUP-16  No camp is placed yet, and six more wait in the box.
    NF-SETUP-17  Hearts and reputation are at 0.
    NF-SETUP-19  The animal is in the team from the start.
    NF-SETUP-20  In a campaign everybody has a character card.
    """
    sheet = deepcopy(campaign.sheets[seat]) if campaign is not None else Sheet()
    return Player(coins=STARTING_COINS, team=[PETS[seat]], tokens=dict.fromkeys(TRIBES, 0), sheet=sheet)


def open_atlas(table: Table[State]) -> Play[None]:
    """The map of the mode, the first player, the saloon's row, quest tokens and, on the last map, bosses.

    NF-SETUP-24  The first player is chosen by lot.
    NF-MODE-09  In the arcade any map will do.
    """
    state = table.state
    state.first = state.active = table.roll(len(state.players), "first player")
    state.map = yield from map_of(table)
    fill_row(table)
    place_quests(table)
    if state.options.mode == "campaign" and state.map == LAST_MAP:
        state.bosses = [boss.id for boss in BOSSES.values() if boss.seats <= len(state.players)]  # NF-BOSS-01
    table.tell(Opened(MAPS[state.map].id, len(state.quests), state.first))
    state.phase = "characters"


def map_of(table: Table[State]) -> Play[int]:
    """NF-SETUP-08  The first adventure is on map 1; a campaign goes through the maps in order (NF-MODE-04).

    Where the players may skip maps the first player says it for all (NF-VAR-02).
    """
    state = table.state
    if state.options.map != "auto":
        return int(state.options.map)
    if state.campaign is not None:
        answer = yield from table.choose(state.first, "setup.map", maps_to_open)
        return next(number for number, sheet in MAPS.items() if sheet.id == answer.map)
    return FIRST_MAP if state.options.mode == "first" else 1 + table.roll(LAST_MAP, "map")


def maps_to_open(state: State, seat: int) -> list[OpenMap]:
    assert state.campaign is not None
    return [OpenMap(MAPS[number].id) for number in next_maps(state.campaign)]


def quest_tokens(state: State) -> int:
    """NF-SETUP-09  3 a player and 1 more; NF-VAR-01 with extra quests 4 a player."""
    seats = len(state.players)
    return 4 * seats if state.options.quests == "extra" else 3 * seats + 1


def place_quests(table: Table[State]) -> None:
    """NF-SETUP-10  By chance on spaces with a book,

    NF-SETUP-11  at most one on each.
    NF-SETUP-12  What the space pays stays the same under it.
    NF-SETUP-13  Near and far alike: nothing but chance spreads them.
    NF-SETUP-14  In a first campaign those with a name come first.
    """
    state = table.state
    spots = MAPS[state.map].spots
    books = [space for space, spot in enumerate(spots) if spot.book]
    named = [space for space in books if spots[space].named] if state.options.mode == "campaign" else []
    count = quest_tokens(state)
    chosen = table.draws(named, min(count, len(named)), "quests")
    others = [space for space in books if space not in chosen]
    state.quests = sorted(chosen + table.draws(others, count - len(chosen), "quests"))


def choose_characters(table: Table[State]) -> Play[None]:
    """NF-SETUP-18  Everybody takes a character, by lot or clockwise from the first player.

    NF-MODE-12  In Character mode one of the eight, whose story is read.
    NF-CEND-02  In a campaign it stays the same through all games.
    NF-SETUP-33  With two players one of the others stands in the town hall.
    """
    state = table.state
    for seat in clockwise_from(state, state.first):
        yield from take_character(table, seat)
        yield from take_pet(table, seat)
    if len(state.players) == 2:
        stranger = table.draw(free_characters(state), "characters")
        state.neutral = stranger
        table.tell(NeutralPlaced(stranger))
    later = state.campaign is not None and bool(state.campaign.chapters)
    state.phase = "talents" if later else "draft"


def take_character(table: Table[State], seat: int) -> Play[None]:
    state = table.state
    player = state.players[seat]
    if player.sheet.character:
        character = player.sheet.character
    elif state.options.characters == "dealt":
        character = table.draw(free_characters(state), "characters")
    else:
        character = (yield from table.choose(seat, "setup.character", characters_to_take)).character
    player.character = character
    if state.campaign is not None:
        player.sheet.character = character
    table.tell(CharacterTaken(seat, character))


def characters_to_take(state: State, seat: int) -> list[TakeCharacter]:
    return [*map(TakeCharacter, free_characters(state))]


def free_characters(state: State) -> list[Character]:
    """Those nobody has.

    NF-SETUP-22  In Character mode Eyim and Rin never go together.
    """
    taken = [player.character or player.sheet.character for player in state.players]
    free = [character for character in CHARACTERS if character not in taken]
    if state.options.mode == "character" and any(one in taken for one in NEVER_TOGETHER):
        free = [character for character in free if character not in NEVER_TOGETHER]
    return free


def take_pet(table: Table[State], seat: int) -> Play[None]:
    """NF-PLAT-01  Whoever had the fewest points in the game before may begin with the platypus."""
    state = table.state
    if state.campaign is None or not state.campaign.chapters:
        return
    scores = state.campaign.chapters[-1].scores
    if len(scores) > seat and scores.count(min(scores)) == 1 and scores[seat] == min(scores):
        answer = yield from table.choose(seat, "setup.pet", pets_to_take)
        state.players[seat].team = [answer.pet]


def pets_to_take(state: State, seat: int) -> list[TakePet]:
    return [TakePet(PETS[seat]), TakePet(PLATYPUS)]
