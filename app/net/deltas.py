"""Changed fields of an encoded view: most events change few of them.

Both sides keep the fields that were sent last. A delta is the fields that differ from those, None
if all are the same.
"""

from __future__ import annotations

from typing import Any

from app.net.protocol import BadMessage

Fields = dict[str, Any]


class DeltaWriter:
    """Remembers the fields sent last, which are always those of one class."""

    def __init__(self, fields: Fields) -> None:
        self.sent = fields

    def changed(self, fields: Fields) -> Fields | None:
        """Return the fields that changed, None for no change."""
        sent, self.sent = self.sent, fields
        return {name: data for name, data in fields.items() if sent[name] != data} or None


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
