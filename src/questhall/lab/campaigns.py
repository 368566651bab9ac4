"""Whole campaigns: a document goes from match to match until the last one has been played."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from questhall.bots import make_bot
from questhall.engine import Game, QuesthallError, RulesError, draw_options
from questhall.engine.campaign import read_campaign, write_campaign
from questhall.engine.options import read_options
from questhall.games import game_of
from questhall.lab.knowledge import check_sound
from questhall.lab.trial import Tally, Trial

LONGEST = 60
"""More matches no campaign takes, those included that were lost and are played again."""
SEEDS_A_CAMPAIGN = 1000


def soak_campaign(key: str, seed: int) -> Tally:
    """One campaign from its first match to its last; player count and options follow from the seed.

    Random bots play it. A match that is lost leaves the document as it was: it is played again by bots that think,
    until it is won.
    """
    game, rng = game_of(key), Random(seed)
    players = game.players[seed % len(game.players)]
    options = campaign_options(game, players, rng)
    tally, document, bots = Tally(), None, "random"
    for number in range(LONGEST):
        trial = Trial(game, players, seed * SEEDS_A_CAMPAIGN + number, options, campaign=document)
        tally.add(play_to_its_end(trial, bots))
        before, document = document, kept(trial)
        assert game.campaigns is not None
        if game.campaigns.next_match(document) is None:
            return tally
        bots = "greedy" if document == before else "random"
    raise trial.broken(f"the campaign is not over after {LONGEST} matches")


def campaign_options(game: Game[Any], players: int, rng: Random) -> Mapping[str, Any]:
    """Options with which a match belongs to a campaign, and with which any other match of it can be played."""
    if game.campaigns is None:
        raise QuesthallError(f"{game.title['en']} has no campaigns")
    while True:
        options = draw_options(game, players, rng.choice, {"map": "auto"} if "map" in names(game) else {})
        if game.campaigns.is_one(read_options(game.options, options)):
            return options


def names(game: Game[Any]) -> tuple[str, ...]:
    return game.options.__struct_fields__


def play_to_its_end(trial: Trial, bot: str) -> Tally:
    """A match to its end, its pieces watched."""
    bots = [make_bot(bot, trial.seed * 8 + seat) for seat in range(trial.players)]
    try:
        while not trial.match.over:
            seat = min(trial.match.asks)
            trial.match.play(seat, bots[seat].choose(trial.match, seat))
            trial.step += 1
            check_sound(trial)
    except RulesError as error:
        raise trial.broken(str(error)) from error
    trial.tally.decisions = trial.step
    return trial.tally


def kept(trial: Trial) -> Any:
    """The document for the next match, out of the file in which people carry it around."""
    result = trial.match.result
    document = result.campaign if result is not None else None
    trial.demand(document is not None, "a match of a campaign leaves no document")
    read = read_campaign(trial.game, write_campaign(trial.game, document))
    trial.demand(read == document, "the document comes out of its file changed")
    return read
