"""What a seat may see: everything on the table but others' hands, their face-down trophies and the decks."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from msgspec import Struct

from questhall.engine import Dream
from questhall.games.runebound3.board import Deck, Hex
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.rules.bonuses import attribute, hand_limit, health, hero_health, speed
from questhall.games.runebound3.rules.parties import enemy_player
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.rules.scenario import VILLAIN
from questhall.games.runebound3.rules.shop import price
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import FOE, Fight, Player, Roll, Side, State, Trade, Trophy

HIDDEN = ""


class TrophyView(Struct):
    """A trophy; the card is empty for those who have not seen it.

    R3-DECKC-03  Its deck is marked, combat,
    R3-DECKS-03  social
    R3-DECKX-03  or exploration.
    """

    deck: Deck
    card: str


class HeroView(Struct):
    """A hero with everything that lies beside the card."""

    hero: str
    hex: Hex
    damage: int
    health: int
    gold: int
    tokens: int
    body: int
    mind: int
    spirit: int
    speed: int
    hand_limit: int
    hand: list[str]
    """Empty names for cards one cannot see."""
    skills: list[str]
    assets: list[str]
    trophies: list[TrophyView]
    quests: list[str]
    rumours: list[str]
    points: int
    used: list[str]
    is_defeated: bool
    is_delayed: bool
    is_eliminated: bool


class RollView(Struct):
    why: str
    dice: list[int]
    spent: list[bool]


class TokenView(Struct):
    id: str
    face: int
    is_spent: bool
    on: str


class SideView(Struct):
    """One of the two in a fight; an enemy has no seat."""

    seat: int | None
    player: int | None
    """The seat that decides for it; None: the table does."""
    tokens: list[TokenView]
    has_passed: bool
    used: list[str]
    marks: list[str]
    damage: int
    health: int


class FightView(Struct):
    """A fight, attacker first."""

    enemy: str
    reason: str
    round: int
    phase: str
    turn: int
    sides: list[SideView]
    hit: int
    """Damage that is about to be suffered."""
    hit_kind: str
    struck: int | None
    """The side that will suffer it."""


class TradeView(Struct):
    seat: int
    other: int
    gives: list[str]
    takes: list[str]
    gold: int


class SlotView(Struct):
    """A story quest above the board."""

    story: str
    solved: list[int]


class ReachView(Struct):
    """A hex that the dice of a move lead to, and the fewest dice that do."""

    hex: Hex
    dice: list[int]


class TableView(Struct):
    """The table as a seat sees it."""

    seat: int | None
    scenario: str
    villain: str
    phase: str
    round: int
    act: int
    time: int
    first: int
    active: int
    heroes: list[HeroView]
    gems: list[Hex]
    villain_hex: Hex
    zombies: list[Hex]
    markets: dict[str, list[str]]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    skill_discard: list[str]
    asset_discard: list[str]
    story_discard: list[str]
    slots: list[SlotView]
    out: list[str]
    drawn: str
    task: str
    revealed: list[str]
    shown: list[str]
    rolled: RollView | None
    reach: list[ReachView]
    prices: dict[str, int]
    """What this seat would pay for the assets of the markets."""
    fight: FightView | None
    trade: TradeView | None
    winner: int | None


def view(state: State, seat: int | None) -> TableView:
    """The one door through which knowledge of a match leaves it.

    R3-SCARD-03  Both sides of the scenario card are open to all.
    """
    return TableView(
        seat=seat,
        scenario=state.scenario,
        villain=VILLAIN[state.scenario],
        phase=state.phase,
        round=state.round + 1,
        act=state.act,
        time=state.time + 1,
        first=state.first,
        active=state.active,
        heroes=[hero_view(player, is_own=seat == number) for number, player in enumerate(state.players)],
        gems=sorted(state.gems),
        villain_hex=state.villain,
        zombies=sorted(state.zombies),
        markets=state.markets,
        decks=deck_sizes(state),
        discards={deck: state.discards[deck] for deck in DECKS},
        skill_discard=state.skill_discard,
        asset_discard=state.asset_discard,
        story_discard=state.story_discard,
        slots=[SlotView(id, state.solved.get(id, [])) for id in state.slots],
        out=sorted(state.out),
        drawn=state.drawn,
        task=state.task,
        revealed=state.revealed,
        shown=state.shown,
        rolled=roll_view(state.rolled),
        reach=reach_view(state),
        prices=prices_for(state, seat),
        fight=fight_view(state, state.fight),
        trade=trade_view(state.trade),
        winner=state.winner,
    )


def reach_view(state: State) -> list[ReachView]:
    """Everybody sees the dice, so everybody may see where they lead."""
    seat = state.queue[0] if state.phase == "abilities" else state.active
    return [ReachView(hex, list(dice)) for hex, dice in reach(state, seat).items()]


def prices_for(state: State, seat: int | None) -> dict[str, int]:
    if seat is None or not state.players[seat].hero:
        return {}
    player = state.players[seat]
    return {asset: price(player, asset) for asset in (*chain(*state.markets.values()), *state.shown)}


def deck_sizes(state: State) -> dict[str, int]:
    sizes: dict[str, int] = {deck: len(state.decks[deck]) for deck in DECKS}
    others = {"skills": state.skill_deck, "assets": state.asset_deck, "story": state.story_deck}
    return sizes | {name: len(cards) for name, cards in others.items()}


def hero_view(player: Player, *, is_own: bool) -> HeroView:
    has_hero = bool(player.hero)
    return HeroView(
        hero=player.hero,
        hex=player.hex,
        damage=player.damage,
        health=hero_health(player) if has_hero else 0,
        gold=player.gold,
        tokens=player.tokens,
        body=attribute(player, "body") if has_hero else 0,
        mind=attribute(player, "mind") if has_hero else 0,
        spirit=attribute(player, "spirit") if has_hero else 0,
        speed=speed(player) if has_hero else 0,
        hand_limit=hand_limit(player) if has_hero else 0,
        hand=sorted(player.hand) if is_own else [HIDDEN] * len(player.hand),
        skills=player.skills,
        assets=player.assets,
        trophies=trophies_view(player, is_own=is_own),
        quests=player.quests,
        rumours=player.rumours,
        points=player.points,
        used=player.used,
        is_defeated=player.is_defeated,
        is_delayed=player.is_delayed,
        is_eliminated=player.is_eliminated,
    )


def trophies_view(player: Player, *, is_own: bool) -> list[TrophyView]:
    """R3-TROPHY-10  A hero may look at the own trophies at any time."""
    return [
        TrophyView(ADVENTURES[trophy.card].deck, trophy.card if is_own or trophy.known else HIDDEN)
        for trophy in player.trophies
    ]


def roll_view(roll: Roll | None) -> RollView | None:
    return RollView(roll.why, roll.dice, roll.spent) if roll is not None else None


def fight_view(state: State, fight: Fight | None) -> FightView | None:
    if fight is None:
        return None
    sides = [side_view(state, fight, side) for side in fight.sides]
    view = FightView(fight.enemy, fight.reason, fight.round, fight.phase, fight.turn, sides, 0, "", None)
    if fight.hits:
        hit = fight.hits[-1]
        view.hit, view.hit_kind = hit.amount, hit.kind
        view.struck = next(place for place, side in enumerate(fight.sides) if side.who == hit.target)
    return view


def side_view(state: State, fight: Fight, side: Side) -> SideView:
    is_foe = side.who == FOE
    return SideView(
        seat=None if is_foe else side.who,
        player=enemy_player(state) if is_foe else side.who,
        tokens=[TokenView(token.id, token.face, token.is_spent, token.on) for token in side.tokens],
        has_passed=side.has_passed,
        used=[*side.used, *side.used_up],
        marks=side.marks,
        damage=fight.damage if is_foe else state.players[side.who].damage,
        health=health(state, side.who),
    )


def trade_view(trade: Trade | None) -> TradeView | None:
    return TradeView(trade.seat, trade.other, trade.gives, trade.takes, trade.gold) if trade is not None else None


def redraw(state: State, seat: int, dream: Dream) -> None:
    """What the seat cannot know is dealt anew: others' hands and their face-down trophies. Decks have no order."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    hands = [card for player in others for card in player.hand]
    dealt = deal_anew(state.skill_deck, hands, dream)
    for player in others:
        player.hand = [dealt.pop() for _ in player.hand]
    for deck in DECKS:
        hidden = hidden_trophies(others, deck)
        dealt = deal_anew(state.decks[deck], [trophy.card for trophy in hidden], dream)
        for trophy in hidden:
            trophy.card = dealt.pop()


