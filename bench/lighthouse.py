"""What Lighthouse says of the built site: the scores of three screens, and every audit that is not passed.

npx fetches Lighthouse, in this very version, into its own cache; nothing is installed here.

usage: python -m bench.lighthouse      with web/ on PYTHONPATH
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from serve import SITE, running, serve

from e2e.browser import ARGUMENTS, chromium

VERSION = "12.8.2"  # the last that Node 20 runs
CATEGORIES = ("performance", "accessibility", "best-practices")
EXPLAINED = ("accessibility", "best-practices")
SCREENS = ("", "#setup", "#k2/solo/easy/summer/abc")
PATIENCE = 300.0


def find_chromium() -> str:
    if found := chromium():
        return found
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def run(npx: str, browser: str, url: str) -> dict[str, Any]:
    """One report, in a browser profile of its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        command = [npx, "--yes", f"lighthouse@{VERSION}", url, "--quiet", "--output=json", f"--output-path={file}"]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(ARGUMENTS)}"]
        environment = {**os.environ, "CHROME_PATH": browser}
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        if not file.is_file():
            raise SystemExit(f"Lighthouse {VERSION} did not run:\n{done.stderr.strip() or done.stdout.strip()}")
        report: dict[str, Any] = json.loads(file.read_text("utf-8"))
    if error := report.get("runtimeError"):
        raise SystemExit(f"Lighthouse could not look at {url}: {error['message']}")
    return report


def failures(report: dict[str, Any]) -> list[str]:
    """The audits that are not passed, also those without weight, each with the elements it names."""
    lines = []
    for category in EXPLAINED:
        for reference in report["categories"][category]["auditRefs"]:
            audit = report["audits"][reference["id"]]
            if audit["score"] is None or audit["score"] == 1:
                continue
            lines.append(f"  {category}: {audit['id']}, weight {reference['weight']}: {audit['title']}")
            items = audit.get("details", {}).get("items", [])
            lines += [f"    {describe(item)}" for item in items]
    return lines


def describe(item: dict[str, Any]) -> str:
    node = item.get("node")
    return f"{node['selector']}  {node['snippet']}" if node else json.dumps(item)


def main() -> None:
    npx = shutil.which("npx")
    if npx is None:
        raise SystemExit("Lighthouse needs npx, which comes with Node.")
    browser = find_chromium()
    print(f"Lighthouse {VERSION}, its simulated phone\n")
    with running(serve(SITE)) as server:
        for screen in SCREENS:
            report = run(npx, browser, server.url + screen)
            scores = (f"{name} {report['categories'][name]['score'] * 100:.0f}" for name in CATEGORIES)
            print(f"/{screen:<26}{', '.join(scores)}")
            for text in failures(report):
                print(text)


if __name__ == "__main__":
    main()
