"""The analysis of a match from its journal: courses, turning points, luck. No texts."""
