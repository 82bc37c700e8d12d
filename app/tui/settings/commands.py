"""The commands of the settings, of the keys, and of the dialog that captures a key."""

from __future__ import annotations

from app.tui.commands import Command, register

SETTINGS, KEYS, CAPTURE, DOCTOR = "settings", "keys", "capture", "doctor"

register(
    (
        Command("settings.keys", SETTINGS, ("t",), footer=12),
        Command("settings.doctor", SETTINGS, ("d",), footer=13),
        Command("settings.reset", SETTINGS, ("backspace",), footer=14),
        Command("settings.restore", SETTINGS, ("R",)),
        Command("settings.close", SETTINGS, ("escape", "q"), footer=95, calls="close"),
        Command("keys.reset", KEYS, ("backspace", "delete"), footer=13),
        Command("keys.restore", KEYS, ("R",), footer=14),
        Command("keys.close", KEYS, ("escape", "q"), footer=95, calls="close"),
        Command("capture.take", CAPTURE, ("enter",), footer=10),
        Command("capture.add", CAPTURE, ("plus",), footer=11),
        Command("capture.close", CAPTURE, ("escape",), footer=95, calls="close"),
        Command("doctor.apply", DOCTOR, ("a",), footer=10),
        Command("doctor.measure", DOCTOR, ("m",), footer=11),
        Command("doctor.close", DOCTOR, ("escape", "q"), footer=95, calls="close"),
    )
)
