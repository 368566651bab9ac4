"""What a fight leaves behind: rewards, trophies, losses. Catalogue chapters ENEMY, DEF, VILLAIN, CHAL, ELIM."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import ENEMIES
from questhall.games.runebound3.events.hero import HeroEliminated
from questhall.games.runebound3.events.rounds import MatchEnded
from questhall.games.runebound3.events.story import StoryFailed
from questhall.games.runebound3.rules.gains import choose_gain, gain
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.rules.parties import resolve_moment
from questhall.games.runebound3.rules.story import clear_solved, solved_by_fight
from questhall.games.runebound3.rules.trophies import claim, gain_trophy, lay_off
from questhall.games.runebound3.state import FOE, NOWHERE, Fight, State, in_turn_order

CHALLENGE_GOLD = 2


def after_fight(table: Table[State], fight: Fight) -> Play[None]:
    state = table.state
    seat = fight.sides[0].who
    state.fight = None
    match fight.reason:
        case "adventure":
            yield from after_adventure(table, fight, seat)
        case "story":
            yield from after_story(table, fight, seat)
        case "villain":
            yield from after_villain(table, fight, seat)
        case "challenge":
            yield from after_challenge(table, fight, seat)
    winner = {"won": seat, "lost": fight.sides[1].who}.get(fight.end, FOE)
    if winner != FOE and state.winner is None:
        yield from resolve_moment(table, winner, "won")


def after_story(table: Table[State], fight: Fight, seat: int) -> Play[None]:
    """Whoever is beaten or flees may come back: the story quest stays."""
    if fight.end == "won":
        yield from solved_by_fight(table, seat, fight.source)
    else:
        table.tell(StoryFailed(seat, fight.source))


def after_adventure(table: Table[State], fight: Fight, seat: int) -> Play[None]:
    """R3-ENEMY-03  Whoever defeats an enemy gains the reward first, then claims the card.

    R3-TROPHY-07  So enemies become trophies.
    R3-ENEMY-06  An enemy claimed by an ability brings no reward.
    R3-DEF-05  If the hero is defeated, the card is discarded,
    R3-RETR-06  and so it is if he retreats.
    """
    if fight.end == "won":
        yield from reward(table, seat, fight.enemy)
    elif fight.end == "claimed":
        yield from claim(table, seat, fight.enemy)
    else:
        lay_off(table, fight.enemy)


def reward(table: Table[State], seat: int, enemy: str) -> Play[None]:
    """R3-CBT-12  The card becomes a trophy,

    R3-DEF-06  after the reward; but additional trophies come after the card itself.
    """
    state = table.state
    state.task = state.drawn = enemy
    what = yield from choose_gain(table, seat, ENEMIES[enemy].reward)
    state.task = ""
    if what.trophies:
        yield from claim(table, seat, enemy)
    yield from gain(table, seat, what)
    if not what.trophies:
        yield from claim(table, seat, enemy)
    state.drawn = ""


def after_villain(table: Table[State], fight: Fight, seat: int) -> Play[None]:
    """R3-VILLAIN-03  Whoever defeats the villain wins the game.

    R3-VILLAIN-04  Whoever is defeated by it is eliminated; it heals, and its card is turned back.
    """
    state = table.state
    if fight.end == "won":
        state.winner, state.phase = seat, "over"
        table.tell(MatchEnded("villain-defeated", seat))
        return
    eliminate(table, seat)
    yield from ()


def eliminate(table: Table[State], seat: int) -> None:
    """R3-ELIM-01  The hero leaves the board, and the player has lost.

    R3-ELIM-02  Cards and combat tokens are out of the game,
    R3-ELIM-03  gold, story tokens and damage go back to the bank.
    R3-VILLAIN-05  The others play on.
    """
    state = table.state
    player = state.players[seat]
    state.out += [*player.hand, *player.skills, *player.assets, *player.quests, *player.rumours]
    state.out += [trophy.card for trophy in player.trophies]
    player.hand, player.skills, player.assets = [], [], []
    player.quests, player.rumours, player.trophies = [], [], []
    player.gold = player.tokens = player.damage = player.points = 0
    player.hex, player.is_eliminated = NOWHERE, True
    table.tell(HeroEliminated(seat))
    table.learn("eliminated")
    if all(each.is_eliminated for each in state.players):
        state.phase = "over"
        table.tell(MatchEnded("all-eliminated", None))
        return
    clear_solved(state)
    if state.first == seat:
        pass_first_player(state)


def pass_first_player(state: State) -> None:
    """R3-ELIM-04  The next player in turn order becomes first player."""
    state.first = in_turn_order(state)[0]


def after_challenge(table: Table[State], fight: Fight, seat: int) -> Play[None]:
    """Corbin's bounty: gold and a combat trophy if he wins.

    R3-CHAL-04  The challenged hero gains nothing for winning.
    """
    if fight.end == "won":
        gain_gold(table, seat, CHALLENGE_GOLD)
        yield from gain_trophy(table, seat, "combat")
