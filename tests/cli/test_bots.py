"""Bots on the command line."""

from __future__ import annotations

from functools import cache

import pytest

from k2core import k2, karakorum
from k2core.bots.interface import Level
from k2core.bots.k2.lessons import Lesson
from k2core.bots.k2.reasons import Reason
from k2core.bots.karakorum.lessons import Better
from k2core.bots.series import play
from k2core.cli.arena import Result, interval, one_game, share_interval, student_95, table
from k2core.cli.main import BAD_INPUT, main
from k2core.cli.seats import called, levels
from k2core.cli.terminal import Terminal
from k2core.cli.thoughts import LESSONS, REASONS
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay


@cache
def text(actions: int | None = None) -> str:
    config = k2.Config(1, seed="bots-cli")
    played = play(k2.GAME, config, ("hiker",))
    return text_codec.encode(Replay("k2", config, played.actions[:actions]))


def test_an_arena_tells_wins_points_and_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--seats", "hiker,random", "--games", "4", "--seed", "abc"]) == 0
    seeds, _head, first, second = capsys.readouterr().out.splitlines()
    assert seeds == "seed abc: games on abc-1 to abc-2, where everybody sits in every seat in turn"
    assert first.split()[:4] == ["hiker", "4", "100.0%", "51.0%-100.0%"]
    assert second.split()[:4] == ["random", "4", "0.0%", "0.0%-49.0%"]


def test_contenders_change_seats_on_the_same_seed() -> None:
    options = k2.Config(2, seed="swap").to_dict()
    first, second = (one_game("k2", options, ("hiker", "hiker"), index, 1) for index in (0, 1))
    assert first.number == second.number == 1
    assert first.totals == second.totals[::-1]


def test_a_shared_win_counts_as_a_part() -> None:
    lines = table(("hiker", "alpinist"), [Result(1, (3, 3), (0, 1), 0), Result(1, (2, 4), (1,), 1)])
    assert [line.split()[2] for line in lines[1:3]] == ["25.0%", "75.0%"]
    assert lines[3].startswith("1 decisions fell back")


def test_bots_of_one_level_are_told_apart_and_one_alone_wins_nothing() -> None:
    lines = table(("hiker", "random", "hiker"), [Result(1, (3, 1, 2), (0,), 0)])
    assert [line[:12].strip() for line in lines] == ["", "hiker 1", "random", "hiker 2"]
    head, line = table(("hiker",), [Result(1, (3,), (0,), 0)])
    assert "wins" not in head
    assert line.split() == ["hiker", "1", "3.00", "unknown"]


def test_an_interval_is_wider_with_few_values() -> None:
    assert interval([2.0]) == (2.0, 2.0, 2.0)
    mean, low, high = interval([1.0, 3.0])
    assert mean == 2
    assert low == pytest.approx(-10.706)
    assert high == pytest.approx(14.706)


@pytest.mark.parametrize(("freedom", "figure"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (399, 1.966)])
def test_student_is_followed(freedom: int, figure: float) -> None:
    assert student_95(freedom) == pytest.approx(figure, abs=0.003)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 10, 0.0179, 0.4042)]
)
def test_a_share_of_few_games_is_never_certain(won: int, games: int, low: float, high: float) -> None:
    assert share_interval(won, games) == pytest.approx((won / games, low, high), abs=0.0001)


def test_a_hint_has_actions_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", text(0)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Player 1 to act."
    assert lines[1].startswith("1. play ")


def test_there_is_no_hint_for_a_game_that_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", text()]) == BAD_INPUT
    assert capsys.readouterr().err == "The game is over.\n"


def test_a_review_tells_what_could_be_expected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", text(20), "--iterations", "1"]) == 0
    assert capsys.readouterr().out.startswith("Player 1 could expect ")


