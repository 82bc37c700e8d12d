"""The main screens: one module per screen, each with its style sheet if it needs one."""
