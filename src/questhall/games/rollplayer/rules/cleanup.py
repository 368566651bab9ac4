"""The cleanup phase: catalogue chapter CLEAN."""

from __future__ import annotations

from questhall.engine import Move, Play, Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.events import DeckReshuffled, MarketCleared, MarketDealt, SkillRefreshed, StartPlayer
from questhall.games.rollplayer.moves import Refresh, Skip
from questhall.games.rollplayer.state import Player, State, skill_of, unchosen

SKIP = Skip()


def cleanup_phase(table: Table[State]) -> Play[None]:
    """Get ready for the next round.

    RP-CLEAN-01  Six steps in fixed order.
    """
    state = table.state
    discard_tokens(state)
    yield from refresh_skills(table)
    clear_pool(state)
    clear_market(table)
    deal_market(table)
    lay_gold(state)
    pass_bag(table)


def discard_tokens(state: State) -> None:
    """RP-CLEAN-02  Step 1: all charisma tokens left are discarded; what happened this round is forgotten."""
    for player in state.players:
        player.charisma = 0
        player.placed_row = None
        player.ability_used = False


def refresh_skills(table: Table[State]) -> Play[None]:
    """RP-CLEAN-03  Step 2: each player may refresh 1 used skill.

    RP-CLEAN-04  It can be used again from the following round on: nobody can cut in here.
    RP-SKILL-08  At most 1 a round, and only here.
    """
    tired = [seat for seat, player in enumerate(table.state.players) if player.skills and used_skills(player)]
    if not tired:
        return
    answers = yield from table.together(tired, lambda seat: skills_to_refresh(table, seat))
    for seat, skills in answers.items():
        for skill in skills:
            card = skill_of(table.state.players[seat], skill)
            assert card is not None
            card.exhausted = False
            table.tell(SkillRefreshed(seat, skill))


def skills_to_refresh(table: Table[State], seat: int) -> Play[list[str]]:
    """One skill, or up to two for the skilled Ranger."""
    chosen: list[str] = []

    def moves(state: State, seat: int) -> list[Move]:
        used = [skill for skill in used_skills(state.players[seat]) if skill not in chosen]
        return [*map(Refresh, used), SKIP]

    limit = 2 if has_ability(table.state.players[seat], "skilled") else 1
    while len(chosen) < min(limit, len(used_skills(table.state.players[seat]))):
        answer = yield from table.choose(seat, "cleanup.refresh", moves)
        if not isinstance(answer, Refresh):
            break
        chosen.append(answer.skill)
    return chosen


def used_skills(player: Player) -> list[str]:
    return [card.id for card in player.skills if card.exhausted]


def clear_pool(state: State) -> None:
    """RP-CLEAN-05  Step 3: the die left in the dice pool returns to the bag."""
    for card in unchosen(state):
        assert card.die is not None
        state.bag[card.die.color] += 1
        card.die = None


def clear_market(table: Table[State]) -> None:
    """RP-CLEAN-06  Step 3: the cards left in the market are discarded, and nobody gets gold for them."""
    state = table.state
    if state.market:
        table.tell(MarketCleared(tuple(state.market)))
    state.discard += state.market
    state.market.clear()


def deal_market(table: Table[State]) -> None:
    """RP-CLEAN-07  Step 4: as many new market cards as there are initiative cards."""
    state = table.state
    wanted = len(state.initiative)
    if wanted < len(state.deck):
        state.market += table.draws(state.deck, wanted, "deck.market")
    else:
        state.market += [card for _ in range(wanted) if (card := draw_card(table))]
    table.tell(MarketDealt(tuple(state.market)))


def draw_card(table: Table[State]) -> str:
    """The top card of the market deck; nothing only if deck and discard pile are both empty.

    RP-CLEAN-08  If the deck runs out, the whole discard pile is shuffled, both ranks together, into a new one.
    """
    state = table.state
    if not state.deck:
        state.deck, state.lower_deck = state.lower_deck, state.deck
    if not state.deck and state.discard:
        state.deck += sorted(state.discard)
        state.discard.clear()
        table.tell(DeckReshuffled(len(state.deck)))
    return table.draw(state.deck, "deck.market") if state.deck else ""


def lay_gold(state: State) -> None:
    """RP-CLEAN-09  Step 5: 1 gold on every initiative card that is not at an end of the row and has none.

    RP-CLEAN-10  Never more than 1 on a card.
    RP-INIT-03  The cards with a coin in their corner.
    """
    for card in state.initiative[1:-1]:
        card.gold = 1


def pass_bag(table: Table[State]) -> None:
    """RP-CLEAN-11  Step 6: the left neighbour gets the bag and is the start player of the next round."""
    state = table.state
    state.start = (state.start + 1) % len(state.players)
    if not state.solo:
        table.tell(StartPlayer(state.start))
