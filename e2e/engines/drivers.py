"""Drives a browser by WebDriver: Firefox listens to its commands on a socket, WebKit's driver over HTTP.

Of all commands the journeys need six, so no library stands between.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from base64 import b64decode
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from e2e.browser import firefox, webkit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

PATIENCE = 60.0
WIDTH, HEIGHT = 1280, 900

# Whatever is not on this machine is asked of a proxy that does not exist.
NOBODY = "127.0.0.1:9"

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "marionette.port": 0,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "localhost",
}

PATHS = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
    "TakeScreenshot": "screenshot",
}


class BrowserRefused(Exception):
    """A command that the browser has not carried out, with its reason."""


class Driver(ABC):
    """A browser window, and the commands that the journeys give it."""

    @abstractmethod
    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        """Sends one command of WebDriver and returns its value."""

    def open(self, url: str) -> None:
        self.ask("Navigate", {"url": url})

    def run(self, script: str, *arguments: Any) -> Any:
        """What the body of a function returns in the page."""
        return self.ask("ExecuteScript", {"script": script, "args": list(arguments)})

    def resize(self, width: int, height: int) -> None:
        self.ask("SetWindowRect", {"x": 0, "y": 0, "width": width, "height": height})

    def tap(self, x: float, y: float) -> None:
        """A click of the mouse in the middle of what is at this place of the window."""
        self._act(
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}},
            [
                {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        )

    def type(self, text: str) -> None:
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard"}, keys)

    def picture(self) -> bytes:
        """What the window shows, as a PNG."""
        return b64decode(self.ask("TakeScreenshot", {"full": False}))

    def _act(self, source: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> None:
        self.ask("PerformActions", {"actions": [{**source, "actions": actions}]})


class Firefox(Driver):
    """Firefox, by the socket it opens for its own tests."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._stream = self._socket.makefile("rwb")
        self._count = 0
        self._read()  # it introduces itself
        self.ask("NewSession", {})

    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        self._count += 1
        text = json.dumps([0, self._count, f"WebDriver:{command}", parameters]).encode()
        self._stream.write(b"%d:%b" % (len(text), text))
        self._stream.flush()
        _, _, error, result = self._read()
        if error is not None:
            raise BrowserRefused(f"{command}: {error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) else result

    def _read(self) -> Any:
        length = b""
        while (letter := self._stream.read(1)) != b":":
            assert letter, "Firefox has gone away"
            length += letter
        return json.loads(self._stream.read(int(length)))


class WebKit(Driver):
    """MiniBrowser of WebKitGTK, by WebKitWebDriver."""

    def __init__(self, port: int, browser: str) -> None:
        self._url = f"http://127.0.0.1:{port}"
        until(self._listens, "an answer of WebKitWebDriver")
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]},
            "proxy": {"proxyType": "manual", "httpProxy": NOBODY, "sslProxy": NOBODY, "noProxy": ["localhost"]},
        }
        session = self._send("/session", {"capabilities": {"alwaysMatch": wanted}})
        self._path = f"/session/{session['sessionId']}"

    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        return self._send(f"{self._path}/{PATHS[command]}", parameters)

    def _listens(self) -> bool:
        try:
            with urlopen(f"{self._url}/status", timeout=PATIENCE):
                return True
        except URLError:
            return False

    def _send(self, path: str, parameters: dict[str, Any]) -> Any:
        data = None if path.endswith("/screenshot") else json.dumps(parameters).encode()
        request = Request(self._url + path, data, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            problem = json.load(error)["value"]
            raise BrowserRefused(f"{path}: {problem['error']}: {problem['message']}") from None


def until(look: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """Waits until there is something to see."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, f"there is no {what} within {patience:.0f} s"
        time.sleep(0.05)
    return found


@contextmanager
def program(command: Sequence[str], **options: Any) -> Iterator[None]:
    """A program and all that it starts, as long as the block lasts."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        **options,
    )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def screen() -> Iterator[str]:
    """The name of an X display that nobody sees."""
    reading, writing = os.pipe()
    # Without -noreset it starts again with every window that is closed, and the next window hangs.
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1100x24", "-nolisten", "tcp", "-noreset"]
    with program(command, pass_fds=[writing]), os.fdopen(reading) as answer:
        os.close(writing)
        number = answer.readline().strip()
        assert number, "Xvfb has not started"
        yield f":{number}"


@contextmanager
def open_firefox() -> Iterator[Driver]:
    path = firefox()
    assert path is not None
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        port = profile / "MarionetteActivePort"
        with program([path, "--marionette", "--headless", "--no-remote", "--profile", folder]):
            until(lambda: port.is_file() and port.read_text("utf-8"), "port of Firefox")
            yield Firefox(int(port.read_text("utf-8")))


@contextmanager
def open_webkit() -> Iterator[Driver]:
    found = webkit()
    assert found is not None
    with TemporaryDirectory(ignore_cleanup_errors=True) as home, screen() as display:
        settings = Path(home, "gtk-3.0", "settings.ini")
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\n", "utf-8")  # as whoever wants less motion
        environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "DISPLAY": display}
        port = free_port()
        with program([found.driver, f"--port={port}"], env=environment):
            yield WebKit(port, found.browser)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


OPENERS = {"Firefox": open_firefox, "WebKit": open_webkit}
