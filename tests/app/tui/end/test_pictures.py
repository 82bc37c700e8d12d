"""Pictures of the end of a match: both sizes and languages, in ASCII, without colour."""

from __future__ import annotations

from syrupy.assertion import SnapshotAssertion

from tests.aids.pictures import screen_text
from tests.app.tui.end.aids import at_end, ended, keys, program, quiet


async def test_the_end(picture: SnapshotAssertion) -> None:
    app = program()
    async with app.run_test(size=(80, 24)) as pilot:
        await at_end(pilot, ended())
        for language in ("es", "en"):
            for size in ((120, 40), (80, 24)):
                app.change(language=language)
                await pilot.resize_terminal(*size)
                await quiet(pilot)
                assert screen_text(app) == picture(name=f"{language}-{size[0]}x{size[1]}")
        for view in ("level", "luck", "feats"):
            await keys(pilot, "right")
            assert screen_text(app) == picture(name=view)
        await keys(pilot, "right", "tab")
        for name, looks in (("ascii", {"glyphs": "ascii"}), ("mono", {"theme": "mono"})):
            app.change(**{"glyphs": "unicode", "theme": "dark", **looks})
            await quiet(pilot)
            assert screen_text(app) == picture(name=name)
        await keys(pilot, "c")
        assert screen_text(app) == picture(name="card")
