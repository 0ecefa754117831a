"""The build: each file as the page and its hosts need it, and none that the page never asks for."""

import json
import re
import tomllib
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tools.build import ROOT, BuildError, gathered, named
from tools.python_zip import reached


def test_the_archive_holds_what_the_page_imports_and_no_more(dist: Path) -> None:
    """The terminal's program and the tests' library stay at home."""
    (archive,) = dist.glob("*/runtime/python.zip")
    names = ZipFile(archive).namelist()
    assert {"euchre/browser/main.pyc", "euchre/app/update.pyc", "pyscript/web.pyc"} <= set(names)
    assert not {"euchre/__main__.pyc", "argparse.pyc", "ssl.pyc", "lzma.pyc"} & set(names)
    assert sorted(names) == names


def test_modules_are_found_through_packages_and_inside_functions() -> None:
    """A lazy import is an import too."""
    sources = {
        "a/__init__.py": b"",
        "a/b.py": b"from a import c",
        "a/c.py": b"def f():\n    import d.e",
        "d/__init__.py": b"",
        "d/e.py": b"import sys",
        "d/unused.py": b"",
    }
    found = {"a/__init__.py", "a/b.py", "a/c.py", "d/__init__.py", "d/e.py"}
    assert found == set(reached(sources, "a.b"))


def test_a_style_sheet_takes_in_what_it_imports() -> None:
    """One request instead of six, in the order of the imports."""
    files = {
        "s/page.css": b'@import "one.css";\n@import "../two.css";\nthree {}\n',
        "s/one.css": b"one {}\n",
        "two.css": b"two {}\n",
    }
    assert re.findall(r"\w+ {}", gathered(files)["s/page.css"].decode()) == [
        "one {}",
        "two {}",
        "three {}",
    ]
    assert list(gathered(files)) == ["s/page.css"]


def test_a_script_takes_in_what_it_names_in_a_comment() -> None:
    """What a browser would take for a comment is one more request saved."""
    files = {"b/first.js": b'// All.\n// @import "one.js";\n', "b/one.js": b"one();\n"}
    assert gathered(files) == {"b/first.js": b"// All.\none();\n\n"}


def test_pyscripts_settings_stand_in_the_page(dist: Path) -> None:
    """They are those of pyscript.toml, with the version's folder written in."""
    (version,) = (path.name for path in dist.iterdir() if path.is_dir())
    (config,) = re.findall(r"config='([^']+)'", (dist / "index.html").read_text())
    written = (ROOT / "pyscript.toml").read_text().replace("VERSION", version)
    assert tomllib.loads(written) == json.loads(config)


def test_a_page_gets_version_full_names_and_bytes() -> None:
    """VERSION/ stands for the folder, * for the part of a name that others chose."""
    text = '<link rel="preload" href="VERSION/r/core-*.js"><progress max="TOTAL_BYTES">'
    done = '<link rel="preload" href="v1/r/core-Xy.js" data-bytes="3"><progress max="3">'
    assert done == named(text, {"r/core-Xy.js": b"123"}, "v1")


def test_a_page_that_names_no_file_is_not_built() -> None:
    with pytest.raises(BuildError, match="should name one file"):
        named('<script src="VERSION/gone.js">', {"here.js": b""}, "v1")


@pytest.mark.parametrize(
    ("pattern", "kind"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("*/runtime/pyodide.asm.wasm", "application/wasm"),
        ("*/runtime/pyodide.mjs", "text/javascript"),
        ("*/static/style/page.css", "text/css"),
        ("*/static/icons/icon.svg", "image/svg+xml"),
        ("*/static/icons/icon-192.png", "image/png"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("sw.js", "text/javascript"),
    ],
)
def test_files_are_served_as_what_they_are(site: str, dist: Path, pattern: str, kind: str) -> None:
    """A browser takes no module or wasm under another name."""
    (path,) = dist.glob(pattern)
    with urlopen(site + path.relative_to(dist).as_posix()) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
