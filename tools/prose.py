"""Changes the prose in the source of lessons, and leaves all that is for the engine."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Final

PROSE: Final = ("title", "goal", "text", "right", "wrong", "help", "texts")
"""The fields of chapters, lessons and steps that people read."""


def with_prose(source: str, change: Callable[[str], str]) -> ast.Module:
    """The source's tree in which every text that people read is changed."""
    tree = ast.parse(source)
    _Lessons(change).visit(tree)
    return ast.fix_missing_locations(tree)


class _Lessons(ast.NodeTransformer):
    """Finds the fields that hold prose."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._texts = _Texts(change)

    def visit_keyword(self, node: ast.keyword) -> ast.keyword:
        node.value = (self._texts if node.arg in PROSE else self).visit(node.value)
        return node


class _Texts(ast.NodeTransformer):
    """Changes the texts of such a field; the keys of a dictionary are answers."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        is_text = isinstance(node.value, str) and node.value
        return ast.Constant(self._change(str(node.value))) if is_text else node

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        node.values = [self.visit(value) for value in node.values]
        return node
