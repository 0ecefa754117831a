"""The build: each file as the page and its hosts need it, and none that the page never asks for."""

import json
import re
import tomllib
from base64 import b64encode
from hashlib import sha256, sha384
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests.browser.visits import version_of
from tools.build import ROOT, BuildError, gathered, inlined, named
from tools.language import ENGLISH
from tools.lean import lean
from tools.python_zip import at_start, plain_archives, plan, reached


def test_the_archives_hold_what_the_page_imports_and_no_more(dist: Path) -> None:
    """The terminal's program and the tests' library stay at home."""
    both: set[str] = set()
    for archive in dist.glob("*/runtime/*.zip"):
        names = ZipFile(archive).namelist()
        assert sorted(names) == names
        both |= set(names)
    assert {"euchre/browser/main.pyc", "euchre/app/update.pyc", "pyscript/web.pyc"} <= both
    assert not {"euchre/__main__.pyc", "argparse.pyc", "ssl.pyc", "lzma.pyc"} & both


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


def test_what_a_function_or_the_type_checker_imports_comes_later() -> None:
    """What importing a module carries out is needed with it, wherever it stands."""
    sources = {
        "euchre/__init__.py": b"",
        "euchre/browser/__init__.py": b"",
        "euchre/browser/main.py": MAIN,
        **{f"euchre/{name}.py": b"" for name in ("a", "b", "c", "d", "e")},
        "euchre/app/late.py": b"import euchre.a, heapq",
    }
    first = at_start(sources)
    assert {"euchre/a.py", "euchre/b.py", "euchre/c.py"} == {
        name for name in first if Path(name).stem in {"a", "b", "c", "d", "e", "late"}
    }
    planned = plan(sources)
    assert sorted(first) == planned["own"]
    assert "colorsys" in planned["first"]
    assert "bisect" not in planned["first"]
    assert {"colorsys", "bisect", "heapq", "euchre.app.late"} <= set(planned["later"])


MAIN = b"""
import colorsys
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from euchre import d
try:
    from euchre import a
except ImportError:
    import euchre.b
class Some:
    import euchre.c
    def later(self):
        import bisect
        from euchre.app import late
        return lambda: __import__("nothing")
async def afterwards():
    from euchre import e
"""


def test_a_build_for_development_is_parted_in_the_same_way(tmp_path: Path) -> None:
    """It has the whole library at once, and euchre's plain sources where the others lie."""
    archives = plain_archives(ROOT, ENGLISH)
    for name, content in archives.items():
        (tmp_path / name).write_bytes(content)
    first, later = (set(ZipFile(tmp_path / name).namelist()) for name in archives)
    assert {"argparse.py", "euchre/browser/main.py"} <= first
    assert {"euchre/ai/search.py", "euchre/app/games.py"} <= later
    assert set() == first & later


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
    version = version_of(dist)
    (config,) = re.findall(r"config='([^']+)'", (dist / "index.html").read_text())
    written = (ROOT / "pyscript.toml").read_text().replace("VERSION", version)
    assert tomllib.loads(written) == json.loads(config)


def test_a_page_gets_version_full_names_and_bytes() -> None:
    """VERSION/ stands for the folder, * for the part of a name that others chose."""
    text = '<link rel="preload" href="VERSION/r/core-*.js"><progress max="TOTAL_BYTES">'
    done = '<link rel="preload" href="v1/r/core-Xy.js" data-bytes="3"><progress max="3">'
    assert done == named(text, {"r/core-Xy.js": b"123"}, "v1")


def test_a_page_knows_what_the_later_archive_must_be(dist: Path) -> None:
    """Then a browser takes no other one, as of another version or cut short."""
    (archive,) = dist.glob("*/runtime/later.zip")
    expected = b64encode(sha384(archive.read_bytes()).digest()).decode()
    assert f'data-later="sha384-{expected}"' in (dist / "index.html").read_text()


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


def test_a_page_may_hold_its_styles_and_scripts_and_vouches_for_them() -> None:
    """With the pictures in them: then it needs no other file."""
    page = "HASH_OF_STYLE HASH_OF_SCRIPT<!-- style static/a.css --><!-- script static/a.js -->"
    style, script = b'a { b: url("../c/d.svg") }', b"run();\n"
    files = {"static/a.css": style, "static/a.js": script, "static/c/d.svg": b'<svg a="#b"/>'}
    inside = 'a { b: url("data:image/svg+xml,%3Csvg a=%22%23b%22/%3E") }'
    hashes = [_hash(text) for text in (inside, "run();")]
    held = f"<style>{inside}</style><script>run();</script>"
    assert f"{' '.join(hashes)}{held}" == inlined(page, files)
    assert ["static/c/d.svg"] == list(files)


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def test_what_would_end_a_script_in_a_page_is_refused() -> None:
    with pytest.raises(BuildError, match=r"a\.js can't stand in a page"):
        inlined("<!-- script a.js -->", {"a.js": b'"</script>"'})


def test_styles_and_scripts_lose_what_is_there_for_their_readers() -> None:
    """What a script gives to others keeps its name."""
    made = lean(
        {
            "a.css": b"/* Why. */\na {\n  b: c; /* and\n why */\n}\n",
            "a.js": b"// Why.\nexport const made = (inner) => inner + inner;\n",
            "a.svg": b"<!-- kept -->",
        }
    )
    assert b"a {\nb: c;\n}" == made["a.css"]
    assert b"export const made=" in made["a.js"]
    assert b"inner" not in made["a.js"]
    assert b"<!-- kept -->" == made["a.svg"]
