"""Changed fields of an encoded view: most events change few of them.

Both sides keep the fields that were sent last. A delta is the fields that differ from those, None
if all are the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.net.protocol import BadMessage

Fields = dict[str, Any]


class DeltaWriter:
    """Remembers the view sent last, and its fields; further views are of the same class. `changes`
    returns the written fields of a view that differ from those of one before."""

    def __init__(self, view: Any, fields: Fields, changes: Callable[[Any, Any], Fields]) -> None:
        self.sent = fields
        self._view, self._changes = view, changes

    def changed(self, view: Any) -> Fields | None:
        """Return the fields that changed, None for no change."""
        changes, sent = self._changes(self._view, view), self.sent
        self._view = view
        # A view may hold the same in another form, and nobody shall learn of that.
        changes = {name: data for name, data in changes.items() if sent[name] != data}
        if not changes:
            return None
        self.sent = {**sent, **changes}
        return changes


class DeltaReader:
    """Puts changed fields into those received last."""

    def __init__(self, fields: Any) -> None:
        if type(fields) is not dict:
            raise BadMessage("type", "view")
        self.fields: Fields = fields

    def change(self, changed: Any) -> bool:
        """Take changed fields over; return whether there are any. Raise `BadMessage` for a field
        that the view has not."""
        if changed is None:
            return False
        if type(changed) is not dict or not changed.keys() <= self.fields.keys():
            raise BadMessage("fields", "view")
        self.fields = {**self.fields, **changed}
        return True
