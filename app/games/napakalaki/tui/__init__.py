"""The parts of the Napakalaki screen."""
