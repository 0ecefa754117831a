"""Two whole builds give the same bytes, wherever and however they are made.

So that anybody can check what a host serves against the sources. Nothing is taken from an earlier
build: each place compiles and draws everything itself.
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.build import MODULES, ROOT

MADE = (".*", "node_modules", "dist", "dist-dev", "build", "screenshots", "tests", "__pycache__")
HERE = {"PYTHONHASHSEED": "1", "TZ": "Pacific/Kiritimati", "LC_ALL": "C"}
THERE = {"PYTHONHASHSEED": "2", "TZ": "America/Adak", "LC_ALL": "C.UTF-8"}


def building(place: Path, environment: dict[str, str], umask: int) -> subprocess.Popen[bytes]:
    """Begin to build a copy of the sources at that place."""
    shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(*MADE))
    (place / "node_modules").symlink_to(MODULES, target_is_directory=True)
    command = [sys.executable, "-m", "tools.build"]
    return subprocess.Popen(command, cwd=place, env=os.environ | environment, umask=umask)


def content(folder: Path) -> dict[str, str]:
    """A hash of each file below the folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files
    }


def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    """In folders of other names, with another hash seed, time zone, language and umask."""
    one, other = tmp_path / "one", tmp_path / "quite another/place of it"
    builds = [building(one, HERE, 0o022), building(other, THERE, 0o077)]
    assert [0, 0] == [build.wait(timeout=300) for build in builds]
    first, second = content(one / "dist"), content(other / "dist")
    assert first == second
    assert {"index.html", "sw.js"} < first.keys()
