"""Roll Player («Путь героя»): the side of the box."""

from questhall.engine import Game
from questhall.games.rollplayer.cards.deck import MARKET_DECK
from questhall.games.rollplayer.chances import odds
from questhall.games.rollplayer.evaluate import buys, evaluate, features
from questhall.games.rollplayer.events import RollPlayerEvent
from questhall.games.rollplayer.explain import why_not
from questhall.games.rollplayer.moves import RollPlayerMove
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.pointing import things, touches
from questhall.games.rollplayer.printed import printed
from questhall.games.rollplayer.rules.scoring import SHEETS_FULL, final_count
from questhall.games.rollplayer.rules.setup import lay_out
from questhall.games.rollplayer.rules.skills import cut_in, holds_up, offers
from questhall.games.rollplayer.shortlist import shortlist
from questhall.games.rollplayer.state import Options, State
from questhall.games.rollplayer.topics import TOPICS
from questhall.games.rollplayer.view import TableView, impossible, pieces, view, write_view

GAME: Game[State] = Game(
    key="rollplayer",
    title={"en": "Roll Player", "ru": "Путь героя"},
    players=(1, 2, 3, 4),
    modes={"solo": (1,), "versus": (2, 3, 4)},
    stage="complete",
    rules_version=1,
    state=State,
    moves=RollPlayerMove,
    events=RollPlayerEvent,
    views=TableView,
    options=Options,
    setup=lay_out,
    beat=beat,
    over=lambda state: state.phase == "over",
    result=final_count,
    ends=(SHEETS_FULL,),
    view=view,
    write_view=write_view,
    open_to_all=True,
    redraw=lambda state, seat, dream: None,  # the deck and the bag have no order that could be known
    pieces=pieces,
    impossible=impossible,
    offers=offers,
    cut_in=cut_in,
    holds_up=holds_up,
    touches=touches,
    things=things,
    why_not=why_not,
    odds=odds,
    topics=TOPICS,
    evaluate=evaluate,
    shortlist=shortlist,
    features=features,
    buys=buys,
    round_of=lambda state: state.round,
    printed=printed,
)

__all__ = ["GAME", "MARKET_DECK"]
