"""What only Hammerspace tells in sentences."""

from __future__ import annotations

from app.plain.hammerspace.voice import HammerspaceVoice
from tests.app.tui.hammerspace.aids import laid

HANDS = ("wet-fish mattress snow-globe bin-lid", "falling-piano bathtub", "old-cheese trampoline")


def test_ham_23_a_monsters_actions_have_their_names_and_name_whom_they_mean() -> None:
    """Ana keeps it: Ben is at her left, Eva at her right."""
    voice = HammerspaceVoice(laid(*HANDS, monster="bad-weather", total=9, keeper=0))
    told = voice.answers["monster"](0, "")
    hail = next(line for line in told if "Sideways hail" in line)
    assert hail.startswith("5 (11%), Sideways hail: Ice 5 + d6 against Ben")
    assert "Eva" in hail
    assert told[-1] == "It acts as for 9 now."
