"""Real servers on free ports, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from support.serving import Postgres, Serving, serving
from support.visitor import Visitor

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="questhall-postgres-") as folder:  # pytest's own folders are closed to other users
        cluster = Postgres(Path(folder))
        yield cluster
        cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, as a host would name it."""
    if request.param == "sqlite":
        return ""
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that need nothing special; on SQLite, if nothing else is said."""
    kind = getattr(request, "param", "sqlite")
    database = request.getfixturevalue("postgres").new_database() if kind == "postgres" else ""
    with serving(tmp_path_factory.mktemp("hall"), database, pause_seconds=0.05) as running:  # nobody wants to wait
        yield running


@pytest.fixture
def ann(server: Serving) -> Iterator[Visitor]:
    with Visitor(server.base) as visitor:
        yield visitor


@pytest.fixture
def ben(server: Serving) -> Iterator[Visitor]:
    with Visitor(server.base) as visitor:
        yield visitor


@pytest.fixture
def cleo(server: Serving) -> Iterator[Visitor]:
    with Visitor(server.base) as visitor:
        yield visitor
