"""Tells in one line what is missing to build or test: python -m tools.needs node browser."""

# Plain syntax only: an old Python must be able to read this file and say so.
import os
import shutil
import subprocess
import sys

PYTHON = (3, 11)
NODE = 20
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"  # the same browser without its windows
FIREFOXES = ("firefox-esr", "firefox")
WEBKIT = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}  # programs, and Debian's names


def python() -> str:
    """What is wrong with this Python; nothing when it will do."""
    if sys.version_info[:2] >= PYTHON:
        return ""
    this = "{}.{} ({})".format(*sys.version_info[:2], sys.executable)
    return f"Python 3.11 or newer is needed; this is {this}. Choose: make PYTHON=python3.12"


def node() -> str:
    """What is wrong with Node and npm; nothing when they will do."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            return f"{tool} was not found: Node.js {NODE} or newer with npm is needed"
    version = subprocess.check_output(["node", "--version"], text=True).strip()
    if int(version.lstrip("v").split(".")[0]) >= NODE:
        return ""
    return f"Node.js {NODE} or newer is needed; this is {version}"


def find_browser() -> str:
    """A Chromium or Chrome on the PATH; nothing when there is none."""
    return next((found for found in map(shutil.which, BROWSERS) if found), "")


def find_shell() -> str:
    """The browser that does no more than the pages' work, or else what there is."""
    return shutil.which(SHELL) or find_browser()


def browser() -> str:
    """What is wrong with the browser for the tests; nothing when it will do."""
    if find_browser():
        return ""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return "Playwright is not installed: run make test, which sets it up"
    with sync_playwright() as tools:
        if os.path.exists(tools.chromium.executable_path):
            return ""
    return (
        "No browser for the page's tests: install Chromium or Chrome, "
        f"or run {sys.executable} -m playwright install chromium"
    )


def find_firefox() -> str:
    """A Firefox on the PATH; nothing when there is none."""
    return next((found for found in map(shutil.which, FIREFOXES) if found), "")


def firefox() -> str:
    """What is missing for Firefox in make smoke; nothing when all is there."""
    return "" if find_firefox() else "not found: firefox-esr (apt-get install firefox-esr)"


def webkit() -> str:
    """What is missing for WebKit in make smoke; nothing when all is there."""
    missing = [program for program in WEBKIT if shutil.which(program) is None]
    packages = " ".join(WEBKIT[program] for program in missing)
    return f"not found: {', '.join(missing)} (apt-get install {packages})" if missing else ""


def main() -> int:
    """Print each fault on a line of its own."""
    checks = {
        "python": python,
        "node": node,
        "browser": browser,
        "firefox": firefox,
        "webkit": webkit,
    }
    faults = [fault for fault in (checks[name]() for name in sys.argv[1:]) if fault]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
