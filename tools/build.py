"""Builds the website into a folder that any static host can serve: python -m tools.build [--dev].

With `--words FOLDER` it is in the language of that folder's words (docs/languages.md).

At the folder's root stand the pages, the manifest and the service worker (which could not serve
the pages from inside a folder). Everything they use stands in one folder named by
the version, a hash of all content: a new version never meets a cached file of an old one. The
same sources give the same bytes.
"""

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from base64 import b64encode
from functools import partial
from html import escape
from os.path import normpath
from pathlib import Path
from urllib.parse import quote

if __package__ in (None, ""):
    sys.exit("Run it as a module: python -m tools.build")

from tools.check_words import faults
from tools.faces import classic_faces
from tools.language import ENGLISH, article_of, speak, spoken
from tools.lean import lean, lean_texts
from tools.python_zip import lean_archives, plain_archives

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "node_modules"
FACES = "@heruka_urgyen/react-playing-cards"
# What is taken from npm: package, pattern, folder below runtime/ ("" = runtime/ itself).
TAKEN = (
    ("pyodide", "pyodide.mjs", ""),
    ("pyodide", "pyodide.asm.mjs", ""),
    ("pyodide", "pyodide.asm.wasm", ""),
    ("@pyscript/core", "LICENSE", "pyscript"),
    ("@pyscript/core", "dist/core.js", "pyscript"),
    ("@pyscript/core", "dist/core-*.js", "pyscript"),
    # Always asked for; the other parts belong to plugins that are switched off.
    ("@pyscript/core", "dist/error-*.js", "pyscript"),
    ("idiomorph", "LICENSE", "idiomorph"),
    (FACES, "LICENSE", "faces"),
    ("idiomorph", "dist/idiomorph.min.js", "idiomorph"),
)
IMPORT = re.compile(r'^(?:// )?@import "([^"]+)";$', re.MULTILINE)
WORD = re.compile(r"WORDS\.([A-Z_]+)")
INCLUDE = re.compile(r"<!-- include (\S+) -->")
INLINE = re.compile(r"<!-- (style|script) (\S+) -->")
PICTURE = re.compile(r'url\("\.\./([^"]+\.svg)"\)')
LEARN = "learn/index.html"
LOADING = "<!-- the table as app/screens paints it before Python arrives -->"
LEAVE = """// A build for development is never kept: this takes away the worker of a real one.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(registration.unregister()));
"""
HINT = re.compile(r'<link rel="(?:module)?preload"[^>]* href="([^"]+)"')


class BuildError(Exception):
    """The site can't be built; the message says why."""


def from_npm() -> dict[str, bytes]:
    """The runtime's files, by their path in the version's folder."""
    files: dict[str, bytes] = {}
    for package, pattern, folder in TAKEN:
        found = sorted((MODULES / package).glob(pattern))
        if not found:
            raise BuildError(f"{package} has no {pattern}: run npm ci")
        files |= {
            f"runtime/{folder}/{path.name}".replace("//", "/"): path.read_bytes() for path in found
        }
    return files


def gathered(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same files with every @import of a style sheet or script put in its place."""
    parts: set[str] = set()

    def part(folder: Path, match: re.Match[str]) -> str:
        name = normpath(folder / match[1]).replace("\\", "/")
        parts.add(name)
        return files[name].decode()

    whole = dict(files)
    for name, content in files.items():
        if name.endswith((".css", ".js")):
            fill = partial(part, Path(name).parent)
            whole[name] = IMPORT.sub(fill, content.decode()).encode()
    return {name: content for name, content in whole.items() if name not in parts}


def own_files() -> dict[str, bytes]:
    """static/, by its path in the version's folder."""
    static = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in sorted((ROOT / "static").rglob("*"))
        if path.is_file() and path.suffix != ".html" and not path.name.startswith(".")
    }
    # The head of Pyodide's list of packages says which Pyodide it is; the page installs none.
    head = json.loads((MODULES / "pyodide/pyodide-lock.json").read_bytes())["info"]
    for name in ("static/boot/interpreter.js", "static/embed/engine-worker.js"):
        static[name] = static[name].replace(b'"LOCK_INFO"', json.dumps(head).encode())
    return gathered(static) | pictures()


