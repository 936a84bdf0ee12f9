"""Builds the engine's wheel and a Pyodide lockfile that knows only this wheel.

usage: python wheel.py --source REPOSITORY --pyodide NPM_PACKAGE --out FOLDER
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec

SOURCES = ("pyproject.toml", "README.md", "LICENSE", "k2core")
EPOCH = "1704067200"  # a fixed time inside the wheel, so that equal sources give equal bytes


def copy_sources(source: Path, target: Path) -> None:
    """A build in the repository itself would leave folders behind, and pick up what an earlier one left."""
    for name in SOURCES:
        if (source / name).is_dir():
            shutil.copytree(source / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (source / name).exists():
            shutil.copy(source / name, target / name)


def build_wheel(source: Path, out: Path) -> Path:
    with tempfile.TemporaryDirectory() as folder:
        copy_sources(source, Path(folder))
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--no-build-isolation",
            "--wheel-dir",
            str(out),
            folder,
        ]
        subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH})
    (wheel,) = out.glob("k2core-*-py3-none-any.whl")
    return wheel


def empty_lock(pyodide: Path) -> PyodideLockSpec:
    """Pyodide's own lockfile without its packages, none of which we host; the tool asks for the version there."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    return PyodideLockSpec(info=InfoSpec(**{"version": version, **info}), packages={})


def write_lock(pyodide: Path, wheel: Path, out: Path) -> None:
    add_wheels_to_spec(empty_lock(pyodide), [wheel], base_path=out).to_json(out / "pyodide-lock.json")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--source", "--pyodide", "--out"):
        parser.add_argument(option, type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    write_lock(arguments.pyodide, build_wheel(arguments.source, arguments.out), arguments.out)


if __name__ == "__main__":
    main()
