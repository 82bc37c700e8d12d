"""Tests of what a seat has seen: folds, boards, routes. No screen."""
