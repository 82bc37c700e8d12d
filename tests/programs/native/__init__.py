"""The card games' rules as machine code: built, tested and measured beside the interpreted ones."""
