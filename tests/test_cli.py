"""The command line as a person or a script meets it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from k2core import codec, english, k2
from k2core.__main__ import main
from k2core.game import Reason, Refused
from k2core.replay import Record, Replay
from k2core.terminal import Terminal
from k2core.trace import random_chooser

PACKAGE = Path(english.__file__).parent


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
def test_verify_takes_an_address_its_hash_or_the_bare_text(shape: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = codec.encode(finished_game())
    assert main(["verify", shape.format(text)]) == 0
    assert re.search(r"verified: \d+ points, (Tourist|Hiker|Alpinist|Himalayan)", capsys.readouterr().out)


def test_verify_names_the_winner_of_a_game_of_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", codec.encode(finished_game(players=3))]) == 0
    assert re.search(r"verified: player \d.*: player 1 \d+, player 2 \d+, player 3 \d+", capsys.readouterr().out)


def test_verify_of_a_running_game_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    replay = finished_game()
    running = Replay(replay.game, replay.config, replay.actions[:20])
    assert main(["verify", codec.encode(running)]) == 0
    assert "fits so far" in capsys.readouterr().out


BAD_CALLS = [
    ["verify", "1AAAA"],
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


def test_soak_finds_no_broken_law(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "--seed", "3", "--games", "4"]) == 0
    assert "4 games" in capsys.readouterr().out


def test_soak_prints_the_number_of_the_game_that_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(k2.State, "laws_broken", lambda *_: (Reason("marker_fell"),))
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
    assert codec.decode(proof[1]).play().outcome is not None


def test_a_game_can_be_left_and_resumed() -> None:
    shown = Table(Replay("k2", k2.Config(seed="abc")), "1", "1").play()
    text = re.search(r"--resume (\S+)", shown)
    assert text is not None
    assert len(codec.decode(text[1]).actions) == 2


def test_steps_of_a_turn_can_be_taken_back_at_the_terminal() -> None:
    replay = Replay("k2", k2.Config(seed="my-first-climb"))
    shown = Table(replay, "select m2 m3 r12", "take 1", "give m3 A", "undo", "redo", "end").play()
    assert len(re.findall(r"has move 2, move 3, rope 1 up / 2 down to give", shown)) == 2
    refused = Table(replay, "select m2 m3 r12", "take 1", "undo").play()
    assert "Only steps of the turn" in refused


def test_a_secret_pick_is_wiped_from_the_screen_before_the_next_player_sits_down() -> None:
    table = Table(Replay("k2", k2.Config(players=2, start=0, seed="abc")), "", "1", "", "1")
    table.play()
    shown = table.shown
    wipe = next(index for index, text in enumerate(shown) if "\033[2J" in text)
    first = next(index for index, text in enumerate(shown) if text.startswith("Player 1 holds"))
    second = next(index for index, text in enumerate(shown) if "Player 2, sit down" in text)
    assert first < wipe < second


def test_every_refusal_has_an_english_sentence() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    raised = set(re.findall(r'Refused\(\s*"(\w+)"', sources))
    reasons = (PACKAGE / "k2" / "reasons.py").read_text(encoding="utf-8")
    raised |= set(re.findall(r'Reason\(\s*"(\w+)"', reasons)) | {"only_down_points", "too_few_points"}
    assert len(raised) > 40
    assert raised == set(english._SENTENCES)


def test_a_refusal_is_told_with_its_numbers() -> None:
    state = k2.new_game("my-first-climb").apply(k2.parse_action("select m2 m3 r12"))
    with pytest.raises(Refused) as refused:
        state.apply(k2.parse_action("take 0"))
    assert english.sentence(refused.value.reason) == "No token of value 0 lies open."
