"""Text that people write for others to read: names and messages."""

from __future__ import annotations

import unicodedata


def ordinary(text: object, most: int) -> str | None:
    """The text composed and without spaces around, or None if it is too long or cannot simply be shown."""
    if not isinstance(text, str) or len(text) > 4 * most:
        return None
    cleaned = unicodedata.normalize("NFC", text).strip()
    return cleaned if len(cleaned) <= most and all(map(_is_ordinary, cleaned)) else None


def _is_ordinary(character: str) -> bool:
    """No control, format, surrogate, private or unassigned character, no line or paragraph separator."""
    return unicodedata.category(character)[0] != "C" and character not in "\u2028\u2029"


def whole_number(text: str) -> int | None:
    """The number that at most three digits write; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None
