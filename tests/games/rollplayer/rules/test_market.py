"""The market phase: catalogue chapter MARKET, the turns and what is bought."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.components import Direction
from questhall.games.rollplayer.events import CardBought, CardDiscarded, GoldTaken, TokenMoved, TokenStayed
from questhall.games.rollplayer.moves import Buy, DiscardCard, Done, PlaceDie, Skip, TakeCard, UseSkill
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.state import Player, SkillCard, State
from support.rollplayer import hero, play, position
from support.rollplayer_matches import match_at, until
from support.rollplayer_skills import cost
from support.stretch import CutIn, Played

MARKET = "loyal chain_gorget climb quarterstaff"


def three(*heroes: Player, market: str = MARKET, taken: dict[int, int] | None = None) -> State:
    """Three players before the market phase: seat 0 holds card 2, seat 1 card 1, seat 2 card 3 (or as `taken` says).

    Their 9 gold are enough for any card.
    """
    rich = [hero("ranger", gold=9), hero("monk", "elf", gold=9), hero("rogue", "dwarf", gold=9)]
    players = [*heroes, *rich][:3]
    taken = taken or {0: 2, 1: 1, 2: 3}
    queue = sorted(taken, key=taken.__getitem__)
    return position(*players, phase="market", market=market, taken=taken, queue=queue)


def visit(state: State, *answers: Move) -> Played[State]:
    """Seat 0 goes to the market."""
    return play(state, lambda table: market_turn(table, 0), answers)


def market_phase(state: State, *answers: Move | CutIn) -> Played[State]:
    return play(state, until("cleanup"), answers)


@pytest.mark.rule("RP-MARKET-01")
def test_everyone_has_one_turn_and_buys_one_card_at_most() -> None:
    state = three()

    played = market_phase(
        state, Buy("chain_gorget", cost("chain_gorget")), Buy("loyal", cost("loyal")), DiscardCard("climb")
    )

    assert played.topics == [(1, "market.turn"), (0, "market.turn"), (2, "market.turn")]
    assert played.events_of(CardBought) == [
        CardBought(1, "chain_gorget", cost("chain_gorget"), 0),
        CardBought(0, "loyal", cost("loyal"), 0),
    ]


def choose_cards(*cards: int) -> list[Move]:
    """In the dice phase seats 0, 1 and 2 choose these initiative cards."""
    return [move for card in cards for move in (TakeCard(card), PlaceDie("charisma"), Skip())]


@pytest.mark.rule("RP-MARKET-02")
@pytest.mark.parametrize(
    ("cards", "order"), [((3, 1, 4), [1, 0, 2]), ((2, 3, 1), [2, 0, 1]), ((2, 3, 4), [0, 1, 2]), ((4, 3, 2), [2, 1, 0])]
)
def test_the_lowest_initiative_card_goes_first(cards: tuple[int, ...], order: list[int]) -> None:
    state = position(*three().players, market=MARKET, pool="k1 k2 k3 k4")

    discards = [DiscardCard("loyal"), DiscardCard("climb"), DiscardCard("quarterstaff")]
    played = play(state, until("cleanup"), [*choose_cards(*cards), *discards])

    assert played.topics[9:] == [(seat, "market.turn") for seat in order]


@pytest.mark.rule("RP-MARKET-03")
def test_a_card_costs_what_it_shows_and_must_be_affordable() -> None:
    """Reckless costs 6: too much for a purse that just buys the other two."""
    gold = max(cost("chain_gorget"), cost("climb"))
    state = three(hero("ranger", gold=gold), market="reckless chain_gorget climb")

    played = visit(state, Buy("chain_gorget", cost("chain_gorget")))

    discards = [DiscardCard("reckless"), DiscardCard("chain_gorget"), DiscardCard("climb")]
    purchases = [Buy("chain_gorget", cost("chain_gorget")), Buy("climb", cost("climb"))]
    assert played.asked[0].moves == [*purchases, *discards]
    assert state.players[0].gold == gold - cost("chain_gorget")


@pytest.mark.rule("RP-MARKET-03")
@pytest.mark.parametrize("card", MARKET.split())
def test_a_card_of_any_type_is_offered_for_exactly_its_cost_and_not_to_a_purse_with_1_gold_less(card: str) -> None:
    for gold, purchases in [(cost(card), [Buy(card, cost(card))]), (cost(card) - 1, [])]:
        state = three(hero("ranger", gold=gold), market=f"{card} reckless")

        played = visit(state, DiscardCard(card))

        assert played.asked[0].moves == [*purchases, DiscardCard(card), DiscardCard("reckless")]


@pytest.mark.rule("RP-MARKET-03")
def test_a_card_that_is_too_expensive_is_refused() -> None:
    state = three(hero("ranger", gold=5), market="reckless climb loyal chain_gorget", taken={0: 1, 1: 2, 2: 3})
    match = match_at(state)

    for payment in (Buy("reckless", 6), Buy("reckless", 5), Buy("reckless", 5, 1), Buy("climb", 0)):
        with pytest.raises(IllegalMove):
            match.play(0, payment)

    assert match.state.players[0].gold == 5


@pytest.mark.rule("RP-MARKET-04")
@pytest.mark.parametrize(
    ("gold", "tokens", "ways"),
    [
        (8, 0, [(6, 0)]),
        (8, 2, [(6, 0), (5, 1), (4, 2)]),
        (8, 8, [(6, 0), (5, 1), (4, 2), (3, 3), (2, 4), (1, 5), (0, 6)]),
        (4, 2, [(4, 2)]),
        (1, 8, [(1, 5), (0, 6)]),
        (3, 2, []),
    ],
)
def test_any_number_of_own_tokens_may_replace_gold_but_never_more_than_the_price(
    gold: int, tokens: int, ways: list[tuple[int, int]]
) -> None:
    """Reckless costs 6."""
    state = three(hero("ranger", gold=gold, charisma=tokens), market="reckless loyal")

    played = visit(state, DiscardCard("reckless"))

    purchases = [move for move in played.asked[0].moves if isinstance(move, Buy) and move.card == "reckless"]
    assert purchases == [Buy("reckless", paid, spent) for paid, spent in ways]


@pytest.mark.rule("RP-MARKET-05", "RP-MARKET-06")
def test_spent_gold_goes_to_the_supply_and_spent_tokens_are_gone() -> None:
    state = three(hero("ranger", gold=5, charisma=3), market="reckless loyal climb")

    visit(state, Buy("reckless", 4, 2))

    assert [player.gold for player in state.players] == [1, 9, 9]
    assert [player.charisma for player in state.players] == [1, 0, 0]
    assert [card.gold for card in state.initiative] == [0, 0, 0, 0]


@pytest.mark.rule("RP-MARKET-07")
def test_a_bought_card_goes_to_the_area_of_its_type() -> None:
    state = three(
        hero("ranger", gold=20, weapons="longsword", armour="leather_boots", traits="honest", skills="search*")
    )
    me = state.players[0]

    visit(state, Buy("chain_gorget", cost("chain_gorget")))
    state.market_done = False
    visit(state, Buy("loyal", cost("loyal")))
    state.market_done = False
    visit(state, Buy("climb", cost("climb")))
    state.market_done = False
    visit(state, Buy("quarterstaff", cost("quarterstaff"), 0, ("longsword",)))

    assert me.weapons == ["quarterstaff"]
    assert me.armour == ["leather_boots", "chain_gorget"]
    assert me.traits == ["honest", "loyal"]
    assert me.skills == [SkillCard("search", exhausted=True), SkillCard("climb", exhausted=False)]
    assert (state.market, me.gold) == ([], 20 - sum(map(cost, MARKET.split())))


@pytest.mark.rule("RP-MARKET-08")
def test_the_market_is_not_refilled_during_the_phase() -> None:
    state = three()
    deck = list(state.deck)

    played = market_phase(
        state, Buy("chain_gorget", cost("chain_gorget")), DiscardCard("climb"), Buy("loyal", cost("loyal"))
    )

    offered = [{move.card for move in asked.moves if isinstance(move, DiscardCard)} for asked in played.asked]
    assert offered == [
        {"loyal", "chain_gorget", "climb", "quarterstaff"},
        {"loyal", "climb", "quarterstaff"},
        {"loyal", "quarterstaff"},
    ]
    assert state.market == ["quarterstaff"]
    assert (state.deck, played.gates) == (deck, [])


ALL_ARMOUR = "chain_gorget chain_vambraces chain_helm chain_tunic chain_leggings mystic_cowl mystic_robes mystic_cloak"
ALL_ARMOUR += " leather_greaves leather_boots leather_gloves leather_pauldron"
ALL_TRAITS = (
    "steadfast honorable nimble proud weak clumsy foolish reckless focused compassionate obsessed cunning greedy"
)
ALL_TRAITS += " honest loyal obnoxious dedicated courageous envious famous"
ALL_SKILLS = "concentrate search negotiate pickpocket acrobatics open_lock climb intimidate move_silently knowledge"
ALL_SKILLS += " cure_wounds sleight_of_hand diplomacy"


@pytest.mark.rule("RP-MARKET-09")
@pytest.mark.parametrize(
    ("area", "cards"), [("armour", ALL_ARMOUR.split()), ("traits", ALL_TRAITS.split()), ("skills", ALL_SKILLS.split())]
)
def test_there_is_no_limit_to_armour_traits_and_skills(area: str, cards: list[str]) -> None:
    *owned, last = cards
    state = three(hero("ranger", gold=9, **{area: " ".join(owned)}), market=last)  # type: ignore[arg-type]

    played = visit(state, Buy(last, cost(last)))

    assert played.events_of(CardBought)[0].card == last
    assert len(getattr(state.players[0], area)) == len(cards)


@pytest.mark.rule("RP-MARKET-13")
@pytest.mark.parametrize(
    ("trait", "direction", "token"),
    [
        ("honorable", "left", (1, 0)),
        ("obnoxious", "right", (1, 2)),
        ("loyal", "up", (0, 1)),
        ("proud", "down", (2, 1)),
    ],
)
def test_a_bought_trait_at_once_moves_the_token_along_its_arrow(
    trait: str, direction: Direction, token: tuple[int, int]
) -> None:
    state = three(market=trait)

    played = visit(state, Buy(trait, cost(trait)))

    assert played.events == [CardBought(0, trait, cost(trait), 0), TokenMoved(0, direction)]
    assert [player.token for player in state.players] == [token, (1, 1), (1, 1)]


@pytest.mark.rule("RP-MARKET-14")
@pytest.mark.parametrize(
    ("trait", "token"), [("honorable", (1, 0)), ("obnoxious", (1, 2)), ("loyal", (0, 1)), ("proud", (2, 1))]
)
def test_at_the_edge_the_token_stays_and_the_trait_is_bought_all_the_same(trait: str, token: tuple[int, int]) -> None:
    state = three(hero("ranger", gold=cost(trait) + 1, token=token), market=trait)

    played = visit(state, Buy(trait, cost(trait)))

    assert played.events == [CardBought(0, trait, cost(trait), 0), TokenStayed(0)]
    assert (state.players[0].token, state.players[0].traits, state.players[0].gold) == (token, [trait], 1)


@pytest.mark.rule("RP-MARKET-15")
def test_a_skill_just_bought_may_be_used_at_once() -> None:
    state = three(market="pickpocket loyal climb chain_gorget", taken={0: 1, 1: 2, 2: 3})

    played = market_phase(
        state,
        *(Buy("pickpocket", cost("pickpocket")), CutIn(0, UseSkill("pickpocket")), Done()),
        *(DiscardCard("loyal"), DiscardCard("climb")),
    )

    assert played.topics == [
        *((0, "market.turn"), (0, "market.new_skill"), (0, "market.new_skill")),
        *((1, "market.turn"), (2, "market.turn")),
    ]
    assert played.asked[1].moves == [Done()]
    assert played.asked[1].offers == {0: [UseSkill("pickpocket")]}
    assert state.players[0].gold == 9 - cost("pickpocket") + PICKPOCKET_GOLD
    assert state.players[0].skills == [SkillCard("pickpocket", exhausted=True)]


@pytest.mark.rule("RP-MARKET-16")
@pytest.mark.parametrize("gold", [0, 9])
def test_whoever_cannot_or_will_not_buy_discards_any_card_of_the_market(gold: int) -> None:
    state = three(hero("ranger", gold=gold), market="loyal foolish")

    played = visit(state, DiscardCard("foolish"))

    purchases = [Buy("loyal", cost("loyal")), Buy("foolish", cost("foolish"))] if gold else []
    assert played.asked[0].moves == [*purchases, DiscardCard("loyal"), DiscardCard("foolish")]
    assert (state.market, state.discard) == (["loyal"], ["foolish"])


@pytest.mark.rule("RP-MARKET-17")
def test_the_discarding_player_takes_two_gold() -> None:
    state = three()

    played = visit(state, DiscardCard("climb"))

    assert played.events == [CardDiscarded(0, "climb"), GoldTaken(0, 2, "discard")]
    assert [player.gold for player in state.players] == [9 + 2, 9, 9]


@pytest.mark.rule("RP-MARKET-18")
@pytest.mark.parametrize("answer", [Buy("loyal", cost("loyal")), DiscardCard("loyal")])
def test_a_turn_is_one_purchase_or_one_discard(answer: Move) -> None:
    state = three(market="loyal honest proud foolish", taken={0: 1, 1: 2, 2: 3})

    played = market_phase(state, answer, DiscardCard("honest"), DiscardCard("proud"))

    assert played.topics == [(0, "market.turn"), (1, "market.turn"), (2, "market.turn")]
    assert all(isinstance(move, Buy | DiscardCard) for asked in played.asked for move in asked.moves)


@pytest.mark.rule("RP-MARKET-18")
def test_a_purchase_with_a_skill_takes_the_place_of_the_turn() -> None:
    state = three(hero("ranger", gold=9, skills="open_lock"), taken={0: 1, 1: 2, 2: 3})
    state.deck = ["honest"]

    played = play(
        state,
        until("cleanup"),
        [
            *(CutIn(0, UseSkill("open_lock")), Buy("honest", cost("honest"))),
            *(DiscardCard("loyal"), DiscardCard("climb")),
        ],
        deck__market=[0],
    )

    assert played.topics == [(0, "market.turn"), (0, "skill.open_lock"), (1, "market.turn"), (2, "market.turn")]
    assert state.players[0].traits == ["honest"]


@pytest.mark.rule("RP-MARKET-18")
@pytest.mark.parametrize(
    ("answer", "later"),
    [
        (Buy("concentrate", cost("concentrate")), ("market.new_skill", Done())),
        (DiscardCard("loyal"), ("class.charitable", Skip())),
    ],
)
def test_after_buying_or_discarding_no_skill_brings_another_purchase(answer: Move, later: tuple[str, Move]) -> None:
    cleric = hero("cleric", gold=9, skills="open_lock move_silently pickpocket")
    state = three(cleric, market="concentrate loyal climb honest", taken={0: 1, 1: 2, 2: 3})
    state.discard = ["weak"]

    played = market_phase(state, answer, later[1], DiscardCard("climb"), DiscardCard("honest"))

    assert played.topics[:2] == [(0, "market.turn"), (0, later[0])]
    assert played.asked[0].offers[0] == [UseSkill("open_lock"), UseSkill("move_silently"), UseSkill("pickpocket")]
    new = [UseSkill("concentrate")] if isinstance(answer, Buy) else []
    assert played.asked[1].offers[0] == [UseSkill("pickpocket"), *new]


@pytest.mark.rule("RP-MARKET-18")
@pytest.mark.parametrize("move", [Skip(), Done()])
def test_passing_is_refused(move: Move) -> None:
    match = match_at(three())

    with pytest.raises(IllegalMove):
        match.play(1, move)

    assert match.asks[1].topic == "market.turn"


@pytest.mark.rule("RP-MARKET-19")
def test_after_buying_or_discarding_the_initiative_card_goes_back_to_the_row() -> None:
    match = match_at(three())

    def holders() -> Sequence[int | None]:
        return [card.holder for card in match.state.initiative]

    assert holders() == [1, 0, 2, None]
    match.play(1, Buy("loyal", cost("loyal")))
    assert holders() == [None, 0, 2, None]
    match.play(0, DiscardCard("climb"))
    assert holders() == [None, None, 2, None]


@pytest.mark.rule("RP-MARKET-20")
def test_everyone_may_look_through_the_discard_pile_at_any_time() -> None:
    match = match_at(
        position(*three().players, phase="market", market=MARKET, discard="honest weak", taken={0: 1, 1: 2, 2: 3})
    )

    for viewer in (0, 1, 2, None):
        assert match.view(viewer).discard == ["honest", "weak"]
    match.play(0, DiscardCard("climb"))
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).discard == ["honest", "weak", "climb"]


EXAMPLE_MARKET = "leather_gloves reckless quarterstaff loyal"


@pytest.mark.rule("RP-MARKET-21")
def test_example_cards_2_1_3_give_the_order_next_start_last_player() -> None:
    state = position(*three().players, market=EXAMPLE_MARKET, pool="k1 k2 k3 k4")

    discards = [DiscardCard(card) for card in EXAMPLE_MARKET.split()[:3]]
    played = play(state, until("cleanup"), [*choose_cards(2, 1, 3), *discards])

    assert played.topics[9:] == [(1, "market.turn"), (0, "market.turn"), (2, "market.turn")]


@pytest.mark.rule("RP-MARKET-22", "RP-MARKET-23", "RP-MARKET-24")
def test_example_reckless_leather_gloves_and_quarterstaff() -> None:
    egor, irina = hero("ranger", gold=3), hero("monk", gold=5, charisma=1)
    kirill = hero("rogue", gold=cost("quarterstaff"))
    state = three(egor, irina, kirill, market=EXAMPLE_MARKET)

    played = play(
        state,
        until("dice"),
        [Buy("reckless", 5, 1), DiscardCard("leather_gloves"), Buy("quarterstaff", cost("quarterstaff"))],
        deck__market=[0, 0, 0, 0],
        bag=[0, 0, 0, 0],
        dice=[0, 1, 2, 3],
    )

    assert [len([move for move in asked.moves if isinstance(move, DiscardCard)]) for asked in played.asked] == [4, 3, 2]
    assert (irina.gold, irina.charisma, irina.traits, irina.token) == (0, 0, ["reckless"], (1, 2))
    assert (egor.gold, egor.traits) == (3 + 2, [])
    assert (kirill.gold, kirill.weapons) == (0, ["quarterstaff"])
    assert state.discard == ["leather_gloves", "loyal"]
