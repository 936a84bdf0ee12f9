"""Runs in Pyodide before the memory image is taken: imports the engine and plays, so that nothing is slow at first."""

import gc
import json
import random
import re
import sys
import zipimport
from typing import Any

from k2core.bridge import call

DAYS_PLAYED = 3
CONFIG = {
    "players": 3,
    "board": "easy",
    "weather": "winter",
    "family": True,
    "crowded": False,
    "start": 0,
    "seed": "warm",
}


def ask(**request: object) -> Any:
    return json.loads(call(json.dumps(request)))["ok"]


def play() -> None:
    """A few days by the first legal action, with every question the page asks on the way."""
    whole = ask(do="new", game="k2", config=CONFIG, names=[])
    view = whole["view"]
    while view["table"]["day"] <= DAYS_PLAYED:
        view = ask(do="view", viewer=view["to_act"][0])
        for climber, targets in enumerate(view["targets"]):
            for target in targets[:1]:
                ask(do="plans", goal={"kind": "be_there", "climber": climber, "space": target["space"]})
        view = ask(do="apply", actions=view["legal"][:1], viewer=None)["view"]
    ask(do="why", action="step A 27", seat=None)
    ask(do="text")
    ask(do="chart")
    ask(do="new", game="k2", config=CONFIG | {"players": 1, "family": False}, names=[])
    ask(do="close")  # a page must never find this game instead of its own


def forget() -> None:
    """Drops what the library keeps about files that will not be there."""
    re.purge()
    random.seed(0)  # the library has seeded it from the clock; nothing in the page may use it
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    gc.collect()


play()
forget()
