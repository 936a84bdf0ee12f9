"""Every word the page asks for is there, and nothing on the screen is written anywhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from k2core.core.errors import Code

WEB = Path(__file__).parents[2] / "web"
FILES = ("locales", "locales/karakorum", "locales/rules", "locales/review", "locales/lesson")
"""The words of the page, and those that are fetched with Karakorum, the rules, a review or a lesson."""


def text_of(language: str) -> str:
    return "\n".join((WEB / folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in FILES)


MESSAGES = set(re.findall(r"^([a-z][\w-]*) =", text_of("en"), re.MULTILINE))

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
    text = text_of(language)
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


# Messages that happen to read the same in English; any other one has not been translated.
SAME_AS_ENGLISH = {
    "en": set[str](),
    "fr": {
        "keys-menu",
        "notices-title",
        "colour-0",
        "team-points",
        "tonight-ground",
        "climb-result",
        "records-title",
        "share-picture",
        "replay-pause",
        "karakorum-title",
        "menu-title",
        "about-licences",
    },
    "it": {
        "keys-menu",
        "setup-kind-bot",
        "share-link",
        "karakorum-title",
        "karakorum-round",
        "karakorum-review-round",
        "karakorum-review-heading",
        "menu-title",
        "menu-home",
    },
    "nl": {
        "keys-menu",
        "space-tent",
        "setup-kind-bot",
        "setup-weather-winter",
        "log-short-camped",
        "plan-tent",
        "tonight-tent",
        "rank-alpinist",
        "records-title",
        "share-link",
        "karakorum-title",
        "karakorum-stop",
        "menu-title",
        "menu-home",
        "teams-title",
    },
    "pl": {"keys-menu", "setup-kind-bot", "share-link", "karakorum-title", "karakorum-stop", "menu-title"},
    "ru": set[str](),
}
# Names that are the same everywhere.
PROPER = re.compile(r"\bK2\b|JavaScript|WebAssembly")


def spoken(message: str) -> str:
    """What is left of a message without numbers, names, variables and signs."""
    return PROPER.sub("", re.sub(r"\{[^{}]*\}|\[\w+\]|\$\w+", "", message))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_message_is_left_in_english(language: str) -> None:
    english, other = messages("en"), messages(language)
    same = {
        name
        for name in english
        if not name.startswith("command-word-")  # a word of a command may be that of English
        and other[name].split() == english[name].split()
        and re.search(r"[^\W\d_]{2}", spoken(english[name]))
    }
    assert same <= SAME_AS_ENGLISH[language]


FUNCTION_WORDS = re.compile(r"\b(the|and|with|your|this|that|have|will|are|you)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_sentence_hides_in_another_language(language: str) -> None:
    english = [name for name, message in messages(language).items() if FUNCTION_WORDS.search(spoken(message))]
    assert not english


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_that_of_print(language: str) -> None:
    for name, message in messages(language).items():
        text = re.sub(r'\s*\{\s*"[^"]*"\s*\}', "\u202f", message)
        assert "'" not in text, f"{name}: a typewriter's apostrophe"
        assert '"' not in text, f"{name}: a typewriter's quotation marks"
        assert "..." not in text, f"{name}: three full stops instead of an ellipsis"
        assert not re.search(r"\d [mм]\b", text), f"{name}: metres may come apart from their number"
        if language == "fr":
            assert not re.search(r"[^\s\u202f\u00a0][;!?»](?!\w)| [:;!?»]", text), f"{name}: no narrow space"


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


def test_the_browser_itself_is_never_asked_to_speak() -> None:
    """Its boxes speak the browser's language, look like another page and stop everything."""
    boxes = re.findall(r"(?<![\w.#])(?:window\.)?(?:confirm|alert|prompt)\(.*", sources())
    assert not boxes


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_two_commands(language: str) -> None:
    meant: dict[str, str] = {}
    for name, text in messages(language).items():
        if name.startswith("command-word-"):
            command = name.removeprefix("command-word-")
            for word in {command, *(word.strip() for word in text.split(","))}:
                assert word == word.lower()
                assert word.split() == word.split(" ")
                assert meant.setdefault(word, command) == command, f"“{word}” means two things"
