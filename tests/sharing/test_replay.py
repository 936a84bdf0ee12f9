"""Games kept as their actions: played again, written as JSON, taken back and done once more."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.canonical_json import Json, dump
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.core.untrusted import load
from k2core.k2 import Decline, End, Give, Pay, Rescue, Select, Step, Take, Tent
from k2core.sharing.replay import MAX_ACTIONS, MAX_NAME, Record, Replay, clean_names, digest

steady = settings(derandomize=True, deadline=None)


def played(config: k2.Config, actions: int = MAX_ACTIONS) -> Replay:
    """A random game, broken off after so many actions."""
    record = Record.new(k2.GAME, config)
    choose = random_chooser(7)
    while record.state.legal_actions() and len(record.replay.actions) < actions:
        record.apply(choose(record.state))
    return record.replay


def in_turn(config: k2.Config | None = None) -> Record:
    """A game at the first action of a turn."""
    record = Record.new(k2.GAME, config or k2.Config(seed="turn"))
    while record.state.phase is not k2.Phase.TURN:
        record.apply(record.state.legal_actions()[0])
    return record


def code_of(data: object) -> str:
    with pytest.raises(Refused) as refused:
        Replay.from_dict(data)
    return refused.value.code


# Playing again


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_played_again_ends_in_the_same_place(players: int) -> None:
    replay = played(k2.Config(players, "hard", "mixed", family=players > 1, seed="again"))
    again = Replay.from_json(replay.to_json())
    assert again == replay
    assert again.play() == replay.play()
    assert digest(again.play()) == digest(replay.play())


def test_a_replay_shows_the_position_after_each_action() -> None:
    replay = played(k2.Config(2, seed="film"), actions=40)
    states = list(replay.states())
    assert len(states) == 41
    for before, action, after in zip(states, replay.actions, states[1:], strict=False):
        assert before.apply(action) == after


def test_an_unfinished_game_stays_unfinished() -> None:
    replay = Replay.from_json(played(k2.Config(3, seed="half"), actions=50).to_json())
    assert len(replay.actions) == 50
    assert replay.play().outcome is None


def test_a_position_and_its_digest_go_together() -> None:
    replay = played(k2.Config(seed="digest"), actions=30)
    digests = [digest(state) for state in replay.states()]
    assert len(set(digests)) == len(digests), "two positions of one game look the same"
    assert all(len(text) == 16 for text in digests)


def test_the_json_of_a_game_is_what_a_reader_expects() -> None:
    record = Record.new(k2.GAME, k2.Config(2, start=1, seed="plain"), ("Ana", "Bo"))
    record.apply(record.state.legal_actions()[0])
    form = load(record.replay.to_json())
    assert form == {
        "game": "k2",
        "rules": 1,
        "config": {
            "players": 2,
            "board": "easy",
            "weather": "summer",
            "family": False,
            "crowded": False,
            "start": 1,
            "seed": "plain",
        },
        "names": ["Ana", "Bo"],
        "actions": [str(record.replay.actions[0])],
    }


# What does not fit


@pytest.mark.parametrize("wrong", [0, 1, 7, 20])
def test_an_illegal_action_is_named_by_its_number(wrong: int) -> None:
    form = played(k2.Config(seed="wrong"), actions=21).to_dict()
    form["actions"][wrong] = "rescue A 0"  # never in a game alone
    with pytest.raises(Refused) as refused:
        Replay.from_dict(form)
    assert refused.value.code == "action_refused"
    assert refused.value.details["number"] == wrong + 1
    assert refused.value.details["why"]["code"] == "wrong_phase"


def test_an_action_after_the_end_is_named_by_its_number() -> None:
    form = played(k2.Config(seed="after")).to_dict()
    form["actions"].append("end")
    with pytest.raises(Refused) as refused:
        Replay.from_dict(form)
    assert refused.value.details == {"number": len(form["actions"]), "why": {"code": "game_over"}}


def test_an_action_nobody_knows_is_refused() -> None:
    form = played(k2.Config(seed="a"), actions=3).to_dict()
    assert code_of(form | {"actions": ["jump A 3"]}) == "bad_action"
    assert code_of(form | {"actions": [3]}) == "bad_value"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rules": 2}, "newer_rules"),
        ({"rules": 0}, "bad_rules"),
        ({"rules": True}, "bad_rules"),
        ({"rules": "1"}, "bad_rules"),
        ({"game": "everest"}, "unknown_game"),
        ({"game": ["k2"]}, "unknown_game"),
        ({"names": ["one too", "many"]}, "bad_names"),
        ({"names": [3]}, "bad_value"),
        ({"names": "A"}, "bad_value"),
        ({"actions": "end"}, "bad_value"),
        ({"actions": ["end"] * (MAX_ACTIONS + 1)}, "too_long"),
        ({"comment": "hello"}, "bad_value"),
    ],
)
def test_a_replay_that_does_not_fit_is_refused(changes: Json, code: str) -> None:
    assert code_of(Replay("k2", k2.Config(seed="a")).to_dict() | changes) == code


def test_a_replay_needs_a_seed() -> None:
    form = Replay("k2", k2.Config(seed="a")).to_dict()
    form["config"]["seed"] = None
    assert code_of(form) == "bad_value"


def test_newer_rules_are_named() -> None:
    with pytest.raises(Refused) as refused:
        Replay.from_dict(Replay("k2", k2.Config(seed="a")).to_dict() | {"rules": 9})
    assert refused.value.details == {"rules": 9, "known": 1}


# Names


@pytest.mark.parametrize("name", ["Wanda", "Żółć", "李娜", "🧗", "O'Neill", "a b", "x" * MAX_NAME])
def test_a_name_may_be_in_any_script(name: str) -> None:
    assert clean_names((name,), 1) == (name,)
    replay = Replay("k2", k2.Config(seed="a"), (), (name,))
    assert Replay.from_json(replay.to_json()) == replay


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        pytest.param("  Wanda ", "Wanda", id="spaces around go"),
        pytest.param("Jose\u0301", "José", id="accents are composed"),
        pytest.param("\u00a0Bo\u3000", "Bo", id="foreign spaces go too"),
    ],
)
def test_a_name_is_kept_in_its_canonical_form(written: str, kept: str) -> None:
    assert clean_names((written,), 1) == (kept,)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("x" * (MAX_NAME + 1), id="too long"),
        pytest.param("a\nb", id="newline"),
        pytest.param("a\x00", id="null"),
        pytest.param("\x1b[31m", id="escape"),
        pytest.param("a\u202eb", id="right to left override"),
        pytest.param("a\u200db", id="joiner"),
        pytest.param("a\u2028b", id="line separator"),
        pytest.param("a\u2029b", id="paragraph separator"),
        pytest.param("\ud800", id="surrogate"),
        pytest.param("\ue000", id="private"),
        pytest.param("\uffff", id="no character"),
        pytest.param("x" * 10_000, id="much too long"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_names((name,), 1)
    assert refused.value.code == "bad_name"


def test_a_player_may_go_without_a_name() -> None:
    assert clean_names(("Ana", ""), 2) == ("Ana", "")
    assert clean_names(("", " "), 2) == ()
    assert clean_names((), 2) == ()


@pytest.mark.parametrize("unseen", ["\u3164", "\u2800 \u2800", "\u1160\uffa0"])
def test_a_name_that_nobody_sees_is_no_name(unseen: str) -> None:
    assert clean_names((unseen,), 1) == ()
    assert clean_names(("Ana", unseen), 2) == ("Ana", "")
    assert clean_names((f"Ana{unseen}Bo",), 1) == (f"Ana{unseen}Bo",)


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Bo", "Cy")])
def test_there_are_as_many_names_as_players(names: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="bad_names"):
        clean_names(names, 2)


@steady
@given(st.text(max_size=120))
def test_a_clean_name_is_clean(name: str) -> None:
    try:
        cleaned = clean_names((name,), 1)
    except Refused:
        return
    assert clean_names(cleaned, 1 if cleaned else 0) == cleaned
    assert all(len(text) <= MAX_NAME for text in cleaned)


# Taking back


def test_nothing_can_be_taken_back_at_the_start() -> None:
    record = Record.new(k2.GAME, k2.Config(seed="a"))
    assert not record.can_undo
    assert not record.can_redo
    with pytest.raises(Refused, match="nothing_to_undo"):
        record.undo()
    with pytest.raises(Refused, match="nothing_to_redo"):
        record.redo()


def test_a_turn_can_be_taken_back_to_its_beginning_and_no_further() -> None:
    record = in_turn()
    beginning = record.state
    record.apply(next(action for action in record.state.legal_actions() if isinstance(action, Give)))
    record.apply(next(action for action in record.state.legal_actions() if isinstance(action, Step | Give | Pay)))
    record.undo()
    record.undo()
    assert record.state == beginning
    assert not record.can_undo, "taking the token back would show what lies under it"


def test_what_was_taken_back_can_be_done_again() -> None:
    record = in_turn()
    record.apply(record.state.legal_actions()[0])
    once = record.state
    record.undo()
    assert record.can_redo
    record.redo()
    assert record.state == once
    assert not record.can_redo


def test_another_action_forgets_what_was_taken_back() -> None:
    record = in_turn()
    first, second = record.state.legal_actions()[:2]
    record.apply(first)
    record.undo()
    record.apply(second)
    assert not record.can_redo
    assert record.replay.actions[-1] == second


def test_a_refused_action_changes_nothing() -> None:
    record = in_turn()
    record.apply(record.state.legal_actions()[0])
    record.undo()
    before = (record.replay, record.states, record.can_undo, record.can_redo)
    with pytest.raises(Refused):
        record.apply(k2.parse_action("rescue A 0"))
    assert (record.replay, record.states, record.can_undo, record.can_redo) == before


def test_a_turn_that_has_ended_stays_ended() -> None:
    record = in_turn(k2.Config(2, seed="ended"))
    record.apply(k2.parse_action("end"))
    assert not record.can_undo
    with pytest.raises(Refused, match="nothing_to_undo"):
        record.undo()


def test_only_what_reveals_nothing_can_be_taken_back() -> None:
    kinds: dict[type[Any], bool] = {
        Give: True,
        Step: True,
        Tent: True,
        Pay: True,
        Select: False,
        Take: False,
        End: False,
        Rescue: False,
        Decline: False,
    }
    assert {kind: kind.undoable for kind in kinds} == kinds


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_on_record_is_what_its_actions_say(players: int) -> None:
    # However much is taken back and done again on the way.
    record = Record.new(k2.GAME, k2.Config(players, weather="winter", family=players > 1, seed="moods"))
    rng = stream("moods", players)
    undone: list[object] = []
    since = 0  # actions of this turn that can be taken back
    for _ in range(400):
        legal = record.state.legal_actions()
        if not legal:
            break
        assert record.can_undo == (since > 0)
        assert record.can_redo == bool(undone)
        mood = rng.below(4)
        if mood == 0 and since:
            undone.append(record.replay.actions[-1])
            record.undo()
            since -= 1
        elif mood == 1 and undone:
            record.redo()
            assert record.replay.actions[-1] == undone.pop()
            since += 1
        else:
            action = legal[rng.below(len(legal))]
            record.apply(action)
            undone.clear()
            since = since + 1 if isinstance(action, Give | Step | Tent | Pay) else 0
    assert len(record.replay.actions) > 50
    assert tuple(record.replay.states()) == record.states
    assert Record(record.replay).states == record.states


def test_a_game_can_be_taken_up_where_it_was_left() -> None:
    record = in_turn()
    record.apply(record.state.legal_actions()[0])
    later = Record(Replay.from_json(dump(record.replay.to_dict())))
    assert later.state == record.state
    later.undo()
    assert later.state == record.states[-2], "the turn goes on, so its actions can still be taken back"


# Undo of what belongs together


def in_a_turn(*actions: str) -> Record:
    record = Record.new(k2.GAME, k2.Config(seed="together"))
    record.apply(record.state.legal_actions()[0])
    record.apply(record.state.legal_actions()[0])
    for text in actions:
        record.apply(k2.parse_action(text))
    return record


def test_actions_applied_together_are_taken_back_and_done_again_together() -> None:
    record = in_a_turn()
    gives = [action for action in record.state.legal_actions() if isinstance(action, k2.Give)]
    before = record.state
    record.apply(gives[0])
    single = record.state
    step = next(action for action in single.legal_actions() if isinstance(action, k2.Step))
    other = next(action for action in single.legal_actions() if isinstance(action, k2.Give))
    record.apply(step, other)
    after = record.state
    assert record.steps == (1, 2)
    record.undo()
    assert record.state == single
    record.redo()
    assert (record.state, record.steps) == (after, (1, 2))
    record.undo()
    record.undo()
    assert record.state == before
    assert not record.can_undo


def test_a_game_opened_again_knows_what_belongs_together() -> None:
    record = in_a_turn()
    single = record.state
    give = next(action for action in single.legal_actions() if isinstance(action, k2.Give))
    step = next(action for action in single.apply(give).legal_actions() if isinstance(action, k2.Step))
    record.apply(give, step)
    again = Record(record.replay, record.steps)
    again.undo()
    assert again.state == single
    one_by_one = Record(record.replay)
    one_by_one.undo()
    assert one_by_one.state == single.apply(give)


@pytest.mark.parametrize("steps", [(3,), (0,), (-1, 2), (1, 1, 1), (10**9,)])
def test_steps_that_do_not_fit_the_game_are_forgotten(steps: tuple[int, ...]) -> None:
    record = in_a_turn()
    give = next(action for action in record.state.legal_actions() if isinstance(action, k2.Give))
    step = next(action for action in record.state.apply(give).legal_actions() if isinstance(action, k2.Step))
    record.apply(give, step)
    again = Record(record.replay, steps)
    again.undo()
    assert len(again.replay.actions) == len(record.replay.actions) - 1


def test_the_end_of_a_turn_forgets_what_belonged_together() -> None:
    record = in_a_turn("end")
    assert record.steps == ()
