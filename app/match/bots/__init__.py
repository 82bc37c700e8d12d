"""The port that asks bots for decisions, in this process or in a separate one."""
