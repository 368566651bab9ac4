"""Do matches on a cluster of Ray come out as they do here? Not part of `./test`: Ray is large.

Installs the checkout with its extra `ray` in an environment of its own, and plays the same plan three times: in
processes, on Ray begun by the command itself, and on a waiting cluster of two nodes. Every figure and every seat's row
must be the same. The clusters know one another by a token made up for this run, so that Ray keeps none in your home.
"""

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAN = "rollplayer --players 3 --games 30 --bots greedy,random --seed 9 --option random --jobs 2 --json"
OF_THE_CLOCK = ("seconds", "decisions_per_second")
MINUTES = 10
SECRET = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

Figures = tuple[dict[str, object], bytes]


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="questhall-ray-") as name:
        folder = Path(name)
        bin_of = environment(folder / "venv")
        expected = simulated(bin_of, folder / "processes.csv", "processes")
        compare("Ray, begun for the run", simulated(bin_of, folder / "ray.csv", "ray"), expected)
        with cluster(bin_of) as address:
            found = simulated(bin_of, folder / "cluster.csv", "ray", address)
        compare("a waiting cluster of two nodes", found, expected)


def environment(target: Path) -> Path:
    """The checkout with Ray, installed; the folder of its commands."""
    venv.create(target, with_pip=True)
    extras = f"{ROOT}[lab,ray]"
    run([target / "bin" / "python", "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", "-e", extras])
    return target / "bin"


def simulated(bin_of: Path, table: Path, engine: str, address: str = "") -> Figures:
    """What the command prints, without what the clock says; and a row for every seat of every match."""
    command: list[str | Path] = [bin_of / "questhall", "simulate", *PLAN.split(), "--engine", engine, "--out", table]
    printed = json.loads(run(command, **({"RAY_ADDRESS": address} if address else {})))
    return {name: value for name, value in printed.items() if name not in OF_THE_CLOCK}, table.read_bytes()


@contextmanager
def cluster(bin_of: Path) -> Iterator[str]:
    """A head and one more node on this machine, and where the head listens."""
    address = f"127.0.0.1:{free_port()}"
    node: list[str | Path] = [bin_of / "ray", "start", "--num-cpus", "1", "--disable-usage-stats", "--block"]
    head = ["--head", "--port", address.split(":")[1], "--include-dashboard", "false"]
    nodes = [start([*node, *head])]
    try:
        nodes.append(start([*node, "--address", address]))
        yield address
    finally:
        for each in reversed(nodes):
            each.terminate()
            each.wait()


def start(command: list[str | Path]) -> subprocess.Popen[bytes]:
    """A node of the cluster, once it is up."""
    node = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, **SECRET})
    assert node.stdout is not None
    said = b""
    for line in node.stdout:
        said += line
        if b"Ray runtime started" in line:
            return node
    sys.exit(f"A node of Ray did not start:\n{said.decode()}")


def compare(where: str, found: Figures, expected: Figures) -> None:
    if found != expected:
        sys.exit(f"On {where} matches came out otherwise:\n{found[0]}\nand not\n{expected[0]}")
    print(f"{where}: {found[0]['games']} matches, {found[0]['decisions']} decisions, all as in processes.")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def run(command: list[str | Path], **more: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60 * MINUTES, env={**os.environ, **SECRET, **more}, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    main()
