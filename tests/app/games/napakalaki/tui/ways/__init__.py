"""The choices among friends, without a program and on the screen."""
