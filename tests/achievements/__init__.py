"""Feats of all games: each fires where it should, and a soak that shows how often they do."""
