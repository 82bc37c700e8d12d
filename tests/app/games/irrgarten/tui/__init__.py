"""Tests of Irrgarten's screen."""
