"""Network tables: the protocol, a served table, and a match that is played on another machine."""
