"""The store of a server in PostgreSQL, for one server or several (extra `server`)."""
