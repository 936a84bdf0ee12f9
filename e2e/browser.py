"""Which browser the tests and the bench drive, and how.

usage: python -m e2e.browser            makes sure that there is Chromium, and says what the tests skip
       python -m e2e.browser --install  installs all browsers on Debian
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Sequence

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

# The first draws no window, and so costs a fifth less than the whole browser.
SYSTEM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "firefox-esr", "webkit2gtk-driver", "xvfb")
ADVICE = "The browser tests need Chromium: install your system's package, or run `playwright install chromium`."
BY_HAND = f"Only Debian's packages can be installed here, by root or with sudo: {', '.join(PACKAGES)}."

# Where distributions keep the browser that comes with WebKitGTK.
MINI_BROWSERS = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")


@dataclass(frozen=True, slots=True)
class WebKitParts:
    """Where WebKit's driver and browser are."""

    driver: str
    browser: str


def chromium() -> str | None:
    """The system's Chromium, or None for Playwright's own."""
    return next((path for name in SYSTEM_NAMES if (path := shutil.which(name))), None)


def whole_chromium() -> str | None:
    """The browser with windows, where there is one: only it tells how much memory a page takes."""
    return next((path for name in SYSTEM_NAMES[1:] if (path := shutil.which(name))), chromium())


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> WebKitParts | None:
    driver = shutil.which("WebKitWebDriver")
    browsers = [str(path) for pattern in MINI_BROWSERS for path in sorted(Path("/usr").glob(pattern))]
    if driver is None or not browsers or shutil.which("Xvfb") is None:
        return None
    return WebKitParts(driver, browsers[-1])


def has_playwrights_own() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install(packages: Sequence[str], administrator: Sequence[str] = ()) -> bool:
    """Whether Debian's packages could be installed; only root may, or whoever may act for it."""
    if shutil.which("apt-get") is None:
        return False
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
    ):
        if subprocess.run([*administrator, *command], stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def is_root() -> bool:
    return os.geteuid() == 0


def install_all() -> None:
    """Installs whatever is missing of all browsers."""
    if not (skipped() or chromium() is None):
        return
    administrator = [] if is_root() else ["sudo"]
    if (administrator and shutil.which("sudo") is None) or not install(PACKAGES, administrator):
        sys.exit(BY_HAND)


def skipped() -> list[str]:
    """The browsers that are not there, and so are not tested."""
    return [name for name, found in (("Firefox", firefox()), ("WebKit", webkit())) if found is None]


def main() -> None:
    if sys.argv[1:] == ["--install"]:
        install_all()
    if not (chromium() or has_playwrights_own() or (is_root() and install(PACKAGES[:1]))):
        sys.exit(ADVICE)
    if missing := skipped():
        print(f"Not tested, because not installed: {' and '.join(missing)}. `make browsers` installs them on Debian.")


if __name__ == "__main__":
    main()
