"""Runebound, third edition: the side of the box."""

from questhall.engine import Game
from questhall.games.runebound3.bot.evaluate import evaluate, shortlist, stretch_of
from questhall.games.runebound3.cards import box
from questhall.games.runebound3.chances import odds
from questhall.games.runebound3.events import RuneboundEvent
from questhall.games.runebound3.explain import why_not
from questhall.games.runebound3.features import buys, features
from questhall.games.runebound3.imagining import redraw
from questhall.games.runebound3.moves import RuneboundMove
from questhall.games.runebound3.pieces import impossible, pieces
from questhall.games.runebound3.play import ENDS, beat, result
from questhall.games.runebound3.pointing import things, touches
from questhall.games.runebound3.printed import printed
from questhall.games.runebound3.rules.setup import lay_out
from questhall.games.runebound3.rules.trading import cut_in, offers
from questhall.games.runebound3.state import Options, State
from questhall.games.runebound3.table_view import TableView
from questhall.games.runebound3.topics import TOPICS
from questhall.games.runebound3.view import view
from questhall.games.runebound3.weighing import weigh

GAME: Game[State] = Game(
    key="runebound3",
    title={"en": "Runebound, third edition", "ru": "Runebound. Третья редакция"},
    players=(1, 2, 3, 4),
    modes={"solo": (1,), "versus": (2, 3, 4)},
    stage="complete",
    rules_version=1,
    state=State,
    moves=RuneboundMove,
    events=RuneboundEvent,
    views=TableView,
    options=Options,
    setup=lay_out,
    beat=beat,
    over=lambda state: state.phase == "over",
    result=result,
    ends=ENDS,
    view=view,
    redraw=redraw,
    pieces=pieces,
    impossible=impossible,
    offers=offers,
    cut_in=cut_in,
    touches=touches,
    things=things,
    why_not=why_not,
    odds=odds,
    weigh=weigh,
    topics=TOPICS,
    evaluate=evaluate,
    shortlist=shortlist,
    shortlist_binds=True,
    stretch_of=stretch_of,
    features=features,
    buys=buys,
    round_of=lambda state: state.round + 1,
    printed=printed,
)

__all__ = ["GAME", "box"]
