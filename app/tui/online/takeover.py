"""The question to a late friend, who has no seat: whether to play in place of a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.i18n.literal import literal
from app.match.seats import Seat
from app.net.messages import Sit
from app.session.online import GuestMatch
from app.tui.dialogs.ask import AskDialog, UnaskedDialog
from app.tui.dialogs.question import YesNoQuestion

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


class SeatOffer:
    """Asks once, and takes the question back as soon as somebody else has the seat. A seat that a
    bot keeps for an absent player is theirs, so it is not offered."""

    def __init__(self, app: AppProtocol, source: GuestMatch) -> None:
        self._app, self._source = app, source
        self._seat = -1
        self._dialog: AskDialog | None = None

    def ask(self) -> None:
        """Ask about the first seat that is free, if there is one."""
        source = self._source
        seat = next((n for n in range(len(source.places)) if self._free(n)), -1)
        if seat < 0 or source.people or source.over:
            return
        name = literal(source.seats[seat].name, 40)
        self._seat = seat
        self._dialog = UnaskedDialog(YesNoQuestion("takeover", lambda: {"name": name}))
        self._app.push_screen(self._dialog, self._answered)

    def look(self) -> None:
        """Take the question back if it can't be answered any more, and say why a seat that was
        asked for is not free."""
        source, dialog = self._source, self._dialog
        if dialog is not None and (source.over or not self._free(self._seat)):
            self._dialog = None
            dialog.expire()
        if source.refusal and self._seat >= 0:
            source.refusal = ""
            self._app.notice(self._app.texts("lobby-taken"))

    def _free(self, seat: int) -> bool:
        """Whether a bot plays a seat, and for nobody."""
        place = self._source.places[seat]
        return place.here and not place.resigned and not Seat(place.name, place.bot).human

    def _answered(self, yes: bool | None) -> None:
        self._dialog = None
        if yes:
            self._source.client.say(Sit(self._seat, ""))
