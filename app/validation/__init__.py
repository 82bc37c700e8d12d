"""Checks of typed input and of the start, for the command line and plain mode."""
