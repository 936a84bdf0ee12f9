"""The command line as a person or a script meets it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from k2core import k2, karakorum
from k2core.cli import english
from k2core.cli.main import main
from k2core.cli.terminal import Terminal
from k2core.cli.trace import random_chooser
from k2core.core.errors import Code, Reason, Refused
from k2core.k2 import invariants
from k2core.k2.invariants import Breach
from k2core.sharing import text_codec
from k2core.sharing.links import write_game
from k2core.sharing.replay import Record, Replay
from k2core.sharing.verdict import verify

if TYPE_CHECKING:
    from pathlib import Path


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "k2core", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False)


def finished_game(players: int = 1) -> Replay:
    record = Record.new(k2.GAME, k2.Config(players, seed="cli"))
    choose = random_chooser(1)
    while record.state.legal_actions():
        record.apply(choose(record.state))
    return record.replay


def lines_of(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_trace_has_a_header_and_a_line_for_every_action(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "--seed", "abc", "--players", "2", "--choose", "random:7"]) == 0
    header, *steps = lines_of(capsys.readouterr().out)
    assert header["config"] == {
        "players": 2,
        "board": "easy",
        "weather": "summer",
        "family": False,
        "crowded": False,
        "start": None,
        "seed": "abc",
    }
    assert set(header) == {"game", "rules", "config", "deal"}
    for step in steps:
        assert set(step) == {"player", "legal", "action", "after"}
        assert isinstance(step["legal"], list)
        assert step["action"] in step["legal"]
    last = steps[-1]["after"]
    assert isinstance(last, dict)
    assert last["phase"] == "over"


def test_the_same_chooser_gives_the_same_trace(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for number in ("7", "7", "8"):
        main(["trace", "--seed", "abc", "--choose", f"random:{number}"])
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]


def test_an_outside_player_is_answered_at_once_and_may_correct_a_mistake() -> None:
    command = [sys.executable, "-m", "k2core", "trace", "--seed", "abc", "--choose", "stdin"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline())["game"] == "k2"
        answers = []
        for text in ("nonsense", "end", "select m2 m2 a0"):
            process.stdin.write(text + "\n")
            process.stdin.flush()
            answers.append(json.loads(process.stdout.readline()))
        process.stdin.close()
    assert answers[0] == {"error": {"code": "bad_action"}}
    assert answers[1] == {"error": {"code": "wrong_phase", "phase": "select"}}
    assert answers[2]["action"] == "select m2 m2 a0"
    assert process.returncode == 0


@pytest.mark.parametrize("shape", ["{}", "#k2/game/{}", "https://example.org/#k2/game/{}", "  {}\n"])
def test_verify_takes_an_address_or_its_end_or_the_bare_text(shape: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = text_codec.encode(finished_game())
    assert main(["verify", shape.format(text)]) == 0
    assert re.search(r"verified: \d+ points, (Tourist|Hiker|Alpinist|Himalayan)", capsys.readouterr().out)


def test_verify_names_the_winner_of_a_game_of_several(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", text_codec.encode(finished_game(players=3))]) == 0
    assert re.search(r"verified: Player \d.*: Player 1 \d+, Player 2 \d+, Player 3 \d+", capsys.readouterr().out)


def test_verify_of_a_running_game_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    replay = finished_game()
    running = Replay(replay.game, replay.config, replay.actions[:20])
    assert main(["verify", text_codec.encode(running)]) == 0
    assert "fits so far" in capsys.readouterr().out


def test_verify_says_what_a_link_proves_and_what_it_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", write_game(finished_game())]) == 0
    told = capsys.readouterr().out
    assert "choices on seed cli (easy board, summer weather) give this score" in told
    assert "first try, nothing can prove" in told
    assert len(told.splitlines()) == 1


def test_verify_knows_the_mountain_of_the_day(capsys: pytest.CaptureFixture[str]) -> None:
    replay = Replay("k2", k2.Config(1, "hard", "winter", seed="daily-2026-01-04"))
    assert main(["verify", write_game(replay)]) == 0
    assert "(hard board, winter weather, the mountain of 2026-01-04)" in capsys.readouterr().out


def test_verify_gives_its_verdict_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    address = write_game(finished_game(players=3))
    assert main(["verify", "--json", address]) == 0
    assert json.loads(capsys.readouterr().out) == verify(address).to_dict()


def test_daily_tells_the_mountain_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2028-02-29"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "date     2028-02-29",
        "board    hard",
        "weather  summer",
        "seed     daily-2028-02-29",
        "link     #k2/challenge/1/hard/summer/daily-2028-02-29",
    ]


def test_daily_tells_the_mountain_of_today_in_utc(capsys: pytest.CaptureFixture[str]) -> None:
    before = datetime.now(UTC).date()
    assert main(["daily"]) == 0
    after = datetime.now(UTC).date()
    shown = capsys.readouterr().out
    assert any(f"daily-{day}" in shown for day in (before, after))


BAD_CALLS = [
    ["verify", "1AAAA"],
    ["verify", "--json", "1AAAA"],
    ["verify", "#k2/challenge/1/easy/summer/abc"],
    ["verify", "#k2/challenge/1/easy/summer/abc/%00"],
    ["daily", "2025-12-31"],
    ["daily", "tomorrow"],
    ["verify", ""],
    ["verify", "#k2/solo/easy/summer/abc"],
    ["verify", "x" * 5000],
    ["trace", "--players", "6"],
    ["trace", "--players", "many"],
    ["trace", "--board", "flat"],
    ["trace", "--weather", "fog"],
    ["trace", "--family"],
    ["trace", "--crowded", "--players", "4"],
    ["trace", "--start", "2", "--players", "2"],
    ["trace", "--seed", "not a seed"],
    ["trace", "--choose", "random"],
    ["trace", "--choose", "fate"],
    ["play", "--names", "Anna,Brian,William", "--players", "2"],
    ["play", "--resume", "garbage"],
    ["simulate", "--games", "0"],
    ["simulate", "--seed", "a" * 32],
    ["perft", "--position", "no-such-file.json"],
    ["soak", "--seed", "minus-one"],
    ["trace", "--game", "karakorum", "--players", "5"],
    ["trace", "--game", "karakorum", "--board", "hard"],
    ["simulate", "--game", "karakorum", "--family"],
    ["trace", "--game", "everest"],
    ["play", "--game", "karakorum", "--resume", text_codec.encode(Replay("k2", k2.Config(seed="other")))],
    ["climb"],
    [],
]


@pytest.mark.parametrize("arguments", BAD_CALLS, ids=lambda arguments: " ".join(arguments)[:40])
def test_a_bad_call_gets_one_sentence_and_exit_code_2(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_perft_counts_from_a_position_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(k2.new_game("abc").to_dict()))
    assert main(["perft", "--position", str(path), "--depth", "2"]) == 0
    from_file = capsys.readouterr().out
    assert main(["perft", "--seed", "abc", "--depth", "2"]) == 0
    assert capsys.readouterr().out == from_file
    assert from_file.startswith("depth 1: ")


def test_simulate_sums_up_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seed", "abc", "--games", "5"]) == 0
    assert "games    5," in capsys.readouterr().out


def test_soak_finds_no_broken_invariant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--seed", "3", "--games", "4"]) == 0
    assert "4 games" in capsys.readouterr().out


def test_soak_prints_the_number_of_the_game_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(invariants, "broken", lambda *_: (Reason(Breach.MARKER_FELL),))
    assert main(["soak", "--seed", "41", "--games", "2"]) == 1
    assert "seed 41 fails" in capsys.readouterr().out


class Table:
    """A terminal with a script for a player."""

    def __init__(self, replay: Replay, *script: str) -> None:
        self.shown: list[str] = []
        self._script = iter(script)
        self._terminal = Terminal(replay, self._ask, self.shown.append)

    def _ask(self, prompt: str) -> str:
        self.shown.append(prompt)
        return next(self._script, "quit")

    def play(self) -> str:
        self._terminal.play()
        return "\n".join(self.shown)


def test_a_solo_game_can_be_played_to_its_end_by_number() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), *["1"] * 400).play()
    assert "Day 18 of 18" in shown
    assert re.search(r"\d+ points, Tourist", shown)
    proof = re.search(r"Proof: (\S+)", shown)
    assert proof is not None
    assert text_codec.decode(proof[1]).play().outcome is not None


def test_a_game_can_be_left_and_resumed() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), "1", "1").play()
    text = re.search(r"--resume (\S+)", shown)
    assert text is not None
    assert len(text_codec.decode(text[1]).actions) == 2


def test_several_numbers_in_one_line_choose_nothing() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), "1 2 3", "1").play()
    assert "Type one number only" in shown
    text = re.search(r"--resume (\S+)", shown)
    assert text is not None
    assert len(text_codec.decode(text[1]).actions) == 1


@pytest.mark.parametrize(("end", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)], ids=["Ctrl-D", "Ctrl-C"])
def test_leaving_by_a_key_says_how_to_continue(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], end: type[BaseException], code: int
) -> None:
    answers = iter(["1"])

    def ask(_prompt: str) -> str:
        for answer in answers:
            return answer
        raise end

    monkeypatch.setattr("builtins.input", ask)
    assert main(["play", "--seed", "abc"]) == code
    text = re.search(r"--resume (\S+)\n$", capsys.readouterr().out)
    assert text is not None
    assert len(text_codec.decode(text[1]).actions) == 1


@pytest.mark.parametrize("arguments", [["verify", "hello"], ["play", "--resume", "XYZ"]], ids=" ".join)
def test_what_is_no_game_is_not_blamed_on_another_version(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("This is not a game")


def test_too_few_games_are_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    for number in ("0", "-3"):
        with pytest.raises(SystemExit):
            main(["simulate", "--games", number])
        assert "must be at least 1" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "ten"])
    assert "is not a whole number" in capsys.readouterr().err


def test_one_point_is_not_called_points() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), *["1"] * 12, "map").play()
    assert re.search(r"\b1 point\b", shown)
    assert not re.search(r"\b1 points\b", shown)


def test_the_map_tells_every_space_with_its_ropes() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), "map").play()
    spaces = dict(re.findall(r"^ +(\d+)  .*, terrain [+-]\d, .* ropes to ([\d, ]+)", shown, re.MULTILINE))
    board = k2.new_game("abc").setup.board
    assert len(spaces) == len(board.spaces)
    for low, high in board.ropes:
        assert str(high) in spaces[str(low)].split(", ")
        assert str(low) in spaces[str(high)].split(", ")
    assert re.search(r"^ +27  summit .*10 points", shown, re.MULTILINE)
    assert re.search(r"^ +0  base camp .*here: A, B$", shown, re.MULTILINE)


def test_steps_of_a_turn_can_be_taken_back_at_the_terminal() -> None:
    replay = Replay("k2", k2.Config(seed="my-first-climb"))
    shown = Table(replay, "select m2 m3 r12", "take 1", "give m3 A", "undo", "redo", "end").play()
    assert len(re.findall(r"has move 2, move 3, rope 1 up / 2 down to give", shown)) == 2
    refused = Table(replay, "select m2 m3 r12", "take 1", "undo").play()
    assert "You can only undo steps of the current turn." in refused


def test_a_secret_pick_is_wiped_from_the_screen_before_the_next_player_sits_down() -> None:
    table = Table(Replay("k2", k2.Config(players=2, start=0, seed="abc")), "", "1", "", "1")
    table.play()
    shown = table.shown
    wipe = next(index for index, text in enumerate(shown) if "\033[2J" in text)
    first = next(index for index, text in enumerate(shown) if text.startswith("Player 1 holds"))
    second = next(index for index, text in enumerate(shown) if "Player 2, sit down" in text)
    assert first < wipe < second


def test_every_refusal_has_an_english_sentence() -> None:
    assert set(english.sentences()) == set(Code)


def test_a_refusal_is_told_with_its_numbers() -> None:
    state = k2.new_game("my-first-climb").apply(k2.parse_action("select m2 m3 r12"))
    with pytest.raises(Refused) as refused:
        state.apply(k2.parse_action("take 0"))
    assert english.sentence(refused.value.reason) == "There is no token of value 0 face up."


# Karakorum


def finished_karakorum(players: int = 3) -> Replay:
    record = Record.new(karakorum.GAME, karakorum.Config(players, "cli"))
    choose = random_chooser(1)
    while record.state.legal_actions():
        record.apply(choose(record.state))
    return record.replay


def test_a_trace_of_karakorum_shows_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "--game", "karakorum", "--seed", "abc", "--players", "4", "--choose", "random:7"]) == 0
    header, *steps = lines_of(capsys.readouterr().out)
    assert header["game"] == "karakorum"
    assert header["config"] == {"players": 4, "seed": "abc"}
    deal = header["deal"]
    assert isinstance(deal, dict)
    assert len(deal["cards"]) == 120
    for step in steps:
        assert isinstance(step["legal"], list)
        assert step["action"] in step["legal"]
        after = step["after"]
        assert isinstance(after, dict)
        assert set(after) == {"active", "phase", "display", "deck", "discard", "goals", "players"}


def test_verify_spells_the_comparison_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", text_codec.encode(finished_karakorum())]) == 0
    shown = capsys.readouterr().out
    assert re.match(r"verified: Player \d", shown)
    assert len(re.findall(r"Player \d: red \d+, green \d+, yellow \d+; leads", shown)) == 3
    assert "choices on seed cli give this result" in shown


def test_verify_of_a_running_game_of_karakorum_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    replay = finished_karakorum()
    assert main(["verify", text_codec.encode(Replay(replay.game, replay.config, replay.actions[:20]))]) == 0
    assert "fits so far: " in capsys.readouterr().out


def test_perft_simulate_and_soak_know_karakorum(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(karakorum.new_game("abc").to_dict()))
    for game in ([], ["--game", "karakorum"]):
        assert main(["perft", "--position", str(path), "--depth", "2", *game]) == 0
        assert capsys.readouterr().out == "depth 1: 1\ndepth 2: 2\n"
    assert main(["perft", "--position", str(path), "--game", "k2"]) == 2
    assert capsys.readouterr().err == "This holds a game of karakorum, not of the one it was given to.\n"
    assert main(["simulate", "--game", "karakorum", "--seed", "abc", "--games", "3"]) == 0
    assert "goals    " in capsys.readouterr().out
    assert main(["soak", "--game", "karakorum", "--seed", "3", "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


def test_karakorum_can_be_played_to_its_end_by_number() -> None:
    shown = Table(Replay("karakorum", karakorum.Config(2, "abc")), *["1"] * 1000).play()
    assert "The last scoring:" in shown
    proof = re.search(r"Proof: (\S+)", shown)
    assert proof is not None
    assert text_codec.decode(proof[1]).play().outcome is not None


def test_karakorum_is_played_and_taken_back_at_the_terminal() -> None:
    replay = Replay("karakorum", karakorum.Config(2, "abc"))
    shown = Table(replay, "help", "reveal", "undo", "stop", "undo", "stop", "1", "1", "undo", "table", "save").play()
    assert "a revealed card stays" in shown
    assert "You can only undo steps of the current turn." in shown
    assert shown.count("Player 2 takes. Face up: green 4 (2 ice axes).") == 2
    assert shown.count("start an expedition with green 4 (2 ice axes)") == 2


def test_every_kind_of_action_has_its_words() -> None:
    played = finished_karakorum(2)
    script = [str(action) for action in played.actions]
    shown = Table(Replay("karakorum", played.config), *script).play()
    for words in (
        "reveal a card",
        "stop revealing",
        "take nothing",
        "remove expedition 1 (",
        "put ",
        "for its ice axes:",
    ):
        assert words in shown, words


def test_goals_tell_their_fields_and_expeditions_are_not_numbered_like_choices() -> None:
    shown = Table(Replay("karakorum", karakorum.Config(2, "abc")), *["1"] * 30).play()
    assert "red goals: four cards (5 fields), six cards (12 fields), two expeditions (10 fields)" in shown
    assert re.search(r"^    expedition 1: (red|green|yellow) \d", shown, re.MULTILINE)
    assert not re.search(r"^ +\d  (red|green|yellow) \d", shown, re.MULTILINE)
