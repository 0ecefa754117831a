"""Pages of another site that show something in a frame."""

from pathlib import Path

from tests.smoke.engine import Engine

SELF_UNKNOWN = (
    "in a frame without an origin, this engine takes nothing for 'self' in a page's policy: "
    "https://bugs.webkit.org/show_bug.cgi?id=316847"
)
FRAME = (
    '<!doctype html><title>other</title><link rel="icon" href="data:,">'
    '<iframe title="frame" width="800" height="600" sandbox="{}" src="{}"></iframe>'
)
BARE = (
    '<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src \'self\'">'
    '<title>bare</title><script src="bare.js"></script>'
)


def show(page: Path, address: str, sandbox: str) -> str:
    """Write this page, once: a browser takes two files of one second for the same; its name."""
    page.write_text(FRAME.format(sandbox, address))
    return page.name


def knows_self(engine: Engine, folder: Path, address: str) -> bool:
    """Whether a script of the same site runs under a policy that allows it, in such a frame."""
    (folder / "bare.html").write_text(BARE)
    (folder / "bare.js").write_text("globalThis.bare = true")
    engine.open(address + show(folder / "probe.html", f"{address}bare.html", "allow-scripts"))
    engine.enter_frame()
    return bool(engine.ask("globalThis.bare"))
