"""A language that nobody speaks: English with accents and a third longer, to try layouts with."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from app.i18n.fluent import Texts

PSEUDO = "xx"
_ACCENTED = str.maketrans("aeiouAEIOUncNC", "áéíóúÁÉÍÓÚñçÑÇ")
_MORE = "ñandú"


def pseudo(text: str) -> str:
    """A text with accents and about 30 % more letters; blanks at its ends stay where they are."""
    core = text.strip()
    letters = sum(sign.isalpha() for sign in core)
    if not letters:
        return text
    more = (letters * 3 + 5) // 10
    tail = (_MORE * (more // len(_MORE) + 1))[:more]
    return text.replace(core, core.translate(_ACCENTED) + tail, 1)


class _Stretch(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = pseudo(node.value)
        return node


class PseudoTexts(Texts):
    """The texts in the language `xx`, made from the English files; other languages as they are."""

    def __init__(self) -> None:
        super().__init__(PSEUDO, strict=True)

    def _source(self, language: str, room: str) -> str | None:
        if language != PSEUDO:
            return super()._source(language, room)
        source = super()._source("en", room)
        return None if source is None else _stretched(source)


@cache
def _stretched(source: str) -> str:
    """A file with longer texts, made once."""
    return FluentSerializer().serialize(_Stretch().visit(FluentParser().parse(source)))
