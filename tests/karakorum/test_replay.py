"""Games of Karakorum kept as their actions or as a short text, and taken back no further than a card that came up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core import k2
from k2core import karakorum as kk
from k2core.cli.interface import terminal_of
from k2core.cli.trace import header, random_chooser, trace
from k2core.core.errors import Refused
from k2core.core.registry import GAME_NAMES, state_from_json
from k2core.core.rng import stream
from k2core.sharing import text_codec
from k2core.sharing.links import read_game
from k2core.sharing.replay import MAX_ACTIONS, Record, Replay, digest

from .choosers import at_table, trekker

if TYPE_CHECKING:
    from k2core.core.game import State

steady = settings(derandomize=True, deadline=None, max_examples=30)

FROZEN = "1EJ1AsvhkkEpt2eBaNdNLYkdGsPiglwUAQS"


def played(players: int, seed: str, actions: int = MAX_ACTIONS, names: tuple[str, ...] = ()) -> Replay:
    record = Record.new(kk.GAME, kk.Config(players, seed), names)
    choose = at_table(*(trekker(seat) for seat in range(players)))
    while record.state.legal_actions() and len(record.replay.actions) < actions:
        record.apply(choose(record.state))
    return record.replay


def opened(players: int = 2, *actions: str) -> Record:
    record = Record.new(kk.GAME, kk.Config(players, "undo"))
    for action in actions:
        record.apply(kk.parse_action(action))
    return record


# There and back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_survives_its_json_and_its_text(players: int) -> None:
    replay = played(players, "again", names=("Ana", "李", "", "Bo")[:players])
    assert Replay.from_json(replay.to_json()) == replay
    assert text_codec.decode(text_codec.encode(replay)) == replay
    assert digest(text_codec.decode(text_codec.encode(replay)).play()) == digest(replay.play())
    assert len(text_codec.encode(replay)) < 300


@steady
@given(
    st.integers(2, 4),
    st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=32),
    st.integers(0, 60),
)
def test_every_moment_of_every_game_has_a_text(players: int, seed: str, actions: int) -> None:
    replay = played(players, seed, actions)
    assert text_codec.decode(text_codec.encode(replay)) == replay


def test_the_text_of_one_game_is_frozen() -> None:
    # Links that were sent must open for ever; whoever changes the format gives it another first character.
    record = Record.new(kk.GAME, kk.Config(3, "frozen"), ("Ana", "Bo", "李"))
    choose = random_chooser(3)
    for _ in range(40):
        record.apply(choose(record.state))
    assert text_codec.encode(record.replay) == FROZEN
    assert text_codec.decode(FROZEN) == record.replay


def test_the_json_of_a_game_is_what_a_reader_expects() -> None:
    assert opened(2, "reveal").replay.to_dict() == {
        "game": "karakorum",
        "rules": 1,
        "config": {"players": 2, "seed": "undo"},
        "names": [],
        "actions": ["reveal"],
    }


# A trace, for other implementations of the same rules


def test_a_trace_shows_the_whole_table_after_each_action() -> None:
    game, config = kk.GAME, kk.Config(3, "trace")
    state = kk.start(config)
    terminal = terminal_of(game.name)
    assert header(game, config, state).startswith('{"game":"karakorum","rules":1,"config":{"players":3,"seed":"trace"}')
    assert set(terminal.deal(state)) == {"cards", "start"}
    assert len(terminal.deal(state)["cards"]) == 120
    after = terminal.snapshot(state)
    assert list(after) == ["active", "phase", "display", "deck", "discard", "goals", "players"]
    assert list(after["players"][0]) == ["pawns", "taken", "piles"]
    assert len(list(trace(game, config, random_chooser(1)))) > 200


# Taking back


def test_a_card_that_came_up_stays() -> None:
    """KK-P1: what was revealed cannot be unseen, the step before it neither."""
    record = opened(2, "reveal")
    assert not record.can_undo
    record.apply(kk.parse_action("reveal"))
    assert not record.can_undo
    with pytest.raises(Refused, match="nothing_to_undo"):
        record.undo()


def test_a_stop_can_be_taken_back_until_cards_are_taken() -> None:
    """KK-P1, KK-P2"""
    record = opened(2, "reveal", "reveal")
    before = record.state
    record.apply(kk.parse_action("stop"))
    assert record.can_undo
    record.undo()
    assert record.state == before
    assert not record.can_undo
    record.redo()
    assert record.can_undo


def test_a_take_is_final_once_the_next_player_may_choose() -> None:
    """KK-P2"""
    record = opened(2, "reveal", "reveal", "stop")
    first = record.state.legal_actions()[0]
    assert isinstance(first, kk.Take)
    assert len(first.cards) == 1
    record.apply(first)
    assert not record.can_undo


def test_a_take_of_all_there_is_can_be_taken_back_while_it_is_placed() -> None:
    """KK-P2, KK-P4: nobody else was asked."""
    record = opened(2, "reveal", "stop")
    start = record.state
    record.apply(start.legal_actions()[0])
    placing = record.state
    assert placing.to_act == start.to_act
    record.apply(placing.legal_actions()[0])
    record.undo()
    record.undo()
    assert record.state == start
    record.undo()
    assert not record.can_undo, "the card before it came up by chance"


def test_a_turn_that_has_ended_stays_ended() -> None:
    """KK-P4, KK-P7: also if the same player is active next."""
    record = opened(2, "reveal", "stop")
    for _ in range(2):
        record.apply(record.state.legal_actions()[0])
    record.apply(kk.parse_action("done"))
    assert not record.can_undo


def test_only_what_reveals_nothing_can_be_taken_back() -> None:
    kinds: dict[type[Any], bool] = {
        kk.Reveal: False,
        kk.Stop: True,
        kk.Take: True,
        kk.TakeNone: False,
        kk.Pass: False,
        kk.Remove: True,
        kk.Place: True,
        kk.Score: True,
        kk.Done: False,
    }
    assert {kind: kind.undoable for kind in kinds} == kinds


def test_nothing_taken_back_was_ever_hidden_or_another_players() -> None:
    """KK-P1, KK-P4: however much is taken back and done again on the way."""
    for number in range(4):
        record = Record.new(kk.GAME, kk.Config(2 + number % 3, f"moods-{number}"))
        rng = stream("moods", number)
        choose = at_table(*(trekker(seat) for seat in range(4)))
        undone = 0
        for _ in range(600):
            if not record.state.legal_actions():
                break
            if record.can_undo and rng.below(3) == 0:
                later, seat = revealed(record.state), record.state.to_act
                record.undo()
                undone += 1
                assert revealed(record.state) == later
                assert record.state.to_act == seat
            else:
                record.apply(choose(record.state))
        assert undone > 20
        assert tuple(record.replay.states()) == record.states


def revealed(state: State[Any]) -> int:
    revealed: int = state.to_dict()["revealed"]
    return revealed


def test_a_winning_score_is_not_taken_back() -> None:
    """KK-F1: the game is over with it."""
    assert kk.Score.undoable
    record = Record(played(2, "again"))
    assert not record.can_undo


# One game's texts given to the other


def test_each_game_keeps_its_place_in_the_texts() -> None:
    assert GAME_NAMES == ("k2", "karakorum")


def test_a_text_knows_its_game() -> None:
    assert text_codec.decode(text_codec.encode(played(2, "own", 9))).game == "karakorum"
    assert text_codec.decode(text_codec.encode(Replay("k2", k2.Config(seed="own")))).game == "k2"


def test_an_address_of_one_game_with_the_text_of_the_other_is_refused() -> None:
    for replay, wrong in ((played(2, "own", 9), "k2"), (Replay("k2", k2.Config(seed="own")), "karakorum")):
        text = text_codec.encode(replay)
        assert read_game(f"#{replay.game}/game/{text}") == replay
        with pytest.raises(Refused) as refused:
            read_game(f"#{wrong}/game/{text}")
        assert refused.value.code == "other_game"
        assert refused.value.details["game"] == replay.game


def test_a_position_of_one_game_is_no_position_of_the_other() -> None:
    for read, state in ((k2.state_from_dict, kk.new_game("a")), (kk.state_from_dict, k2.new_game("a"))):
        assert state_from_json(state.to_json()) == state
        with pytest.raises(Refused) as refused:
            read(state.to_dict())
        assert refused.value.code == "other_game"


def test_a_save_of_one_game_that_calls_itself_the_other_is_refused() -> None:
    for replay, wrong in ((played(2, "own", 9), "k2"), (Replay("k2", k2.Config(seed="own")), "karakorum")):
        with pytest.raises(Refused) as refused:
            Replay.from_dict(replay.to_dict() | {"game": wrong})
        assert refused.value.code == "bad_value"


def test_actions_of_one_game_are_none_of_the_other() -> None:
    for action in ("end", "take 1", "give m1 A", "step A 3"):
        with pytest.raises(Refused, match="bad_action"):
            kk.parse_action(action)
    for action in ("reveal", "take R1.0", "done"):
        with pytest.raises(Refused, match="bad_action"):
            k2.parse_action(action)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_game_whose_first_player_was_named_is_written_and_read(seat: int) -> None:
    """KK-U1: such a game has a text of version 2; texts of version 1 are what they were."""
    config = kk.Config(3, "named", seat)
    record = Record.new(kk.GAME, config, ("Anna", "Brian", ""))
    choose = at_table(*(trekker(number) for number in range(3)))
    for _ in range(60):
        record.apply(choose(record.state))
    text = text_codec.encode(record.replay)
    assert text.startswith("2")
    assert text_codec.decode(text) == record.replay
    assert Replay.from_dict(record.replay.to_dict()) == record.replay
    with pytest.raises(Refused):
        text_codec.decode("1" + text[1:])
    drawn = Record.new(kk.GAME, kk.Config(3, "named"))
    plain = text_codec.encode(drawn.replay)
    assert plain.startswith("1")
    with pytest.raises(Refused):
        text_codec.decode("2" + plain[1:])
