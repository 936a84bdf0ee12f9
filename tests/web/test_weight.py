"""What a first visit fetches until a game can be played, beside Pyodide's own files, compressed alike."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SITE = WEB / "dist"
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
RUNTIME = ("pyodide-*/pyodide.asm.*", "k2core-*/memory.bin")
FONTS = ("sans-latin-400", "sans-latin-600", "sans-condensed-latin-600")

MOST_OF_STOCK = 0.96
MOST_BYTES_OF_PAGE = 292_000


def compressed(files: list[Path]) -> int:
    def size(file: Path) -> int:
        raw = file.read_bytes()
        return min(len(raw), len(gzip.compress(raw, 9)))

    return sum(map(size, files))


def page_files() -> list[Path]:
    """The page itself, what it names, and the fonts that its first words need."""
    index = SITE / "index.html"
    named = re.findall(r'(?:src|href)="/((?:assets|runtime)/[^"]+)"', index.read_text("utf-8"))
    fonts = [file for name in FONTS for file in SITE.glob(f"assets/ibm-plex-{name}-*.woff2")]
    return [index, *(SITE / name for name in named), *fonts]


def test_a_first_visit_weighs_less_than_pyodide_alone() -> None:
    runtime = [file for pattern in RUNTIME for file in (SITE / "runtime").glob(pattern)]
    assert len(runtime) == 3
    stock = compressed([WEB / "node_modules" / "pyodide" / name for name in STOCK])
    assert compressed(page_files() + runtime) < MOST_OF_STOCK * stock


def test_the_page_around_the_engine_stays_small() -> None:
    files = page_files()
    assert len([file for file in files if file.suffix == ".js"]) > 5
    assert compressed(files) < MOST_BYTES_OF_PAGE
