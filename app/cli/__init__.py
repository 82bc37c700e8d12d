"""The command line: its options, its parser, and a module for each command."""
