"""How sentences are put together, in either language."""

from __future__ import annotations

from app.i18n.fluent import Texts
from app.text.sentences import contracted


def test_spanish_contracts_before_an_article_but_not_before_a_name_in_capitals() -> None:
    spanish, english = Texts("es", strict=True), Texts("en", strict=True)
    told = "Gracias a el Yeti, Ana roba de el mazo de El Greco a ella."
    assert contracted(spanish, told) == "Gracias al Yeti, Ana roba del mazo de El Greco a ella."
    assert contracted(spanish, "De el mazo y hacia el sur") == "Del mazo y hacia el sur"
    assert contracted(english, told) == told
