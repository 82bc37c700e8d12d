"""The coach: in the first real matches of each game it explains what comes for the first time."""
