"""Serves the built site with the headers of netlify.toml.

usage: python web/serve.py [--port PORT] [--no-browser] [FOLDER]
"""

from __future__ import annotations

import argparse
import threading
import tomllib
import webbrowser
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

WEB = Path(__file__).resolve().parent
SITE = WEB / "dist"
NETLIFY = WEB.parent / "netlify.toml"

# What the host says where no rule speaks of caching.
DEFAULT_CACHING = "public, max-age=0, must-revalidate"

UPGRADE = "; upgrade-insecure-requests"

# Not left to the tables of the machine: a browser refuses modules and WebAssembly of another type.
TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class ServeError(Exception):
    """One sentence for the person at the terminal."""


@dataclass(frozen=True, slots=True)
class HeaderRule:
    """One `[[headers]]` of netlify.toml: the headers of every path that fits."""

    path: str
    values: dict[str, str]

    def fits(self, path: str) -> bool:
        if self.path.endswith("*"):
            return path.startswith(self.path[:-1])
        return path == self.path


def read_headers(file: Path = NETLIFY) -> tuple[HeaderRule, ...]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise ServeError(f"There is no {file.name} to take the headers from.") from None
    except tomllib.TOMLDecodeError as error:
        raise ServeError(f"{file.name} cannot be read: {error}.") from None
    return tuple(HeaderRule(rule["for"], dict(rule["values"])) for rule in content.get("headers", ()))


def over_http(rules: Sequence[HeaderRule]) -> tuple[HeaderRule, ...]:
    """The same without the upgrade to https, which nobody answers here: WebKit asks for it on this machine too."""
    return tuple(
        replace(rule, values={name: value.replace(UPGRADE, "") for name, value in rule.values.items()})
        for rule in rules
    )


def headers_for(path: str, rules: Sequence[HeaderRule]) -> dict[str, str]:
    found = {"Cache-Control": DEFAULT_CACHING}
    for rule in rules:
        if rule.fits(path):
            found.update(rule.values)
    return found


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def __init__(self, *args: Any, rules: Sequence[HeaderRule], **kwargs: Any) -> None:
        self.rules = rules
        self.failed = False
        super().__init__(*args, **kwargs)

    def send_response(self, code: int, message: str | None = None) -> None:
        self.failed = code >= HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        headers = headers_for(unquote(urlsplit(self.path).path), self.rules)
        if self.failed:
            headers["Cache-Control"] = "no-store"  # a file that is missing now may be there at the next try
        for name, value in headers.items():
            if name != "Content-Type":  # of the type of the file, above
                self.send_header(name, value)
        super().end_headers()

    def list_directory(self, path: object) -> None:
        self.send_error(404)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        cast("Server", self.server).answered.append(urlsplit(self.path).path)

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, *args: Any) -> None:
        self.answered: list[str] = []
        """The paths asked for, in order, whatever the answer was."""
        super().__init__(*args)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_address[1]}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of a file is no error."""


def serve(directory: Path = SITE, headers: Sequence[HeaderRule] | None = None, port: int = 0) -> Server:
    """A server that is bound but not running yet; port 0 takes a free one."""
    if not (directory / "index.html").is_file():
        raise ServeError(f"There is no built site in {directory.name}/; run `make site` first.")
    handler = partial(
        Handler, directory=str(directory), rules=over_http(read_headers()) if headers is None else headers
    )
    try:
        return Server(("127.0.0.1", port), handler)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or "it must be from 0 to 65535"
        raise ServeError(f"Port {port} cannot be used: {reason}.") from None


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """The server, answering in the background as long as the block lasts."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def open_browser(url: str) -> None:
    with suppress(webbrowser.Error):  # the address is printed
        webbrowser.open(url)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--port", type=int, default=0, help="a free one unless given")
    parser.add_argument("--no-browser", action="store_true")
    arguments = parser.parse_args(argv)
    try:
        server = serve(arguments.folder, port=arguments.port)
    except ServeError as error:
        raise SystemExit(str(error)) from None
    print(f"K2 is at {server.url} (Ctrl+C ends it)", flush=True)
    if not arguments.no_browser:
        open_browser(server.url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


if __name__ == "__main__":
    main()
