"""What a match was like, worked out from its journal: courses, turning points, luck. No words."""
