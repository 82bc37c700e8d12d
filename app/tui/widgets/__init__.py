"""Widgets that more than one screen uses: view values in, messages out."""
