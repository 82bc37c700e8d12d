"""Style sheets are the whole program's: what one screen says of its parts reaches no other's."""

import re
from collections.abc import Iterator

from textual.widget import Widget

from app.tui.keymap import know_all_commands


def _widgets(base: type[Widget] = Widget) -> Iterator[type[Widget]]:
    for below in base.__subclasses__():
        if below.__module__.startswith("app."):
            yield below
        yield from _widgets(below)


def test_a_widget_s_own_style_reaches_no_widget_of_another_room() -> None:
    """A rule on `Panel` means every class of that name and all below, whichever was loaded last."""
    know_all_commands()
    widgets = set(_widgets())
    styled = {
        widget: widget.__dict__["DEFAULT_CSS"]
        for widget in widgets
        if widget.__dict__.get("DEFAULT_CSS")
    }
    strays = [
        f"{owner.__module__}.{owner.__name__} styles {other.__module__}.{other.__name__}"
        for owner, css in styled.items()
        if re.search(rf"(^|\s){owner.__name__}\s*\{{", css)
        for other in widgets
        for named in other.__mro__
        if named.__name__ == owner.__name__ and named is not owner and styled.get(named) != css
    ]
    assert not strays
