"""Whatever the door answers has the form that the page's types are made from: in whole games, refusals too."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from k2core.core.registry import GAME_NAMES, game_by_name, game_part
from k2core.core.rng import stream
from k2core.core.typed_json import checked
from k2core.core.wire import Reason, Understood
from k2core.page import wire
from k2core.page.bots import door as bots_door
from k2core.page.door import Door, constants
from k2core.page.interface import PAGES

from .asking import ID, Page

if TYPE_CHECKING:
    from k2core.core.rng import Pcg32

ROOT = Path(__file__).parents[2]
GAMES_EACH = 4

# Forms that take those of a game; mypy knows types only that are there before the program runs.
WHOLE: Any = wire.Whole
APPLIED: Any = wire.Applied
WATCHED: Any = wire.Watched
FRAME: Any = wire.Frame
FOUND_GAME: Any = wire.FoundGame
LIST: Any = list


def answers(game: str) -> dict[str, Any]:
    """The form of every answer that is about a game of this name."""
    own: Any = game_part(game, "wire")
    whole, applied = (form[own.View, own.Event, own.Replay] for form in (WHOLE, APPLIED))
    k2: Any = game_part("k2", "wire")
    return {
        "hello": wire.About,
        "new": whole,
        "open": whole,
        "close": type(None),
        "view": own.View,
        "apply": applied,
        "rest": applied,
        "simple": applied,
        "undo": whole,
        "redo": whole,
        "why": Reason | None,
        "seen": wire.Seen,
        "chart": own.Chart,
        "link": wire.Linked,
        "share": k2.Climb,
        "read": FOUND_GAME[own.Replay, own.Verdict] | k2.FoundChallenge,
        "challenge_link": wire.Linked,
        "dailies": LIST[k2.Daily],
        "watch": WATCHED[own.Stop, own.Chart],
        "frame": FRAME[own.View, own.Event],
        "unwatch": type(None),
        "risk": int,
        "plans": LIST[k2.Plan],
        "sketch": LIST[own.Sketch],
        "offers": LIST[own.Offer],
        "meaning": Understood,
    }


class CheckedPage(Page):
    """A page that checks the form of every answer."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._answers = answers(game)
        self.answered: set[str] = set()
        self.refusals: set[str] = set()

    def answer(self, **request: Any) -> Any:
        told = super().answer(**request)
        if "error" in told:
            checked(wire.Failure, told, "answer")
            self.refusals.add(told["error"]["code"])
        else:
            assert list(told) == ["ok"]
            checked(self._answers[request["do"]], told["ok"], request["do"])
            self.answered.add(request["do"])
        return told


def play(page: CheckedPage, game: str, rng: Pcg32, number: int) -> None:
    """A random game to its end, with every kind of question on the way."""
    seed = f"wire-{number}"
    known = game_by_name(game)
    config = known.random_config(rng, seed).to_dict() if number else known.options.to_dict() | {"seed": seed}
    names = [f"N{seat}" for seat in range(config["players"])] if number % 2 else []
    view = page.ask(do="new", game=game, config=config, names=names, viewer=None)["view"]
    replay: Any = None
    while view["outcome"] is None:
        view = page.ask(do="view", viewer=view["to_act"][0])
        ask_around(page, view, rng)
        if rng.below(12) == 0:
            applied = page.ask(do=("rest", "simple")[rng.below(2)], viewer=None)
        else:
            applied = page.ask(do="apply", actions=[view["legal"][rng.below(len(view["legal"]))]], viewer=None)
        view, replay = applied["view"], applied["replay"]
        if view["undo"] and rng.below(3) == 0:
            page.ask(do="undo", viewer=view["to_act"][0])
            view = page.ask(do="redo", viewer=None)["view"]
    assert page.refused(do="rest", viewer=None) == "game_over"
    look_back(page, replay, rng)


def ask_around(page: CheckedPage, view: Any, rng: Pcg32) -> None:
    if rng.below(6):
        return
    page.ask(do="why", action=view["legal"][0], seat=view["to_act"][0])
    page.answer(do="why", action="end", seat=None)
    page.ask(do="seen", seat=view["to_act"][0])
    page.ask(do="sketch", proposals=[[action] for action in view["legal"][:5]])
    page.answer(do="sketch", proposals=[["nonsense"]])
    for offer in page.ask(do="offers", viewer=view["to_act"][0])[:3]:
        page.ask(do="meaning", text=offer["say"], viewer=view["to_act"][0])
    page.answer(do="meaning", text="nonsense", viewer=None)
    page.answer(do="link", at=None)
    page.answer(do="share")
    page.answer(do="apply", actions=["nonsense"], viewer=None)
    page.answer(do="apply", position="elsewhere", actions=[], viewer=None)
    page.answer(do="view", id="no such game", viewer=None)
    if "targets" in view:
        page.ask(do="risk", cards=["m1", "a0"])
        for climber in range(2):
            targets = view["targets"][climber] if view["targets"] else []
            goals: list[dict[str, Any]] = [{"kind": "be_there", "space": target["space"]} for target in targets[:2]]
            goals += [{"kind": "camp", "space": None}, {"kind": "raise"}]
            for goal in goals:
                page.ask(do="plans", goal=goal | {"climber": climber})
        page.ask(do="plans", goal={"kind": "settle"})