def test_a_game_of_karakorum_is_reviewed_too(capsys: pytest.CaptureFixture[str]) -> None:
    actions = tuple(map(karakorum.parse_action, ("reveal", "reveal", "stop")))
    game = text_codec.encode(Replay("karakorum", karakorum.Config(2, seed="abc", start=0), actions))
    assert main(["review", game, "--iterations", "1"]) == 0
    assert capsys.readouterr().out.startswith("Player 1 could expect 50.0")


def test_par_names_a_game_that_reaches_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["par", "abc", "--width", "2"]) == 0
    said, _, game = capsys.readouterr().out.strip().partition(", ")
    last = text_codec.decode(game).play()
    assert last.outcome is not None
    assert said == f"abc: par {last.outcome.totals[0]}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["arena", "--seats", "hiker,nobody"],
            "--seats takes random, hiker, alpinist, himalayan; 'nobody' is none of them.",
        ),
        (["arena", "--seats", "hiker,hiker", "--players", "3"], "--seats names 2 seats, and --players says 3."),
        (
            ["play", "--players", "2", "--seats", "person,x"],
            "--seats takes person and hiker, alpinist, himalayan; 'x' is none of them.",
        ),
        (["play", "--players", "2", "--seats", "person"], "--seats names 1 seats, and the game has 2."),
        (
            ["play", "--seats", "person,hiker", "--names", "Anna,Brian"],
            "--names gives 2 names, and people sit on 1 of the seats.",
        ),
        (["par", "no such seed"], "Use 1 to 32 letters (a-z), digits or hyphens for the seed."),
        (["par", "abc", "--board", "flat"], "There is no such board; choose one of easy, hard."),
        (["hint", ""], "This is not a game: use a link from the page, or the text after its last slash."),
        (["review", ""], "This is not a game: use a link from the page, or the text after its last slash."),
    ],
)
def test_bad_input_is_answered_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == BAD_INPUT
    assert capsys.readouterr().err == f"{sentence}\n"


def test_bots_play_the_other_seats_of_a_game_in_the_terminal() -> None:
    said: list[str] = []
    asked: list[str] = []

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return "quit" if len(asked) > 3 else "1"

    replay = Replay("k2", k2.Config(2, start=0, seed="abc"))
    Terminal(replay, ask, said.append, (Level.HIKER, None)).play()
    assert all(prompt == "Player 2> " for prompt in asked), "one person needs no curtain"
    assert any(line.startswith("Player 1: ") for line in said)
    assert not any(line.startswith("Player 1: play") for line in said), "what a bot picks is secret"


def test_a_game_that_is_left_knows_its_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leave(prompt: str) -> str:
        asked.append(prompt)
        return "quit"

    asked: list[str] = []
    monkeypatch.setattr("builtins.input", leave)
    assert main(["play", "--seats", "person,hiker, hiker", "--names", "Anna", "--seed", "abc", "--start", "1"]) == 0
    said = capsys.readouterr().out
    assert "Day 1 of 18, Hiker 1 goes first" in said
    text = said.splitlines()[-1].rpartition(" ")[2]
    assert text_codec.decode(text).names == ("Anna", "*hiker", "*hiker")
    assert main(["play", "--resume", text]) == 0
    assert asked == ["Anna> ", "Anna> "], "the bots decide by themselves"


def test_who_went_on_for_somebody_is_named() -> None:
    names = ("Anna*2", "*hiker", "*3", "*hiker*0", "B*4")
    assert called(names, 5) == (
        "Anna, then Alpinist",
        "Hiker 1",
        "Player 3, then Himalayan mountaineer",
        "Hiker 2, then a person",
        "B*4",
    )
    assert levels(names, 5) == (Level.ALPINIST, Level.HIKER, Level.HIMALAYAN, None, None)
    assert called((), 2) == ("Player 1", "Player 2")
    assert levels((), 2) == (None, None)


def test_every_reason_and_lesson_has_words() -> None:
    assert set(Reason) <= set(REASONS)
    assert set(Lesson) | set(Better) == set(LESSONS)
