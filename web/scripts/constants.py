"""Writes what the page must know before the engine is there: boards, cards, and what may be combined.

usage: python constants.py --source REPOSITORY --out FILE
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--source", "--out"):
        parser.add_argument(option, type=Path, required=True)
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.source))
    constants = importlib.import_module("k2core.page.door").constants()
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(constants, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
