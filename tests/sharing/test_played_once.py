"""Whoever opens, checks or continues a game applies each of its actions once."""

from __future__ import annotations

from typing import Any

import pytest

from k2core import k2, karakorum
from k2core.cli.trace import random_chooser
from k2core.core import game
from k2core.sharing import text_codec
from k2core.sharing.links import write_game
from k2core.sharing.replay import Record, Replay
from k2core.sharing.verdict import verify
from tests.page.asking import Page


def finished(played: game.AnyGame, config: game.Config) -> Replay:
    record = Record.new(played, config)
    choose = random_chooser(3)
    while record.state.legal_actions():
        record.apply(choose(record.state))
    return record.replay


GAMES = [
    finished(k2.GAME, k2.Config(seed="once")),
    finished(k2.GAME, k2.Config(3, family=True, seed="once")),
    finished(karakorum.GAME, karakorum.Config(2, seed="once")),
]


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The text of every action that any state applies from now on."""
    texts: list[str] = []
    apply = game.State.apply

    def noting(state: Any, action: Any) -> Any:
        texts.append(str(action))
        return apply(state, action)

    monkeypatch.setattr(game.State, "apply", noting)
    return texts


def texts_of(replay: Replay) -> list[str]:
    return [str(action) for action in replay.actions]


each_game = pytest.mark.parametrize("replay", GAMES, ids=lambda replay: f"{replay.game}-{replay.config.players}")


@each_game
@pytest.mark.parametrize("request_name", ["watch", "open"])
def test_a_result_link_is_opened_through_the_door(applied: list[str], replay: Replay, request_name: str) -> None:
    link = write_game(replay)
    assert applied == [], "writing a link of a game that has been played applies nothing"
    page = Page()
    found = page.ask(do="read", link=link)
    more: dict[str, object] = {} if request_name == "watch" else {"steps": [], "viewer": None}
    page.ask(do=request_name, replay=found["replay"], **more)
    assert applied == texts_of(replay)
    if request_name == "watch":
        for moment in (0, len(replay.actions) // 2, len(replay.actions)):
            page.ask(do="frame", at=moment)
    else:
        page.ask(do="link", at=0)
    assert applied == texts_of(replay), "looking at a game plays it again"


def test_another_game_than_the_one_of_the_link_is_opened_as_it_is(applied: list[str]) -> None:
    one, other = GAMES[0], GAMES[2]
    page = Page()
    page.ask(do="read", link=write_game(one))
    assert page.ask(do="open", replay=other.to_dict(), steps=[], viewer=None)["replay"] == other.to_dict()
    assert applied == texts_of(one) + texts_of(other)


@each_game
def test_verify_plays_a_game_once(applied: list[str], replay: Replay) -> None:
    assert verify(write_game(replay, 5)).actions == len(replay.actions)
    assert applied == texts_of(replay)


@each_game
def test_a_replay_is_loaded_kept_and_written_again(applied: list[str], replay: Replay) -> None:
    again = Replay.from_json(replay.to_json())
    record = Record(again)
    assert text_codec.encode(record.replay) == text_codec.encode(replay)
    assert applied == texts_of(replay)


def test_several_actions_are_applied_once_all_or_none(applied: list[str]) -> None:
    page = Page()
    page.new(players=1, family=False)
    first = page.ask(do="view", viewer=0)["legal"][0]
    before = page.ask(do="apply", actions=[first], viewer=0)["view"]
    second = before["legal"][0]
    assert applied == [first]
    assert page.refused(do="apply", actions=[second, "end", "end"], viewer=0) == "wrong_phase"
    assert page.ask(do="view", viewer=0) == before, "part of a refused request was applied"
    applied.clear()
    assert len(page.ask(do="apply", actions=[second, "end"], viewer=0)["replay"]["actions"]) == 3
    assert applied == [second, "end"]


def test_redoing_applies_nothing_again(applied: list[str]) -> None:
    record = Record.new(k2.GAME, k2.Config(seed="once"))
    record.apply(*GAMES[0].actions[:3])
    after = record.state
    record.undo()
    applied.clear()
    record.redo()
    assert record.state is after
    assert applied == []
