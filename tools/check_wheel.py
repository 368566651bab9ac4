"""Does Questhall work where there is no checkout? Build it, install it in an empty environment, play a match, serve.

The wheel is built from the source archive, so a file that either of them forgets is missed here.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = {".py", ".toml", ".ftl", ".typed"}
CLIENT = "questhall/server/static"
MATCH = "play rollplayer --players 3 --bots greedy --lang ru --seed 7 --auto"
MINUTES = 5


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="questhall-wheel-") as name:
        folder = Path(name)
        wheel = build_wheel(folder / "dist")
        missing = missing_files(wheel)
        if missing:
            sys.exit(f"The wheel lacks {', '.join(missing)}.")

        questhall = install(wheel, folder / "venv")
        elsewhere = folder / "elsewhere"
        elsewhere.mkdir()
        said(questhall, MATCH, elsewhere)
        if not json.loads(said(questhall, "games --json", elsewhere)):
            sys.exit("`questhall games --json` lists no game.")
        serve(questhall, elsewhere)


def build_wheel(dist: Path) -> Path:
    """With the pinned hatchling of this environment, not one fetched for the purpose."""
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, ROOT])
    (wheel,) = dist.glob("*.whl")
    return wheel


def missing_files(wheel: Path) -> list[str]:
    """The sources, and the built client: its page and whatever lies beside it."""
    source = ROOT / "src"
    files = [path for path in (source / "questhall").rglob("*") if path.suffix in SHIPPED]
    files += [path for path in (source / CLIENT).rglob("*") if path.is_file()]
    wanted = {path.relative_to(source).as_posix() for path in files} | {f"{CLIENT}/index.html"}
    return sorted(wanted - set(zipfile.ZipFile(wheel).namelist()))


def install(wheel: Path, target: Path) -> Path:
    venv.create(target, with_pip=True)
    run([target / "bin" / "python", "-m", "pip", "install", "--constraint", ROOT / "constraints.txt", wheel])
    return target / "bin" / "questhall"


def said(questhall: Path, arguments: str, folder: Path) -> str:
    """What the command printed; a failure, silence or endless play stops the check."""
    output = run([questhall, *arguments.split()], folder)
    if not output.strip():
        sys.exit(f"`questhall {arguments}` printed nothing.")
    print(f"questhall {arguments}: {len(output.splitlines())} lines")
    return output


def serve(questhall: Path, folder: Path) -> None:
    """The installed server answers `/` with the client's page, and with every file that page names."""
    command = [str(questhall), "serve", "--no-browser", "--log-level", "warning", "--data", str(folder / "data")]
    serving = subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert serving.stdout is not None
        base = serving.stdout.readline().removeprefix("Questhall: ").strip()
        if not base.startswith("http"):
            sys.exit("`questhall serve` did not start.")
        page = fetched(f"{base}/").decode("utf-8")
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        if not any(part.endswith(".js") for part in parts):
            sys.exit(f"`questhall serve` answers / without the client:\n{page}")
        for part in parts:
            fetched(base + part)
    finally:
        serving.terminate()
        code = serving.wait(timeout=30)
    if code:
        sys.exit(f"`questhall serve` ended with exit code {code}.")
    print(f"questhall serve: its page and the {len(parts)} files it names")


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=30) as answer:
        content: bytes = answer.read()
    if not content:
        sys.exit(f"{address} is empty.")
    return content


def environment() -> dict[str, str]:
    """Outside the checkout's influence."""
    return {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}


def run(command: list[str | Path], folder: Path | None = None) -> str:
    """Run quietly; on failure show what was said."""
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, encoding="utf-8", timeout=MINUTES * 60, check=False
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{' '.join(map(str, command))}\nended with exit code {done.returncode}.")
    return done.stdout


if __name__ == "__main__":
    main()
