"""Games as short texts: nothing is lost, nothing is wasted, and no other text is taken for a game."""

from __future__ import annotations

import re
import zlib
from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.errors import Refused
from k2core.core.mixed_radix import DigitReader, DigitWriter
from k2core.sharing import text_codec
from k2core.sharing.replay import MAX_ACTIONS, MAX_NAME, Replay, clean_names

if TYPE_CHECKING:
    from collections.abc import Iterator

steady = settings(derandomize=True, deadline=None)


def played(config: k2.Config, actions: int = MAX_ACTIONS, chooser: int = 1) -> Replay:
    """A random game, broken off after so many actions."""
    state = k2.start(config)
    choose = random_chooser(chooser)
    done: list[k2.Action] = []
    while state.legal_actions() and len(done) < actions:
        action = k2.parse_action(str(choose(state)))
        state = state.apply(action)
        done.append(action)
    return Replay("k2", config, tuple(done))


def every_config() -> Iterator[k2.Config]:
    for players, board, weather in product(range(1, 6), ("easy", "hard"), ("summer", "winter", "mixed")):
        families = (False, True) if players > 1 else (False,)
        crowds = (False, True) if players == 5 else (False,)
        for family, crowded, start in product(families, crowds, (None, *range(players))):
            yield k2.Config(players, board, weather, family, crowded, start, "all-kinds")


def packed(number: int) -> str:
    """A number as the text that holds it, written out here a second time: version, number, CRC-32."""
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    rest = number << 32 | zlib.crc32(data)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    text = ""
    while rest:
        rest, value = divmod(rest, 64)
        text = letters[value] + text
    return "1" + text


def header(game: int = 0, rules: int = 1, seed: str = "a") -> DigitWriter:
    """The beginning of a text, up to and with the seed."""
    digits = DigitWriter()
    digits.put(game, 8)
    digits.put(rules, 64)
    digits.put(len(seed) - 1, 32)
    for letter in seed:
        digits.put("abcdefghijklmnopqrstuvwxyz0123456789-".index(letter), 37)
    return digits


def solo_header() -> DigitWriter:
    """The beginning of a nameless game alone on the easy board in summer, up to its actions."""
    digits = header()
    for digit, radix in ((0, 5), (0, 2), (0, 3), (0, 2), (0, 2)):  # players, board, weather, start, names
        digits.put(digit, radix)
    return digits


def code_of(text: object) -> str:
    with pytest.raises(Refused) as refused:
        text_codec.decode(text)
    return refused.value.code


# There and back


def test_every_kind_of_game_survives_its_text() -> None:
    for number, config in enumerate(every_config()):
        replay = played(config, actions=12, chooser=number)
        assert text_codec.decode(text_codec.encode(replay)) == replay, f"not for {config}"


@pytest.mark.parametrize("board", ["easy", "hard"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_finished_game_survives_its_text(players: int, board: str) -> None:
    replay = played(k2.Config(players, board, "mixed", seed="to-the-end"))
    again = text_codec.decode(text_codec.encode(replay))
    assert again == replay
    assert again.play().outcome is not None


def test_a_game_can_be_sent_before_its_first_action() -> None:
    replay = Replay("k2", k2.Config(seed="nothing-yet"))
    assert text_codec.decode(text_codec.encode(replay)) == replay


def test_each_moment_of_a_game_has_a_text_of_its_own() -> None:
    # A forced action takes no room, so only the count of actions tells some moments apart.
    whole = played(k2.Config(seed="moment"))
    texts = set()
    for count in range(len(whole.actions) + 1):
        moment = Replay("k2", whole.config, whole.actions[:count])
        text = text_codec.encode(moment)
        assert text_codec.decode(text) == moment, f"after {count} actions"
        texts.add(text)
    assert len(texts) == len(whole.actions) + 1


@steady
@given(st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=32), st.integers(0, 40))
def test_every_seed_survives_the_text(seed: str, actions: int) -> None:
    replay = played(k2.Config(2, seed=seed), actions)
    assert text_codec.decode(text_codec.encode(replay)) == replay


# Names


def named(*names: str) -> Replay:
    config = k2.Config(len(names), seed="names")
    return Replay("k2", config, (), clean_names(names, len(names)))


@pytest.mark.parametrize(
    "names",
    [
        ("Wanda",),
        ("Jurek", "Żółć i jaźń"),
        ("李娜", "Гуля", "Ναταλία"),
        ("🧗", "", "🏔️"[:1], "'; --"),
        ("a" * MAX_NAME, "\U0001f9d7" * MAX_NAME, "\u00e9" * MAX_NAME, "-", "5"),
    ],
)
def test_names_survive_the_text(names: tuple[str, ...]) -> None:
    replay = named(*names)
    assert replay.names == names
    assert text_codec.decode(text_codec.encode(replay)) == replay


def test_names_that_are_all_empty_are_no_names() -> None:
    assert text_codec.encode(named("", "  ")) == text_codec.encode(Replay("k2", k2.Config(2, seed="names")))


@steady
@given(st.lists(st.text(max_size=MAX_NAME), min_size=1, max_size=5))
def test_any_name_that_is_taken_survives_the_text(names: list[str]) -> None:
    try:
        replay = named(*names)
    except Refused:
        return
    assert text_codec.decode(text_codec.encode(replay)) == replay
    assert clean_names(replay.names, len(names)) == replay.names


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"Nanga\n", id="a newline"),
        pytest.param(b" Wanda", id="a space before"),
        pytest.param("e\u0301".encode(), id="not composed"),
        pytest.param(b"\xff\xfe", id="no UTF-8"),
        pytest.param(b"\xed\xa0\x80", id="a surrogate"),
        pytest.param(b"a" * 25, id="too long"),
        pytest.param(b"", id="an empty name alone"),
    ],
)
def test_a_text_with_a_name_no_player_could_have_is_refused(raw: bytes) -> None:
    digits = header()
    for digit, radix in ((0, 5), (0, 2), (0, 3), (0, 2), (1, 2), (len(raw), 97)):
        digits.put(digit, radix)
    for byte in raw:
        digits.put(byte, 256)
    digits.put(0, 2)
    digits.put(0, MAX_ACTIONS + 1)
    assert code_of(packed(digits.number())) in {"damaged_text", "bad_name"}


