"""Tables with friends on other machines: the lobby, and what a match needs while it is online."""
