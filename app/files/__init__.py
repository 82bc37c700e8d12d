"""Paths, safe reading and atomic writing of files, and TOML that people edit."""
