"""What a seat may see: everything on the table but others' hands and hidden destinies, and the decks."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from questhall.engine import ScoreLine
from questhall.games.calltoadventure.cards.define import ACT_OF, CHALLENGES, FATE
from questhall.games.calltoadventure.components import ABILITIES, ACTS, ICONS, ROW_LENGTHS, Ability
from questhall.games.calltoadventure.rules.attempt import bonuses, cast_sum, difficulty, most_dark_runes, pool
from questhall.games.calltoadventure.rules.scoring import count
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.rules.turn import within_reach
from questhall.games.calltoadventure.state import Attempt, Odium, PathName, Player, State
from questhall.games.calltoadventure.table_view import (
    AllyView,
    AttemptView,
    HeroView,
    OdiumView,
    PathView,
    PlayedView,
    SlotView,
    TableView,
)
from questhall.games.calltoadventure.tale import tale

PATHS: tuple[PathName, ...] = ("upper", "lower")


def view(state: State, seat: int | None) -> TableView:
    """The one door through which knowledge of a match leaves it."""
    length = ROW_LENGTHS[len(state.players)]
    return TableView(
        seat=seat,
        mode="competitive" if state.odium is None else "solo" if len(state.players) == 1 else "cooperative",
        phase=state.phase,
        step=state.step,
        active=state.active,
        first=state.first,
        turn=state.turn,
        closer=state.closer,
        queue=state.queue,
        heroes=[hero_view(state, number, is_own=number == seat) for number in range(len(state.players))],
        rows=[[SlotView(slot.card, slot.ally) for slot in row] for row in state.rows],
        face_down=[0 if act <= state.open else length for act in ACTS],
        decks=[len(deck) for deck in state.decks],
        discards=state.discards,
        hero_deck=len(state.heroes),
        antihero_deck=len(state.antiheroes),
        hero_discard=state.hero_discard,
        antihero_discard=state.antihero_discard,
        odium=odium_view(state.odium) if state.odium is not None else None,
        attempt=attempt_view(state) if state.attempt is not None else None,
        paths=paths_ahead(state),
        stack=[PlayedView(card.card, card.seat, card.target, card.is_cancelled) for card in state.stack],
        found=state.found,
        is_beaten=state.is_beaten,
        has_base=state.options.base,
    )


def hero_view(state: State, seat: int, *, is_own: bool) -> HeroView:
    """CA-SETUP-08  The owner sees the own destiny, and the own hand.

    CA-FAQ-20  To everybody else a destiny stays hidden until a rule turns it up, whatever was said about it.
    """
    player = state.players[seat]
    knows = is_own or player.is_revealed or state.phase == "over"
    sides = [FATE[card].side for card in player.hand]
    story = story_of(player)
    return HeroView(
        origin=player.origin,
        motivation=player.motivation,
        destiny=player.destiny if knows else "",
        is_revealed=player.is_revealed or state.phase == "over",
        dealt=player.dealt if is_own else [],
        story=player.story,
        allies=[AllyView(ally.id, ally.is_down) for ally in player.allies],
        hand=player.hand if is_own else [],
        hero_cards=sides.count("hero"),
        antihero_cards=sides.count("antihero"),
        played=player.played,
        xp=player.xp,
        corruption=player.corruption,
        abilities={ability: story.has[ability] for ability in ABILITIES},
        icons={icon: story.has[icon] for icon in ICONS},
        radiant=player.radiant,
        next_bonus=player.next_bonus,
        turn_bonus=player.turn_bonus,
        used=[*player.used, *player.used_up],
        oath=player.oath,
        has_passed=player.has_passed,
        score=score(state, seat, player, knows=knows),
        tale=tale(state, seat) if state.phase == "over" else [],
    )


def score(state: State, seat: int, player: Player, *, knows: bool) -> list[ScoreLine]:
    """The count so far; a destiny somebody cannot see is left out."""
    if not player.origin:
        return []
    return count(state, seat) if knows else count(state, seat, with_destiny=False)


def odium_view(odium: Odium) -> OdiumView:
    return OdiumView(odium.xp, odium.scheme, len(odium.deck), odium.revealed, odium.discard)


def attempt_view(state: State) -> AttemptView:
    attempt = state.attempt
    assert attempt is not None
    is_settled = state.step in ("after", "end")  # the card has left its row, and an ally with it
    return AttemptView(
        card=attempt.card,
        act=attempt.act,
        path=attempt.path,
        difficulty=difficulty(state) if not is_settled else attempt.needed,
        runes=attempt.runes if attempt.casts else pool(state),
        faces=attempt.faces,
        sum=cast_sum(attempt),
        bonus=bonuses(state) if not is_settled else attempt.reached - cast_sum(attempt),
        bought=attempt.bought,
        dark=most_dark_runes(state.players[state.active], attempt) if state.step == "runes" else 0,
        casts=attempt.casts,
        marks=attempt.marks,
        succeeded=attempt.succeeded,
    )


def paths_ahead(state: State) -> list[PathView]:
    """Every path the active hero could announce now, or every pair of abilities for the cast against Odium."""
    if state.attempt is not None:
        return []
    if state.phase == "turn" and state.step in ("begin", "act"):
        slots = within_reach(state, state.active)
        challenges = [slot.card for slot in slots if slot.card in CHALLENGES]
        return [path_view(state, card, path, CHALLENGES[card].abilities) for card in challenges for path in PATHS]
    if state.phase == "confrontation" and state.queue:
        ready = replace(state, active=state.queue[0])
        return [path_view(ready, "odium", "upper", pair) for pair in combinations(ABILITIES, 2)]
    return []


def path_view(state: State, card: str, path: PathName, abilities: tuple[Ability, ...]) -> PathView:
    """The position as it would be after announcing this path."""
    attempt = Attempt(card, ACT_OF[card] if card != "odium" else 0, path, [*abilities])
    ahead = replace(state, attempt=attempt)
    player = state.players[state.active]
    return PathView(
        challenge=card,
        path=path,
        difficulty=difficulty(ahead),
        runes=pool(ahead),
        bonus=bonuses(ahead) + (player.next_bonus if state.step == "begin" else 0),
        dark=most_dark_runes(player, attempt),
        abilities=[*abilities],
    )
