"""A match being played: seats, bots, bus, journal. It knows no screen."""
