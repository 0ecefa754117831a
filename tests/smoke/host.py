"""A host that can be taken from the net, and an ear in the first script of the site on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.serve import Handler, in_background, open_server

EAR = Path(__file__).with_name("ear.js")


def lay_ear(site: Path) -> None:
    """Let every page of this copy of the site note in `heard` what goes wrong in it."""
    (first,) = site.glob("*/static/boot/first.js")
    first.write_text(EAR.read_text() + first.read_text())


class Host:
    """Where the site is, and whether anybody can reach it."""

    address: str
    reached = True


@contextmanager
def serving(site: Path) -> Iterator[Host]:
    """Serves a folder until the end, or until it is said to be out of reach."""
    it = Host()

    class Reached(Handler):
        def parse_request(self) -> bool:
            """Out of reach, hang up without a word, on lines that were open too."""
            self.close_connection = not it.reached
            return it.reached and super().parse_request()

    with open_server(site, handler=Reached) as server:
        it.address = in_background(server)
        yield it
        server.shutdown()
