"""Call to Adventure: The Stormlight Archive: the side of the box.

CA-GEN-01  For one to four players.
CA-MODE-01  Two to four play together against Odium,
CA-MODE-09  or two to four against one another.
"""

from questhall.engine import Game
from questhall.games.calltoadventure.bot.evaluate import evaluate, rivals_of, shortlist
from questhall.games.calltoadventure.cards import box
from questhall.games.calltoadventure.chances import odds
from questhall.games.calltoadventure.events import AdventureEvent
from questhall.games.calltoadventure.explain import why_not
from questhall.games.calltoadventure.features import buys, features
from questhall.games.calltoadventure.imagining import redraw
from questhall.games.calltoadventure.moves import AdventureMove
from questhall.games.calltoadventure.pieces import impossible, pieces
from questhall.games.calltoadventure.play import beat
from questhall.games.calltoadventure.pointing import things, touches
from questhall.games.calltoadventure.printed import printed
from questhall.games.calltoadventure.rules.scoring import ENDS, final_count
from questhall.games.calltoadventure.rules.setup import lay_out, suits
from questhall.games.calltoadventure.rules.windows import cut_in, offers
from questhall.games.calltoadventure.state import Options, State
from questhall.games.calltoadventure.table_view import TableView
from questhall.games.calltoadventure.tale import tale
from questhall.games.calltoadventure.topics import TOPICS
from questhall.games.calltoadventure.view import view
from questhall.games.calltoadventure.weighing import weigh

GAME: Game[State] = Game(
    key="calltoadventure",
    title={
        "en": "Call to Adventure: The Stormlight Archive",
        "ru": "Дорога приключений: Архив Буресвета",
    },
    players=(1, 2, 3, 4),
    modes={"solo": (1,), "cooperative": (2, 3, 4), "competitive": (2, 3, 4)},
    stage="complete",
    rules_version=1,
    state=State,
    moves=AdventureMove,
    events=AdventureEvent,
    views=TableView,
    options=Options,
    setup=lay_out,
    suits=suits,
    beat=beat,
    over=lambda state: state.phase == "over",
    result=final_count,
    ends=ENDS,
    view=view,
    redraw=redraw,
    pieces=pieces,
    impossible=impossible,
    offers=offers,
    cut_in=cut_in,
    holds_up=lambda state, question, seat: False,  # offers hang on hidden cards: such questions are always asked
    touches=touches,
    things=things,
    why_not=why_not,
    odds=odds,
    weigh=weigh,
    topics=TOPICS,
    evaluate=evaluate,
    shortlist=shortlist,
    rivals=rivals_of,
    features=features,
    buys=buys,
    round_of=lambda state: 1 + state.turn // len(state.players),
    printed=printed,
    tale=tale,
)

__all__ = ["GAME", "box"]
