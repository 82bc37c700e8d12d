"""One module a screen, each with its style sheet where it needs one."""
