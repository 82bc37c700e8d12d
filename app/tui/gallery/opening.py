"""The way into the gallery."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.tui.app_protocol import AppProtocol


def open_gallery(app: AppProtocol) -> None:
    app.after_first_paint()  # the player may be faster than the first paint
    library = app.services.library
    if library is None:
        app.notice(app.texts("gallery-no-library"))
        return
    from app.tui.gallery.screen import GalleryScreen

    app.push_screen(GalleryScreen(library))
