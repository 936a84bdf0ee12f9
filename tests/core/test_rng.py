"""The seed's numbers: the published generator, a fair shuffle, and deals that never change."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core import k2
from k2core.core.errors import Refused
from k2core.core.rng import MAX_SEED, SEED_ALPHABET, Pcg32, parse_seed, stream

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ALL_NUMBERS = 1 << 32

steady = settings(derandomize=True, deadline=None)


class Scripted(Pcg32):
    """A generator whose raw numbers are written down beforehand."""

    __slots__ = ("_script",)

    def __init__(self, script: Iterable[int]) -> None:
        self._script: Iterator[int] = iter(script)

    def next(self) -> int:
        return next(self._script)


# The generator


def test_the_generator_gives_the_published_numbers() -> None:
    rng = Pcg32(42, 54)  # the pcg32 demo program
    numbers = [rng.next() for _ in range(6)]
    assert numbers == [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]


def test_a_stream_is_named_by_seed_and_purpose_alone() -> None:
    first = [stream("k2", "tokens", 1).next() for _ in range(3)]
    assert len(set(first)) == 1, "the same name must start the same stream"
    others = [stream("k2", "tokens", 2), stream("k2", "weather", 1), stream("k3", "tokens", 1)]
    assert first[0] not in {rng.next() for rng in others}, "another purpose must start another stream"


def test_the_numbers_of_one_stream_are_frozen() -> None:
    # How a name becomes a stream belongs to rules version 1 as much as the generator does.
    rng = stream("karakoram", "frozen", 1)
    assert [rng.next() for _ in range(4)] == [0x250A87AE, 0x718399B4, 0x1AD7B7D3, 0xAB3A0DF9]


# Numbers below a bound


@steady
@given(st.integers(1, ALL_NUMBERS), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_number_below_a_bound_is_below_it(bound: int, state: int, name: int) -> None:
    rng = Pcg32(state, name)
    drawn = [rng.below(bound) for _ in range(4)]
    assert all(0 <= number < bound for number in drawn), f"below({bound}) gave {drawn}"


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 18, 20, 37, 1000, 2**31 + 1, 2**32 - 1, 2**32])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    # The raw numbers that count must be a whole number of rounds through the bound, and no more be refused.
    refused = ALL_NUMBERS - ALL_NUMBERS // bound * bound
    edge = {0, 1, refused // 2, refused - 1, refused, refused + 1, bound - 1, ALL_NUMBERS - 1}
    for raw in sorted(raw for raw in edge if 0 <= raw < ALL_NUMBERS):
        assert counts(raw, bound) == (raw >= refused), f"raw number {raw} for a draw below {bound}"


def counts(raw: int, bound: int) -> bool:
    """Whether this raw number settles the draw, so that no second one is asked for."""
    script = iter((raw, ALL_NUMBERS - 1))
    drawn = Scripted(script).below(bound)
    settled = next(script, None) is not None
    assert drawn == (raw if settled else ALL_NUMBERS - 1) % bound
    return settled


# Shuffles


class Dealt(Pcg32):
    """A generator whose bounded numbers are written down beforehand."""

    __slots__ = ("_script",)

    def __init__(self, script: Iterable[int]) -> None:
        self._script: Iterator[int] = iter(script)

    def below(self, bound: int) -> int:
        number = next(self._script)
        assert number < bound
        return number


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_each_order_of_a_shuffle_comes_from_exactly_one_row_of_draws(size: int) -> None:
    # With fair draws this makes every order equally likely, whatever the size.
    rows = product(*(range(bound) for bound in range(size, 1, -1)))
    orders = Counter(Dealt(row).shuffled(range(size)) for row in rows)
    assert set(orders) == set(permutations(range(size)))
    assert set(orders.values()) == {1}


def test_a_shuffle_of_four_shows_no_favourite() -> None:
    rng = stream("chi-square", "shuffle")
    rounds = 24 * 500
    seen = Counter(rng.shuffled("abcd") for _ in range(rounds))
    expected = rounds / 24
    chi_square = sum((seen[order] - expected) ** 2 / expected for order in permutations("abcd"))
    assert chi_square < 49.73, f"chi-square {chi_square:.1f} with 23 degrees: less likely than one in a thousand"


@steady
@given(st.lists(st.integers(0, 3), max_size=20), st.integers(0, 2**64 - 1))
def test_a_shuffle_loses_and_adds_nothing(items: list[int], state: int) -> None:
    assert sorted(Pcg32(state, 1).shuffled(items)) == sorted(items)


# Seeds


@steady
@given(st.text(SEED_ALPHABET, min_size=1, max_size=MAX_SEED))
def test_a_seed_in_its_canonical_form_is_kept(text: str) -> None:
    assert parse_seed(text) == text


@steady
@given(st.text(SEED_ALPHABET, min_size=1, max_size=MAX_SEED), st.integers(0, 3), st.integers(0, 3))
def test_capitals_fold_and_spaces_around_go(text: str, before: int, after: int) -> None:
    assert parse_seed(" " * before + text.upper() + " " * after) == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="empty"),
        pytest.param("   ", id="only spaces"),
        pytest.param("a" * 33, id="33 letters"),
        pytest.param("two words", id="a space inside"),
        pytest.param("a\nb", id="a newline inside"),
        pytest.param("camp\n", id="a newline at the end"),
        pytest.param("\tcamp", id="a tab before"),
        pytest.param("camp\u00a0", id="a hard space after"),
        pytest.param("\u212a2", id="Kelvin sign for K"),
        pytest.param("\u017fummit", id="long s"),
        pytest.param("\u0130ce", id="dotted capital I"),
        pytest.param("k\uff12", id="fullwidth digit"),
        pytest.param("k\u0662", id="Arabic digit"),
        pytest.param("caf\u00e9", id="accent"),
        pytest.param("a_b", id="underscore"),
        pytest.param("a/b", id="slash"),
        pytest.param("a\x00", id="null character"),
        pytest.param("\ud800", id="lone surrogate"),
    ],
)
def test_a_text_that_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_seed(text)
    assert refused.value.code == "bad_seed"


@pytest.mark.parametrize("value", [None, 7, 1.5, True, b"camp", ["camp"], ("c",), {"seed": "camp"}, object()])
def test_only_text_can_be_a_seed(value: object) -> None:
    with pytest.raises(Refused, match="bad_seed"):
        parse_seed(value)


def test_32_letters_are_the_longest_seed() -> None:
    assert parse_seed(" " + "Z" * 32 + " ") == "z" * 32


@steady
@given(st.text(max_size=40))
def test_what_is_read_as_a_seed_reads_the_same_again(text: str) -> None:
    try:
        seed = parse_seed(text)
    except Refused:
        return
    assert parse_seed(seed) == seed
    assert set(seed) <= set(SEED_ALPHABET)


# Deals. Rules version 1 deals these for ever: whoever changes one of them breaks every link ever sent.


def dealt(state: k2.State) -> tuple[list[int], list[int], int, list[list[str]]]:
    deal = state.setup.deal.to_dict()
    return (
        deal["weather"],
        deal["tokens"],
        deal["start"],
        [[" ".join(d) for d in seat] for seat in deal["decks"]],
    )


def test_the_deal_of_karakoram_alone_in_summer() -> None:
    assert dealt(k2.new_game("karakoram")) == (
        [4, 1, 0, 5, 3, 2],
        [0, 2, 2, 1, 2, 1, 1, 1, 2, 1, 1, 0, 0, 1, 0, 1, 1, 2, 1, 1],
        0,
        [
            [
                "r23 m2 m3 m2 m1 a0 a3 a1 m1 a1 a2 m2 m3 r13 m1 r12 m1 m1",
                "a3 r13 m1 m1 a2 m3 m2 m1 a1 m3 r12 m1 a1 r23 m2 m1 a0 m2",
                "m2 m1 m3 a3 m3 a1 m1 m1 r12 m1 m2 m2 a1 m1 r23 r13 a2 a0",
            ]
        ],
    )


def test_the_deal_of_8611_for_two_in_winter() -> None:
    assert dealt(k2.new_game("8611", players=2, board="hard", weather="winter")) == (
        [2, 1, 0, 3, 5, 4],
        [0, 1, 0, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 0, 0, 2, 1, 2],
        0,
        [
            [
                "a3 a2 m1 m1 m2 m2 a1 m1 m3 m2 m3 r23 r13 m1 r12 m1 a1 a0",
                "a1 a1 r12 m1 a2 m1 m2 m2 m3 m3 m1 a0 m1 a3 r23 m2 r13 m1",
                "a1 m2 m2 m3 m1 a1 r12 m1 a2 m1 m3 m1 r23 r13 a3 m2 a0 m1",
            ],
            [
                "m3 m2 m1 r12 m2 a3 m1 a0 m1 m3 a1 m1 a1 m1 r23 a2 r13 m2",
                "a3 m1 a1 a1 r12 m2 a0 m1 m1 m1 r13 m2 a2 m2 r23 m3 m3 m1",
                "m2 a3 a2 r23 m1 a1 m3 a1 m3 a0 r12 m2 r13 m1 m1 m1 m1 m2",
            ],
        ],
    )


def test_the_deal_of_house_chimney_for_three_in_mixed_weather() -> None:
    assert dealt(k2.new_game("house-chimney", players=3, weather="mixed", start=2)) == (
        [2, 10, 5, 6, 4, 3],
        [1, 1, 2, 1, 0, 1, 0, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 0, 0, 2],
        2,
        [
            [
                "m1 m1 r23 m2 m3 m2 a3 a1 r12 r13 m3 m1 m1 a1 a0 a2 m1 m2",
                "m1 m2 m3 a1 a3 r12 r13 m3 m1 a2 r23 a0 m2 m1 m2 m1 m1 a1",
                "m3 a3 m1 m1 m2 m2 a1 m1 r13 m2 m1 a0 m1 a2 m3 r12 r23 a1",
            ],
            [
                "m1 m2 m3 a2 m2 a3 a1 a0 m3 m1 m2 r23 a1 r12 m1 m1 r13 m1",
                "m3 r23 m1 r13 a1 m2 m1 a1 m1 m1 a3 a2 a0 m3 m2 m2 r12 m1",
                "m1 a2 m1 r12 a3 a1 a1 m1 m2 m2 r23 m2 r13 m1 a0 m3 m3 m1",
            ],
            [
                "m2 a3 a1 r23 a0 r13 a2 m1 m1 m3 m3 m1 m2 m1 a1 m1 m2 r12",
                "m3 a1 r23 r12 m2 m3 m1 a3 m2 a0 r13 a2 m1 m1 m1 m1 a1 m2",
                "a2 a1 m2 r12 m2 r23 m1 a0 a3 m1 m3 r13 m1 a1 m1 m2 m1 m3",
            ],
        ],
    )


def test_every_starting_player_is_drawn_by_some_seed() -> None:
    starts = Counter(k2.new_game(f"start-{number}", players=5).starting for number in range(200))
    assert set(starts) == set(range(5))
    assert min(starts.values()) > 20, f"the seeds favour a seat: {starts}"


def test_weather_tokens_and_cards_do_not_depend_on_the_number_of_players() -> None:
    alone = k2.new_game("same-mountain").setup.deal
    five = k2.new_game("same-mountain", players=5, board="hard", start=3).setup.deal
    assert alone.weather == five.weather
    assert alone.tokens == five.tokens
    assert alone.decks[0] == five.decks[0]