def look_back(page: CheckedPage, replay: Any, rng: Pcg32) -> None:
    """All that is done with a game that is over."""
    page.ask(do="chart")
    page.answer(do="share")
    link = page.ask(do="link", at=None)["link"]
    assert page.ask(do="read", link=link)["replay"] == replay
    page.ask(do="read", link=page.ask(do="link", at=rng.below(len(replay["actions"])))["link"])
    page.ask(do="open", replay=replay, steps=[], viewer=None)
    count = page.ask(do="watch", replay=replay)["count"]
    for _ in range(10):
        page.ask(do="frame", at=rng.below(count + 1))
    page.ask(do="frame", at=0)
    page.ask(do="frame", at=count)
    page.ask(do="watch", replay=replay | {"actions": replay["actions"][: count // 2]})
    page.ask(do="unwatch")
    page.ask(do="close")


def send(page: CheckedPage) -> None:
    """What needs no game."""
    page.ask(do="hello")
    for day in page.ask(do="dailies", dates=["2026-01-01", "2028-02-29"]):
        page.ask(do="read", link=day["link"])
    mountain = {"board": "hard", "weather": "mixed", "seed": "abc"}
    said = {"message": "Hi", "sender": "Anna", "climb": None, "addressee": "Brian", "answered": None}
    page.ask(do="read", link=page.ask(do="challenge_link", game="k2", options=mountain, **said)["link"])
    page.ask(do="read", link="#k2/solo/easy/summer/abc")
    page.refused(do="read", link="nothing")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_answer_has_its_form(game: str) -> None:
    page = CheckedPage(game)
    rng = stream("wire", game)
    for number in range(GAMES_EACH):
        play(page, game, rng, number)
    send(page)
    everything = set(Door()._handlers) | set(PAGES[game].questions)
    assert everything - page.answered == (set() if game == "k2" else {"share"}), "a request was never answered"
    assert page.refusals >= {"stale", "no_open_game", "bad_action", "game_over", "not_shareable"}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_wrong_answer_would_be_noticed(game: str) -> None:
    page = CheckedPage(game)
    config = game_by_name(game).random_config(stream("wrong", game), "wrong").to_dict()
    whole = page.ask(do="new", game=game, config=config, names=[], viewer=None)
    whole["view"]["table"]["players"][0]["more"] = 1
    with pytest.raises(ValueError, match=r"new\.view\.table\.players\.0\.more"):
        checked(answers(game)["new"], whole, "new")


def test_the_constants_have_their_form() -> None:
    told = json.loads(json.dumps(constants()))
    games = told.pop("games")
    assert list(games) == list(GAME_NAMES)
    for name, own in games.items():
        checked(game_part(name, "wire").Constants, own, name)
    checked(wire.Limits, told["limits"], "limits")


def test_every_request_is_known_to_the_page(tmp_path: Path) -> None:
    """Each request of the door, and each form of a game, is among the types that are written for the page."""
    script = ROOT / "web" / "scripts" / "wire.py"
    subprocess.run([sys.executable, script, "--source", ROOT, "--out", tmp_path], check=True)
    files = {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert set(files) == {"wire", "wire-bots", *(f"wire-{name}" for name in GAME_NAMES)}
    assert set(re.findall(r'readonly do: "(\w+)"', files.pop("wire-bots"))) == set(bots_door._HANDLERS)
    for name, text in files.items():
        game = name.removeprefix("wire").removeprefix("-")
        asked = PAGES[game].questions if game else Door()._handlers
        assert set(re.findall(r'readonly do: "(\w+)"', text)) == set(asked)
    assert 'export type Phase = "select" | "token" | "turn" | "rescue" | "over";' in files["wire-k2"]
    assert "readonly climbers: readonly [Climber, Climber];" in files["wire-k2"]
    assert "readonly log: readonly E[];" in files["wire"]


def test_the_id_of_a_game_comes_back_with_it() -> None:
    page = Page()
    assert page.new()["id"] == ID
    assert page.ask(do="rest", viewer=None)["id"] == ID
