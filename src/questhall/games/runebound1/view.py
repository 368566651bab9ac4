"""What a seat may see of the table: everything but the start card of the doom track, which nobody has seen."""

from __future__ import annotations

from questhall.games.runebound1.board import TOWN_AT
from questhall.games.runebound1.cards.define import ALLIES
from questhall.games.runebound1.components import COLOURS, DOOM_CARDS, IMPROVEMENT_COSTS, KINDS, SKILL_ATTRIBUTE
from questhall.games.runebound1.rules.bonuses import attribute, damage, foe_of, life, skill_modifier, stamina
from questhall.games.runebound1.rules.combat import enemy_damage, hero_bonus, target_number
from questhall.games.runebound1.rules.counters import points_of
from questhall.games.runebound1.rules.fight import can_escape, escape_bonus
from questhall.games.runebound1.rules.final_battle import level
from questhall.games.runebound1.rules.goals import runes
from questhall.games.runebound1.rules.market import price
from questhall.games.runebound1.rules.reach import reach
from questhall.games.runebound1.state import NOBODY, Ally, Fight, Pile, Player, State
from questhall.games.runebound1.table_view import (
    AllyView,
    FightView,
    HeroView,
    HurtView,
    RollView,
    TableView,
    TradeView,
    UndefeatedView,
    VentureView,
)

HIDDEN = ""


def view(state: State, seat: int | None) -> TableView:
    """Cards are drawn face up, and the track of undefeated challenges is open to all."""
    return TableView(
        seat=seat,
        phase=state.phase,
        round=state.round + 1,
        first=state.first,
        active=state.active,
        heroes=[hero_view(state, number, player) for number, player in enumerate(state.players)],
        decks={colour: size(state.decks[colour]) for colour in COLOURS},
        under={colour: state.decks[colour].under for colour in COLOURS},
        over={colour: state.decks[colour].over for colour in COLOURS},
        discards=state.discards,
        market=size(state.market),
        market_under=state.market.under,
        stalls=state.stalls,
        prices=prices(state),
        spots=state.spots,
        bank=state.bank,
        undefeated=[UndefeatedView(each.space, each.card, each.hex) for each in state.undefeated],
        event_box=state.event_box,
        doom=[HIDDEN, *state.doom[1:]] if state.is_start_unseen else state.doom,
        doom_counters=state.doom_counters,
        doom_limit=DOOM_CARDS[len(state.players)] if state.options.doom else 0,
        allowance=state.allowance,
        rested=state.rested,
        dice=state.dice.faces if state.dice is not None else [],
        reach=reach(state),
        improvement=IMPROVEMENT_COSTS[len(state.players)],
        venture=venture_view(state),
        fight=fight_view(state, state.fight),
        roll=roll_view(state),
        hurt=HurtView(state.hurt.seat, state.hurt.ally, state.hurt.amount) if state.hurt is not None else None,
        trade=trade_view(state),
        shown=state.shown,
        order=state.order,
        winner=state.winner,
        end=state.end,
        two_dice=state.options.two_dice,
    )


def size(pile: Pile) -> int:
    return len(pile.cards) + len(pile.under) + len(pile.over)


def prices(state: State) -> dict[str, int]:
    """In the town of the hero whose turn it is."""
    player = state.players[state.active]
    if player.hex not in TOWN_AT:
        return {}
    return {card: price(state, state.active, card) for card in state.stalls[TOWN_AT[player.hex]]}


def hero_view(state: State, seat: int, player: Player) -> HeroView:
    is_dealt = bool(player.hero)
    return HeroView(
        hero=player.hero,
        hex=player.hex,
        came_from=player.came_from,
        wounds=player.wounds,
        life=life(state, seat) if is_dealt else 0,
        exhaustion=player.exhaustion,
        stamina=stamina(state, seat) if is_dealt else 0,
        gold=player.gold,
        attributes=[attribute(state, seat, kind) for kind in KINDS] if is_dealt else [],
        damage=[damage(state, seat, kind) for kind in KINDS] if is_dealt else [],
        skills=skills(state, seat) if is_dealt else {},
        items=player.items,
        allies=[ally_view(ally) for ally in player.allies],
        face_down=player.face_down,
        improved=player.improved,
        raised=player.raised,
        counters=player.counters,
        noted=player.noted,
        points=points_of(player),
        runes=runes(player),
        level=level(player),
        trophies=player.trophies,
        used=player.used,
        is_knocked_out=player.is_knocked_out,
        is_dead=player.is_dead,
    )


def skills(state: State, seat: int) -> dict[str, int]:
    """Those the hero has, with the modifier of each."""
    found = {skill: skill_modifier(state, seat, skill) for skill in SKILL_ATTRIBUTE}
    return {skill: modifier for skill, modifier in found.items() if modifier > 0}


def ally_view(ally: Ally) -> AllyView:
    card = ALLIES[ally.card]
    return AllyView(
        ally.card, ally.wounds, ally.exhaustion, card.life, card.stamina, [*card.attributes], [*card.damage]
    )


def venture_view(state: State) -> VentureView | None:
    venture = state.venture
    return VentureView(venture.colour, venture.card, venture.hazard) if venture is not None else None


def roll_view(state: State) -> RollView | None:
    roll = state.roll
    if roll is None:
        return None
    return RollView(roll.seat, roll.who, roll.why, roll.kind, roll.target, roll.bonus, roll.skill, roll.taken, roll.die)


def fight_view(state: State, fight: Fight | None) -> FightView | None:
    if fight is None:
        return None
    is_duel = fight.rival != NOBODY
    return FightView(
        seat=fight.seat,
        rival=fight.rival if is_duel else None,
        card=fight.card,
        reason=fight.reason,
        phase=fight.phase,
        round=fight.round,
        step=fight.step,
        wounds=fight.wounds,
        life=0 if is_duel else foe_of(fight.card).life,
        targets=[fight.target] * 3 if is_duel else [target_number(state, fight, kind) for kind in KINDS],
        damage=[enemy_damage(state, fight, kind) for kind in KINDS],
        attack=[hero_bonus(state, fight, "attack", kind) for kind in KINDS],
        defence=[hero_bonus(state, fight, "defence", kind) for kind in KINDS],
        attacked=fight.attacked,
        kept_out=fight.kept_out,
        boost=fight.boost,
        extra=fight.extra,
        can_escape=can_escape(state, fight),
        escape=escape_bonus(state, fight),
    )


def trade_view(state: State) -> TradeView | None:
    trade = state.trade
    return TradeView(trade.seat, trade.other, trade.gives, trade.takes, trade.gold) if trade is not None else None
