"""What goes wrong is told in the language that was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from questhall.engine import QuesthallError
from questhall.terminal.voice import language_of
from questhall.text import LANGUAGES, Texts


@contextmanager
def spoken_in(lang: str | None) -> Iterator[None]:
    """Around a command that speaks to a person; without a language it speaks the system's."""
    try:
        yield
    except QuesthallError as error:
        if not error.why:  # a sentence that is in the right language already, or a mistake of ours
            raise
        texts = Texts(None, lang if lang in LANGUAGES else language_of())
        raise QuesthallError(texts.error(error, ())) from error
