"""The files for hosts can be read by those they are for: containers, nginx, systemd. Nothing here starts one."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import yaml
from typer.main import get_group

from questhall.cli import make_app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def options_of_serve() -> set[str]:
    command: Any = get_group(make_app("serve")).commands["serve"]
    return {option for each in command.params for option in each.opts}


def typed_options(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def test_the_containers_know_each_other_and_the_command() -> None:
    file = compose()
    services = file["services"]
    assert set(services) == {"database", "one", "two", "proxy"}
    for name in ("one", "two"):
        command = services[name]["command"]
        assert typed_options(command) <= options_of_serve()
        assert "@database/" in command[command.index("--database") + 1]
        assert set(services[name]["depends_on"]) <= set(services)
        assert "/healthz" in services[name]["healthcheck"]["test"][-1]
    named = [volume.split(":")[0] for each in services.values() for volume in each.get("volumes", [])]
    assert {name for name in named if not name.startswith(".")} == set(file["volumes"])
    assert (DEPLOY / "nginx.conf").is_file()


def test_the_image_starts_the_server() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    (entry,) = [line.removeprefix("ENTRYPOINT ") for line in lines if line.startswith("ENTRYPOINT")]
    words = yaml.safe_load(entry)
    assert words[:2] == ["questhall", "serve"]
    assert typed_options(words) <= options_of_serve()
    assert any(line.startswith("USER ") for line in lines), "nobody needs to be root for this"


def test_the_proxy_sends_people_to_both_servers_with_the_headers_of_the_page() -> None:
    page, proxy = (ROOT / "docs/hosting.md").read_text("utf-8"), (DEPLOY / "nginx.conf").read_text("utf-8")
    header = re.compile(r"proxy_set_header (.*);")
    assert set(header.findall(proxy)) == set(header.findall(page))
    assert re.findall(r"server (\w+):8377", proxy) == ["one", "two"]
    assert proxy.count("{") == proxy.count("}")


def test_the_unit_can_be_read_and_starts_the_server(tmp_path: Path) -> None:
    parser = ConfigParser(strict=True, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    text = (DEPLOY / "questhall.service").read_text("utf-8")
    parser.read_string(text)
    words = shlex.split(parser["Service"]["ExecStart"])
    assert words[1] == "serve"
    assert typed_options(words) <= options_of_serve()
    assert words[words.index("--data") + 1] == f"/var/lib/{parser['Service']['StateDirectory']}"
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "questhall.service"
        unit.write_text(text.replace(words[0], "/bin/true"), "utf-8")
        done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
