"""Whatever the schema allows can be sent: the server never breaks, and answers as the schema says."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.serving import Serving
from support.visitor import Visitor

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance, status_code_conformance]
EXAMPLES = 5


def test_every_request_the_schema_allows_is_answered_as_it_says(server: Serving, ann: Visitor) -> None:
    schema = schemathesis.openapi.from_url(f"{server.base}/schema/openapi.json")
    table = ann.open_table("me", "random", start=True, seed=5)
    sent = 0
    operations: Any = schema.get_all_operations()
    for found in operations:
        sent += try_out(found.ok(), ann, table)
    assert sent > 100


def try_out(operation: Any, ann: Visitor, table: str) -> int:
    """A few requests of one kind, most of them about a table that there is."""
    sent: list[Any] = []

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Any) -> None:
        if "table_id" in case.path_parameters and len(sent) % 3:
            case.path_parameters["table_id"] = table
        sent.append(case)
        headers = {"X-Questhall": "1", "Cookie": f"questhall={ann.token}"}
        case.call_and_validate(headers=headers, checks=CHECKS)

    send()
    return len(sent)


def test_the_schema_knows_every_request(ann: Visitor) -> None:
    paths = ann.get("/schema/openapi.json")["paths"]
    known = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert ("POST", "/api/tables/{table_id}/seats/{seat}/claim") in known
    assert len(known) >= 30
    assert all(path.startswith("/api/") for _, path in known)
