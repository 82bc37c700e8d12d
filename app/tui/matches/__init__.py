"""The list of saved matches: a catalogue that is read by pages, its rows, what is done with one."""
