"""The public server: many tables in one process, a list of them, limits, and its own store.

`mazmorra serve` runs it. A table is the same `OpenTable` that `mazmorra host` serves, without a
host's screen: its leader, a guest like all others, asks for what a host does there.
"""
