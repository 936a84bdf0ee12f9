"""Runs in Pyodide before the memory image is taken: imports the engine and plays, so that nothing is slow at first."""

import gc
import json
import random
import re
import sys
import zipimport
from typing import Any

from k2core.page.door import call

DAYS_PLAYED = 3
KARAKORUM_ACTIONS = 40
DATE = "2026-01-01"
CONFIG = {
    "players": 3,
    "board": "easy",
    "weather": "winter",
    "family": True,
    "crowded": False,
    "start": 0,
    "seed": "warm",
}


ID = "warm"


def ask(**request: object) -> Any:
    return json.loads(call(json.dumps(request)))["ok"]


def ask_game(**request: object) -> Any:
    """A request about the open game."""
    return ask(id=ID, **request)


def ask_here(**request: object) -> Any:
    """A request that is aimed at the position of the open game."""
    return ask_game(position=ask_game(do="view", viewer=None)["position"], **request)


def play() -> None:
    """A few days by the first legal action, with every question the page asks on the way."""
    ask(do="hello")
    whole = ask_game(do="new", game="k2", config=CONFIG, names=[], viewer=None)
    view = whole["view"]
    while view["table"]["day"] <= DAYS_PLAYED:
        view = ask_game(do="view", viewer=view["to_act"][0])
        for climber, targets in enumerate(view["targets"]):
            for target in targets[:1]:
                ask_here(do="plans", goal={"kind": "be_there", "climber": climber, "space": target["space"]})
        ask_here(do="sketch", proposals=[view["legal"][:1]])
        view = ask_here(do="apply", actions=view["legal"][:1], viewer=None)["view"]
        if view["undo"]:
            ask_here(do="undo", viewer=None)
            view = ask_here(do="redo", viewer=None)["view"]
    ask_here(do="rest", viewer=None)
    ask_here(do="simple", viewer=None)
    ask_here(do="why", action="step A 27", seat=None)
    ask_here(do="risk", cards=["m1", "a0"])
    ask_here(do="seen", seat=0)
    speak()
    ask_game(do="chart")


def speak() -> None:
    """What can be typed, and what it means."""
    ask_here(do="offers", viewer=None)
    ask_here(do="meaning", text="state", viewer=None)


def send() -> None:
    """A day alone, shared, read again and watched."""
    (today,) = ask(do="dailies", dates=[DATE])
    ask(do="read", link=today["link"])
    mountain = {"board": today["board"], "weather": today["weather"], "seed": today["seed"]}
    sent = {"message": "Καλή τύχη", "sender": "Anna", "climb": None, "addressee": "Brian", "answered": None}
    ask(do="read", link=ask(do="challenge_link", game="k2", options=mountain, **sent)["link"])
    ask_game(do="new", game="k2", config=CONFIG | mountain | {"players": 1, "family": False}, names=[], viewer=0)
    while ask_game(do="view", viewer=0)["table"]["day"] == 1:
        ask_here(do="rest", viewer=0)
    ask_game(do="share")
    shared = ask(do="read", link=ask_game(do="link", at=0)["link"])
    ask_game(do="watch", replay=shared["replay"])
    ask_game(do="frame", at=shared["verdict"]["actions"])
    ask_game(do="open", replay=shared["replay"], steps=[], viewer=0)


def play_karakorum() -> None:
    """A few rounds of the other game."""
    view = ask_game(do="new", game="karakorum", config={"players": 2, "seed": "warm"}, names=[], viewer=None)["view"]
    for _ in range(KARAKORUM_ACTIONS):
        ask_here(do="sketch", proposals=[view["legal"][-1:]])
        view = ask_here(do="apply", actions=view["legal"][-1:], viewer=None)["view"]
    ask_here(do="why", action="place R1.0 new", seat=None)
    ask_here(do="simple", viewer=None)
    ask_here(do="seen", seat=0)
    speak()
    ask_game(do="chart")


def leave() -> None:
    """A page must never find these games instead of its own."""
    ask_game(do="unwatch")
    ask_game(do="close")


def forget() -> None:
    """Drops what the library keeps about files that will not be there."""
    re.purge()
    random.seed(0)  # the library has seeded it from the clock; nothing in the page may use it
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    gc.collect()


play()
send()
play_karakorum()
leave()
forget()
