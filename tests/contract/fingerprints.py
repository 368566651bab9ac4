"""Prints how a match of every game ends, so that two runs with different hash seeds can be compared."""

from __future__ import annotations

from hashlib import blake2b

from questhall.games import GAMES
from questhall.lab.trial import Trial
from teaching import campaign, draft, duel, fight, forbid


def main() -> None:
    for game in (*GAMES.values(), draft.GAME, duel.GAME, fight.GAME, forbid.GAME, campaign.GAME):
        for players in game.players:
            trial = Trial(game, players, seed=players)
            while not trial.match.over:
                trial.advance()
            print(game.key, players, trial.step, blake2b(trial.match.save(), digest_size=16).hexdigest())


if __name__ == "__main__":
    main()
