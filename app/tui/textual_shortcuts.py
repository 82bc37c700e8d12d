"""The same results as Textual's own methods, with less work; `textual_patches` installs them.

Handlers: Textual looks through all classes of a widget for each message that it gets. Here they are
looked through once for each kind of widget and message.

Styles: when the style of a widget is worked out again, Textual sets each of its rules. Here
only those are set whose value is another one. And of which rules hold for it Textual asks each in a
set, by a hash in Python that is the rule's identity; here Python's own takes that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from textual.css.model import RuleSet
from textual.css.styles import RulesMap
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode
from textual.message import Message
from textual.message_pump import MessagePump

_dispatch_methods = MessagePump._get_dispatch_methods
_replace_rules = Stylesheet.replace_rules

Handler = Callable[[Message], Any]


class Handling(NamedTuple):
    """How a class handles a kind of message: by decorated methods, by a method with the message's
    name, "" without one. `selective`: it depends on the sender whether a decorated one is called.
    """

    owner: type
    decorated: tuple[Any, ...]
    named: str
    selective: bool


_known: dict[tuple[type, str, type], tuple[Handling, ...]] = {}


def handlings(pump: type[MessagePump], name: str, message: type[Message]) -> tuple[Handling, ...]:
    """Return the classes of a pump that handle a kind of message, in the order in which they do."""
    kinds = [one for one in message.__mro__ if issubclass(one, Message)]
    found = []
    for owner in pump.__mro__:
        own = vars(owner)
        by_kind = own.get("_decorated_handlers") or {}
        pairs = [pair for kind in kinds for pair in by_kind.get(kind, ())]
        named = next((one for one in (f"_{name}", name) if own.get(one) is not None), "")
        if pairs or named:
            decorated = tuple(dict.fromkeys(method for method, _ in pairs))
            found.append(Handling(owner, decorated, named, any(chosen for _, chosen in pairs)))
    return tuple(found)


def dispatch_methods(
    pump: MessagePump, name: str, message: Message
) -> Iterator[tuple[type, Handler]]:
    """Give the handlers of a message, the pump's own first, until one prevents the rest."""
    asked = type(pump), name, type(message)
    plan = _known.get(asked)
    if plan is None:
        plan = _known[asked] = handlings(*asked)
    if any(one.selective for one in plan):
        yield from _dispatch_methods(pump, name, message)
        return
    called: set[Any] = set()
    for owner, decorated, named, _ in plan:
        if message._no_default_action:
            return
        for method in decorated:
            if method not in called:
                yield owner, method.__get__(pump, owner)
                called.add(method)
        method = vars(owner).get(named)
        if method is not None and not getattr(method, "_textual_on", None):
            yield owner, method.__get__(pump, owner)


def replace_rules(
    _sheet: type[Stylesheet], node: DOMNode, rules: RulesMap, animate: bool = False
) -> None:
    """Give a node these rules instead of those of the style sheet that it had."""
    if animate:
        _replace_rules(node, rules, animate)
        return
    base = node.styles.base
    before, after = dict(base._rules), dict(rules)
    for key in before.keys() | after.keys():
        value = after.get(key)
        if value is None or before.get(key) is not value:
            setattr(base, key, value)
    node.notify_style_update()


def install() -> None:
    """Install all."""
    MessagePump._get_dispatch_methods = dispatch_methods  # type: ignore[assignment,method-assign]  # the one place to do it
    Stylesheet.replace_rules = classmethod(replace_rules)  # type: ignore[assignment,method-assign]  # likewise
    RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]  # likewise
