"""A language that nobody speaks, made from the English words: other texts are literals.

Every piece of text gets other letters, a third more of them, and brackets around it; what is put
into it stays as it is. So what no brackets hold has come from elsewhere.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from tools.language import ENGLISH, ENGLISH_COURSE
from tools.prose import with_prose

LANG: Final = "x-pseudo"
OTHER_LETTERS: Final = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅßÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒğĥîĵķļṁñöþǫŕšţûṽŵẋýž",
)
FIELD: Final = re.compile(r"(\{\w+\})")
MARK: Final = re.compile(r"(\{[^{}]*\})")
"""What stands for a card, a player or a suit in a lesson."""
MORE: Final = "ëẍţŕå "
LIKE_PRINT: Final = ("FACES", "__all__")
"""What is printed on cards stays, and names of things in Python."""
BY_TEXT: Final = ("removesuffix", "removeprefix", "partition", "replace")
"""Methods of a text that look for another one."""


def write_pseudo(folder: Path, *, dir_: str = "ltr", brackets: str = "⟦⟧") -> Path:
    """Write the words of this language into a new folder."""
    folder.mkdir()
    for path in ENGLISH.glob("*.py"):
        tree = _Speaker(dir_, brackets).visit(ast.parse(path.read_text("utf-8")))
        folder.joinpath(path.name).write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
    _write_course(folder / "course", brackets)
    return folder


def _write_course(folder: Path, brackets: str) -> None:
    """The lessons, whose marks for cards and players stay as they are."""
    folder.mkdir()
    for path in ENGLISH_COURSE.glob("*.py"):
        tree = with_prose(path.read_text("utf-8"), lambda text: _taught(text, brackets))
        folder.joinpath(path.name).write_text(ast.unparse(tree), "utf-8")


def _taught(text: str, brackets: str) -> str:
    """A text of a lesson: what stands between two marks is a piece by itself."""
    parts = MARK.split(text)
    return "".join(part if MARK.fullmatch(part) else _piece(part, brackets) for part in parts)


def _piece(text: str, brackets: str) -> str:
    return spoken(text, brackets) if re.search(r"\w", text) else text


def spoken(text: str, brackets: str = "⟦⟧") -> str:
    """A piece of text in this language."""
    more = (MORE * len(text))[: int(0.3 * len(text))]
    parts = (
        part if part[:1] == "{" else part.translate(OTHER_LETTERS) for part in FIELD.split(text)
    )
    return f"{brackets[:1]}{''.join(parts)}{more}{brackets[1:]}"


class _Speaker(ast.NodeTransformer):
    """Changes what is read by people, and leaves what is read by programs."""

    def __init__(self, dir_: str, brackets: str) -> None:
        self._told = {"LANG": LANG, "DIR": dir_}
        self._brackets = brackets

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, str) and node.value:
            return ast.Constant(spoken(node.value, self._brackets))
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        if isinstance(node.value, ast.Constant):
            return node  # what a module, a function or a constant is
        node.value = self.visit(node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        name = node.target.id if isinstance(node.target, ast.Name) else ""
        if name in self._told:
            node.value = ast.Constant(self._told[name])
        elif node.value and name not in LIKE_PRINT:
            node.value = self.visit(node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        if not any(isinstance(one, ast.Name) and one.id in LIKE_PRINT for one in node.targets):
            node.value = self.visit(node.value)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        node.values = [self.visit(value) for value in node.values]
        return node

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.FormattedValue:
        node.value = self.visit(node.value)
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.Compare:
        return node

    def visit_MatchValue(self, node: ast.MatchValue) -> ast.MatchValue:
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        node.value = self.visit(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        match node.func:
            case ast.Attribute(ast.Name("re")):
                return node
            case ast.Attribute(attr=name) if name in BY_TEXT:
                node.func = self.visit(node.func)
                return node
            case _:
                self.generic_visit(node)
                return node
