"""A seat's perspective of a match: its event log and its view, built from its own feed."""
