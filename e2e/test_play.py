"""What `make play` does once the site is built: it serves it, says where, and opens it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from serve import WEB, headers_for, over_http, read_headers

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND = [sys.executable, str(WEB / "serve.py")]
ENVIRONMENT = os.environ | {"BROWSER": "true"}


@contextmanager
def playing(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*COMMAND, *arguments], env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:\d+/", line)
    assert found, f"no address in {line!r}"
    return found[0]


def test_the_printed_address_answers_with_the_page_and_its_policy() -> None:
    with playing() as process, urllib.request.urlopen(address(process)) as response:
        assert response.status == 200
        assert b"<title>K2</title>" in response.read()
        expected = headers_for("/", over_http(read_headers()))["Content-Security-Policy"]
        assert response.headers["Content-Security-Policy"] == expected


def test_two_can_be_served_at_once() -> None:
    with playing() as one, playing() as other:
        assert address(one) != address(other)


@pytest.mark.parametrize("port", ["99999", "-1", "everest"])
def test_a_port_that_cannot_be_used_is_one_sentence(port: str) -> None:
    done = subprocess.run(
        [*COMMAND, "--port", port], env=ENVIRONMENT, capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    sentences = [line for line in done.stderr.splitlines() if line and not line.startswith("usage:")]
    assert len(sentences) == 1
    assert "port" in sentences[0].lower()


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with playing() as first:
        port = re.sub(r"\D", "", address(first))
        done = subprocess.run(
            [*COMMAND, "--port", port], env=ENVIRONMENT, capture_output=True, text=True, timeout=30, check=False
        )
    assert done.returncode != 0
    assert re.fullmatch(rf"Port {port} cannot be used: .+\.\n", done.stderr)
