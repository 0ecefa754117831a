"""The built site on a host of its own, and each engine with a person before it."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.smoke.engine import Engine
from tests.smoke.firefox import firefox
from tests.smoke.host import Host, lay_ear, serving
from tests.smoke.person import Person
from tests.smoke.webkit import webkit
from tools import needs

DIST = Path(__file__).resolve().parents[2] / "dist"
Begin = Callable[[Path], AbstractContextManager[Engine]]
ENGINES: dict[str, tuple[Callable[[], str], Begin]] = {
    "firefox": (needs.firefox, firefox),
    "webkit": (needs.webkit, webkit),
}
LAST_WORDS = 2000  # letters of what a program said, told when a test fails, as is the page's text
WORDS = "document.body.innerText.slice(0, 1000)"


@pytest.fixture(params=ENGINES)
def name(request: pytest.FixtureRequest) -> str:
    """Each in turn; one that is not installed is left out, saying so, and fails where CI is set."""
    missing, _ = ENGINES[request.param]
    if fault := missing():
        pytest.fail(fault) if os.environ.get("CI") else pytest.skip(fault)
    return str(request.param)


@pytest.fixture(scope="session")
def sites(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A copy for each, which no build replaces meanwhile; Firefox tells itself what goes wrong."""
    assert (DIST / "index.html").is_file(), "there is no site in dist/ yet: run make build"
    folder = tmp_path_factory.mktemp("sites")
    sites = {name: Path(shutil.copytree(DIST, folder / name)) for name in ENGINES}
    lay_ear(sites["webkit"])
    return sites


@pytest.fixture
def host(name: str, sites: dict[str, Path]) -> Iterator[Host]:
    """Where the site is."""
    with serving(sites[name]) as it:
        yield it


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """What the programs of a test keep, and what they said: pytest shows it of a failed one."""
    (tmp_path / "home").mkdir()
    yield tmp_path / "home"
    for log in (tmp_path / "home").glob("*.log"):
        print(log.name, log.read_text(errors="replace")[-LAST_WORDS:], sep="\n")


@pytest.fixture
def engine(name: str, home: Path) -> Iterator[Engine]:
    """Fails the test when anything went wrong in a page."""
    _, begin = ENGINES[name]
    with begin(home) as it:
        yield it
        print(f"The page says:\n{it.ask(WORDS)}")
        assert it.faults() == []


@pytest.fixture
def person(engine: Engine) -> Person:
    """Somebody before it."""
    return Person(engine)
