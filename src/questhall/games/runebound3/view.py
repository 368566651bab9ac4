"""What a seat may see: everything on the table but others' hands, their face-down trophies and the decks."""

from __future__ import annotations

from itertools import chain

from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.rules.bonuses import attribute, hand_limit, health, hero_health, speed
from questhall.games.runebound3.rules.parties import enemy_player
from questhall.games.runebound3.rules.routes import routes
from questhall.games.runebound3.rules.scenario import VILLAIN
from questhall.games.runebound3.rules.shop import price
from questhall.games.runebound3.rules.story import story_token
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import FOE, Fight, Player, Roll, Side, State, Trade
from questhall.games.runebound3.table_view import (
    FightView,
    HeroView,
    ReachView,
    RollView,
    SideView,
    SlotView,
    TableView,
    TokenView,
    TradeView,
    TrophyView,
)

HIDDEN = ""


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
        slots=[SlotView(id, state.solved.get(id, []), story_token(id)) for id in state.slots],
        out=sorted(state.out),
        drawn=state.drawn,
        option=state.option,
        task=state.task,
        tested=state.tested,
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
    return [
        ReachView(hex, [die for _, die in route], [near for near, _ in route])
        for hex, route in routes(state, seat).items()
    ]


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
    """R3-TROPHY-10  A hero may look at the own trophies at any time.

    R3-DECKC-03  The deck of each is marked, combat,
    R3-DECKS-03  social
    R3-DECKX-03  or exploration.
    """
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
