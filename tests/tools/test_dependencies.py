"""What is installed is what was looked at: every library has its version, and none says from where to fetch it."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path

from msgspec import json

ROOT = Path(__file__).parents[2]
OWN = {"questhall", "pip", "setuptools", "wheel"}
"""Ourselves, and what every environment has before anything is installed."""
PIN = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.+!_-]+)")


def plain(name: str) -> str:
    """One spelling of a library's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines if line.strip()]
    assert all(found), "a line of constraints.txt is not `name==version`"
    return {plain(each[1]): each[2] for each in found if each is not None}


def test_everything_installed_here_is_pinned() -> None:
    installed = {plain(each.metadata["Name"]): each.version for each in distributions()}
    known = pinned()
    loose = {name: version for name, version in installed.items() if name not in OWN and known.get(name) != version}
    assert loose == {}


def test_everything_we_ask_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    names = {plain(re.split(r"[\[<>=!~; ]", each)[0]) for each in wanted}
    assert names - pinned().keys() == set()


def test_the_clients_libraries_are_pinned_and_name_no_host() -> None:
    lock = json.decode((ROOT / "client" / "package-lock.json").read_bytes())
    package = json.decode((ROOT / "client" / "package.json").read_bytes())
    packages = {path: found for path, found in lock["packages"].items() if path}
    assert [path for path, found in packages.items() if "resolved" in found] == []
    assert [path for path, found in packages.items() if not re.fullmatch(r"\d+\.\d+\.\d+\S*", found["version"])] == []
    assert [path for path, found in packages.items() if not found.get("integrity", "").startswith("sha512-")] == []
    wanted = {**package.get("dependencies", {}), **package.get("devDependencies", {})}
    assert {f"node_modules/{name}" for name in wanted} - packages.keys() == set()
