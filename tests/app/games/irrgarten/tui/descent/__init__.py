"""Tests of the Descent's screen."""
