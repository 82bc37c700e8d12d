"""The perspective of one seat in Napakalaki."""
