"""Every lesson is played by the engine as it is written down, and says something at each step in every language."""

from __future__ import annotations

import json
import re
from itertools import groupby, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from k2core import k2
from k2core.bots.interface import Level
from k2core.core.registry import game_by_name
from k2core.k2.components import CLIMBERS
from k2core.k2.plans import BeThere, Camp, Goal, Settle, plans

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2core.core.game import AnyState

WEB = Path(__file__).parents[2] / "web"
LESSONS = sorted((WEB / "src" / "games").glob("*/lesson/*.json"))
LANGUAGES = sorted(path.stem for path in (WEB / "locales" / "lesson").glob("*.ftl"))
PERSON = 0

by_lesson = pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.parent.name)


def read(path: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return lesson


def played(lesson: dict[str, Any]) -> Iterator[tuple[dict[str, Any], AnyState, AnyState]]:
    """Each step with the position before it and after it; every action is legal, and its seat's to choose."""
    game = game_by_name(lesson["game"])
    assert game.rules == lesson["rules"]
    state: AnyState | None = None
    for step in lesson["steps"]:
        if "scene" in step:
            scene = step["scene"]
            config = game.config_from_dict(scene["config"])
            assert len(scene["names"]) in (0, config.players)
            assert all(name == f"*{Level.HIKER}" for name in scene["names"][1:])
            state = game.start(config)
            for text in scene["actions"]:
                state = state.apply(game.parse_action(text))
        assert state is not None, "the first step lays out a scene"
        before = state
        for doer, texts in ((True, step.get("do", [])), (False, step.get("others", []))):
            for text in texts:
                assert (state.to_act[0] == PERSON) == doer, f"{step['say']}: {text} is another seat's to choose"
                state = state.apply(game.parse_action(text))
        yield step, before, state


@by_lesson
def test_every_step_can_be_played_and_leads_on(path: Path) -> None:
    steps = list(played(read(path)))
    for (step, before, after), (following, next_before, _) in pairwise(steps):
        assert step.get("do") is None or after.to_json() != before.to_json()
        if "scene" not in following:
            assert next_before.to_json() == after.to_json()
            if "do" in following:
                assert after.to_act[:1] == (PERSON,), f"{following['say']} is asked of somebody who is not to act"


@by_lesson
def test_a_lesson_begins_with_a_scene_and_ends_with_a_look(path: Path) -> None:
    steps = read(path)["steps"]
    assert "scene" in steps[0]
    assert "do" not in steps[-1]
    assert all("do" in step for step in steps if "others" in step or step.get("told"))
    names = [step["say"] for step in steps]
    assert len(set(names)) == len(names)


@by_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something_in_every_language(path: Path, language: str) -> None:
    lesson = read(path)
    text = (WEB / "locales" / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.findall(rf"^lesson-{lesson['name']}-([\w-]+) = \S", text, re.MULTILINE)
    wanted = [
        name
        for step in lesson["steps"]
        for name in (step["say"], *([f"{step['say']}-done"] if step.get("told") else []))
    ]
    assert messages == wanted


def test_the_page_speaks_these_languages() -> None:
    assert sorted(path.stem for path in (WEB / "locales").glob("*.ftl")) == LANGUAGES


def deeds(texts: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """What is decided at once: gifts with the walk, the tent or the payment that they are for, and gifts alone."""
    waiting: list[str] = []
    for verb, group in groupby(texts, lambda text: text.split()[0]):
        if verb == "give":
            waiting += group
        elif verb in ("step", "tent", "pay"):
            yield (*waiting, *group)
            waiting = []
    for text in waiting:
        yield (text,)


def goal_of(verb: str, name: str, rest: list[str]) -> Goal:
    climber = CLIMBERS.index(name)
    if verb == "step":
        return BeThere(climber, int(rest[0]))
    return Camp(climber) if verb == "tent" else Settle()


def test_whoever_touches_the_light_in_k2_is_offered_what_the_lesson_asks_for() -> None:
    (path,) = [path for path in LESSONS if read(path)["game"] == "k2"]
    asked = 0
    for step, before, _ in played(read(path)):
        state = before
        assert isinstance(state, k2.State)
        for deed in deeds(step.get("do", [])):
            verb, name, *rest = deed[-1].split()
            if verb != "give":
                (first, *_) = plans(state, goal_of(verb, name, rest))
                assert tuple(str(action) for action in first.actions) == deed, step["say"]
                asked += 1
            for text in deed:
                state = state.apply(k2.parse_action(text))
    assert asked >= 6


def test_the_lessons_show_what_they_promise() -> None:
    """K2-A3, K2-A7, K2-A9, K2-N1, K2-N2, KK-P1, KK-P4, KK-P5, KK-F2, KK-F3."""
    lessons = {lesson["game"]: lesson for lesson in map(read, LESSONS)}
    assert set(lessons) == {"k2", "karakorum"}
    k2_verbs = {text.split()[0] for step in lessons["k2"]["steps"] for text in step.get("do", [])}
    assert k2_verbs == {"select", "take", "give", "step", "tent", "pay", "end"}
    uses = {text.split()[-1] for step in lessons["k2"]["steps"] for text in step.get("do", []) if " r" in text}
    assert {"up", "down"} <= uses
    verbs = {text.split()[0] for step in lessons["karakorum"]["steps"] for text in step.get("do", [])}
    assert verbs == {"reveal", "stop", "take", "place", "score", "done"}


def test_the_tent_of_the_lesson_saves_a_life_and_the_height_would_take_one() -> None:
    (path,) = [path for path in LESSONS if read(path)["game"] == "k2"]
    positions = {step["say"]: (before, after) for step, before, after in played(read(path))}
    stormy = positions["tent"][0]
    assert isinstance(stormy, k2.State)
    without = stormy
    for text in ("pay A move", "end"):
        without = without.apply(k2.parse_action(text))
    assert without.players[0].climbers[0].space is None, "without the tent A would have died"
    _, after = positions["night"]
    assert isinstance(after, k2.State)
    assert [climber.level for climber in after.players[0].climbers] == [1, 3]
    high = positions["stay"][0]
    assert isinstance(high, k2.State)
    assert high.apply(k2.parse_action("end")).outcome is not None
    _, morning = positions["last-night"]
    assert isinstance(morning, k2.State)
    assert morning.players[0].climbers[0].points == 7


def test_karakorums_last_step_tells_the_real_result() -> None:
    (path,) = [path for path in LESSONS if read(path)["game"] == "karakorum"]
    outcomes = [after.outcome for _, _, after in played(read(path)) if after.outcome is not None]
    assert outcomes
    standings = outcomes[0].to_dict()
    assert standings["winners"] == [PERSON]
    assert standings["totals"] == [29 + 11, 8 + 10]
