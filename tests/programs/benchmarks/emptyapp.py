"""The emptiest Textual program: what any other pays before its own first line."""

from __future__ import annotations

from textual.app import App

if __name__ == "__main__":
    App[None]().run()
