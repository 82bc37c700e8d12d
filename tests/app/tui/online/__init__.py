"""Tables with friends, on the screen."""
