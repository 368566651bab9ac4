"""Near and Far: the side of the box."""

from questhall.engine import Game
from questhall.games.nearandfar.bot.evaluate import evaluate, shortlist
from questhall.games.nearandfar.cards import box
from questhall.games.nearandfar.chances import odds
from questhall.games.nearandfar.chronicle import CAMPAIGNS
from questhall.games.nearandfar.events import NearAndFarEvent
from questhall.games.nearandfar.explain import why_not
from questhall.games.nearandfar.features import buys, features
from questhall.games.nearandfar.imagining import redraw
from questhall.games.nearandfar.moves import NearAndFarMove
from questhall.games.nearandfar.pieces import impossible, pieces
from questhall.games.nearandfar.play import ENDS, beat
from questhall.games.nearandfar.pointing import things, touches
from questhall.games.nearandfar.printed import printed
from questhall.games.nearandfar.rules.artifacts import cut_in, holds_up, offers
from questhall.games.nearandfar.rules.campaign import suits
from questhall.games.nearandfar.rules.scoring import final_count
from questhall.games.nearandfar.rules.setup import lay_out
from questhall.games.nearandfar.state import Campaign, Options, State
from questhall.games.nearandfar.table_view import TableView
from questhall.games.nearandfar.topics import TOPICS
from questhall.games.nearandfar.view import view

GAME: Game[State] = Game(
    key="nearandfar",
    title={"en": "Near and Far", "ru": "Дальше, ближе"},
    players=(2, 3, 4),
    modes={"versus": (2, 3, 4)},
    stage="complete",
    rules_version=1,
    state=State,
    moves=NearAndFarMove,
    events=NearAndFarEvent,
    views=TableView,
    options=Options,
    campaign=Campaign,
    campaigns=CAMPAIGNS,
    setup=lay_out,
    beat=beat,
    over=lambda state: state.phase == "over",
    result=final_count,
    ends=ENDS,
    suits=suits,
    view=view,
    redraw=redraw,
    pieces=pieces,
    impossible=impossible,
    offers=offers,
    cut_in=cut_in,
    holds_up=holds_up,
    touches=touches,
    things=things,
    odds=odds,
    why_not=why_not,
    topics=TOPICS,
    evaluate=evaluate,
    shortlist=shortlist,
    features=features,
    buys=buys,
    round_of=lambda state: state.round,
    printed=printed,
)

__all__ = ["GAME", "box"]