def pictures() -> dict[str, bytes]:
    """The icons as PNG, and the pictures of the table, for whoever installs the page."""
    with tempfile.TemporaryDirectory() as folder:
        run_node("icons.mjs", ROOT / "static/icons", folder)
        icons = {
            f"static/icons/{path.name}": path.read_bytes()
            for path in sorted(Path(folder).glob("*.png"))
        }
    return icons | {
        f"docs/{path.name}": path.read_bytes() for path in sorted((ROOT / "docs").glob("*.png"))
    }


def run_node(script: str, *arguments: Path | str) -> None:
    """Run one of the tools that are written for Node."""
    subprocess.run(["node", ROOT / "tools" / script, *arguments], check=True, cwd=ROOT)


def pages() -> dict[str, str]:
    """The files at the root, as written: VERSION/ stands for the version's folder.

    A page may include a file of the project: drawings that its elements use by name. The article,
    which has a folder of its own for an address, names cards that are painted.
    """
    from tools.painting import painted  # only now is it known whose words the cards have

    found = [*sorted(ROOT.glob("*.html")), ROOT / "embed.js", ROOT / "manifest.webmanifest"]
    paths = {path.name: path for path in found} | {LEARN: article_of(spoken())}
    texts = {name: path.read_text("utf-8") for name, path in paths.items()}
    whole = {
        name: INCLUDE.sub(lambda match: (ROOT / match[1]).read_text("utf-8").rstrip(), text)
        for name, text in worded(texts).items()
    }
    whole[LEARN] = painted(whole[LEARN])
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    fills = {
        LOADING: painted_table(),
        "CONFIG": json.dumps(config),
        "PLUGINS": json.dumps({"plugins": config["plugins"]}),
    }
    return {name: filled(text, fills) for name, text in whole.items()}


def inlined(text: str, files: dict[str, bytes]) -> str:
    """A page with the styles and scripts in it that it asks for, and their hashes in its policy.

    A frame without an origin has no file that is 'self' (WebKit takes that word so), and a file
    less is a request less.
    """
    hashes: dict[str, str] = {}

    def part(match: re.Match[str]) -> str:
        content = with_pictures(files.pop(match[2]).decode(), files).strip()
        if "</" in content or "<!--" in content:
            raise BuildError(f"{match[2]} can't stand in a page: it has </ or <!-- in it")
        hashes[f"HASH_OF_{match[1].upper()}"] = integrity(content.encode(), "sha256")
        return f"<{match[1]}>{content}</{match[1]}>"

    return filled(INLINE.sub(part, text), hashes)


def with_pictures(style: str, files: dict[str, bytes]) -> str:
    """A style sheet that needs no file for its pictures."""

    def picture(match: re.Match[str]) -> str:
        return f'url("data:image/svg+xml,{quote(files[f"static/{match[1]}"].decode(), safe=SAFE)}")'

    return PICTURE.sub(picture, style)


SAFE = " '!$()*,;:@/?=-_.~+"
"""What may stand as it is in a picture's address between quotes."""


def worded(texts: dict[str, str]) -> dict[str, str]:
    """The pages with their words: WORDS.NAME stands for one of `euchre.app.words.boot`."""
    from euchre.app import framed, words  # only now is it known whose they are
    from euchre.app.snippets import USUAL
    from euchre.app.words import boot, embed

    scripts = json.dumps(boot.SCRIPTS, ensure_ascii=False)
    told = {**vars(boot), "LANG": words.LANG, "DIR": words.DIR, "SCRIPTS": scripts}
    told |= {
        "FRAMED": json.dumps(framed.texts(), ensure_ascii=False),
        "HAND": embed.HAND,
        "FRAME_HEIGHT": USUAL,
    }

    def word(name: str, match: re.Match[str]) -> str:
        text = str(told[match[1]])
        return escape(text) if name.endswith(".html") else in_json(text)

    return {name: WORD.sub(partial(word, name), text) for name, text in texts.items()}


def in_json(text: str) -> str:
    """A text as it stands between the quotes of JSON."""
    return json.dumps(text, ensure_ascii=False)[1:-1]


def painted_table() -> str:
    """The table as it is seen before Python arrives."""
    from euchre.app.html import render
    from euchre.app.screens import loading

    return render(loading())


def filled(text: str, fills: dict[str, str]) -> str:
    """The text with each sign replaced by what it stands for."""
    for sign, content in fills.items():
        text = text.replace(sign, content)
    return text


