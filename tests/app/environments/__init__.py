"""Tests of the environments for programs that learn."""
