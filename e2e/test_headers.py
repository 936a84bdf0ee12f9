"""The site is served with the headers of netlify.toml, and these allow nothing that it does not need."""

from __future__ import annotations

import base64
import hashlib
import re
import socket
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING

import pytest
from serve import NETLIFY, SITE, UPGRADE, ServeError, Server, headers_for, over_http, read_headers, serve

if TYPE_CHECKING:
    from email.message import Message
    from pathlib import Path

    from playwright.sync_api import Page

    from e2e.conftest import Watcher

IMMUTABLE = "public, max-age=31536000, immutable"


def fetch(server: Server, path: str) -> Message:
    with urllib.request.urlopen(server.url + path.lstrip("/")) as response:
        headers: Message = response.headers
    return headers


def paths(site: Path) -> list[str]:
    return ["/", *(f"/{file.relative_to(site).as_posix()}" for file in site.rglob("*") if file.is_file())]


def policy() -> dict[str, list[str]]:
    text = headers_for("/", read_headers())["Content-Security-Policy"]
    directives = (directive.split() for directive in text.split(";"))
    return {name: sources for name, *sources in directives}


def test_every_file_has_the_headers_of_netlify_toml(server: Server, site: Path) -> None:
    rules = over_http(read_headers(NETLIFY))
    for path in paths(site):
        answer = fetch(server, path)
        for name, value in headers_for(path, rules).items():
            assert answer[name] == value, f"{path}: {name}"


def test_only_what_is_named_after_its_content_is_kept_for_ever(server: Server, site: Path) -> None:
    for path in paths(site):
        kept = path.startswith(("/assets/", "/runtime/"))
        assert (fetch(server, path)["Cache-Control"] == IMMUTABLE) == kept, path
    for path in ("/", "/index.html", "/sw.js", "/version.json"):
        assert fetch(server, path)["Cache-Control"] == "no-store"


def test_the_policy_allows_nothing_but_the_site_itself() -> None:
    directives = policy()
    assert directives["default-src"] == ["'none'"]
    for name in ("base-uri", "form-action", "frame-ancestors"):
        assert directives[name] == ["'none'"]
    wider = {(name, source) for name, sources in directives.items() for source in sources if name.endswith("-src")} - {
        (name, source) for name in directives for source in ("'none'", "'self'")
    }
    digests = {("script-src", f"'{digest}'") for digest in digests_of_inline_scripts()}
    assert len(digests) == 3, "the page's text has other scripts than those of web/src/app/early"
    assert wider == {("script-src", "'wasm-unsafe-eval'"), ("worker-src", "blob:"), *digests}


def digests_of_inline_scripts() -> list[str]:
    texts = re.findall(r"<script>(.*?)</script>", (SITE / "index.html").read_text("utf-8"), re.DOTALL)
    return [f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}" for text in texts]


def test_no_text_becomes_code_or_html_but_by_the_two_policies_of_the_page() -> None:
    directives = policy()
    assert directives["require-trusted-types-for"] == ["'script'"]
    assert directives["trusted-types"] == ["lit-html", "default"]


def test_only_the_upgrade_to_https_is_left_out_where_nobody_answers_https(server: Server) -> None:
    whole = headers_for("/", read_headers())["Content-Security-Policy"]
    assert whole.endswith(UPGRADE)
    assert fetch(server, "/")["Content-Security-Policy"] == whole.removesuffix(UPGRADE)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Embedder-Policy", "require-corp"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ],
)
def test_the_site_keeps_to_itself(name: str, value: str) -> None:
    assert headers_for("/", read_headers())[name] == value


def test_the_site_is_reached_by_https_only() -> None:
    assert headers_for("/", read_headers())["Strict-Transport-Security"].startswith("max-age=63072000")


def test_the_browser_may_do_only_what_the_page_uses(page: Page, server: Server) -> None:
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    page.goto(server.url)
    names = [item.split("=")[0] for item in headers_for("/", read_headers())["Permissions-Policy"].split(", ")]
    allowed = page.evaluate("names => names.filter(name => document.featurePolicy.allowsFeature(name))", names)
    assert sorted(allowed) == ["clipboard-write", "cross-origin-isolated", "screen-wake-lock"]
    assert len(set(names)) == len(names) > 50
    assert not [text for text in warnings if "Permissions-Policy" in text]


BECOMES_CODE = [
    "document.body.innerHTML = '<b>text</b>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>text</b>')",
    "document.createElement('script').text = '1'",
    "new Worker('https://other.example/worker.js')",
    "new Worker('data:text/javascript,1')",
    "trustedTypes.createPolicy('another', {})",
]


def test_a_text_that_would_become_code_or_html_is_refused(page: Page, server: Server, watcher: Watcher) -> None:
    watcher.expect("policy: (require-trusted-types-for|trusted-types)|TrustedHTML|TrustedScript|TrustedTypePolicy")
    page.goto(server.url)
    page.wait_for_selector("h1")
    for attack in BECOMES_CODE:
        refused = page.evaluate(f"() => {{ try {{ {attack} }} catch (error) {{ return error.name }} }}")
        assert refused == "TypeError", attack


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        (".mjs", "text/javascript"),
        (".wasm", "application/wasm"),
        (".webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_the_type_that_browsers_insist_on(server: Server, site: Path, ending: str, kind: str) -> None:
    for path in paths(site):
        if path.endswith(ending):
            assert fetch(server, path).get_content_type() == kind


def test_serving_what_was_not_built_is_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, str(NETLIFY.parent / "web" / "serve.py"), "--no-browser", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"There is no built site in {tmp_path.name}/; run `make site` first.\n"


def test_a_taken_port_is_one_sentence(site: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"^Port {port} cannot be used: "):
            serve(site, port=port)
