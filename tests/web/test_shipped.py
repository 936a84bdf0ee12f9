"""The built site tells what it is made of: to people with every licence's text, to programs as a bill of materials."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
SITE = WEB / "dist"


def read(name: str) -> Any:
    return json.loads((SITE / name).read_text("utf-8"))


@pytest.fixture
def components() -> dict[str, dict[str, Any]]:
    return {component["name"]: component for component in read("sbom.cdx.json")["components"]}


def licence(component: dict[str, Any]) -> str:
    (choice,) = component["licenses"]
    found: str = choice.get("expression") or choice["license"]["id"]
    return found


def test_the_bill_has_the_shape_that_programs_expect() -> None:
    bill = read("sbom.cdx.json")
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert bill["metadata"]["component"]["type"] == "application"
    assert all({"type", "bom-ref", "name", "licenses"} <= set(component) for component in bill["components"])


def test_packages_are_those_of_the_lock(components: dict[str, dict[str, Any]]) -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    versions = {(name.rpartition("node_modules/")[2], package.get("version")) for name, package in lock.items()}
    packages = [component for component in components.values() if "purl" in component]
    assert len(packages) > 25
    for package in packages:
        assert (package["name"], package["version"]) in versions
        assert re.fullmatch(r"[0-9a-f]{128}", package["hashes"][0]["content"])
        assert package["purl"] == f"pkg:npm/{package['name'].replace('@', '%40')}@{package['version']}"


def test_what_the_served_files_show_of_themselves_is_in_the_bill(components: dict[str, dict[str, Any]]) -> None:
    marks = set(re.findall(r"workbox:([a-z-]+):", (SITE / "sw.js").read_text("utf-8")))
    fonts = {re.sub(r"-(latin|cyrillic).*", "", file.name) for file in (SITE / "assets").glob("*.woff2")}
    assert marks
    assert fonts
    assert {f"workbox-{mark}" for mark in marks} | {f"@fontsource/{font}" for font in fonts} <= set(components)
    python = read("../node_modules/pyodide/pyodide-lock.json")["info"]["python"]
    assert components["CPython"]["version"] == python
    first = {"@fluent/bundle", "@pyscript/core", "coincident", "idb", "lit", "lit-html", "polyscript", "pyodide", "qr"}
    assert first <= set(components)


@pytest.mark.parametrize(
    ("name", "right"),
    [("polyscript", "Apache-2.0"), ("pyodide", "MPL-2.0"), ("CPython", "PSF-2.0"), ("qr", "MIT OR Apache-2.0")],
)
def test_licences_are_those_of_the_packages(components: dict[str, dict[str, Any]], name: str, right: str) -> None:
    assert licence(components[name]) == right


BEGINNINGS = {
    "Apache-2.0": "Apache License",
    "BSD-3-Clause": "Redistribution and use in source and binary forms",
    "ISC": "Permission to use, copy, modify, and/or distribute this software",
    "MIT": "Permission is hereby granted, free of charge",
    "MPL-2.0": "Mozilla Public License Version 2.0",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "Zlib": "This software is provided 'as-is'",
}


def test_people_find_everything_in_the_bill_with_the_text_of_its_licence() -> None:
    bill, listed = read("sbom.cdx.json"), read("licences.json")
    shown = [(part["name"], part.get("version"), part["licence"]) for part in listed["parts"]]
    own, *others = shown
    assert own == ("K2", bill["metadata"]["component"]["version"], "MIT")
    assert others == [(part["name"], part.get("version"), licence(part)) for part in bill["components"]]
    for part in listed["parts"]:
        text = " ".join(listed["texts"][part["text"]].split())
        for name in part["licence"].split(" OR "):
            assert BEGINNINGS[name] in text, f"{part['name']}: not the text of {name}"


def test_the_texts_are_stored_for_later_and_not_fetched_with_the_page() -> None:
    assert '"licences.json"' in (SITE / "sw.js").read_text("utf-8")
    assert "licences.json" not in (SITE / "index.html").read_text("utf-8")
