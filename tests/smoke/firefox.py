"""Firefox, driven by the protocol that it speaks itself: https://w3c.github.io/webdriver-bidi/."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.smoke.engine import GRACE, PATIENCE, in_time, program, wait_for
from tools.needs import find_firefox


@contextmanager
def firefox(home: Path) -> Iterator["Firefox"]:
    """The machine's own Firefox, without a window."""
    with ExitStack() as running:
        yield Firefox(home, running)


@contextmanager
def _line_to_firefox(home: Path) -> Iterator[ClientConnection]:
    """A Firefox with its profile in this folder, and the line to it; both end together."""
    told = home / "WebDriverBiDiServer.json"  # Firefox writes here where it listens
    told.unlink(missing_ok=True)
    flags = ["--headless", "--remote-debugging-port=0", "--profile", str(home), "about:blank"]
    with program([find_firefox(), *flags], home) as process:
        address = wait_for("a Firefox that listens", lambda: _address(told), process)
        with connect(address, max_size=None) as line:
            yield line
            line.send(json.dumps({"id": 0, "method": "browser.close", "params": {}}))
            process.wait(GRACE)


def _address(told: Path) -> str:
    """What is told there, once it stands there whole."""
    text = told.read_text() if told.exists() else ""
    place = json.loads(text) if text.endswith("}") else None
    return f"ws://{place['ws_host']}:{place['ws_port']}/session" if place else ""


class Firefox:
    """One window of it, and the profile that is there for the next one."""

    def __init__(self, home: Path, running: ExitStack) -> None:
        self._home, self._running, self._faults = home, running, list[str]()
        self._begin()

    def open(self, address: str) -> None:
        self._page = self._window()["context"]
        self._send("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def reload(self) -> None:
        self._send("browsingContext.reload", context=self._page, wait="complete")

    def enter_frame(self) -> None:
        self._page = self._window()["children"][0]["context"]

    def ask(self, expression: str) -> object:
        text = f"Promise.resolve({expression}).then((it) => JSON.stringify(it ?? null))"
        found: object = json.loads(self._evaluate(text)["value"])
        return found

    def click(self, selector: str) -> None:
        found = self._evaluate(f"document.querySelector({json.dumps(selector)})")
        middle = {"type": "element", "element": {"sharedId": found["sharedId"]}}
        acts = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": middle},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "hand", "actions": acts}
        self._send("input.performActions", context=self._page, actions=[hand])

    def leave(self) -> None:
        """The browser is closed, and opened again."""
        self._running.close()
        self._begin()

    def faults(self) -> list[str]:
        """All that was said before the answer to a question is noted when that comes."""
        self._send("session.status")
        return self._faults

    def _begin(self) -> None:
        self._line, self._sent = self._running.enter_context(_line_to_firefox(self._home)), 0
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])

    def _window(self) -> dict[str, Any]:
        (window,) = self._send("browsingContext.getTree")["contexts"]
        return dict(window)

    def _evaluate(self, text: str) -> dict[str, Any]:
        place = {"context": self._page}
        answer = self._send("script.evaluate", expression=text, target=place, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return dict(answer["result"])

    def _send(self, method: str, **params: object) -> dict[str, Any]:
        self._sent += 1
        self._line.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        with in_time(f"an answer to {method}"):
            while (answer := json.loads(self._line.recv(PATIENCE))).get("id") != self._sent:
                self._hear(answer.get("params", {}))
        assert answer["type"] == "success", f"{method}: {answer['message']}"
        return dict(answer["result"])

    def _hear(self, said: dict[str, Any]) -> None:
        if said.get("level") in ("error", "warn"):
            self._faults.append(f"{said['level']}: {said['text']}")
