# ruff: noqa: N802, N815, A002 (the names are the browser's)
"""What of the browser's globals euchre uses, and no more: Pyodide gives them under this name."""

from collections.abc import Awaitable, Iterator, Sequence
from typing import overload

class DOMStringMap:
    do: str
    field: str
    pace: str
    ready: str
    whole: str

class CSSStyleDeclaration:
    def setProperty(self, name: str, value: str) -> None: ...

class Element:
    """Any element: what only some of them have is named here too.

    Where nothing is found Pyodide gives jsnull, which is false but is not None: ask for truth,
    never `is None`.
    """

    id: str
    tagName: str
    type: str
    value: str
    checked: bool
    files: FileList
    disabled: bool
    isConnected: bool
    dataset: DOMStringMap
    style: CSSStyleDeclaration
    tabIndex: int
    def closest(self, selector: str) -> Element | None: ...
    def contains(self, other: Element) -> bool: ...
    def focus(self) -> None: ...
    def scrollIntoView(self, options: object) -> None: ...
    def getAttribute(self, name: str) -> str | None: ...
    def hasAttribute(self, name: str) -> bool: ...
    def matches(self, selector: str) -> bool: ...
    def querySelector(self, selector: str) -> Element | None: ...
    def removeAttribute(self, name: str) -> None: ...
    def showModal(self) -> None: ...

class ArrayBuffer:
    def to_bytes(self) -> bytes: ...

class File:
    name: str
    size: int
    def arrayBuffer(self) -> Awaitable[ArrayBuffer]: ...

class FileList:
    def __len__(self) -> int: ...
    def item(self, index: int) -> File: ...

class DataTransfer:
    files: FileList
    types: Sequence[str]
    def getData(self, format: str) -> str: ...

class NodeList(Sequence[Element]):
    @overload
    def __getitem__(self, index: int) -> Element: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Element]: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Element]: ...

class Document(Element):
    activeElement: Element | None
    body: Element
    documentElement: Element
    visibilityState: str
    def dispatchEvent(self, event: Event) -> bool: ...
    def getElementById(self, id: str) -> Element | None: ...
    def querySelectorAll(self, selector: str) -> NodeList: ...

class Event:
    target: Element
    def new(self, name: str) -> Event: ...
    def preventDefault(self) -> None: ...

class DragEvent(Event):
    dataTransfer: DataTransfer

class MouseEvent(Event):
    detail: int

class KeyboardEvent(Event):
    key: str
    altKey: bool
    ctrlKey: bool
    metaKey: bool
    isComposing: bool
    repeat: bool

class Location:
    href: str
    pathname: str
    search: str

class Storage:
    length: int
    def key(self, index: int) -> str | None: ...
    def getItem(self, key: str) -> str | None: ...
    def setItem(self, key: str, value: str) -> None: ...
    def removeItem(self, key: str) -> None: ...

class Performance:
    def mark(self, name: str) -> None: ...
    def now(self) -> float: ...

class History:
    def replaceState(self, data: object, unused: str, url: str) -> None: ...

class Date:
    def new(self) -> Date: ...
    def getTime(self) -> float: ...
    def getFullYear(self) -> int: ...
    def getMonth(self) -> int: ...
    def getDate(self) -> int: ...

class Clipboard:
    def writeText(self, text: str) -> Awaitable[None]: ...

class Navigator:
    clipboard: Clipboard

class AbortSignal:
    def timeout(self, ms: float) -> AbortSignal: ...

class Response:
    def arrayBuffer(self) -> Awaitable[ArrayBuffer]: ...

class Object:
    def fromEntries(self, entries: object) -> Object: ...

class Window:
    AbortSignal: AbortSignal
    Date: Date
    Event: Event
    Object: Object
    history: History
    navigator: Navigator
    localStorage: Storage
    location: Location
    performance: Performance
    def setTimeout(self, callback: object, ms: float) -> int: ...
    def fetch(self, address: str, options: object) -> Awaitable[Response]: ...
    def requestIdleCallback(self, callback: object) -> int: ...

class BootWords:
    """Its texts in the language of the page."""

    wrong: str

class Boot:
    """static/boot's own object: what works before and without Python."""

    restored: bool
    version: str
    words: BootWords
    def applyUpdate(self) -> None: ...
    def install(self) -> None: ...
    def cue(self, name: str, ms: int, heard: bool, felt: bool) -> None: ...
    def download(self, name: str, text: str) -> None: ...
    def gone(self, url: str) -> None: ...
    def look(self, chosen: object) -> None: ...
    def takeEarly(self) -> Sequence[Sequence[str]]: ...
    def trouble(self, title: str, detail: str, game: str = ...) -> None: ...

euchre: Boot