def hidden_trophies(others: list[Player], deck: Deck) -> list[Trophy]:
    return [
        trophy
        for player in others
        for trophy in player.trophies
        if not trophy.known and ADVENTURES[trophy.card].deck == deck
    ]


def deal_anew(deck: list[str], hidden: list[str], dream: Dream) -> list[str]:
    """As many cards as are hidden, out of these and the deck; the deck keeps the others."""
    deck += hidden
    return [deck.pop(dream.below(len(deck))) for _ in hidden]


def pieces(state: State) -> list[str]:
    """Every card of the match, wherever it lies."""
    cards = [*state.skill_deck, *state.skill_discard, *state.asset_deck, *state.asset_discard, *state.out]
    cards += [*state.story_deck, *state.story_discard, *(slot for slot in state.slots if slot), *state.shown]
    cards += [*state.revealed, *(card for market in state.markets.values() for card in market)]
    cards += [card for deck in DECKS for card in (*state.decks[deck], *state.discards[deck])]
    for player in state.players:
        cards += [*player.hand, *player.skills, *player.assets, *player.quests, *player.rumours]
        cards += [trophy.card for trophy in player.trophies]
    if state.fight is not None and state.fight.reason == "adventure":
        cards.append(state.fight.enemy)
    if state.drawn and state.drawn not in cards:  # a card being resolved may lie already where it will stay
        cards.append(state.drawn)
    return sorted(cards)


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        if player.gold < 0 or player.tokens < 0 or player.damage < 0 or player.points < 0:
            return f"seat {seat} has a negative number of something: {player}"
        if player.hero and player.damage > hero_health(player):
            return f"seat {seat} has {player.damage} damage and {hero_health(player)} health"
    twice = [card for card, count in Counter(pieces(state)).items() if count > 1]
    return f"these cards are in two places: {twice}" if twice else ""
