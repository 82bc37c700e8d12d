"""The list of saved matches: a catalogue read by pages, its rows, and its commands."""
