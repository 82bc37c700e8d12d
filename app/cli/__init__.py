"""What the command line understands and does."""
