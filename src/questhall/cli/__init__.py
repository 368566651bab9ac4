"""The `questhall` command. Each command is a small module; wrong input is one sentence and exit code 2."""

from __future__ import annotations

import sys

import typer

from questhall.cli import bench, games, import_report, play, replay, rules, serve, simulate, soak
from questhall.engine import QuesthallError, RulesError

app = typer.Typer(
    help="An open digital table for fantasy adventure board games.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (serve, play, games, simulate, soak, bench, rules, replay, import_report):
    command.add_to(app)


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: the table in the browser."""
    if context.invoked_subcommand is None:
        serve.serve()


def understood(words: list[str]) -> list[str]:
    """Options without a command are those of `serve`: `questhall --lan`."""
    return ["serve", *words] if words and words[0].startswith("-") and words[0] != "--help" else words


def main() -> None:
    """Run the command; what a person did wrong is told in one sentence."""
    try:
        app(understood(sys.argv[1:]))
    except RulesError as error:
        print(f"questhall: a mistake in the rules: {error}", file=sys.stderr)
        sys.exit(1)
    except QuesthallError as error:
        print(f"questhall: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print(f"questhall: {error.strerror or error}: {error.filename or ''}", file=sys.stderr)
        sys.exit(2)
