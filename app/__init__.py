"""The program around the rules: command line, matches, storage, screens."""

__version__ = "0.1.0"
