"""Setting up: catalogue chapter SETUP."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Box, Play, Table
from questhall.games.runebound3.board import GEMS, PLACES
from questhall.games.runebound3.cards.beginnings import SETUP_ABILITIES
from questhall.games.runebound3.cards.define import ADVENTURES, ASSETS, SKILLS, STORIES
from questhall.games.runebound3.events.rounds import FirstPlayer, HeroTaken, Placed, ScenarioChosen
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.moves.setup import Place, TakeHero
from questhall.games.runebound3.rules.assets import MARKET_CARDS, offer
from questhall.games.runebound3.rules.bonuses import hand_limit
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.rules.scenario import starting_tokens
from questhall.games.runebound3.rules.story import SLOTS
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import Options, Player, Scenario, State, in_turn_order

SCENARIOS: tuple[Scenario, ...] = ("margath", "corpse_king")
CITIES = [place.id for place in PLACES if place.kind == "city"]


def lay_out(box: Box[State]) -> State:
    """The board before anything is drawn; the first beat chooses what is left to chance.

    R3-SETUP-01  A gem on every hex that shows its symbol.
    R3-GEM-01  All of them with the coloured side up.
    R3-SETUP-17  The time token on the first space.
    """
    options = box.options
    assert isinstance(options, Options)
    scenario: Scenario = "corpse_king" if options.scenario == "corpse_king" else "margath"
    return State(
        counters={},
        options=options,
        players=[Player() for _ in range(box.seats)],
        scenario=scenario,
        decks={deck: [] for deck in DECKS},
        discards={deck: [] for deck in DECKS},
        skill_deck=list(SKILLS),
        asset_deck=list(ASSETS),
        story_deck=[],
        markets={city: [] for city in CITIES},
        gems=list(GEMS),
        slots=[""] * SLOTS,
    )


def choose_heroes(table: Table[State]) -> Play[None]:
    """R3-SETUP-08  A first player by chance; then in turn order each takes a hero.

    R3-SETUP-11  Then each draws as many skill cards as the hand limit says.
    """
    state = table.state
    if not state.queue:
        begin(table)
    while state.queue:
        seat = state.queue[0]
        hero = yield from pick_hero(table, seat)
        take_hero(table, seat, hero)
        state.queue.pop(0)
    for seat in in_turn_order(state):
        yield from draw_skills(table, seat, hand_limit(state.players[seat]))
    state.phase, state.queue = "places", in_turn_order(state)


def begin(table: Table[State]) -> None:
    """R3-SETUP-05  Without agreement the scenario is chosen by chance.

    R3-FIRST-01  So is the first player.
    """
    state = table.state
    if state.options.scenario == "random":
        state.scenario = SCENARIOS[table.roll(len(SCENARIOS), "scenario")]
    build_decks(state)
    table.tell(ScenarioChosen(state.scenario))
    state.first = table.roll(len(state.players), "first")
    table.tell(FirstPlayer(state.first))
    state.queue = in_turn_order(state)


def build_decks(state: State) -> None:
    """R3-SETUP-06  The base cards and those of the scenario; the other scenario stays in the box.

    R3-SETUP-03  So does its story deck.
    R3-SCEN-01  A scenario has 10 cards for each adventure deck and 10 story cards.
    R3-SETUP-07  Each adventure deck has 30 cards.
    """
    for id, card in ADVENTURES.items():
        if card.scenario in (None, state.scenario):
            state.decks[card.deck].append(id)
    state.story_deck = [id for id, story in STORIES.items() if story.scenario == state.scenario]


def pick_hero(table: Table[State], seat: int) -> Play[str]:
    free = free_heroes(table.state, seat)
    if table.state.options.heroes == "dealt":
        return free[table.roll(len(free), "heroes")].hero
    answer = yield from table.choose(seat, "setup.hero", free_heroes)
    return answer.hero


def free_heroes(state: State, seat: int) -> Sequence[TakeHero]:
    taken = {player.hero for player in state.players}
    return [TakeHero(hero) for hero in HEROES if hero not in taken]


def take_hero(table: Table[State], seat: int, hero: str) -> None:
    """R3-SETUP-10  With the hero come its tokens and its gold."""
    state = table.state
    state.players[seat].hero = hero
    state.players[seat].tokens = starting_tokens(state.scenario)
    table.tell(HeroTaken(seat, hero))
    gain_gold(table, seat, HEROES[hero].gold)


def place_heroes(table: Table[State]) -> Play[None]:
    """R3-SETUP-12  In turn order, each on a hex of the kind the hero card names."""
    state = table.state
    while state.queue:
        seat = state.queue[0]
        answer = yield from table.choose(seat, "setup.place", starting_hexes)
        state.players[seat].hex = answer.hex
        table.tell(Placed(seat, answer.hex))
        state.queue.pop(0)
    state.phase, state.queue = "abilities", in_turn_order(state)


def starting_hexes(state: State, seat: int) -> Sequence[Place]:
    kind = HEROES[state.players[seat].hero].starts_in
    return [Place(place.hex) for place in PLACES if place.kind == kind]


def setup_abilities(table: Table[State]) -> Play[None]:
    """R3-SETUP-13  In turn order each resolves the setup ability and turns the hero card.

    R3-SETUP-16  Then three assets are dealt to each market,
    R3-ASSET-01  where heroes shop for them.
    """
    state = table.state
    while state.queue:
        seat = state.queue[0]
        yield from SETUP_ABILITIES[state.players[seat].hero](table, seat)
        state.queue.pop(0)
    for city in CITIES:
        for _ in range(MARKET_CARDS):
            offer(table, city)
