# Leaving the program.
quit-how = Press Ctrl and Q together to leave.
