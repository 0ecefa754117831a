"""What of Pyodide's bridge to JavaScript euchre uses, and no more."""

from collections.abc import Callable

class JsException(Exception): ...

def create_once_callable(function: Callable[[], object]) -> object: ...
