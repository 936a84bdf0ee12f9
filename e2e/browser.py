"""Which browser the tests and the bench drive, and how.

usage: python -m e2e.browser      makes sure that there is one, or says what to install
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

# A browser heeds only the last such list, so Playwright's comes first. What follows would draw a page of its own under
# the address bar of every window, which costs more than many a test.
WITHOUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]

SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = "The browser tests need Chromium: install your system's package, or run `playwright install chromium`."


def chromium() -> str | None:
    """The system's Chromium, or None for Playwright's own."""
    return next((path for name in SYSTEM_NAMES if (path := shutil.which(name))), None)


def has_playwrights_own() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install_debians() -> bool:
    """Whether Debian's package could be installed; only root may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
    ):
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return chromium() is not None


def main() -> None:
    if not (chromium() or has_playwrights_own() or install_debians()):
        sys.exit(ADVICE)


if __name__ == "__main__":
    main()
