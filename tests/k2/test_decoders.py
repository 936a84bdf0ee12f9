"""Everything that reads untrusted input: whatever comes in, it is read or refused, nothing else.

The inputs are drawn from fixed streams, so a failure comes back; its message holds the input.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.canonical_json import dump
from k2core.core.errors import Refused
from k2core.core.rng import parse_seed, stream
from k2core.core.untrusted import MAX_JSON, load
from k2core.k2.actions import ALL_ACTIONS
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay
from tests.damage import ODD_VALUES, altered, damaged, survives, swapped
from tests.k2.tempers import bold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


Mutation = tuple[str, Any]


# Material: valid games of every kind


@cache
def games() -> tuple[Replay, ...]:
    return tuple(_game(number) for number in range(60))


def _game(number: int) -> Replay:
    """A game broken off early, the first six excepted."""
    players = 1 + number % 5
    config = k2.Config(
        players,
        ("easy", "hard")[number // 5 % 2],
        ("summer", "winter", "mixed")[number % 3],
        family=players > 1 and number % 2 == 0,
        crowded=players == 5 and number % 4 < 2,
        start=(None, 0, players - 1)[number // 3 % 3],
        seed=f"fuzz-{number}",
    )
    state = k2.start(config)
    choose = random_chooser(number)
    actions: list[k2.Action] = []
    while state.legal_actions() and (number < 6 or len(actions) < 5 + number):
        actions.append(k2.parse_action(str(choose(state))))
        state = state.apply(actions[-1])
    names = ("Ana", "Bo", "李", "🧗", "")[:players] if number % 3 == 0 else ()
    return Replay("k2", config, tuple(actions), names)


@cache
def texts() -> tuple[str, ...]:
    return tuple(text_codec.encode(game) for game in games())


@cache
def positions() -> tuple[k2.State, ...]:
    """Positions from all phases, of games that know death and rescue too."""
    found = [state for game in games() for state in (*game.states(),)[::9]]
    for number in range(8):
        found += _to_the_death(number)
    return tuple(k2.state_from_dict(state.to_dict()) for state in found)


def _to_the_death(number: int) -> list[k2.State]:
    """A family game of bold players: every rescue of it, its end, and now and then a position between."""
    state = k2.new_game(f"bold-{number}", 2 + number % 4, ("easy", "hard")[number % 2], "winter", family=True)
    rng = stream("bold", number)
    states = []
    while state.legal_actions():
        options = bold(state)
        state = state.apply(options[rng.below(len(options))])
        states.append(state)
    return [state for state in states if state.phase is k2.Phase.RESCUE] + states[::-13]


# Seeds, actions, options


def test_any_text_is_a_seed_or_refused() -> None:
    rng = stream("fuzz", "seeds")
    for number in range(4000):
        text = damaged(f"Some-Seed-{number}", rng)
        seed = survives(parse_seed, text)
        assert seed is None or seed == text.strip(" ").lower(), f"{text!r} was read as {seed!r}"


def test_any_text_is_an_action_or_refused() -> None:
    rng = stream("fuzz", "actions")
    for _ in range(5000):
        text = damaged(str(ALL_ACTIONS[rng.below(len(ALL_ACTIONS))]), rng)
        action = survives(k2.parse_action, text)
        assert action is None or str(action) == text, f"{text!r} was read as {action}"


@pytest.mark.parametrize("value", [*ODD_VALUES, b"end", object()], ids=lambda value: repr(value)[:20])
def test_no_odd_value_gets_past_a_decoder(value: object) -> None:
    for read in (
        k2.state_from_dict,
        k2.read_state,
        k2.config_from_dict,
        Replay.from_dict,
        text_codec.decode,
        load,
    ):
        assert survives(read, value) is None or read is load
    assert survives(k2.parse_action, value) is None or value == "end"


def test_any_options_are_a_game_or_refused() -> None:
    rng = stream("fuzz", "options")
    for number in range(3000):
        form = altered(games()[number % 60].config.to_dict(), games()[number * 7 % 60].config.to_dict(), rng)
        config = survives(k2.config_from_dict, form)
        if config is not None:
            assert isinstance(config, k2.Config)
            assert k2.config_from_dict(config.to_dict()) == config
            if config.seed is not None:
                assert not k2.start(config).status, f"{config} opens with a defect"


# Positions


def test_any_position_is_sound_or_refused() -> None:
    rng = stream("fuzz", "positions")
    forms = [state.to_dict() for state in positions()]
    for number in range(4000):
        donor = forms[rng.below(len(forms))]
        form = altered(forms[number % len(forms)], donor, rng)
        state = survives(k2.state_from_dict, form)
        if state is not None:
            check_playable(state)


def test_a_position_with_its_deal_written_out_is_sound_or_refused() -> None:
    rng = stream("fuzz", "deals")
    forms = [dealt_out(state) for state in positions()[::3]]
    for form in forms:
        assert k2.state_from_dict(form).to_dict() == form
    for number in range(1500):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        state = survives(k2.state_from_dict, form)
        if state is not None:
            check_playable(state)


def dealt_out(state: k2.State) -> dict[str, Any]:
    form = state.to_dict()
    form["config"] = form["config"] | {"seed": None}
    return {**form, "deal": state.setup.deal.to_dict()}


def check_playable(state: object) -> None:
    """What is taken for a position can be played on, and shown."""
    assert isinstance(state, k2.State)
    assert k2.state_from_dict(load(dump(state.to_dict()))) == state
    assert state.legal_actions() or state.outcome is not None, f"a dead end was read: {dump(state.to_dict())}"
    for viewer in (None, 0):
        state.observation(viewer).to_dict()
    for action in state.legal_actions():
        after = survives(state.apply, action)
        assert after is not None, f"{action} is legal and refused in {dump(state.to_dict())}"


def test_defects_are_told_of_any_position_that_has_the_right_shape() -> None:
    rng = stream("fuzz", "defects")
    forms = [state.to_dict() for state in positions()]
    for number in range(2500):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        state = survives(k2.read_state, form)
        if state is not None:
            assert isinstance(state, k2.State)
            try:
                defects = state.status
            except Exception as error:
                pytest.fail(f"{type(error).__name__}: {error}\nfor the status of {form}")
            assert (survives(k2.state_from_dict, form) is None) == bool(defects)


@pytest.mark.parametrize("number", range(0, 700, 100))
def test_no_value_of_a_position_may_change_its_type(number: int) -> None:
    # Python takes True for 1 and 1.0 for 1, and would play on with them.
    state = positions()[number]
    for form in (state.to_dict(), dealt_out(state)):
        for place, wrong in swapped(form):
            assert survives(k2.state_from_dict, wrong) is None, f"{place} may be of another type"


def test_no_value_of_a_replay_may_change_its_type() -> None:
    for game in games()[6:12]:
        for place, wrong in swapped(game.to_dict()):
            assert survives(Replay.from_dict, wrong) is None, f"{place} may be of another type"


def in_turn() -> dict[str, Any]:
    """A position in the middle of a turn alone."""
    state = k2.new_game("defect")
    while state.phase is not k2.Phase.TURN:
        state = state.apply(state.legal_actions()[0])
    return state.to_dict()


def test_a_turn_of_a_player_without_climbers_is_refused() -> None:
    form = in_turn()
    for climber in form["players"][0]["climbers"]:
        climber.update(space=None, level=0)
    assert survives(k2.state_from_dict, form) is None


def test_a_turn_with_cards_that_were_not_picked_is_refused() -> None:
    form = in_turn()
    form["turn"]["cards"] = ["a3", "a3"]
    assert survives(k2.state_from_dict, form) is None


# Replays


def test_any_replay_is_a_game_or_refused() -> None:
    rng = stream("fuzz", "replays")
    forms = [game.to_dict() for game in games()[6:30]]
    for number in range(2000):
        form = altered(forms[number % len(forms)], forms[rng.below(len(forms))], rng)
        replay = survives(Replay.from_dict, form)
        if replay is not None:
            assert isinstance(replay, Replay)
            assert text_codec.decode(text_codec.encode(replay)) == replay


# JSON texts


def test_any_text_is_json_or_refused() -> None:
    rng = stream("fuzz", "json")
    sources: list[tuple[Callable[[str], object], str]]
    sources = [(Replay.from_json, games()[number].to_json()) for number in range(6, 16)]
    sources += [(_position_from_json, dump(state.to_dict())) for state in positions()[::12]]
    for number in range(2500):
        read, text = sources[number % len(sources)]
        survives(read, damaged(text, rng))


def _position_from_json(text: str) -> k2.State:
    return k2.state_from_dict(load(text))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[" * 100_000, id="deep lists"),
        pytest.param('{"a":' * 20_000 + "1" + "}" * 20_000, id="deep objects"),
        pytest.param("[" * 90_000 + "]" * 90_000, id="deep and closed"),
        pytest.param('{"game":"k2","game":"k2"}', id="a key twice"),
        pytest.param('{"a":{"b":1,"b":1}}', id="a key twice inside"),
        pytest.param("NaN", id="NaN"),
        pytest.param('{"day":Infinity}', id="Infinity"),
        pytest.param("-Infinity", id="-Infinity"),
        pytest.param("9" * 5000, id="more digits than Python reads"),
        pytest.param("", id="empty"),
        pytest.param("\ufeff{}", id="byte order mark"),
        pytest.param("{'a':1}", id="single quotes"),
        pytest.param("[1,]", id="trailing comma"),
        pytest.param("\x00", id="null character"),
        pytest.param('"\n"', id="newline in a string"),
    ],
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_json"):
        load(text)


@pytest.mark.parametrize("text", ["9" * 4000, "-" + "9" * 4000, "1e999", '"\\ud800"', '"\ud800"', "1E400", "[[[[]]]]"])
def test_odd_json_is_read_and_then_refused_for_what_it_holds(text: str) -> None:
    for day in (text, f"[{text}]", f'{{"day":{text}}}'):
        value = load(day)
        for read in (k2.state_from_dict, k2.config_from_dict, Replay.from_dict):
            assert survives(read, value) is None
    form = dump(k2.new_game("odd").to_dict())
    for field in ('"day":1', '"taken":0', '"starting":0', '"phase":"select"', '"seed":"odd"', '"players":1'):
        assert field in form
        name = field.split(":")[0]
        assert survives(_position_from_json, form.replace(field, f"{name}:{text}", 1)) is None


@pytest.mark.parametrize("read", [load, Replay.from_json], ids=["load", "replay"])
def test_json_that_is_too_long_is_not_even_read(read: Callable[[str], object], monkeypatch: pytest.MonkeyPatch) -> None:
    text = games()[6].to_json().ljust(MAX_JSON + 1)

    def must_not_be_called(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("an oversized text was read")

    monkeypatch.setattr(json, "loads", must_not_be_called)
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.code == "too_long"
    assert refused.value.details == {"max": MAX_JSON}


def test_json_of_the_greatest_length_is_read() -> None:
    assert Replay.from_json(games()[6].to_json().ljust(MAX_JSON)) == games()[6]


def test_a_compact_text_that_is_too_long_is_not_even_read() -> None:
    for letter in ("A", "é", "\ud800"):
        with pytest.raises(Refused) as refused:
            text_codec.decode(texts()[0] + letter * text_codec.MAX_TEXT)
        assert refused.value.code == "too_long"
        assert refused.value.details == {"max": text_codec.MAX_TEXT}


# Compact texts


def test_the_sixty_games_are_read_as_they_were() -> None:
    assert len(set(texts())) == 60
    for game, text in zip(games(), texts(), strict=True):
        assert text_codec.decode(text) == game


def test_no_single_slip_turns_one_game_into_another() -> None:
    for game, text in zip(games(), texts(), strict=True):
        for place, right in enumerate(text):
            for wrong in text_codec.ALPHABET + "é ":
                if wrong != right:
                    slipped = text[:place] + wrong + text[place + 1 :]
                    assert survives(text_codec.decode, slipped) in (None, game), f"{slipped} is another game"


def test_letters_lost_added_or_swapped_are_noticed() -> None:
    for number, (game, text) in enumerate(zip(games(), texts(), strict=True)):
        slips = [text[:place] + text[place + 1 :] for place in range(len(text))]
        slips += [text[:place] + "A" + text[place:] for place in range(len(text) + 1)]
        slips += [text[:p] + text[p + 1] + text[p] + text[p + 2 :] for p in range(len(text) - 1)]
        slips += [text[:place] for place in range(len(text))]
        for slipped in slips:
            read = survives(text_codec.decode, slipped)
            assert slipped == text or read in (None, game), f"game {number}: {slipped} is another game"


def test_damaged_texts_are_refused() -> None:
    rng = stream("fuzz", "texts")
    for number in range(3000):
        text = texts()[number % 60]
        slipped = damaged(text, rng)
        read = survives(text_codec.decode, slipped)
        assert slipped == text or read in (None, games()[number % 60])


STRADDLE = -6
"""A digit holds 6 bits: five of them and two bits make the checksum of 32, so the sixth from the end holds
four bits of the number beside the two highest of its checksum."""


def test_the_digit_that_holds_both_number_and_checksum_is_guarded() -> None:
    for text in texts():
        value = text_codec.ALPHABET.index(text[STRADDLE])
        for flipped in range(1, 64):
            wrong = text_codec.ALPHABET[value ^ flipped]
            slipped = text[:STRADDLE] + wrong + text[STRADDLE + 1 :]
            with pytest.raises(Refused) as refused:
                text_codec.decode(slipped)
            assert refused.value.code == "damaged_text"


def test_one_digit_holds_bits_of_both_number_and_checksum() -> None:
    for text in texts()[:10]:
        checked = 0
        for letter in text[1:]:
            checked = checked * 64 + text_codec.ALPHABET.index(letter)
        number, check = divmod(checked, 2**32)
        assert text_codec.ALPHABET.index(text[STRADDLE]) == (number % 16) * 4 + (check >> 30)
        assert check == zlib.crc32(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def test_a_right_checksum_alone_does_not_make_a_game() -> None:
    # Any number can be given its checksum; what it says must still be what the codec would write.
    for text in handmade_texts():
        replay = survives(text_codec.decode, text)
        if replay is not None:
            assert isinstance(replay, Replay)
            assert text_codec.encode(replay) == text, f"{text} is not how this game is written"


def handmade_texts() -> Iterator[str]:
    rng = stream("fuzz", "numbers")
    for size in range(200):
        yield checked_text(sum(rng.next() << 32 * word for word in range(1 + size // 8)))
    for number in range(200):
        # Of the known game and rules, so that seed, options, names and actions get read.
        body = sum(rng.next() << 32 * word for word in range(1 + number // 12))
        yield checked_text(body << 9 | 1 << 3)
    for text in texts():
        number = 0
        for letter in text[1:]:
            number = number * 64 + text_codec.ALPHABET.index(letter)
        number >>= 32
        for _ in range(8):
            yield checked_text(number ^ 1 << rng.below(number.bit_length() + 4))


def checked_text(number: int) -> str:
    rest = number << 32 | zlib.crc32(number.to_bytes((number.bit_length() + 7) // 8, "big"))
    text = ""
    while rest:
        rest, value = divmod(rest, 64)
        text = text_codec.ALPHABET[value] + text
    return "1" + text


def test_a_text_nested_deeper_than_anything_of_ours_is_refused_before_it_is_parsed() -> None:
    for text in ("[" * 50_000, '{"a":' * 40 + "1" + "}" * 40, "[" * 33 + "]" * 33):
        with pytest.raises(Refused) as refused:
            load(text)
        assert refused.value.code == "bad_json"
    assert load("[" * 32 + "]" * 32) is not None
    assert load('["' + "[" * 100 + '"]') == ["[" * 100], "brackets in a string nest nothing"
