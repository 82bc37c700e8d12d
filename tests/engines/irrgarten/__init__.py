"""Tests of Irrgarten; each cites its clause."""
