"""HTML: a browser reads the texts that were meant, whatever they are; some things no page has."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.app.html import Attribute, Element, el, render
from euchre.engine.errors import EuchreError
from tests.rules.hands import law

VOID = ("br", "hr", "img", "input", "link", "meta")


@dataclass
class Node:
    """An element as a browser understands it."""

    tag: str
    attributes: list[tuple[str, str | None]]
    children: list[Node | str] = field(default_factory=list)


class Reader(HTMLParser):
    """Builds the tree that an HTML text stands for."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("", [])
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, attrs)
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.pop().tag

    def handle_data(self, data: str) -> None:
        children = self.open[-1].children
        if children and isinstance(children[-1], str):
            data = str(children.pop()) + data
        children.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"a comment: {data}")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(f"a declaration: {decl}")


def read(html: str) -> list[Node | str]:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [reader.root]
    return reader.root.children


def as_read(element: Element) -> Node:
    """The element as a browser should understand it."""
    attributes: list[tuple[str, str | None]] = [
        (name, None if value is True else str(value))
        for name, value in element.attributes
        if value is not None and value is not False
    ]
    node = Node(element.tag, attributes)
    for child in element.children:
        if isinstance(child, Element):
            node.children.append(as_read(child))
        elif child:
            if node.children and isinstance(node.children[-1], str):
                child = str(node.children.pop()) + child
            node.children.append(child)
    return node


TEXTS = st.text(st.characters(codec="utf-8"), max_size=20) | st.sampled_from(
    (
        "<script>alert(1)</script>",
        "&amp;",
        "&#60;",
        '" onclick="x',
        "' x='",
        "]]>",
        "<!--",
        "</div>",
    )
)
NAMES = st.sampled_from(("id", "class", "title", "data-do", "aria-label", "value", "href"))
VALUES: st.SearchStrategy[Attribute] = TEXTS | st.booleans() | st.none() | st.integers()


def elements() -> st.SearchStrategy[Element]:
    """Trees of elements with any text and any attribute values."""
    attributes = st.dictionaries(NAMES, VALUES, max_size=3).map(lambda found: tuple(found.items()))
    tags = st.sampled_from(("div", "p", "span", "b", "button", "li"))
    void = st.builds(Element, st.sampled_from(VOID), attributes)
    leaf = st.builds(Element, tags, attributes, TEXTS.map(lambda text: (text,))) | void
    return st.recursive(
        leaf,
        lambda inner: st.builds(
            Element, tags, attributes, st.lists(inner | TEXTS, max_size=3).map(tuple)
        ),
        max_leaves=8,
    )


@law
@given(elements())
def test_a_browser_reads_the_texts_and_attributes_that_were_meant(element: Element) -> None:
    assert [as_read(element)] == read(render(element))


@law
@given(elements())
def test_no_text_can_end_its_element_or_begin_another(element: Element) -> None:
    """The marks of the page are its own: as many as there are elements."""
    html = render(element)
    elements_inside = list(element.walk())
    closed = [one for one in elements_inside if one.tag not in VOID]
    assert len(elements_inside) + len(closed) == html.count("<")
    assert html.count("<") == html.count(">")


@pytest.mark.parametrize(
    ("element", "html"),
    [
        (el("p", "a < b & c > d"), "<p>a &lt; b &amp; c &gt; d</p>"),
        (el("p", "\"'"), "<p>&quot;&#x27;</p>"),
        (el("p", title="\"'<>&"), '<p title="&quot;&#x27;&lt;&gt;&amp;"></p>'),
        (el("p", title=""), '<p title=""></p>'),
        (el("p", class_="a", for_="b"), '<p class="a" for="b"></p>'),
        (el("p", data_do="play Jh"), '<p data-do="play Jh"></p>'),
        (el("p", hidden=True), "<p hidden></p>"),
        (el("p", hidden=False, title=None), "<p></p>"),
        (el("p", tabindex=0), '<p tabindex="0"></p>'),
        (el("input", value="x"), '<input value="x">'),
        (el("br"), "<br>"),
        (el("p", None, "a", ["b", None, el("b", "c")], (x for x in ("d",))), "<p>ab<b>c</b>d</p>"),
    ],
)
def test_an_element_is_written_so(element: Element, html: str) -> None:
    assert html == render(element)


TAGS_BARRED = ("script", "style", "iframe", "object", "embed", "base")
ATTRIBUTES_BARRED = ("onclick", "onload", "onfocus", "style", "srcdoc")


@pytest.mark.parametrize("tag", TAGS_BARRED)
def test_a_page_has_no_foreign_content(tag: str) -> None:
    with pytest.raises(EuchreError, match=f"a page has no <{tag}>"):
        el(tag)


@pytest.mark.parametrize("name", ATTRIBUTES_BARRED)
def test_a_page_has_no_code_and_no_style_in_attributes(name: str) -> None:
    """A strict policy would refuse them anyway: they are found where they are made."""
    with pytest.raises(EuchreError, match=f"a page has no {name} attribute"):
        el("p", **{name: "x"})


def test_capitals_do_not_get_by() -> None:
    """HTML does not tell them apart."""
    for tag in TAGS_BARRED:
        with pytest.raises(EuchreError):
            el(tag.upper())
    for name in ATTRIBUTES_BARRED:
        with pytest.raises(EuchreError):
            el("p", **{name.upper(): "x"})


def test_the_text_of_an_element_is_what_a_reader_would_read() -> None:
    assert "a b c" == el("p", "a ", el("b", "b"), " c").text


def test_walking_goes_through_the_page_in_order() -> None:
    tree = el("div", el("p", el("b")), el("i"))
    assert ["div", "p", "b", "i"] == [element.tag for element in tree.walk()]


def test_an_attribute_can_be_asked_for() -> None:
    assert "x" == el("p", id="x").get("id")
    assert el("p").get("id") is None
