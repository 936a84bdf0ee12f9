"""Running Python code inside Pyodide, with Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def run_in_pyodide(code: str, *paths: Path) -> Any:
    """The value of the last expression of `code`, evaluated in Pyodide with the project on the path."""
    script = Path(__file__).with_name("run.mjs")
    done = subprocess.run(
        ["node", script, ROOT, code, *paths], capture_output=True, text=True, check=False, timeout=600
    )
    if done.returncode:
        raise RuntimeError(f"Pyodide failed:\n{done.stdout}\n{done.stderr}")
    return json.loads(done.stdout)
