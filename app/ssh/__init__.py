"""A server's tables over SSH: whoever connects sees the program, and nothing else of the machine.

`mazmorra serve --ssh PORT` starts this package as a process of its own (`python -m app.ssh`). It
serves guests as `app.web` does; the line is a channel of SSH, and a client's key says who it is.
"""
