"""Tests of what must hold on every screen: one tour of them all, looked at in many ways."""
