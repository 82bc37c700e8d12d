"""The perspective of one seat in Hammerspace."""
