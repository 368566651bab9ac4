"""Runebound, first edition: the side of the box."""

from questhall.engine import Game
from questhall.games.runebound1.bot.choices import shortlist
from questhall.games.runebound1.bot.evaluate import evaluate
from questhall.games.runebound1.bot.plans import plans
from questhall.games.runebound1.bot.prospects import prospects, stretch_of
from questhall.games.runebound1.cards import box
from questhall.games.runebound1.chances import odds
from questhall.games.runebound1.events import RuneboundEvent
from questhall.games.runebound1.explain import why_not
from questhall.games.runebound1.features import buys, features
from questhall.games.runebound1.imagining import redraw
from questhall.games.runebound1.moves import RuneboundMove
from questhall.games.runebound1.pieces import impossible, pieces
from questhall.games.runebound1.play import ENDS, beat, result
from questhall.games.runebound1.pointing import things, touches
from questhall.games.runebound1.printed import printed
from questhall.games.runebound1.rules.any_time import cut_in, holds_up, offers
from questhall.games.runebound1.rules.setup import lay_out
from questhall.games.runebound1.state import Options, State
from questhall.games.runebound1.table_view import TableView
from questhall.games.runebound1.topics import TOPICS
from questhall.games.runebound1.view import view
from questhall.games.runebound1.weighing import weigh

GAME: Game[State] = Game(
    key="runebound1",
    title={"en": "Runebound, first edition", "ru": "Рунный край"},
    players=(1, 2, 3, 4, 5, 6),
    modes={"solo": (1,), "versus": (2, 3, 4, 5, 6)},
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
    endless=lambda options: not (options.advanced or options.hazards),
    open_to_all=True,
    offers=offers,
    cut_in=cut_in,
    holds_up=holds_up,
    touches=touches,
    things=things,
    why_not=why_not,
    odds=odds,
    weigh=weigh,
    topics=TOPICS,
    evaluate=evaluate,
    shortlist=shortlist,
    shortlist_binds=True,
    plans=plans,
    prospects=prospects,
    stretch_of=stretch_of,
    features=features,
    buys=buys,
    printed=printed,
    round_of=lambda state: state.round + 1,
)

__all__ = ["GAME", "box"]
