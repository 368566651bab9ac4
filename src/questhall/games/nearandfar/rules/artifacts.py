"""Claiming artifacts, and other things done at any moment of the own turn: catalogue chapter ART."""

from __future__ import annotations

from functools import lru_cache

from questhall.engine import Play, Question, Table
from questhall.games.nearandfar.cards.define import ARTIFACTS, TREASURES, Artifact
from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.events.gains import ArtifactClaimed
from questhall.games.nearandfar.moves import Claim, NearAndFarMove, ReturnAnimal, UseTreasure
from questhall.games.nearandfar.rules.gains import gain_hearts, pay, return_animal
from questhall.games.nearandfar.rules.hearts import count_symbols, discard_treasure
from questhall.games.nearandfar.rules.money import can_pay, coins_for
from questhall.games.nearandfar.state import Player, State, treasures_of

BREEDERS_HEARTS = 2


def offers(state: State, question: Question, seat: int) -> list[Claim | UseTreasure | ReturnAnimal]:
    """NF-ART-01  At any moment of the own turn, any number of times."""
    if state.phase != "turn" or seat != state.active:
        return []
    player = state.players[seat]
    claims = [Claim(artifact) for artifact in player.hand if can_claim(state, seat, ARTIFACTS[artifact])]
    hearts = [UseTreasure(one) for one in treasures_of(player) if TREASURES[one].gives_hearts]
    return [*claims, *hearts, *ways_to_return(player)]


def ways_to_return(player: Player) -> list[ReturnAnimal]:
    """NF-TAL-24  Pack Bird Breeding: any number, wherever the breeder is."""
    if "pack_bird_breeding" not in player.sheet.talents:
        return []
    return [*map(ReturnAnimal, range(len(player.animals)))]


def holds_up(state: State, question: Question, seat: int) -> bool:
    """Whether a lone move is asked for all the same."""
    return state.phase == "turn" and seat == state.active and could_claim(state, seat)


def could_claim(state: State, seat: int) -> bool:
    """By what all can see the seat could claim something.

    Its hand is hidden, so what it has is held against every artifact that does not lie open.
    """
    player = state.players[seat]
    if not player.hand:
        return False
    claimed = frozenset(artifact for other in state.players for artifact in other.artifacts)
    tokens = tuple(player.tokens.get(tribe, 0) for tribe in TRIBES)
    coins = player.coins + (player.gems if "gem_trading" in player.sheet.talents else 0)
    return could_pay(coins, player.gems, player.food, tokens, claimed)


@lru_cache(4096)
def could_pay(coins: int, gems: int, food: int, tokens: tuple[int, ...], claimed: frozenset[str]) -> bool:
    purse = dict(zip(TRIBES, tokens, strict=True))
    return any(
        artifact.cost.coins <= coins
        and artifact.cost.gems <= gems
        and artifact.cost.food <= food
        and all(purse[tribe] >= count for tribe, count in artifact.cost.tokens.items())
        for artifact in ARTIFACTS.values()
        if artifact.id not in claimed
    )


def can_claim(state: State, seat: int, artifact: Artifact) -> bool:
    """NF-DRAFT-07  Its cost can be paid, and its requirement is met.

    NF-ART-07  A flame asks for at least, or below 0 for at most, that reputation.
    NF-ART-06  What is required is not spent.
    """
    player = state.players[seat]
    if 0 < artifact.reputation > player.reputation or 0 > artifact.reputation < player.reputation:
        return False
    return can_pay(player, artifact.cost) and (artifact.needs is None or artifact.needs(state, seat))


def cut_in(table: Table[State], seat: int, move: NearAndFarMove) -> Play[None]:
    """Something done in between."""
    match move:
        case Claim():
            yield from claim(table, seat, move.artifact)
        case UseTreasure():
            discard_treasure(table, seat, move.treasure)
            gain_hearts(table, seat, TREASURES[move.treasure].gives_hearts)
        case ReturnAnimal():
            return_animal(table, seat, move.animal)
            table.state.turn.returned += 1
            gain_hearts(table, seat, BREEDERS_HEARTS)
    count_symbols(table.state, seat)


def claim(table: Table[State], seat: int, id: str) -> Play[None]:
    """NF-ART-03  The cost goes to the supply; from now on the card gives abilities and points (NF-ART-02)."""
    player = table.state.players[seat]
    artifact = ARTIFACTS[id]
    table.learn("claim")  # nobody else had seen its face
    player.hand.remove(id)
    pay(table, seat, coins_for(player, artifact.cost))
    player.artifacts.append(id)
    table.tell(ArtifactClaimed(seat, id))
    if artifact.on_claim is not None and (play := artifact.on_claim(table, seat)) is not None:
        yield from play
