"""What the program says is checked against docs/voice.md."""
