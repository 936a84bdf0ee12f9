"""The page's colours in both themes: text can be read, and what marks a field, a choice or the focus can be seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "web" / "src" / "ui" / "styles" / "base.css").read_text("utf-8")
COLOURS = {name: (light, dark) for name, light, dark in re.findall(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)", CSS)}
THEMES = {"light": 0, "dark": 1}
GROUNDS = ("paper", "sheet")
TEXT, GRAPHICS = 4.5, 3.0


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, theme: str) -> float:
    """As WCAG counts it, from 1 to 21."""
    darker, lighter = sorted(luminance(COLOURS[name][THEMES[theme]]) for name in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["ink", "quiet", "move-text", "loss-text", "gain-text"])
def test_text_is_read_on_both_grounds(text: str, theme: str) -> None:
    assert all(contrast(text, ground, theme) >= TEXT for ground in GROUNDS)


@pytest.mark.parametrize("theme", THEMES)
def test_a_main_button_is_read(theme: str) -> None:
    assert contrast("on-accent", "accent", theme) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("line", ["edge", "focus", "accent", "gain-text", "loss-text"])
def test_edges_and_marks_are_seen_on_both_grounds(line: str, theme: str) -> None:
    assert all(contrast(line, ground, theme) >= GRAPHICS for ground in GROUNDS)


def test_whoever_fills_in_or_chooses_sees_where() -> None:
    """Fields and choices have the edge that is seen, and placeholders the quiet colour that is read."""
    styles = Path(__file__).parents[2] / "web" / "src" / "ui" / "styles"
    forms = (styles / "forms.css").read_text("utf-8")
    for rule in (r"\.choices span", r"input:not\(\[type\]\)"):
        (body,) = re.findall(rf"^{rule} \{{(.*?)\}}", forms, re.MULTILINE | re.DOTALL)
        assert "border: 1.5px solid var(--edge)" in body
    assert re.search(r"::placeholder \{\s*color: var\(--quiet\);\s*opacity: 1;", CSS)
