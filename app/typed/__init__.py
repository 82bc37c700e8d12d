"""What people type, on the command line and in plain mode, checked; and where they type it."""
