"""Everything that the Makefile installs is named in a lock, by version and by the digest of every file."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS: dict[str, list[str | dict[str, str]]] = PROJECT["dependency-groups"]
LOCKS = sorted(file.stem for file in (ROOT / "requirements").iterdir())


def text_of(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")


def locked(lock: str) -> dict[str, tuple[str, list[str]]]:
    """Version and digests by name."""
    entries = re.findall(r"^([\w.-]+)==(\S+).*((?:\n +--hash=.*)*)", text_of(lock), re.MULTILINE)
    return {name: (version, re.findall(r"sha256:[0-9a-f]{64}", digests)) for name, version, digests in entries}


def wanted(group: str) -> Iterator[str]:
    for entry in GROUPS[group]:
        if isinstance(entry, dict):
            yield from wanted(entry["include-group"])
        else:
            yield entry


def test_there_is_one_lock_for_each_group() -> None:
    assert sorted(GROUPS) == LOCKS


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_pyproject_asks_for(lock: str) -> None:
    entries = locked(lock)
    for tool in wanted(lock):
        name, version = tool.split("==")
        assert entries.get(name.split("[")[0], ("nothing", []))[0] == version, f"{tool}: run `make locks`"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_tool_has_one_version_and_digests(lock: str) -> None:
    names = re.findall(r"^([\w.-]+)", text_of(lock), re.MULTILINE)
    assert sorted(names) == sorted(locked(lock))
    assert all(digests for _, digests in locked(lock).values())


def test_what_a_build_needs_is_the_same_for_development() -> None:
    assert locked("build").items() <= locked("dev").items()


def test_the_engine_is_built_with_the_build_system_of_the_lock() -> None:
    assert set(PROJECT["build-system"]["requires"]) <= set(wanted("build"))


def test_tools_that_only_some_systems_need_are_locked_too() -> None:
    """They are on no list of what is installed on the machine that writes the lock."""
    assert "colorama==0.4.6 ; sys_platform == 'win32'" in text_of("dev")


def test_locks_name_no_place_to_fetch_from() -> None:
    for lock in LOCKS:
        assert "://" not in text_of(lock)
        assert "-index" not in text_of(lock)
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_every_package_of_the_page_has_its_digest_and_all_it_may_need_on_any_system() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all(package["integrity"].startswith("sha512-") for name, package in packages.items() if name)
    for name, package in packages.items():
        for other in package.get("optionalDependencies", ()):
            assert {f"node_modules/{other}", f"{name}/node_modules/{other}"} & set(packages), f"{name} may need {other}"


def test_only_what_a_lock_names_is_installed() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = re.findall(r"^\t(?:\$\(PIP\)|npm (?:ci|install)).*$", makefile, re.MULTILINE)
    assert len(installs) == 5
    for command in installs:
        assert "--require-hashes" in command or "--no-deps --editable ." in command or "npm ci" in command, command


def test_whatever_needs_more_than_a_build_asks_for_it() -> None:
    """Only the site's own server and the steps of the build do with the tools of a build."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    rules = re.findall(r"^([a-z]+):(.*)\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    needing = {target: f"{needs} {commands}".split() for target, needs, commands in rules if "$(BIN)/" in commands}
    assert {"play", "test", "lint", "bench", "pictures", "soak"} <= set(needing)
    for target in set(needing) - {"play", "locks"}:
        assert ".venv/dev.stamp" in needing[target], target
