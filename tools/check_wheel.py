"""Does Questhall work where there is no checkout? Build it, install it in an empty environment, play a match.

The wheel is built from the source archive, so a file that either of them forgets is missed here.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = {".py", ".toml", ".ftl", ".typed"}
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


def build_wheel(dist: Path) -> Path:
    """With the pinned hatchling of this environment, not one fetched for the purpose."""
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, ROOT])
    (wheel,) = dist.glob("*.whl")
    return wheel


def missing_files(wheel: Path) -> list[str]:
    files = (path for path in (ROOT / "src" / "questhall").rglob("*") if path.suffix in SHIPPED)
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in files}
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


def run(command: list[str | Path], folder: Path | None = None) -> str:
    """Run quietly, outside the checkout's influence; on failure show what was said."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "PYTHONHOME"}}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=MINUTES * 60, check=False
    )
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{' '.join(map(str, command))}\nended with exit code {done.returncode}.")
    return done.stdout


if __name__ == "__main__":
    main()
