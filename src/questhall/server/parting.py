"""How a hall closes: what is still under way is waited for, but not for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

PARTING_SECONDS = 5.0
"""What has not ended by then is left as it is."""
log = logging.getLogger("questhall.hall")


async def in_time(*work: Awaitable[None]) -> None:
    """Wait for all of it, but not for ever: a driver of a database may not notice that it is called off."""
    if not work:
        return
    done, left = await asyncio.wait([asyncio.ensure_future(each) for each in work], timeout=PARTING_SECONDS)
    for task in left:
        log.warning("did not end in time", extra={"task": str(task.get_coro())})
        task.cancel()
    for task in done:
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("did not end well", exc_info=error)