# Length and letters


def test_a_text_can_stand_in_a_link() -> None:
    text = text_codec.encode(played(k2.Config(3, seed="a-link")))
    assert re.fullmatch(r"1[A-Za-z0-9_-]+", text)


@pytest.mark.parametrize("chooser", range(10))
def test_a_finished_game_alone_takes_less_than_120_characters(chooser: int) -> None:
    replay = played(k2.Config(board="hard", weather="winter", seed=f"twelve-chr-{chooser}"), chooser=chooser)
    assert replay.play().outcome is not None
    assert len(text_codec.encode(replay)) < 120


@pytest.mark.parametrize(("names", "read"), [(("\u3164", "Bo"), ("", "Bo")), (("\u3164", "\u2800"), ())])
def test_a_text_of_an_earlier_version_with_a_name_that_nobody_sees_is_read(
    monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], read: tuple[str, ...]
) -> None:
    replay = Replay("k2", k2.Config(2, seed="names"), (), names)
    with monkeypatch.context() as earlier:
        earlier.setattr("k2core.core.clean_text._BLANK", frozenset())
        text = text_codec.encode(replay)
    assert text_codec.decode(text) == Replay("k2", k2.Config(2, seed="names"), (), read)


def test_five_players_and_their_long_names_fit_into_a_text() -> None:
    game = played(k2.Config(5, "hard", "mixed", True, True, 4, "z" * 32))
    crowd = Replay("k2", game.config, game.actions, ("\U0001f9d7" * MAX_NAME,) * 5)
    assert len(text_codec.encode(crowd)) < text_codec.MAX_TEXT / 2


def test_forced_actions_take_no_room() -> None:
    # On day 6 the hand is three cards: the pick is forced.
    whole = played(k2.Config(seed="forced"))
    states = list(whole.states())
    forced = next(
        number for number, state in enumerate(states) if state.to_dict()["day"] == 6 and len(state.legal_actions()) == 1
    )
    before = DigitReader(unpacked(text_codec.encode(Replay("k2", whole.config, whole.actions[:forced]))))
    after = DigitReader(unpacked(text_codec.encode(Replay("k2", whole.config, whole.actions[: forced + 1]))))
    for radix in (8, 64, 32, *[37] * len("forced"), 5, 2, 3, 2, 2, 2):
        assert before.get(radix) == after.get(radix)
    assert after.get(MAX_ACTIONS + 1) == before.get(MAX_ACTIONS + 1) + 1
    for state in states[:forced]:
        radix = len(state.legal_actions())
        assert before.get(radix) == after.get(radix)
    assert before.exhausted
    assert after.exhausted


def unpacked(text: str) -> int:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    number = 0
    for letter in text[1:]:
        number = number * 64 + letters.index(letter)
    return number >> 32


def test_the_text_of_one_game_is_frozen() -> None:
    # Links that were sent must open for ever; whoever changes the format gives it another first character.
    replay = played(k2.Config(2, "hard", "winter", True, seed="frozen"), actions=25)
    replay = Replay("k2", replay.config, replay.actions, ("Ana", "李"))
    text = "1Jl85ZbhNz0E37zyJ7_4myFClxDVlCgiJtQr-"
    assert text_codec.encode(replay) == text
    assert text_codec.decode(text) == replay


# What is refused


