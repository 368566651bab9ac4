"""What a request handler is given besides its own fields."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from questhall.server.bodies import Person, Problem
from questhall.server.guard import Visit
from questhall.server.hall import Hall

TheHall = NamedDependency[Hall]
ThisVisit = NamedDependency[Visit]
Me = NamedDependency[Person]
"""Who asks."""
TableId = FromPath[str]
SeatNumber = FromPath[int]

REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in (
        (400, "The request does not fit."),
        (403, "You may not do this."),
        (404, "There is no such thing."),
        (409, "This is not possible now."),
        (413, "That is too much at once."),
        (429, "Too many requests."),
    )
}
"""What every request may be answered with."""
get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
