"""Compares the previews of Hammerspace with plays of the rules, for every card and character."""