@pytest.mark.parametrize("version", ["0", "3", "9"])
def test_another_version_of_the_format_is_named(version: str) -> None:
    text = text_codec.encode(Replay("k2", k2.Config(seed="future")))
    with pytest.raises(Refused) as refused:
        text_codec.decode(version + text[1:])
    assert refused.value.code == "unknown_format"
    assert refused.value.details == {"version": version}


def test_a_version_that_the_options_do_not_need_is_damage() -> None:
    """Every game has one text: what version 1 can hold is never read from a text of version 2."""
    text = text_codec.encode(Replay("k2", k2.Config(seed="future")))
    number, _ = text_codec._to_number(text)
    with pytest.raises(Refused) as refused:
        text_codec.decode(text_codec._to_text(number, 2))
    assert refused.value.code == "damaged_text"


@pytest.mark.parametrize("text", ["hello", "XYZ", "A", "-1", "_"])
def test_what_begins_like_no_version_is_no_game_at_all(text: str) -> None:
    with pytest.raises(Refused) as refused:
        text_codec.decode(text)
    assert refused.value.code == "bad_text"


def test_newer_rules_are_told_apart_from_damage() -> None:
    with pytest.raises(Refused) as refused:
        text_codec.decode(packed(header(rules=2).number()))
    assert refused.value.code == "newer_rules"
    assert refused.value.details == {"rules": 2, "known": 1}


def test_rules_begin_with_version_one() -> None:
    assert code_of(packed(header(rules=0).number())) == "bad_rules"
    assert code_of("1") == "bad_rules"  # the number zero


def test_a_game_that_is_not_known_here_is_refused() -> None:
    assert code_of(packed(header(game=7).number())) == "unknown_game"


@pytest.mark.parametrize("text", [None, 1, b"1A", "", "1 A", "1é", "1=", "1\n", "1\ud800", ["1"]])
def test_what_is_no_text_of_a_game_is_refused(text: object) -> None:
    assert code_of(text) == "bad_text"


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    assert code_of("é" * (text_codec.MAX_TEXT + 1)) == "too_long"
    assert code_of("1" + "A" * text_codec.MAX_TEXT) == "too_long"
    assert code_of("1" + "A" * (text_codec.MAX_TEXT - 1)) == "damaged_text"


def test_a_handmade_text_is_read_like_any_other() -> None:
    digits = solo_header()
    digits.put(0, 2)
    digits.put(0, MAX_ACTIONS + 1)
    replay = text_codec.decode(packed(digits.number()))
    assert replay == Replay("k2", k2.Config(seed="a"))
    assert text_codec.encode(replay) == packed(digits.number())


def test_a_text_cannot_say_more_than_the_game() -> None:
    digits = solo_header()
    digits.put(0, 2)
    digits.put(0, MAX_ACTIONS + 1)
    digits.put(1, 2)
    assert code_of(packed(digits.number())) == "damaged_text"


def test_a_finished_game_cannot_be_written_as_an_unfinished_one() -> None:
    whole = played(k2.Config(seed="a"))
    digits = solo_header()
    digits.put(0, 2)
    digits.put(len(whole.actions), MAX_ACTIONS + 1)
    for state, action in zip(whole.states(), whole.actions, strict=False):
        legal = state.legal_actions()
        digits.put(legal.index(action), len(legal))
    assert code_of(packed(digits.number())) == "damaged_text"


def test_more_actions_than_a_game_has_are_refused() -> None:
    digits = solo_header()
    digits.put(0, 2)
    digits.put(MAX_ACTIONS, MAX_ACTIONS + 1)
    assert code_of(packed(digits.number())) == "damaged_text"


def test_a_leading_zero_is_refused() -> None:
    text = text_codec.encode(Replay("k2", k2.Config(seed="zero")))
    assert code_of(text[0] + "A" + text[1:]) == "damaged_text"


def test_an_illegal_action_has_no_text() -> None:
    config = k2.Config(seed="a")
    with pytest.raises(Refused) as refused:
        text_codec.encode(Replay("k2", config, (k2.parse_action("end"),)))
    assert refused.value.code == "action_refused"
    assert refused.value.details["number"] == 1


def test_a_game_without_a_seed_has_no_text() -> None:
    with pytest.raises(Refused, match="bad_seed"):
        text_codec.encode(Replay("k2", k2.Config()))


@pytest.mark.parametrize(
    ("config", "names", "code"),
    [
        (k2.Config(seed="Capitals"), (), "bad_seed"),
        (k2.Config(), (), "bad_seed"),
        (k2.Config(seed="abc"), ("x" * 25,), "bad_name"),
        (k2.Config(seed="abc"), (" Anna ",), "bad_name"),
    ],
)
def test_a_game_that_was_not_put_into_canonical_form_is_refused(
    config: k2.Config, names: tuple[str, ...], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        text_codec.encode(Replay("k2", config, (), names))
    assert refused.value.code == code
