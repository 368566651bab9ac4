"""The `questhall` command. Each command is a small module; wrong input is one sentence and exit code 2.

Only the module of the command that was typed is imported: a server should not wait for the text table.
"""

from __future__ import annotations

import sys
from importlib import import_module

import typer

from questhall.engine import QuesthallError, RulesError

MODULES = (
    *("serve", "play", "games", "simulate", "arena", "soak", "bench", "rules", "replay", "review", "story"),
    *("import_report", "doctor", "backup", "torture"),
)


def make_app(*modules: str) -> typer.Typer:
    """The command with the commands of these modules."""
    app = typer.Typer(
        help="An open digital table for fantasy adventure board games.",
        no_args_is_help=False,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    for module in modules:
        import_module(f"questhall.cli.{module}").add_to(app)

    @app.callback(invoke_without_command=True)
    def start(context: typer.Context) -> None:
        """Without a command: the table in the browser."""
        if context.invoked_subcommand is None:
            import_module("questhall.cli.serve").serve()

    return app


def needed(words: list[str]) -> tuple[str, ...]:
    """The modules these words ask for: one, or all for a list of the commands."""
    if not words:
        return ("serve",)
    return (words[0],) if words[0] in MODULES else MODULES


def understood(words: list[str]) -> list[str]:
    """Options without a command are those of `serve`: `questhall --lan`."""
    return ["serve", *words] if words and words[0].startswith("-") and words[0] != "--help" else words


def main() -> None:
    """Run the command; what a person did wrong is told in one sentence."""
    words = understood(sys.argv[1:])
    try:
        make_app(*needed(words))(words)
    except RulesError as error:
        print(f"questhall: a mistake in the rules: {error}", file=sys.stderr)
        sys.exit(1)
    except QuesthallError as error:
        print(f"questhall: {error}", file=sys.stderr)
        sys.exit(2)
    except OSError as error:
        print(f"questhall: {error.strerror or error}: {error.filename or ''}", file=sys.stderr)
        sys.exit(2)
