"""The parts of the Hammerspace screen."""
