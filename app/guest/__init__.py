"""The program for a guest whose terminal is elsewhere.

Whoever serves guests runs `GuestApp` with a driver that writes to a line. A guest is a client of
the table like any other, and has no file of this machine.
"""
