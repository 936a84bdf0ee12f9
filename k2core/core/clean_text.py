"""Check and clean text that people write: names, messages, numbers."""

from __future__ import annotations

import unicodedata


def clean_text(text: object, most: int) -> str | None:
    """Return the text normalized and stripped; None if it is too long or contains control or unassigned characters."""
    if not isinstance(text, str) or len(text) > 4 * most:
        return None
    cleaned = unicodedata.normalize("NFC", text).strip()
    return cleaned if len(cleaned) <= most and all(map(_is_printable, cleaned)) else None


def _is_printable(character: str) -> bool:
    """Whether this is no control, format, surrogate, private, unassigned or line-separating character."""
    return unicodedata.category(character)[0] != "C" and character not in "\u2028\u2029"


# Characters that count as letters or signs and that nobody sees.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def is_seen(text: str) -> bool:
    """Whether a reader sees anything of this text."""
    return any(not character.isspace() and character not in _BLANK for character in text)


def whole_number(text: str) -> int | None:
    """Return the number that one to three digits write; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None
