"""A table in the browser: a page with a terminal, and in it the program of a guest.

`mazmorra host` starts this package as a process of its own (`python -m app.web`), so that nothing a
visitor does can hold up the host's screen. It serves the page, and for each visitor an app whose
driver writes to a WebSocket. Such an app is a client of the table like any other.
"""
