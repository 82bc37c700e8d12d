"""Tests of the rules of Hammerspace."""
