"""Writes the positions of the gallery as the page would get them from the engine.

Each game names its positions in `web/src/games/NAME/gallery.json`: a link to a moment of a game, and the seat that
looks. Without a seat it is the first one in a solo game, and nobody in a game of several. `looks` are the ways to draw
every position, each with what it changes in the view.

usage: python gallery.py --source REPOSITORY --out FILE
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

# What the page calls the game that it draws (web/gallery/position-screen.ts).
ID = "gallery"


def position(call: Any, entry: dict[str, Any]) -> dict[str, Any]:
    def ask(**request: object) -> Any:
        answer = json.loads(call(json.dumps(request)))
        if "error" in answer:
            raise SystemExit(f"{entry['name']}: {request['do']} is refused: {answer['error']}")
        return answer["ok"]

    found = ask(do="read", link=entry["link"])
    replay = found["replay"]
    replay["actions"] = replay["actions"][: found["moment"]]
    alone = replay["config"]["players"] == 1
    viewer = entry.get("viewer", 0 if alone else None)
    whole = ask(do="open", id=ID, replay=replay, steps=[], viewer=viewer)
    questions = ["chart", "share"] if alone else ["chart"]
    return {"name": entry["name"], "whole": whole, "answers": {name: ask(do=name, id=ID) for name in questions}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for option in ("--source", "--out"):
        parser.add_argument(option, type=Path, required=True)
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.source))
    call = importlib.import_module("k2core.page.door").call
    games = {}
    for file in sorted((arguments.source / "web" / "src" / "games").glob("*/gallery.json")):
        content = json.loads(file.read_text("utf-8"))
        positions = [position(call, entry) for entry in content["positions"]]
        games[file.parent.name] = {"looks": content["looks"], "positions": positions}
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(json.dumps(games), "utf-8")


if __name__ == "__main__":
    main()
