"""Every word the page asks for is there, and nothing on the screen is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
PACKAGE = Path(__file__).parents[1] / "k2core"
MESSAGES = set(re.findall(r"^([a-z][\w-]*) =", (WEB / "locales" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))

# Refusals that only a program can provoke: the page has no way to ask for them.
NEVER_SHOWN = {"bad_position", "no_open_game", "no_such_player", "no_game_in_address", "other_game"}


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*.ts"))


def test_every_message_the_page_names_exists() -> None:
    named = set(re.findall(r'(?:words|#hint)\(\s*"([\w-]+)"', sources()))
    named |= {name for pair in re.findall(r'words\([^()]*\? "([\w-]+)" : "([\w-]+)"', sources()) for name in pair}
    assert len(named) > 80
    assert named <= MESSAGES, f"missing: {sorted(named - MESSAGES)}"


def test_every_family_of_messages_is_complete() -> None:
    for pattern in re.findall(r"words\(`([\w-]+)-\$\{", sources()):
        assert any(message.startswith(f"{pattern}-") for message in MESSAGES), f"no message begins with {pattern}-"
    for zone in range(4):
        assert f"zone-{zone}" in MESSAGES


def test_no_message_is_there_for_nothing() -> None:
    code = sources()
    families = tuple(re.findall(r"`([\w-]+-)\$\{", code))
    unused = sorted(name for name in MESSAGES if f'"{name}"' not in code and not name.startswith(families))
    assert not unused, f"nobody asks for {unused}"


def test_every_refusal_of_the_engine_has_its_sentence() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    raised = set(re.findall(r'Refused\(\s*"(\w+)"', code))
    raised |= set(re.findall(r'Reason\(\s*"(\w+)"', (PACKAGE / "k2" / "reasons.py").read_text(encoding="utf-8")))
    missing = sorted(name for name in raised - NEVER_SHOWN if f"error-{name}" not in MESSAGES)
    assert not missing, f"no sentence for {missing}"


def test_no_words_stand_in_the_code() -> None:
    spoken = re.findall(r'(?:aria-label|title|placeholder)="([^"$]*[A-Za-z]{3}[^"$]*)"', sources())
    assert not spoken, f"these belong into the locale: {spoken}"