def check_styles(files: dict[str, bytes], roots: dict[str, str]) -> None:
    """A style sheet that no page links and none imports was forgotten."""
    text = "".join(roots.values())
    for name in files:
        if name.endswith(".css") and f"VERSION/{name}" not in text:
            raise BuildError(f"{name} is neither linked by a page nor imported by a style sheet")


def digest(files: dict[str, bytes], roots: dict[str, str]) -> str:
    """Twelve hex digits that change when any file does."""
    total = hashlib.sha256()
    for name, content in sorted(
        (files | {name: text.encode() for name, text in roots.items()}).items()
    ):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:12]


def named(text: str, files: dict[str, bytes], version: str) -> str:
    """A page with its version, full file names, bytes it waits for and a hash written in."""

    def full(match: re.Match[str]) -> str:
        fits = [name for name in sorted(files) if Path(name).match(match[1])]
        if len(fits) != 1:
            raise BuildError(f"VERSION/{match[1]} should name one file, and names {len(fits)}")
        return f"VERSION/{fits[0]}"

    text = re.sub(r"VERSION/([^\"'\s?#]+)", full, text)
    sizes = files | {f"VERSION/{name}": content for name, content in files.items()}
    total = 0

    def weighed(match: re.Match[str]) -> str:
        nonlocal total
        size = len(sizes.get(match[1], b""))
        total += size
        return f'{match[0]} data-bytes="{size}"' if size else match[0]

    text = HINT.sub(weighed, text)
    fills = {"TOTAL_BYTES": str(total), "LATER_HASH": later_hash(files), "VERSION": version}
    return filled(text, fills)


def later_hash(files: dict[str, bytes]) -> str:
    """What the later archive must be."""
    return integrity(files.get("runtime/later.zip", b""), "sha384")


def integrity(content: bytes, by: str) -> str:
    """A hash as browsers check it: its name, and it in base64 (W3C, SRI and CSP)."""
    return f"{by}-{b64encode(hashlib.new(by, content).digest()).decode()}"


def write(out: Path, files: dict[str, bytes], *, offline: bool) -> None:
    """Put the files in place, the old ones gone; a failed build leaves the old ones."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as folder:
        fresh = Path(folder) / "fresh"
        for name, content in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if offline:
            run_node("service_worker.mjs", fresh)
        else:
            (fresh / "sw.js").write_text(LEAVE)
        if out.exists():
            out.rename(Path(folder) / "old")
        fresh.rename(out)


def build(out: Path, *, dev: bool = False) -> str:
    """Build the site into a folder; returns its version. Does nothing when it is there."""
    own, roots = own_files(), pages()
    if not dev:
        own, roots = lean(own), lean_texts(roots)
    files = from_npm() | own
    archives = plain_archives(ROOT, spoken()) if dev else lean_archives(ROOT, spoken())
    files |= {f"runtime/{name}": content for name, content in archives.items()}
    roots = {name: inlined(text, files) for name, text in roots.items()}
    check_styles(files, roots)
    files |= classic_faces(MODULES / FACES, ROOT / "tools/faces.css")
    # How the worker is made counts as a page: another worker is another version.
    maker = (ROOT / "tools/service_worker.mjs").read_text("utf-8")
    version = digest(files, roots | {"sw.js": LEAVE if dev else maker})
    if (out / version).is_dir():
        return version
    written = {name: named(text, files, version).encode() for name, text in roots.items()}
    inside = {f"{version}/{name}": content for name, content in files.items()}
    write(out, written | inside, offline=not dev)
    return version


def main() -> int:
    """Build, and say what was built."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--dev",
        action="store_true",
        help="whole library and plain sources, for readable tracebacks",
    )
    parser.add_argument(
        "--words", type=Path, default=ENGLISH, help="the folder of the words of a language"
    )
    parser.add_argument("--out", type=Path, help="the folder (dist, or dist-dev with --dev)")
    chosen = parser.parse_args()
    out = chosen.out or ROOT / ("dist-dev" if chosen.dev else "dist")
    try:
        if lacking := faults(chosen.words):
            raise BuildError("its words are not whole:\n" + "\n".join(lacking))
        speak(chosen.words.resolve())
        version = build(out, dev=chosen.dev)
    except subprocess.CalledProcessError:
        sys.exit("The site was not built: a tool under Node failed, as told above")
    except (BuildError, OSError) as trouble:
        sys.exit(f"The site was not built: {trouble}")
    print(f"Built {out.name}/, version {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
