"""All settings, with a preview, and the keys of all commands."""
