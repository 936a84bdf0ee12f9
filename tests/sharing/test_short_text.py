"""Names and messages in links: short in every alphabet, and never another text than was written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core.core.errors import Refused
from k2core.sharing.short_text import decode_text, encode_text

steady = settings(derandomize=True, deadline=None)
texts = st.text(st.characters(exclude_categories=("Cc", "Cs")))


@steady
@given(texts)
def test_every_text_survives(text: str) -> None:
    short = encode_text(text)
    assert decode_text(short) == text
    assert all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in short)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("Catch me if you can", 31),
        ("Złap mnie, jeśli potrafisz", 50),
        ("Догони меня, если сможешь", 39),
        ("Πιάσε με, φίλε μου", 34),
        ("תפוס אותי אם תוכל", 28),
        ("امسكني إذا استطعت", 28),
        ("จับฉันให้ได้", 21),
        ("能抓到我吗", 25),
        ("Догони 🧗", 20),
    ],
)
def test_every_alphabet_is_short(text: str, most: int) -> None:
    assert len(encode_text(text)) <= most


@steady
@given(texts, st.data())
def test_no_slip_gives_another_text(text: str, data: st.DataObject) -> None:
    """With two bytes of checksum one slip in 65,536 could; none of these does."""
    short = encode_text(text)
    place = data.draw(st.integers(0, len(short) - 1))
    letter = data.draw(st.sampled_from("ABCDabcd0123-_ %=é"))
    slipped = short[:place] + letter + short[place + 1 :]
    if slipped == short:
        return
    with pytest.raises(Refused):
        decode_text(slipped)


@pytest.mark.parametrize("short", ["", "1", "1A", "1AA", "1AAAA", "2AAAA", "1====", "hello", "1AAAAAQ", "1\ud800"])
def test_what_was_never_written_is_refused(short: str) -> None:
    with pytest.raises(Refused):
        decode_text(short)


FROZEN: dict[str, str] = json.loads((Path(__file__).parent / "short_texts.json").read_text(encoding="utf-8"))
"""The page's reader is tested with the same file."""


@pytest.mark.parametrize(("text", "short"), FROZEN.items())
def test_version_1_is_read_for_ever(text: str, short: str) -> None:
    assert decode_text(short) == text
    assert encode_text(text) == short
