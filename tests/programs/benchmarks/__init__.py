"""Figures of speed and size, each beside the one that it is compared with.

`make bench` (or `python -m tests.benchmarks`) prints them. Ratios between figures of one run hold
on any machine; the figures themselves do not. Nothing here decides whether a test passes.
"""
