"""What is missing is told in one line, with the way to get it."""

from pathlib import Path

import pytest

from tools import needs


def installed(folder: Path, *programs: str) -> str:
    """A PATH on which there are these programs alone."""
    for program in programs:
        (folder / program).touch(mode=0o755)
    return str(folder)


def test_a_missing_firefox_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", installed(tmp_path))
    assert "not found: firefox-esr (apt-get install firefox-esr)" == needs.firefox()


def test_any_firefox_will_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", installed(tmp_path, "firefox"))
    assert "" == needs.firefox()


def test_each_missing_part_for_webkit_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", installed(tmp_path))
    both = "not found: WebKitWebDriver, Xvfb (apt-get install webkit2gtk-driver xvfb)"
    assert both == needs.webkit()
    monkeypatch.setenv("PATH", installed(tmp_path, "WebKitWebDriver"))
    assert "not found: Xvfb (apt-get install xvfb)" == needs.webkit()
    monkeypatch.setenv("PATH", installed(tmp_path, "Xvfb"))
    assert "" == needs.webkit()
