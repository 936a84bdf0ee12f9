"""Every word the page asks for is there, and nothing on the screen is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from k2core.core.errors import Code

WEB = Path(__file__).parents[2] / "web"
MESSAGES = set(re.findall(r"^([a-z][\w-]*) =", (WEB / "locales" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))

# Refusals that only a program can provoke: the page has no way to ask for them.
NEVER_SHOWN = {Code.BAD_POSITION, Code.NO_OPEN_GAME, Code.NO_SUCH_PLAYER, Code.NO_WATCHED_GAME, Code.STALE}


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "src").rglob("*.ts"))


def families() -> tuple[str, ...]:
    """How the names begin that the page puts together."""
    return tuple(re.findall(r"`([\w-]+-)\$\{", sources()))


def test_every_message_the_page_names_exists() -> None:
    named = set(re.findall(r'(?:words|#hint)\(\s*"([\w-]+)"', sources()))
    named |= {name for pair in re.findall(r'words\([^()]*\? "([\w-]+)" : "([\w-]+)"', sources()) for name in pair}
    assert named <= MESSAGES, f"missing: {sorted(named - MESSAGES)}"
    alone = {message for message in MESSAGES if not message.startswith(families())}
    assert alone <= named, f"not found in the code: {sorted(alone - named)}"


def test_every_family_of_messages_is_complete() -> None:
    for pattern in re.findall(r"words\(`([\w-]+)-\$\{", sources()):
        assert any(message.startswith(f"{pattern}-") for message in MESSAGES), f"no message begins with {pattern}-"
    for zone in range(4):
        assert f"zone-{zone}" in MESSAGES


def test_no_message_is_there_for_nothing() -> None:
    code = sources()
    unused = sorted(name for name in MESSAGES if f'"{name}"' not in code and not name.startswith(families()))
    assert not unused, f"nobody asks for {unused}"


def test_every_refusal_of_the_engine_has_its_sentence() -> None:
    missing = sorted(code for code in set(Code) - NEVER_SHOWN if f"error-{code}" not in MESSAGES)
    assert not missing, f"no sentence for {missing}"


def messages(language: str) -> dict[str, str]:
    """Every message of a language by its name, with all that belongs to it."""
    text = (WEB / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?:[ }].*)?(?=\n|$))*)", text, re.MULTILINE))


def variables(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


LANGUAGES = sorted(path.stem for path in (WEB / "locales").glob("*.ftl"))


def test_the_page_offers_exactly_the_languages_there_are() -> None:
    offered = re.findall(
        r'^  (\w\w): "', (WEB / "src" / "ui" / "languages.ts").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(offered) == LANGUAGES
    assert len(LANGUAGES) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(english) == MESSAGES
    assert list(other) == list(english)
    different = [name for name in english if variables(english[name]) != variables(other[name])]
    assert not different, f"{language} has other variables in {different}"


# What CLDR asks for where something is counted, beside exact numbers.
PLURALS = {
    "en": {"one", "other"},
    "nl": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_the_plurals_of_the_language(language: str) -> None:
    for name in ("team-points", "turn-points", "games-imported", "select-more"):
        keys = set(re.findall(r"\[(\w+)\]", messages(language)[name]))
        assert {key for key in keys if not key.isdigit()} == PLURALS[language], name


def test_no_words_stand_in_the_code() -> None:
    spoken = re.findall(r'(?:aria-label|title|placeholder)="([^"$]*[A-Za-z]{3}[^"$]*)"', sources())
    assert not spoken, f"these belong into the locale: {spoken}"
